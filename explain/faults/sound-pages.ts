import { page } from './fault.ts';

const reset =
  '*, *::before, *::after { box-sizing: border-box; }\nbody { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #222; background: #fff; }\nimg, video { max-width: 100%; height: auto; display: block; }';

/** Pages with nothing wrong, in the CSS that lessons teach: nothing may be said of them. */
export const soundPages: readonly { name: string; html: string }[] = [
  {
    name: 'grid of cards',
    html: page(
      `${reset}
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1.5rem; padding: 1rem; }
.card { border: 1px solid #ddd; border-radius: 0.5rem; overflow: hidden; transition: transform 0.2s ease, box-shadow 0.2s ease; }
.card:hover { transform: translateY(-4px); box-shadow: 0 8px 24px rgb(0 0 0 / 0.15); }
.card img { width: 100%; aspect-ratio: 16 / 9; object-fit: cover; }
.card h2 { margin: 1rem 1rem 0.5rem; font-size: 1.25rem; }
.card p { margin: 0 1rem 1rem; color: #555; }
.card.featured { grid-column: span 2; border-color: teal; }
@media (max-width: 40rem) { .card.featured { grid-column: auto; } }`,
      `<main class="cards">
<article class="card featured"><img src="a.png" alt="A talk" width="320" height="180"><h2>Talk</h2><p>Friday at five.</p></article>
<article class="card"><img src="b.png" alt="A room" width="320" height="180"><h2>Workshop</h2><p>Saturday at ten.</p></article>
</main>`,
    ),
  },
  {
    name: 'flex toolbar with links',
    html: page(
      `${reset}
nav { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; padding: 0.75rem 1rem; background: #14213d; color: white; }
nav a { color: inherit; text-decoration: none; padding: 0.25rem 0.5rem; border-radius: 4px; }
nav a:hover, nav a:focus-visible { background: rgb(255 255 255 / 15%); }
nav a[aria-current="page"] { font-weight: bold; text-decoration: underline; text-underline-offset: 0.3em; }
.end { margin-inline-start: auto; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; }`,
      `<a class="skip" href="#main">Skip to content</a>
<nav aria-label="Main"><strong>Noticeboard</strong><a href="#a" aria-current="page">Events</a><a href="#b">Clubs</a><a class="end" href="#c">Log out</a></nav>
<main id="main"><h1>Events</h1></main>`,
    ),
  },
  {
    name: 'nesting',
    html: page(
      `.card {
  padding: 1rem;
  border: 1px solid silver;
  & h2 { margin-block: 0 0.5rem; }
  p { margin: 0; color: #444; }
  &:hover { border-color: teal; }
  &.wide { max-width: 40rem; }
  > footer { display: flex; gap: 0.5rem; }
  @media (width >= 50rem) { padding: 2rem; }
  .grid & { margin: 0; }
}`,
      '<div class="grid">\n<section class="card wide"><h2>Talk</h2><p>Five.</p><footer><button type="button">Join</button></footer></section>\n</div>',
    ),
  },
  {
    name: 'layers',
    html: page(
      `@layer reset, base, components, utilities;
@layer reset { * { margin: 0; padding: 0; } }
@layer base { body { font-family: system-ui; line-height: 1.5; } a { color: teal; } h1 { font-size: 2rem; } }
@layer components { .button { display: inline-block; padding: 0.5rem 1rem; background: teal; color: white; border-radius: 999px; } .button.quiet { background: none; color: teal; } }
@layer utilities { .mt-2 { margin-top: 0.5rem; } }`,
      '<h1>Join</h1>\n<p>Read <a href="#x">more</a>.</p>\n<a class="button mt-2" href="#j">Join</a> <a class="button quiet" href="#k">Later</a>',
    ),
  },
  {
    name: 'container queries',
    html: page(
      `.panel { container: panel / inline-size; }
.item { display: block; padding: 1rem; }
@container panel (min-width: 30rem) { .item { display: flex; gap: 1rem; align-items: center; } }
@container (width > 45rem) { .item > * { flex: 1; } }
.title { font-size: clamp(1rem, 4cqi, 2rem); }`,
      '<div class="panel"><div class="item"><h2 class="title">Talk</h2><p>Friday.</p></div></div>',
    ),
  },
  {
    name: 'custom properties and a dark theme',
    html: page(
      `:root { color-scheme: light dark; --bg: #fff; --text: #1a1a1a; --brand: oklch(60% 0.15 160); --space: 1rem; }
@media (prefers-color-scheme: dark) { :root { --bg: #111; --text: #eee; } }
[data-theme="dark"] { --bg: #111; --text: #eee; }
body { background: var(--bg); color: var(--text); padding: calc(var(--space) * 2); }
h1 { color: var(--brand); }
.box { --space: 2rem; margin: var(--space); border: 1px solid color-mix(in oklab, var(--text) 20%, transparent); border-radius: var(--radius, 8px); }`,
      '<h1>Theme</h1>\n<div class="box"><p>Hello</p></div>',
    ),
  },
  {
    name: ':has and :where and :is',
    html: page(
      `:where(h1, h2, h3) { line-height: 1.2; text-wrap: balance; }
:is(article, section) > h2 { border-bottom: 2px solid; }
.field:has(:invalid) label { color: crimson; }
form:has(input:checked) .more { display: block; }
.more { display: none; }
article:not(.draft) { opacity: 1; }
li:nth-child(odd of .on) { background: #f4f4f4; }
a:not([href]) { cursor: not-allowed; }`,
      `<article><h2>Form</h2><form><div class="field"><label for="m">E-mail</label><input id="m" type="email" required></div>
<label><input type="checkbox" name="c"> More</label><p class="more">Details</p></form><ul><li class="on">One</li><li>Two</li></ul><a>Soon</a></article>`,
    ),
  },
  {
    name: 'supports',
    html: page(
      `.grid { display: flex; flex-wrap: wrap; }
.grid > * { flex: 1 1 12rem; }
@supports (display: grid) { .grid { display: grid; grid-template-columns: repeat(3, 1fr); } }
.glass { backdrop-filter: blur(4px); background: rgb(255 255 255 / 50%); }
@supports not (backdrop-filter: blur(4px)) { .glass { background: #eee; } }
.full { height: 100vh; height: 100dvh; }
.title { background: teal; background: linear-gradient(90deg, teal, navy); }`,
      '<div class="grid full"><div class="glass">One</div><div class="title">Two</div></div>',
    ),
  },
  {
    name: 'fonts',
    html: page(
      `@font-face { font-family: "Club"; src: url("club.woff2") format("woff2"), url("club.woff") format("woff"); font-weight: 100 900; font-display: swap; unicode-range: U+0000-00FF; }
body { font-family: "Club", Georgia, serif; font-size: 1.125rem; font-variant-numeric: tabular-nums; }
h1 { font: 700 clamp(2rem, 5vw + 1rem, 4rem)/1.1 "Club", sans-serif; letter-spacing: -0.02em; }
em { font-style: normal; font-weight: 600; }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }`,
      '<h1>Fonts</h1>\n<p>Write <code>font</code> with <em>care</em>.</p>',
    ),
  },
  {
    name: 'animations',
    html: page(
      `@keyframes slide-in { from { opacity: 0; translate: 0 20px; } to { opacity: 1; translate: 0 0; } }
@keyframes pulse { 0%, 100% { scale: 1; } 50% { scale: 1.05; } }
.notice { animation: slide-in 0.4s ease-out both, pulse 2s 1s infinite; }
.spinner { width: 2rem; aspect-ratio: 1; border: 4px solid #ddd; border-top-color: teal; border-radius: 50%; animation-name: spin; animation-duration: 1s; animation-iteration-count: infinite; animation-timing-function: linear; }
@keyframes spin { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; } }`,
      '<p class="notice">Saved.</p>\n<div class="spinner" role="status"></div>',
    ),
  },
  {
    name: 'a form',
    html: page(
      `form { display: grid; gap: 1rem; max-width: 30rem; margin: 2rem auto; }
.field { display: flex; flex-direction: column; gap: 0.25rem; }
label { font-weight: 600; }
input, select, textarea, button { font: inherit; padding: 0.5rem; border: 1px solid #888; border-radius: 4px; }
input:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
input:user-invalid { border-color: crimson; }
input::placeholder { color: #999; }
textarea { resize: vertical; min-height: 6rem; }
button { justify-self: start; background: teal; color: white; cursor: pointer; }
button:disabled { opacity: 0.5; cursor: not-allowed; }
fieldset { border: 0; padding: 0; margin: 0; }
.error { color: crimson; }
.error:empty { display: none; }`,
      `<form><div class="field"><label for="n">Name</label><input id="n" required placeholder="Meera"></div>
<div class="field"><label for="y">Year</label><select id="y"><option>First</option><option selected>Second</option></select></div>
<div class="field"><label for="w">Why</label><textarea id="w"></textarea><p class="error" role="alert"></p></div>
<fieldset><legend>Shirt</legend><label><input type="radio" name="s"> S</label> <label><input type="radio" name="s"> M</label></fieldset><button>Send</button></form>`,
    ),
  },
  {
    name: 'a table',
    html: page(
      `table { border-collapse: collapse; width: 100%; table-layout: fixed; }
caption { caption-side: bottom; text-align: start; color: #666; }
th, td { padding: 0.5rem; border: 1px solid #ccc; vertical-align: top; text-align: start; }
thead th { background: #eef; position: sticky; top: 0; }
tbody tr:nth-child(even) { background: #f8f8f8; }
tbody tr:hover { background: #ffd; }
td:last-child { text-align: end; }`,
      '<table><caption>Rooms</caption><thead><tr><th scope="col">Room</th><th scope="col">Seats</th></tr></thead><tbody><tr><td>A</td><td>40</td></tr><tr><td>B</td><td>60</td></tr></tbody></table>',
    ),
  },
  {
    name: 'transitions and states',
    html: page(
      `.menu { position: relative; display: inline-block; }
.menu ul { position: absolute; inset-block-start: 100%; inset-inline-start: 0; margin: 0; padding: 0; list-style: none; opacity: 0; visibility: hidden; transition: opacity 150ms, visibility 150ms; z-index: 10; }
.menu:hover ul, .menu:focus-within ul { opacity: 1; visibility: visible; }
.menu.is-open ul { opacity: 1; }
button[aria-expanded="true"] { background: #eee; }
details[open] summary { font-weight: bold; }
details summary::marker { color: teal; }
dialog::backdrop { background: rgb(0 0 0 / 50%); }
dialog { border: none; border-radius: 8px; }`,
      '<div class="menu"><button aria-expanded="false" type="button">More</button><ul><li><a href="#a">One</a></li></ul></div>\n<details><summary>Why?</summary><p>Because.</p></details>\n<dialog id="d"><p>Hello</p></dialog>',
    ),
  },
  {
    name: 'scroll snap',
    html: page(
      `.strip { display: flex; gap: 1rem; overflow-x: auto; scroll-snap-type: x mandatory; scroll-padding-inline: 1rem; overscroll-behavior-x: contain; scrollbar-width: thin; }
.strip > li { flex: 0 0 80%; scroll-snap-align: start; }
ul { margin: 0; padding: 0; list-style: none; }
html { scroll-behavior: smooth; }
h2 { scroll-margin-top: 4rem; }`,
      '<h2 id="s">Slides</h2>\n<ul class="strip"><li>One</li><li>Two</li><li>Three</li></ul>',
    ),
  },
  {
    name: 'logical properties',
    html: page(
      `.note { margin-block: 1rem; padding-inline: 1.5rem; border-inline-start: 4px solid teal; inline-size: min(100%, 40rem); text-align: start; }
.flow > * + * { margin-block-start: 1em; }
.badge { display: inline-flex; align-items: center; padding-block: 0.1em; padding-inline: 0.6em; border-radius: 1em; background: #eef; }`,
      '<div class="note flow"><p>One</p><p>Two <span class="badge">new</span></p></div>',
    ),
  },
  {
    name: 'page layout with areas',
    html: page(
      `body { margin: 0; min-height: 100vh; display: grid; grid-template: "head head" auto "side main" 1fr "foot foot" auto / 14rem 1fr; }
header { grid-area: head; } aside { grid-area: side; } main { grid-area: main; padding: 1rem; } footer { grid-area: foot; text-align: center; }
@media (max-width: 600px) { body { grid-template: "head" auto "main" 1fr "side" auto "foot" auto / 1fr; } }`,
      '<header><h1>Club</h1></header>\n<aside><p>Side</p></aside>\n<main><p>Main</p></main>\n<footer><p>End</p></footer>',
    ),
  },
  {
    name: 'positions',
    html: page(
      `.banner { position: sticky; top: 0; z-index: 5; background: white; }
.card { position: relative; width: 20rem; height: 12rem; }
.card .tag { position: absolute; top: 0.5rem; right: 0.5rem; padding: 0.25rem; background: gold; }
.cover { position: absolute; inset: 0; background: linear-gradient(transparent, #000); }
.fab { position: fixed; right: 1rem; bottom: 1rem; width: 3rem; height: 3rem; border-radius: 50%; }
.mid { position: absolute; top: 50%; left: 50%; transform: translate(-50%, -50%); }`,
      '<header class="banner">Top</header>\n<div class="card"><span class="tag">New</span><div class="cover"></div><p class="mid">Centre</p></div>\n<button class="fab" type="button" aria-label="Add">+</button>',
    ),
  },
  {
    name: 'floats',
    html: page(
      `.figure { float: left; width: 40%; margin: 0 1rem 1rem 0; shape-outside: circle(50%); }
.row::after { content: ""; display: table; clear: both; }
footer { clear: both; }
p:first-of-type::first-letter { float: left; font-size: 3em; line-height: 1; }`,
      '<div class="row"><img class="figure" src="a.png" alt="A club" width="200" height="200"><p>Long text goes round.</p></div>\n<footer>End</footer>',
    ),
  },
  {
    name: 'pseudo-elements',
    html: page(
      `.quote { position: relative; padding-left: 2rem; quotes: "“" "”"; }
.quote::before { content: open-quote; position: absolute; left: 0; font-size: 3rem; line-height: 1; }
a[href^="http"]::after { content: " ↗"; }
li::marker { color: teal; content: "→ "; }
::selection { background: gold; }
.steps { counter-reset: step; list-style: none; }
.steps li::before { counter-increment: step; content: counter(step) ". "; font-weight: bold; }`,
      '<blockquote class="quote">Ship it.</blockquote>\n<p><a href="https://example.org">Out</a></p>\n<ol class="steps"><li>One</li><li>Two</li></ol>',
    ),
  },
  {
    name: 'text',
    html: page(
      `.one-line { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; max-width: 20ch; }
.clamp { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.columns { columns: 2 12rem; column-gap: 2rem; column-rule: 1px solid silver; }
.prose { max-inline-size: 60ch; margin-inline: auto; hyphens: auto; text-wrap: pretty; }
.prose a { color: teal; text-decoration: underline dotted 1px; text-underline-offset: 0.2em; }
mark { background: gold; color: inherit; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`,
      '<p class="one-line">A rather long line of text</p>\n<p class="clamp">Text</p>\n<div class="columns"><p>One</p><p>Two</p></div>\n<div class="prose"><p>Read <a href="#x">this</a> and <mark>that</mark>.<span class="visually-hidden">now</span></p></div>',
    ),
  },
  {
    name: 'modifiers and order',
    html: page(
      `.btn { display: inline-flex; align-items: center; gap: 0.5em; padding: 0.5em 1em; border: 2px solid transparent; background: #eee; color: #222; font: inherit; cursor: pointer; }
.btn:hover { background: #ddd; }
.btn--primary { background: teal; color: white; }
.btn--primary:hover { background: #066; }
.btn--ghost { background: transparent; border-color: currentColor; }
.btn[disabled] { opacity: 0.5; pointer-events: none; }
.hidden { display: none !important; }`,
      '<button class="btn btn--primary" type="button">Save</button>\n<button class="btn btn--ghost" type="button" disabled>Later</button>\n<p class="hidden">Saved</p>',
    ),
  },
  {
    name: 'a page with a script',
    html: page(
      `.tabs button { border: 0; border-bottom: 2px solid transparent; }
.tabs button.active { border-bottom-color: teal; }
.panel { display: none; }
.panel.shown { display: block; }
.toast { position: fixed; bottom: 1rem; transform: translateY(100%); transition: transform 0.3s; }
.toast.up { transform: none; }`,
      `<div class="tabs"><button class="active" type="button" data-for="a">A</button><button type="button" data-for="b">B</button></div>
<div id="a" class="panel">One</div>
<script>
for (const button of document.querySelectorAll('.tabs button')) button.onclick = () => {
  document.querySelector('.panel').classList.toggle('shown');
  const toast = document.createElement('div');
  toast.className = 'toast up';
  document.body.append(toast);
};
</script>`,
    ),
  },
  {
    name: 'svg and media',
    html: page(
      `svg { width: 2rem; height: 2rem; fill: none; stroke: currentColor; stroke-width: 2; }
.icon { vertical-align: -0.3em; }
video { width: 100%; aspect-ratio: 16/9; background: #000; }
figure { margin: 0; } figcaption { font-size: 0.875rem; color: #666; }
picture img { width: 100%; height: 200px; object-fit: contain; object-position: left; }`,
      '<p>Hi <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M8 12h8"/></svg></p>\n<figure><picture><source srcset="a.avif" type="image/avif"><img src="a.png" alt="A" width="300" height="200"></picture><figcaption>A</figcaption></figure>\n<video controls src="a.mp4"></video>',
    ),
  },
  {
    name: 'omitted end tags',
    html: '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">\n<title>List</title>\n<style>\nul { padding-left: 1rem; }\nli { margin-bottom: 0.5rem; }\n</style>\n<h1>List</h1>\n<p>First\n<p>Second\n<ul>\n<li>One\n<li>Two\n</ul>\n<table><tr><td>1<td>2<tr><td>3<td>4</table>\n<select><option>A<option>B</select>\n',
  },
  {
    name: 'a fragment',
    html: '<style>\n.toolbar { display: flex; gap: 12px; align-items: center; }\n.toolbar .end { margin-inline-start: auto; }\n</style>\n<nav class="toolbar">\n  <b>Noticeboard</b>\n  <button type="button">Events</button>\n  <button type="button" class="end">Log out</button>\n</nav>\n',
  },
  {
    name: 'inline styles',
    html: page(
      '.bar { height: 0.5rem; background: #eee; border-radius: 1rem; overflow: hidden; }\n.fill { height: 100%; width: 0; background: teal; }\n.dot { display: inline-block; width: 1em; height: 1em; background: var(--c, silver); }',
      '<div class="bar"><div class="fill" style="width: 70%"></div></div>\n<span class="dot" style="--c: crimson"></span>\n<p style="text-align: center; margin: 0 0 1em">Hello</p>',
    ),
  },
  {
    name: 'holy centring',
    html: page(
      '.box { display: grid; place-items: center; min-height: 50vh; }\n.mid { display: flex; justify-content: center; align-items: center; height: 10rem; }\n.block { width: min(90%, 40rem); margin: 0 auto; }\n.center { text-align: center; }\nimg.pic { display: block; margin-inline: auto; }\n.auto { width: fit-content; margin: auto; }',
      '<div class="box"><p>One</p></div>\n<div class="mid"><p>Two</p></div>\n<div class="block"><h2 class="center">Three</h2><img class="pic" src="a.png" alt="A" width="10" height="10"></div>\n<div class="auto">Four</div>',
    ),
  },
  {
    name: 'scroll-driven and new',
    html: page(
      `@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg; }
@keyframes grow { from { scale: 0 1; } to { scale: 1 1; } }
.progress { position: fixed; inset: 0 0 auto; height: 4px; background: teal; transform-origin: left; animation: grow linear both; animation-timeline: scroll(); }
.ring { background: conic-gradient(from var(--angle), teal, gold, teal); width: 4rem; aspect-ratio: 1; transition: --angle 1s; }
.ring:hover { --angle: 360deg; }
.pop { opacity: 1; transition: opacity 0.3s, display 0.3s allow-discrete; }
@starting-style { .pop { opacity: 0; } }
@scope (.pop) to (.inner) { p { color: teal; } }
:popover-open { border: 1px solid; }
@view-transition { navigation: auto; }
@counter-style thumbs { system: cyclic; symbols: "👍"; suffix: " "; }
ul { list-style: thumbs; }`,
      '<div class="progress"></div>\n<div class="ring"></div>\n<div class="pop" popover><p>Hi</p><div class="inner"></div></div>\n<ul><li>One</li></ul>',
    ),
  },
  {
    name: 'print and media',
    html: page(
      '@import url("base.css") screen;\n@media print { nav { display: none; } a::after { content: " (" attr(href) ")"; } }\n@media screen and (min-width: 30em) and (orientation: landscape), (prefers-contrast: more) { body { font-size: 1.1rem; } }\n@media (400px <= width <= 700px) { main { padding: 1rem; } }\n@media not all and (hover: none) { a:hover { color: teal; } }\n@page { margin: 2cm; }\nmain { padding: 2rem; }'
        .replace('@media (400px', 'main { max-width: 60ch; }\n@media (400px')
        .replace('\nmain { padding: 2rem; }', ''),
      '<nav><a href="#a">A</a></nav>\n<main><p>Text</p></main>',
    ),
  },
];
