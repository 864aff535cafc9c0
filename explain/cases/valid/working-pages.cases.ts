import type { ValidCase } from '../case.ts';

/** Working pages of the web's usual kind: resets, libraries' cards, utility classes, forms, menus and print styles. */
export const workingPages: readonly ValidCase[] = [
  {
    shows: 'an article with links and code',
    css: `body { max-width: 65ch; margin: 0 auto; padding: 0 1rem; font: 1.125rem/1.6 Georgia, serif; }
h1, h2 { line-height: 1.2; font-family: Helvetica, Arial, sans-serif; }
blockquote { margin: 1.5em 0; padding-left: 1em; border-left: 3px solid #ccc; font-style: italic; }
pre { overflow-x: auto; padding: 1em; background: #f6f6f6; } code { font-family: monospace; font-size: .9em; } pre code { font-size: 1em; }
p:first-of-type::first-letter { font-size: 3em; float: left; line-height: 1; padding-right: 4px; }
hr { border: 0; border-top: 1px solid #ccc; margin: 2em auto; width: 50%; }
a:link { color: #05a; } a:visited { color: #636; } a:hover { color: #c30; } a:active { color: red; }
img { max-width: 100%; height: auto; } figure { margin: 2em 0; } figcaption { text-align: center; font-size: .9em; }`,
    html: `<h1>Title</h1><p>Text <a href="#x">x</a> and <code>code</code>.</p><blockquote>Quote</blockquote><pre><code>a b</code></pre><hr><figure><img src="a.png" alt="A"><figcaption>A</figcaption></figure>`,
  },
  {
    shows: 'a card and a button of a library',
    css: `*, ::after, ::before { box-sizing: border-box; }
body { margin: 0; font-family: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; font-size: 1rem; line-height: 1.5; color: #212529; background-color: #fff; }
.container { width: 100%; padding-right: 12px; padding-left: 12px; margin-right: auto; margin-left: auto; }
@media (min-width: 768px) { .container { max-width: 720px; } }
.row { display: flex; flex-wrap: wrap; margin-right: -12px; margin-left: -12px; }
.row > * { flex-shrink: 0; width: 100%; max-width: 100%; padding-right: 12px; padding-left: 12px; }
@media (min-width: 768px) { .col-md-4 { flex: 0 0 auto; width: 33.33333333%; } }
.card { position: relative; display: flex; flex-direction: column; min-width: 0; word-wrap: break-word; background-color: #fff; background-clip: border-box; border: 1px solid rgba(0,0,0,.125); border-radius: .25rem; }
.card-body { flex: 1 1 auto; padding: 1rem; }
.card-title { margin-bottom: .5rem; }
.card-text:last-child { margin-bottom: 0; }
.card-img-top { width: 100%; border-top-left-radius: 3px; border-top-right-radius: 3px; }
.btn { display: inline-block; font-weight: 400; line-height: 1.5; color: #212529; text-align: center; text-decoration: none; vertical-align: middle; cursor: pointer; user-select: none; background-color: transparent; border: 1px solid transparent; padding: .375rem .75rem; font-size: 1rem; border-radius: .25rem; transition: color .15s ease-in-out, background-color .15s ease-in-out; }
.btn-primary { color: #fff; background-color: #0d6efd; border-color: #0d6efd; }
.btn-primary:hover { color: #fff; background-color: #0b5ed7; border-color: #0a58ca; }
.btn:focus { outline: 0; box-shadow: 0 0 0 .25rem rgba(13,110,253,.25); }
.btn:disabled, .btn.disabled { pointer-events: none; opacity: .65; }`,
    html: `<div class="container"><div class="row"><div class="col-md-4"><div class="card"><img class="card-img-top" src="a.png" alt="A"><div class="card-body"><h5 class="card-title">Card</h5><p class="card-text">Text</p><a href="#go" class="btn btn-primary">Go</a></div></div></div></div></div>`,
  },
  {
    shows: 'buttons and their variants',
    css: `.btn { display: inline-flex; align-items: center; justify-content: center; gap: .5em; padding: .6em 1.2em; border: 0; border-radius: 6px; background: #06c; color: #fff; font: inherit; cursor: pointer; }
.btn:hover { background: #059; } .btn:active { transform: translateY(1px); } .btn:focus-visible { outline: 3px solid #9cf; }
.btn[disabled] { opacity: .5; cursor: not-allowed; }
.btn--ghost { background: none; color: #06c; border: 1px solid currentColor; }
.btn--ghost:hover { background: #eef; }
.btn--small { padding: .3em .8em; font-size: .85em; }
.btn-group { display: inline-flex; } .btn-group .btn { border-radius: 0; } .btn-group .btn:first-child { border-radius: 6px 0 0 6px; } .btn-group .btn:last-child { border-radius: 0 6px 6px 0; } .btn-group .btn + .btn { margin-left: 1px; }`,
    html: `<button class="btn">Save</button> <a class="btn btn--ghost" href="#c">Cancel</a> <button class="btn btn--small" disabled>Old</button><div class="btn-group"><button class="btn">1</button><button class="btn">2</button></div>`,
  },
  {
    shows: 'a login in the middle',
    css: `* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: flex; align-items: center; justify-content: center; background: #f0f2f5; font-family: Arial, sans-serif; }
.login { width: 100%; max-width: 360px; padding: 2rem; background: #fff; border-radius: 8px; box-shadow: 0 2px 8px rgba(0,0,0,.1); }
.login h1 { font-size: 1.25rem; margin-bottom: 1rem; text-align: center; }
.login input { width: 100%; padding: .75rem; margin-bottom: .75rem; border: 1px solid #ccc; border-radius: 4px; }
.login button { width: 100%; padding: .75rem; border: none; border-radius: 4px; background: #1877f2; color: #fff; font-size: 1rem; cursor: pointer; }
.login button:hover { background: #145dbf; }`,
    html: `<form class="login"><h1>Log in</h1><input type="email" placeholder="Mail" aria-label="Mail"><input type="password" placeholder="Password" aria-label="Password"><button>Log in</button></form>`,
  },
  {
    shows: 'a menu that opens',
    css: `nav ul { list-style: none; margin: 0; padding: 0; }
nav > ul { overflow: hidden; background: #333; }
nav > ul > li { float: left; }
nav a { display: inline-block; padding: 14px; color: #fff; text-align: center; text-decoration: none; }
.drop { display: none; position: absolute; background: #eee; min-width: 160px; box-shadow: 0 8px 16px rgba(0,0,0,.2); z-index: 1; }
.drop a { color: #000; display: block; text-align: left; }
.has:hover .drop { display: block; }`,
    html: `<nav><ul><li><a href="#h">Home</a></li><li class="has"><a href="#m">More</a><div class="drop"><a href="#1">One</a><a href="#2">Two</a></div></li></ul></nav><p>Text</p>`,
  },
  {
    shows: 'a menu that fades in',
    css: `ul { list-style: none; margin: 0; padding: 0; }
.menu { display: flex; background: #333; }
.menu > li { position: relative; }
.menu a { display: block; padding: 12px 16px; color: #fff; text-decoration: none; }
.menu li ul { position: absolute; top: 100%; left: 0; min-width: 160px; background: #444; opacity: 0; visibility: hidden; transition: opacity .2s; z-index: 100; }
.menu li:hover > ul, .menu li:focus-within > ul { opacity: 1; visibility: visible; }
.menu a:hover { background: #555; }`,
    html: `<ul class="menu"><li><a href="#h">Home</a></li><li><a href="#s">Shop</a><ul><li><a href="#s1">One</a></li><li><a href="#s2">Two</a></li></ul></li></ul><p>Text</p>`,
  },
  {
    shows: 'columns of floats with a clearfix',
    css: `* { box-sizing: border-box; }
.row::after { content: ""; display: table; clear: both; }
.col { float: left; width: 50%; padding: 10px; }
.box { background: #eee; padding: 16px; }
img.left { float: left; margin: 0 16px 8px 0; }
footer { clear: both; border-top: 1px solid #ccc; padding-top: 1em; }
@media (max-width: 600px) { .col { width: 100%; float: none; } }`,
    html: `<div class="row"><div class="col"><div class="box">A</div></div><div class="col"><div class="box">B</div></div></div><p><img class="left" src="a.png" alt="A" width="80" height="80">Text</p><footer>End</footer>`,
  },
  {
    shows: 'columns of a footer',
    css: `footer { background: #222; color: #ccc; padding: 2rem 1rem; }
.cols { display: flex; flex-wrap: wrap; gap: 2rem; max-width: 900px; margin: 0 auto; }
.cols > div { flex: 1 1 160px; }
footer h3 { margin-top: 0; color: #fff; font-size: 1rem; }
footer ul { list-style: none; padding: 0; margin: 0; } footer li + li { margin-top: .5rem; }
footer a { color: inherit; text-decoration: none; } footer a:hover { color: #fff; }
.copy { text-align: center; margin-top: 2rem; border-top: 1px solid #444; padding-top: 1rem; }`,
    html: `<footer><div class="cols"><div><h3>Shop</h3><ul><li><a href="#1">One</a></li><li><a href="#2">Two</a></li></ul></div><div><h3>Help</h3><ul><li><a href="#3">Three</a></li></ul></div></div><p class="copy">2026</p></footer>`,
  },
  {
    shows: 'a gallery with captions',
    css: `.gallery { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px; }
.gallery img { width: 100%; height: 200px; object-fit: cover; display: block; border-radius: 6px; }
figure { margin: 0; position: relative; }
figcaption { position: absolute; inset: auto 0 0 0; padding: 6px; background: rgba(0,0,0,.5); color: #fff; opacity: 0; transition: opacity .3s ease; }
figure:hover figcaption, figure:focus-within figcaption { opacity: 1; }`,
    html: `<div class="gallery"><figure><img src="a.png" alt="A"><figcaption>A</figcaption></figure><figure><img src="b.png" alt="B"><figcaption>B</figcaption></figure></div>`,
  },
  {
    shows: 'a header, three columns and a footer',
    css: `html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; }
header, footer { padding: 1rem; background: #eee; }
.mid { flex: 1; display: flex; min-height: 0; }
main { flex: 1; overflow: auto; padding: 1rem; }
nav { flex: 0 0 200px; padding: 1rem; order: -1; }
aside { width: 180px; padding: 1rem; }
@media (max-width: 700px) { .mid { flex-direction: column; } nav { order: 0; flex-basis: auto; } aside { width: auto; } }`,
    html: `<header>Head</header><div class="mid"><main>Main</main><nav>Nav</nav><aside>Side</aside></div><footer>Foot</footer>`,
  },
  {
    shows: 'layers and utilities',
    css: `@layer reset, base, components, utilities;
@layer reset { * { margin: 0; } }
@layer base { body { font-family: system-ui; } a { color: teal; } }
@layer components { .card { padding: 1rem; border: 1px solid #ccc; } .card a { color: navy; } }
@layer utilities { .p-0 { padding: 0; } .mt-1 { margin-top: 1rem; } }`,
    html: `<div class="card p-0"><p class="mt-1">Text <a href="#a">x</a></p></div>`,
  },
  {
    shows: 'a reset of every element',
    css: `html, body, div, span, h1, h2, h3, p, blockquote, pre, a, code, em, img, strong, dl, dt, dd, ol, ul, li, fieldset, form, label, legend, table, caption, tbody, tfoot, thead, tr, th, td, article, aside, canvas, details, embed, figure, figcaption, footer, header, menu, nav, output, section, summary, time, mark, audio, video { margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline; }
article, aside, details, figcaption, figure, footer, header, menu, nav, section { display: block; }
body { line-height: 1; }
ol, ul { list-style: none; }
blockquote, q { quotes: none; }
blockquote:before, blockquote:after, q:before, q:after { content: ''; content: none; }
table { border-collapse: collapse; border-spacing: 0; }
h1 { font-size: 2rem; font-weight: 700; margin-bottom: 1rem; }
p { line-height: 1.6; }`,
    html: `<header><h1>News</h1><nav><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul></nav></header><article><p>Hello <em>you</em></p></article>`,
  },
  {
    shows: 'a window that a link opens',
    css: `.overlay { position: fixed; inset: 0; display: grid; place-items: center; background: rgba(0,0,0,.5); opacity: 0; pointer-events: none; transition: opacity .2s; }
.overlay:target { opacity: 1; pointer-events: auto; }
.dialog { width: min(90vw, 400px); padding: 1.5rem; background: #fff; border-radius: 8px; position: relative; }
.close { position: absolute; top: .5rem; right: .75rem; text-decoration: none; }`,
    html: `<p><a href="#m">Open</a></p><div class="overlay" id="m"><div class="dialog"><a class="close" href="#" aria-label="Close">×</a><h2>Hi</h2></div></div>`,
  },
  {
    shows: 'a normalised form',
    css: `*, *::before, *::after { box-sizing: border-box; }
button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; }
button, input { overflow: visible; }
button, select { text-transform: none; }
button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button; appearance: button; }
[type="checkbox"], [type="radio"] { padding: 0; }
[type="number"]::-webkit-inner-spin-button { height: auto; }
[type="search"] { -webkit-appearance: textfield; outline-offset: -2px; }
textarea { overflow: auto; resize: vertical; }
fieldset { border: 1px solid #ccc; padding: 1rem; }
legend { padding: 0 .5rem; }
.field { display: flex; flex-direction: column; gap: .25rem; margin-bottom: 1rem; }
.field input, .field select, .field textarea { width: 100%; padding: .5rem; border: 1px solid #999; border-radius: 4px; }
.field input:focus, .field select:focus { outline: 2px solid royalblue; outline-offset: 1px; }
.field input:invalid { border-color: crimson; }
.error { color: crimson; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0); white-space: nowrap; }`,
    html: `<form action="/send" method="post"><fieldset><legend>You</legend><div class="field"><label for="n">Name</label><input id="n" name="n" required></div><div class="field"><label for="c">Country</label><select id="c" name="c"><option>A</option></select></div><label><input type="checkbox" name="ok"> Agree</label></fieldset><button type="submit">Send</button></form>`,
  },
  {
    shows: 'plans with a label',
    css: `.plans { display: flex; gap: 1rem; align-items: stretch; justify-content: center; flex-wrap: wrap; }
.plan { flex: 0 1 220px; display: flex; flex-direction: column; padding: 1.5rem; border: 1px solid #ddd; border-radius: 10px; position: relative; }
.plan.best { border-color: teal; box-shadow: 0 8px 24px rgba(0,0,0,.15); z-index: 1; transform: scale(1.05); }
.plan .tag { position: absolute; top: -12px; left: 50%; transform: translateX(-50%); background: teal; color: #fff; padding: 2px 10px; border-radius: 10px; font-size: .75rem; }
.plan ul { flex: 1; padding-left: 1.2em; } .plan button { margin-top: auto; }`,
    html: `<div class="plans"><div class="plan"><h2>Free</h2><ul><li>One</li></ul><button>Choose</button></div><div class="plan best"><span class="tag">Best</span><h2>Pro</h2><ul><li>All</li></ul><button>Choose</button></div></div>`,
  },
  {
    shows: 'styles for printing',
    css: `body { font-family: Georgia, serif; }
nav a { margin-right: 1em; }
.no-screen { display: none; }
@media print { nav, .no-print, aside { display: none; } body { font-size: 12pt; color: black; background: none; } a[href]::after { content: " (" attr(href) ")"; } h2, h3 { page-break-after: avoid; } .no-screen { display: block; } img { max-width: 100% !important; } @page { margin: 2cm; } }`,
    html: `<nav><a href="#a">A</a><a href="#b">B</a></nav><main><h1>Report</h1><p>Text <a href="https://example.org/">source</a></p></main>`,
  },
  {
    shows: 'a profile',
    css: `body { font-family: Georgia, serif; background: #eee; }
.profile { width: 300px; margin: 2rem auto; background: #fff; border-radius: 12px; text-align: center; overflow: hidden; }
.cover { height: 100px; background: linear-gradient(90deg, teal, navy); }
.avatar { width: 80px; height: 80px; border-radius: 50%; border: 4px solid #fff; margin-top: -44px; }
.profile p { padding: 0 1rem; color: #555; }
.stats { display: flex; justify-content: space-around; list-style: none; padding: 0; }
.follow { display: inline-block; margin: 1rem 0; padding: .5rem 1.5rem; border-radius: 20px; background: teal; color: #fff; text-decoration: none; }`,
    html: `<div class="profile"><div class="cover"></div><img class="avatar" src="a.png" alt="A"><h2>Ann</h2><p>Text</p><ul class="stats"><li>1</li><li>2</li></ul><a class="follow" href="#f">Follow</a></div>`,
  },
  {
    shows: 'a modern reset',
    css: `*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body { line-height: 1.5; -webkit-font-smoothing: antialiased; min-height: 100vh; }
img, picture, video, canvas, svg { display: block; max-width: 100%; }
input, button, textarea, select { font: inherit; }
p, h1, h2, h3, h4, h5, h6 { overflow-wrap: break-word; }
#root, #__next { isolation: isolate; }
ul[role="list"], ol[role="list"] { list-style: none; }
a:not([class]) { text-decoration-skip-ink: auto; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } *, *::before, *::after { animation-duration: 0.01ms !important; transition-duration: 0.01ms !important; } }
main { max-width: 60ch; margin-inline: auto; padding: 1rem; }
.stack > * + * { margin-block-start: 1rem; }`,
    html: `<main class="stack"><h1>Title</h1><p>Text <a href="#a">link</a></p><img src="a.png" alt="A"></main>`,
  },
  {
    shows: 'boxes without text',
    css: `.spinner { width: 40px; height: 40px; border: 4px solid #ddd; border-top-color: teal; border-radius: 50%; animation: spin 1s linear infinite; }
@keyframes spin { to { transform: rotate(360deg); } }
.bar { height: 8px; background: #eee; border-radius: 4px; overflow: hidden; } .bar span { display: block; height: 100%; width: 60%; background: teal; }
.dot { display: inline-block; width: 8px; height: 8px; border-radius: 50%; background: green; }
.divider { height: 1px; background: #ccc; margin: 1rem 0; }
.skeleton { height: 1em; background: linear-gradient(90deg, #eee, #ddd, #eee); background-size: 200% 100%; animation: shine 1.2s infinite; } @keyframes shine { to { background-position: -200% 0; } }`,
    html: `<div class="spinner" role="status"></div><div class="bar"><span></span></div><p><i class="dot"></i> Online</p><div class="divider"></div><div class="skeleton"></div>`,
  },
  {
    shows: 'a page with a sticky header and cards',
    css: `* { box-sizing: border-box; }
body { margin: 0; font-family: system-ui, sans-serif; }
header { position: sticky; top: 0; z-index: 10; display: flex; justify-content: space-between; align-items: center; padding: 1rem; background: #fff; border-bottom: 1px solid #ddd; }
header nav ul { display: flex; gap: 1rem; list-style: none; margin: 0; padding: 0; }
.hero { position: relative; min-height: 60vh; display: grid; place-items: center; background: linear-gradient(#234, #567); color: #fff; }
.hero::after { content: ""; position: absolute; inset: auto 0 0; height: 4px; background: gold; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 1rem; padding: 1rem; }
.card { position: relative; padding: 1rem; border: 1px solid #ddd; border-radius: 8px; overflow: hidden; transition: transform .2s; }
.card:hover { transform: translateY(-4px); }
.badge { position: absolute; top: 8px; right: 8px; z-index: 1; padding: 2px 8px; border-radius: 99px; background: gold; }
footer { padding: 2rem; text-align: center; }`,
    html: `<header><a href="#top">Logo</a><nav><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul></nav></header><section class="hero"><h1>Hello</h1></section><section class="cards"><article class="card"><span class="badge">New</span><h2>One</h2><p>Text</p></article><article class="card"><h2>Two</h2><p>Text</p></article></section><footer>Bye</footer>`,
  },
  {
    shows: 'a striped table',
    css: `table { border-collapse: collapse; width: 100%; }
th, td { padding: 8px; text-align: left; border-bottom: 1px solid #ddd; }
thead th { background: #f3f3f3; position: sticky; top: 0; }
tbody tr:nth-child(even) { background: #fafafa; }
tbody tr:hover { background: #ffe; }
td.num { text-align: right; font-variant-numeric: tabular-nums; }
caption { caption-side: bottom; color: #666; }
.wrap { overflow-x: auto; }`,
    html: `<div class="wrap"><table><caption>Prices</caption><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody><tr><td>Tea</td><td class="num">3</td></tr><tr><td>Milk</td><td class="num">4</td></tr></tbody></table></div>`,
  },
  {
    shows: 'tabs of radio buttons',
    css: `.tabs input { position: absolute; opacity: 0; }
.tabs label { display: inline-block; padding: .5rem 1rem; cursor: pointer; border-bottom: 2px solid transparent; }
.panel { display: none; padding: 1rem; }
#t1:checked ~ .p1, #t2:checked ~ .p2 { display: block; }
#t1:checked ~ label[for="t1"], #t2:checked ~ label[for="t2"] { border-color: teal; }`,
    html: `<div class="tabs"><input type="radio" name="t" id="t1" checked><label for="t1">One</label><input type="radio" name="t" id="t2"><label for="t2">Two</label><div class="panel p1">First</div><div class="panel p2">Second</div></div>`,
  },
  {
    shows: 'a theme of variables',
    css: `:root { --bg: #fff; --fg: #222; --accent: #c33; --space: 1rem; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --bg: #111; --fg: #eee; --accent: #f88; } }
[data-theme="dark"] { --bg: #000; --fg: #fff; }
body { background: var(--bg); color: var(--fg); margin: 0; padding: var(--space); }
a { color: var(--accent); } a:hover, a:focus { text-decoration-thickness: 2px; }
.alert { padding: var(--space); border-left: 4px solid var(--accent); background: color-mix(in srgb, var(--accent) 10%, var(--bg)); }
.alert--success { --accent: green; }`,
    html: `<div class="alert">Hi</div><div class="alert alert--success">Yes</div><p><a href="#x">x</a></p>`,
  },
  {
    shows: 'utility classes with variants',
    css: `.flex { display: flex; } .grid { display: grid; } .hidden { display: none; } .block { display: block; }
.items-center { align-items: center; } .justify-between { justify-content: space-between; } .gap-2 { gap: .5rem; } .gap-4 { gap: 1rem; }
.p-2 { padding: .5rem; } .p-4 { padding: 1rem; } .m-0 { margin: 0; } .mx-auto { margin-left: auto; margin-right: auto; } .mt-2 { margin-top: .5rem; }
.w-full { width: 100%; } .max-w-md { max-width: 28rem; } .rounded { border-radius: .25rem; } .shadow { box-shadow: 0 1px 3px rgba(0,0,0,.2); }
.text-center { text-align: center; } .text-right { text-align: right; } .font-bold { font-weight: 700; } .bg-white { background-color: #fff; } .text-sm { font-size: .875rem; }
.hover\\:underline:hover { text-decoration: underline; }
@media (min-width: 640px) { .sm\\:flex { display: flex; } .sm\\:hidden { display: none; } }`,
    html: `<div class="max-w-md mx-auto p-4 bg-white rounded shadow"><div class="flex items-center justify-between gap-2"><h2 class="m-0 font-bold">Title</h2><a class="text-sm hover:underline" href="#x">More</a></div><p class="mt-2 text-center">Text</p></div>`,
  },
];
