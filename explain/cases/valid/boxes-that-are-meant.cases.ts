import type { ValidCase } from '../case.ts';

/** Boxes that look as if they had no height or free space, and have. */
export const validBoxesThatAreMeant: readonly ValidCase[] = [
  {
    shows: 'an empty box with a padding in percent',
    css: '.photo { background: teal; padding-top: 56%; }',
    html: '<div class="photo"></div>',
  },
  {
    shows: 'an empty box in a flex row',
    css: '.row { display: flex; height: 40px; } .swatch { flex: 1; background: teal; }',
    html: '<div class="row"><div class="swatch"></div><div class="swatch"></div></div>',
  },
  {
    shows: 'an empty overlay',
    css: '.overlay { position: fixed; inset: 0; background: #0008; }',
    html: '<div class="overlay"></div><p>Hi</p>',
  },
  {
    shows: 'an empty box with a line of a pseudo-element',
    css: '.bar { background: teal; } .bar::before { content: "New"; }',
    html: '<div class="bar"></div>',
  },
  {
    shows: 'a sticky header before the rest of the page',
    css: 'header { position: sticky; top: 0; background: white; }',
    html: '<header>Menu</header><main>Text</main>',
  },
  {
    shows: 'a button in a centering row',
    css: '.actions { display: flex; justify-content: center; align-items: center; }',
    html: '<h1>Join</h1><div class="actions"><button>Go</button></div>',
  },
  {
    shows: 'a menu that holds its floats by its overflow',
    css: '.menu { background: navy; overflow: hidden; } .menu li { float: left; }',
    html: '<ul class="menu"><li>Home</li><li>Help</li></ul>',
  },
  {
    shows: 'floats that the end of the box clears',
    css: '.box { background: navy; } .left { float: left; } .end { clear: both; }',
    html: '<div class="box"><div class="left">Home</div><div class="end"></div></div>',
  },
  {
    shows: 'a sticky sidebar that is as tall as its links',
    css: '.page { display: flex; align-items: flex-start; } .side { position: sticky; top: 0; }',
    html: '<div class="page"><aside class="side">Links</aside><main>Text</main></div>',
  },
  {
    shows: 'a column with free height',
    css: '.col { display: flex; flex-direction: column; justify-content: center; min-height: 50vh; }',
    html: '<div class="col"><p>One</p><p>Two</p></div>',
  },
  {
    shows: 'a button of a library',
    css: '.btn { display: inline-block; padding: 6px 12px; text-align: center; vertical-align: middle; border: 1px solid; }',
    html: '<p><a class="btn" href="#x">Go</a></p>',
  },
  {
    shows: 'a full width that nobody sees the end of',
    css: '.form { max-width: 400px; margin: 0 auto; } .form input { width: 100%; padding: 8px; }',
    html: '<form class="form"><input name="a"></form>',
  },
  {
    shows: 'items that shrink, or are as wide as they should be',
    css: '.row { display: flex; gap: 20px; } .row > * { width: 50%; } .slide { display: flex; overflow-x: auto; } .slide p { flex: 0 0 80%; }',
    html: '<div class="row"><p>One</p><p>Two</p></div><div class="slide"><p>One</p><p>Two</p></div>',
  },
  {
    shows: 'a reset, utility classes and form controls',
    css: 'input[type="text"], input[type="tel"], select { width: 100%; }\ntable th, table td { padding: 4px; }\nbutton, .btn { border: 1px solid; }\nul[role="list"], ol[role="list"] { list-style: none; padding: 0; }\na.btn:hover, button.btn:hover { color: teal; }\n@media print { nav, .no-print { display: none; } }',
    html: '<form><label>Name <input type="text"></label><button>Send</button></form><ul role="list"><li>One</li></ul><p><a class="btn" href="#x">Go</a></p><nav>Menu</nav>',
  },
  {
    shows: 'bands of the width of the window',
    css: '* { margin: 0; box-sizing: border-box; } .hero { width: 100vw; padding: 40px; }',
    html: '<header class="hero"><h1>Tea</h1></header>',
  },
  {
    shows: 'a band of the width of the window that leaves its column by a negative margin',
    css: '.page { max-width: 600px; margin: 0 auto; padding: 0 16px; } .band { width: 100vw; margin-left: calc(50% - 50vw); background: gold; }',
    html: '<main class="page"><p>Tea</p><div class="band">Milk</div></main>',
  },
  {
    shows: 'a band of the width of the window that is moved to its edge',
    css: '.page { padding: 0 16px; } .band { position: relative; left: 50%; transform: translateX(-50%); width: 100vw; background: gold; }',
    html: '<main class="page"><p>Tea</p><div class="band">Milk</div></main>',
  },
  {
    shows: 'slides of the width of the window in a row that scrolls',
    css: '.slides { overflow-x: auto; white-space: nowrap; } .slide { display: inline-block; width: 100vw; padding: 8px; }',
    html: '<div class="slides"><div class="slide">Tea</div><div class="slide">Milk</div></div>',
  },
  {
    shows: 'a band that a maximum keeps in its column',
    css: '.band { width: 100vw; max-width: 100%; background: gold; }',
    html: '<div class="band">Tea</div>',
  },
  {
    shows: 'queries for narrow windows in a page that names its width',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="Viewport" content="width=device-width, initial-scale=1">
<title>Page</title>
<style>@media (max-width: 600px) { .a { color: teal; } }</style>
</head>
<body><p class="a">Tea</p></body>
</html>
`,
  },
  {
    shows: 'queries that a phone can match in a page that names no width',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Page</title>
<style>
@media (max-width: 1100px) { .a { color: teal; } }
@media (max-width: 600px), (orientation: portrait) { .a { color: gray; } }
@media print and (max-width: 600px) { .a { color: black; } }
@media not (max-width: 600px) { .a { margin: 0; } }
</style>
</head>
<body><p class="a">Tea</p></body>
</html>
`,
  },
  {
    shows: 'a query for narrow windows in a page whose script names its width',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Page</title>
<style>@media (max-width: 600px) { .a { color: teal; } }</style>
<script>document.head.append(Object.assign(document.createElement('meta'), { name: 'viewport', content: 'width=device-width' }));</script>
</head>
<body><p class="a">Tea</p></body>
</html>
`,
  },
  {
    shows: 'a narrow media query for mice in a page without a viewport',
    page: `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Tea</title>
<style>@media (max-width: 900px) and (hover: hover) { a:hover { color: teal; } }
@media (max-width: 900px) and (pointer: fine) { a { padding: 0; } }</style></head>
<body><a href="/">Tea</a></body></html>
`,
  },
  {
    shows: 'a media query for tablets in a page without a viewport',
    page: `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Tea</title>
<style>@media (min-width: 600px) and (max-width: 900px) { p { color: teal; } }</style></head>
<body><p>Tea</p></body></html>
`,
  },
  {
    shows: 'a part of a page with a query for narrow windows',
    page: '<style>@media (max-width: 600px) { .a { color: teal; } }</style>\n<p class="a">Tea</p>\n',
  },
];
