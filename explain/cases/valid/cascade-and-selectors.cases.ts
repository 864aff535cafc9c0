import type { ValidCase } from '../case.ts';

export const validCascadeAndSelectors: readonly ValidCase[] = [
  {
    shows: 'a dashboard in cascade layers',
    css: `@layer reset, base, components, utilities;
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
}`,
    html: `<div class="dash">
<nav class="side"><a href="#today" aria-current="page">Today</a><a href="#week">Week</a></nav>
<main>
<section class="panel" id="today"><h2>Today</h2>
<div class="stats"><p class="stat"><strong>42</strong> present</p><p class="stat"><strong>3</strong> absent</p><p class="stat muted"><strong>1</strong> late</p></div></section>
<section class="panel" id="week"><h2>Week</h2><p>Ninety per cent came.</p></section>
</main>
</div>`,
  },
  {
    shows: 'a dashboard in layers',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dashboard</title>
<style>
@layer reset, theme, layout, components, utilities;
@layer reset {
  *, *::before, *::after { box-sizing: border-box; }
  body, h1, h2, p, ul { margin: 0; }
  ul { padding: 0; list-style: none; }
  button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; }
}
@layer theme {
  :root {
    color-scheme: light dark;
    --surface: light-dark(#fff, #1b1b1f);
    --ink: light-dark(#1b1b1f, #eee);
    --line: color-mix(in oklab, var(--ink) 15%, transparent);
    --accent: oklch(60% 0.2 260);
  }
  body {
    font: 16px/1.5 system-ui, sans-serif;
    color: var(--ink);
    background: var(--surface);
  }
}
@layer layout {
  .app {
    display: grid;
    grid-template: "bar bar" auto "side main" 1fr / 14rem 1fr;
    min-height: 100dvh;
  }
  .bar { grid-area: bar; }
  .side { grid-area: side; }
  .main { grid-area: main; }
  @media (width < 48rem) {
    .app {
      grid-template: "bar" auto "main" 1fr / 1fr;
    }
    .side { display: none; }
  }
}
@layer components {
  .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 0.75rem 1.25rem;
    border-block-end: 1px solid var(--line);
  }
  .side {
    padding: 1rem;
    border-inline-end: 1px solid var(--line);

    a {
      display: block;
      padding: 0.5rem 0.75rem;
      border-radius: 0.5rem;
      color: inherit;
      text-decoration: none;

      &:hover { background: var(--line); }
      &[aria-current] {
        background: var(--accent);
        color: white;
      }
    }
  }
  .main {
    padding: 1.25rem;
    container: main / inline-size;
  }
  .cards {
    display: grid;
    gap: 1rem;

    @container main (width > 30rem) {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  .card {
    padding: 1rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;

    & h2 {
      font-size: 0.875rem;
      font-weight: 500;
      opacity: 0.7;
    }
    & .number {
      font-size: 2rem;
      font-variant-numeric: tabular-nums;
    }
    &:has(.down) {
      border-color: crimson;
    }
  }
  .trend { font-size: 0.875rem; color: seagreen; }
  .trend.down { color: crimson; }
  .button {
    padding: 0.4rem 1rem;
    border-radius: 0.5rem;
    background: var(--accent);
    color: white;
  }
}
@layer utilities {
  .mt-4 { margin-top: 1rem; }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }
}
</style>
</head>
<body>
<div class="app">
  <header class="bar">
    <strong>Sunny Solar</strong>
    <button class="button"><span class="visually-hidden">Add a </span>panel</button>
  </header>
  <aside class="side">
    <ul>
      <li><a href="#" aria-current="page">Today</a></li>
      <li><a href="#week">Week</a></li>
      <li><a href="#year">Year</a></li>
    </ul>
  </aside>
  <main class="main">
    <h1>Today</h1>
    <div class="cards mt-4">
      <section class="card"><h2>Power</h2><p class="number">3.2</p><p class="trend">up</p></section>
      <section class="card"><h2>Battery</h2><p class="number">71</p><p class="trend down">down</p></section>
      <section class="card"><h2>Sold</h2><p class="number">9.8</p><p class="trend">up</p></section>
    </div>
  </main>
</div>
</body>
</html>
`,
  },
  {
    shows: 'a magazine in layers and containers',
    page: `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>Magazine</title>
<style>
@layer base {
  :where(h1, h2, h3, p, figure, blockquote) {
    margin: 0;
  }
  :where(a) {
    color: inherit;
  }
  :where(img) {
    display: block;
    max-inline-size: 100%;
  }
}
:root {
  --step-0: clamp(1rem, 0.95rem + 0.25vw, 1.125rem);
  --step-1: clamp(1.25rem, 1.1rem + 0.6vw, 1.6rem);
  --step-3: clamp(2rem, 1.5rem + 2.5vw, 3.75rem);
  --flow: 1em;
}
body {
  margin: 0;
  font-size: var(--step-0);
  font-family: Charter, "Bitstream Charter", serif;
  text-wrap: pretty;
}
.flow > * + * {
  margin-block-start: var(--flow);
}
.full-bleed {
  display: grid;
  grid-template-columns:
    [full-start] minmax(1rem, 1fr)
    [content-start] minmax(0, 65ch) [content-end]
    minmax(1rem, 1fr) [full-end];
}
.full-bleed > * {
  grid-column: content;
}
.full-bleed > .wide {
  grid-column: full;
}
h1 {
  font-size: var(--step-3);
  line-height: 1.05;
  text-wrap: balance;
}
h2 {
  font-size: var(--step-1);
  --flow: 2em;
}
h2 + p {
  --flow: 0.5em;
}
.lead {
  font-size: var(--step-1);
  color: #555;
}
blockquote {
  padding-inline-start: 1.5em;
  border-inline-start: 0.25em solid tomato;
  font-style: italic;

  & cite {
    display: block;
    font-style: normal;
    font-size: 0.85em;

    &::before {
      content: "- ";
    }
  }
}
figure.wide img {
  inline-size: 100%;
  block-size: 40vh;
  object-fit: cover;
  object-position: 50% 30%;
}
figcaption {
  padding: 0.5em 1rem;
  font: 0.85em/1.4 system-ui, sans-serif;
  color: gray;
}
.related {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 1rem;
  container-type: inline-size;

  > article {
    padding: 1rem;
    border: 1px solid silver;
    transition: border-color 0.2s;

    &:hover,
    &:focus-within {
      border-color: tomato;
    }
    h3 {
      font-size: 1em;
    }
    h3 a {
      text-decoration: none;
    }
    h3 a::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    position: relative;
  }
}
@container (width < 20rem) {
  .related > article h3 {
    font-size: 0.9em;
  }
}
@media (prefers-color-scheme: dark) {
  body {
    background: #181818;
    color: #ddd;
  }
  .lead {
    color: #aaa;
  }
}
</style>
</head>
<body>
<main class="full-bleed flow">
  <h1>The last ferry to the island</h1>
  <p class="lead">For ninety years it was the only way home.</p>
  <figure class="wide"><img src="ferry.jpg" alt="The ferry at dusk"><figcaption>The ferry, in April.</figcaption></figure>
  <p>On Friday it will leave for the last time, and nobody knows who will cry first.</p>
  <h2>A bridge too new</h2>
  <p>The bridge is grey, <a href="#bridge">wide and quick</a>.</p>
  <blockquote><p>I liked the waiting.</p><cite>Berit, 81</cite></blockquote>
  <div class="related">
    <article><h3><a href="#a">The bridge in numbers</a></h3><p>All of them are large.</p></article>
    <article><h3><a href="#b">A cook retires</a></h3><p>His soup will be missed.</p></article>
  </div>
</main>
</body>
</html>
`,
  },
  {
    shows: 'layers',
    css: `@layer reset, base, components, utilities;
@layer reset { * { margin: 0; padding: 0; } }
@layer base { body { font-family: system-ui; line-height: 1.5; } a { color: teal; } h1 { font-size: 2rem; } }
@layer components { .button { display: inline-block; padding: 0.5rem 1rem; background: teal; color: white; border-radius: 999px; } .button.quiet { background: none; color: teal; } }
@layer utilities { .mt-2 { margin-top: 0.5rem; } }`,
    html: `<h1>Join</h1>
<p>Read <a href="#x">more</a>.</p>
<a class="button mt-2" href="#j">Join</a> <a class="button quiet" href="#k">Later</a>`,
  },
  {
    shows: 'a reset of buttons and code',
    css: `*, ::before, ::after { box-sizing: border-box; }
html { font-family: system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; line-height: 1.15; -webkit-text-size-adjust: 100%; tab-size: 4; }
body { margin: 0; }
b, strong { font-weight: bolder; }
code, kbd, samp, pre { font-family: ui-monospace, SFMono-Regular, Consolas, monospace; font-size: 1em; }
table { border-color: currentcolor; }
button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0; }
legend { padding: 0; }
progress { vertical-align: baseline; }
::-webkit-inner-spin-button, ::-webkit-outer-spin-button { height: auto; }
[type='search'] { -webkit-appearance: textfield; outline-offset: -2px; }
::-webkit-search-decoration { -webkit-appearance: none; }
::-webkit-file-upload-button { -webkit-appearance: button; font: inherit; }
summary { display: list-item; }`,
    html: '<table><tr><td>a</td></tr></table><button>x</button>',
  },
  {
    shows: 'a reset of every element',
    css: `*, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
html, :host { line-height: 1.5; -webkit-text-size-adjust: 100%; tab-size: 4; font-family: ui-sans-serif, system-ui, sans-serif; font-feature-settings: normal; font-variation-settings: normal; -webkit-tap-highlight-color: transparent; }
hr { height: 0; color: inherit; border-top-width: 1px; }
abbr:where([title]) { -webkit-text-decoration: underline dotted; text-decoration: underline dotted; }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
a { color: inherit; -webkit-text-decoration: inherit; text-decoration: inherit; }
b, strong { font-weight: bolder; }
small { font-size: 80%; }
sub, sup { font-size: 75%; line-height: 0; position: relative; vertical-align: baseline; }
table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
:-moz-focusring { outline: auto; }
progress { vertical-align: baseline; }
summary { display: list-item; }
ol, ul, menu { list-style: none; }
img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
img, video { max-width: 100%; height: auto; }
button, input, select, optgroup, textarea, ::file-selector-button { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1; }
:where(select:is([multiple], [size])) optgroup { font-weight: bolder; }
::placeholder { opacity: 1; }
textarea { resize: vertical; }
::-webkit-search-decoration { -webkit-appearance: none; }
button, input:where([type='button'], [type='reset'], [type='submit']), ::file-selector-button { appearance: button; }
[hidden]:where(:not([hidden='until-found'])) { display: none !important; }`,
    html: '<h1>Hello</h1><p>Text <a href="/">b</a></p>',
  },
  {
    shows: 'a reset of every margin',
    css: `html, body, div, span, h1, h2, p, a, img, ol, ul, li { margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline; }
article, aside, footer, header, nav, section { display: block; }
body { line-height: 1; }
ol, ul { list-style: none; }
blockquote, q { quotes: none; }
blockquote:before, blockquote:after, q:before, q:after { content: ''; content: none; }
table { border-collapse: collapse; border-spacing: 0; }`,
    html: '<h1>Hello</h1><ul><li>a</li></ul><table><tr><td>x</td></tr></table>',
  },
  {
    shows: 'a reset that keeps useful defaults',
    css: `html { line-height: 1.15; -webkit-text-size-adjust: 100%; }
body { margin: 0; }
main { display: block; }
h1 { font-size: 2em; margin: 0.67em 0; }
hr { box-sizing: content-box; height: 0; overflow: visible; }
pre { font-family: monospace, monospace; font-size: 1em; }
a { background-color: transparent; }
abbr[title] { border-bottom: none; text-decoration: underline; text-decoration: underline dotted; }
b, strong { font-weight: bolder; }
code, kbd, samp { font-family: monospace, monospace; font-size: 1em; }
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
button:-moz-focusring, [type="button"]:-moz-focusring { outline: 1px dotted ButtonText; }
fieldset { padding: 0.35em 0.75em 0.625em; }
legend { box-sizing: border-box; color: inherit; display: table; max-width: 100%; padding: 0; white-space: normal; }
progress { vertical-align: baseline; }
textarea { overflow: auto; }
[type="checkbox"], [type="radio"] { box-sizing: border-box; padding: 0; }
[type="number"]::-webkit-inner-spin-button, [type="number"]::-webkit-outer-spin-button { height: auto; }
[type="search"] { -webkit-appearance: textfield; outline-offset: -2px; }
[type="search"]::-webkit-search-decoration { -webkit-appearance: none; }
::-webkit-file-upload-button { -webkit-appearance: button; font: inherit; }
details { display: block; }
summary { display: list-item; }
template { display: none; }
[hidden] { display: none; }`,
    html: '<h1>Hello</h1><p>A <a href="/x">link</a> and a <button>button</button>.</p>',
  },
  {
    shows: 'a small reset for text and images',
    css: `*, *::before, *::after { box-sizing: border-box; }
*:not(dialog) { margin: 0; }
@media (prefers-reduced-motion: no-preference) { html { interpolate-size: allow-keywords; } }
body { line-height: 1.5; -webkit-font-smoothing: antialiased; }
img, picture, video, canvas, svg { display: block; max-width: 100%; }
input, button, textarea, select { font: inherit; }
p, h1, h2, h3, h4, h5, h6 { overflow-wrap: break-word; }
p { text-wrap: pretty; }
h1, h2, h3, h4, h5, h6 { text-wrap: balance; }
#root, #__next { isolation: isolate; }`,
    html: '<div id="root"><h1>Hello</h1><p>Text</p></div>',
  },
  {
    shows: 'a small reset with attributes',
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
:target { scroll-margin-block: 5ex; }`,
    html: '<h1>Hello</h1><p>A <a class="btn" href="/x">link</a> and a <button>button</button>.</p>',
  },
  {
    shows: 'a class with exceptions in one place',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Bakery</title>
  <style>
    /* One button is different in the footer, and the class is for more elements. */
    .footer a { color: black; background: none; }
    .button { color: white; background: teal; padding: 8px; }
    .menu a { color: teal; }
    .link { color: teal; }
    .lead { font-size: 1.2rem; }
    .news p { font-size: 1rem; }
    .bar, .bar::after { width: 24px; height: 3px; }
    .bar::after { content: ""; display: block; background: teal; }
  </style>
</head>
<body>
  <nav class="menu"><a class="link" href="a.html">Bread</a> <a href="b.html">Rolls</a></nav>
  <p class="lead">Fresh every morning. <span class="bar">Menu</span></p>
  <p><a class="button" href="order.html">Order</a> <a class="button" href="call.html">Call</a></p>
  <p><a class="link" href="c.html">Cakes</a></p>
  <div class="news"><p class="lead">New: rye bread</p><p>And plum cake</p><p>And rolls</p></div>
  <footer class="footer"><a class="button" href="order.html">Order</a></footer>
</body>
</html>
`,
  },
  {
    shows: 'a scope with its root and nesting',
    css: '@scope (.card) { :scope { border: 1px solid; } h3 { color: teal; } & > p { margin: 0; } :scope > a { color: red; } }',
    html: '<div class="card"><h3>A</h3><p>b</p><a href="/">x</a></div><h3>Out</h3>',
  },
  {
    shows: 'has and where and is',
    css: `:where(h1, h2, h3) { line-height: 1.2; text-wrap: balance; }
:is(article, section) > h2 { border-bottom: 2px solid; }
.field:has(:invalid) label { color: crimson; }
form:has(input:checked) .more { display: block; }
.more { display: none; }
article:not(.draft) { opacity: 1; }
li:nth-child(odd of .on) { background: #f4f4f4; }
a:not([href]) { cursor: not-allowed; }`,
    html: `<article><h2>Form</h2><form><div class="field"><label for="m">E-mail</label><input id="m" type="email" required></div>
<label><input type="checkbox" name="c"> More</label><p class="more">Details</p></form><ul><li class="on">One</li><li>Two</li></ul><a>Soon</a></article>`,
  },
  {
    shows: 'links and images by their attributes',
    css: `img[loading="lazy"] { background: #eee; }
a[target="_blank"]::after { content: "↗"; margin-inline-start: .2em; }
a[download] { font-weight: bold; }
abbr[title] { cursor: help; }`,
    html: '<img loading="lazy" src="a.jpg" alt="a" width="10" height="10"><a target="_blank" href="https://example.org">x</a> <a download href="a.zip">zip</a> <abbr title="Cascading Style Sheets">CSS</abbr>',
  },
  {
    shows: 'nesting',
    css: `.card {
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
    html: `<div class="grid">
<section class="card wide"><h2>Talk</h2><p>Five.</p><footer><button type="button">Join</button></footer></section>
</div>`,
  },
  {
    shows: 'a dark section with readable headings',
    css: `h2 { color: #225; }
a { color: #225; }
.dark { background: #112; color: white; padding: 2rem; }
.dark h2 { color: gold; }
.card { background: white; }
.dark a:link { color: #9cf; }`,
    html: '<section class="dark"><h2>Contact</h2><p>Write <a href="/mail">to us</a>.</p><div class="card"><h2>Team</h2><p>We <a href="/five">are five</a>.</p></div></section>',
  },
  {
    shows: 'a dark theme chosen on the html element',
    page: `<!DOCTYPE html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<title>Reading list</title>
<style>
:root {
  --background: white;
  --text: #222;
}
[data-theme="dark"] {
  --background: #111;
  --text: #eee;
}
body {
  background: var(--background);
  color: var(--text);
}
</style>
</head>
<body>
<h1>Reading list</h1>
<p>Two books for the holidays.</p>
</body>
</html>
`,
  },
  {
    shows: 'a fragment of a music player with custom properties',
    page: `<style>
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
  {
    shows: 'a registered angle that turns',
    css: `@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg; }
.wheel { width: 100px; height: 100px; background: conic-gradient(from var(--angle), red, gold, red); animation: wheel 3s linear infinite; }
@keyframes wheel { to { --angle: 360deg; } }`,
    html: '<div class="wheel"></div>',
  },
  {
    shows: 'a theme by attribute and by preference',
    css: `:root { color-scheme: light dark; --bg: #fff; --fg: #111; }
@media (prefers-color-scheme: dark) { :root { --bg: #111; --fg: #eee; } }
[data-theme="dark"] { --bg: #111; --fg: #eee; }
body { background: var(--bg); color: var(--fg, black); }`,
    html: `<h1>Theme</h1><button>Toggle</button>
<script>document.querySelector('button').onclick = () => { document.documentElement.dataset.theme = 'dark'; };</script>`,
  },
  {
    shows: 'a theme switch by attribute and script',
    page: `<!DOCTYPE html>
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
    shows: 'an article with a dark theme',
    css: `:root {
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
@media print { a { color: inherit; } a[href^="http"]::after { content: " (" attr(href) ")"; } }`,
    html: `<article>
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
</article>`,
  },
  {
    shows: 'custom properties and a dark theme',
    css: `:root { color-scheme: light dark; --bg: #fff; --text: #1a1a1a; --brand: oklch(60% 0.15 160); --space: 1rem; }
@media (prefers-color-scheme: dark) { :root { --bg: #111; --text: #eee; } }
[data-theme="dark"] { --bg: #111; --text: #eee; }
body { background: var(--bg); color: var(--text); padding: calc(var(--space) * 2); }
h1 { color: var(--brand); }
.box { --space: 2rem; margin: var(--space); border: 1px solid color-mix(in oklab, var(--text) 20%, transparent); border-radius: var(--radius, 8px); }`,
    html: `<h1>Theme</h1>
<div class="box"><p>Hello</p></div>`,
  },
  {
    shows: 'registered properties of any type',
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
@property --x { syntax: "*"; inherits: false; }
@property --y { syntax: "<length> | auto"; inherits: true; initial-value: 0px; }
.p { --x: 1; --y: 4px; width: var(--y); order: var(--x); }
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<div style="display:flex"><p class="p">A</p></div>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
  },
  {
    shows: 'a shop with utility classes',
    css: `.container { width: min(100% - 2rem, 70rem); margin-inline: auto; }
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
@media (width >= 48rem) { .md\\:flex { display: flex; } .cols { gap: 2rem; } }`,
    html: `<header class="container flex items-center justify-between p-4">
<h1 class="m-0">Stationery</h1>
<nav class="hidden md:flex gap-4"><a href="#pens">Pens</a><a href="#books">Books</a></nav>
</header>
<main class="container grid cols gap-4">
<article class="product rounded shadow" id="pens"><img src="pen.jpg" alt="Blue pen"><div class="p-4"><h2 class="text-sm m-0">Pen</h2><p class="price font-bold">Rs 10</p></div></article>
<article class="product sale rounded shadow" id="books"><img src="book.jpg" alt="Notebook"><div class="p-4"><h2 class="text-sm m-0">Notebook</h2><p class="price font-bold">Rs 45 <del>Rs 60</del></p></div></article>
</main>
<footer class="container text-right text-sm p-4">Cash only</footer>`,
  },
  {
    shows: 'buttons with a base and variants',
    page: `<!DOCTYPE html>
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
    shows: 'modifiers and order',
    css: `.btn { display: inline-flex; align-items: center; gap: 0.5em; padding: 0.5em 1em; border: 2px solid transparent; background: #eee; color: #222; font: inherit; cursor: pointer; }
.btn:hover { background: #ddd; }
.btn--primary { background: teal; color: white; }
.btn--primary:hover { background: #066; }
.btn--ghost { background: transparent; border-color: currentColor; }
.btn[disabled] { opacity: 0.5; pointer-events: none; }
.hidden { display: none !important; }`,
    html: `<button class="btn btn--primary" type="button">Save</button>
<button class="btn btn--ghost" type="button" disabled>Later</button>
<p class="hidden">Saved</p>`,
  },
  {
    shows: 'utility classes',
    css: `.flex { display: flex; } .items-center { align-items: center; } .gap-4 { gap: 1rem; } .p-4 { padding: 1rem; } .mt-auto { margin-top: auto; } .text-center { text-align: center; } .w-full { width: 100%; } .hidden { display: none; } .md\\:flex { display: flex; } .font-bold { font-weight: 700; }
@media (min-width: 768px) { .md\\:hidden { display: none; } }`,
    html: '<div class="flex items-center gap-4 p-4 w-full"><p class="font-bold text-center mt-auto">One</p><p class="hidden md:flex">Two</p><p class="md:hidden">Three</p></div>',
  },
  {
    shows: 'rules that wait for a second element',
    css: '.item + .item { margin-top: 4px; } .stack > * + * { margin-top: 4px; } li:not(:last-child) { color: red; } li:nth-child(even) { color: navy; }',
    html: '<div class="item">One</div><div class="stack"><p>One</p></div><ul><li>One</li></ul>',
  },
  {
    shows: 'a shorthand that removes, repeats or hides what an earlier rule sets',
    css: '.a { border-color: red; transition-delay: 1s; background-color: red; font-weight: normal; } .b { border: none; transition: none; background: linear-gradient(red, navy); font: 16px Arial; }',
    html: '<p class="a b">One</p>',
  },
  {
    shows: 'a line that the browser draws',
    css: 'u { text-decoration-color: red; } del { text-decoration-style: double; }',
    html: '<p><u>One</u> <del>Two</del></p>',
  },
  {
    shows: 'values for older browsers before values with more parts',
    css: `a { text-decoration: underline; text-decoration: underline dotted; }
li + li::before { content: '/'; content: '/' / ''; }
ul { overflow: auto; overflow: auto hidden; height: 9rem; color-scheme: light; color-scheme: light dark; }`,
    html: '<ul><li><a href="#a">A</a></li><li>B</li></ul>',
  },
  {
    shows: 'physical keywords, pixels and plain colors before new ones',
    css: `.row { display: flex; justify-content: flex-end; justify-content: end; text-align: left; text-align: start; }
.row p { font-size: 14px; font-size: 1.4rem; padding: 10px 20px; padding: 1rem 2rem; color: #000; color: #0008; cursor: move; cursor: grab; }
.row b { outline: 0; outline: none; }`,
    html: '<div class="row"><p>One <b tabindex="0">two</b></p></div>',
  },
  {
    shows: 'filters and hacks of Internet Explorer',
    css: `.sky { background: linear-gradient(#1e5799, #7db9e8); filter: progid:DXImageTransform.Microsoft.gradient(startColorstr='#1e5799', endColorstr='#7db9e8', GradientType=0); }
.sky p { margin-top: 0\\9; _height: 1px; cursor: hand; cursor: pointer; width: expression(document.body.clientWidth > 800 ? '800px' : 'auto'); }
body { scrollbar-face-color: #fff; }`,
    html: '<div class="sky"><p>One</p></div>',
  },
];
