import type { MistakeCase } from '../../../cases/case.ts';
import {
  canteen,
  clubEvents,
  courseCards,
  dashboard,
  diary,
  festForm,
  joinForm,
  library,
  roboticsClub,
  story,
} from '../../../cases/base-pages.ts';

export const colorAndBackgroundValuesCases: readonly MistakeCase[] = [
  {
    code: 'invalid-value',
    shows: 'a color for the light scheme only',
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
.ld {
  background: light-dark(white);
}
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<p class="ld">L</p>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, property: 'background' }],
    fix: [['light-dark(white)', 'white']],
  },
  {
    code: 'invalid-value',
    shows: 'a heading with half a clamp',
    base: dashboard,
    edits: [
      [
        '@layer base  {',
        `.c {
  font-size: clamp(1rem, 3vw);`,
      ],
      ['p class="q">A</p', 'h2 class="c">C</h2'],
    ],
    found: [{ line: 8, property: 'font-size' }],
    fix: [['clamp(1rem,', 'max(1rem,']],
  },
  {
    code: 'invalid-value',
    shows: 'a hint with an anchor in its margin',
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
.an { position: absolute; anchor-name: --x; }
.tip { position: absolute; position-anchor: --x;
  margin-top: anchor(bottom);
}
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<b class="an">A</b><i class="tip">T</i>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 15, property: 'margin-top' }],
    fix: [['margin-top:', 'top:']],
  },
  {
    code: 'invalid-value',
    shows: 'a background picture without url',
    base: library,
    edits: [['main; padding: 16px; }', 'main; padding: 16px; background-image: paper.png; } ']],
    found: [{ line: 21, property: 'background-image' }],
    fix: [['paper.png', 'url("paper.png")']],
  },
  {
    code: 'invalid-value',
    shows: 'an address without url',
    css: '.box { background-image: "poster.png"; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'background-image' }],
    fix: [['background-image: "poster.png"', 'background-image: url("poster.png")']],
  },
  {
    code: 'invalid-value',
    shows: 'background size by a word that is none',
    css: '.box { background: url(poster.png); background-size: fill; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'background-size' }],
    fix: [['background-size: fill', 'background-size: 100% 100%']],
  },
  {
    code: 'foreign-character',
    shows: 'curly quotes around an address',
    css: '.box { background-image: url(poster.png) “wide”; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'background-image' }],
  },
  {
    code: 'invalid-value',
    shows: 'url in a space',
    css: '.card { background: url ("tea.jpg"); } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'background' }],
    fix: [['url ("tea.jpg")', 'url("tea.jpg")']],
  },
  {
    code: 'invalid-value',
    shows: 'a border radius with a colour',
    css: '.team { border-radius: 8px red; }',
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
    found: [{ line: 7, property: 'border-radius' }],
    fix: [['8px red', '8px']],
  },
  {
    code: 'invalid-value',
    shows: 'a border style misspelt',
    css: '.box { border: 2px sold teal; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'border' }],
    fix: [['2px sold', '2px solid']],
  },
  {
    code: 'invalid-value',
    shows: 'a colon inside the value',
    css: '.card { border: 1px solid: red; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'border' }],
    fix: [['solid:', 'solid']],
  },
  {
    code: 'invalid-value',
    shows: 'a space before the unit',
    base: courseCards,
    edits: [['border-radius: 10px;', 'border-radius: 10 px; ']],
    found: [{ line: 14, property: 'border-radius' }],
    fix: [['border-radius: 10 px', 'border-radius: 10px']],
  },
  {
    code: 'invalid-value',
    shows: 'a style in a border radius',
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
  .bike .buy { align-self: flex-end; background-color: #457b9d; color: white; padding: 6px 14px; border-radius: 99px solid; }

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
    <a href="#contact">Contact</a>
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
  <p><small>Harbour Street 12</small></p>
</footer>
</body>
</html>
`,
    found: [{ line: 25, property: 'border-radius' }],
    fix: [['99px solid', '99px']],
  },
  {
    code: 'invalid-value',
    shows: 'border 2 solid teal',
    base: clubEvents,
    edits: [['2px solid var(--brand)', '2 solid teal']],
    found: [{ line: 54, property: 'border' }],
    fix: [['border: 2', 'border: 2px']],
  },
  {
    code: 'invalid-value',
    shows: 'border collapse collapsed',
    base: joinForm,
    edits: [['border-collapse: collapse', 'border-collapse: collapsed']],
    found: [{ line: 29, property: 'border-collapse' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'border radius 0 5rem',
    base: clubEvents,
    edits: [['border-radius: 0.5rem', 'border-radius: 0,5rem']],
    found: [{ line: 55, property: 'border-radius' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'border radius with slash words',
    css: '.card { border-radius: round; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'border-radius' }],
  },
  {
    code: 'invalid-value',
    shows: 'border top 6px solid tomatoe',
    base: joinForm,
    edits: [['6px solid tomato;', '6px solid tomatoe;']],
    found: [{ line: 14, property: 'border-top' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'commas in a border',
    css: '.box { border: 1px, solid, teal; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'border' }],
    fix: [['1px, solid,', '1px solid']],
  },
  {
    code: 'invalid-value',
    shows: 'a colour function misspelt',
    css: '.team { color: rbg(0, 0, 0); }',
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
    fix: [['rbg(0,', 'rgb(0,']],
  },
  {
    code: 'invalid-value',
    shows: 'an opacity without a slash',
    css: `body { font-family: sans-serif; }
.offer {
  padding: 1rem;
  box-shadow: 0 2px 6px rgba(0 0 0 0.3);
}`,
    html: `<h1>Bike repair</h1>
<div class="offer">
  <h2>New brakes</h2>
  <p>25 euros a pair.</p>
</div>`,
    found: [{ line: 10, property: 'box-shadow', value: '0 2px 6px rgba(0 0 0 0.3)' }],
    fix: [['0 0.3)', '0 / 0.3)']],
  },
  {
    code: 'invalid-value',
    shows: 'hsl without per cent signs in the old form',
    css: '.team { color: hsl(120, 50, 50); }',
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
    fix: [['50, 50)', '50%, 50%)']],
  },
  {
    code: 'invalid-value',
    shows: 'hsl without percent signs',
    css: '.wall { padding: 1rem; background-color: hsl(200, 60, 80); }',
    html: `<h1>Paint</h1>
<p class="wall">One coat is enough.</p>`,
    found: [{ line: 7, property: 'background-color', value: 'hsl(200, 60, 80)' }],
    fix: [['60, 80)', '60%, 80%)']],
  },
  {
    code: 'invalid-value',
    shows: 'rgb with a name',
    css: '.card { background: rgb(255, 200); } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'background' }],
    fix: [['rgb(255, 200)', 'rgb(255, 200, 0)']],
  },
  {
    code: 'invalid-value',
    shows: 'rgb with one value missing',
    css: '.note { color: rgb(255, 0); }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'color' }],
    fix: [['rgb(255, 0)', 'rgb(255, 0, 0)']],
  },
  {
    code: 'invalid-value',
    shows: 'a colon twice',
    css: `.card { color:: red; 
 padding: 4px; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'color' }],
    fix: [['color::', 'color:']],
  },
  {
    code: 'invalid-value',
    shows: 'a colour in quotes',
    base: festForm,
    edits: [['background: dodgerblue;', 'background: "dodgerblue"; ']],
    found: [{ line: 18, property: 'background' }],
    fix: [['"dodgerblue"', 'dodgerblue']],
  },
  {
    code: 'invalid-value',
    shows: 'a colour misspelt',
    css: '.note { color: gren; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'color' }],
    fix: [['color: gren', 'color: green']],
  },
  {
    code: 'invalid-value',
    shows: 'a style attribute with a bad value',
    css: '.box { margin: 0; }',
    html: `<div class="box">
<p style="color: 12px">Hello</p>
</div>`,
    found: [{ line: 12, property: 'color' }],
  },
  {
    code: 'invalid-value',
    shows: 'a two colon declaration',
    css: '.note { color:: teal; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'color' }],
    fix: [['color::', 'color:']],
  },
  {
    code: 'invalid-value',
    shows: 'background color midnight blue',
    base: story,
    edits: [['midnightblue', 'midnight blue']],
    found: [{ line: 15, property: 'background-color' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'colour name with a space',
    css: '.title { color: dark blue; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'color' }],
    fix: [['dark blue', 'darkblue']],
  },
  {
    code: 'invalid-value',
    shows: 'quotes around a colour',
    css: '.box { background-color: "red"; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'background-color' }],
    fix: [['background-color: "red"', 'background-color: red']],
  },
  {
    code: 'invalid-value',
    shows: 'a cursor that is none',
    css: '.box { cursor: hand; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'cursor' }],
    fix: [['cursor: hand', 'cursor: pointer']],
  },
  {
    code: 'invalid-value',
    shows: 'cursor of an image without fallback',
    css: '.btn { cursor: url(hand.png); } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'cursor' }],
    fix: [['url(hand.png)', 'url(hand.png), auto']],
  },
  {
    code: 'invalid-value',
    shows: 'the old name of the hand',
    base: festForm,
    edits: [['pointer; }', 'hand; } ']],
    found: [{ line: 18, property: 'cursor' }],
    fix: [['cursor: hand', 'cursor: pointer']],
  },
  {
    code: 'invalid-value',
    shows: 'a custom property used bare',
    css: `:root { --brand: teal; }
.note { color: --brand; }`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'color' }],
    fix: [['color: --brand', 'color: var(--brand)']],
  },
  {
    code: 'invalid-value',
    shows: 'a custom property without var',
    base: roboticsClub,
    edits: [['background: var(--brand); color:', 'background: --brand;  color:']],
    found: [{ line: 24, property: 'background' }],
    fix: [['background: --brand', 'background: var(--brand)']],
  },
  {
    code: 'invalid-value',
    shows: 'background color brand',
    base: clubEvents,
    edits: [['background-color: var(--brand)', 'background-color: --brand']],
    found: [{ line: 24, property: 'background-color' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'scss variable as value',
    css: '.title { color: $main; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'color' }],
    fix: [
      [
        '.title { color: $main',
        `:root { --main: teal; }
.title { color: var(--main)`,
      ],
    ],
  },
  {
    code: 'invalid-value',
    shows: 'var without its dashes',
    css: `:root { --brand: teal; }
.note { color: var(brand); }`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'color' }],
    fix: [['var(brand)', 'var(--brand)']],
  },
  {
    code: 'invalid-value',
    shows: 'a gradient misspelt',
    css: '.box { background: linear-gradiant(red, blue); }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'background' }],
    fix: [['linear-gradiant(red,', 'linear-gradient(red,']],
  },
  {
    code: 'invalid-value',
    shows: 'a gradient with one colour and stray comma',
    css: '.team { background-image: linear-gradient(red, blue,); }',
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
    found: [{ line: 7, property: 'background-image' }],
    fix: [['blue,)', 'blue)']],
  },
  {
    code: 'invalid-value',
    shows: 'a gradient without to',
    css: '.box { background: linear-gradient(right, red, blue); }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'background' }],
    fix: [['linear-gradient(right,', 'linear-gradient(to right,']],
  },
  {
    code: 'invalid-value',
    shows: 'an angle without unit in a gradient',
    css: '.team { background: linear-gradient(45, red, blue); }',
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
    found: [{ line: 7, property: 'background' }],
    fix: [['linear-gradient(45,', 'linear-gradient(45deg,']],
  },
  {
    code: 'invalid-value',
    shows: 'background linear gradient bottom ecfdf5 white',
    base: clubEvents,
    edits: [['linear-gradient(to bottom,', 'linear-gradient(bottom,']],
    found: [{ line: 46, property: 'background' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'background linear gradient right 1d3557 457b9d',
    base: roboticsClub,
    edits: [['linear-gradient(to right,', 'linear-gradient(right, ']],
    found: [{ line: 19, property: 'background' }],
    fix: [['linear-gradient(right,', 'linear-gradient(to right,']],
  },
  {
    code: 'invalid-value',
    shows: 'background linear gradient to bottom ecfdf5 white',
    base: clubEvents,
    edits: [['bottom,', 'bottom']],
    found: [{ line: 46, property: 'background' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'a colour with a digit too few',
    css: '.note { color: #12345; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'color' }],
  },
  {
    code: 'invalid-value',
    shows: 'a colour with a letter past f',
    css: '.box { background: #gg0000; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'background' }],
  },
  {
    code: 'invalid-value',
    shows: 'a colour without its hash',
    css: '.note { color: ff0000; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'color' }],
    fix: [['ff0000', '#ff0000']],
  },
  {
    code: 'invalid-value',
    shows: 'a hash too many digits',
    base: canteen,
    edits: [['background-color: #222;', 'background-color: #22222; ']],
    found: [{ line: 15, property: 'background-color' }],
    fix: [['#22222', '#222222']],
  },
  {
    code: 'invalid-value',
    shows: 'a hex colour with a space',
    css: '.note { color: # 336699; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'color' }],
    fix: [['# 336699', '#336699']],
  },
  {
    code: 'invalid-value',
    shows: 'background ff',
    base: joinForm,
    edits: [['background: #fff', 'background: #ff']],
    found: [{ line: 13, property: 'background' }],
  },
  {
    code: 'invalid-value',
    shows: 'hash before a colour name',
    css: '.card { background-color: #lightblue; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'background-color' }],
    fix: [['#lightblue', 'lightblue']],
  },
  {
    code: 'invalid-value',
    shows: 'hash forgotten',
    css: '.title { color: ff0000; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'color' }],
    fix: [['ff0000', '#ff0000']],
  },
  {
    code: 'invalid-value',
    shows: 'important before the value',
    css: '.title { color: !important red; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'color' }],
    fix: [['!important red', 'red !important']],
  },
  {
    code: 'invalid-value',
    shows: 'important misspelt',
    css: '.note { color: teal !importent; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'color' }],
    fix: [['!importent', '!important']],
  },
  {
    code: 'invalid-value',
    shows: 'important with a letter missing',
    base: diary,
    edits: [['#faf3e8; }', '#faf3e8 !importnt; } ']],
    found: [{ line: 13, property: 'background' }],
    fix: [['!importnt', '!important']],
  },
  {
    code: 'invalid-value',
    shows: 'important without its sign',
    css: '.note { color: teal important; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'color' }],
    fix: [['teal important', 'teal']],
  },
  {
    code: 'invalid-value',
    shows: 'a decimal comma',
    css: '.box { opacity: 0,5; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'opacity' }],
    fix: [['opacity: 0,5', 'opacity: 0.5']],
  },
  {
    code: 'invalid-value',
    shows: 'a number with comma as decimal point',
    css: '.card { opacity: 0,5; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'opacity' }],
    fix: [['opacity: 0,5', 'opacity: 0.5']],
  },
  {
    code: 'invalid-value',
    shows: 'a single length shadow',
    css: '.team { box-shadow: 5px; }',
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
    found: [{ line: 7, property: 'box-shadow' }],
    fix: [['box-shadow: 5px', 'box-shadow: 5px 5px']],
  },
  {
    code: 'invalid-value',
    shows: 'a spread of a text shadow',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Two weeks in Norway</title>
  <style>
    body {
      margin: 0;
      font: 16px/1.6 Helvetica, Arial, sans-serif;
      color: #222;
    }
    a { color: #005f99; }
    a:focus-visible { outline: 3px solid orange; }
    .banner {
      position: relative;
      height: 260px;
      background-image: linear-gradient(to right, #005f99, #7fc8f8);
      overflow: hidden;
    }
    .banner h1 {
      position: absolute;
      left: 30px;
      bottom: 10px;
      margin: 0;
      color: white;
      text-shadow: 1px 1px 3px 2px black;
    }
    .layout {
      display: grid;
      grid-template-columns: 1fr 260px;
      column-gap: 30px;
      max-width: 1000px;
      margin: 20px auto;
    }
    .post {
      border-bottom: 1px dashed silver;
      padding-bottom: 20px;
    }
    .post h2 {
      text-transform: uppercase;
    }
    .post .date {
      font-size: 14px;
      color: #666;
    }
    .post p::first-letter {
      font-size: 150%;
    }
    figure {
      margin: 0;
      border: 1px solid silver;
    }
    figure img {
      display: block;
      width: 100%;
    }
    figcaption {
      padding: 6px;
      font-style: italic;
    }
    blockquote {
      margin: 10px 30px;
      quotes: none;
    }
    aside {
      background-color: #eef6fb;
      padding: 15px;
      align-self: start;
    }
    aside > h2 {
      font-size: 18px;
    }
    aside ul li {
      margin-bottom: 6px;
    }
    .comment-form label {
      display: block;
      font-weight: bold;
    }
    .comment-form textarea {
      width: 100%;
      min-height: 100px;
      resize: vertical;
    }
    .comment-form input:invalid {
      border-color: red;
    }
    .send {
      border: none;
      border-radius: 4px;
      background-color: #005f99;
      color: white;
      padding: 8px 16px;
    }
    .site-footer {
      display: flex;
      justify-content: space-between;
      background-color: #222;
      color: #ddd;
      padding: 10px 30px;
    }
    .site-footer a {
      color: inherit;
    }
  </style>
</head>
<body>
  <header class="banner">
    <h1>Two weeks in Norway</h1>
  </header>
  <div class="layout">
    <main>
      <article class="post">
        <h2>Bergen</h2>
        <p class="date">3 July</p>
        <p>It rained, of course. We saw the <a href="https://example.org/port">old port</a>.</p>
        <figure>
          <img src="bergen.jpg" alt="Wooden houses at the port of Bergen">
          <figcaption>The port in the rain</figcaption>
        </figure>
      </article>
      <article class="post">
        <h2>Oslo</h2>
        <p class="date">9 July</p>
        <p>The opera has a roof you can walk on.</p>
        <blockquote>
          <p>You stand on music.</p>
        </blockquote>
      </article>
      <form class="comment-form" action="/comment" method="post">
        <h2>Your comment</h2>
        <label for="who">Name</label>
        <input type="text" id="who" name="who" required>
        <label for="text">Text</label>
        <textarea id="text" name="text"></textarea>
        <p><button class="send" type="submit">Send</button></p>
      </form>
    </main>
    <aside>
      <h2>Packing list</h2>
      <ul>
        <li>Rain coat</li>
        <li>Boots</li>
        <li>Camera</li>
      </ul>
      <h2>Route</h2>
      <ol>
        <li>Bergen</li>
        <li>Oslo</li>
      </ol>
    </aside>
  </div>
  <footer class="site-footer">
    <p>Written on the train</p>
    <p><a href="#top">Back to the top</a></p>
  </footer>
</body>
</html>
`,
    found: [{ line: 26, property: 'text-shadow' }],
    fix: [['2px black', 'black']],
  },
  {
    code: 'invalid-value',
    shows: 'an opacity in pixels',
    css: '.box { opacity: 5px; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'opacity' }],
    fix: [['5px', '0.5']],
  },
  {
    code: 'invalid-value',
    shows: 'box shadow 0 1px 3px rgba 0 0 0',
    base: clubEvents,
    edits: [['0, 0, 0.1)', '0, 0 0.1)']],
    found: [{ line: 72, property: 'box-shadow' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'box shadow with a comma between colour and sizes',
    css: '.card { box-shadow: 0, 2px, 4px, black; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'box-shadow' }],
    fix: [['0, 2px, 4px,', '0 2px 4px']],
  },
  {
    code: 'invalid-value',
    shows: 'filter without unit',
    css: '.card img { filter: blur(5); } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'filter' }],
    fix: [['blur(5)', 'blur(5px)']],
  },
  {
    code: 'invalid-value',
    shows: 'opacity 80 percent',
    base: story,
    edits: [['opacity: 0.8', 'opacity: 80 %']],
    found: [{ line: 26, property: 'opacity' }],
    fix: [['opacity: 80 %', 'opacity: 80%']],
  },
];
