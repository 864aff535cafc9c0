import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import { canteen, clubEvents, clubSite, dropDownMenu, joinForm, marks } from '../../../cases/base-pages.ts';

const card = '<div class="card">Hello <b>you</b></div>';

export const selectorsCases: readonly MistakeCase[] = [
  {
    code: 'invalid-selector',
    shows: 'a name joined as in Sass',
    css: `.card {
  padding: 1em;
  &-title { color: firebrick; }
  &:hover { color: navy; }
}`,
    html: '<div class="card"><h3 class="card-title">Keys</h3></div>',
    found: [{ line: 9, selector: '&-title' }],
    fix: [
      [
        `
  &-title { color: firebrick; }`,
        '',
      ],
      [
        `color: navy; }
}`,
        `color: navy; }
}
.card-title { color: firebrick; }`,
      ],
    ],
  },
  {
    code: 'invalid-selector',
    shows: 'a brace for a bracket',
    css: `.team (
  padding: 1rem;
)
.people { margin: 0; }`,
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
    found: [{ line: 7 }],
  },
  {
    code: 'invalid-selector',
    shows: 'an opening brace missing',
    css: `.note
  color: teal;
}
.box { padding: 1rem; }`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['.note', '.note {']],
  },
  {
    code: 'invalid-selector',
    shows: 'brackets for braces',
    css: `.card ( padding: 10px; ) 
.title { color: teal; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
  },
  {
    code: 'invalid-selector',
    shows: 'square brackets for a block',
    css: `.note [
  color: teal;
]
.box { margin: 0; }`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
  },
  {
    code: 'invalid-selector',
    shows: 'a class that begins with a digit',
    css: '.1st { color: teal; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
  },
  {
    code: 'invalid-selector',
    shows: 'a selector that ends in a dot',
    css: '.team. { padding: 1rem; }',
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
    found: [{ line: 7 }],
    fix: [['.team.', '.team']],
  },
  {
    code: 'invalid-selector',
    shows: 'an id that begins with a digit',
    css: `.prize { padding: 10px; border: 1px solid #ccc; }
#1st { background: gold; }
#second { background: silver; }`,
    html: `<h1>Raffle</h1>
<div class="prize" id="1st">First prize: a bike</div>
<div class="prize" id="second">Second prize: a helmet</div>`,
    found: [{ line: 8, selector: '#1st' }],
  },
  {
    code: 'invalid-selector',
    shows: 'class starting with digit',
    css: '.1card { color: teal; } ',
    html: '<div class="1card"><p>Tea</p></div>',
    found: [{ line: 7 }],
  },
  {
    code: 'invalid-selector',
    shows: 'two dots before a class',
    css: '..box { padding: 1rem; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['..box {', '.box {']],
  },
  {
    code: 'invalid-selector',
    shows: 'a class with a colon',
    page: `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>My portfolio</title>
    <style>
      * { box-sizing: border-box; }
      body { margin: 0; font-family: system-ui, sans-serif; line-height: 1.5; }
      .wrapper { max-width: 960px; margin: 0 auto; padding: 0 16px; }
      .intro { padding-block: 32px; }
      .intro em { color: teal; }
.md:flex { display: flex; }
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<div class="md:flex"><p>A</p></div>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 13, selector: '.md:flex' }],
    fix: [['.md:flex', '.md\\:flex']],
  },
  {
    code: 'invalid-selector',
    shows: 'a pseudo class with two colons',
    css: '.person::hover { color: teal; }',
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
    found: [{ line: 7 }],
    fix: [['.person::hover', '.person:hover']],
  },
  {
    code: 'invalid-selector',
    shows: 'two colons in pseudo class',
    base: marks,
    edits: [['tr:hover {', 'tr::hover { ']],
    found: [{ line: 12 }],
    fix: [['tr::hover', 'tr:hover']],
  },
  {
    code: 'invalid-selector',
    shows: 'a comma before the brace',
    css: '.title, .btn, { color: teal; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [['.title, .btn,', '.title, .btn']],
  },
  {
    code: 'invalid-selector',
    shows: 'a comma left at the end of the selectors',
    css: `.box, {
  padding: 1rem;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['.box, {', '.box {']],
  },
  {
    code: 'invalid-selector',
    shows: 'a line without its comma after before',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Exercise</title>
  <style>
    h1 {
      color: darkgreen;
    }
    .box:hover > .tip::before
    .tip {
      color: gray;
    }
  </style>
</head>
<body>
  <h1>Hints</h1>
  <div class="box">
    <p class="tip">Water the plant on Mondays.</p>
    <p>Use rain water.</p>
  </div>
  <p>Good luck.</p>
</body>
</html>
`,
    found: [{ line: 10 }],
  },
  {
    code: 'invalid-selector',
    shows: 'double greater than',
    css: '.menu >> a { color: red; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7 }],
    fix: [['.menu >> a', '.menu a']],
  },
  {
    code: 'invalid-selector',
    shows: 'a comment of html before a rule',
    base: canteen,
    edits: [
      [
        `}
.logo`,
        `}
<!-- brand name --> 
.logo`,
      ],
    ],
    found: [{ line: 36 }],
  },
  {
    code: 'invalid-selector',
    shows: 'a slash comment between rules',
    css: `.box { margin: 0; }
// the note
.note { color: teal; }`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8 }],
    fix: [['// the note', '/* the note */']],
  },
  {
    code: 'invalid-selector',
    shows: 'a tag with its brackets',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
<em> { color: crimson; }
p { line-height: 1.8; }`,
    html: `<h1>Poem</h1>
<p>The sea is <em>never</em> still.</p>`,
    found: [{ line: 9, selector: '<em>' }],
    fix: [['<em> {', 'em {']],
  },
  {
    code: 'invalid-selector',
    shows: 'scss variable',
    css: `$main: teal; 
.card { padding: 4px; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [['$main: teal; ', ':root { --main: teal; }']],
  },
  {
    code: 'invalid-selector',
    shows: 'a card that has something that has',
    page: `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>My portfolio</title>
    <style>
      * { box-sizing: border-box; }
      body { margin: 0; font-family: system-ui, sans-serif; line-height: 1.5; }
      .wrapper { max-width: 960px; margin: 0 auto; padding: 0 16px; }
      .intro { padding-block: 32px; }
      .intro em { color: teal; }
.hh:has(.a:has(.b)) { color: red; }
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<div class="hh"><p class="a"><b class="b">A</b></p></div>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 13, selector: '.hh:has(.a:has(.b))' }],
    fix: [['.hh:has(.a:has(.b))', '.hh:has(.a .b)']],
  },
  {
    code: 'invalid-selector',
    shows: 'a formula that nth child has not',
    base: marks,
    edits: [['tr:nth-child(even) {', 'tr:nth-child(evens) { ']],
    found: [{ line: 11 }],
    fix: [['tr:nth-child(evens)', 'tr:nth-child(even)']],
  },
  {
    code: 'invalid-selector',
    shows: 'a pseudo class misspelt',
    base: dropDownMenu,
    edits: [['a:hover {', 'a:hovor { ']],
    found: [{ line: 10 }],
    fix: [['a:hovor', 'a:hover']],
  },
  {
    code: 'invalid-selector',
    shows: 'a pseudo class that is none',
    css: '.note:hovered { color: teal; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['.note:hovered', '.note:hover']],
  },
  {
    code: 'invalid-selector',
    shows: 'is without its parentheses',
    page: `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>My portfolio</title>
    <style>
      * { box-sizing: border-box; }
      body { margin: 0; font-family: system-ui, sans-serif; line-height: 1.5; }
      .wrapper { max-width: 960px; margin: 0 auto; padding: 0 16px; }
      .intro { padding-block: 32px; }
      .intro em { color: teal; }
.ii:is .b { color: red; }
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<p class="ii"><b class="b">A</b></p>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 13, selector: '.ii:is .b' }],
    fix: [['.ii:is', '.ii']],
  },
  {
    code: 'invalid-selector',
    shows: 'one bad selector in a list drops the rule',
    css: 'h1, .note:hovr { color: teal; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['.note:hovr', '.note:hover']],
  },
  {
    code: 'invalid-selector',
    shows: 'row input focused as a selector',
    base: joinForm,
    edits: [['input:focus', 'input:focused']],
    found: [{ line: 20 }],
    fix: 'base',
  },
  {
    code: 'invalid-selector',
    shows: 'site nav a hoover as a selector',
    base: clubEvents,
    edits: [['a:hover', 'a:hoover']],
    found: [{ line: 42 }],
    fix: 'base',
  },
  {
    code: 'invalid-selector',
    shows: 'the first item by another name',
    css: `li { margin-bottom: 4px; }
li:first { font-weight: bold; }`,
    html: '<ol><li>Open the box</li><li>Read the plan</li></ol>',
    found: [{ line: 8, selector: 'li:first' }],
    fix: [['li:first', 'li:first-child']],
  },
  {
    code: 'invalid-selector',
    shows: 'tr nth child evn as a selector',
    base: joinForm,
    edits: [['tr:nth-child(even)', 'tr:nth-child(evn)']],
    found: [{ line: 31 }],
    fix: 'base',
  },
  {
    code: 'invalid-selector',
    shows: 'a pseudo element that is none',
    css: '.note::befor { content: "!"; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['.note::befor', '.note::before']],
  },
  {
    code: 'invalid-selector',
    shows: 'a span after a pseudo element',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
`,
        '.pe::before:hover span { color: red; ',
      ],
      ['class="p"><a href="#">A</a', 'class="pe"><span>A</span'],
    ],
    found: [{ line: 13, selector: '.pe::before:hover span' }],
  },
  {
    code: 'invalid-selector',
    shows: 'hint beforee as a selector',
    base: joinForm,
    edits: [['.hint::before', '.hint::beforee']],
    found: [{ line: 28 }],
    fix: 'base',
  },
  {
    code: 'invalid-selector',
    shows: 'a space between at and media',
    css: '@ media (max-width: 600px) { .card { padding: 2px; } } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [['@ media', '@media']],
  },
  {
    code: 'invalid-selector',
    shows: 'hover with a space after the colon',
    css: '.btn: hover { color: red; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [['.btn: hover', '.btn:hover']],
  },
  {
    code: 'invalid-selector',
    shows: 'site nav a hover as a selector',
    base: clubEvents,
    edits: [['a:hover', 'a : hover']],
    found: [{ line: 42 }],
    fix: 'base',
  },
];

/** Selectors that the browser drops with their rule. */
export const droppedSelectors = styleRows('dropped-declaration', [
  ['a tag as a selector', '<b>', '<b> { color: red; }', card, 'b { color: red; }'],
  ['a tag of a block', '<p>', '<p> { color: red; }', '<p>Hello</p>', 'p { color: red; }'],
  [
    'the first item by another name',
    'b:first',
    'b:first { color: red; }',
    card,
    'b:first-child { color: red; }',
  ],
  [
    'every second item by another name',
    'b:odd',
    'b:odd { color: red; }',
    card,
    'b:nth-child(odd) { color: red; }',
  ],
  ['a click as a state', 'b:clicked', 'b:clicked { color: red; }', card, 'b:active { color: red; }'],
  [
    ':has() in :has()',
    '.card:has(b:has(i))',
    '.card:has(b:has(i)) { color: teal; }',
    '<div class="card">Hello <b><i>you</i></b></div>',
    '.card:has(b i) { color: teal; }',
  ],
  [
    'a line without its comma after a pseudo-element',
    '.card::first-line\nb',
    '.card::first-line\nb { color: teal; }',
    card,
    '.card::first-line,\nb { color: teal; }',
  ],
  [
    'a descendant of a pseudo-element',
    '.card::before b',
    '.card::before b { content: "a"; color: teal; }',
    card,
    '.card b::before { content: "a"; color: teal; }',
  ],
  [
    'a class of a pseudo-element',
    'b::after.big',
    'b::after.big { content: "a"; }',
    '<p><b class="big">you</b></p>',
    'b.big::after { content: "a"; }',
  ],
  [
    'a class with a colon',
    '.md:flex',
    '.md:flex { color: teal; }',
    '<div class="md:flex">Hello</div>',
    '.md\\:flex { color: teal; }',
  ],
  [
    ':is without parentheses',
    '.card:is b',
    '.card:is b { color: teal; }',
    card,
    '.card:is(div) b { color: teal; }',
  ],
  [
    'a space before the parenthesis',
    'b:nth-child (1)',
    'b:nth-child (1) { color: teal; }',
    card,
    'b:nth-child(1) { color: teal; }',
  ],
]);
