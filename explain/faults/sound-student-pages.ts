/** Sound pages of a second-year student's size and habits: base rules with variants, resets, helpers, states, themes. */
export const soundStudentPages: readonly { name: string; html: string }[] = [
  {
    name: 'buttons with a base and variants',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Buttons</title>
<style>
*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0; }
html { font-size: 16px; scroll-behavior: smooth; }
body { font-family: "Inter", system-ui, -apple-system, sans-serif; line-height: 1.5; padding: 2rem; }
img, svg { max-width: 100%; display: block; }
a { color: inherit; text-decoration: none; }
ul { list-style: none; }
.btn {
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.6rem 1.2rem;
  border: 1px solid transparent;
  border-radius: 0.5rem;
  background: #e5e7eb;
  color: #111827;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  transition: background-color 150ms ease, transform 150ms ease;
}
.btn:hover { background: #d1d5db; }
.btn:active { transform: translateY(1px); }
.btn:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
.btn:disabled, .btn[aria-disabled="true"] { opacity: 0.5; cursor: not-allowed; }
.btn--primary { background: #2563eb; color: #fff; }
.btn--primary:hover { background: #1d4ed8; }
.btn--ghost { background: transparent; border-color: currentColor; }
.btn--danger { background: #dc2626; color: #fff; }
.btn--small { padding: 0.25rem 0.5rem; font-size: 0.875rem; }
.btn-row { display: flex; flex-wrap: wrap; gap: 1rem; margin-block: 1rem; }
.text-center { text-align: center; }
.mt-4 { margin-top: 1rem; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 480px) {
  .btn-row { flex-direction: column; }
  .btn { justify-content: center; width: 100%; }
}
</style>
</head>
<body>
<h1 class="text-center">Buttons</h1>
<div class="btn-row">
<button class="btn" type="button">Plain</button>
<button class="btn btn--primary" type="button">Save</button>
<a class="btn btn--ghost" href="#more">More</a>
<button class="btn btn--primary btn--small" type="button" disabled>Wait</button>
</div>
<p id="more">That is all.</p>
</body>
</html>
`,
  },
  {
    name: 'a dashboard in cascade layers',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Attendance</title>
<style>
@layer reset, base, components, utilities;
@layer reset {
  * { margin: 0; padding: 0; box-sizing: border-box; }
  button { font: inherit; border: none; background: none; }
}
@layer base {
  :root { color-scheme: light dark; --accent: oklch(60% 0.15 250); --gap: clamp(0.5rem, 2vw, 1.5rem); }
  body { font: 1rem/1.5 system-ui; background: Canvas; color: CanvasText; }
  h2 { font-size: 1.25rem; }
}
@layer components {
  .dash { display: grid; grid-template-columns: minmax(12rem, 1fr) 3fr; gap: var(--gap); min-height: 100dvh; }
  .side { padding: var(--gap); border-inline-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  .side a { display: block; padding: 0.5rem; border-radius: 0.25rem; color: inherit; text-decoration: none; }
  .side a:is(:hover, :focus-visible) { background: color-mix(in oklab, var(--accent) 15%, transparent); }
  .side a[aria-current="page"] { font-weight: 700; }
  .panel {
    container: panel / inline-size;
    padding: var(--gap);
    border-radius: 1rem;
    background: color-mix(in srgb, Canvas 90%, var(--accent));
    & h2 { margin-bottom: 0.5rem; }
    & + & { margin-top: var(--gap); }
    &:hover { box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.1); }
  }
  .stats { display: grid; gap: 1rem; }
  @container panel (min-width: 30rem) {
    .stats { grid-template-columns: repeat(3, 1fr); }
  }
  .stat { text-align: center; }
  .stat strong { display: block; font-size: 2rem; font-variant-numeric: tabular-nums; }
}
@layer utilities {
  .muted { opacity: 0.7; }
}
</style>
</head>
<body>
<div class="dash">
<nav class="side"><a href="#today" aria-current="page">Today</a><a href="#week">Week</a></nav>
<main>
<section class="panel" id="today"><h2>Today</h2>
<div class="stats"><p class="stat"><strong>42</strong> present</p><p class="stat"><strong>3</strong> absent</p><p class="stat muted"><strong>1</strong> late</p></div></section>
<section class="panel" id="week"><h2>Week</h2><p>Ninety per cent came.</p></section>
</main>
</div>
</body>
</html>
`,
  },
  {
    name: 'an article with a dark theme',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Monsoon</title>
<style>
:root {
  --bg: #fffdf7;
  --ink: #22201a;
  --link: #8a4b08;
  --rule: #e3dcc8;
}
@media (prefers-color-scheme: dark) {
  :root { --bg: #191713; --ink: #ece6d8; --link: #f0b46a; --rule: #3b372e; }
  img { filter: brightness(0.9); }
}
body { margin: 0 auto; max-width: 65ch; padding: 0 1rem 4rem; background: var(--bg); color: var(--ink); font-family: Charter, Georgia, serif; line-height: 1.6; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.75rem, 1rem + 3vw, 3rem); }
a { color: var(--link); text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
a:visited { color: color-mix(in srgb, var(--link), gray); }
p { hyphens: auto; }
p + p { margin-top: 0; text-indent: 1.5em; }
.lead { font-size: 1.25em; }
.lead::first-line { font-variant: small-caps; }
figure { margin: 2rem 0; }
figure img { width: 100%; height: auto; border-radius: 4px; }
figcaption { font-size: 0.875rem; text-align: center; opacity: 0.8; }
hr { border: 0; border-top: 1px solid var(--rule); margin: 2rem 0; }
code { font-family: ui-monospace, Consolas, monospace; background: var(--rule); padding: 0.1em 0.3em; }
pre code { display: block; padding: 1rem; overflow-x: auto; }
ol li::marker { color: var(--link); font-weight: bold; }
.note { border-inline-start: 4px solid var(--link); padding-inline-start: 1rem; }
.note > :last-child { margin-bottom: 0; }
@media print { a { color: inherit; } a[href^="http"]::after { content: " (" attr(href) ")"; } }
</style>
</head>
<body>
<article>
<h1>How the monsoon comes</h1>
<p class="lead">It begins over the sea in May.</p>
<p>The land heats up and the wind turns.</p>
<p>Read the <a href="https://example.com/imd">forecast</a>.</p>
<figure><img src="clouds.jpg" alt="Dark clouds" width="800" height="500"><figcaption>Kochi in June</figcaption></figure>
<h2>Measure it</h2>
<pre><code>rain = area * height</code></pre>
<p>Use <code>mm</code>.</p>
<ol><li>Put a jar outside.</li><li>Wait a day.</li></ol>
<hr>
<aside class="note"><p>Ask before you use the roof.</p></aside>
</article>
</body>
</html>
`,
  },
  {
    name: 'a menu button made of a checkbox',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Hostel</title>
  <style>
    * { margin: 0; padding: 0; box-sizing: border-box; }
    body { font-family: 'Poppins', sans-serif; }
    header { position: sticky; top: 0; z-index: 100; background: #1b263b; color: #fff; }
    .bar { display: flex; align-items: center; justify-content: space-between; max-width: 1100px; margin: 0 auto; padding: 0 20px; height: 64px; }
    .bar a { color: #fff; text-decoration: none; }
    .logo { font-weight: 700; font-size: 1.2rem; }
    .links { display: flex; gap: 24px; list-style: none; }
    .links a { position: relative; padding: 6px 0; }
    .links a::after { content: ''; position: absolute; left: 0; bottom: 0; width: 0; height: 2px; background: #e0a458; transition: width .3s; }
    .links a:hover::after, .links a.current::after { width: 100%; }
    #toggle { display: none; }
    .burger { display: none; width: 30px; cursor: pointer; }
    .burger span { display: block; height: 3px; margin: 5px 0; background: #fff; transition: .3s; }
    .hero { min-height: calc(100vh - 64px); display: grid; place-content: center; text-align: center; background: #415a77 url("hostel.jpg") center / cover no-repeat; color: #fff; }
    .hero h1 { font-size: 3rem; margin-bottom: .5em; }
    @media (max-width: 768px) {
      .burger { display: block; }
      .links { position: absolute; top: 64px; left: 0; right: 0; flex-direction: column; gap: 0; background: #1b263b; max-height: 0; overflow: hidden; transition: max-height .3s ease-in-out; }
      .links li { padding: 12px 20px; border-top: 1px solid rgba(255, 255, 255, .1); }
      #toggle:checked ~ .links { max-height: 300px; }
      #toggle:checked + .burger span:nth-child(1) { transform: translateY(8px) rotate(45deg); }
      #toggle:checked + .burger span:nth-child(2) { opacity: 0; }
      #toggle:checked + .burger span:nth-child(3) { transform: translateY(-8px) rotate(-45deg); }
      .hero h1 { font-size: 2rem; }
    }
  </style>
</head>
<body>
  <header>
    <div class="bar">
      <a href="#" class="logo">Kaveri Hostel</a>
      <input type="checkbox" id="toggle">
      <label for="toggle" class="burger"><span></span><span></span><span></span></label>
      <ul class="links">
        <li><a href="#" class="current">Home</a></li>
        <li><a href="#rooms">Rooms</a></li>
        <li><a href="#mess">Mess</a></li>
      </ul>
    </div>
  </header>
  <section class="hero"><h1>A home near college</h1><p>Rooms from June.</p></section>
  <h2 id="rooms">Rooms</h2>
  <h2 id="mess">Mess</h2>
</body>
</html>
`,
  },
  {
    name: 'a form that shows what is wrong',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Library card</title>
  <style>
    body { font: 16px/1.5 Arial, sans-serif; background: #f6f7fb; }
    .form { display: grid; grid-template-columns: max-content 1fr; gap: 12px 16px; align-items: center; max-width: 480px; margin: 40px auto; padding: 24px; background: #fff; border-radius: 8px; box-shadow: 0 1px 3px rgb(0 0 0 / 20%); }
    .form h2, .form .full { grid-column: 1 / -1; }
    .form label { justify-self: end; }
    .form label.full { justify-self: start; }
    .form label:has(+ :required)::after { content: "*"; color: crimson; }
    .form input:not([type="checkbox"]), .form textarea, .form select { width: 100%; padding: 8px; border: 1px solid #c5c9d6; border-radius: 4px; font: inherit; }
    .form textarea { min-height: 5em; resize: vertical; }
    .form input:focus, .form textarea:focus { border-color: #3b5bdb; outline: 2px solid #bac8ff; }
    .form input:user-invalid { border-color: crimson; background: #fff5f5; }
    .form input:user-invalid + .hint { display: block; }
    .form input::placeholder { color: #999; font-style: italic; }
    .form input[type="checkbox"] { accent-color: #3b5bdb; width: 1.2em; height: 1.2em; vertical-align: middle; }
    .hint { display: none; grid-column: 2; margin: 0; font-size: 13px; color: crimson; }
    fieldset { grid-column: 1 / -1; border: 1px solid #ddd; }
    fieldset label { display: inline-block; margin-right: 12px; }
    input[type="radio"]:checked + span { font-weight: bold; }
    .form button { grid-column: 2; padding: 10px; border: 0; border-radius: 4px; background: #3b5bdb; color: white; font-weight: bold; }
    .form button:hover:not(:disabled) { background: #364fc7; }
  </style>
</head>
<body>
  <form class="form" action="card.html" method="get">
    <h2>Library card</h2>
    <label for="roll">Roll number</label>
    <input id="roll" name="roll" required pattern="[0-9]{6}" placeholder="220417">
    <p class="hint">Six digits, please.</p>
    <label for="year">Year</label>
    <select id="year" name="year"><option>1</option><option selected>2</option></select>
    <label for="why">Reason</label>
    <textarea id="why" name="why"></textarea>
    <fieldset><legend>Card</legend>
      <label><input type="radio" name="kind" value="day" checked> <span>Day</span></label>
      <label><input type="radio" name="kind" value="term"> <span>Term</span></label>
    </fieldset>
    <label class="full"><input type="checkbox" name="ok"> I keep the rules</label>
    <button>Send</button>
  </form>
</body>
</html>
`,
  },
  {
    name: 'a timetable',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<title>Timetable</title>
<meta charset="utf-8">
<style>
body { font-family: sans-serif; margin: 2em; }
.scroll { overflow-x: auto; }
table { border-collapse: separate; border-spacing: 0; min-width: 600px; width: 100%; border-radius: 8px; }
caption { font-weight: bold; text-align: left; padding: .5em 0; }
th, td { padding: 10px; border-bottom: 1px solid #ddd; vertical-align: top; }
th { background: #34495e; color: #fff; }
thead th { position: sticky; top: 0; }
thead th:first-child { border-top-left-radius: 8px; }
thead th:last-child { border-top-right-radius: 8px; }
tbody th { text-align: left; background: #ecf0f1; color: inherit; }
tr:nth-child(odd) td { background: #fafafa; }
tr:hover td { background: #fef9e7; }
tr td.lab { background: #d5f5e3; }
tr:hover td.lab { background: #abebc6; }
td[colspan] { text-align: center; font-style: italic; }
.free { color: #999; }
.free::before { content: "free"; }
tfoot td { border-bottom: none; font-size: .85em; }
col.day { width: 20%; background: #eee; }
@media print { table { min-width: 0; } thead { display: table-header-group; } tr { break-inside: avoid; } }
</style>
</head>
<body>
<div class="scroll">
<table>
<caption>BCA, second year</caption>
<colgroup><col class="day"><col span="2"></colgroup>
<thead><tr><th scope="col">Day</th><th scope="col">10 am</th><th scope="col">2 pm</th></tr></thead>
<tbody>
<tr><th scope="row">Monday</th><td>Maths</td><td class="lab">Web lab</td></tr>
<tr><th scope="row">Tuesday</th><td class="free"></td><td>Networks</td></tr>
<tr><th scope="row">Wednesday</th><td colspan="2">Sports day</td></tr>
</tbody>
<tfoot><tr><td colspan="3">Changes hang at the office.</td></tr></tfoot>
</table>
</div>
</body>
</html>
`,
  },
  {
    name: 'a card that turns over',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Flash cards</title>
<style>
body { display: flex; flex-wrap: wrap; justify-content: center; gap: 2rem; min-height: 100vh; align-content: center; margin: 0; background: linear-gradient(135deg, #667eea 0%, #764ba2 100%); }
.flip { width: 220px; height: 280px; perspective: 1000px; background: none; border: 0; padding: 0; }
.inner { position: relative; width: 100%; height: 100%; transform-style: preserve-3d; transition: transform 0.6s cubic-bezier(0.4, 0.2, 0.2, 1); }
.flip:hover .inner, .flip:focus-within .inner { transform: rotateY(180deg); }
.side { position: absolute; inset: 0; display: grid; place-items: center; backface-visibility: hidden; border-radius: 16px; font-size: 1.5rem; }
.front { background: white; color: #4c1d95; }
.back { background: #4c1d95; color: white; transform: rotateY(180deg); }
.badge { position: absolute; top: 12px; left: 12px; padding: 2px 8px; font-size: 12px; border-radius: 99px; background: gold; animation: pulse 2s ease-in-out infinite alternate; }
.badge.late { animation-delay: -1s; background: tomato; }
@keyframes pulse { from { transform: scale(1); } 50% { transform: scale(1.1); box-shadow: 0 0 12px gold; } to { transform: scale(1); } }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
}
@supports not (backface-visibility: hidden) {
  .back { display: none; }
}
</style>
</head>
<body>
<div class="flip" tabindex="0"><div class="inner">
<div class="side front"><span class="badge">1</span>What is CSS?</div>
<div class="side back">Style sheets that cascade</div>
</div></div>
<div class="flip" tabindex="0"><div class="inner">
<div class="side front"><span class="badge late">2</span>What is HTML?</div>
<div class="side back">Text with tags</div>
</div></div>
</body>
</html>
`,
  },
  {
    name: 'a shop with utility classes',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Stationery</title>
<style>
.container { width: min(100% - 2rem, 70rem); margin-inline: auto; }
.flex { display: flex; }
.grid { display: grid; }
.items-center { align-items: center; }
.justify-between { justify-content: space-between; }
.gap-2 { gap: .5rem; }
.gap-4 { gap: 1rem; }
.p-4 { padding: 1rem; }
.m-0 { margin: 0; }
.mx-auto { margin-left: auto; margin-right: auto; }
.w-full { width: 100%; }
.text-sm { font-size: .875rem; }
.text-right { text-align: right; }
.font-bold { font-weight: 700; }
.hidden { display: none; }
.rounded { border-radius: .5rem; }
.shadow { box-shadow: 0 1px 3px rgb(0 0 0 / .2); }
.cols { grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
.product { position: relative; background: #fff; overflow: clip; }
.product img { width: 100%; aspect-ratio: 1; object-fit: cover; transition: scale .3s; }
.product:hover img { scale: 1.05; }
.product.sale::before { content: "Sale"; position: absolute; z-index: 1; top: .5rem; left: .5rem; background: crimson; color: white; padding: .1rem .5rem; }
.price { color: #166534; }
.sale .price { color: crimson; }
.price del { color: #777; font-weight: 400; }
@media (width >= 48rem) { .md\\:flex { display: flex; } .cols { gap: 2rem; } }
</style>
</head>
<body>
<header class="container flex items-center justify-between p-4">
<h1 class="m-0">Stationery</h1>
<nav class="hidden md:flex gap-4"><a href="#pens">Pens</a><a href="#books">Books</a></nav>
</header>
<main class="container grid cols gap-4">
<article class="product rounded shadow" id="pens"><img src="pen.jpg" alt="Blue pen"><div class="p-4"><h2 class="text-sm m-0">Pen</h2><p class="price font-bold">Rs 10</p></div></article>
<article class="product sale rounded shadow" id="books"><img src="book.jpg" alt="Notebook"><div class="p-4"><h2 class="text-sm m-0">Notebook</h2><p class="price font-bold">Rs 45 <del>Rs 60</del></p></div></article>
</main>
<footer class="container text-right text-sm p-4">Cash only</footer>
</body>
</html>
`,
  },
  {
    name: 'a portfolio with scroll effects',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Portfolio</title>
<style>
@import url("fonts.css");
@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg; }
@font-face { font-family: "Mukta"; src: url("mukta.woff2") format("woff2"); font-weight: 400 700; font-display: swap; }
html { scroll-snap-type: y proximity; scroll-padding-top: 4rem; }
body { margin: 0; font-family: Mukta, sans-serif; counter-reset: section; }
section { min-height: 100svh; padding: 4rem 1rem; scroll-snap-align: start; }
section h2::before { counter-increment: section; content: counter(section, decimal-leading-zero) ". "; color: hotpink; }
section:nth-of-type(even) { background: #fafafa; }
.ring { width: 160px; aspect-ratio: 1; margin-inline: auto; border-radius: 50%; background: conic-gradient(from var(--angle), hotpink, gold, hotpink); animation: turn 4s linear infinite; }
@keyframes turn { to { --angle: 360deg; } }
.work { display: grid; grid-template: "a a b" 200px "c d b" 200px / 1fr 1fr 1fr; gap: 10px; }
.work > * { border-radius: 12px; background: #ddd; }
.work > :nth-child(1) { grid-area: a; }
.work > :nth-child(2) { grid-area: b; }
.work > :nth-child(3) { grid-area: c; }
.work > :nth-child(4) { grid-area: d; }
.strip { display: flex; gap: 1rem; overflow-x: auto; scroll-snap-type: x mandatory; padding-bottom: 1rem; }
.strip > li { flex: 0 0 80%; scroll-snap-align: center; list-style: none; background: #eee; border-radius: 8px; padding: 2rem; }
.reveal { animation: rise both; animation-timeline: view(); animation-range: entry 0% cover 30%; }
@keyframes rise { from { opacity: 0; translate: 0 40px; } }
details { border: 1px solid #ccc; border-radius: 6px; padding: .5rem 1rem; }
details[open] summary { margin-bottom: .5rem; }
summary { cursor: pointer; }
summary::marker { color: hotpink; }
dialog::backdrop { background: rgb(0 0 0 / .5); }
@media (max-width: 600px) { .work { grid-template: none; grid-auto-rows: 160px; } .work > :nth-child(n) { grid-area: auto; } }
</style>
</head>
<body>
<section><h2>Hello</h2><div class="ring"></div><p class="reveal">I draw and code.</p></section>
<section><h2>Work</h2><div class="work"><div></div><div></div><div></div><div></div></div></section>
<section><h2>Talks</h2><ul class="strip"><li>Grid in ten minutes</li><li>Why I like tables</li></ul>
<details><summary>More</summary><p>Ask me.</p></details></section>
<dialog id="mail"><p>ravi@example.com</p></dialog>
</body>
</html>
`,
  },
  {
    name: 'a theme switch by attribute and script',
    html: `<!DOCTYPE html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<title>To do</title>
<style>
:root { --bg: white; --fg: #222; --muted: #777; }
[data-theme="dark"] { --bg: #181818; --fg: #eee; --muted: #aaa; }
body { background: var(--bg); color: var(--fg); font-family: sans-serif; transition: background-color .2s, color .2s; }
.todo { max-width: 30rem; margin: 2rem auto; padding: 0; list-style: none; }
.todo li { display: flex; align-items: center; gap: .5rem; padding: .5rem; border-bottom: 1px solid color-mix(in srgb, var(--fg) 15%, transparent); }
.todo li.done { color: var(--muted); text-decoration: line-through; }
.todo li.done .remove { visibility: visible; }
.todo .remove { margin-left: auto; visibility: hidden; border: none; background: none; color: inherit; font-size: 1.25rem; }
.todo li:hover .remove { visibility: visible; }
.todo input { flex: none; width: 1.25rem; height: 1.25rem; }
.empty { display: none; text-align: center; color: var(--muted); }
.todo:empty + .empty { display: block; }
.bar { display: flex; gap: 1rem; justify-content: center; }
.bar button { padding: .25rem .75rem; border: 1px solid; border-radius: 99px; background: transparent; color: inherit; }
.bar button[aria-pressed="true"] { background: var(--fg); color: var(--bg); }
.toast { position: fixed; bottom: 1rem; left: 50%; translate: -50% 200%; padding: .5rem 1rem; background: var(--fg); color: var(--bg); transition: translate .3s; }
.toast.show { translate: -50% 0; }
.error-message { color: red; }
</style>
</head>
<body>
<div class="bar"><button id="theme" aria-pressed="false">Dark</button></div>
<ul class="todo"><li class="done"><input type="checkbox" checked aria-label="Done"> Buy graph paper <button class="remove">×</button></li><li><input type="checkbox" aria-label="Done"> Mail Ms Rao <button class="remove">×</button></li></ul>
<p class="empty">Nothing left.</p>
<div class="toast">Saved</div>
<script>
document.querySelector('#theme').addEventListener('click', (event) => {
  const dark = document.documentElement.dataset.theme !== 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  event.target.setAttribute('aria-pressed', String(dark));
  document.querySelector('.toast').classList.add('show');
  const message = document.createElement('p');
  message.className = 'error-message';
});
</script>
</body>
</html>
`,
  },
  {
    name: 'an old school page with floats',
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html>
<head>
<meta charset="utf-8" />
<title>College fest</title>
<style type="text/css">
body, h1, h2, p, ul { margin: 0; padding: 0; }
body { background: #ccc; color: #333; font: 14px/1.4 Verdana, Arial, sans-serif; }
#wrapper { width: 960px; margin: 0 auto; background: #fff; }
#header { height: 120px; background: #036 url(banner.jpg) no-repeat 0 0; position: relative; }
#header h1 { position: absolute; bottom: 10px; left: 20px; color: #fff; }
#nav { background: #069; overflow: hidden; }
#nav li { float: left; list-style: none; }
#nav a { display: block; padding: 8px 16px; color: #fff; text-decoration: none; border-right: 1px solid #08b; }
#nav a:link, #nav a:visited { color: #fff; }
#nav a:hover, #nav a:focus { background: #08b; }
#content { float: left; width: 640px; padding: 20px; }
#sidebar { float: right; width: 240px; padding: 20px; }
#sidebar h2 { font-size: 16px; border-bottom: 1px dotted #999; }
#sidebar ul { margin-left: 20px; list-style: square; }
#content img.left { float: left; margin: 0 10px 10px 0; }
#content p { margin-bottom: 10px; }
#content p.small { font-size: 12px; color: #666; }
.clearfix:after { content: "."; display: block; height: 0; clear: both; visibility: hidden; }
#footer { clear: both; padding: 10px; text-align: center; font-size: 11px; border-top: 1px solid #ccc; }
</style>
</head>
<body>
<div id="wrapper">
<div id="header"><h1>Tarang</h1></div>
<ul id="nav" class="clearfix"><li><a href="index.html">Home</a></li><li><a href="events.html">Events</a></li></ul>
<div id="content"><img class="left" src="stage.jpg" alt="Stage" width="120" height="80" /><p>Three days of music.</p><p class="small">Bring your card.<br />No bags.</p></div>
<div id="sidebar"><h2>News</h2><ul><li>Band list is out</li><li>Food stalls open</li></ul></div>
<div id="footer">Student council</div>
</div>
</body>
</html>
`,
  },
  {
    name: 'a chat with logical properties',
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Chat</title>
<style>
html, body { height: 100%; }
body { margin: 0; display: flex; flex-direction: column; font-family: sans-serif; background: #efeae2; }
header { flex: none; padding: 12px 16px; background: #075e54; color: white; }
header small { display: block; opacity: .8; }
.log { flex: 1; overflow-y: auto; overscroll-behavior: contain; padding: 16px; display: flex; flex-direction: column; gap: 8px; }
.msg { position: relative; max-inline-size: 75%; padding-block: 8px; padding-inline: 12px; border-radius: 12px; border-start-start-radius: 0; background: white; overflow-wrap: anywhere; align-self: flex-start; }
.msg.mine { align-self: flex-end; background: #d9fdd3; border-start-start-radius: 12px; border-start-end-radius: 0; }
.msg time { display: block; margin-block-start: 4px; font-size: 11px; color: #667781; text-align: end; }
.msg::before { content: ""; position: absolute; inset-block-start: 0; inset-inline-start: -8px; border: 8px solid transparent; border-top-color: white; }
.msg.mine::before { inset-inline: auto -8px; border-top-color: #d9fdd3; }
.msg:last-of-type { margin-bottom: 8px; }
.day { align-self: center; padding: 4px 12px; border-radius: 8px; background: #fff8; font-size: 12px; }
form { flex: none; display: flex; gap: 8px; padding: 8px; background: #f0f2f5; }
form input { flex: 1 1 auto; min-width: 0; padding: 10px 16px; border: 0; border-radius: 99px; font-size: 1rem; }
form button { inline-size: 44px; block-size: 44px; border: 0; border-radius: 50%; background: #00a884; color: white; }
form input:placeholder-shown + button { filter: grayscale(1); }
</style>
</head>
<body>
<header>Study group <small>4 members</small></header>
<div class="log">
<p class="day">Today</p>
<div class="msg">Did anyone finish the grid lab?<time datetime="09:30">9:30</time></div>
<div class="msg mine">Almost.<time datetime="09:32">9:32</time></div>
</div>
<form><input name="text" placeholder="Message" aria-label="Message"><button aria-label="Send">➤</button></form>
</body>
</html>
`,
  },
  {
    name: 'tabs of radio buttons and a progress bar',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Tabs</title>
<style>
body { font-family: Tahoma, Geneva, sans-serif; margin: 1rem; }
.tabs { display: flex; flex-wrap: wrap; max-width: 40rem; }
.tabs > input { position: absolute; opacity: 0; }
.tabs > label { order: 1; padding: .75rem 1.25rem; background: #e2e8f0; cursor: pointer; margin-right: .25rem; border-radius: .25rem .25rem 0 0; }
.tabs > .tab { order: 99; flex-grow: 1; width: 100%; display: none; padding: 1rem; border: 1px solid #e2e8f0; }
.tabs > input:checked + label { background: #1e40af; color: #fff; }
.tabs > input:checked + label + .tab { display: block; }
.tabs > input:focus-visible + label { outline: 2px solid orange; }
progress { width: 100%; height: 1rem; accent-color: #1e40af; }
progress::-webkit-progress-value { background: #1e40af; }
.meter { height: 10px; border-radius: 5px; background: #e2e8f0; overflow: hidden; }
.meter > span { display: block; height: 100%; background: repeating-linear-gradient(45deg, #1e40af 0 10px, #3b82f6 10px 20px); }
.tooltip { position: relative; border-bottom: 1px dotted; }
.tooltip .tip { visibility: hidden; position: absolute; bottom: 125%; left: 50%; width: 120px; margin-left: -60px; padding: 5px; background: #333; color: #fff; text-align: center; border-radius: 6px; opacity: 0; transition: opacity .3s; }
.tooltip:hover .tip { visibility: visible; opacity: 1; }
.tooltip .tip::after { content: ""; position: absolute; top: 100%; left: 50%; margin-left: -5px; border: 5px solid; border-color: #333 transparent transparent transparent; }
@media (max-width: 30rem) { .tabs > label { order: initial; width: 100%; margin-right: 0; } .tabs > .tab { order: initial; } }
</style>
</head>
<body>
<div class="tabs">
<input type="radio" name="tab" id="t1" checked><label for="t1">HTML</label>
<div class="tab"><p>Text with <span class="tooltip">tags<span class="tip">like &lt;p&gt;</span></span>.</p></div>
<input type="radio" name="tab" id="t2"><label for="t2">CSS</label>
<div class="tab"><div class="meter"><span style="width: 60%"></span></div></div>
</div>
<progress value="6" max="10">60%</progress>
</body>
</html>
`,
  },
  {
    name: 'cards overlapping pictures, with print and wide screens',
    html: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Alumni</title>
<style>
h1, h2, p { margin-block: 0 .5em; }
.people { --cols: 1; display: grid; grid-template-columns: repeat(var(--cols), minmax(0, 1fr)); gap: 24px; padding: 24px; }
@media (min-width: 600px) { .people { --cols: 2; } }
@media (min-width: 1000px) { .people { --cols: 3; padding: 48px; } }
.person { display: grid; grid-template-rows: subgrid; grid-row: span 2; border: 1px solid #ddd; border-radius: 12px; }
.person > * { grid-column: 1; }
.person img { inline-size: 100%; block-size: 200px; object-fit: cover; object-position: top; border-radius: inherit; }
.person .text { z-index: 1; margin: -40px 16px 16px; padding: 16px; background: white; border-radius: 8px; box-shadow: 0 2px 8px #0003; }
.person .text h2 { font-size: 1.1rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.person .text p { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.person--star { border-color: goldenrod; background: #fffbeb; }
.person--star .text h2::after { content: " ★"; color: goldenrod; }
.person:where(:hover, :focus-within) { border-color: #888; }
.person a { color: #7c3aed; }
.person a:focus { outline: 2px solid; }
.person:not(:last-child) { margin-bottom: 0; }
mark { background: linear-gradient(transparent 60%, #fde68a 60%); color: inherit; }
abbr[title] { text-decoration: underline dotted; cursor: help; }
sup { font-size: .7em; line-height: 0; vertical-align: super; }
@page { margin: 2cm; }
@media print { .people { display: block; } .person { break-inside: avoid; } .person img { display: none; } .person .text { margin: 0; box-shadow: none; } }
</style>
</head>
<body>
<h1>Our alumni</h1>
<div class="people">
<article class="person person--star"><img src="a.jpg" alt="Meera Joshi"><div class="text"><h2>Meera Joshi</h2><p>Builds <mark>maps</mark> for <abbr title="Indian Space Research Organisation">ISRO</abbr>.</p><a href="meera.html">Read on</a></div></article>
<article class="person"><img src="b.jpg" alt="Arif Khan"><div class="text"><h2>Arif Khan</h2><p>Teaches CSS<sup>3</sup>.</p><a href="arif.html">Read on</a></div></article>
</div>
</body>
</html>
`,
  },
  {
    name: 'a fragment of a music player with custom properties',
    html: `<style>
  .player {
    --size: 3rem;
    --tone: 260;
    display: grid;
    grid-template-areas: "art title" "art controls" "bar bar";
    grid-template-columns: auto 1fr;
    gap: .5rem 1rem;
    max-width: 26rem;
    padding: 1rem;
    border-radius: 1rem;
    background: hsl(var(--tone) 40% 15%);
    color: hsl(var(--tone) 30% 95%);
    font-family: system-ui, sans-serif;
  }
  .player.warm { --tone: 20; }
  .art { grid-area: art; width: calc(var(--size) * 2); height: calc(var(--size) * 2); border-radius: .5rem; background: url('data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E') center / cover, hsl(var(--tone) 60% 40%); }
  .title { grid-area: title; align-self: end; }
  .title b { display: block; }
  .controls { grid-area: controls; display: flex; gap: .5rem; }
  .controls button { width: var(--size); height: var(--size); border: none; border-radius: 50%; background: rgb(255 255 255 / .15); color: inherit; font-size: 1.2rem; }
  .controls button:hover { background: rgb(255 255 255 / .3); }
  .controls button.play { background: hsl(var(--tone) 90% 60%); }
  .bar { grid-area: bar; appearance: none; width: 100%; height: .4rem; border-radius: 1rem; background: linear-gradient(to right, hsl(var(--tone) 90% 60%) var(--played, 40%), #fff3 0); }
  .bar::-webkit-slider-thumb { appearance: none; width: 1rem; height: 1rem; border-radius: 50%; background: white; }
  .bar::-moz-range-thumb { width: 1rem; height: 1rem; border: 0; border-radius: 50%; background: white; }
  @supports (animation-timeline: scroll()) { .art { animation: glow linear; animation-timeline: scroll(); } }
  @keyframes glow { 0%, 100% { box-shadow: none; } 50% { box-shadow: 0 0 2rem hsl(var(--tone) 90% 60%); } }
</style>
<div class="player">
  <div class="art"></div>
  <p class="title"><b>Rain on tin</b> Sitar Trio</p>
  <div class="controls"><button aria-label="Back">◁</button><button class="play" aria-label="Play">▶</button><button aria-label="Next">▷</button></div>
  <input class="bar" type="range" aria-label="Place">
</div>
<div class="player warm" style="--played: 70%">
  <div class="art"></div>
  <p class="title"><b>Train home</b> Sitar Trio</p>
  <div class="controls"><button class="play" aria-label="Play">▶</button></div>
  <input class="bar" type="range" aria-label="Place">
</div>
`,
  },
];
