import { styleRows } from '../coverage-row.ts';

const grid = '<div class="grid"><div class="wide">One</div><div>Two</div></div>';
const card = '<div class="card">Hello</div>';
const long = '<div class="page"><h2 class="title">Hello</h2><p>You</p></div>';

/** Names that nothing in the page has, queries that no size meets, boxes that don't scroll. */
export const namesWithoutEffect = styleRows('no-effect', [
  [
    'badges of cards that count from the page',
    'position',
    '.badge { position: absolute; top: 8px; right: 8px; }',
    '<div class="card"><i class="badge">A</i></div><div class="card"><i class="badge">B</i></div>',
    '.card { position: relative; } .badge { position: absolute; top: 8px; right: 8px; }',
  ],
  [
    'a badge of one card that counts from the page',
    'position',
    '.card { width: 200px; border: 1px solid; margin: 40px; } .badge { position: absolute; top: 8px; right: 8px; }',
    '<div class="card"><i class="badge">A</i></div>',
    '.card { position: relative; width: 200px; border: 1px solid; margin: 40px; } .badge { position: absolute; top: 8px; right: 8px; }',
  ],
  [
    'a row behind cells of their own background',
    'background',
    'td { background: white; } tr:hover { background: gold; }',
    '<table><tr><td>One</td><td>Two</td></tr></table>',
    'tr { background: white; } tr:hover { background: gold; }',
  ],
  [
    'the place of markers that a list has not',
    'list-style-position',
    'ul { list-style: none; } li { list-style-position: inside; }',
    '<ul><li>One</li></ul>',
    'ul { list-style: square; } li { list-style-position: inside; }',
  ],
  [
    'a span joined to its number',
    'grid-column',
    '.grid { display: grid; grid-template-columns: 1fr 1fr; } .wide { grid-column: span-2; }',
    grid,
    '.grid { display: grid; grid-template-columns: 1fr 1fr; } .wide { grid-column: span 2; }',
  ],
  [
    'a grid line of an unknown name',
    'grid-row',
    '.grid { display: grid; grid-template-columns: [first] 1fr [last] 1fr; } .wide { grid-row: middle / 3; }',
    grid,
    '.grid { display: grid; grid-template-columns: [first] 1fr [last] 1fr; } .wide { grid-column: last; }',
  ],
  [
    'two families without a comma',
    'font-family',
    '.card { font-family: Open Sans sans-serif; }',
    card,
    '.card { font-family: Open Sans, sans-serif; }',
  ],
  [
    'auto margins of a float',
    'margin',
    '.card { float: left; width: 200px; margin: 0 auto; }',
    card,
    '.card { width: 200px; margin: 0 auto; }',
  ],
  [
    'a counter shown under another name',
    'content',
    '.card { counter-increment: step; } .card::before { content: counter(stp); }',
    card,
    '.card { counter-increment: step; } .card::before { content: counter(step); }',
  ],
  [
    'a counter counted under another name',
    'counter-increment',
    'body { counter-reset: step; } .card { counter-increment: steps; } .card::before { content: counter(step); }',
    card,
    'body { counter-reset: step; } .card { counter-increment: step; } .card::before { content: counters(step, "."); }',
  ],
  [
    'a transition of display alone among others',
    'transition',
    '.card { transition: opacity 1s, display 1s; } .card:hover { opacity: 0; display: none; }',
    card,
    '.card { transition: opacity 1s, display 1s allow-discrete; } .card:hover { opacity: 0; display: none; }',
  ],
  [
    'a sticky title in a box that hides its rest',
    'position',
    'body { display: grid; } .page { overflow: hidden; } .title { position: sticky; top: 0; }',
    long,
    'body { display: grid; } .page { overflow: clip; } .title { position: sticky; top: 0; }',
  ],
  [
    'a sticky title in a box that scrolls sideways only',
    'position',
    '.page { overflow-y: auto; } .title { position: sticky; top: 0; }',
    long,
    '.page { overflow-y: auto; max-height: 80px; } .title { position: sticky; top: 0; }',
  ],
  [
    'an ellipsis on text that may wrap after all',
    'text-overflow',
    '.card { overflow: hidden; white-space: normal; text-overflow: ellipsis; }',
    card,
    '.card { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }',
  ],
  [
    'flex on an item of a grid',
    'flex',
    '.grid { display: grid; } .wide { flex: 1; }',
    grid,
    '.grid { display: flex; } .wide { flex: 1; }',
  ],
  [
    'a media query that no width meets',
    '@media (min-width: 900px) and (max-width: 600px)',
    '@media (min-width: 900px) and (max-width: 600px) { .card { color: red; } }',
    card,
    '@media (min-width: 600px) and (max-width: 900px) { .card { color: red; } }',
  ],
  [
    'a range that no width meets',
    '@media (60em < width < 40em)',
    '@media (60em < width < 40em) { .card { color: red; } }',
    card,
    '@media (40em < width < 60em), print and (width > 60em) { .card { color: red; } }',
  ],
  [
    'a media query in one that excludes it',
    '@media (min-width: 800px)',
    '@media (max-width: 600px) { .card { color: red; } @media (min-width: 800px) { .card { color: blue; } } }',
    card,
    '@media (max-width: 600px) { .card { color: red; } @media (min-width: 400px) { .card { color: blue; } } }',
  ],
  [
    'a font of the page under the name of a face',
    'font-family',
    '@font-face { font-family: "Lora"; src: url("lora.woff2"); } .card { font-family: "Lora Bold", serif; }',
    card,
    '@font-face { font-family: "Lora"; src: url("lora.woff2"); } .card { font-family: "Lora", serif; }',
  ],
  [
    'a font of a service without its space',
    'font-family',
    '@import url("https://fonts.googleapis.com/css2?family=Open+Sans:wght@400;700&display=swap"); .card { font-family: OpenSans, sans-serif; }',
    card,
    '@import url("https://fonts.googleapis.com/css2?family=Open+Sans:wght@400;700&display=swap"); .card { font-family: "Open Sans", sans-serif; }',
  ],
]);
