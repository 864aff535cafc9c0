import type { ValidCase } from '../case.ts';
import { clubSite, dashboard, loader, story, tripPhotos } from '../base-pages.ts';

export const validTextAndPictures: readonly ValidCase[] = [
  {
    shows: 'a gradient with fallbacks',
    css: '.hero { min-height: 100vh; min-height: 100dvh; background: #036; background: linear-gradient(in oklch, #036, #69c); color: #fff; }',
    html: '<section class="hero"><h1>Fallbacks</h1></section>',
  },
  {
    shows: 'a hack for an old browser',
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
.iz { display: inline-block; *display: inline; zoom: 1; filter: alpha(opacity=50); opacity: .5; }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<div class="iz">A</div>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
  },
  {
    shows: 'floats for browsers without grid',
    css: `.grid { display: block; }
.grid > * { width: 48%; float: left; }
@supports (display: grid) {
  .grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; }
  .grid > * { width: auto; float: none; }
}`,
    html: '<div class="grid"><p>A</p><p>B</p></div>',
  },
  {
    shows: 'properties with the names of old browsers',
    css: `header {
  display: -webkit-box;
  display: -ms-flexbox;
  display: flex;
  background: -o-linear-gradient(top, gold, tan);
  background: linear-gradient(gold, tan);
}
.page { display: -ms-grid; display: grid; grid-template-areas: "card"; }
.card {
  -ms-grid-row: 1;
  grid-area: card;
  -moz-border-radius: 8px;
  border-radius: 8px;
  -ms-transform: rotate(1deg);
  -webkit-transform: rotate(1deg);
  transform: rotate(1deg);
  background: gold;
}
input[type="number"] { -moz-appearance: textfield; }
::-moz-selection { background: gold; }
@supports (-moz-user-select: none) { .card { -moz-user-select: none; } }`,
    html: `<header><h1>Shop</h1></header>
<div class="page"><div class="card">One bag <label>How many? <input type="number" value="1"></label></div></div>`,
  },
  {
    shows: 'supports',
    css: `.grid { display: flex; flex-wrap: wrap; }
.grid > * { flex: 1 1 12rem; }
@supports (display: grid) { .grid { display: grid; grid-template-columns: repeat(3, 1fr); } }
.glass { backdrop-filter: blur(4px); background: rgb(255 255 255 / 50%); }
@supports not (backdrop-filter: blur(4px)) { .glass { background: #eee; } }
.full { height: 100vh; height: 100dvh; }
.title { background: teal; background: linear-gradient(90deg, teal, navy); }`,
    html: '<div class="grid full"><div class="glass">One</div><div class="title">Two</div></div>',
  },
  {
    shows: 'a slower variant of a transition',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
`,
        `.c1 { transition: background .2s; }
.c1.slow { transition: background 2s; }
.c1:hover { background: gold; `,
      ],
      ['p class="p"><a href="#">A</a></p', 'button class="c1">A</button><button class="c1 slow">B</button'],
    ],
  },
  {
    shows: 'a toast that slides in',
    css: `@starting-style { .toast { opacity: 0; translate: 0 1rem; } }
.toast { opacity: 1; translate: 0 0; transition: opacity .3s, translate .3s, display .3s allow-discrete; }
.toast[hidden] { display: none; opacity: 0; }`,
    html: '<div class="toast" role="status">Saved</div>',
  },
  {
    shows: 'an endless animation that stops under the mouse',
    css: `@keyframes turn { to { transform: rotate(360deg); } }
.wheel { width: 60px; height: 60px; background: teal; animation-name: turn; animation-duration: 2s; animation-iteration-count: infinite; }
.wheel:hover { animation-play-state: paused; opacity: 0.5; }
.late { animation: turn 2s; animation-delay: 0s; transform: scale(1.2); }`,
    html: '<div class="wheel"></div><div class="late">Late</div>',
  },
  {
    shows: 'animations',
    css: `@keyframes slide-in { from { opacity: 0; translate: 0 20px; } to { opacity: 1; translate: 0 0; } }
@keyframes pulse { 0%, 100% { scale: 1; } 50% { scale: 1.05; } }
.notice { animation: slide-in 0.4s ease-out both, pulse 2s 1s infinite; }
.spinner { width: 2rem; aspect-ratio: 1; border: 4px solid #ddd; border-top-color: teal; border-radius: 50%; animation-name: spin; animation-duration: 1s; animation-iteration-count: infinite; animation-timing-function: linear; }
@keyframes spin { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; } }`,
    html: `<p class="notice">Saved.</p>
<div class="spinner" role="status"></div>`,
  },
  { shows: 'loader', base: loader, edits: [] },
  { shows: 'motion page', base: story, edits: [] },
  {
    shows: 'transitions and states',
    css: `.menu { position: relative; display: inline-block; }
.menu ul { position: absolute; inset-block-start: 100%; inset-inline-start: 0; margin: 0; padding: 0; list-style: none; opacity: 0; visibility: hidden; transition: opacity 150ms, visibility 150ms; z-index: 10; }
.menu:hover ul, .menu:focus-within ul { opacity: 1; visibility: visible; }
.menu.is-open ul { opacity: 1; }
button[aria-expanded="true"] { background: #eee; }
details[open] summary { font-weight: bold; }
details summary::marker { color: teal; }
dialog::backdrop { background: rgb(0 0 0 / 50%); }
dialog { border: none; border-radius: 8px; }`,
    html: `<div class="menu"><button aria-expanded="false" type="button">More</button><ul><li><a href="#a">One</a></li></ul></div>
<details><summary>Why?</summary><p>Because.</p></details>
<dialog id="d"><p>Hello</p></dialog>`,
  },
  {
    shows: 'a dense gallery',
    css: `.gallery { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); grid-auto-rows: 8rem; grid-auto-flow: dense; gap: .5rem; }
.gallery img { width: 100%; height: 100%; object-fit: cover; display: block; }
.gallery .wide { grid-column: span 2; } .gallery .tall { grid-row: span 2; }`,
    html: '<div class="gallery"><img class="wide" src="a.jpg" alt="a"><img class="tall" src="b.jpg" alt="b"><img src="c.jpg" alt="c"></div>',
  },
  {
    shows: 'a gallery with hover overlays',
    css: `.gallery { columns: 3 200px; gap: 10px; }
.gallery figure { break-inside: avoid; position: relative; margin: 0 0 10px; }
.gallery img { display: block; width: 100%; filter: grayscale(1); transition: filter .3s; }
.gallery figcaption { position: absolute; inset: auto 0 0; padding: 8px; color: white; background: linear-gradient(transparent, rgb(0 0 0 / .7)); opacity: 0; }
.gallery figure:hover img { filter: none; }
.gallery figure:hover figcaption { opacity: 1; }
.gallery figure:nth-child(3n + 1) { rotate: -1deg; }`,
    html: '<div class="gallery"><figure><img src="1.jpg" alt="One" width="200" height="150"><figcaption>One</figcaption></figure><figure><img src="2.jpg" alt="Two" width="200" height="150"><figcaption>Two</figcaption></figure></div>',
  },
  {
    shows: 'a picture alone in its figure',
    css: `figure img { border-radius: 8px; }
figure img:only-child { border-radius: 0; }`,
    html: '<figure><img src="sea.jpg" alt="The sea" width="300" height="200"><figcaption>The sea in May</figcaption></figure>',
  },
  {
    shows: 'a picture in the page and a prefixed mask',
    css: `p { -webkit-mask-composite: source-in; mask-composite: intersect; mask-image: linear-gradient(red, blue), linear-gradient(red, blue); }
img { width: 4rem; }`,
    html: `<p>x</p><img alt="a" src="data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'><circle r='5'/></svg>"><a title="The HTML &lt;head&gt; and
the &lt;body&gt;" href="/">x</a>`,
  },
  {
    shows: 'figures with numbers',
    css: `body { counter-reset: fig; }
figure { margin: 1rem 0; display: table; }
figcaption { display: table-caption; caption-side: bottom; counter-increment: fig; }
figcaption::before { content: "Figure " counter(fig) ": "; font-weight: bold; }
figure img { max-width: 100%; height: auto; vertical-align: bottom; }`,
    html: '<figure><img src="a.jpg" alt="A" width="300" height="200"><figcaption>A</figcaption></figure>',
  },
  { shows: 'gallery', base: tripPhotos, edits: [] },
  {
    shows: 'media controls and vendor pseudo elements',
    css: `video { max-width: 100%; height: auto; display: block; }
video::cue { color: yellow; background: rgb(0 0 0 / .7); }
audio:not([controls]) { display: none; }
progress { accent-color: teal; } input[type="range"] { width: 100%; accent-color: teal; }
input[type="number"]::-webkit-inner-spin-button { margin: 0; -webkit-appearance: none; }`,
    html: '<video controls src="a.mp4"></video><audio controls src="a.mp3"></audio><progress value="3" max="10"></progress><input type="range" aria-label="r"><input type="number" aria-label="n">',
  },
  {
    shows: 'a drawing with a box',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
`,
        `.sv { background: #eee; border-radius: 8px; border: 1px solid; }
.sv text { font-size: 10px; fill: red; text-anchor: middle; `,
      ],
      [
        'p class="p"><a href="#">A</a></p',
        'svg class="sv" width="50" height="50"><text x="10" y="10">A</text></svg',
      ],
    ],
  },
  {
    shows: 'an svg logo a canvas and iframes',
    css: `canvas { border: 1px solid #999; }
iframe { width: 100%; height: 300px; border: 0; }
.logo { display: inline-block; vertical-align: middle; }
.logo path { fill: teal; transition: fill .2s; }
.logo:hover path { fill: crimson; }
.frame { position: relative; padding-bottom: 56.25%; height: 0; overflow: hidden; }
.frame iframe { position: absolute; top: 0; left: 0; height: 100%; }`,
    html: `<a class="logo" href="/" aria-label="Home"><svg width="24" height="24" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg></a>
<canvas id="c" width="200" height="100"></canvas>
<div class="frame"><iframe src="about:blank" title="Film"></iframe></div>`,
  },
  {
    shows: 'icons in the colour of their text',
    css: `svg { width: 1em; height: 1em; vertical-align: -.125em; fill: none; stroke: currentColor; stroke-width: 2; }
.icon-red { color: red; }`,
    html: '<p><span class="icon-red"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v8"/></svg></span> Stop<br/>now</p>',
  },
  {
    shows: 'strokes from attributes',
    base: dashboard,
    edits: [
      [
        `@layer base  {
`,
        '.sw { stroke-width: 3; ',
      ],
      ['p class="q">A</p', 'svg width="50" height="50"><path class="sw" stroke="red" d="M0 0h9"/></svg'],
    ],
  },
  {
    shows: 'svg and media',
    css: `svg { width: 2rem; height: 2rem; fill: none; stroke: currentColor; stroke-width: 2; }
.icon { vertical-align: -0.3em; }
video { width: 100%; aspect-ratio: 16/9; background: #000; }
figure { margin: 0; } figcaption { font-size: 0.875rem; color: #666; }
picture img { width: 100%; height: 200px; object-fit: contain; object-position: left; }`,
    html: `<p>Hi <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M8 12h8"/></svg></p>
<figure><picture><source srcset="a.avif" type="image/avif"><img src="a.png" alt="A" width="300" height="200"></picture><figcaption>A</figcaption></figure>
<video controls src="a.mp4"></video>`,
  },
  {
    shows: 'a label for screen readers only',
    css: '.sr-only { position: absolute; width: 1px; height: 1px; padding: 0; margin: -1px; overflow: hidden; clip: rect(0, 0, 0, 0); clip-path: inset(50%); white-space: nowrap; border: 0; }',
    html: '<form role="search"><label class="sr-only" for="q">Search</label><input id="q" name="q" type="search"><button>Go</button></form>',
  },
  {
    shows: 'a quote with generated quotation marks',
    css: `.quote { position: relative; quotes: "“" "”"; }
.quote::before { content: open-quote; position: absolute; inset: 0 auto auto -1ch; }
.quote::after { content: close-quote; }
.quote footer::before { content: "— "; }
@media (prefers-reduced-motion: no-preference) { .quote { transition: scale .2s; } .quote:hover { scale: 1.02; } }`,
    html: '<blockquote class="quote">Less is more.<footer>Mies</footer></blockquote>',
  },
  {
    shows: 'badges that share a pseudo element',
    css: `*, *::before, *::after { box-sizing: border-box; }
.item { position: relative; padding: 1rem; }
.item::after { position: absolute; top: 0; right: 0; background: gold; }
.item.new::after { content: "New"; }
.item.cheap::after { content: "Sale"; }
q::before, q::after { color: gray; }`,
    html: `<h1>Shop</h1>
<p class="item new">Hat</p>
<p class="item">Scarf</p>
<p class="item cheap">Gloves, <q>warm and dry</q></p>`,
  },
  {
    shows: 'fonts',
    css: `@font-face { font-family: "Club"; src: url("club.woff2") format("woff2"), url("club.woff") format("woff"); font-weight: 100 900; font-display: swap; unicode-range: U+0000-00FF; }
body { font-family: "Club", Georgia, serif; font-size: 1.125rem; font-variant-numeric: tabular-nums; }
h1 { font: 700 clamp(2rem, 5vw + 1rem, 4rem)/1.1 "Club", sans-serif; letter-spacing: -0.02em; }
em { font-style: normal; font-weight: 600; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }`,
    html: `<h1>Fonts</h1>
<p>Write <code>font</code> with <em>care</em>.</p>`,
  },
  {
    shows: 'letters lines and selections',
    css: `.f::first-letter { font-size: 3em; float: left; line-height: 1; margin-right: .1em; }
.f::first-line { font-variant: small-caps; }
.f::selection { background: gold; color: black; }`,
    html: '<p class="f">Once upon a time</p>',
  },
  {
    shows: 'margins that stay inside their box',
    css: `.open { background: gold; padding: 1px; }
.open h2 { margin-top: 40px; }
.root { background: tan; display: flow-root; }
.root h2 { margin-top: 40px; }
.text { background: pink; }
.text p { margin-top: 40px; }
.plain h2 { margin-top: 40px; }
.last { background: gold; }
.last p { margin-bottom: 40px; }
.before::before { content: ""; display: table; }
.before { background: gold; }
.before h2 { margin-top: 40px; }`,
    html: `<div class="open"><h2>Padding</h2></div>
<div class="root"><h2>Flow root</h2></div>
<div class="text">First a text <p>and then a paragraph</p></div>
<div class="plain"><h2>No background</h2></div>
<div class="last"><p>A paragraph</p> and then a text</div>
<div class="before"><h2>Something before it</h2></div>`,
  },
  {
    shows: 'pseudo elements',
    css: `.quote { position: relative; padding-left: 2rem; quotes: "“" "”"; }
.quote::before { content: open-quote; position: absolute; left: 0; font-size: 3rem; line-height: 1; }
a[href^="http"]::after { content: " ↗"; }
li::marker { color: teal; content: "→ "; }
::selection { background: gold; }
.steps { counter-reset: step; list-style: none; }
.steps li::before { counter-increment: step; content: counter(step) ". "; font-weight: bold; }`,
    html: `<blockquote class="quote">Ship it.</blockquote>
<p><a href="https://example.org">Out</a></p>
<ol class="steps"><li>One</li><li>Two</li></ol>`,
  },
  {
    shows: 'text',
    css: `.one-line { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; max-width: 20ch; }
.clamp { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.columns { columns: 2 12rem; column-gap: 2rem; column-rule: 1px solid silver; }
.prose { max-inline-size: 60ch; margin-inline: auto; hyphens: auto; text-wrap: pretty; }
.prose a { color: teal; text-decoration: underline dotted 1px; text-underline-offset: 0.2em; }
mark { background: gold; color: inherit; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`,
    html: `<p class="one-line">A rather long line of text</p>
<p class="clamp">Text</p>
<div class="columns"><p>One</p><p>Two</p></div>
<div class="prose"><p>Read <a href="#x">this</a> and <mark>that</mark>.<span class="visually-hidden">now</span></p></div>`,
  },
  {
    shows: 'typing in a chat',
    css: `.chat { display: flex; flex-direction: column; gap: 8px; height: 400px; overflow-y: auto; padding: 12px; }
.msg { align-self: flex-start; max-width: 70%; padding: 8px 12px; border-radius: 16px; background: #eee; }
.msg.own { align-self: flex-end; background: dodgerblue; color: white; }
.dots span { display: inline-block; width: 6px; height: 6px; border-radius: 50%; background: #999; animation: blink 1.4s infinite both; }
.dots span:nth-child(2) { animation-delay: .2s; }
.dots span:nth-child(3) { animation-delay: .4s; }
@keyframes blink { 0% { opacity: .2 } 20% { opacity: 1 } 100% { opacity: .2 } }
.bar { display: grid; grid-template-columns: 1fr auto; margin-top: auto; }`,
    html: '<div class="chat"><div class="msg">Hi</div><div class="msg own">Hello</div><div class="msg dots"><span></span><span></span><span></span></div><form class="bar"><input aria-label="Message"><button>Send</button></form></div>',
  },
  {
    shows: 'three stars in place of a line',
    css: `hr { border: 0; text-align: center; overflow: visible; }
hr::before { content: '* * *'; letter-spacing: 1em; }`,
    html: '<p>One</p><hr><p>Two</p>',
  },
  {
    shows: 'a line with a sign on it',
    css: `hr { border: none; border-top: 1px solid #ccc; text-align: center; overflow: visible; }
hr::after { content: '§'; display: inline-block; position: relative; top: -.7em; padding: 0 .25em; background: white; }`,
    html: '<p>One</p><hr><p>Two</p>',
  },
  {
    shows: 'code that has the font of the block around it',
    css: `pre { font-family: monospace, monospace; font-size: 1em; }
code, kbd { font-family: monospace, monospace; font-size: 1em; }`,
    html: '<pre><code>x</code></pre><p>See <code>y</code>.</p>',
  },
  {
    shows: 'one font of a list in two rules',
    css: `pre { font-family: Menlo, Consolas, monospace; } code { font-family: Menlo, monospace; }`,
    html: '<pre><code>x</code></pre><p>See <code>y</code>.</p>',
  },
];
