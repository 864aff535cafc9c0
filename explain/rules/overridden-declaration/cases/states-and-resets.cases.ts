import type { MistakeCase } from '../../../cases/case.ts';

/** Declarations lost to a later state of links, to a shorthand that does not write them, or to the browser. */
export const statesAndResetsCases: readonly MistakeCase[] = [
  {
    code: 'overridden',
    shows: 'a pointer on links that were visited',
    css: 'a:hover { color: red; }\na:visited { color: purple; }',
    html: '<a href="#x">One</a>',
    found: [{ line: 7, property: 'color', selector: 'a:hover' }],
    fix: [
      [
        'a:hover { color: red; }\na:visited { color: purple; }',
        'a:visited { color: purple; }\na:hover { color: red; }',
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a size that a later background resets on two elements',
    css: '.icon { background-size: cover; width: 9px; }\n.icon.a { background: url(a.png) no-repeat; }\n.icon.b { background: url(b.png); }',
    html: '<p class="icon a">A</p><p class="icon b">B</p>',
    found: [{ line: 7, property: 'background-size' }],
    fix: [
      ['.icon { background-size: cover; ', '.icon { '],
      ['no-repeat; }', 'no-repeat; background-size: cover; }'],
      ['url(b.png); }', 'url(b.png); background-size: cover; }'],
    ],
  },
  {
    code: 'overridden',
    shows: 'a line height that a later font resets',
    css: '.a { line-height: 2; }\n.b { font: 16px Arial; }',
    html: '<p class="a b">One</p>',
    found: [{ line: 7, property: 'line-height' }],
    fix: [
      ['.a { line-height: 2; }', '.a { }'],
      ['Arial; }', 'Arial; line-height: 2; }'],
    ],
  },
  {
    code: 'overridden',
    shows: 'a display that would give an alignment its effect',
    css: '.line { display: flex; }\n.mid { justify-content: center; }\n.show { display: block; }',
    html: '<div class="line mid show"><p>One</p></div>',
    found: [{ line: 7, property: 'display' }],
    fix: [['.show { display: block; }', '.show { }']],
  },
  {
    code: 'overridden',
    shows: 'a position that would give an inset its effect, beside others',
    css: '.line { position: relative; top: 4px; }\n.show { position: static; }',
    html: '<p class="line show">One</p>',
    found: [{ line: 7, property: 'position' }],
    fix: [['.show { position: static; }', '.show { }']],
  },
  {
    code: 'control-font',
    shows: 'a button with a look of its own',
    css: 'body { font-family: Georgia, serif; }\nbutton { padding: 8px; border: 1px solid; }',
    html: '<p>One</p><button>Two</button>',
    found: [{ line: 7, property: 'font-family', element: 'button' }],
    fix: [['button { ', 'button { font: inherit; ']],
  },
];
