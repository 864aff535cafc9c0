import type { MistakeCase } from '../../../cases/case.ts';
import {
  canteen,
  clubEvents,
  courseCards,
  dropDownMenu,
  joinForm,
  library,
  marks,
} from '../../../cases/base-pages.ts';

export const syntaxCases: readonly MistakeCase[] = [
  {
    code: 'ignored-style-sheet',
    shows: 'a style element of a type that is none',
    page: `<!DOCTYPE html>
<title>Garden</title>
<style type="text/stylesheet">
h1 { color: darkgreen; }
.gone { width: 4; }
</style>
<h1>Garden</h1>
`,
    found: [{ line: 3, element: 'style' }],
    fix: [['type="text/stylesheet"', 'type="text/css"']],
  },
  {
    code: 'ignored-style-sheet',
    shows: 'a link to a style sheet without rel',
    page: `<!DOCTYPE html>
<title>Garden</title>
<link href="garden.css">
<h1>Garden</h1>
`,
    found: [{ line: 3, element: 'link' }],
    fix: [['<link href', '<link rel="stylesheet" href']],
  },
  {
    code: 'ignored-style-sheet',
    shows: 'a link to a style sheet with a misspelt rel',
    page: `<!DOCTYPE html>
<title>Garden</title>
<link rel="styelsheet" href="garden.css">
<h1>Garden</h1>
`,
    found: [{ line: 3, element: 'link' }],
    fix: [['styelsheet', 'stylesheet']],
  },
  {
    code: 'foreign-character',
    shows: 'a full-width semicolon',
    css: 'p { color: red； margin: 0; }',
    html: '<p>x</p>',
    found: [{ line: 7, property: 'color' }],
    fix: [['p { color: red； margin: 0; }', 'p { color: red; margin: 0; }']],
  },
  {
    code: 'foreign-character',
    shows: 'full-width parentheses',
    css: 'p { background: rgb（0 0 0）; }',
    html: '<p>x</p>',
    found: [{ line: 7, property: 'background' }],
    fix: [['p { background: rgb（0 0 0）; }', 'p { background: rgb(0 0 0); }']],
  },
  {
    code: 'foreign-character',
    shows: 'a full-width colon',
    css: 'p { margin：0; }',
    html: '<p>x</p>',
    found: [{ line: 7, property: 'margin' }],
    fix: [['p { margin：0; }', 'p { margin:0; }']],
  },
  {
    code: 'foreign-character',
    shows: 'a full-width comma between families',
    css: 'p { font-family: Arial， sans-serif; }',
    html: '<p>x</p>',
    found: [{ line: 7, property: 'font-family' }],
    fix: [['p { font-family: Arial， sans-serif; }', 'p { font-family: Arial, sans-serif; }']],
  },
  {
    code: 'foreign-character',
    shows: 'a typographic minus',
    css: 'p { margin-left: −8px; }',
    html: '<p>x</p>',
    found: [{ line: 7, property: 'margin-left' }],
    fix: [['p { margin-left: −8px; }', 'p { margin-left: -8px; }']],
  },
  {
    code: 'foreign-character',
    shows: 'a no-break space after a property',
    css: 'p { color:\u00a0red; }',
    html: '<p>x</p>',
    found: [{ line: 7, property: 'color' }],
    fix: [['p { color: red; }', 'p { color: red; }']],
  },
  {
    code: 'foreign-character',
    shows: 'a byte order mark before a selector',
    css: 'h1 { margin: 0; }\n\ufeffp { color: red; }',
    html: '<h1>x</h1><p>x</p>',
    found: [{ line: 8 }],
    fix: [['﻿p { color: red; }', 'p { color: red; }']],
  },
  {
    code: 'foreign-character',
    shows: 'typographic quotes around guillemets',
    css: 'p::before { content: “»”; }',
    html: '<p>x</p>',
    found: [{ line: 7, property: 'content' }],
    fix: [['p::before { content: “»”; }', 'p::before { content: "»"; }']],
  },
  {
    code: 'early-brace',
    shows: 'declarations after a closed rule',
    css: '.a { color: red; }\n  margin: 0;\n.b { color: blue; }',
    html: '<p class="a">x</p><p class="b">y</p>',
    found: [{ line: 8, property: 'margin' }],
    fix: [
      [
        `.a { color: red; }
  margin: 0;`,
        `.a { color: red; 
  margin: 0;
}`,
      ],
    ],
  },
  {
    code: 'early-brace',
    shows: 'a rule closed at once',
    css: '.bar {\n}\n  position: sticky;\n  top: 0;\n}\nmain { height: 1800px; }',
    html: '<div class="bar">Stay</div>\n<main><p>Long</p></main>',
    found: [{ line: 9, property: 'position' }],
    fix: [
      [
        `.bar {
}`,
        `.bar {
`,
      ],
    ],
  },
  {
    code: 'invalid-declaration',
    shows: 'a colon left out',
    base: dropDownMenu,
    edits: [['top: 100%;', 'top 100%; ']],
    found: [{ line: 14, property: 'top' }],
    fix: [['  top 100%; ', '  top: 100%; ']],
  },
  {
    code: 'invalid-declaration',
    shows: 'a colon missing',
    css: `.note {
  color teal;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8 }],
    fix: [['  color teal;', '  color: teal;']],
  },
  {
    code: 'invalid-declaration',
    shows: 'a semicolon for the colon of max width',
    base: joinForm,
    edits: [['max-width:', 'max-width;']],
    found: [{ line: 10 }],
    fix: 'base',
  },
  {
    code: 'invalid-declaration',
    shows: 'a semicolon in place of the colon',
    css: '.team { color; teal; }',
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
    fix: [['color;', 'color:']],
  },
  {
    code: 'invalid-declaration',
    shows: 'a space in a property',
    css: `.box {
  background color: #eee;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8 }],
    fix: [['background color:', 'background-color:']],
  },
  {
    code: 'invalid-declaration',
    shows: 'an equals sign for the colon',
    css: `.note {
  color = teal;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8 }],
    fix: [['color =', 'color:']],
  },
  {
    code: 'invalid-declaration',
    shows: 'inline style without colon',
    css: '.card { padding: 4px; }',
    html: '<div class="card"><p style="color red">Tea</p></div> ',
    found: [{ line: 11, property: 'color' }],
    fix: [['style="color', 'style="color:']],
  },
  {
    code: 'invalid-declaration',
    shows: 'semicolon for the colon',
    css: '.card p { color; red; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'color' }],
    fix: [['color;', 'color:']],
  },
  {
    code: 'line-comment',
    shows: 'a comment of another language',
    base: canteen,
    edits: [
      [
        'a.active {',
        `a.active {
  // the page we are on `,
      ],
    ],
    found: [{ line: 34 }],
    fix: [['// the page we are on ', '/* the page we are on */']],
  },
  {
    code: 'line-comment',
    shows: 'a slash comment',
    css: `.note {
  // the colour
  color: teal;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'color' }],
    fix: [['// the colour', '/* the colour */']],
  },
  {
    code: 'missing-semicolon',
    shows: 'a comma for a semicolon',
    css: `.note {
  color: teal,
  font-size: 20px;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'color' }],
    fix: [['color: teal,', 'color: teal;']],
  },
  {
    code: 'missing-semicolon',
    shows: 'a missing semicolon after a length',
    css: `.box {
  padding: 10px
  background: #eee;
  margin: 0;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'padding' }],
    fix: [['padding: 10px', 'padding: 10px;']],
  },
  {
    code: 'missing-semicolon',
    shows: 'a missing semicolon between lines',
    base: courseCards,
    edits: [['240px;', '240px ']],
    found: [{ line: 11, property: 'width' }],
    fix: [['width: 240px', 'width: 240px;']],
  },
  {
    code: 'missing-semicolon',
    shows: 'a missing semicolon',
    css: `.note {
  color: teal
  font-size: 20px;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'color' }],
    fix: [['color: teal', 'color: teal;']],
  },
  {
    code: 'missing-semicolon',
    shows: 'a semicolon missing before a bracket',
    css: `.team {
  margin: 0;
  padding: 1rem
  border: 1px solid teal
}`,
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
    found: [{ line: 9, property: 'padding' }],
    fix: [['padding: 1rem', 'padding: 1rem;']],
  },
  {
    code: 'missing-semicolon',
    shows: 'a style attribute with commas',
    css: '.box { margin: 0; }',
    html: `<div class="box">
<p style="color: red, font-size: 20px">Hello</p>
</div>`,
    found: [{ line: 12, property: 'color' }],
    fix: [['style="color: red,', 'style="color: red;']],
  },
  {
    code: 'missing-semicolon',
    shows: 'brand 0f766e',
    base: clubEvents,
    edits: [['#0f766e;', '#0f766e']],
    found: [{ line: 8 }],
    fix: 'base',
  },
  {
    code: 'missing-semicolon',
    shows: 'comma for the semicolon',
    css: `.card p { color: red, 
 font-size: 14px; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'color' }],
    fix: [['color: red,', 'color: red;']],
  },
  {
    code: 'missing-semicolon',
    shows: 'margin 0',
    base: clubEvents,
    edits: [
      [
        `  margin: 0;
  font-family: "Segoe UI", system-ui, sans-serif;`,
        `  margin: 0
  font-family: "Segoe UI", system-ui, sans-serif;`,
      ],
    ],
    found: [{ line: 14, property: 'margin' }],
    fix: 'base',
  },
  {
    code: 'rule-without-block',
    shows: 'an attribute selector without its bracket',
    base: joinForm,
    edits: [['input[type="submit"]', 'input[type="submit"']],
    found: [{ line: 21 }],
  },
  {
    code: 'stray-brace',
    shows: 'a brace too many',
    css: `.note { color: teal; }
}
.box { padding: 1rem; }`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8 }],
    fix: [
      [
        `}
.box`,
        `
.box`,
      ],
    ],
  },
  {
    code: 'stray-brace',
    shows: 'an extra brace',
    base: marks,
    edits: [['red; }', 'red; }} ']],
    found: [{ line: 14 }],
    fix: [['red; }}', 'red; }']],
  },
  {
    code: 'unbalanced-parentheses',
    shows: 'a bracket never closed',
    css: `.note {
  color: rgb(255, 0, 0;
  font-size: 20px;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'color' }],
    fix: [['rgb(255, 0, 0;', 'rgb(255, 0, 0);']],
  },
  {
    code: 'unbalanced-parentheses',
    shows: 'a bracket that never closes',
    base: courseCards,
    edits: [['0.2); }', '0.2; } ']],
    found: [{ line: 22, property: 'box-shadow' }],
    fix: [['0, 0.2', '0, 0.2)']],
  },
  {
    code: 'unbalanced-parentheses',
    shows: 'a missing bracket in a shadow',
    css: `.team {
  box-shadow: 0 2px 4px rgba(0, 0, 0, 0.2;
  padding: 1rem;
}`,
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
    found: [{ line: 8, property: 'box-shadow' }],
    fix: [['0, 0.2', '0, 0.2)']],
  },
  {
    code: 'unbalanced-parentheses',
    shows: 'a round bracket too few in calc',
    css: `.card { width: calc(100% - (2 * 10px); 
 padding: 4px; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'width' }],
    fix: [['* 10px)', '* 10px))']],
  },
  {
    code: 'unbalanced-parentheses',
    shows: 'a url never closed',
    css: `.team {
  background-image: url("team.jpg";
}`,
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
    found: [{ line: 8, property: 'background-image' }],
    fix: [['url("team.jpg"', 'url("team.jpg")']],
  },
  {
    code: 'unclosed-css-comment',
    shows: 'a comment that ends wrongly',
    css: `/* the team /
.team { padding: 1rem; }`,
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
    fix: [['team /', 'team / */']],
  },
  {
    code: 'unclosed-css-comment',
    shows: 'comment closed backwards',
    css: `/* cards /* 
.card { padding: 4px; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [['cards /* ', 'cards /* */ ']],
  },
  {
    code: 'unclosed-string',
    shows: 'a quote that never closes in font',
    css: `.card { font-family: "Open Sans, sans-serif; 
 padding: 4px; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'font-family' }],
    fix: [['"Open Sans,', '"Open Sans",']],
  },
  {
    code: 'unclosed-string',
    shows: 'a single quote that never closes',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Exercise</title>
  <style>
    h1 {
      font-family: 'Comic Sans MS, cursive;
      color: hotpink;
    }
    p {
      color: gray;
    }
  </style>
</head>
<body>
  <h1>Birthday</h1>
  <p>Come at three.</p>
  <p>Bring a cake.</p>
  <p>There will be music.</p>
</body>
</html>
`,
    found: [{ line: 8, property: 'font-family' }],
    fix: [['Sans MS,', "Sans MS',"]],
  },
  {
    code: 'unclosed-url',
    shows: 'an address without closing bracket',
    base: library,
    edits: [['#e0f2f1; }', 'url(paper.png; } ']],
    found: [{ line: 19, property: 'background' }],
  },
  {
    code: 'foreign-character',
    shows: 'typographic quotes in url()',
    css: '.a { background-image: url(“a.png”); }',
    html: '<p class="a">Tea</p>',
    found: [{ line: 7, property: 'background-image' }],
    fix: [['“a.png”', '"a.png"']],
  },
];
