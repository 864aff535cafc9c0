import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import {
  canteen,
  dashboard,
  dropDownMenu,
  gymPlans,
  profile,
  tripPhotos,
} from '../../../cases/base-pages.ts';
import { card, list, photo } from './bodies.ts';

export const textCases: readonly MistakeCase[] = [
  {
    code: 'condition-not-met',
    shows: 'quotes around a whole list of fonts',
    css: 'body { font-family: "Trebuchet MS, Verdana, sans-serif"; color: #222; }',
    html: '<h1>Debate</h1>',
    found: [{ line: 7, property: 'font-family' }],
    fix: [['"Trebuchet MS, Verdana, sans-serif"', '"Trebuchet MS", Verdana, sans-serif']],
  },
  {
    code: 'condition-not-met',
    shows: 'quotes around a list of fonts in the shorthand',
    css: 'p { font: 16px/1.4 "Georgia, serif"; }',
    html: '<p>Debate</p>',
    found: [{ line: 7, property: 'font' }],
    fix: [['"Georgia, serif"', 'Georgia, serif']],
  },
  {
    code: 'condition-not-met',
    shows: 'an ellipsis on the parent of a paragraph',
    css: '.clip { width: 60px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }',
    html: '<div class="clip">\n<p>A long text that goes on</p>\n</div>',
    found: [{ line: 7, property: 'text-overflow' }],
    fix: [
      [
        '.clip { width: 60px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }',
        `p { overflow: hidden; text-overflow: ellipsis; }
.clip { width: 60px; white-space: nowrap; overflow: hidden; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a text align on the picture',
    base: profile,
    edits: [['float: left', ' text-align: center']],
    found: [{ line: 9, property: 'text-align' }],
    fix: [['text-align: center', 'display: block; margin-inline: auto']],
  },
  {
    code: 'condition-not-met',
    shows: 'an underline that a word should leave out',
    css: `.menu { margin: 0; text-decoration: underline; }
.menu b { text-decoration: none; }`,
    html: '<p class="menu">Lunch <b>today</b> and tomorrow</p>',
    found: [{ line: 8, property: 'text-decoration' }],
    fix: [['b { text-decoration:', 'b { display: inline-block; text-decoration:']],
  },
  {
    code: 'condition-not-met',
    shows: 'hyphens without a language',
    page: `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<title>Long words</title>
<style>
p { width: 8rem; border: 1px solid;
hyphens: auto; }
</style>
</head>
<body>
<p>Internationalisation and compartmentalisation.</p>
</body>
</html>
`,
    found: [{ line: 8, property: 'hyphens' }],
    fix: [['<html>', '<html lang="en">']],
  },
  {
    code: 'condition-not-met',
    shows: 'no underline wanted said of the list item',
    base: canteen,
    edits: [
      [
        `white;
  text-decoration: none;`,
        'white;',
      ],
      [
        `}
.logo`,
        `}
nav ul li { text-decoration: none; } 
.logo`,
      ],
    ],
    found: [{ line: 35, property: 'text-decoration' }],
    fix: [
      [
        'text-decoration:',
        `}
nav ul li a { text-decoration:`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'text align on a span',
    css: '.word { text-align: center; }',
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 7, property: 'text-align' }],
    fix: [['.word { text-align: center; }', '.word { display: block; text-align: center; }']],
  },
  {
    code: 'condition-not-met',
    shows: 'content on an element',
    css: '.note { content: "New"; }',
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 7, property: 'content' }],
    fix: [
      [
        'content:',
        `}
.note::before { content:`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'content on the element',
    css: '.title { content: "★"; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'content' }],
    fix: [
      [
        'content:',
        `}
.title::before { content:`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a hue that the root has read',
    page: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Corner Bakery</title>
<style>
body { font-family: Georgia, serif; color: #2b2118; background: #fff8ef; }
.top-bar { display: flex; justify-content: space-between; padding: 12px 24px; background: #f0dcc0; }
.top-bar-logo { font-size: 22px; font-weight: bold; }
.page-foot { padding: 20px; border-top: 1px solid #d9c3a3; font-size: 14px; }
:root { --hue: 200; --main: hsl(var(--hue) 50% 50%); }
.warm { --hue: 20; }
.warm h3 { color: var(--main); }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<div class="warm"><h3>A</h3></div>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, property: '--hue' }],
    fix: [['.warm { --hue:', '.warm { --main: hsl(var(--hue) 50% 50%); --hue:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a font by the name of its face',
    css: `@font-face {
  font-family: "Lora";
  src: url("lora.woff2") format("woff2");
  font-display: swap;
}
body {
  font-family: "Lora Regular", Georgia, serif;
  line-height: 1.6;
  margin: 0 5%;
}
.books {
  padding-left: 0;
  list-style: none;
}
.books li {
  display: flex;
  gap: 12px;
  padding: 12px 0;
}
.books li + li {
  border-top: 1px solid #ddd;
}
.books img {
  width: 60px;
  height: 90px;
  flex-shrink: 0;
}
.books .text {
  flex: 1;
  min-width: 0;
}
.books .blurb {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
}
.books h2 {
  margin: 0;
  font-size: 18px;
}
.tag {
  display: inline-block;
  padding: 0 6px;
  background-color: #ffeaa7;
  vertical-align: middle;
}`,
    html: `<h1>Books I read</h1>
<ul class="books">
  <li><img src="emma.jpg" alt=""><div class="text"><h2>Emma</h2><p class="blurb">A clever young woman arranges the love of everybody but herself.</p><span class="tag">classic</span></div></li>
  <li><img src="dune.jpg" alt=""><div class="text"><h2>Dune</h2><p class="blurb">Sand, spice, worms, and a boy with a destiny.</p><span class="tag">science fiction</span></div></li>
</ul>`,
    found: [{ line: 13, property: 'font-family' }],
    fix: [['"Lora Regular",', '"Lora",']],
  },
  {
    code: 'condition-not-met',
    shows: 'a font of google without its space',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Log in</title>
<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Open+Sans:wght@400;700&amp;display=swap">
<style>
html, body {
  height: 100%;
}
body {
  margin: 0;
  display: flex;
  justify-content: center;
  align-items: center;
  background: #74b9ff;
  font-family: "OpenSans", sans-serif;
}
.box {
  width: 300px;
  padding: 30px;
  background: #fff;
  border-radius: 10px;
  display: flex;
  flex-direction: column;
  gap: 12px;
}
.box h1 {
  margin: 0;
  text-align: center;
  font-size: 24px;
}
.box input {
  padding: 10px;
  border: 1px solid #ccc;
}
.box input::placeholder {
  color: #aaa;
}
.box .login {
  padding: 10px;
  background-color: #0984e3;
  color: #fff;
  border: none;
  font-size: 16px;
}
.box .login:active {
  background-color: #065a9c;
}
.help {
  align-self: center;
  font-size: 13px;
}
</style>
</head>
<body>
<form class="box">
  <h1>Log in</h1>
  <input type="text" placeholder="User name" aria-label="User name">
  <input type="password" placeholder="Password" aria-label="Password">
  <button class="login">Log in</button>
  <a class="help" href="#forgot">Forgot your password?</a>
</form>
</body>
</html>
`,
    found: [{ line: 17, property: 'font-family' }],
    fix: [['"OpenSans",', '"Open Sans",']],
  },
  {
    code: 'condition-not-met',
    shows: 'the weight after the size in font',
    css: `.title { font: 1.5rem bold Georgia, serif; }
.title { margin: 0 0 1rem; }`,
    html: '<h2 class="title">Chess club</h2><p>Thursdays at seven.</p>',
    found: [{ line: 7, property: 'font' }],
    fix: [['1.5rem bold', 'bold 1.5rem']],
  },
  {
    code: 'condition-not-met',
    shows: 'disk for disc',
    base: gymPlans,
    edits: [['none; }', 'disk; } ']],
    found: [{ line: 33, property: 'list-style-type' }],
    fix: [['list-style-type: disk', 'list-style-type: disc']],
  },
  {
    code: 'condition-not-met',
    shows: 'list style on a box',
    css: '.box { list-style-type: square; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'list-style-type' }],
    fix: [['list-style-type:', 'display: list-item; margin-inline-start: 1.5em; list-style-type:']],
  },
  {
    code: 'condition-not-met',
    shows: 'no bullets wanted said of the links',
    base: dropDownMenu,
    edits: [
      [
        'none; }',
        `none; }
.menu a { list-style: none; } `,
      ],
    ],
    found: [{ line: 10, property: 'list-style' }],
    fix: [
      [
        '.menu a { list-style: none;',
        `ul { list-style: none; }
.menu a {`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'an ellipsis on a flex container',
    base: dashboard,
    edits: [
      [
        '@layer base  {',
        `.tf { display: flex; overflow: hidden; white-space: nowrap; width: 90px;
  text-overflow: ellipsis;`,
      ],
      ['p class="q">A</p', 'div class="tf">A very very long text in here</div'],
    ],
    found: [{ line: 8, property: 'text-overflow' }],
    fix: [['display: flex', 'display: block']],
  },
  {
    code: 'condition-not-met',
    shows: 'an ellipsis that wraps',
    css: '.person { overflow: hidden; text-overflow: ellipsis; width: 5rem; }',
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
    found: [{ line: 7, property: 'text-overflow' }],
    fix: [['text-overflow:', 'white-space: nowrap; text-overflow:']],
  },
  {
    code: 'condition-not-met',
    shows: 'an ellipsis without hidden overflow',
    base: profile,
    edits: [['overflow: hidden; text-overflow: ellipsis; }', 'text-overflow: ellipsis; } ']],
    found: [{ line: 17, property: 'text-overflow' }],
    fix: [['text-overflow:', 'overflow: hidden; text-overflow:']],
  },
  {
    code: 'condition-not-met',
    shows: 'an ellipsis without overflow',
    css: '.note { text-overflow: ellipsis; }',
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 7, property: 'text-overflow' }],
    fix: [['text-overflow:', 'overflow: hidden; white-space: nowrap; text-overflow:']],
  },
  {
    code: 'condition-not-met',
    shows: 'line clamp alone',
    css: '.card p { -webkit-line-clamp: 2; overflow: hidden; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: '-webkit-line-clamp' }],
    fix: [['-webkit-line-clamp:', 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a vertical centre on a div',
    css: '.team { height: 300px; vertical-align: middle; }',
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
    found: [{ line: 7, property: 'vertical-align' }],
    fix: [['vertical-align: middle', 'display: grid; align-content: center']],
  },
  {
    code: 'condition-not-met',
    shows: 'vertical align in a flex item',
    css: `.card { display: flex; }
.title { vertical-align: middle; } `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8, property: 'vertical-align' }],
    fix: [['vertical-align: middle', 'align-self: center']],
  },
  {
    code: 'condition-not-met',
    shows: 'vertical align on a block',
    css: '.one { vertical-align: middle; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'vertical-align' }],
  },
  {
    code: 'condition-not-met',
    shows: 'vertical align on h1',
    base: tripPhotos,
    edits: [['font-family:', 'vertical-align: middle;  font-family:']],
    found: [{ line: 7, property: 'vertical-align' }],
  },
];

/** Conditions of text that are not met. */
export const textWithoutEffect = styleRows('no-effect', [
  // Text.
  [
    'vertical-align on a block',
    'vertical-align',
    '.card { height: 90px; vertical-align: middle; }',
    card,
    '.word { vertical-align: super; }',
  ],
  [
    'an ellipsis without overflow',
    'text-overflow',
    '.card { width: 40px; white-space: nowrap; text-overflow: ellipsis; }',
    card,
    '.card { width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }',
  ],
  [
    'an ellipsis that wraps',
    'text-overflow',
    '.card { width: 40px; overflow: hidden; text-overflow: ellipsis; }',
    card,
    '.card { width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }',
  ],
  [
    'line-clamp without a box',
    '-webkit-line-clamp',
    '.card { overflow: hidden; -webkit-line-clamp: 2; }',
    card,
    '.card { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }',
  ],
  [
    'line-clamp without an orientation',
    '-webkit-line-clamp',
    '.card { overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; }',
    card,
    '.card { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }',
  ],
  [
    'a color of a line that is not there',
    'text-decoration-color',
    '.card { text-decoration-color: red; }',
    card,
    '.card { text-decoration: underline; text-decoration-color: red; }',
  ],
  [
    'text-align-last on an inline box',
    'text-align-last',
    '.word { text-align-last: center; }',
    card,
    '.card { text-align-last: center; }',
  ],
  [
    'tab-size without kept tabs',
    'tab-size',
    '.card { tab-size: 2; }',
    card,
    '.card { white-space: pre; tab-size: 2; }',
  ],
  [
    'text-justify without justified text',
    'text-justify',
    '.card { text-justify: inter-character; }',
    card,
    '.card { text-align: justify; text-justify: inter-character; }',
  ],
  [
    'list-style on a block',
    'list-style',
    '.card { list-style: square; }',
    card,
    '.menu { list-style: square; }',
    list,
  ],
  [
    'list-style-type on items that are flex',
    'list-style-type',
    '.menu li { display: flex; list-style-type: square; }',
    list,
    '.menu li { list-style-type: square; }',
  ],
  ['content on an element', 'content', '.card { content: "Hi"; }', card, '.card::before { content: "Hi"; }'],
  [
    'a ::before without content',
    'color',
    '.card::before { color: red; }',
    card,
    '.card::before { content: "*"; color: red; }',
  ],
  [
    'a ::after of an image',
    'content',
    '.photo::after { content: "*"; }',
    photo,
    'p::after { content: "*"; }',
  ],
  [
    'a ::first-letter of an inline box',
    'font-size',
    '.word::first-letter { font-size: 40px; }',
    card,
    '.card::first-letter { font-size: 40px; }',
  ],
]);
