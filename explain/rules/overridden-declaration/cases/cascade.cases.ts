import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import {
  canteen,
  clubSite,
  courseCards,
  dashboard,
  dropDownMenu,
  festForm,
  gymPlans,
  library,
  loader,
  marks,
  roboticsClub,
  story,
  tripPhotos,
} from '../../../cases/base-pages.ts';
import { card, list, page } from './bodies.ts';

export const cascadeCases: readonly MistakeCase[] = [
  {
    code: 'overridden',
    shows: 'a link that bobs and grows',
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
@keyframes bob { from { transform: translateY(0); } to { transform: translateY(5px); } }
.bob { animation: bob 1s infinite alternate; display: inline-block; }
.bob:hover { transform: scale(1.2); }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<a class="bob" href="#">A</a>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 13, property: 'transform' }],
    fix: [['.bob:hover { transform:', '.bob:hover { animation: none; transform:']],
  },
  {
    code: 'overridden',
    shows: 'an endless animation in longhands',
    css: `@keyframes turn { from { transform: rotate(0); } to { transform: rotate(360deg); } }
.wheel {
  width: 60px;
  height: 60px;
  background: teal;
  animation-name: turn;
  animation-duration: 2s;
  animation-timing-function: cubic-bezier(0.2, 0, 0.5, 1);
  animation-iteration-count: infinite;
}
.wheel:hover { transform: scale(2); }
@media (prefers-reduced-motion: reduce) {
  .wheel { animation: none; }
}`,
    html: '<div class="wheel"></div>',
    found: [{ line: 17, property: 'transform' }],
    fix: [['.wheel:hover { transform:', '.wheel:hover { animation: none; transform:']],
  },
  {
    code: 'overridden',
    shows: 'a box against its class with the element',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
.tip { background-color: gold; padding: 10px; }
.hours { line-height: 1.6; }
div.tip { background: none; }`,
    html: `<h1>Museum</h1>
<div class="tip">Free on Sundays.</div>
<p class="hours">Open from ten to six.</p>`,
    found: [{ line: 9, property: 'background-color', value: 'gold', selector: '.tip' }],
    fix: [['div.tip { background: none; ', 'div.tip { ']],
  },
  {
    code: 'overridden',
    shows: 'a class that loses only among links',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Second-hand bikes</title>
<style>
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; font-family: system-ui, sans-serif; background-color: #f4f4f4; }
  .container { width: 90%; max-width: 1100px; margin-left: auto; margin-right: auto; }

  /* top bar */
  .topbar { background-color: #1d3557; color: white; }
  .topbar .container { display: flex; align-items: center; }
  .logo { font-size: 24px; font-weight: 700; margin-right: auto; }
  .topbar a { color: #a8dadc; margin-left: 1em; text-decoration: none; }

  /* cards */
  .bikes { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 1rem; padding: 0; list-style: none; }
  .bike { display: flex; flex-direction: column; background-color: white; border: 1px solid #ddd; padding: 1rem; }
  .bike h2 { margin: 0 0 8px; font-size: 1.1rem; }
  .bike p { flex-grow: 1; margin: 0; }
  .bike.sold { opacity: 0.5; }
  .bike .cost { color: #e63946; font-weight: bold; }
  .call { color: yellow; }
  .bike .buy { align-self: flex-end; background-color: #457b9d; color: white; padding: 6px 14px; border-radius: 99px; }

  /* size table */
  .sizes { border-spacing: 0; margin: 20px 0; background-color: white; }
  .sizes th, .sizes td { padding: 4px 12px; border-bottom: 1px solid #ddd; vertical-align: top; }
  .sizes tr:last-child td { border-bottom: none; }

  /* questions */
  details { background-color: white; margin-bottom: 10px; padding: 10px; }
  summary { cursor: pointer; font-weight: bold; }
  details[open] summary { color: #e63946; }

  /* contact form */
  .contact { display: grid; grid-template-columns: 120px 1fr; gap: 10px; }
  .contact button { grid-column: 2; justify-self: start; }
  .contact input:focus { background-color: lightyellow; }

  /* footer */
  .bottom { text-align: center; padding: 30px 0; color: #555; }
  .bottom small { font-size: 12px; }
  .bottom p + p { margin-top: 4px; }

  @media (min-width: 800px) {
    .logo { font-size: 32px; }
  }
</style>
</head>
<body>
<header class="topbar">
  <div class="container">
    <div class="logo">Spoke &amp; Wheel</div>
    <a href="#bikes">Bikes</a>
    <a href="#sizes">Sizes</a>
    <a class="call" href="#contact">Contact</a>
  </div>
</header>

<main class="container">
  <h1>Bikes with a past</h1>
  <ul class="bikes" id="bikes">
    <li class="bike">
      <h2>City bike</h2>
      <p>Three gears, a basket and a bell.</p>
      <span class="cost">90</span>
      <a class="buy" href="#contact">Ask</a>
    </li>
    <li class="bike sold">
      <h2>Racing bike</h2>
      <p>Light and fast. Needs new tyres.</p>
      <span class="cost">150</span>
      <a class="buy" href="#contact">Ask</a>
    </li>
    <li class="bike">
      <h2>Child's bike</h2>
      <p>For children of six to eight years.</p>
      <span class="cost">40</span>
      <a class="buy" href="#contact">Ask</a>
    </li>
  </ul>

  <h2 id="sizes">Which size?</h2>
  <table class="sizes">
    <tr><th>Height</th><th>Frame</th></tr>
    <tr><td>150 cm</td><td>S</td></tr>
    <tr><td>175 cm</td><td>M</td></tr>
  </table>

  <h2>Questions</h2>
  <details open>
    <summary>Can I try a bike?</summary>
    <p>Yes, on Saturdays.</p>
  </details>
  <details>
    <summary>Do you repair bikes?</summary>
    <p>Only bikes we have sold.</p>
  </details>

  <h2 id="contact">Contact</h2>
  <form class="contact" action="/contact" method="post">
    <label for="n">Name</label>
    <input id="n" name="n" type="text">
    <label for="m">E-mail</label>
    <input id="m" name="m" type="email">
    <button type="submit">Send</button>
  </form>
</main>

<footer class="bottom">
  <p>Spoke &amp; Wheel</p>
  <p class="call"><small>Harbour Street 12</small></p>
</footer>
</body>
</html>
`,
    found: [{ line: 25, property: 'color', element: 'a.call' }],
    fix: [['  .call { color: yellow; }', '  .call, .topbar a.call { color: yellow; }']],
  },
  {
    code: 'overridden',
    shows: 'a class written twice',
    css: `.u { color: red; }
.u.u { color: blue; }`,
    html: '<p class="u">x</p>',
    found: [{ line: 7, property: 'color' }],
    fix: [['.u.u { color: blue; ', '.u.u { ']],
  },
  {
    code: 'overridden',
    shows: 'a custom property of sections against a class',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Notes</title>
<style>
:root {
  color-scheme: light dark;
  --bg: #ffffff;
  --fg: #222222;
  --accent: #d63384;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #16161a;
    --fg: #f0f0f0;
  }
}
[data-theme="sepia"] {
  --bg: #f4ecd8;
}
body {
  background-color: var(--bg);
  color: var(--fg);
  font-family: Georgia, serif;
  margin: 0;
}
.note {
  --accent: seagreen;
  margin: 20px;
  padding: 20px;
  border: 1px solid color-mix(in srgb, var(--fg) 20%, transparent);
}
.note h2 {
  color: var(--accent, red);
}
section {
  --accent: #0d6efd;
}
.sepia-box {
  background-color: var(--bg);
  padding: 8px;
}
</style>
</head>
<body>
<section class="note"><h2>Shopping</h2><p>Milk, rice, soap.</p></section>
<section class="note"><h2>Homework</h2><p>Read chapter 4.</p></section>
<div data-theme="sepia"><p class="sepia-box">An old letter.</p></div>
</body>
</html>
`,
    found: [{ line: 39, property: '--accent' }],
  },
  {
    code: 'overridden',
    shows: 'a picture behind a background with the type',
    css: `body {
  margin: 0;
  font-family: sans-serif;
}
.cover {
  position: relative;
  height: 400px;
  background-image: url("beach.jpg");
  background-size: cover;
}
div.cover {
  background: #3a7bd5;
}
.cover .shade {
  position: absolute;
  inset: 0;
  background-color: rgba(0, 0, 0, 0.4);
}
.cover .words {
  position: relative;
  z-index: 1;
  padding: 120px 40px;
  color: white;
}
.cover h1 {
  margin: 0;
  font-size: 48px;
  text-shadow: 1px 1px 4px black;
}
.offers {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-around;
}
.offer {
  width: 200px;
  margin: 20px;
  padding: 10px;
  border: 1px solid #ccc;
  transition: box-shadow 0.2s ease;
}
.offer:hover {
  box-shadow: 0 4px 12px rgba(0, 0, 0, 0.3);
}`,
    html: `<div class="cover">
  <div class="shade"></div>
  <div class="words"><h1>See the world</h1><p>From 199 a week.</p></div>
</div>
<div class="offers">
  <div class="offer"><h2>Goa</h2><p>Sun and sea.</p></div>
  <div class="offer"><h2>Manali</h2><p>Snow and tea.</p></div>
</div>`,
    found: [{ line: 14, property: 'background-image' }],
    fix: [
      [
        `div.cover {
  background: #3a7bd5;`,
        'div.cover {',
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'an element after a class',
    css: `.button { background: navy; }
button { background: teal; }`,
    html: '<button class="button" type="button">Join</button>',
    found: [{ line: 8, property: 'background' }],
    fix: [['.button { background: navy; ', '.button { ']],
  },
  {
    code: 'overridden',
    shows: 'a dialog always shown as flex',
    css: 'dialog { display: flex; gap: 1rem; }',
    html: '<dialog id="d"><p>x</p></dialog><button onclick="d.showModal()">Open</button>',
    found: [{ line: 7, property: 'display' }],
    fix: [
      [
        '1rem; }',
        `1rem; }
dialog:not([open]) { display: none; }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a hidden dialog shown by its grid',
    css: '.dialog { display: grid; gap: 1rem; padding: 1rem; border: 1px solid; }',
    html: '<div class="dialog" hidden><h2>Cookies</h2><button>Fine</button></div><main><h1>Shop</h1></main>',
    found: [{ line: 7, property: 'display' }],
    fix: [
      [
        'solid; }',
        `solid; }
.dialog[hidden] { display: none; }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a yellow cell against white cells',
    css: 'td { background: white; padding: .5rem; }',
    html: '<table><tr><td>A</td><td bgcolor="yellow">B</td></tr></table>',
    found: [{ line: 11, property: 'background-color' }],
    fix: [['bgcolor="yellow"', 'style="background-color: yellow"']],
  },
  {
    code: 'overridden',
    shows: 'a class after an id',
    css: `#intro { color: navy; }
.lead { color: teal; }`,
    html: '<p id="intro" class="lead">Hello</p>',
    found: [{ line: 8, property: 'color' }],
    fix: [['#intro { color: navy; ', '#intro { ']],
  },
  {
    code: 'overridden',
    shows: 'an id before a class inside',
    css: `#page p { font-size: 16px; }
.big { font-size: 24px; }`,
    html: `<main id="page">
<p class="big">Hello</p>
</main>`,
    found: [{ line: 8, property: 'font-size' }],
    fix: [['p { font-size: 16px; ', 'p { ']],
  },
  {
    code: 'overridden',
    shows: 'an id outweighs the class that follows',
    base: festForm,
    edits: [
      [
        'italic; }',
        `italic; }
    .plain { font-style: normal; } `,
      ],
      ['id="note"', 'id="note" class="plain"'],
    ],
    found: [{ line: 22, property: 'font-style' }],
    fix: [['#note { font-style: italic; ', '#note { ']],
  },
  {
    code: 'overridden',
    shows: 'an id rule before a class rule of the same property',
    css: `#main { padding: 0; }
.wide { padding: 2rem; }`,
    html: `<main id="main" class="wide">
<p>Hello</p>
</main>`,
    found: [{ line: 8, property: 'padding' }],
    fix: [['#main { padding: 0; ', '#main { ']],
  },
  {
    code: 'overridden',
    shows: 'id over class',
    css: `#go { background: gray; }
.primary { background: blue; } `,
    html: '<button id="go" class="primary">Go</button>',
    found: [{ line: 8, property: 'background' }],
    fix: [['#go { background: gray; ', '#go { ']],
  },
  {
    code: 'overridden',
    shows: 'an earlier important',
    css: `p { color: navy !important; }
.note { color: teal; }`,
    html: '<p class="note">Hello</p>',
    found: [{ line: 8, property: 'color' }],
    fix: [['p { color: navy !important; ', 'p { ']],
  },
  {
    code: 'overridden',
    shows: 'an important beats the style attribute',
    css: 'p { color: navy !important; }',
    html: '<p style="color: teal">Hello</p>',
    found: [{ line: 11, property: 'color' }],
    fix: [['p { color: navy !important; ', 'p { ']],
  },
  {
    code: 'overridden',
    shows: 'important earlier on a colour',
    css: `h3 { color: black !important; }
.title { color: teal; } `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8, property: 'color' }],
    fix: [['h3 { color: black !important; ', 'h3 { ']],
  },
  {
    code: 'overridden',
    shows: 'important in the rule before',
    base: marks,
    edits: [
      ['thead th { background: #264653', 'th { background: #264653 !important'],
      [
        'bold; }',
        `bold; }
.fail-head { background: maroon; } `,
      ],
      ['/th><th>Marks', '/th><th class="fail-head">Marks'],
    ],
    found: [{ line: 14, property: 'background' }],
    fix: [['#264653 !important', '#264653']],
  },
  {
    code: 'overridden',
    shows: 'important in the wrong rule',
    css: `.person { background: silver !important; }
.lead { background: gold; }`,
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
    found: [{ line: 8, property: 'background' }],
    fix: [['silver !important', 'silver']],
  },
  {
    code: 'overridden',
    shows: 'a button in an inner layer',
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
@layer ui {
  @layer deep { .btnx { background: red; } }
  .btnx { background: blue; }
}
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<button class="btnx">A</button>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, property: 'background' }],
    fix: [['.btnx { background: blue; ', '.btnx { ']],
  },
  {
    code: 'overridden',
    shows: 'a class list in the wrong order of layers',
    css: `@layer theme, base;
@layer base { .title { color: black; } }
@layer theme { .title { color: teal; } } `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 9, property: 'color' }],
    fix: [['.title { color: black; ', '.title { ']],
  },
  {
    code: 'overridden',
    shows: 'a layer loses to what is in none',
    css: `@layer theme {
  #intro { color: teal; }
}
p { color: navy; }`,
    html: '<p id="intro">Hello</p>',
    found: [{ line: 8, property: 'color' }],
    fix: [['p { color: navy; ', 'p { ']],
  },
  {
    code: 'overridden',
    shows: 'a layer that loses to what stands in none',
    base: roboticsClub,
    edits: [['.cta:hover { background: darkred;', '@layer buttons { .cta { background: gold; } ']],
    found: [{ line: 25, property: 'background' }],
    fix: [['background: var(--brand); color:', 'color:']],
  },
  {
    code: 'overridden',
    shows: 'helpers in the first layer',
    base: dashboard,
    edits: [
      [
        `base  {
`,
        `utilities { .m0 { margin: 0; } }
@layer components { .crd { margin: 20px; } `,
      ],
      ['p class="q">A</p', 'div class="crd m0">A</div><div class="crd">B</div'],
    ],
    found: [{ line: 7, property: 'margin' }],
    fix: [['@layer utilities {', '@layer components, utilities;\n@layer utilities {']],
  },
  {
    code: 'overridden',
    shows: 'the order of layers',
    css: `@layer theme, base;
@layer base {
  p { color: navy; }
}
@layer theme {
  .note { color: teal; }
}`,
    html: '<p class="note">Hello</p>',
    found: [{ line: 12, property: 'color' }],
    fix: [['p { color: navy; ', 'p { ']],
  },
  {
    code: 'overridden',
    shows: 'a class after a longer selector',
    css: `.menu ul li a { color: navy; }
.current { color: teal; }`,
    html: `<nav class="menu">
<ul>
<li><a class="current" href="#x">Home</a></li>
</ul>
</nav>`,
    found: [{ line: 8, property: 'color' }],
    fix: [['a { color: navy; ', 'a { ']],
  },
  {
    code: 'overridden',
    shows: 'a class alone against class and element',
    base: courseCards,
    edits: [
      ['.card .price { font-weight: bold; color: green; }', '.price { font-weight: bold; color: green; } '],
    ],
    found: [{ line: 21, property: 'color' }],
    fix: [['.price', '.card-body p.price']],
  },
  {
    code: 'overridden',
    shows: 'a colour set again below the body',
    css: `h1 { color: teal; }
h1 { font-size: 3rem; }
body h1 { color: inherit; }`,
    html: '<h1>x</h1>',
    found: [{ line: 7, property: 'color' }],
    fix: [['h1 { color: inherit; ', 'h1 { ']],
  },
  {
    code: 'overridden',
    shows: 'a lead against the text of a post',
    css: `p { margin: 0; }
.lead { letter-spacing: 1px; }
article.post p { color: #444; }
p.lead { font-size: 1.2rem; color: crimson; }`,
    html: '<article class="post"><p class="lead">x</p><p>y</p></article>',
    found: [{ line: 10, property: 'color' }],
    fix: [['p.lead', 'article.post p.lead']],
  },
  {
    code: 'overridden',
    shows: 'color of a loses',
    base: story,
    edits: [
      [
        'royalblue; }',
        `royalblue; }
a { color: crimson; }`,
      ],
    ],
    found: [{ line: 31, property: 'color' }],
    fix: [['a { color: royalblue; ', 'a { ']],
  },
  {
    code: 'overridden',
    shows: 'margin reset by a longer selector',
    css: `.card p { margin: 0; }
p { margin: 20px; } `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8, property: 'margin' }],
    fix: [['p { margin: 0; ', 'p { ']],
  },
  {
    code: 'overridden',
    shows: 'the active class against a descendant selector',
    base: dropDownMenu,
    edits: [
      [
        'text-decoration: none; }',
        `background: #222; text-decoration: none; }
.current { background: #04aa6d; } `,
      ],
      ['id="help"', 'id="help" class="current"'],
    ],
    found: [{ line: 10, property: 'background' }],
    fix: [['.current', '.menu a.current']],
  },
  {
    code: 'overridden',
    shows: 'the heading of a plan weaker than the list',
    base: gymPlans,
    edits: [
      [
        'none; }',
        `none; }
.plan ul li { color: #444; }
.yoga { color: purple; } `,
      ],
      ['/li><li>Yoga', '/li><li class="yoga">Yoga'],
    ],
    found: [{ line: 35, property: 'color' }],
    fix: [['.yoga {', '.plan ul li.yoga {']],
  },
  {
    code: 'overridden',
    shows: 'a media query above the base',
    css: `.card { display: grid; }
@media (max-width: 600px) { .card { grid-template-columns: 1fr; } } 
.card { grid-template-columns: 1fr 1fr; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8, property: 'grid-template-columns' }],
    fix: [
      [
        `grid; }
@media (max-width: 600px) { .card { grid-template-columns: 1fr; } }`,
        'grid; }',
      ],
      [
        '1fr; }',
        `1fr; }
@media (max-width: 600px) { .card { grid-template-columns: 1fr; } }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a media query before the rule it varies',
    css: `@media (max-width: 600px) {
  .team { padding: 0.5rem; }
}
.team { padding: 2rem; }`,
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
    found: [{ line: 8, property: 'padding' }],
    fix: [
      [
        '<style>',
        `<style>
.team { padding: 2rem; }`,
      ],
      [
        `}
.team { padding: 2rem; }`,
        '}',
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a media query before what it changes',
    base: canteen,
    edits: [
      [
        `}
.logo`,
        `}
@media (max-width: 600px) {
  .logo { font-size: 16px; } 
}
.logo`,
      ],
      [
        `}
@media (max-width: 600px) {
  nav { flex-direction: column; }
}`,
        '}',
      ],
    ],
    found: [{ line: 37, property: 'font-size' }],
    fix: [
      [
        `}
@media (max-width: 600px) {
  .logo { font-size: 16px; } 
}`,
        '}',
      ],
      [
        `}
</style`,
        `}
@media (max-width: 600px) {
  .logo { font-size: 16px; } 
}
</style`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a padding for phones against a longer selector',
    css: `body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  grid-template-areas:
    "head head head"
    "nav main aside"
    "foot foot foot";
  grid-template-columns: 150px 1fr 150px;
  grid-template-rows: auto 1fr auto;
}
header {
  grid-area: head;
  background-color: #444;
  color: white;
}
nav {
  grid-area: nav;
  background-color: #ddd;
}
main {
  grid-area: main;
}
aside {
  grid-area: aside;
  background-color: #ddd;
}
footer {
  grid-area: foot;
  background-color: #444;
  color: white;
}
@media (max-width: 700px) {
  main {
    padding: 5px;
  }
}
body main {
  padding: 20px;
}
nav a {
  display: block;
  padding: 8px;
}`,
    html: `<header><h1>Chess club</h1></header>
<nav><a href="#news">News</a><a href="#rules">Rules</a></nav>
<main><h2>News</h2><p>We won against the teachers.</p></main>
<aside><p>Next game: Friday</p></aside>
<footer><p>Room 12</p></footer>`,
    found: [{ line: 41, property: 'padding' }],
    fix: [
      [
        `main {
  padding: 20px;`,
        'main {',
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a phone size before the tablet size',
    base: dashboard,
    edits: [
      [
        `@layer base  {
`,
        `.sizes { font-size: 20px; }
@media (max-width: 500px) { .sizes { font-size: 14px; } }
@media (max-width: 900px) { .sizes { font-size: 18px; } `,
      ],
      ['class="q">A', 'class="sizes">Text'],
    ],
    found: [{ line: 8, property: 'font-size' }],
    fix: [
      [
        `20px; }
@media (max-width: 500px) { .sizes { font-size: 14px; } }`,
        '20px; }',
      ],
      [
        '18px; } }',
        `18px; } }
@media (max-width: 500px) { .sizes { font-size: 14px; } }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a nested rule before a flat one',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a)`,
        `.n1 {
  & p`,
      ],
      [
        '@media',
        `.n1 p { color: blue; }
@media`,
      ],
      ['p class="p"><a href="#">A</a></p', 'div class="n1"><p>A</p></div'],
    ],
    found: [{ line: 14, property: 'color' }],
    fix: [['p { color: blue; ', 'p { ']],
  },
  {
    code: 'overridden',
    shows: 'a nested rule that weighs more',
    css: `.people { .person { color: navy; } }
.lead { color: crimson; }`,
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
    found: [{ line: 8, property: 'color' }],
    fix: [['.lead {', '.people .person.lead {']],
  },
  {
    code: 'overridden',
    shows: 'a pill with two transitions',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
`,
        `.pill { transition: background 0.3s; }
.pill.moving { transition: transform 0.3s; }
.pill:hover { background: gold; transform: scale(1.1); `,
      ],
      ['p class="p"><a href="#">A</a></p', 'button class="pill moving">Pill</button'],
    ],
    found: [{ line: 13, property: 'transition' }],
    fix: [
      [
        `transition: background 0.3s; }
.pill.moving { transition:`,
        `}
.pill.moving { transition: background 0.3s,`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'two animations set apart',
    base: loader,
    edits: [
      [
        'infinite; }',
        `infinite; }
    .dots .dot { animation: none; }
    .dot { animation: bounce 2s infinite; } `,
      ],
    ],
    found: [{ line: 18, property: 'animation' }],
  },
  {
    code: 'overridden',
    shows: 'two transforms for one tile',
    css: `.tile { transform: rotate(-3deg); }
.tile { padding: 1rem; background: khaki; }
.tile.big { transform: scale(1.4); }`,
    html: '<div class="tile big">Both, please</div>',
    found: [{ line: 7, property: 'transform' }],
    fix: [['.tile.big { transform: scale(1.4); ', '.tile.big { ']],
  },
  {
    code: 'overridden',
    shows: 'background of tab active loses',
    base: story,
    edits: [
      [
        '.tabs .tab.active { background: gold',
        `.tab.active { background: gold; }
.tabs .tab { background: silver`,
      ],
    ],
    found: [{ line: 36, property: 'background' }],
    fix: [
      [
        `pointer; }
.tab.active { background: gold; }`,
        'pointer; }',
      ],
      [
        'silver; }',
        `silver; }
.tab.active { background: gold; }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'same class twice earlier lost',
    css: `.btn { background: green; } 
.card p { margin: 0; }
.btn { background: gray; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'background' }],
    fix: [['.btn { background: gray; ', '.btn { ']],
  },
  {
    code: 'overridden',
    shows: 'the base button after its variant',
    css: `.btn-danger { background: red; } 
.btn { background: gray; padding: 8px; }`,
    html: '<button class="btn btn-danger">Delete</button><button class="btn">Keep</button>',
    found: [{ line: 7, property: 'background' }],
    fix: [
      [
        `<style>
.btn-danger { background: red; } 
.btn { background: gray; padding: 8px; }`,
        `<style> 
.btn { background: gray; padding: 8px; }
.btn-danger { background: red; }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'the order in the class attribute does not count',
    css: `.blue { color: blue; }
.red { color: red; }`,
    html: '<p class="red blue">Hello</p>',
    found: [{ line: 7, property: 'color' }],
    fix: [['.red { color: red; ', '.red { ']],
  },
  {
    code: 'overridden',
    shows: 'the same selector again further down',
    css: `.box { background: teal; }
.note { margin: 0; }
.box { background: navy; }`,
    html: `<div class="box">
<p class="note">Hello</p>
</div>`,
    found: [{ line: 7, property: 'background' }],
    fix: [['.box { background: navy; ', '.box { ']],
  },
  {
    code: 'overridden',
    shows: 'the variant stands before its base',
    css: `.btn-primary { background: teal; }
.btn { background: silver; padding: 8px; }`,
    html: `<button class="btn btn-primary" type="button">Join</button>
<button class="btn" type="button">Leave</button>`,
    found: [{ line: 7, property: 'background' }],
    fix: [
      [
        `style>
.btn-primary { background: teal; }`,
        'style>',
      ],
      [
        '8px; }',
        `8px; }
.btn-primary { background: teal; }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a focus weaker than the type',
    css: `input:focus { border-color: blue; }
form input[type="text"] { border: 1px solid gray; }`,
    html: `<form action="/q">
  <label for="n">Name</label>
  <input id="n" type="text">
</form>`,
    found: [{ line: 7, property: 'border-color' }],
    fix: [['input:focus', 'form input[type="text"]:focus']],
  },
  {
    code: 'overridden',
    shows: 'a hover before its base',
    css: `a:hover { color: crimson; }
a:link { color: teal; }`,
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
    found: [{ line: 7, property: 'color' }],
    fix: [
      [
        `style>
a:hover { color: crimson; }`,
        'style>',
      ],
      [
        'teal; }',
        `teal; }
a:hover { color: crimson; }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a hover weaker than the id',
    base: festForm,
    edits: [
      [
        `button { width: 100%; padding: 12px; border: none; background: dodgerblue; color: #fff; cursor: pointer; }
    button:hover { background: navy; }`,
        `#send { width: 100%; padding: 12px; border: none; background: dodgerblue; color: #fff; cursor: pointer; }
    button:hover { background: navy; } `,
      ],
      ['type="submit"', 'id="send" type="submit"'],
    ],
    found: [{ line: 19, property: 'background' }],
    fix: [['button:hover', '#send:hover']],
  },
  {
    code: 'overridden',
    shows: 'a hover written before the row colour',
    base: marks,
    edits: [
      [
        `tr:nth-child(even) { background: #f2f2f2; }
tbody tr:hover { background: #ffe8a3`,
        `tr:hover { background: #ffe8a3; } 
tbody tr:nth-child(n) { background: #f2f2f2`,
      ],
    ],
    found: [{ line: 11, property: 'background' }],
    fix: [
      [
        `white; }
tbody tr:hover { background: #ffe8a3; }`,
        'white; }',
      ],
      [
        '#f2f2f2; }',
        `#f2f2f2; }
tbody tr:hover { background: #ffe8a3; }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a row hover before the even rows',
    css: `table {
  width: 100%;
  border-collapse: collapse;
  font-family: sans-serif;
}
caption {
  font-size: 24px;
  padding: 10px;
  caption-side: top;
}
thead th {
  background-color: #2c3e50;
  color: white;
}
th, td {
  padding: 10px;
  border: 1px solid #bbb;
  text-align: center;
}
tbody tr:hover {
  background-color: #d6eaf8;
}
tbody tr:nth-child(even) {
  background-color: #f2f2f2;
}
.lab {
  font-weight: bold;
  color: #c0392b;
}
td.free {
  color: #999;
}`,
    html: `<table>
  <caption>Class 2B</caption>
  <thead>
    <tr>
      <th>Time</th>
      <th>Monday</th>
      <th>Tuesday</th>
    </tr>
  </thead>
  <tbody>
    <tr><th>9:00</th><td>Maths</td><td class="lab">Physics lab</td></tr>
    <tr><th>10:00</th><td>English</td><td>Maths</td></tr>
    <tr><th>11:00</th><td class="free">free</td><td>History</td></tr>
  </tbody>
</table>`,
    found: [{ line: 27, property: 'background-color' }],
    fix: [
      [
        `}
tbody tr:hover {
  background-color: #d6eaf8;
}`,
        '}',
      ],
      [
        `}
.lab`,
        `}
tbody tr:hover {
  background-color: #d6eaf8;
}
.lab`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'hover before the rule of the same weight',
    base: library,
    edits: [
      [
        'aside li { margin-bottom: 8px',
        `a:hover { color: red; } 
a:link { color: teal`,
      ],
    ],
    found: [{ line: 20, property: 'color' }],
    fix: [
      [
        `#e0f2f1; }
a:hover { color: red; }`,
        '#e0f2f1; }',
      ],
      [
        'color: teal; }',
        `color: teal; }
a:hover { color: red; }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'hover less specific',
    css: `.menu ul a { color: navy; }
a:hover { color: red; } `,
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 8, property: 'color' }],
    fix: [['a:hover', '.menu ul a:hover']],
  },
  {
    code: 'overridden',
    shows: 'hover stands before the plain rule',
    css: `a:hover { color: teal; }
a.link:link { color: navy; }
a.link { color: red; }`,
    html: '<p><a class="link" href="#x">Home</a></p>',
    found: [{ line: 7, property: 'color' }],
    fix: [['a:hover', 'a.link:link:hover']],
  },
  {
    code: 'overridden',
    shows: 'visited after hover',
    css: `a:hover { color: red; } 
a:link, a:visited { color: navy; }`,
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, property: 'color' }],
    fix: [
      [
        `<style>
a:hover { color: red; } 
a:link, a:visited { color: navy; }`,
        `<style> 
a:link, a:visited { color: navy; }
a:hover { color: red; }`,
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'a style attribute over the rule',
    base: tripPhotos,
    edits: [
      ['font-family:', ' font-family:'],
      ['  <h1>Our trip to Hampi</h1>', '  <h1 style="text-align: left">Our trip to Hampi</h1>'],
    ],
    found: [{ line: 7, property: 'text-align' }],
    fix: [['style="text-align: left"', 'style=""']],
  },
  {
    code: 'overridden',
    shows: 'background color of stage loses',
    base: story,
    edits: [['class="stage"', 'class="stage" style="background-color: black"']],
    found: [{ line: 15, property: 'background-color' }],
    fix: [['style="background-color: black"', 'style=""']],
  },
  {
    code: 'overridden',
    shows: 'inline width over the rule',
    css: '.photo { width: 100%; } ',
    html: '<img class="photo" src="a.jpg" alt="A" style="width: 80px">',
    found: [{ line: 7, property: 'width' }],
    fix: [['style="width: 80px"', 'style=""']],
  },
  {
    code: 'overridden',
    shows: 'the style attribute beats an id',
    css: '#banner { background-color: teal; }',
    html: '<div id="banner" style="background-color: navy">Hello</div>',
    found: [{ line: 7, property: 'background-color' }],
    fix: [['style="background-color: navy"', 'style=""']],
  },
  {
    code: 'overridden',
    shows: 'the style attribute of one',
    css: '.box { border: 1px solid teal; }',
    html: '<div class="box" style="border: none">Hello</div>',
    found: [{ line: 7, property: 'border' }],
    fix: [['style="border: none"', 'style=""']],
  },
  {
    code: 'overridden',
    shows: 'the style attribute wins',
    css: `p { margin: 0; }
.note { color: teal; }`,
    html: '<p class="note" style="color: navy">Hello</p>',
    found: [{ line: 8, property: 'color' }],
    fix: [['style="color: navy"', 'style=""']],
  },
  {
    code: 'overridden',
    shows: 'a class in where after the only heading',
    css: `h3 { color: black; }
:where(.fancy) { color: deeppink; }`,
    html: `<h3 class="fancy">Owls at night</h3>
<p>They hear a mouse under the snow.</p>`,
    found: [{ line: 8, property: 'color', selector: ':where(.fancy)' }],
    fix: [['h3 { color: black; ', 'h3 { ']],
  },
  {
    code: 'overridden',
    shows: 'a colour for all links after the special one',
    base: dropDownMenu,
    edits: [
      [
        'block; }',
        `block; }
.submenu a { background: #666; }
:where(.submenu) a { background: orange; } `,
      ],
    ],
    found: [{ line: 25, property: 'background' }],
    fix: [['a { background: #666; ', 'a { ']],
  },
  {
    code: 'overridden',
    shows: 'a title in where against all headings',
    css: `:where(.card .title) { color: blue; }
h2 { color: gray; }`,
    html: '<div class="card"><h2 class="title">Balloon ride</h2><p>One hour over the hills.</p></div>',
    found: [{ line: 7, property: 'color', value: 'blue' }],
    fix: [['h2 { color: gray; ', 'h2 { ']],
  },
  {
    code: 'overridden',
    shows: 'a where after the class of the time',
    css: `.chat {
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: 360px;
  font-family: sans-serif;
}
.chat .message {
  align-self: flex-start;
  max-width: 70%;
  padding: 8px 12px;
  border-radius: 14px;
  background-color: #eceff1;
}
.chat .message.mine {
  align-self: flex-end;
  background-color: #dcf8c6;
}
.message:not(.mine) .who {
  color: #1565c0;
}
.message a[href^="https"] {
  color: green;
}
.message a[target="_blank"]::after {
  content: " ↗";
}
:is(.who, .when) {
  font-size: 12px;
}
:where(.message p) {
  margin: 0;
}
.when {
  text-align: right;
  color: #78909c;
}
:where(.chat .when) {
  text-align: left;
}`,
    html: `<div class="chat">
  <div class="message"><span class="who">Zoe</span><p>Did you see <a href="https://example.com" target="_blank">this</a>?</p><div class="when">9:01</div></div>
  <div class="message mine"><span class="who">Me</span><p>Not yet!</p><div class="when">9:03</div></div>
</div>`,
    found: [{ line: 45, property: 'text-align' }],
    fix: [
      [
        `.when {
  text-align: right;`,
        '.when {',
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'an element rule after a part of the page in where',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Exercise</title>
  <style>
    :where(#main) p {
      color: purple;
    }
    p {
      color: gray;
    }
  </style>
</head>
<body>
  <main id="main">
    <h1>Where</h1>
    <p>I should be purple.</p>
    <p>Me too.</p>
  </main>
</body>
</html>
`,
    found: [{ line: 8, property: 'color', value: 'purple' }],
    fix: [
      [
        `p {
      color: gray;`,
        'p {',
      ],
    ],
  },
  {
    code: 'overridden',
    shows: 'an element rule over where',
    base: marks,
    edits: [
      [
        '.fail { color: red; }',
        `td { color: #333; }
:where(.fail) { color: red; } `,
      ],
    ],
    found: [{ line: 15, property: 'color' }],
    fix: [[':where(.fail)', ':is(.fail)']],
  },
];

/** Specificity, scope, logical properties, and the style of the browser itself. */
export const overriddenBySpecificity = styleRows('overridden-declaration', [
  // A class of its own against a rule for a kind of element.
  [
    'a class against a rule for paragraphs in a place',
    'color',
    '.job { color: gray; } .card p { color: black; }',
    '<div class="card"><p class="job">Hello</p></div>',
    '.job { color: gray; } .card p { margin: 0; }',
  ],
  [
    'a state weaker than what is always so',
    'border-color',
    'input:focus { border-color: blue; } form input[type="text"] { border-color: gray; }',
    '<form action="/q"><input type="text" aria-label="Name"></form>',
    'form input[type="text"]:focus { border-color: blue; } form input[type="text"] { border-color: gray; }',
  ],
  [
    'a rule in :where() against a rule for more elements',
    'color',
    ':where(.card .job) { color: gray; } p { color: black; }',
    '<div class="card"><p class="job">Hello</p><p>You</p></div>',
    ':is(.card .job) { color: gray; } p { color: black; }',
  ],
  // Logical against physical.
  [
    'margin-inline after margin-left',
    'margin-left',
    '.card { margin-left: 40px; margin-inline: 8px; }',
    card,
    '.card { margin-inline: 8px; margin-left: 40px; }',
  ],
  [
    'margin-inline-start after margin-left',
    'margin-left',
    '.card { margin-left: 40px; margin-inline-start: 8px; }',
    card,
    '.card { margin-inline-start: 8px; margin-right: 40px; }',
  ],
  [
    'padding-left after padding-inline-start',
    'padding-inline-start',
    '.menu { padding-inline-start: 80px; padding-left: 0; }',
    list,
    '.menu { padding-left: 0; padding-inline-end: 80px; }',
  ],
  [
    'inline-size after width',
    'width',
    '.card { width: 300px; inline-size: 100px; }',
    card,
    '.card { block-size: 100px; width: 300px; }',
  ],
  [
    'padding after padding-block',
    'padding-block',
    '.card { padding-block: 40px; padding: 8px; }',
    card,
    '.card { padding: 8px; padding-block: 40px; }',
  ],
  [
    'inset-block-start after top',
    'top',
    '.card { position: absolute; top: 50px; inset-block-start: 0; }',
    card,
    '.card { position: absolute; inset-block-start: 0; left: 50px; }',
  ],
  // Specificity.
  [
    'an element inside :where',
    'color',
    '.page p { color: gray; } :where(#main) .intro { color: teal; }',
    `<div class="page">${page}</div>`,
    '.page p { color: gray; } #main .intro { color: teal; }',
  ],
  [
    'a class in :where against an element',
    'color',
    'p { color: gray; } :where(.intro) { color: teal; }',
    page,
    'p { color: gray; } .intro { color: teal; }',
  ],
  [
    'an id in :is',
    'color',
    ':is(#main, .page) p { color: gray; } main .intro { color: teal; }',
    page,
    ':where(#main, .page) p { color: gray; } main .intro { color: teal; }',
  ],
  [
    'an id in :not',
    'color',
    'p:not(#top) { color: gray; } .intro { color: teal; }',
    page,
    'p:not(.top) { color: gray; } .intro.intro { color: teal; }',
  ],
  [
    'an id in :has',
    'color',
    'body:has(#main) p { color: gray; } .intro { color: teal; }',
    page,
    'body:has(main) p { color: gray; } p.intro.intro { color: teal; }',
  ],
  [
    'an id in the list around a nested rule',
    'color',
    '#main, .page { p { color: gray; } } main .intro { color: teal; }',
    page,
    'main { p { color: gray; } } main .intro { color: teal; }',
  ],
  [
    'a nested rule against a class',
    'color',
    '.page { p { color: gray; } } .intro { color: teal; }',
    `<div class="page">${page}</div>`,
    '.page { p { color: gray; } .intro { color: teal; } }',
  ],
  [
    'active before hover',
    'background',
    '.go:active { background: red; } .go:hover { background: gold; }',
    '<button class="go">Go</button>',
    '.go:hover { background: gold; } .go:active { background: red; }',
  ],
  [
    'hover before link',
    'color',
    'a:hover { color: red; } a:link { color: teal; }',
    '<p><a href="#">Go</a></p>',
    'a:link { color: teal; } a:hover { color: red; }',
  ],
  [
    'nth-child against a class',
    'background',
    '.table p:nth-child(odd) { background: silver; } .intro { background: teal; }',
    '<div class="table"><p class="intro">Hello</p><p>You</p></div>',
    '.table p:nth-child(odd) { background: silver; } .table p.intro { background: teal; }',
  ],
  [
    'an attribute selector against a class',
    'width',
    'input[type="text"] { width: 90px; } .wide { width: 300px; }',
    '<input type="text" class="wide" aria-label="Name">',
    'input[type="text"] { width: 90px; } input.wide { width: 300px; }',
  ],
  // Scope and custom properties.
  [
    'a nearer scope',
    'color',
    '@scope (.light) { p { color: gray; } } @scope (.page) { p { color: teal; } }',
    '<div class="page"><div class="light"><p>Hello</p></div></div>',
    '@scope (.light) { p { color: gray; } } @scope (.page) { p { color: teal; } }',
    '<div class="page"><p>One</p><div class="light"><p>Hello</p></div></div>',
  ],
  [
    'a custom property set at a nearer ancestor',
    '--main',
    '.card { --main: gray; } .page { --main: teal; } .card b { color: var(--main); }',
    `<div class="page">${card}</div>`,
    '.page { --main: teal; } .card b { color: var(--main); }',
  ],
  [
    'a custom property of the root set on the body',
    '--main',
    ':root { --main: teal; } body { --main: gray; } .card b { color: var(--main); }',
    card,
    ':root { --main: teal; } .card b { color: var(--main); }',
  ],
  [
    'a base rule of the whole page against inheritance',
    'color',
    '.card { color: white; } p { color: gray; }',
    '<div class="card"><p>Hello</p></div><p>You</p>',
    '.card p { color: white; } p { color: gray; }',
  ],
  // The browser's own style sheet, and attributes that stand for properties.
  [
    'display against hidden',
    'display',
    '.card { display: grid; }',
    '<div class="card" hidden>Hello</div>',
    '.card:not([hidden]) { display: grid; }',
  ],
  [
    'display against a closed dialog',
    'display',
    'dialog { display: flex; }',
    '<dialog>Hello</dialog>',
    'dialog[open] { display: flex; }',
  ],
  [
    'display against a closed popover',
    'display',
    '.card { display: flex; }',
    '<div class="card" popover>Hello</div>',
    '.card:popover-open { display: flex; }',
  ],
  [
    'a rule against bgcolor',
    'background-color',
    'td { background: white; }',
    '<table><tr><td>Hello</td><td bgcolor="gold">You</td></tr></table>',
    'td { padding: 4px; }',
  ],
  [
    'a rule against fill',
    'fill',
    'circle { fill: gray; }',
    '<svg width="90" height="90"><circle r="9"/><circle r="4" fill="red"/></svg>',
    'circle { stroke: gray; }',
  ],
  // One value that could be both.
  [
    'two transforms of two rules',
    'transform',
    '.card { transform: rotate(4deg); } .card.big { transform: scale(2); }',
    '<div class="card big">Hello</div>',
    '.card { transform: rotate(4deg); } .card.big { transform: rotate(4deg) scale(2); }',
    '<div class="card">Hello</div><div class="card big">You</div>',
  ],
  [
    'two transitions in one rule',
    'transition',
    '.card { transition: color 1s; transition: opacity 1s; } .card:hover { color: red; opacity: 0.5; }',
    card,
    '.card { transition: color 1s, opacity 1s; } .card:hover { color: red; opacity: 0.5; }',
  ],
  [
    'the same selector below the body',
    'color',
    'p { color: red; } body p { color: teal; }',
    '<p>Hello</p>',
    'body p { color: teal; }',
  ],
  [
    'a rule for the paragraphs against the alignment of their parent',
    'text-align',
    '.card { text-align: center; } p, h3 { text-align: left; }',
    '<div class="card"><h3>Hello</h3><p>You</p></div>',
    '.card, .card > * { text-align: center; }',
  ],
  [
    'the same class twice in the stronger selector',
    'color',
    '.card { color: red; } .card.card { color: teal; }',
    card,
    '.card.card { color: teal; }',
  ],
  [
    'a custom property of a type against a class',
    '--main',
    '.card { --main: gray; } section { --main: teal; } .card b { color: var(--main); }',
    '<section class="card"><b>Hello</b></section>',
    'section { --main: teal; } .card b { color: var(--main); }',
  ],
  [
    ':where() with a class after the class itself',
    'text-align',
    '.day { text-align: right; } :where(.plan .day) { text-align: center; }',
    '<div class="plan"><p class="day">Hello</p></div>',
    ':where(.day) { text-align: right; } :where(.plan .day) { text-align: center; }',
  ],
  [
    'two functions of a state',
    'transform',
    '.card:hover { transform: rotate(3deg); transform: scale(1.1); }',
    card,
    '.card:hover { transform: rotate(3deg) scale(1.1); }',
  ],
  [
    'a row for the mouse before every second row',
    'background-color',
    'tr:hover { background-color: gold; } tr:nth-child(even) { background-color: silver; }',
    '<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>',
    'tr:nth-child(even) { background-color: silver; } tr:hover { background-color: gold; }',
  ],
  [
    'a row for the mouse against every second row of a table',
    'background-color',
    'table tr:nth-child(even) { background-color: silver; } tr:hover { background-color: gold; }',
    '<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>',
    'tr:nth-child(even) { background-color: silver; } tr:hover { background-color: gold; }',
  ],
  [
    'a background image against a background with the type',
    'background-image',
    '.card { height: 90px; background-image: linear-gradient(red, blue); } div.card { background: gray; }',
    card,
    '.card { height: 90px; background-image: linear-gradient(red, blue); } div.card { background-color: gray; }',
  ],
]);
