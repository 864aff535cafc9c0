import { styleRows, type MistakeCase } from '../../../cases/case.ts';

const two = '<div class="a">One</div><div class="a">Two</div>';
const lines = '<div class="row">\n<div class="a">One</div>\n<div class="a">Two</div>\n</div>';

/** Boxes that are wider than the row that their widths make. */
export const widthsThatDoNotFit = styleRows('does-not-fit', [
  [
    'a border beside floats of a half',
    'width',
    '.a { float: left; width: 50%; border: 1px solid; }',
    two,
    '.a { float: left; width: 50%; border: 1px solid; box-sizing: border-box; }',
  ],
  [
    'margins in percent beside floats',
    'width',
    '.a { float: left; width: 49%; margin: 1%; }',
    two,
    '.a { float: left; width: 48%; margin: 1%; }',
  ],
  [
    'spaces between inline blocks',
    'width',
    '.a { display: inline-block; width: 50%; }',
    lines,
    '.a { display: inline-block; width: 49%; }',
  ],
  [
    'gaps between items that wrap',
    'width',
    '.row { display: flex; flex-wrap: wrap; gap: 1rem; } .a { width: 50%; }',
    lines,
    '.row { display: flex; flex-wrap: wrap; gap: 1rem; } .a { width: calc(50% - 0.5rem); }',
  ],
  [
    'pixels in a container of pixels',
    'width',
    '.row { width: 600px; } .a { float: left; width: 300px; padding: 10px; }',
    lines,
    '.row { width: 640px; } .a { float: left; width: 300px; padding: 10px; }',
  ],
  [
    'columns in percent with a gap',
    'grid-template-columns',
    '.row { display: grid; grid-template-columns: 50% 50%; gap: 10px; }',
    lines,
    '.row { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }',
  ],
  [
    'a field with padding in a card',
    'width',
    '.card { border: 1px solid; padding: 8px; } input { width: 100%; padding: 8px; }',
    '<form class="card"><input name="a"></form>',
    '.card { border: 1px solid; padding: 8px; } input { width: 100%; padding: 8px; box-sizing: border-box; }',
  ],
  [
    'a band of the width of the window in a column with padding',
    'width',
    'body { margin: 0; } main { padding: 0 20px; } .band { width: 100vw; background: gold; }',
    '<main><div class="band">Tea</div></main>',
    'body { margin: 0; } main { padding: 0 20px; } .band { width: 100%; background: gold; }',
  ],
]);

export const widthCases: readonly MistakeCase[] = [
  {
    code: 'too-wide',
    shows: 'two columns with padding',
    css: 'aside { float: left; width: 25%; padding: 15px; }\nmain { float: left; width: 75%; padding: 15px; }',
    html: '<aside>Links</aside>\n<main>Text</main>',
    found: [{ line: 7, property: 'width', element: 'aside' }],
    fix: [
      ['aside { float: left; ', 'aside { float: left; box-sizing: border-box; '],
      ['main { float: left; ', 'main { float: left; box-sizing: border-box; '],
    ],
  },
  {
    code: 'too-wide',
    shows: 'gaps beside three items of a flex container',
    css: '.row { display: flex; flex-wrap: wrap; gap: 20px; }\n.row div { flex: 0 0 33.333%; }',
    html: '<div class="row"><div>One</div><div>Two</div><div>Three</div></div>',
    found: [{ line: 8, property: 'flex' }],
    fix: [['33.333%', 'calc((100% - 2 * 20px) / 3)']],
  },
  {
    code: 'too-wide',
    shows: 'pictures that do not shrink',
    css: '.strip { display: flex; max-width: 500px; }\n.strip img { width: 200px; }',
    html: '<div class="strip"><img src="a.png" alt="A"><img src="b.png" alt="B"><img src="c.png" alt="C"></div>',
    found: [{ line: 8, property: 'width', element: 'img' }],
    fix: [['.strip img { ', '.strip img { min-width: 0; ']],
  },
  {
    code: 'too-wide',
    shows: 'a fixed bar with padding',
    css: 'header { position: fixed; left: 0; width: 100%; padding: 20px; background: navy; }',
    html: '<header>Home</header>',
    found: [{ line: 7, property: 'width' }],
    fix: [['left: 0; ', 'left: 0; box-sizing: border-box; ']],
  },
  {
    code: 'too-wide',
    shows: 'a banner of the width of the window with padding',
    css: 'body { margin: 0; }\n.hero { width: 100vw; padding: 40px; background: gold; }',
    html: '<header class="hero"><h1>Tea</h1></header>',
    found: [{ line: 8, property: 'width', element: 'header.hero' }],
    fix: [['width: 100vw', 'width: auto']],
  },
  {
    code: 'too-wide',
    shows: 'a banner of the width of the window beside the margin of the body',
    css: '.hero { width: 100vw; background: gold; }',
    html: '<header class="hero"><h1>Tea</h1></header>',
    found: [{ line: 7, property: 'width', element: 'header.hero' }],
    fix: [['width: 100vw', 'width: auto']],
  },
  {
    code: 'too-wide',
    shows: 'a page of the width of the window with its own margin',
    css: 'body { width: 100vw; font-family: sans-serif; }',
    html: '<p>Tea</p>',
    found: [{ line: 7, property: 'width', element: 'body' }],
    fix: [['width: 100vw', 'width: auto']],
  },
  {
    code: 'too-wide',
    shows: 'a fixed bar of the width of the window with padding',
    css: 'header { position: fixed; top: 0; left: 0; width: 100vw; padding: 0 24px; background: navy; }',
    html: '<header>Home</header>',
    found: [{ line: 7, property: 'width', element: 'header' }],
    fix: [['width: 100vw', 'box-sizing: border-box; width: 100%']],
  },
];
