import type { ValidCase } from '../case.ts';

/** Working pages as the web has them: resets, components, layouts and the pages of tutorials and courses. */
export const webPages: readonly ValidCase[] = [
  {
    shows: 'modern-normalize and a small page',
    css: `*, ::before, ::after { box-sizing: border-box; }
html { font-family: system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif, 'Apple Color Emoji', 'Segoe UI Emoji'; line-height: 1.15; -webkit-text-size-adjust: 100%; tab-size: 4; }
body { margin: 0; }
b, strong { font-weight: bolder; }
code, kbd, samp, pre { font-family: ui-monospace, SFMono-Regular, Consolas, 'Liberation Mono', Menlo, monospace; font-size: 1em; }
small { font-size: 80%; }
sub, sup { font-size: 75%; line-height: 0; position: relative; vertical-align: baseline; }
sub { bottom: -0.25em; } sup { top: -0.5em; }
table { border-color: currentcolor; }
button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; }
button, [type='button'], [type='reset'], [type='submit'] { -webkit-appearance: button; }
legend { padding: 0; }
progress { vertical-align: baseline; }
::-webkit-inner-spin-button, ::-webkit-outer-spin-button { height: auto; }
[type='search'] { -webkit-appearance: textfield; outline-offset: -2px; }
::-webkit-search-decoration { -webkit-appearance: none; }
::-webkit-file-upload-button { -webkit-appearance: button; font: inherit; }
summary { display: list-item; }`,
    html: '<main><h1>Notes</h1><p>Water is H<sub>2</sub>O. <small>Small print</small></p><form><input type="search" aria-label="Search"><button>Search</button></form></main>',
  },
  {
    shows: 'a reset of 2023',
    css: `*, *::before, *::after { box-sizing: border-box; }
html { -moz-text-size-adjust: none; -webkit-text-size-adjust: none; text-size-adjust: none; }
body, h1, h2, h3, h4, p, figure, blockquote, dl, dd { margin-block-end: 0; }
ul[role='list'], ol[role='list'] { list-style: none; }
body { min-height: 100vh; line-height: 1.5; }
h1, h2, h3, h4, button, input, label { line-height: 1.1; }
h1, h2, h3, h4 { text-wrap: balance; }
a:not([class]) { text-decoration-skip-ink: auto; color: currentColor; }
img, picture { max-width: 100%; display: block; }
input, button, textarea, select { font-family: inherit; font-size: inherit; }
textarea:not([rows]) { min-height: 10em; }
:target { scroll-margin-block: 5ex; }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; } }`,
    html: '<h1>Recipes</h1><p>Read <a href="#soup">the soup</a>.</p><h2 id="soup">Soup</h2><p>Boil water.</p>',
  },
  {
    shows: 'utility classes of a library, most of them unused on the page',
    css: `.container { max-width: 1140px; margin-inline: auto; padding-inline: 1rem; }
.flex { display: flex; } .grid { display: grid; } .hidden { display: none; } .block { display: block; }
.flex-col { flex-direction: column; } .items-center { align-items: center; } .justify-between { justify-content: space-between; }
.gap-2 { gap: .5rem; } .gap-4 { gap: 1rem; }
.p-4 { padding: 1rem; } .px-2 { padding-left: .5rem; padding-right: .5rem; } .mt-2 { margin-top: .5rem; }
.text-sm { font-size: .875rem; line-height: 1.25rem; } .text-lg { font-size: 1.125rem; } .font-bold { font-weight: 700; }
.rounded { border-radius: .25rem; } .shadow { box-shadow: 0 1px 3px rgb(0 0 0 / .1); }
.bg-white { background-color: #fff; } .text-gray { color: #6b7280; }
.hover\\:underline:hover { text-decoration: underline; }
@media (min-width: 768px) { .md\\:flex { display: flex; } .md\\:hidden { display: none; } .md\\:w-1\\/2 { width: 50%; } }`,
    html: '<div class="container"><div class="flex items-center justify-between gap-4 p-4 bg-white shadow rounded"><b class="text-lg">Shop</b><nav class="hidden md:flex gap-2"><a class="hover:underline text-sm" href="#a">Tea</a><a class="text-sm" href="#a">Cups</a></nav><button class="md:hidden px-2">Menu</button></div><p id="a" class="mt-2 text-gray">Tea</p></div>',
  },
  {
    shows: 'a card in BEM with modifiers',
    css: `.card { display: flex; flex-direction: column; border: 1px solid #ddd; border-radius: 8px; overflow: hidden; background: #fff; }
.card__image { display: block; width: 100%; height: 180px; object-fit: cover; }
.card__body { flex: 1; padding: 16px; }
.card__title { margin: 0 0 8px; font-size: 1.25rem; }
.card__text { margin: 0; color: #555; }
.card__footer { display: flex; justify-content: flex-end; gap: 8px; padding: 12px 16px; border-top: 1px solid #eee; }
.card--featured { border-color: gold; }
.card--featured .card__title { color: darkgoldenrod; }
.card:hover { box-shadow: 0 4px 12px rgba(0,0,0,.15); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 16px; }`,
    html: '<div class="cards"><article class="card"><img class="card__image" src="a.jpg" alt="A"><div class="card__body"><h2 class="card__title">A</h2><p class="card__text">Text</p></div><div class="card__footer"><a href="#a">More</a></div></article><article class="card card--featured" id="a"><div class="card__body"><h2 class="card__title">B</h2><p class="card__text">Text</p></div></article></div>',
  },
  {
    shows: 'styles for print and dark mode',
    css: `:root { color-scheme: light dark; --bg: #fff; --fg: #222; --link: #06c; }
@media (prefers-color-scheme: dark) { :root { --bg: #111; --fg: #eee; --link: #7cf; } }
[data-theme='dark'] { --bg: #111; --fg: #eee; --link: #7cf; }
body { background: var(--bg); color: var(--fg); font: 16px/1.6 Georgia, serif; max-width: 70ch; margin: 0 auto; padding: 1rem; }
a { color: var(--link); }
nav { display: flex; gap: 1rem; }
@media print {
  @page { margin: 2cm; }
  body { background: white; color: black; font-size: 11pt; max-width: none; }
  nav, .no-print { display: none !important; }
  a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 90%; }
  h1, h2, h3 { break-after: avoid; } p { orphans: 3; widows: 3; } pre, figure { break-inside: avoid; }
}`,
    html: '<nav><a href="#one">One</a><a href="https://example.com/">Site</a></nav><h1>Report</h1><h2 id="one">One</h2><p>Text</p><button class="no-print">Print</button>',
  },
  {
    shows: 'nested CSS',
    css: `.menu { list-style: none; padding: 0; display: flex; gap: 8px;
  & > li { position: relative; }
  & a { color: inherit; text-decoration: none; &:hover, &:focus-visible { text-decoration: underline; } }
  .is-current & { font-weight: bold; }
  &.menu--tall { flex-direction: column; }
  @media (width < 600px) { flex-wrap: wrap; } }
.alert { padding: 12px; border: 1px solid; &.alert--error { color: #900; } &::before { content: '! '; font-weight: bold; } }`,
    html: '<ul class="menu"><li><a href="#x">Home</a></li><li><a href="#x">Shop</a></li></ul><p id="x" class="alert alert--error">Sold out</p>',
  },
  {
    shows: 'container queries and units',
    css: `.wrap { container: card / inline-size; }
.card { display: grid; gap: 1rem; padding: clamp(1rem, 4cqi, 2rem); border: 1px solid #ccc; }
.card h2 { margin: 0; font-size: clamp(1rem, 3cqi + .5rem, 2rem); }
@container card (min-width: 400px) { .card { grid-template-columns: 120px 1fr; } }
@container (width > 700px) { .card { grid-template-columns: 200px 1fr; } }
.card img { width: 100%; aspect-ratio: 1; object-fit: cover; }`,
    html: '<div class="wrap"><div class="card"><img src="a.jpg" alt="A"><div><h2>A</h2><p>Text</p></div></div></div>',
  },
  {
    shows: 'a page of named areas',
    css: `body { margin: 0; display: grid; min-height: 100dvh; grid-template: "head head" auto "side main" 1fr "foot foot" auto / 220px 1fr; }
header { grid-area: head; padding: 1rem; background: #123; color: #fff; }
aside { grid-area: side; padding: 1rem; background: #eee; } main { grid-area: main; padding: 1rem; min-width: 0; } footer { grid-area: foot; padding: 1rem; }
@media (max-width: 700px) { body { grid-template: "head" auto "main" 1fr "side" auto "foot" auto / 1fr; } aside { border-top: 1px solid #ccc; } }`,
    html: '<header>Head</header><aside>Side</aside><main><h1>Main</h1><p>Text</p></main><footer>Foot</footer>',
  },
  {
    shows: 'layers, supports and fallbacks',
    css: `@layer base, theme;
@layer base { body { margin: 0; color: #222; } h1 { color: inherit; font-size: 2rem; } a { color: blue; } }
@layer theme { h1 { color: teal; } .nav a { color: white; } }
.nav { background: teal; padding: 1rem; }
.glass { background: rgba(255,255,255,.9); }
@supports (backdrop-filter: blur(4px)) or (-webkit-backdrop-filter: blur(4px)) { .glass { background: rgba(255,255,255,.5); -webkit-backdrop-filter: blur(4px); backdrop-filter: blur(4px); } }
.box { height: 100vh; height: 100dvh; color: #06c; color: oklch(55% 0.2 250); }
@supports not (display: grid) { .box { float: left; } }`,
    html: '<nav class="nav"><a href="#b">Box</a></nav><h1>Title</h1><div class="box glass" id="b">Box</div>',
  },
  {
    shows: 'a form with states and messages',
    css: `form { display: grid; gap: 1rem; max-width: 24rem; }
label { display: grid; gap: .25rem; font-weight: 600; }
input:not([type='checkbox']), select, textarea { padding: .5rem; border: 1px solid #888; border-radius: 4px; font: inherit; width: 100%; box-sizing: border-box; }
:is(input, select, textarea):focus-visible { outline: 2px solid #06c; outline-offset: 1px; }
input:user-invalid { border-color: #c00; } input:user-invalid + .error { display: block; }
.error { display: none; color: #c00; font-weight: 400; }
input::placeholder { color: #777; opacity: 1; }
.check { display: flex; align-items: center; gap: .5rem; font-weight: 400; } .check input { accent-color: #06c; }
button[type='submit'] { justify-self: start; padding: .5rem 1rem; border: 0; border-radius: 4px; background: #06c; color: #fff; font: inherit; cursor: pointer; }
button[type='submit']:disabled { opacity: .5; cursor: not-allowed; }
fieldset { border: 1px solid #ccc; padding: .75rem; margin: 0; min-width: 0; } legend { padding: 0 .25rem; }`,
    html: '<form><label>Mail <input type="email" required placeholder="you@example.com"><span class="error">Write an address.</span></label><fieldset><legend>Size</legend><label class="check"><input type="radio" name="s" value="s"> S</label><label class="check"><input type="radio" name="s" value="m"> M</label></fieldset><label class="check"><input type="checkbox"> News</label><button type="submit">Send</button></form>',
  },
  {
    shows: 'a table that scrolls and stripes',
    css: `.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; caption-side: bottom; }
caption { padding: 8px; color: #666; }
th, td { padding: 8px 12px; text-align: left; vertical-align: top; border-bottom: 1px solid #ddd; }
thead th { position: sticky; top: 0; background: #fff; white-space: nowrap; }
tbody tr:nth-child(even) { background: #f6f6f6; } tbody tr:hover { background: #eef; }
td:last-child, th:last-child { text-align: right; } tfoot td { font-weight: bold; border-top: 2px solid; border-bottom: 0; }
col.name { width: 40%; }`,
    html: '<div class="scroll"><table><caption>Prices</caption><colgroup><col class="name"><col></colgroup><thead><tr><th scope="col">Thing</th><th scope="col">Price</th></tr></thead><tbody><tr><td>Tea</td><td>2</td></tr><tr><td>Cup</td><td>8</td></tr></tbody><tfoot><tr><td>All</td><td>10</td></tr></tfoot></table></div>',
  },
  {
    shows: 'a template and a list that a script fills',
    css: '.todo { list-style: none; padding: 0; } .todo li { display: flex; gap: 8px; padding: 4px 0; } .todo li.done { text-decoration: line-through; opacity: .6; } .todo .remove { margin-left: auto; }',
    html: `<ul class="todo" id="list"></ul><form id="add"><input name="what" aria-label="What"><button>Add</button></form>
<template id="row"><li><input type="checkbox" aria-label="Done"><span></span><button class="remove">Remove</button></li></template>
<script>document.getElementById('add').addEventListener('submit', (event) => { event.preventDefault(); const row = document.getElementById('row').content.cloneNode(true); row.querySelector('span').textContent = event.target.elements.what.value; row.querySelector('li').classList.toggle('done', false); document.getElementById('list').append(row); });</script>`,
  },
  {
    shows: 'icons of inline SVG',
    css: `.icon { width: 1em; height: 1em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; vertical-align: -0.125em; }
.icon-button { display: inline-flex; align-items: center; gap: .5em; padding: .5em 1em; border: 1px solid currentColor; border-radius: 99px; background: none; color: #06c; font: inherit; }
.icon-button:hover .icon { transform: translateX(2px); } .icon { transition: transform .2s; }
.logo path { fill: tomato; } .logo circle { fill: none; stroke: #333; stroke-width: 4; stroke-dasharray: 10 4; }`,
    html: '<button class="icon-button"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M13 6l6 6-6 6"/></svg> Next</button><svg class="logo" viewBox="0 0 100 100" width="100" height="100" role="img" aria-label="Logo"><circle cx="50" cy="50" r="40"/><path d="M30 50 L70 50"/></svg>',
  },
  {
    shows: 'web fonts and numbers',
    css: `@font-face { font-family: 'Inter'; src: url('inter.woff2') format('woff2'); font-weight: 100 900; font-display: swap; }
@font-face { font-family: 'Inter'; src: url('inter-italic.woff2') format('woff2'); font-weight: 100 900; font-style: italic; font-display: swap; }
:root { font: 400 100%/1.6 'Inter', system-ui, sans-serif; font-feature-settings: 'ss01'; }
h1 { font-weight: 800; letter-spacing: -0.02em; font-size: clamp(2rem, 1rem + 4vw, 4rem); line-height: 1.1; text-wrap: balance; }
em { font-style: italic; } .num { font-variant-numeric: tabular-nums; } abbr[title] { text-decoration: underline dotted; cursor: help; }
code { font-family: 'JetBrains Mono', monospace; font-size: .9em; }`,
    html: '<h1>Big title</h1><p>Text with <em>stress</em>, <code>code</code>, <span class="num">1,234</span> and <abbr title="HyperText Markup Language">HTML</abbr>.</p>',
  },
  {
    shows: 'selectors with is, where, has and not',
    css: `:where(h1, h2, h3) { margin: 0 0 .5em; line-height: 1.2; } :where(ul, ol) { padding-left: 1.2em; }
:is(article, section) :is(h1, h2) { color: #234; }
.card:has(> img) { padding: 0; } .card:has(> img) > :not(img) { margin-inline: 16px; } .card { padding: 16px; border: 1px solid #ddd; }
.card > img { display: block; width: 100%; }
li:not(:last-child) { border-bottom: 1px solid #eee; } a:not(:hover, :focus) { text-decoration: none; }
p:empty { display: none; } :root:has(dialog[open]) { overflow: hidden; }
dialog::backdrop { background: rgb(0 0 0 / 50%); } dialog { border: 0; border-radius: 8px; padding: 24px; }`,
    html: '<article class="card"><img src="a.jpg" alt="A"><h2>Title</h2><p>Text</p><ul><li><a href="#x">One</a></li><li>Two</li></ul></article><article class="card" id="x"><h2>Plain</h2><p>Text</p></article><dialog id="d"><p>Hello</p></dialog>',
  },
  {
    shows: 'a landing page with a hero, features and a sticky header',
    css: `* { margin: 0; padding: 0; box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 80px; }
body { font-family: 'Poppins', sans-serif; color: #333; }
header { position: sticky; top: 0; z-index: 100; display: flex; justify-content: space-between; align-items: center; padding: 1rem 5%; background: #fff; box-shadow: 0 2px 5px rgba(0,0,0,.1); }
header ul { display: flex; list-style: none; gap: 2rem; } header a { color: inherit; text-decoration: none; transition: color .3s; } header a:hover { color: crimson; }
.hero { min-height: 80vh; display: flex; flex-direction: column; justify-content: center; align-items: center; text-align: center; background: linear-gradient(rgba(0,0,0,.5), rgba(0,0,0,.5)), url('hero.jpg') center / cover no-repeat; color: #fff; }
.hero h1 { font-size: 3rem; margin-bottom: 1rem; } .btn { display: inline-block; padding: .8rem 2rem; background: crimson; color: #fff; border-radius: 30px; text-decoration: none; margin-top: 1.5rem; } .btn:hover { background: darkred; transform: translateY(-3px); }
.features { display: grid; grid-template-columns: repeat(auto-fit, minmax(250px, 1fr)); gap: 2rem; padding: 4rem 5%; } .feature { padding: 2rem; text-align: center; border-radius: 10px; background: #f9f9f9; }
footer { text-align: center; padding: 2rem; background: #222; color: #fff; } footer a { color: crimson; }
@media (max-width: 768px) { header { flex-direction: column; } header ul { margin-top: 1rem; gap: 1rem; } .hero h1 { font-size: 2rem; } }`,
    html: '<header><b>Brand</b><nav><ul><li><a href="#home">Home</a></li><li><a href="#features">Features</a></li></ul></nav></header><section class="hero" id="home"><h1>Hello</h1><p>Text</p><a class="btn" href="#features">More</a></section><section class="features" id="features"><div class="feature"><h3>Fast</h3><p>Text</p></div><div class="feature"><h3>Small</h3><p>Text</p></div></section><footer><p>2026 <a href="#home">Top</a></p></footer>',
  },
  {
    shows: 'a product grid with badges and ratings',
    css: `.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 20px; }
.product { position: relative; border: 1px solid #eee; padding: 12px; text-align: center; }
.product img { max-width: 100%; height: auto; transition: transform .3s; } .product:hover img { transform: scale(1.05); }
.badge { position: absolute; top: 8px; left: 8px; background: #e00; color: #fff; padding: 2px 8px; font-size: 12px; border-radius: 12px; }
.old { text-decoration: line-through; color: #999; margin-right: 6px; } .price { font-weight: bold; color: #e00; }
.stars { color: #fa0; letter-spacing: 2px; } .stars span { color: #ddd; }
.product button { width: 100%; margin-top: 10px; padding: 8px; border: none; background: #333; color: #fff; cursor: pointer; }`,
    html: '<div class="grid"><div class="product"><span class="badge">-20%</span><img src="a.jpg" alt="A"><h3>Kettle</h3><p class="stars">★★★<span>★★</span></p><p><span class="old">20</span><span class="price">16</span></p><button>Add</button></div><div class="product"><img src="b.jpg" alt="B"><h3>Cup</h3><p class="price">4</p><button>Add</button></div></div>',
  },
  {
    shows: 'an accordion, tabs and a progress bar',
    css: `details { border: 1px solid #ccc; border-radius: 4px; padding: .5em; } details[open] summary { margin-bottom: .5em; border-bottom: 1px solid #ccc; } summary { cursor: pointer; font-weight: bold; } summary::marker { color: teal; }
.tabs { display: flex; flex-wrap: wrap; } .tabs label { order: 1; padding: 8px 16px; background: #eee; cursor: pointer; } .tabs .tab { order: 99; width: 100%; display: none; padding: 16px; border: 1px solid #eee; } .tabs input { display: none; } .tabs input:checked + label { background: #fff; } .tabs input:checked + label + .tab { display: block; }
progress { width: 100%; height: 12px; appearance: none; } progress::-webkit-progress-bar { background: #eee; border-radius: 6px; } progress::-webkit-progress-value { background: teal; border-radius: 6px; } progress::-moz-progress-bar { background: teal; }
.visually-hidden { position: absolute; width: 1px; height: 1px; padding: 0; margin: -1px; overflow: hidden; clip: rect(0, 0, 0, 0); white-space: nowrap; border: 0; }
.skip:not(:focus) { position: absolute; left: -9999px; }`,
    html: '<a class="skip" href="#main">Skip</a><main id="main"><details><summary>More</summary><p>Text</p></details><div class="tabs"><input type="radio" name="t" id="t1" checked><label for="t1">One</label><div class="tab">1</div><input type="radio" name="t" id="t2"><label for="t2">Two</label><div class="tab">2</div></div><label class="visually-hidden" for="p">Done</label><progress id="p" value="30" max="100">30%</progress></main>',
  },
  {
    shows: 'preflight of a utility framework',
    css: `*, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
html, :host { line-height: 1.5; -webkit-text-size-adjust: 100%; tab-size: 4; font-family: ui-sans-serif, system-ui, sans-serif; -webkit-tap-highlight-color: transparent; }
hr { height: 0; color: inherit; border-top-width: 1px; }
abbr:where([title]) { text-decoration: underline dotted; }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
a { color: inherit; -webkit-text-decoration: inherit; text-decoration: inherit; }
b, strong { font-weight: bolder; }
table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
:-moz-focusring { outline: auto; }
progress { vertical-align: baseline; }
summary { display: list-item; }
ol, ul, menu { list-style: none; }
img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
img, video { max-width: 100%; height: auto; }
button, input, select, optgroup, textarea { font: inherit; font-feature-settings: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1; }
:where(select:is([multiple], [size])) optgroup { font-weight: bolder; }
::placeholder { opacity: 1; color: color-mix(in oklab, currentcolor 50%, transparent); }
textarea { resize: vertical; }
::-webkit-search-decoration { -webkit-appearance: none; }
::-webkit-date-and-time-value { min-height: 1lh; text-align: inherit; }
[hidden]:where(:not([hidden='until-found'])) { display: none !important; }
.p-6 { padding: 1.5rem; } .max-w-sm { max-width: 24rem; } .mx-auto { margin-left: auto; margin-right: auto; } .flex { display: flex; } .items-center { align-items: center; } .space-x-4 > :not([hidden]) ~ :not([hidden]) { margin-left: 1rem; } .shrink-0 { flex-shrink: 0; } .h-12 { height: 3rem; } .w-12 { width: 3rem; } .text-xl { font-size: 1.25rem; } .font-medium { font-weight: 500; }`,
    html: '<div class="p-6 max-w-sm mx-auto flex items-center space-x-4"><div class="shrink-0"><img class="h-12 w-12" src="logo.svg" alt="Logo"></div><div><div class="text-xl font-medium">Chat</div><p>You have a new message!</p></div></div>',
  },
  {
    shows: 'a holy grail of floats',
    css: `body { margin: 0; min-width: 600px; } #header, #footer { background: #999; text-align: center; padding: 10px; }
#container { padding-left: 200px; padding-right: 150px; overflow: hidden; }
#container .column { position: relative; float: left; }
#center { width: 100%; } #left { width: 200px; right: 200px; margin-left: -100%; } #right { width: 150px; margin-right: -150px; }
#footer { clear: both; }`,
    html: '<div id="header">Head</div><div id="container"><div id="center" class="column">Center</div><div id="left" class="column">Left</div><div id="right" class="column">Right</div></div><div id="footer">Foot</div>',
  },
  {
    shows: 'a chat of bubbles',
    css: `.chat { display: flex; flex-direction: column; gap: 8px; max-height: 300px; overflow-y: auto; padding: 12px; }
.msg { max-width: 70%; padding: 8px 12px; border-radius: 16px; } .msg.me { align-self: flex-end; background: #0b93f6; color: #fff; border-bottom-right-radius: 4px; } .msg.you { align-self: flex-start; background: #e5e5ea; border-bottom-left-radius: 4px; }
.msg time { display: block; font-size: 11px; opacity: .6; text-align: right; } .chat form { position: sticky; bottom: 0; display: flex; gap: 8px; background: #fff; } .chat input { flex: 1; min-width: 0; }`,
    html: '<div class="chat"><div class="msg you">Hi <time>9:00</time></div><div class="msg me">Hello <time>9:01</time></div><form><input aria-label="Message"><button>Send</button></form></div>',
  },
  {
    shows: 'a modal of a checkbox',
    css: '.toggle { position: absolute; opacity: 0; } .modal { position: fixed; inset: 0; display: flex; align-items: center; justify-content: center; background: rgba(0,0,0,.6); visibility: hidden; opacity: 0; transition: opacity .25s, visibility .25s; } .toggle:checked ~ .modal { visibility: visible; opacity: 1; } .modal__box { position: relative; background: #fff; padding: 2rem; border-radius: 8px; width: min(90%, 30rem); transform: translateY(-20px); transition: transform .25s; } .toggle:checked ~ .modal .modal__box { transform: none; } .modal__close { position: absolute; top: .5rem; right: .75rem; cursor: pointer; }',
    html: '<input type="checkbox" id="m" class="toggle"><label for="m">Open</label><div class="modal"><div class="modal__box"><label class="modal__close" for="m">×</label><p>Hello</p></div></div>',
  },
  {
    shows: 'a timeline',
    css: `.timeline { position: relative; max-width: 600px; margin: 0 auto; padding-left: 30px; list-style: none; } .timeline::before { content: ''; position: absolute; left: 10px; top: 0; bottom: 0; width: 2px; background: #ccc; }
.timeline li { position: relative; margin-bottom: 24px; } .timeline li::before { content: ''; position: absolute; left: -26px; top: 4px; width: 12px; height: 12px; border-radius: 50%; background: #fff; border: 3px solid teal; } .timeline time { color: #888; font-size: .85em; } .timeline h3 { margin: 4px 0; } .timeline li:last-child { margin-bottom: 0; }`,
    html: '<ul class="timeline"><li><time>2020</time><h3>Start</h3><p>Text</p></li><li><time>2022</time><h3>Growth</h3><p>Text</p></li></ul>',
  },
  {
    shows: 'a carousel that snaps',
    css: '.carousel { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; scroll-behavior: smooth; gap: 16px; -webkit-overflow-scrolling: touch; scrollbar-width: none; } .carousel::-webkit-scrollbar { display: none; } .slide { flex: 0 0 100%; scroll-snap-align: start; height: 240px; background: #eee center/cover no-repeat; border-radius: 12px; } .slide:nth-child(2) { background-image: url(two.jpg); } .dots { display: flex; justify-content: center; gap: 8px; margin-top: 8px; } .dots a { width: 10px; height: 10px; border-radius: 50%; background: #bbb; } .dots a:hover, .dots a:focus { background: #333; }',
    html: '<div class="carousel"><div class="slide" id="s1">1</div><div class="slide" id="s2">2</div><div class="slide" id="s3">3</div></div><div class="dots"><a href="#s1" aria-label="1"></a><a href="#s2" aria-label="2"></a><a href="#s3" aria-label="3"></a></div>',
  },
  {
    shows: 'switches and custom checkboxes',
    css: '.switch { position: relative; display: inline-block; width: 60px; height: 34px; } .switch input { opacity: 0; width: 0; height: 0; } .slider { position: absolute; cursor: pointer; inset: 0; background-color: #ccc; transition: .4s; } .slider:before { position: absolute; content: ""; height: 26px; width: 26px; left: 4px; bottom: 4px; background-color: white; transition: .4s; } input:checked + .slider { background-color: #2196F3; } input:focus + .slider { box-shadow: 0 0 1px #2196F3; } input:checked + .slider:before { transform: translateX(26px); } .slider.round { border-radius: 34px; } .slider.round:before { border-radius: 50%; }',
    html: '<label class="switch"><input type="checkbox" aria-label="Light"><span class="slider round"></span></label>',
  },
  {
    shows: 'a tooltip and a dropdown of a tutorial',
    css: `.tooltip { position: relative; display: inline-block; border-bottom: 1px dotted black; } .tooltip .tooltiptext { visibility: hidden; width: 120px; background-color: #555; color: #fff; text-align: center; border-radius: 6px; padding: 5px 0; position: absolute; z-index: 1; bottom: 125%; left: 50%; margin-left: -60px; opacity: 0; transition: opacity 0.3s; } .tooltip .tooltiptext::after { content: ""; position: absolute; top: 100%; left: 50%; margin-left: -5px; border-width: 5px; border-style: solid; border-color: #555 transparent transparent transparent; } .tooltip:hover .tooltiptext { visibility: visible; opacity: 1; }
.dropbtn { background-color: #4CAF50; color: white; padding: 16px; font-size: 16px; border: none; cursor: pointer; } .dropdown { position: relative; display: inline-block; } .dropdown-content { display: none; position: absolute; background-color: #f9f9f9; min-width: 160px; box-shadow: 0px 8px 16px 0px rgba(0,0,0,0.2); z-index: 1; } .dropdown-content a { color: black; padding: 12px 16px; text-decoration: none; display: block; } .dropdown-content a:hover { background-color: #f1f1f1 } .dropdown:hover .dropdown-content { display: block; } .dropdown:hover .dropbtn { background-color: #3e8e41; }`,
    html: '<p>Hover <span class="tooltip">me<span class="tooltiptext">Hi</span></span></p><div class="dropdown"><button class="dropbtn">Menu</button><div class="dropdown-content"><a href="#a">A</a><a href="#b">B</a></div></div><h2 id="a">A</h2><h2 id="b">B</h2>',
  },
  {
    shows: 'a responsive menu of a tutorial',
    css: 'body {margin:0;font-family:Arial} .topnav {overflow: hidden; background-color: #333;} .topnav a {float: left; display: block; color: #f2f2f2; text-align: center; padding: 14px 16px; text-decoration: none; font-size: 17px;} .topnav .icon {display: none;} .topnav a:hover {background-color: #ddd; color: black;} .topnav a.active {background-color: #04AA6D; color: white;} @media screen and (max-width: 600px) { .topnav a:not(:first-child) {display: none;} .topnav a.icon {float: right; display: block;} } @media screen and (max-width: 600px) { .topnav.responsive {position: relative;} .topnav.responsive .icon {position: absolute; right: 0; top: 0;} .topnav.responsive a {float: none; display: block; text-align: left;} }',
    html: '<div class="topnav" id="myTopnav"><a href="#home" class="active">Home</a><a href="#news">News</a><a href="javascript:void(0);" class="icon" onclick="myFunction()">Menu</a></div><div id="home">Home</div><div id="news">News</div><script>function myFunction() { var x = document.getElementById("myTopnav"); if (x.className === "topnav") { x.className += " responsive"; } else { x.className = "topnav"; } }</script>',
  },
  {
    shows: 'loaders and keyframes',
    css: `@keyframes spin { to { transform: rotate(1turn); } } @keyframes pulse { 0%, 100% { opacity: 1; } 50% { opacity: .4; } } @keyframes slide-in { from { opacity: 0; transform: translateX(-20px); } to { opacity: 1; transform: none; } }
.spinner { width: 32px; aspect-ratio: 1; border: 4px solid #ddd; border-top-color: teal; border-radius: 50%; animation: spin 1s linear infinite; } .skeleton { height: 1em; border-radius: 4px; background: #ddd; animation: pulse 1.5s ease-in-out infinite; } .skeleton + .skeleton { margin-top: .5em; } .skeleton:nth-child(2) { width: 80%; animation-delay: .2s; } .enter { animation: slide-in .4s both; } @media (prefers-reduced-motion: reduce) { .spinner, .skeleton, .enter { animation: none; } }`,
    html: '<div class="spinner" role="status" aria-label="Loading"></div><div><div class="skeleton"></div><div class="skeleton"></div></div><p class="enter">Hello</p>',
  },
  {
    shows: 'a newspaper in columns',
    css: 'article { columns: 3 14rem; column-gap: 2rem; column-rule: 1px solid #ccc; text-align: justify; hyphens: auto; } article h1 { column-span: all; margin: 0 0 1rem; font-size: 2.5rem; } article p { margin: 0; text-indent: 1.5em; } article h1 + p { text-indent: 0; } article h1 + p::first-letter { initial-letter: 2; font-weight: bold; } figure { break-inside: avoid; margin: 1rem 0; } blockquote { break-inside: avoid; margin: 1rem 0; font-style: italic; }',
    html: '<article><h1>News</h1><p>One</p><p>Two</p><figure><img src="a.jpg" alt="A" width="200" height="100"></figure><blockquote>Quote</blockquote></article>',
  },
  {
    shows: 'a pricing table of flex items',
    css: '.plans { display: flex; flex-wrap: wrap; justify-content: center; gap: 1.5rem; } .plan { flex: 0 1 240px; display: flex; flex-direction: column; border: 1px solid #ddd; border-radius: 8px; padding: 1.5rem; } .plan--best { border-color: teal; transform: scale(1.03); } .plan ul { flex-grow: 1; padding-left: 1.2em; } .plan .price { font-size: 2rem; font-weight: 700; } .plan .price small { font-size: .9rem; font-weight: 400; color: #777; } .plan .btn { margin-top: auto; padding: .75rem; text-align: center; background: teal; color: #fff; text-decoration: none; border-radius: 4px; }',
    html: '<div class="plans"><div class="plan"><h3>Free</h3><p class="price">0 <small>/ month</small></p><ul><li>One</li></ul><a class="btn" href="#f">Start</a></div><div class="plan plan--best" id="f"><h3>Pro</h3><p class="price">9 <small>/ month</small></p><ul><li>One</li><li>Two</li></ul><a class="btn" href="#f">Start</a></div></div>',
  },
  {
    shows: 'an avatar group and status dots',
    css: '.avatars { display: flex; } .avatars img { width: 40px; height: 40px; border-radius: 50%; border: 2px solid #fff; object-fit: cover; } .avatars img:not(:first-child) { margin-left: -12px; } .avatars img:hover { z-index: 1; transform: translateY(-4px); } .user { position: relative; display: inline-block; } .user .dot { position: absolute; right: 0; bottom: 0; width: 10px; height: 10px; background: limegreen; border: 2px solid white; border-radius: 50%; }',
    html: '<div class="avatars"><img src="a.jpg" alt="A"><img src="b.jpg" alt="B"></div><div class="user"><img src="c.jpg" alt="C" width="40" height="40"><span class="dot"></span></div>',
  },
  {
    shows: 'a stack, a cluster and a switcher',
    css: '.stack { display: flex; flex-direction: column; justify-content: flex-start; } .stack > * { margin-block: 0; } .stack > * + * { margin-block-start: var(--space, 1.5rem); } .cluster { display: flex; flex-wrap: wrap; gap: var(--space, 1rem); justify-content: flex-start; align-items: center; } .switcher { display: flex; flex-wrap: wrap; gap: 1rem; } .switcher > * { flex-grow: 1; flex-basis: calc((30rem - 100%) * 999); } .center { box-sizing: content-box; max-inline-size: 60ch; margin-inline: auto; padding-inline: 1rem; } .frame { aspect-ratio: 16 / 9; overflow: hidden; display: flex; justify-content: center; align-items: center; } .frame > img { inline-size: 100%; block-size: 100%; object-fit: cover; }',
    html: '<div class="center stack"><h1>Title</h1><div class="cluster"><a href="#x">One</a><a href="#x">Two</a></div><div class="switcher"><p>A</p><p>B</p></div><div class="frame" id="x"><img src="a.jpg" alt="A"></div></div>',
  },
  {
    shows: 'a theme switch by data attributes and properties',
    css: "@property --angle { syntax: '<angle>'; initial-value: 0deg; inherits: false; } :root { --hue: 200; --brand: hsl(var(--hue) 80% 40%); --radius: 8px; --space-1: .25rem; --space-2: calc(var(--space-1) * 2); } [data-theme='warm'] { --hue: 20; } .btn { --btn-bg: var(--brand); padding: var(--space-2) calc(var(--space-2) * 2); border-radius: var(--radius); background: var(--btn-bg); color: white; border: 0; } .btn.ghost { --btn-bg: transparent; color: var(--brand); box-shadow: inset 0 0 0 2px currentColor; } .ring { width: 80px; height: 80px; border-radius: 50%; background: conic-gradient(from var(--angle), red, gold, red); animation: turn 3s linear infinite; } @keyframes turn { to { --angle: 360deg; } }",
    html: '<div data-theme="warm"><button class="btn">Save</button> <button class="btn ghost">Cancel</button></div><div class="ring"></div>',
  },
  {
    shows: 'a blog with an aside that sticks',
    css: '.page { display: grid; grid-template-columns: minmax(0, 1fr) 260px; gap: 2rem; max-width: 1000px; margin-inline: auto; align-items: start; } .toc { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; font-size: .9rem; } .toc ol { padding-left: 1.2em; } .toc a:target-current { font-weight: bold; } article img { max-width: 100%; height: auto; } article :is(h2, h3) { scroll-margin-top: 2rem; } article p + p { margin-top: 0; } article > * + * { margin-top: 1em; } pre { overflow: auto; padding: 1em; background: #222; color: #eee; } .callout { border-inline-start: 4px solid orange; padding: .5em 1em; background: #fff7e6; } @media (max-width: 800px) { .page { grid-template-columns: 1fr; } .toc { position: static; max-height: none; } }',
    html: '<div class="page"><article><h1>T</h1><p>One</p><p>Two</p><h2 id="a">A</h2><pre><code>x</code></pre><p class="callout">Note</p></article><nav class="toc"><ol><li><a href="#a">A</a></li></ol></nav></div>',
  },
  {
    shows: 'a calendar grid',
    css: '.cal { display: grid; grid-template-columns: repeat(7, 1fr); gap: 1px; background: #ddd; border: 1px solid #ddd; } .cal > * { background: #fff; padding: .5rem; min-height: 3rem; } .cal .name { min-height: 0; text-align: center; font-weight: bold; } .cal .first { grid-column-start: 3; } .cal .today { background: #e0f2ff; outline: 2px solid #06c; outline-offset: -2px; } .cal .event { grid-column: span 2; } .cal :nth-child(7n) { color: #c00; }',
    html: '<div class="cal"><div class="name">M</div><div class="name">T</div><div class="name">W</div><div class="name">T</div><div class="name">F</div><div class="name">S</div><div class="name">S</div><div class="first">1</div><div class="today">2</div><div class="event">3</div><div>5</div></div>',
  },
  {
    shows: 'a mobile bar at the bottom with safe areas',
    css: "body { margin: 0; padding-bottom: calc(56px + env(safe-area-inset-bottom)); } .bar { position: fixed; left: 0; right: 0; bottom: 0; display: flex; height: 56px; padding-bottom: env(safe-area-inset-bottom); background: #fff; border-top: 1px solid #ddd; } .bar a { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; color: #666; text-decoration: none; font-size: 12px; } .bar a[aria-current='page'] { color: #06c; } .bar svg { width: 24px; height: 24px; fill: currentColor; } @media (min-width: 800px) { .bar { display: none; } body { padding-bottom: 0; } }",
    html: '<main><h1 id="home">Home</h1><h2 id="me">Me</h2></main><nav class="bar"><a href="#home" aria-current="page"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12l9-9 9 9v9H3z"/></svg>Home</a><a href="#me">Me</a></nav>',
  },
  {
    shows: 'an email-like table layout',
    css: 'table { border-spacing: 0; } td { padding: 0; vertical-align: top; } img { border: 0; } .wrapper { width: 100%; table-layout: fixed; background-color: #eee; } .main { width: 100%; max-width: 600px; background-color: #fff; margin: 0 auto; font-family: sans-serif; color: #171a1b; } .two-columns { text-align: center; font-size: 0; } .two-columns .column { width: 100%; max-width: 300px; display: inline-block; vertical-align: top; text-align: center; } .padding { padding: 15px; font-size: 16px; } .button { background-color: #fff; color: #171a1b; text-decoration: none; padding: 12px 20px; font-weight: bold; border-radius: 5px; display: inline-block; }',
    html: '<table class="wrapper"><tr><td><table class="main" role="presentation"><tr><td class="two-columns"><table class="column"><tr><td class="padding">A</td></tr></table><table class="column"><tr><td class="padding"><a class="button" href="https://example.com/">Go</a></td></tr></table></td></tr></table></td></tr></table>',
  },
  {
    shows: 'a survey form of a course',
    css: ':root { --color-dark: #1b1b32; } *, *::before, *::after { box-sizing: border-box; } body { font-family: Tahoma; font-size: 16px; width: 100%; height: 100vh; margin: 0; background-color: var(--color-dark); color: #f5f6f7; } h1, p { margin: 1em auto; text-align: center; } form { width: 60vw; max-width: 500px; min-width: 300px; margin: 0 auto; padding-bottom: 2em; } fieldset { border: none; padding: 2rem 0; border-bottom: 3px solid #3b3b4f; } fieldset:last-of-type { border-bottom: none; } label { display: block; margin: 0.5rem 0; } input, textarea, select { margin: 10px 0 0 0; width: 100%; min-height: 2em; } input, textarea { background-color: #0a0a23; border: 1px solid #0a0a23; color: #ffffff; } .inline { width: unset; margin: 0 0.5em 0 0; vertical-align: middle; } input[type="submit"] { display: block; width: 60%; margin: 1em auto; height: 2em; font-size: 1.1rem; background-color: #3b3b4f; border-color: white; min-width: 300px; } input[type="file"] { padding: 1px 2px; } a { color: #dfdfe2; }',
    html: '<h1>Registration</h1><p>Please fill out</p><form><fieldset><label for="first">First name: <input id="first" type="text" required></label><label for="pw">Password: <input id="pw" type="password" pattern="[a-z0-5]{8,}" required></label></fieldset><fieldset><legend>Account</legend><label for="personal"><input id="personal" type="radio" name="kind" class="inline" checked> Personal</label><label for="business"><input id="business" type="radio" name="kind" class="inline"> Business</label></fieldset><fieldset><label for="pic">Picture: <input id="pic" type="file"></label><label for="bio">Bio: <textarea id="bio" rows="3" cols="30"></textarea></label></fieldset><input type="submit" value="Submit"></form>',
  },
  {
    shows: 'a city of gradients and nested boxes',
    css: '* { border: 1px solid black; box-sizing: border-box; } body { height: 100vh; margin: 0; overflow: hidden; } .sky { width: 100%; height: 100vh; padding-top: 10vh; position: absolute; top: 0; background: radial-gradient(closest-corner circle at 15% 15%, #ffcf33, #ffcf33 20%, #ffff66 21%, #bbeeff 100%); } .background-buildings { width: 100%; height: 100%; display: flex; align-items: flex-end; justify-content: space-evenly; position: absolute; top: 0; } .building { width: 10%; height: 70%; background-color: #aa80ff; background-image: repeating-linear-gradient(90deg, transparent, transparent 5px, #8866cc 5px, #8866cc 10px); } .window-wrap { display: flex; align-items: center; justify-content: space-evenly; } .window { width: 25%; height: 40px; background: black; }',
    html: '<div class="sky"></div><div class="background-buildings"><div></div><div class="building"><div class="window-wrap"><div class="window"></div><div class="window"></div></div></div><div class="building"></div></div>',
  },
  {
    shows: 'a tribute page',
    css: "html { font-family: 'Helvetica Neue', Helvetica, Arial, sans-serif; font-size: 10px; } body { display: flex; align-items: center; flex-direction: column; font-size: 1.6rem; line-height: 1.5; text-align: center; color: #333; margin: 0; } h1 { font-size: 4rem; margin-bottom: 0; } @media (max-width: 460px) { h1 { font-size: 3.5rem; line-height: 1.2; } } h2 { font-size: 3.25rem; } a { color: #477ca7; } a:visited { color: #74638f; } #main { margin: 30px 8px; padding: 15px; border-radius: 5px; background: #eee; } @media (max-width: 460px) { #main { margin: 0; } } img { max-width: 100%; display: block; height: auto; margin: 0 auto; } #img-div { background: white; padding: 10px; margin: 0; } #img-caption { margin: 15px 0 5px 0; } #headline { margin: 50px 0; text-align: center; } ul { max-width: 550px; margin: 0 auto 50px auto; text-align: left; line-height: 1.6; } li { margin: 16px 0; } blockquote { font-style: italic; max-width: 545px; margin: 0 auto 50px auto; text-align: left; }",
    html: '<main id="main"><h1 id="title">Dr. X</h1><p>The man</p><figure id="img-div"><img id="image" src="a.jpg" alt="Dr. X"><figcaption id="img-caption">With wheat</figcaption></figure><section id="tribute-info"><h3 id="headline">A time line:</h3><ul><li><strong>1914</strong> Born</li></ul><blockquote cite="http://example.com/"><p>Quote</p><cite>-- Y</cite></blockquote></section></main>',
  },
  {
    shows: 'selectors of a base style that wait for content',
    css: 'body > * + * { margin-top: 1rem; } p:empty, li:empty { display: none; } a[target="_blank"]::after { content: \' ↗\'; } a[href$=".pdf"]::before { content: \'📄 \'; } input:invalid { border-color: crimson; } tr:nth-child(odd) td { background: #f7f7f7; } kbd { border: 1px solid #aaa; border-radius: 3px; padding: 0 .3em; } video { width: 100%; } dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; } dd { margin: 0; } .error-message { color: crimson; } .is-hidden { display: none; } .no-js .needs-js { display: none; } h2 > a { text-decoration: none; } details > summary { cursor: pointer; }',
    html: '<h1>Docs</h1><p>Text with <a href="guide.pdf">guide</a>.</p><dl><dt>A</dt><dd>One</dd></dl>',
  },
  {
    shows: 'a gallery of masonry columns with an overlay',
    css: '.gallery { column-count: 3; column-gap: 1rem; } .gallery figure { position: relative; margin: 0 0 1rem; break-inside: avoid; overflow: hidden; border-radius: 8px; } .gallery img { display: block; width: 100%; transition: transform .4s; } .gallery figcaption { position: absolute; inset: 0; display: grid; place-items: center; background: rgb(0 0 0 / .5); color: #fff; opacity: 0; transition: opacity .3s; } .gallery figure:hover figcaption { opacity: 1; } .gallery figure:hover img { transform: scale(1.1); } @media (max-width: 700px) { .gallery { column-count: 2; } }',
    html: '<div class="gallery"><figure><img src="a.jpg" alt="A"><figcaption>A</figcaption></figure><figure><img src="b.jpg" alt="B"><figcaption>B</figcaption></figure></div>',
  },
  {
    shows: 'a quiz card',
    css: `body { font-family: system-ui; background: #f4f4f8; }
.quiz { max-width: 480px; margin: 2rem auto; background: #fff; border-radius: 12px; padding: 1.5rem; box-shadow: 0 10px 30px rgba(0,0,0,.08); }
.quiz h2 { margin: 0 0 1rem; }
.quiz ol { padding: 0; margin: 0; list-style: upper-alpha inside; }
.quiz li { padding: .75rem 1rem; border: 1px solid #ddd; border-radius: 8px; cursor: pointer; }
.quiz li + li { margin-top: .5rem; }
.quiz li:hover { border-color: rebeccapurple; }
.quiz li.correct { background: #e6ffed; border-color: green; }
.quiz li.wrong { background: #ffeef0; border-color: red; }`,
    html: '<div class="quiz"><h2>2 + 2?</h2><ol><li>3</li><li class="correct">4</li></ol></div>',
  },
  {
    shows: 'a music player',
    css: `.player { display: grid; grid-template: "art title" auto "art bar" auto / 64px 1fr; column-gap: 12px; align-items: center; width: 320px; padding: 12px; border-radius: 16px; background: #222; color: white; }
.player img { grid-area: art; width: 64px; height: 64px; border-radius: 8px; object-fit: cover; }
.player .title { grid-area: title; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.player input[type=range] { grid-area: bar; width: 100%; accent-color: hotpink; }`,
    html: '<div class="player"><img src="a.jpg" alt=""><div class="title">A long title</div><input type="range" aria-label="Position"></div>',
  },
  {
    shows: 'a notice with a close button',
    css: `.notice { position: relative; padding: 1rem 3rem 1rem 1rem; border-left: 4px solid; background: #eef; color: navy; }
.notice--warn { background: #ffe; color: #850; }
.notice__close { position: absolute; top: 50%; right: .5rem; transform: translateY(-50%); width: 2rem; height: 2rem; border: 0; background: none; color: inherit; font-size: 1.25rem; line-height: 1; cursor: pointer; }
.notice + .notice { margin-top: 1rem; }`,
    html: '<div class="notice">Saved <button class="notice__close" aria-label="Close">×</button></div>',
  },
  {
    shows: 'a hero with a video and text',
    css: `.hero { position: relative; height: 70vh; overflow: hidden; display: grid; place-items: center; }
.hero video { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; z-index: -1; }
.hero__text { color: white; text-shadow: 0 2px 8px rgb(0 0 0 / .6); text-align: center; }
.hero__text h1 { font-size: clamp(2rem, 6vw, 5rem); margin: 0; }`,
    html: '<section class="hero"><video src="a.mp4" autoplay muted loop playsinline></video><div class="hero__text"><h1>Hello</h1><p>Text</p></div></section>',
  },
  {
    shows: 'floated letters and captions',
    css: `.drop::first-letter { float: left; font: bold 4em/0.8 Georgia, serif; margin: .1em .1em 0 0; color: #a33; }
figure.right { float: right; width: 40%; margin: 0 0 1em 1.5em; }
figure img { width: 100%; display: block; }
figcaption { font-size: .8em; color: #666; padding-top: .3em; }
h2 { clear: both; }`,
    html: '<p class="drop">Once upon</p><figure class="right"><img src="a.jpg" alt="A"><figcaption>A</figcaption></figure><p>Text</p><h2>Next</h2>',
  },
  {
    shows: 'a stepper',
    css: `.steps { display: flex; list-style: none; padding: 0; counter-reset: step; }
.steps li { flex: 1; position: relative; text-align: center; counter-increment: step; }
.steps li::before { content: counter(step); display: block; width: 2rem; height: 2rem; line-height: 2rem; margin: 0 auto .5rem; border-radius: 50%; background: #ddd; }
.steps li::after { content: ''; position: absolute; top: 1rem; left: -50%; width: 100%; height: 2px; background: #ddd; z-index: -1; }
.steps li:first-child::after { content: none; }
.steps li.done::before, .steps li.done::after { background: teal; color: #fff; }`,
    html: '<ol class="steps"><li class="done">Cart</li><li>Pay</li><li>Done</li></ol>',
  },
  {
    shows: 'a flip card',
    css: `.flip { width: 200px; height: 260px; perspective: 800px; }
.flip__inner { position: relative; width: 100%; height: 100%; transform-style: preserve-3d; transition: transform .6s; }
.flip:hover .flip__inner, .flip:focus-within .flip__inner { transform: rotateY(180deg); }
.flip__front, .flip__back { position: absolute; inset: 0; display: grid; place-content: center; border-radius: 12px; backface-visibility: hidden; }
.flip__front { background: gold; }
.flip__back { background: navy; color: #fff; transform: rotateY(180deg); }`,
    html: '<div class="flip" tabindex="0"><div class="flip__inner"><div class="flip__front">Front</div><div class="flip__back">Back</div></div></div>',
  },
  {
    shows: 'a sidebar that opens by a class of a script',
    css: `.sidebar { position: fixed; top: 0; left: 0; width: 240px; height: 100%; background: #222; color: #fff; transform: translateX(-100%); transition: transform .3s; }
body.menu-open .sidebar { transform: none; }
.overlay { position: fixed; inset: 0; background: rgba(0,0,0,.5); opacity: 0; pointer-events: none; transition: opacity .3s; }
body.menu-open .overlay { opacity: 1; pointer-events: auto; }`,
    html: '<button id="open">Menu</button><div class="sidebar">Menu</div><div class="overlay"></div><script>document.querySelector(\'#open\').onclick = () => document.body.classList.toggle(\'menu-open\');</script>',
  },
  {
    shows: 'grid that overlaps',
    css: `.stack { display: grid; }
.stack > * { grid-area: 1 / 1; }
.stack img { width: 100%; height: 300px; object-fit: cover; }
.stack .caption { align-self: end; justify-self: start; margin: 1rem; padding: .5rem 1rem; background: white; z-index: 1; }`,
    html: '<div class="stack"><img src="a.jpg" alt="A"><p class="caption">A</p></div>',
  },
  {
    shows: 'a file list with long names',
    css: `.files { list-style: none; padding: 0; max-width: 300px; }
.files li { display: flex; align-items: center; gap: 8px; padding: 6px; }
.files .name { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.files .size { flex: none; color: #777; font-variant-numeric: tabular-nums; }
.files li:nth-child(odd) { background: #f7f7f7; }`,
    html: '<ul class="files"><li><span class="name">a-very-long-name.pdf</span><span class="size">2 MB</span></li><li><span class="name">b.txt</span><span class="size">1 KB</span></li></ul>',
  },
  {
    shows: 'links of every kind',
    css: `a { color: #06c; text-decoration-thickness: 1px; text-underline-offset: 3px; }
a:hover { text-decoration-thickness: 2px; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; border-radius: 2px; }
a[download]::before { content: '⬇ '; }
a[href^='mailto:'] { white-space: nowrap; }
.nav-link { display: block; padding: 8px; text-decoration: none; }
.nav-link[aria-current] { font-weight: bold; }`,
    html: '<p><a href="mailto:a@example.com">Mail</a> <a href="a.zip" download>File</a></p><nav><a class="nav-link" href="#x" aria-current="page">One</a></nav><p id="x">x</p>',
  },
  {
    shows: 'a definition table on phones',
    css: `table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; border: 1px solid #ddd; }
@media (max-width: 600px) { thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
tr { display: block; margin-bottom: 1rem; border: 1px solid #ddd; }
td { display: flex; justify-content: space-between; border: 0; }
td::before { content: attr(data-label); font-weight: bold; } }`,
    html: '<table><thead><tr><th>Day</th><th>Room</th></tr></thead><tbody><tr><td data-label="Day">Mon</td><td data-label="Room">2</td></tr></tbody></table>',
  },
  {
    shows: 'a portfolio of a student',
    css: `* { margin: 0; padding: 0; box-sizing: border-box; }
body { font-family: 'Open Sans', sans-serif; line-height: 1.6; }
nav { position: fixed; width: 100%; top: 0; z-index: 10; background: #be3144; display: flex; justify-content: flex-end; }
nav ul { display: flex; margin-right: 2rem; list-style: none; }
nav a { display: block; padding: 1.5rem; font-size: 1.2rem; color: white; text-decoration: none; }
nav a:hover { background: #45567d; }
#welcome { display: flex; flex-direction: column; justify-content: center; align-items: center; width: 100%; height: 100vh; background: #000 linear-gradient(62deg, #3a3d40 0%, #181719 100%); color: #fff; }
#projects { text-align: center; padding: 10rem 2rem; background: #45567d; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 4rem; width: 100%; max-width: 1280px; margin: 0 auto 6rem; }
.tile { background: #303841; box-shadow: 1px 1px 2px rgba(0,0,0,.5); border-radius: 2px; color: inherit; text-decoration: none; }
.tile img { height: calc(100% - 6.8rem); width: 100%; object-fit: cover; }
@media (max-width: 28.75em) { nav { justify-content: center; }
nav ul { margin: 0; } }`,
    html: '<nav><ul><li><a href="#welcome">About</a></li><li><a href="#projects">Work</a></li></ul></nav><section id="welcome"><h1>I am X</h1><p>a developer</p></section><section id="projects"><h2>Work</h2><div class="grid"><a class="tile" href="https://example.com/"><img src="a.jpg" alt="A"><p>A</p></a></div></section>',
  },
  {
    shows: 'a technical document of a course',
    css: `html, body { min-width: 290px; color: #4d4e53; background-color: #fff; font-family: 'Open Sans', Arial, sans-serif; line-height: 1.5; }
#navbar { position: fixed; min-width: 290px; top: 0; left: 0; width: 300px; height: 100%; border-right: solid; border-color: rgba(0,22,22,.4); }
header { color: black; margin: 10px; text-align: center; font-size: 1.8em; }
#main-doc header { text-align: left; margin: 0; }
#navbar ul { height: 88%; padding: 0; overflow-y: auto; overflow-x: hidden; }
#navbar li { color: #4d4e53; border-top: 1px solid; list-style: none; position: relative; width: 100%; }
#navbar a { display: block; padding: 10px 30px; color: #4d4e53; text-decoration: none; cursor: pointer; }
#main-doc { position: absolute; margin-left: 310px; padding: 20px; margin-bottom: 110px; }
section article { color: #4d4e53; margin: 15px; font-size: .96em; }
section li { margin: 15px 0 0 20px; }
code { display: block; text-align: left; white-space: pre-line; position: relative; word-break: normal; line-height: 2; background-color: #f7f7f7; padding: 15px; margin: 10px; border-radius: 5px; }
@media only screen and (max-width: 815px) { #navbar ul { border: 1px solid; height: 207px; }
#navbar { background-color: white; position: absolute; top: 0; padding: 0; margin: 0; width: 100%; max-height: 275px; border: none; z-index: 1; border-bottom: 2px solid; }
#main-doc { position: relative; margin-left: 0; margin-top: 270px; } }`,
    html: '<nav id="navbar"><header>JS Documentation</header><ul><li><a class="nav-link" href="#Introduction">Introduction</a></li></ul></nav><main id="main-doc"><section class="main-section" id="Introduction"><header>Introduction</header><article><p>Text</p><ul><li>One</li></ul><code>let x = 1;</code></article></section></main>',
  },
  {
    shows: 'a cafe menu of a course',
    css: `body { background-image: url(beans.jpg); font-family: sans-serif; padding: 20px; }
h1 { font-size: 40px; margin-top: 0; margin-bottom: 15px; }
h2 { font-size: 30px; }
.established { font-style: italic; }
h1, h2, p { text-align: center; }
.menu { width: 80%; background-color: burlywood; margin-left: auto; margin-right: auto; padding: 20px; max-width: 500px; }
img { display: block; margin-left: auto; margin-right: auto; margin-top: -25px; }
hr { height: 2px; background-color: brown; border-color: brown; }
.bottom-line { margin-top: 25px; }
h1, h2 { font-family: Impact, serif; }
.item p { display: inline-block; margin-top: 5px; margin-bottom: 5px; font-size: 18px; }
.flavor, .dessert { text-align: left; width: 75%; }
.price { text-align: right; width: 25%; }
footer { font-size: 14px; }
.address { margin-bottom: 5px; }
a { color: black; }
a:visited { color: black; }
a:hover { color: brown; }
a:active { color: brown; }`,
    html: '<div class="menu"><main><h1>CAMPER CAFE</h1><p class="established">Est. 2020</p><hr><section><h2>Coffee</h2><img src="a.jpg" alt="coffee icon"><article class="item"><p class="flavor">Vanilla</p><p class="price">3.00</p></article></section></main><hr class="bottom-line"><footer><p><a href="https://www.example.com" target="_blank">Visit</a></p><p class="address">123 Road</p></footer></div>',
  },
  {
    shows: 'a page with a reset',
    css: `*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; padding: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: smooth; }
body { min-height: 100vh; line-height: 1.6; font-family: system-ui, sans-serif; text-rendering: optimizeSpeed; }
ul[role="list"], ol[role="list"] { list-style: none; }
img, picture, svg, video, canvas { max-width: 100%; display: block; }
input, button, textarea, select { font: inherit; color: inherit; }
h1, h2, h3, h4, h5, h6 { overflow-wrap: break-word; text-wrap: balance; }
a:not([class]) { text-decoration-skip-ink: auto; }
table { border-collapse: collapse; border-spacing: 0; }
blockquote, q { quotes: none; }
blockquote::before, q::before { content: ""; content: none; }
sup { vertical-align: super; font-size: 75%; line-height: 0; }
[hidden] { display: none !important; }
@media (prefers-reduced-motion: reduce) {
  html:focus-within { scroll-behavior: auto; }
  *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; }
}
.wrap { width: min(100% - 2rem, 60ch); margin-inline: auto; padding-block: 2rem; }
.wrap > * + * { margin-top: 1rem; }`,
    html: `<main class="wrap">
  <h1>Minutes of May</h1>
  <p>Present were nine members<sup>1</sup>. See <a href="#next">what comes next</a>.</p>
  <img src="room.jpg" alt="The room" width="600" height="300">
  <h2 id="next">Next</h2>
  <p>We meet again in June.</p>
  <p hidden>Draft</p>
  <button type="button">Print</button>
</main>`,
  },
  {
    shows: 'utility classes for a page',
    css: `*, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb; }
body { margin: 0; line-height: inherit; font-family: ui-sans-serif, system-ui, sans-serif; }
h1, h2, p { margin: 0; }
a { color: inherit; text-decoration: inherit; }
.container { width: 100%; }
@media (min-width: 640px) { .container { max-width: 640px; } }
@media (min-width: 1024px) { .container { max-width: 1024px; } }
.mx-auto { margin-left: auto; margin-right: auto; }
.flex { display: flex; }
.grid { display: grid; }
.hidden { display: none; }
.items-center { align-items: center; }
.justify-between { justify-content: space-between; }
.gap-4 { gap: 1rem; }
.p-4 { padding: 1rem; }
.px-4 { padding-left: 1rem; padding-right: 1rem; }
.py-8 { padding-top: 2rem; padding-bottom: 2rem; }
.w-full { width: 100%; }
.rounded { border-radius: 0.25rem; }
.border { border-width: 1px; }
.text-xl { font-size: 1.25rem; line-height: 1.75rem; }
.font-bold { font-weight: 700; }
.bg-sky { background-color: #e0f2fe; }
.text-center { text-align: center; }
.truncate { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.hover\\:underline:hover { text-decoration-line: underline; }
@media (min-width: 768px) {
  .md\\:grid-cols-2 { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .md\\:flex { display: flex; }
}`,
    html: `<header class="container mx-auto px-4 flex items-center justify-between">
  <a class="text-xl font-bold" href="#top">Rowing</a>
  <nav class="hidden md:flex gap-4"><a class="hover:underline" href="#boats">Boats</a><a class="hover:underline" href="#crew">Crew</a></nav>
</header>
<main class="container mx-auto px-4 py-8 grid gap-4 md:grid-cols-2" id="top">
  <article class="p-4 border rounded" id="boats"><h2 class="text-xl truncate">Boats with eight seats</h2><p>Four of them.</p></article>
  <article class="p-4 border rounded bg-sky" id="crew"><h2 class="text-xl">Crew</h2><p class="text-center">Twenty.</p></article>
</main>`,
  },
  {
    shows: 'cards whose whole face is a link',
    css: `:root { --radius: 10px; --shadow: 0 2px 8px rgb(0 0 0 / 15%); }
body { margin: 0; padding: 1.5rem; font-family: Georgia, serif; background: #f7f4ef; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 1.25rem; padding: 0; margin: 0; list-style: none; }
.card { position: relative; display: flex; flex-direction: column; overflow: hidden; background: white; border-radius: var(--radius); box-shadow: var(--shadow); transition: transform 0.2s ease, box-shadow 0.2s ease; }
.card:hover, .card:focus-within { transform: translateY(-4px); box-shadow: 0 8px 20px rgb(0 0 0 / 20%); }
.card__image { display: block; width: 100%; aspect-ratio: 4 / 3; object-fit: cover; }
.card__body { display: flex; flex: 1 1 auto; flex-direction: column; gap: 0.5rem; padding: 1rem; }
.card__title { margin: 0; font-size: 1.2rem; }
.card__title a { color: inherit; text-decoration: none; }
.card__title a::after { content: ""; position: absolute; inset: 0; }
.card__text { margin: 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
.card__foot { margin-top: auto; display: flex; justify-content: space-between; align-items: center; font-size: 0.85rem; color: #666; }
.badge { position: absolute; top: 0.75rem; right: 0.75rem; z-index: 1; padding: 0.2rem 0.6rem; border-radius: 999px; background: #b23; color: white; font: 700 0.75rem/1.4 sans-serif; }
.card--flat { box-shadow: none; border: 1px solid #ddd; }`,
    html: `<ul class="cards">
  <li class="card">
    <span class="badge">New</span>
    <img class="card__image" src="bread.jpg" alt="A loaf">
    <div class="card__body">
      <h2 class="card__title"><a href="#bread">Bread</a></h2>
      <p class="card__text">Baked before sunrise, with rye and a little salt.</p>
      <p class="card__foot"><span>12 May</span><span>3 min</span></p>
    </div>
  </li>
  <li class="card card--flat">
    <img class="card__image" src="jam.jpg" alt="A jar">
    <div class="card__body">
      <h2 class="card__title"><a href="#jam">Jam</a></h2>
      <p class="card__text">Plums from the yard.</p>
      <p class="card__foot"><span>20 May</span><span>2 min</span></p>
    </div>
  </li>
</ul>
<h2 id="bread">Bread in full</h2>
<h2 id="jam">Jam in full</h2>`,
  },
  {
    shows: 'a price list with a style for paper',
    css: `body { margin: 0 auto; max-width: 70ch; padding: 1rem; font: 1rem/1.6 "Segoe UI", Roboto, sans-serif; color: #222; }
nav ul { display: flex; gap: 1rem; padding: 0; list-style: none; }
.button { padding: 0.5rem 1rem; border: 0; border-radius: 4px; background: #05c; color: #fff; cursor: pointer; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.6rem; border: 1px solid #ccc; text-align: left; }
thead th { position: sticky; top: 0; background: #eef; }
.print-only { display: none; }
@page { size: A4; margin: 2cm; }
@media print {
  *, *::before, *::after { background: transparent !important; color: #000 !important; box-shadow: none !important; text-shadow: none !important; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  nav, .button, .no-print { display: none !important; }
  .print-only { display: block; }
  a[href^="http"]::after { content: " (" attr(href) ")"; font-size: 90%; }
  a[href^="#"]::after { content: ""; }
  thead { display: table-header-group; }
  tr, img { break-inside: avoid; }
  h2, h3 { break-after: avoid; orphans: 3; widows: 3; }
  p { orphans: 3; widows: 3; }
}`,
    html: `<nav><ul><li><a href="#prices">Prices</a></li><li><a href="https://example.org/">Example</a></li></ul></nav>
<h1>Canteen</h1>
<p class="print-only">Printed from the canteen's page.</p>
<h2 id="prices">Prices</h2>
<table>
  <thead><tr><th>Dish</th><th>Price</th></tr></thead>
  <tbody><tr><td>Dal</td><td>40</td></tr><tr><td>Rice</td><td>20</td></tr></tbody>
</table>
<p><button class="button" type="button">Print</button></p>`,
  },
  {
    shows: 'a form with a style sheet that makes browsers alike',
    css: `*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; padding: 2rem; font-family: Helvetica, Arial, sans-serif; }
button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; }
button, input { overflow: visible; }
button, select { text-transform: none; }
button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button; appearance: button; }
fieldset { min-width: 0; margin: 0 0 1rem; padding: 0.5rem 1rem 1rem; border: 1px solid #bbb; }
legend { padding: 0 0.4rem; font-weight: bold; }
textarea { overflow: auto; resize: vertical; min-height: 6rem; }
[type="checkbox"], [type="radio"] { padding: 0; accent-color: rebeccapurple; }
[type="number"]::-webkit-inner-spin-button { height: auto; }
[type="search"] { -webkit-appearance: textfield; appearance: textfield; outline-offset: -2px; }
::-webkit-file-upload-button { -webkit-appearance: button; font: inherit; }
.field { display: flex; flex-direction: column; gap: 0.25rem; margin-bottom: 0.75rem; }
.field > input, .field > select, .field > textarea { width: 100%; padding: 0.5rem; border: 1px solid #999; border-radius: 4px; background: #fff; }
.field > :focus-visible { outline: 2px solid rebeccapurple; outline-offset: 1px; }
.field > input:invalid:not(:placeholder-shown) { border-color: crimson; }
.field > input::placeholder { color: #777; opacity: 1; }
.choice { display: inline-flex; align-items: center; gap: 0.4rem; }
.submit { padding: 0.6rem 1.2rem; border: 0; border-radius: 4px; background: rebeccapurple; color: white; cursor: pointer; }
.submit:hover { background: indigo; }
.submit:disabled { opacity: 0.5; cursor: not-allowed; }`,
    html: `<form action="#sent" method="get">
  <fieldset>
    <legend>You</legend>
    <p class="field"><label for="name">Name</label><input id="name" name="name" placeholder="Asha" required></p>
    <p class="field"><label for="mail">E-mail</label><input id="mail" name="mail" type="email" placeholder="a@b.example"></p>
    <p class="field"><label for="year">Year</label><select id="year" name="year"><option>1</option><option>2</option></select></p>
    <p class="field"><label for="why">Why</label><textarea id="why" name="why"></textarea></p>
    <label class="choice"><input type="checkbox" name="news"> Send me news</label>
  </fieldset>
  <button class="submit" type="submit">Join</button>
</form>
<p id="sent">Thank you.</p>`,
  },
  {
    shows: 'a hover that wins over four elements',
    css: `nav { background: #222; padding: 10px; }
nav ul { display: flex; gap: 20px; list-style: none; margin: 0; padding: 0; }
nav ul li a { color: white; text-decoration: none; }
a:hover { color: orange; }`,
    html: `<nav>
  <ul>
    <li><a href="#home">Home</a></li>
    <li><a href="#team">Team</a></li>
  </ul>
</nav>
<h1 id="home">Home</h1>
<h2 id="team">Team</h2>`,
  },
  {
    shows: 'written before the engine was asked: normalise',
    css: `html { line-height: 1.15; -webkit-text-size-adjust: 100%; }
body { margin: 0; }
main { display: block; }
h1 { font-size: 2em; margin: 0.67em 0; }
hr { box-sizing: content-box; height: 0; overflow: visible; }
pre, code, kbd, samp { font-family: monospace, monospace; font-size: 1em; }
a { background-color: transparent; }
abbr[title] { border-bottom: none; text-decoration: underline; text-decoration: underline dotted; }
b, strong { font-weight: bolder; }
small { font-size: 80%; }
sub, sup { font-size: 75%; line-height: 0; position: relative; vertical-align: baseline; }
sub { bottom: -0.25em; }
sup { top: -0.5em; }
img { border-style: none; }
button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; }
button, input { overflow: visible; }
button, select { text-transform: none; }
button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button; }
button::-moz-focus-inner, [type="button"]::-moz-focus-inner { border-style: none; padding: 0; }
button:-moz-focusring { outline: 1px dotted ButtonText; }
fieldset { padding: 0.35em 0.75em 0.625em; }
legend { box-sizing: border-box; color: inherit; display: table; max-width: 100%; padding: 0; white-space: normal; }
progress { vertical-align: baseline; }
textarea { overflow: auto; }
[type="checkbox"], [type="radio"] { box-sizing: border-box; padding: 0; }
[type="number"]::-webkit-inner-spin-button { height: auto; }
[type="search"] { -webkit-appearance: textfield; outline-offset: -2px; }
details { display: block; }
summary { display: list-item; }
template { display: none; }
[hidden] { display: none; }`,
    html: `<main>
  <h1>Minutes</h1>
  <p>Present: <strong>nine</strong> of eleven. H<sub>2</sub>O was served.</p>
  <hr>
  <button type="button">Print</button>
</main>`,
  },
  {
    shows: 'written before the engine was asked: print styles',
    css: `body { font: 16px/1.6 Georgia, serif; max-width: 40rem; margin: 0 auto; padding: 1rem; }
nav { background: #222; padding: 8px; }
nav a { color: white; margin-right: 12px; }
.no-print { background: #ffd; padding: 8px; }
.page-break { break-before: page; page-break-before: always; }
@page { margin: 2cm; size: A4; }
@media print {
  *, *::before, *::after { background: transparent !important; color: #000 !important; box-shadow: none !important; text-shadow: none !important; }
  nav, .no-print, aside { display: none !important; }
  a, a:visited { text-decoration: underline; }
  a[href]::after { content: " (" attr(href) ")"; }
  a[href^="#"]::after, a[href^="javascript:"]::after { content: ""; }
  abbr[title]::after { content: " (" attr(title) ")"; }
  pre, blockquote { border: 1px solid #999; page-break-inside: avoid; break-inside: avoid; }
  thead { display: table-header-group; }
  tr, img { page-break-inside: avoid; break-inside: avoid; }
  p, h2, h3 { orphans: 3; widows: 3; }
  h2, h3 { page-break-after: avoid; break-after: avoid; }
}`,
    html: `<nav><a href="#one">One</a><a href="https://example.org/">Elsewhere</a></nav>
<p class="no-print">Press Ctrl+P to print.</p>
<h2 id="one">One</h2>
<p>The first part of the report.</p>
<h2 class="page-break">Two</h2>
<p>The second part.</p>`,
  },
  {
    shows: 'written before the engine was asked: nav with drop down',
    css: `body { margin: 0; font-family: sans-serif; }
.nav { background: #1f2937; }
.nav ul { list-style: none; margin: 0; padding: 0; }
.nav > ul { display: flex; }
.nav li { position: relative; }
.nav a { display: block; padding: 0.75rem 1rem; color: #f9fafb; text-decoration: none; white-space: nowrap; }
.nav a:hover, .nav a:focus { background: #374151; }
.nav li ul { position: absolute; top: 100%; left: 0; min-width: 100%; background: #111827; visibility: hidden; opacity: 0; transform: translateY(-6px); transition: opacity 0.15s, transform 0.15s, visibility 0s 0.15s; z-index: 10; }
.nav li:hover > ul, .nav li:focus-within > ul { visibility: visible; opacity: 1; transform: none; transition-delay: 0s; }
.nav .current > a { border-bottom: 2px solid gold; }
@media (max-width: 600px) {
  .nav > ul { flex-direction: column; }
  .nav li ul { position: static; visibility: visible; opacity: 1; transform: none; }
}
main { padding: 1rem; }`,
    html: `<nav class="nav">
  <ul>
    <li class="current"><a href="#home">Home</a></li>
    <li><a href="#work" aria-haspopup="true">Work</a>
      <ul>
        <li><a href="#web">Web</a></li>
        <li><a href="#print">Print</a></li>
      </ul>
    </li>
  </ul>
</nav>
<main id="home"><h1 id="work">Work</h1><h2 id="web">Web</h2><h2 id="print">Print</h2></main>`,
  },
  {
    shows: 'written before the engine was asked: custom property theme',
    css: `:root { color-scheme: light dark; --bg: #ffffff; --fg: #1a1a1a; --accent: oklch(55% 0.2 260); --muted: color-mix(in srgb, var(--fg) 60%, var(--bg)); }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) { --bg: #14161a; --fg: #e8e8e8; --accent: oklch(75% 0.15 260); }
}
[data-theme="dark"] { --bg: #14161a; --fg: #e8e8e8; --accent: oklch(75% 0.15 260); }
body { margin: 0; background: var(--bg); color: var(--fg); font-family: var(--font, system-ui, sans-serif); transition: background-color 0.3s, color 0.3s; }
a { color: var(--accent); }
.muted { color: var(--muted); }
.chip { --_pad: var(--chip-pad, 4px 10px); display: inline-block; padding: var(--_pad); border-radius: 99px; border: 1px solid var(--accent); }
.chip.large { --chip-pad: 8px 16px; }
.btn { background: var(--accent); color: var(--bg); border: none; padding: 0.5em 1em; }
.btn:hover { background: color-mix(in oklch, var(--accent), black 15%); }`,
    html: `<h1>Settings</h1>
<p class="muted">Changes are kept on this device.</p>
<p><span class="chip">Small</span> <span class="chip large">Large</span> <a href="#more">More</a></p>
<button class="btn" id="more">Save</button>`,
  },
  {
    shows: 'written before the engine was asked: container query',
    css: `body { margin: 0; font-family: sans-serif; }
.layout { display: grid; grid-template-columns: 1fr 3fr; gap: 1rem; padding: 1rem; }
.slot { container: slot / inline-size; }
.teaser { display: grid; gap: 0.5rem; background: #eef2ff; padding: 1rem; border-radius: 8px; }
.teaser img { width: 100%; height: auto; }
.teaser h2 { font-size: clamp(1rem, 5cqi, 2rem); margin: 0; }
@container slot (min-width: 400px) {
  .teaser { grid-template-columns: 160px 1fr; align-items: start; }
  .teaser p { font-size: 1.1rem; }
}
@container (width < 200px) { .teaser p { display: none; } }`,
    html: `<div class="layout">
  <div class="slot"><article class="teaser"><img src="a.jpg" alt="A kite" width="320" height="200"><div><h2>Kites</h2><p>How to build one.</p></div></article></div>
  <div class="slot"><article class="teaser"><img src="b.jpg" alt="A boat" width="320" height="200"><div><h2>Boats</h2><p>From paper and wax.</p></div></article></div>
</div>`,
  },
  {
    shows: 'written before the engine was asked: nesting',
    css: `.menu {
  display: flex;
  gap: 1rem;
  list-style: none;
  padding: 0;
  & a {
    color: inherit;
    text-decoration: none;
    &:hover, &:focus-visible { text-decoration: underline; }
    &[aria-current="page"] { font-weight: bold; }
  }
  > li + li { border-left: 1px solid; padding-left: 1rem; }
  .dark & { color: white; }
  @media (width < 500px) { flex-direction: column; }
}
.box {
  padding: 1rem;
  background: #eee;
  h2 { margin-top: 0; }
  &.warn { background: #fee; }
  &::before { content: "★ "; }
}`,
    html: `<ul class="menu">
  <li><a href="#a" aria-current="page">News</a></li>
  <li><a href="#b">Archive</a></li>
</ul>
<div class="box" id="a"><h2>News</h2></div>
<div class="box warn" id="b"><h2>Archive</h2></div>`,
  },
  {
    shows: 'written before the engine was asked: layers',
    css: `@layer reset, base, components, utilities;
@layer reset { * { margin: 0; padding: 0; } ul { list-style: none; } }
@layer base { body { font: 1rem/1.5 system-ui, sans-serif; color: #222; padding: 1rem; } h1, h2 { line-height: 1.2; margin-block: 1rem 0.5rem; } a { color: teal; } }
@layer components {
  .button { display: inline-block; padding: 0.5rem 1rem; background: teal; color: white; border-radius: 4px; text-decoration: none; }
  .button.outline { background: transparent; color: teal; border: 1px solid; }
  .stack > * + * { margin-block-start: 1rem; }
}
@layer utilities { .m-0 { margin: 0; } .hidden { display: none; } .text-center { text-align: center; } }`,
    html: `<main class="stack">
  <h1 class="text-center">Choir</h1>
  <p class="m-0">Mondays at seven.</p>
  <p><a class="button" href="#h">Come</a> <a class="button outline" href="#h">Listen</a></p>
  <h2 id="h">Where</h2>
  <ul><li>Chapel</li><li>Hall</li></ul>
</main>`,
  },
  {
    shows: 'written before the engine was asked: animations',
    css: `@keyframes fade-up { from { opacity: 0; translate: 0 20px; } to { opacity: 1; translate: 0 0; } }
@keyframes spin { to { rotate: 1turn; } }
@keyframes pulse { 0%, 100% { transform: scale(1); } 50% { transform: scale(1.06); } }
.reveal { animation: fade-up 0.6s ease-out both; animation-delay: calc(var(--i, 0) * 80ms); }
.spinner { width: 32px; height: 32px; border: 4px solid #ccc; border-top-color: #06c; border-radius: 50%; animation: spin 1s linear infinite; }
.cta { display: inline-block; padding: 12px 20px; background: #06c; color: white; animation: pulse 2s ease-in-out infinite; will-change: transform; }
.cta:hover { animation-play-state: paused; }
html { scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto; }
  *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
}`,
    html: `<h1 class="reveal">Launch</h1>
<p class="reveal" style="--i: 1">In three days.</p>
<p><a class="cta reveal" style="--i: 2" href="#w">Watch</a></p>
<div class="spinner" role="status" aria-label="Loading" id="w"></div>`,
  },
  {
    shows: 'written before the engine was asked: script adds classes',
    css: `body { font-family: sans-serif; }
.tabs { display: flex; gap: 4px; }
.tab { padding: 8px 14px; border: 1px solid #999; background: #eee; }
.tab.is-active { background: white; border-bottom-color: white; font-weight: bold; }
.pane { display: none; border: 1px solid #999; padding: 12px; }
.pane.is-active { display: block; }
.todo li.done { text-decoration: line-through; color: gray; }
.todo li .remove { margin-left: 8px; }
.toast { position: fixed; right: 16px; bottom: 16px; padding: 10px; background: #222; color: white; }
.js .no-js { display: none; }`,
    html: `<div class="tabs"><button class="tab" data-pane="a">A</button><button class="tab" data-pane="b">B</button></div>
<div class="pane" id="a">First</div>
<div class="pane" id="b">Second</div>
<ul class="todo"></ul>
<p class="no-js">Please switch on JavaScript.</p>
<script>
  document.documentElement.classList.add('js');
  for (const tab of document.querySelectorAll('.tab')) {
    tab.addEventListener('click', () => {
      for (const el of document.querySelectorAll('.is-active')) el.classList.remove('is-active');
      tab.classList.add('is-active');
      document.getElementById(tab.dataset.pane).classList.add('is-active');
    });
  }
  const list = document.querySelector('.todo');
  for (const text of ['Buy ink', 'Post letter']) {
    const li = document.createElement('li');
    li.innerHTML = \`\${text} <button class="remove">×</button>\`;
    li.onclick = () => li.classList.toggle('done');
    list.append(li);
  }
</script>`,
  },
  {
    shows: 'written before the engine was asked: svg inline',
    css: `.icon { width: 1.25em; height: 1.25em; vertical-align: -0.25em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
.link { display: inline-flex; align-items: center; gap: 6px; color: #0b5; text-decoration: none; }
.link:hover .icon { transform: translateX(3px); }
.link .icon { transition: transform 0.2s; }
.chart { width: 100%; max-width: 320px; height: auto; display: block; }
.chart .bar { fill: steelblue; }
.chart .bar:hover { fill: orange; }
.chart text { font: 10px sans-serif; text-anchor: middle; fill: #333; dominant-baseline: hanging; }
.ring { fill: transparent; stroke: tomato; stroke-width: 6; stroke-dasharray: 100; stroke-dashoffset: 25; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }`,
    html: `<p><a class="link" href="#c">Next <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M13 6l6 6-6 6"/></svg><span class="sr">chapter</span></a></p>
<svg class="chart" id="c" viewBox="0 0 120 70" role="img" aria-label="Goals">
  <rect class="bar" x="10" y="20" width="20" height="40"/><text x="20" y="62">A</text>
  <rect class="bar" x="50" y="35" width="20" height="25"/><text x="60" y="62">B</text>
  <circle class="ring" cx="100" cy="20" r="14" pathLength="100"/>
</svg>`,
  },
  {
    shows: 'kept apart from the rules: reset',
    css: `*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; padding: 0; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { min-height: 100svh; line-height: 1.5; -webkit-font-smoothing: antialiased; text-rendering: optimizeSpeed; }
ul[role="list"], ol[role="list"] { list-style: none; }
h1, h2, h3, h4, button, input, label { line-height: 1.1; text-wrap: balance; }
a:not([class]) { text-decoration-skip-ink: auto; color: currentColor; }
img, picture, svg, video, canvas { display: block; max-width: 100%; height: auto; }
input, button, textarea, select { font: inherit; }
textarea:not([rows]) { min-height: 10em; }
p, h1, h2, h3, h4, h5, h6 { overflow-wrap: break-word; }
table { border-collapse: collapse; border-spacing: 0; }
blockquote::before, blockquote::after, q::before, q::after { content: ''; content: none; }
:target { scroll-margin-block: 5ex; }
#root, #__next { isolation: isolate; }
.wrap { max-width: 60ch; margin: 0 auto; padding: 1rem; }`,
    html: `<main class="wrap">
  <h1>Field notes</h1>
  <p>Three weeks beside the lake.</p>
  <p><a href="#later">Later</a></p>
  <h2 id="later">Later</h2>
</main>`,
  },
  {
    shows: 'kept apart from the rules: utility classes',
    css: `:root { --space-1: 4px; --space-2: 8px; --space-4: 16px; }
.flex { display: flex; }
.flex-col { flex-direction: column; }
.items-center { align-items: center; }
.justify-between { justify-content: space-between; }
.gap-2 { gap: var(--space-2); }
.p-1 { padding: var(--space-1); }
.p-2 { padding: var(--space-2); }
.p-4 { padding: var(--space-4); }
.mt-0 { margin-top: 0; }
.mt-2 { margin-top: var(--space-2); }
.mx-auto { margin-left: auto; margin-right: auto; }
.w-full { width: 100%; }
.max-w-md { max-width: 28rem; }
.text-sm { font-size: 0.875rem; }
.text-lg { font-size: 1.125rem; }
.text-center { text-align: center; }
.font-bold { font-weight: 700; }
.rounded { border-radius: 6px; }
.shadow { box-shadow: 0 1px 3px rgb(0 0 0 / 0.2); }
.bg-white { background-color: #fff; }
.bg-slate { background-color: #e2e8f0; }
.hidden { display: none; }
.block { display: block; }
@media (min-width: 640px) {
  .sm\\:flex-row { flex-direction: row; }
  .sm\\:hidden { display: none; }
}
.hover\\:underline:hover { text-decoration: underline; }`,
    html: `<div class="flex flex-col sm:flex-row gap-2 p-4 bg-slate">
  <div class="bg-white rounded shadow p-4 w-full">
    <h2 class="text-lg font-bold mt-0">Rehearsal</h2>
    <p class="text-sm">Tuesdays, hall 2</p>
    <a class="hover:underline text-sm" href="#plan">Plan</a>
  </div>
  <div id="plan" class="bg-white rounded shadow p-4 w-full flex justify-between items-center">
    <span>Seats</span><span class="font-bold">80</span>
  </div>
</div>`,
  },
  {
    shows: 'kept apart from the rules: component cards',
    css: `:root { --card-pad: 1.25rem; --radius: 12px; }
body { margin: 0; font-family: "Inter", "Helvetica Neue", Arial, sans-serif; background: #f3f4f6; color: #111827; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 1.5rem; padding: 1.5rem; }
.card { display: flex; flex-direction: column; overflow: hidden; background: white; border-radius: var(--radius); box-shadow: 0 2px 8px #0002; transition: transform 0.2s, box-shadow 0.2s; }
.card:hover, .card:focus-within { transform: translateY(-4px); box-shadow: 0 8px 20px #0003; }
.card__media { aspect-ratio: 16 / 9; object-fit: cover; width: 100%; background: #ddd; }
.card__body { flex: 1; padding: var(--card-pad); }
.card__title { margin: 0 0 0.5rem; font-size: 1.1rem; }
.card__text { margin: 0; color: #4b5563; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; line-clamp: 3; overflow: hidden; }
.card__actions { display: flex; gap: 0.5rem; padding: 0 var(--card-pad) var(--card-pad); margin-top: auto; }
.card--featured { grid-column: 1 / -1; }
.card--muted { opacity: 0.6; }
.btn { display: inline-flex; align-items: center; padding: 0.5em 1em; border: 1px solid transparent; border-radius: 6px; text-decoration: none; cursor: pointer; }
.btn--primary { background: #2563eb; color: white; }
.btn--ghost { border-color: currentColor; background: none; }`,
    html: `<div class="cards">
  <article class="card card--featured">
    <img class="card__media" src="lake.jpg" alt="The lake" width="640" height="360">
    <div class="card__body"><h2 class="card__title">Rowing</h2><p class="card__text">Every morning before lectures.</p></div>
    <div class="card__actions"><a class="btn btn--primary" href="#join">Join</a></div>
  </article>
  <article class="card" id="join">
    <img class="card__media" src="hill.jpg" alt="The hill" width="640" height="360">
    <div class="card__body"><h2 class="card__title">Hiking</h2><p class="card__text">Sundays.</p></div>
    <div class="card__actions"><a class="btn btn--primary" href="#join">Join</a></div>
  </article>
</div>`,
  },
  {
    shows: 'kept apart from the rules: styled form',
    css: `*, *::before, *::after { box-sizing: border-box; }
body { font-family: system-ui, sans-serif; margin: 2rem; }
.form { display: grid; gap: 1rem; max-width: 28rem; }
.field { display: grid; gap: 0.25rem; }
.field label { font-weight: 600; }
.field input:not([type="checkbox"]):not([type="radio"]), .field select, .field textarea { width: 100%; padding: 0.5rem 0.75rem; border: 1px solid #94a3b8; border-radius: 6px; font: inherit; background: #fff; }
.field input:focus-visible, .field select:focus-visible, .field textarea:focus-visible { outline: 2px solid #2563eb; outline-offset: 1px; }
.field.field.field input:user-invalid { border-color: crimson; }
.field input::placeholder, .field textarea::placeholder { color: #94a3b8; opacity: 1; }
.field textarea { resize: vertical; min-height: 6rem; }
.field select { appearance: none; background-image: linear-gradient(45deg, transparent 50%, #334155 50%); background-position: right 1rem center; background-size: 8px 8px; background-repeat: no-repeat; }
.check { display: flex; gap: 0.5rem; align-items: center; accent-color: #2563eb; }
.hint { font-size: 0.875rem; color: #475569; }
fieldset { border: 1px solid #cbd5e1; border-radius: 6px; }
button { padding: 0.6rem 1.2rem; border: 0; border-radius: 6px; background: #2563eb; color: #fff; font: inherit; cursor: pointer; }
button:hover { background: #1d4ed8; }
button:disabled { opacity: 0.5; cursor: not-allowed; }
.visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip: rect(0 0 0 0); clip-path: inset(50%); white-space: nowrap; border: 0; }`,
    html: `<form class="form" action="/join" method="post">
  <div class="field"><label for="name">Name</label><input id="name" name="name" type="text" autocomplete="name" placeholder="Asha Rao" required></div>
  <div class="field"><label for="mail">Email</label><input id="mail" name="mail" type="email" aria-describedby="mail-hint" required><span class="hint" id="mail-hint">We send one mail a month.</span></div>
  <div class="field"><label for="year">Year</label><select id="year" name="year"><option value="1">First</option><option value="2">Second</option></select></div>
  <div class="field"><label for="why">Why?</label><textarea id="why" name="why" rows="4"></textarea></div>
  <fieldset><legend>Days</legend><label class="check"><input type="checkbox" name="d" value="mon">Monday</label><label class="check"><input type="checkbox" name="d" value="tue">Tuesday</label></fieldset>
  <button>Join <span class="visually-hidden">the club</span></button>
</form>`,
  },
  {
    shows: 'kept apart from the rules: dialog',
    css: `body { font-family: sans-serif; margin: 2rem; }
dialog { border: 0; border-radius: 12px; padding: 0; max-width: min(90vw, 30rem); box-shadow: 0 10px 40px #0006; }
dialog::backdrop { background: rgb(0 0 0 / 0.5); backdrop-filter: blur(2px); }
dialog[open] { animation: pop 0.2s ease-out; }
@keyframes pop { from { opacity: 0; transform: scale(0.95); } }
.dialog__head { display: flex; justify-content: space-between; align-items: center; padding: 1rem; border-bottom: 1px solid #ddd; }
.dialog__head h2 { margin: 0; font-size: 1.1rem; }
.dialog__body { padding: 1rem; }
.icon-button { border: 0; background: none; font-size: 1.5rem; line-height: 1; cursor: pointer; }
body:has(dialog[open]) { overflow: hidden; }`,
    html: `<button id="open" type="button">Delete the photo</button>
<dialog id="confirm" aria-labelledby="confirm-title">
  <div class="dialog__head"><h2 id="confirm-title">Are you sure?</h2><button class="icon-button" id="close" aria-label="Close">×</button></div>
  <div class="dialog__body"><p>The photo is gone for good.</p><form method="dialog"><button value="yes">Delete</button></form></div>
</dialog>
<script>
  const dialog = document.querySelector('#confirm');
  document.querySelector('#open').addEventListener('click', () => dialog.showModal());
  document.querySelector('#close').addEventListener('click', () => dialog.close());
</script>`,
  },
  {
    shows: 'kept apart from the rules: email table',
    css: `body { margin: 0; padding: 0; width: 100% !important; -webkit-text-size-adjust: 100%; -ms-text-size-adjust: 100%; background-color: #f2f2f2; }
table { border-collapse: collapse; mso-table-lspace: 0pt; mso-table-rspace: 0pt; }
img { border: 0; display: block; outline: none; text-decoration: none; -ms-interpolation-mode: bicubic; }
a { color: #0066cc; }
.ExternalClass { width: 100%; }
.ExternalClass, .ExternalClass p, .ExternalClass span, .ExternalClass td { line-height: 100%; }
@media only screen and (max-width: 600px) {
  .container { width: 100% !important; }
  .stack { display: block !important; width: 100% !important; }
}`,
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f2f2f2">
  <tr>
    <td align="center" style="padding: 24px 0;">
      <table role="presentation" class="container" width="600" cellpadding="0" cellspacing="0" border="0" style="width: 600px; background-color: #ffffff;">
        <tr><td style="padding: 24px; font-family: Arial, Helvetica, sans-serif; font-size: 20px; line-height: 28px; color: #333333;">Your ticket</td></tr>
        <tr>
          <td>
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
              <tr>
                <td class="stack" width="50%" valign="top" style="padding: 12px 24px; font-family: Arial, sans-serif;">Gate 4</td>
                <td class="stack" width="50%" valign="top" style="padding: 12px 24px; font-family: Arial, sans-serif;"><a href="https://example.org/" style="color: #0066cc; text-decoration: underline;">Map</a></td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </td>
  </tr>
</table>`,
  },
  {
    shows: 'kept apart from the rules: has',
    css: `form { display: grid; gap: 1rem; max-width: 20rem; }
.row { padding: 0.5rem; border-left: 4px solid transparent; }
.row:has(:focus-visible) { background: #eef; }
.row:has(input:invalid:not(:placeholder-shown)) { border-left-color: crimson; }
.row:has(input:required) label::after { content: " *"; color: crimson; }
form:has(#news:checked) .topics { display: block; }
.topics { display: none; }
figure:has(> figcaption) { border: 1px solid #bbb; padding: 8px; }
h2:has(+ p) { margin-bottom: 0; }
body:not(:has(main)) { padding: 1rem; }`,
    html: `<form action="#">
  <div class="row"><label for="e">Email</label> <input id="e" type="email" placeholder=" " required></div>
  <div class="row"><label><input id="news" type="checkbox"> News</label></div>
  <div class="topics">Which topics?</div>
</form>
<figure><img src="x.png" alt="A plan" width="200" height="100"><figcaption>Plan</figcaption></figure>
<h2>Plan</h2>
<p>Of the hall.</p>`,
  },
  {
    shows: 'kept apart from the rules: supports',
    css: `.grid { overflow: hidden; }
.grid > * { float: left; width: 33.333%; padding: 8px; box-sizing: border-box; }
@supports (display: grid) {
  .grid { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; overflow: visible; }
  .grid > * { float: none; width: auto; padding: 0; }
}
.full { height: 100vh; }
@supports (height: 100dvh) { .full { height: 100dvh; } }
.glass { background: rgba(255, 255, 255, 0.9); }
@supports (backdrop-filter: blur(4px)) or (-webkit-backdrop-filter: blur(4px)) {
  .glass { background: rgba(255, 255, 255, 0.5); -webkit-backdrop-filter: blur(4px); backdrop-filter: blur(4px); }
}
@supports not (aspect-ratio: 1) { .sq::before { content: ""; float: left; padding-top: 100%; } }
@supports selector(:has(*)) { .grid:has(> :nth-child(4)) { grid-template-columns: repeat(4, 1fr); } }
.sq { aspect-ratio: 1; background: #cde; }
.hero { background: #336; background: linear-gradient(135deg, #336, #639); color: white; }`,
    html: `<div class="hero full"><div class="glass"><h1>Open day</h1></div></div>
<div class="grid"><div class="sq">A</div><div class="sq">B</div><div class="sq">C</div></div>`,
  },
  {
    shows: 'kept apart from the rules: grid areas',
    css: `* { box-sizing: border-box; }
body { margin: 0; display: grid; min-height: 100vh; grid-template: "header header" auto "side main" 1fr "footer footer" auto / 220px 1fr; }
body > header { grid-area: header; position: sticky; top: 0; background: #223; color: white; padding: 1rem; z-index: 1; }
aside { grid-area: side; background: #eef; padding: 1rem; }
main { grid-area: main; padding: 1rem; min-width: 0; }
body > footer { grid-area: footer; background: #ddd; padding: 1rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(120px, 1fr)); grid-auto-rows: 100px; grid-auto-flow: dense; gap: 8px; }
.tiles > * { background: #cfe; display: grid; place-items: center; }
.tiles .big { grid-column: span 2; grid-row: span 2; }
@media (max-width: 700px) {
  body { grid-template: "header" auto "main" 1fr "side" auto "footer" auto / 1fr; }
  .tiles .big { grid-column: auto; grid-row: auto; }
}`,
    html: `<header>Atlas</header>
<aside><a href="#m">Maps</a></aside>
<main id="m"><div class="tiles"><div class="big">1</div><div>2</div><div>3</div><div>4</div></div></main>
<footer>2026</footer>`,
  },
  {
    shows: 'kept apart from the rules: details accordion',
    css: `.faq { max-width: 36rem; margin: 0 auto; font-family: sans-serif; }
.faq details { border: 1px solid #cbd5e1; border-radius: 8px; }
.faq details + details { margin-top: 8px; }
.faq summary { display: flex; justify-content: space-between; padding: 12px 16px; cursor: pointer; list-style: none; font-weight: 600; }
.faq summary::-webkit-details-marker { display: none; }
.faq summary::marker { content: ""; }
.faq summary::after { content: "+"; transition: rotate 0.2s; }
.faq details[open] summary::after { rotate: 45deg; }
.faq details[open] > summary { border-bottom: 1px solid #cbd5e1; }
.faq details::details-content { block-size: 0; overflow: hidden; transition: block-size 0.3s, content-visibility 0.3s; transition-behavior: allow-discrete; }
.faq details[open]::details-content { block-size: auto; }
.faq .answer { padding: 12px 16px; }
:root { interpolate-size: allow-keywords; }`,
    html: `<section class="faq">
  <details name="faq" open><summary>When?</summary><div class="answer">On Friday.</div></details>
  <details name="faq"><summary>Where?</summary><div class="answer">In the yard.</div></details>
</section>`,
  },
];
