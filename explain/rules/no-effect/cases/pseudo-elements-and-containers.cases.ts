import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import { clubSite, joinForm, roboticsClub } from '../../../cases/base-pages.ts';

export const pseudoElementsAndContainersCases: readonly MistakeCase[] = [
  {
    code: 'no-content',
    shows: 'content from an attribute with another name',
    css: `.hint:hover::after { content: attr(data-tip); background: black; color: white; }`,
    html: '<p>The <span class="hint" data-tooltip="Computer Science">CS</span> lab</p>',
    found: [{ line: 7, property: 'content', value: 'attr(data-tip)' }],
    fix: [['attr(data-tip)', 'attr(data-tooltip)']],
  },
  {
    code: 'no-content',
    shows: 'content from an attribute that nothing has',
    css: `td::before { content: attr(data-label); font-weight: bold; }`,
    html: '<table><tr><td>81</td><td>77</td></tr></table>',
    found: [{ line: 7, property: 'content', value: 'attr(data-label)' }],
  },
  {
    code: 'no-viewport',
    shows: 'a query for narrow windows in a page without a width for phones',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Menu</title>
  <style>
    .menu { display: flex; }
    @media screen and (max-width: 600px) {
      .menu { display: block; }
    }
  </style>
</head>
<body>
  <ul class="menu"><li>Tea</li><li>Milk</li></ul>
</body>
</html>
`,
    found: [{ line: 8, selector: '@media screen and (max-width: 600px)', element: 'meta' }],
    fix: [
      [
        '<meta charset="utf-8">',
        '<meta charset="utf-8">\n  <meta name="viewport" content="width=device-width, initial-scale=1">',
      ],
    ],
  },
  {
    code: 'no-container',
    shows: 'a card as its own container',
    css: `.card { container-type: inline-size; padding: 1rem; }
@container (min-width: 30rem) {
  .card { padding: 2rem; }
}`,
    html: '<div class="card"><p>Hi</p></div>',
    found: [{ line: 8 }],
    fix: [
      [
        '1rem; }',
        `1rem; }
body {
  container-type: inline-size;
}`,
      ],
    ],
  },
  {
    code: 'no-container',
    shows: 'container query without container',
    css: '@container (min-width: 300px) { .card { padding: 40px; } } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [
      [
        '<style>',
        `<style>
body { container-type: inline-size; }`,
      ],
    ],
  },
  {
    code: 'no-content',
    shows: 'a before without content',
    css: `.note::before {
  background: teal;
  width: 10px;
  height: 10px;
}`,
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 8, property: 'background' }],
    fix: [
      [
        '.note::before {',
        `.note::before {
  content: "";
  display: block;`,
      ],
    ],
  },
  {
    code: 'no-content',
    shows: 'after without content',
    base: roboticsClub,
    edits: [['content: ""; display: block;', 'display: block; ']],
    found: [{ line: 27 }],
    fix: [['h2::after { display:', 'h2::after { content: ""; display:']],
  },
  {
    code: 'no-content',
    shows: 'an after without content beside a reset',
    css: `*,
*::before,
*::after {
  box-sizing: border-box;
}
.course {
  position: relative;
  border: 1px solid #ccc;
  padding: 1rem;
}
.course.new::after {
  position: absolute;
  top: 0;
  right: 0;
  background: crimson;
  padding: 4px 8px;
}`,
    html: `<div class="course new">
  <h2>Pottery</h2>
  <p>Every Tuesday at six.</p>
</div>`,
    found: [{ line: 18, selector: '.course.new::after', property: 'position' }],
    fix: [
      [
        '.course.new::after {',
        `.course.new::after {
  content: "";`,
      ],
    ],
  },
  {
    code: 'no-content',
    shows: 'display on a before without content',
    css: '.title::before { color: red; display: inline-block; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [['color:', 'content: ""; color:']],
  },
  {
    code: 'no-content',
    shows: 'hint before without content',
    base: joinForm,
    edits: [['content: "Hint: "; font-weight:', 'font-weight:']],
    found: [{ line: 28, property: 'font-weight' }],
    fix: [['.hint::before { font-weight:', '.hint::before { content: ""; font-weight:']],
  },
  {
    code: 'no-pseudo-element-box',
    shows: 'a background on a marker',
    css: 'li::marker { background: yellow; color: red; }',
    html: '<ol><li>Wash</li><li>Dry</li></ol>',
    found: [{ line: 7, property: 'background' }],
    fix: [
      [
        'background: yellow; color: red',
        `color: red; }
li { background: yellow`,
      ],
    ],
  },
  {
    code: 'no-pseudo-element-box',
    shows: 'a label behind its card',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }`,
        `.zz { position: relative; }
.zz::after { content: "new"; background: gold;
  z-index: 2;`,
      ],
      ['p class="p"><a href="#">A</a></p', 'div class="zz">A</div'],
    ],
    found: [{ line: 15, property: 'z-index' }],
    fix: [
      [
        'background: gold;',
        `background: gold;
  position: relative;`,
      ],
    ],
  },
  {
    code: 'no-pseudo-element-box',
    shows: 'a placeholder on a div',
    css: `.ph { width: 200px; height: 3rem; }
.ph::placeholder { color: red; }`,
    html: '<div class="ph">Type here</div>',
    found: [{ line: 8, property: 'color' }],
    fix: [['.ph::placeholder', '.ph']],
  },
  {
    code: 'no-pseudo-element-box',
    shows: 'a width on an inline before',
    css: '.team p::before { content: ""; width: 10px; background: teal; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, property: 'width' }],
    fix: [['width:', 'display: inline-block; width:']],
  },
  {
    code: 'no-pseudo-element-box',
    shows: 'an after on a picture',
    css: '.team img::after { content: "Team"; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, property: 'content' }],
  },
  {
    code: 'no-pseudo-element-box',
    shows: 'before on an image',
    css: '.card img::before { content: "photo"; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'content' }],
  },
  {
    code: 'visited-privacy',
    shows: 'a size for visited links',
    css: `a { font-size: 16px; }
a:visited { font-size: 12px; } `,
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 8, property: 'font-size' }],
  },
];

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
  [
    'a placeholder of a box around a field',
    'color',
    '.card::placeholder { color: red; }',
    '<p class="card"><input placeholder="Name" aria-label="Name"></p>',
    '.card input::placeholder { color: red; }',
  ],
  [
    'a marker of a list for its items',
    'color',
    '.menu::marker { color: red; }',
    '<ul class="menu"><li>One</li><li>Two</li></ul>',
    '.menu li::marker { color: red; }',
  ],
  [
    'padding on the marker beside its color',
    'padding-right',
    'li::marker { color: red; padding-right: 20px; }',
    '<ul><li>One</li></ul>',
    'li::marker { color: red; }',
  ],
  [
    'a query whose two limits exclude each other',
    '',
    '@media (width > 900px) and (width < 300px) { .card { color: red; } }',
    '<div class="card">Hello</div>',
    '@media (width < 900px) and (width > 300px) { .card { color: red; } }',
  ],
]);
