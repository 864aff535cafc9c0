import type { MistakeCase } from '../../../cases/case.ts';

/** Layers, minimum sizes, clearance and boxes that appear at once. */
export const layersAndMinimumsCases: readonly MistakeCase[] = [
  {
    code: 'condition-not-met',
    shows: 'a menu in a lower layer',
    css: 'nav { position: relative; z-index: 1; }\n.drop { position: absolute; top: 100%; z-index: 99; }\n.hero { position: relative; z-index: 2; }',
    html: '<nav>Menu<div class="drop">Items</div></nav><div class="hero">Hero</div>',
    found: [{ line: 8, property: 'z-index' }],
    fix: [['z-index: 1;', 'z-index: 3;']],
  },
  {
    code: 'condition-not-met',
    shows: 'a window in a layer made by its opacity',
    css: '.card { opacity: 0.9; }\n.box { position: fixed; inset: 0; z-index: 99; }\nheader { position: sticky; top: 0; z-index: 5; }',
    html: '<div class="card"><div class="box">Box</div></div><header>Head</header><p>Text</p>',
    found: [{ line: 8, property: 'z-index' }],
    fix: [['.card { ', '.card { position: relative; z-index: 6; ']],
  },
  {
    code: 'condition-not-met',
    shows: 'a list that makes its item grow',
    css: '.page { display: flex; flex-direction: column; height: 100vh; }\n.main { flex: 1; }\n.list { height: 100%; overflow: auto; }',
    html: '<div class="page"><h1>Top</h1><div class="main"><div class="list">Long</div></div></div>',
    found: [{ line: 9, property: 'overflow' }],
    fix: [['.main { ', '.main { min-height: 0; ']],
  },
  {
    code: 'condition-not-met',
    shows: 'a line of text that makes its item grow',
    css: '.row { display: flex; }\n.text { flex: 1; }\n.text p { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }',
    html: '<div class="row"><b>1</b><div class="text"><p>A long text</p></div></div>',
    found: [{ line: 9, property: 'text-overflow' }],
    fix: [['.text { ', '.text { min-width: 0; ']],
  },
  {
    code: 'condition-not-met',
    shows: 'a margin in front of clearance',
    css: '.left { float: left; height: 90px; }\nfooter { clear: both; margin-top: 20px; }',
    html: '<div class="left">Left</div><footer>Foot</footer>',
    found: [{ line: 8, property: 'margin-top' }],
    fix: [
      ['.left { float: left; ', '.left { float: left; margin-bottom: 20px; '],
      ['both; margin-top: 20px; }', 'both; }'],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a panel that has no look to change from',
    css: '.menu:hover .in { display: block; opacity: 1; }\n.in { display: none; opacity: 0; transition: opacity 0.3s; }',
    html: '<div class="menu">Menu<div class="in">Items</div></div>',
    found: [{ line: 8, property: 'transition' }],
    fix: [
      ['opacity: 1; }', 'opacity: 1; }\n@starting-style { .menu:hover .in { opacity: 0; } }'],
      ['opacity 0.3s;', 'opacity 0.3s, display 0.3s allow-discrete;'],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a panel that is gone at once',
    css: '.menu:hover .in { display: none; opacity: 0; }\n.in { opacity: 1; transition: opacity 0.3s; }',
    html: '<div class="menu">Menu<div class="in">Items</div></div>',
    found: [{ line: 8, property: 'transition' }],
  },
  {
    code: 'condition-not-met',
    shows: 'a tag in a coloured box that is not positioned',
    css: '.box { background: gold; height: 90px; }\n.tag { position: absolute; bottom: 0; left: 0; }',
    html: '<div class="box"><b class="tag">New</b>Text</div>',
    found: [{ line: 8, property: 'position' }],
    fix: [['gold; ', 'gold; position: relative; ']],
  },
];
