import { page } from './fault.ts';

/** More pages with nothing wrong, in other hands' styles. */
export const moreSoundPages: readonly { name: string; html: string }[] = [
  {
    name: 'a login card',
    html: page(
      `body { min-height: 100vh; display: flex; align-items: center; justify-content: center; background: #eef2ff; font-family: Arial, Helvetica, sans-serif; }
.login { width: 100%; max-width: 360px; background: #fff; padding: 32px; border-radius: 12px; box-shadow: 0 10px 30px rgba(0,0,0,.08); }
.login h1 { margin: 0 0 24px; text-align: center; font-size: 24px; }
.login label { display: block; margin-bottom: 6px; }
.login input { width: 100%; padding: 10px 12px; margin-bottom: 16px; border: 1px solid #cbd5e1; border-radius: 6px; }
.login input:focus { border-color: #6366f1; outline: none; box-shadow: 0 0 0 3px rgba(99, 102, 241, .25); }
.login button { width: 100%; padding: 12px; border: 0; border-radius: 6px; background: #6366f1; color: #fff; font-weight: 600; cursor: pointer; }
.login button:active { transform: scale(.98); }`,
      `<form class="login" action="#" method="post">
<h1>Sign in</h1>
<label for="u">User</label>
<input type="text" id="u" name="u">
<label for="p">Password</label>
<input type="password" id="p" name="p">
<button type="submit">Go</button>
</form>`,
    ),
  },
  {
    name: 'a blog with a sidebar',
    html: page(
      `* { margin: 0; padding: 0; box-sizing: border-box }
a { color: #06c; }
.wrap { max-width: 1100px; margin: 0 auto; padding: 0 20px; }
.layout { display: grid; grid-template-columns: minmax(0, 2fr) minmax(200px, 1fr); grid-template-areas: "post side"; column-gap: 40px; }
.post { grid-area: post } .side { grid-area: side }
.post h2 + p { font-size: 1.1em; }
.post p ~ ul { margin-left: 1.5em; }
.post img { float: right; margin: 0 0 1em 1em; }
.post::after { content: ''; display: block; clear: both; }
.side a { display: block; padding: .5em; color: inherit; }
.side a:nth-of-type(2n) { background: #f3f3f3; }
.tag { display: inline-block; padding: 0 .5em; border: 1px solid; }
@media screen and (max-width: 768px) { .layout { grid-template-columns: 1fr; grid-template-areas: "post" "side"; } .post img { float: none; } }`,
      `<div class="wrap"><div class="layout">
<article class="post"><h2>Title</h2><p>Lead <span class="tag">css</span></p><img src="x.png" alt="X" width="100" height="100"><ul><li>One</li></ul><p>See <a href="/x">x</a></p></article>
<aside class="side"><a href="/1">1</a><a href="/2">2</a></aside></div></div>`,
    ),
  },
  {
    name: 'a holy grail with tables and print',
    html: page(
      `html { font-size: 62.5%; }
body { font-size: 1.6rem; }
table.data { width: 100%; border-spacing: 0; border: 1px solid #999; }
table.data th { text-align: left; background: #333; color: #fff; }
table.data td, table.data th { padding: .8rem; border-bottom: 1px solid #ddd; }
table.data tr:last-child td { border-bottom: none; }
table.data tbody tr:hover td { background: #fffbe6; }
.num { text-align: right; font-variant-numeric: tabular-nums; }
@media print { .no-print { display: none; } body { font-size: 12pt; } }`,
      `<button class="no-print" type="button">Print</button>
<table class="data"><thead><tr><th>Name</th><th class="num">Seats</th></tr></thead><tbody><tr><td>A</td><td class="num">4</td></tr><tr><td>B</td><td class="num">9</td></tr></tbody></table>`,
    ),
  },
  {
    name: 'a tooltip and a checkbox menu',
    html: page(
      `.tip { position: relative; border-bottom: 1px dotted; cursor: help; }
.tip::after { content: attr(data-tip); position: absolute; bottom: 100%; left: 50%; transform: translateX(-50%); padding: 4px 8px; background: #222; color: #fff; border-radius: 4px; white-space: nowrap; opacity: 0; pointer-events: none; transition: opacity .2s; }
.tip:hover::after, .tip:focus::after { opacity: 1; }
#toggle { display: none; }
#toggle:checked ~ .drawer { transform: translateX(0); }
.drawer { position: fixed; inset: 0 auto 0 0; width: 240px; background: #fff; transform: translateX(-100%); transition: transform .3s ease; }
.burger { cursor: pointer; }
.burger span { display: block; width: 24px; height: 2px; background: currentColor; margin: 5px 0; }`,
      `<p>Hover <span class="tip" data-tip="Hello" tabindex="0">me</span></p>
<input type="checkbox" id="toggle">
<label for="toggle" class="burger"><span></span><span></span><span></span></label>
<div class="drawer"><p>Menu</p></div>`,
    ),
  },
  {
    name: 'an svg logo, a canvas and iframes',
    html: page(
      `canvas { border: 1px solid #999; }
iframe { width: 100%; height: 300px; border: 0; }
.logo { display: inline-block; vertical-align: middle; }
.logo path { fill: teal; transition: fill .2s; }
.logo:hover path { fill: crimson; }
.frame { position: relative; padding-bottom: 56.25%; height: 0; overflow: hidden; }
.frame iframe { position: absolute; top: 0; left: 0; height: 100%; }`,
      `<a class="logo" href="/" aria-label="Home"><svg width="24" height="24" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg></a>
<canvas id="c" width="200" height="100"></canvas>
<div class="frame"><iframe src="about:blank" title="Film"></iframe></div>`,
    ),
  },
  {
    name: 'a bare page without styles',
    html: '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Bare</title>\n</head>\n<body>\n<h1>Hi</h1>\n<p>One &amp; two &copy; 2026 <br> three<br/>\n<img src="a.png" alt="">\n<ol>\n<li>One\n<li>Two\n</ol>\n<dl><dt>A<dd>B</dl>\n<details><summary>More</summary>Text</details>\n<input disabled value=5 type=number>\n</body>\n</html>\n',
  },
  {
    name: 'utility classes',
    html: page(
      `.flex { display: flex; } .items-center { align-items: center; } .gap-4 { gap: 1rem; } .p-4 { padding: 1rem; } .mt-auto { margin-top: auto; } .text-center { text-align: center; } .w-full { width: 100%; } .hidden { display: none; } .md\\:flex { display: flex; } .font-bold { font-weight: 700; }
@media (min-width: 768px) { .md\\:hidden { display: none; } }`,
      '<div class="flex items-center gap-4 p-4 w-full"><p class="font-bold text-center mt-auto">One</p><p class="hidden md:flex">Two</p><p class="md:hidden">Three</p></div>',
    ),
  },
  {
    name: 'a gallery with hover overlays',
    html: page(
      `.gallery { columns: 3 200px; gap: 10px; }
.gallery figure { break-inside: avoid; position: relative; margin: 0 0 10px; }
.gallery img { display: block; width: 100%; filter: grayscale(1); transition: filter .3s; }
.gallery figcaption { position: absolute; inset: auto 0 0; padding: 8px; color: white; background: linear-gradient(transparent, rgb(0 0 0 / .7)); opacity: 0; }
.gallery figure:hover img { filter: none; }
.gallery figure:hover figcaption { opacity: 1; }
.gallery figure:nth-child(3n + 1) { rotate: -1deg; }`,
      '<div class="gallery"><figure><img src="1.jpg" alt="One" width="200" height="150"><figcaption>One</figcaption></figure><figure><img src="2.jpg" alt="Two" width="200" height="150"><figcaption>Two</figcaption></figure></div>',
    ),
  },
  {
    name: 'typing in a chat',
    html: page(
      `.chat { display: flex; flex-direction: column; gap: 8px; height: 400px; overflow-y: auto; padding: 12px; }
.msg { align-self: flex-start; max-width: 70%; padding: 8px 12px; border-radius: 16px; background: #eee; }
.msg.own { align-self: flex-end; background: dodgerblue; color: white; }
.dots span { display: inline-block; width: 6px; height: 6px; border-radius: 50%; background: #999; animation: blink 1.4s infinite both; }
.dots span:nth-child(2) { animation-delay: .2s; }
.dots span:nth-child(3) { animation-delay: .4s; }
@keyframes blink { 0% { opacity: .2 } 20% { opacity: 1 } 100% { opacity: .2 } }
.bar { display: grid; grid-template-columns: 1fr auto; margin-top: auto; }`,
      '<div class="chat"><div class="msg">Hi</div><div class="msg own">Hello</div><div class="msg dots"><span></span><span></span><span></span></div><form class="bar"><input aria-label="Message"><button>Send</button></form></div>',
    ),
  },
  {
    name: 'elements that a script makes',
    html: page(
      'pre { padding: 1rem; background: #eee; color: teal; }\n.out { min-height: 2rem; }',
      '<div class="out"></div>\n<script>\nconst shown = document.createElement("pre");\nshown.textContent = "Hello";\ndocument.querySelector(".out").append(shown);\n</script>',
    ),
  },
];
