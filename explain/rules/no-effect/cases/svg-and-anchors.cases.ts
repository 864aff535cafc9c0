import { styleRows } from '../../../cases/case.ts';
import { card } from './bodies.ts';

const drawing = '<svg class="art" width="80" height="40"><rect class="part" width="60" height="30"/></svg>';
const line =
  '<svg class="art" width="80" height="40"><line class="part" x1="5" y1="5" x2="70" y2="30"/></svg>';
const tip = '<div class="card">Help</div><div class="tip">A hint</div>';
const row = '<div class="row"><p class="item">One</p><p>Two</p></div>';

/** What shapes of SVG, anchors, fixed boxes and sizes need. */
export const vectorsWithoutEffect = styleRows('no-effect', [
  ['a background on a shape', 'background', '.part { background: teal; }', drawing, '.part { fill: teal; }'],
  ['a border on a shape', 'border', '.part { border: 2px solid teal; }', drawing, '.part { stroke: teal; }'],
  [
    'round corners of CSS on a rect',
    'border-radius',
    '.part { border-radius: 8px; }',
    drawing,
    '.part { rx: 8px; }',
  ],
  [
    'a shadow of boxes on a shape',
    'box-shadow',
    '.part { box-shadow: 2px 2px 3px black; }',
    drawing,
    '.art { box-shadow: 2px 2px 3px black; }',
  ],
  ['padding on a shape', 'padding', '.part { padding: 8px; }', drawing, '.art { padding: 8px; }'],
  [
    'the width of a stroke that is not there',
    'stroke-width',
    '.part { stroke-width: 4px; }',
    line,
    '.part { stroke: teal; stroke-width: 4px; }',
  ],
  [
    'an anchor that no element is',
    'position-anchor',
    '.card { anchor-name: --help; } .tip { position: absolute; position-anchor: --hint; top: anchor(bottom); }',
    tip,
    '.card { anchor-name: --help; } .tip { position: absolute; position-anchor: --help; top: anchor(bottom); }',
  ],
  [
    'a distance from an anchor that no element is',
    'top',
    '.card { anchor-name: --help; } .tip { position: absolute; top: anchor(--hint top); }',
    tip,
    '.card { anchor-name: --help; } .tip { position: absolute; top: anchor(--help top); }',
  ],
  [
    'fixed in a box with a transform',
    'position',
    '.card { transform: translateX(40px); } .word { position: fixed; left: 0; top: 0; }',
    card,
    '.word { position: fixed; left: 0; top: 0; }',
  ],
  [
    'fixed in a box with a filter',
    'position',
    '.card { margin: 30px; filter: grayscale(1); } .word { position: fixed; left: 0; top: 0; }',
    card,
    '.card { margin: 30px; } .word { position: fixed; left: 0; top: 0; }',
  ],
  [
    'a bottom beside a top and a height',
    'bottom',
    '.card { position: absolute; top: 0; height: 50px; bottom: 0; background: teal; }',
    card,
    '.card { position: absolute; inset: 0; height: 50px; margin: auto; background: teal; }',
  ],
  [
    'a right edge beside a left one and a width',
    'right',
    '.card { position: fixed; left: 10px; width: 90px; right: 10px; background: teal; }',
    card,
    '.card { position: fixed; left: 10px; right: 10px; background: teal; }',
  ],
  [
    'a maximum above a fixed width',
    'max-width',
    '.card { width: 200px; max-width: 400px; background: teal; }',
    card,
    '.card { width: 100%; max-width: 400px; background: teal; }',
  ],
  [
    'a width beside a flex-basis',
    'width',
    '.row { display: flex; } .item { flex-basis: 90px; width: 200px; background: teal; }',
    row,
    '.row { display: flex; } .item { width: 200px; background: teal; }',
  ],
  [
    'flex-grow out of the flow',
    'flex-grow',
    '.row { display: flex; position: relative; } .item { position: absolute; flex-grow: 1; background: teal; }',
    row,
    '.row { display: flex; } .item { flex-grow: 1; background: teal; }',
  ],
  [
    'an ellipsis on a flex container',
    'text-overflow',
    '.only { display: flex; width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }',
    '<p class="only">A long name of a file.jpeg</p>',
    '.only { width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }',
  ],
  [
    'a transition to an automatic height',
    'transition',
    '.card { height: 0; overflow: hidden; transition: height 0.3s; } .card:hover { height: auto; }',
    card,
    '.card { height: 0; overflow: hidden; transition: height 0.3s; } .card:hover { height: 80px; }',
  ],
  [
    'a transition to no maximum',
    'transition',
    '.card { max-height: 10px; overflow: hidden; transition: max-height 0.3s; } .card:hover { max-height: none; }',
    card,
    '.card { max-height: 10px; overflow: hidden; transition: max-height 0.3s; } .card:hover { max-height: 80px; }',
  ],
  [
    'a transition between two gradients',
    'transition',
    '.card { background: linear-gradient(red, blue); transition: background 0.3s; } .card:hover { background: linear-gradient(blue, red); }',
    card,
    '.card { background: red; transition: background 0.3s; } .card:hover { background: blue; }',
  ],
  [
    'a custom property that is read on the root only',
    '--hue',
    ':root { --hue: 200; --main: hsl(var(--hue) 50% 50%); } .card { --hue: 20; } .word { color: var(--main); }',
    card,
    ':root { --hue: 200; } .card { --hue: 20; --main: hsl(var(--hue) 50% 50%); } .word { color: var(--main); }',
  ],
  [
    'a margin on a group of shapes',
    'margin-left',
    'g { margin-left: 20px; }',
    '<svg width="80" height="40"><g><rect width="9" height="9"/></g></svg>',
    'g { transform: translateX(20px); }',
  ],
  [
    'fixed in a box that says it will move',
    'position',
    '.card { margin: 30px; will-change: transform; } .word { position: fixed; left: 0; top: 0; }',
    card,
    '.card { margin: 30px; will-change: opacity; } .word { position: fixed; left: 0; top: 0; }',
  ],
  [
    'z-index of a pseudo-element in the flow',
    'z-index',
    '.card::after { content: "new"; z-index: 2; }',
    card,
    '.card { display: flex; } .card::after { content: "new"; z-index: 2; }',
  ],
  [
    'an inset of a pseudo-element in the flow',
    'top',
    '.card::after { content: "new"; top: 4px; }',
    card,
    '.card::after { content: "new"; position: relative; top: 4px; }',
  ],
]);
