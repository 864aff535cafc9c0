import type { QuestionRow } from './case.ts';

// The kinds of questions are those of forums and of lists of common problems; the code is our own.
export const forumPages: readonly QuestionRow[] = [
  [
    'auto margins on an inline-block button',
    'no-effect',
    'margin',
    `.hero { padding: 40px; background: #eef; }
.hero h1 { text-align: center; }
.cta { display: inline-block; width: 160px; margin: 0 auto; padding: 10px; background: navy; color: white; }`,
    '<section class="hero"><h1>Welcome</h1><a class="cta" href="#join">Join</a></section><p id="join">Join us</p>',
    'display: block',
  ],
  [
    'a sidebar of 100% in parents without a height',
    'no-effect',
    'height',
    `* { box-sizing: border-box; }
body { margin: 0; }
.layout { height: 100%; }
.side { width: 200px; height: 100%; background: #334; color: white; }`,
    '<div class="layout"><div class="side">Menu</div></div>',
    '100vh',
  ],
  [
    'a heading that is under the overlay',
    'no-effect',
    'z-index',
    `.hero { position: relative; padding: 60px; background: teal; }
.hero::before { content: ""; position: absolute; inset: 0; background: rgba(0, 0, 0, 0.6); }
.hero h1 { color: white; z-index: 2; }`,
    '<div class="hero"><h1>Trips</h1></div>',
    'position: relative',
  ],
  [
    'a fixed button in a transformed panel',
    'no-effect',
    'position',
    `.panel { transform: translateX(0); padding: 20px; background: #ddd; }
.close { position: fixed; top: 10px; right: 10px; }`,
    '<p>Intro</p><div class="panel"><button class="close">Close</button><p>Text</p></div>',
  ],
  [
    'a badge that leaves its card',
    'no-effect',
    'position',
    `.card { width: 200px; height: 140px; margin: 60px; background: #eee; }
.badge { position: absolute; top: 0; right: 0; padding: 4px 8px; background: crimson; color: white; }`,
    '<p>Shop</p><div class="card"><span class="badge">New</span><p>Kettle</p></div>',
    'position: relative',
  ],
  [
    'vertical-align in a tall box',
    'no-effect',
    'vertical-align',
    '.box { height: 200px; background: gold; text-align: center; vertical-align: middle; }',
    '<div class="box"><p>Middle</p></div>',
    'align-content: center',
  ],
  [
    'a tooltip that is a sibling',
    'unmatched-selector',
    '.help:hover .tip',
    `.tip { display: none; padding: 4px; background: #333; color: white; }
.help:hover .tip { display: block; }`,
    '<p><button class="help">?</button> <span class="tip">Write your full name.</span></p>',
    '.help:hover ~ .tip',
  ],
  [
    'the last paragraph that is not the last child',
    'unmatched-selector',
    '.news p:last-child',
    `.news { border: 1px solid #ccc; padding: 16px; }
.news p { margin: 0 0 16px; }
.news p:last-child { margin-bottom: 0; font-style: italic; }`,
    '<div class="news"><h2>News</h2><p>One</p><p>Two</p><a href="#all">All</a></div><p id="all">All news</p>',
    'p:last-of-type',
  ],
  [
    'a height that moves to auto',
    'no-effect',
    'transition',
    `.answer { height: 0; overflow: hidden; transition: height 0.4s ease; }
.answer:target { height: auto; }`,
    '<a href="#a1">What does it cost?</a><div class="answer" id="a1"><p>Nothing.</p></div>',
  ],
  [
    'cover without a slash',
    'dropped-declaration',
    'background',
    'header { background: url(sea.jpg) no-repeat center center cover; height: 300px; color: white; }',
    '<header><h1>Sea</h1></header>',
    '/ cover',
  ],
  [
    'a font family without a comma',
    'no-effect',
    'font-family',
    `body { font-family: Roboto sans-serif; line-height: 1.5; }
h1 { font-size: 2rem; }`,
    '<h1>Title</h1><p>Text</p>',
    ', sans-serif',
  ],
  [
    'a media query without a unit',
    'dropped-declaration',
    '',
    `.cols { display: flex; gap: 16px; }
@media (max-width: 600) { .cols { flex-direction: column; } }`,
    '<div class="cols"><p>One</p><p>Two</p></div>',
    '600px',
  ],
  [
    'two conditions in one pair of parentheses',
    'dropped-declaration',
    '',
    `p { color: navy; }
@media (min-width: 800px and max-width: 1200px) { p { color: teal; } }`,
    '<p>Text</p>',
    '(min-width: 800px) and (max-width: 1200px)',
  ],
  [
    'a comment of HTML in the style sheet',
    'dropped-declaration',
    '',
    `<!-- main title -->
h1 { color: teal; }
p { color: #333; }`,
    '<h1>Title</h1><p>Text</p>',
    '/* main title */',
  ],
  [
    'two class attributes',
    'repaired-tree',
    'div',
    `.box { padding: 10px; border: 1px solid; }
.red { color: red; }`,
    '<div class="box" class="red">Sold out</div>',
    'class="box red"',
  ],
  [
    'headings without commas',
    'unmatched-selector',
    'h1 h2 h3',
    'h1 h2 h3 { font-family: Georgia, serif; color: navy; }',
    '<h1>One</h1><h2>Two</h2><h3>Three</h3>',
    'h1, h2, h3',
  ],
  [
    'a class without its dot',
    'unmatched-selector',
    '.main content',
    '.main content { padding: 20px; background: #eef; }',
    '<div class="main content">Hello</div>',
    '.main.content',
  ],
  [
    'an id that starts with a digit',
    'dropped-declaration',
    '#1st',
    `#1st { color: green; }
li { margin: 4px; }`,
    '<ul><li id="1st">One</li><li>Two</li></ul>',
  ],
  [
    'a hover that an id beats',
    'overridden-declaration',
    'color',
    `#nav a { color: white; text-decoration: none; }
#nav { background: #222; padding: 10px; }
a:hover { color: gold; }`,
    '<div id="nav"><a href="#h">Home</a> <a href="#m">More</a></div><h1 id="h">Home</h1><h2 id="m">More</h2>',
    '#nav a:hover',
  ],
  [
    'a variable of another box',
    'dropped-declaration',
    'color',
    `.theme { --accent: teal; padding: 10px; }
.theme h2 { color: var(--accent); }
footer { color: var(--accent); }`,
    '<div class="theme"><h2>Title</h2></div><footer>End</footer>',
    ':root',
  ],
  [
    'areas with rows of different lengths',
    'dropped-declaration',
    'grid-template-areas',
    `.page { display: grid; grid-template-columns: 200px 1fr 1fr; grid-template-areas: "head head head" "side main"; }
header { grid-area: head; } aside { grid-area: side; } main { grid-area: main; }`,
    '<div class="page"><header>Head</header><aside>Side</aside><main>Main</main></div>',
  ],
  [
    'an area in quotes',
    'dropped-declaration',
    'grid-area',
    `.page { display: grid; grid-template-columns: 200px 1fr; grid-template-areas: "side main"; }
aside { grid-area: side; } main { grid-area: "main"; background: #eef; }`,
    '<div class="page"><aside>Side</aside><main>Main</main></div>',
    'grid-area: main',
  ],
  [
    'justify-self in a flex row',
    'no-effect',
    'justify-self',
    `.bar { display: flex; gap: 12px; padding: 8px; background: #eee; }
.login { justify-self: end; }`,
    '<div class="bar"><b>Logo</b><a href="#x">Shop</a><a class="login" href="#x">Log in</a></div><p id="x">x</p>',
    'auto',
  ],
  [
    'space-between without free space',
    'no-effect',
    'justify-content',
    `.row { display: flex; justify-content: space-between; }
.row p { flex: 1; background: #eee; }`,
    '<div class="row"><p>One</p><p>Two</p><p>Three</p></div>',
  ],
  [
    'borders of rows',
    'no-effect',
    'border-bottom',
    `table { width: 100%; }
td, th { padding: 8px; text-align: left; }
tr { border-bottom: 1px solid #ccc; }`,
    '<table><tr><th>Day</th><th>Room</th></tr><tr><td>Mon</td><td>12</td></tr></table>',
    'border-collapse: collapse',
  ],
  [
    'a link to an id in other capitals',
    'broken-reference',
    'a',
    'nav a { color: navy; }',
    '<nav><a href="#contact">Contact</a></nav><h2 id="Contact">Contact</h2><p>Write to us.</p>',
  ],
  [
    'a heading in a table',
    'repaired-tree',
    'h3',
    'table { border: 1px solid; } h3 { color: teal; }',
    `<table>
<h3>Prices</h3>
<tr><td>Tea</td><td>2</td></tr>
</table>`,
  ],
  [
    'a quote that is never closed',
    'repaired-tree',
    'input',
    '.field { border: 2px solid teal; }',
    `<form>
<label>Name <input type="text" class="field></label>
<label>City <input type="text" class="field"></label>
</form>`,
    `class="field"></label>
<label>City`,
  ],
  [
    'a start tag for an end tag',
    'repaired-tree',
    'h1',
    'h1 { color: navy; } p { color: #333; }',
    `<h1>Title<h1>
<p>Text</p>`,
    'Title</h1>',
  ],
  [
    'degrees without a unit',
    'dropped-declaration',
    'transform',
    '.stamp { display: inline-block; padding: 8px; border: 2px solid red; transform: rotate(45); }',
    '<p class="stamp">Paid</p>',
    'rotate(45deg)',
  ],
  [
    'visibility for display',
    'no-effect',
    'visibility',
    `nav ul { list-style: none; }
.sub { display: none; }
nav li:hover .sub { visibility: visible; }`,
    '<nav><ul><li>Shop<ul class="sub"><li>Tea</li><li>Cups</li></ul></li></ul></nav>',
    'display: block',
  ],
  [
    'underlines of links in items',
    'no-effect',
    'text-decoration',
    `nav ul { list-style: none; padding: 0; }
nav li { display: inline-block; margin-right: 12px; text-decoration: none; }`,
    '<nav><ul><li><a href="#a">Home</a></li><li><a href="#a">About</a></li></ul></nav><p id="a">Text</p>',
    'li a',
  ],
  [
    'a margin above a span',
    'no-effect',
    'margin-top',
    '.price { color: green; margin-top: 20px; }',
    '<p>Kettle<br><span class="price">12.00</span></p>',
    'inline-block',
  ],
  [
    'object-fit with one size',
    'no-effect',
    'object-fit',
    '.thumb { width: 200px; object-fit: cover; border-radius: 8px; }',
    '<p><img class="thumb" src="a.jpg" alt="A street"></p>',
    'height',
  ],
  [
    'an import after a rule',
    'dropped-declaration',
    '',
    `body { margin: 0; font-family: "Lora", serif; }
@import url("https://fonts.example/css?family=Lora");`,
    '<p>Text</p>',
  ],
  [
    'keyframe in the singular',
    'dropped-declaration',
    '@keyframe spin',
    `.loader { width: 40px; height: 40px; border: 4px solid #ccc; border-top-color: teal; border-radius: 50%; animation: spin 1s linear infinite; }
@keyframe spin { to { transform: rotate(360deg); } }`,
    '<div class="loader"></div>',
    '@keyframes spin',
  ],
  [
    'bold as a style',
    'dropped-declaration',
    'font-style',
    '.name { font-style: bold; font-size: 20px; }',
    '<p class="name">Ada</p>',
    'font-weight: bold',
  ],
  [
    'a float to the center',
    'dropped-declaration',
    'float',
    '.pic { float: center; width: 200px; }',
    '<div class="pic"><img src="a.png" alt="A" width="200"></div><p>Text</p>',
    'margin',
  ],
  [
    'a picture as a background colour',
    'dropped-declaration',
    'background-color',
    '.hero { background-color: url("sea.jpg"); height: 200px; }',
    '<div class="hero">Sea</div>',
    'background-image: url("sea.jpg")',
  ],
  [
    'two transforms',
    'overridden-declaration',
    'transform',
    '.pic { width: 100px; height: 100px; background: teal; transform: rotate(10deg); transform: scale(1.2); }',
    '<div class="pic">A</div>',
    'rotate(10deg) scale(1.2)',
  ],
  [
    'a class that is misspelt in a long sheet',
    'unmatched-selector',
    '.card-titel',
    `* { box-sizing: border-box; } body { font-family: Arial, sans-serif; margin: 0; }
.cards { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; padding: 1rem; }
.card { border: 1px solid #ccc; padding: 1rem; }
.card-titel { color: teal; margin-top: 0; }
.card p { color: #555; }`,
    '<div class="cards"><div class="card"><h2 class="card-title">Tea</h2><p>Green</p></div><div class="card"><h2 class="card-title">Cup</h2><p>Blue</p></div></div>',
    '.card-title',
  ],
  [
    'a grid item asked to span by width',
    'no-effect',
    'grid-column',
    '.wrap { border: 1px solid; } .wide { grid-column: 1 / 3; background: gold; }',
    '<div class="wrap"><p class="wide">Wide</p><p>Two</p></div>',
    'display: grid',
  ],
  [
    'flex properties on the parent of the items',
    'no-effect',
    'flex-direction',
    '.menu { flex-direction: column; background: #eee; } .menu a { padding: 8px; }',
    '<nav class="menu"><a href="#a">One</a><a href="#a">Two</a></nav><p id="a">x</p>',
    'display: flex',
  ],
  [
    'justify-content for the vertical',
    'no-effect',
    'align-items',
    'body { margin: 0; } .hero { display: flex; align-items: center; justify-content: center; background: #def; }',
    '<div class="hero"><h1>Hi</h1></div>',
    'min-height: 100vh',
  ],
  [
    'background of an empty div with a height in percent',
    'no-effect',
    'height',
    '.banner { background-image: url(a.jpg); background-size: cover; height: 60%; }',
    '<div class="banner"></div><p>Text</p>',
    '60vh',
  ],
  [
    'a link style that the browser beats',
    'overridden-declaration',
    'color',
    'nav { color: white; background: #333; padding: 10px; }',
    '<nav><a href="#x">One</a> <a href="#x">Two</a></nav><p id="x">x</p>',
    'nav a',
  ],
  [
    'text-decoration off for the list',
    'no-effect',
    'text-decoration',
    'ul { list-style: none; text-decoration: none; } a { color: teal; }',
    '<ul><li><a href="#x">One</a></li></ul><p id="x">x</p>',
    'text-decoration: none',
  ],
  [
    'an important that wins',
    'overridden-declaration',
    'background',
    '.btn { background: gray !important; color: white; padding: 8px; border: 0; } .btn-primary { background: royalblue; }',
    '<button class="btn btn-primary">Save</button>',
  ],
  [
    'an id written with a dot',
    'unmatched-selector',
    '.header',
    '.header { background: teal; color: white; } .title { margin: 0; }',
    '<div id="header"><h1 class="title">Shop</h1></div>',
    '#header',
  ],
  [
    'an attribute value without its quote in the selector',
    'dropped-declaration',
    '',
    `input[type="text] { border: 2px solid teal; }
p { color: navy; }`,
    '<p><input type="text" aria-label="Name"></p>',
    '[type="text"]',
  ],
  [
    'a rule with a semicolon after its brace',
    'dropped-declaration',
    '',
    `h1 { color: teal; };
p { color: navy; }`,
    '<h1>Title</h1><p>Text</p>',
  ],
  [
    'braces that are parentheses',
    'dropped-declaration',
    '',
    `h1 ( color: teal; )
p { color: navy; }`,
    '<h1>Title</h1><p>Text</p>',
    'h1 { color: teal; }',
  ],
  [
    'an equals sign for a colon',
    'dropped-declaration',
    'color',
    'p { color = red; font-size: 20px; }',
    '<p>Text</p>',
    'color: red',
  ],
  ['two colons', 'dropped-declaration', 'color', 'p { color:: red; }', '<p>Text</p>', 'color: red'],
  [
    'a hex color with seven digits',
    'dropped-declaration',
    'background-color',
    'body { background-color: #f0f0f0f; }',
    '<p>Text</p>',
  ],
  [
    'rgb with percent and a comma missing',
    'dropped-declaration',
    'color',
    'p { color: rgb(255, 0 0); }',
    '<p>Text</p>',
    'rgb(255, 0, 0)',
  ],
  [
    'a gradient as a color',
    'dropped-declaration',
    'background-color',
    '.hero { background-color: linear-gradient(to right, teal, navy); padding: 40px; }',
    '<div class="hero">Hi</div>',
    'background-image: linear-gradient',
  ],
  [
    'a gradient without "to"',
    'dropped-declaration',
    'background',
    '.hero { background: linear-gradient(right, teal, navy); padding: 40px; }',
    '<div class="hero">Hi</div>',
    'to right',
  ],
  [
    'border with a misspelt style',
    'dropped-declaration',
    'border',
    '.box { border: 2px sold red; }',
    '<div class="box">Hi</div>',
    'solid',
  ],
  [
    'transition with the time in the wrong unit',
    'dropped-declaration',
    'transition',
    '.b { transition: all 300; } .b:hover { color: red; }',
    '<button class="b">Hi</button>',
    '300ms',
  ],
  [
    'nth-child for a class',
    'unmatched-selector',
    '.item:nth-child(1)',
    '.item:nth-child(1) { color: teal; }',
    '<div><h2>List</h2><p class="item">One</p><p class="item">Two</p></div>',
  ],
  [
    'a plus for a parent',
    'unmatched-selector',
    'h2 + .intro',
    'h2 + .intro { font-size: 1.2rem; }',
    '<h2>Title</h2><div><p class="intro">Text</p></div><p>More</p>',
  ],
  [
    'a child combinator with a box between',
    'unmatched-selector',
    '.nav > a',
    '.nav > a { color: white; } .nav { background: #333; }',
    '<div class="nav"><ul><li><a href="#x">One</a></li></ul></div><p id="x">x</p>',
    '.nav a',
  ],
  [
    'a pseudo-class with two colons',
    'dropped-declaration',
    'a::hover',
    'a::hover { color: red; }',
    '<p><a href="#x">One</a></p><p id="x">x</p>',
    'a:hover',
  ],
  [
    'a pseudo-element that is a class',
    'dropped-declaration',
    'p:first-leter',
    'p:first-leter { font-size: 2em; }',
    '<p>Text</p>',
    'first-letter',
  ],
  [
    'margin auto for the vertical',
    'no-effect',
    'margin',
    '.box { width: 200px; height: 100px; margin: auto 0; background: gold; }',
    '<div class="box">Middle</div><p>Text</p>',
  ],
  [
    'float and a parent without height',
    'no-effect',
    'background',
    '.gallery { background: #eef; border: 1px solid teal; } .gallery img { float: left; width: 100px; height: 100px; }',
    '<div class="gallery"><img src="a.jpg" alt="A"><img src="b.jpg" alt="B"></div><p>Text</p>',
    'flow-root',
  ],
  [
    'right on a relative box with a width',
    'no-effect',
    'right',
    '.menu { right: 0; width: 200px; background: gold; }',
    '<div class="menu">Menu</div>',
    'position',
  ],
  [
    'a full width with padding',
    'does-not-fit',
    'width',
    '.field { width: 100%; padding: 12px; border: 1px solid #888; }',
    '<form><input class="field" aria-label="Name"></form>',
    'border-box',
  ],
  [
    'animation on an inline element',
    'no-effect',
    'animation',
    '.icon { animation: spin 2s linear infinite; } @keyframes spin { to { transform: rotate(360deg); } }',
    '<p>Loading <span class="icon">*</span></p>',
    'inline-block',
  ],
  [
    'transform on a span',
    'no-effect',
    'transform',
    '.tag { background: gold; transform: rotate(-5deg); }',
    '<h1>Sale <span class="tag">new</span></h1>',
    'inline-block',
  ],
  [
    'height on a link in a nav',
    'no-effect',
    'width',
    'nav a { width: 100px; height: 40px; background: teal; color: white; }',
    '<nav><a href="#x">One</a> <a href="#x">Two</a></nav><p id="x">x</p>',
    'inline-block',
  ],
  [
    'a list item end tag as a start tag',
    'repaired-tree',
    'li',
    'li { color: teal; }',
    `<ul>
<li>One<li>
<li>Two</li>
</ul>`,
    'One</li>',
  ],
  [
    'a div that is closed too often',
    'repaired-tree',
    'div',
    '.a { padding: 10px; background: #eee; } .b { color: teal; }',
    `<div class="a">
<p>One</p>
</div>
</div>
<p class="b">Two</p>`,
  ],
  [
    'a section that is never closed',
    'repaired-tree',
    'section',
    'section { border: 1px solid teal; } footer { background: #333; color: white; }',
    `<section>
<h2>One</h2>
<p>Text</p>
<footer>End</footer>`,
    '</section>',
  ],
  [
    'a label for a name',
    'broken-reference',
    'label',
    'label { font-weight: bold; }',
    '<form><label for="email">Mail</label> <input name="email" type="email"></form>',
    'id="email"',
  ],
  [
    'self closing div',
    'repaired-tree',
    'div',
    '.line { height: 4px; background: teal; } p { color: navy; }',
    `<div class="line" />
<p>One</p>
<p>Two</p>`,
    '<div class="line" ></div>',
  ],
  [
    'auto margins on a block without a width',
    'no-effect',
    'margin',
    `body { font-family: Verdana, sans-serif; line-height: 1.5; margin: 0; }
header { background: #264653; color: white; padding: 16px; }
.notice { margin: 0 auto; padding: 12px; }
footer { padding: 16px; color: #555; }`,
    `<header><h1>Hostel council</h1></header>
<main>
  <div class="notice">The mess is closed on Sunday.</div>
</main>
<footer>Room 12</footer>`,
    'fit-content',
  ],
  [
    'a label before its checkbox',
    'unmatched-selector',
    '.toggle:checked + .topic',
    `.topic { display: block; padding: 8px; cursor: pointer; }
.panel { padding: 8px; }
.toggle:checked + .topic { background: gold; font-weight: bold; }`,
    `<section class="panel">
  <h2>Topics</h2>
  <label class="topic" for="git">Git</label>
  <input class="toggle" type="checkbox" id="git">
</section>`,
    ':has(+ .toggle:checked)',
  ],
  [
    'an area with another name than in the template',
    'no-effect',
    'grid-area',
    `.page {
  display: grid;
  grid-template-columns: 200px 1fr;
  grid-template-areas:
    "head head"
    "side main"
    "foot foot";
  gap: 12px;
}
.top { grid-area: head; background: #cde; }
.links { grid-area: sidebar; background: #edc; }
.text { grid-area: main; background: #eee; }
.end { grid-area: foot; background: #cde; }`,
    `<div class="page">
  <header class="top">Chess club</header>
  <nav class="links"><a href="#rules">Rules</a></nav>
  <main class="text" id="rules">Touch move applies.</main>
  <footer class="end">Since 2019</footer>
</div>`,
    'grid-area: side',
  ],
  [
    'a negative padding beside others',
    'dropped-declaration',
    'padding',
    `.poster { width: 300px; border: 2px solid teal; }
.poster h2 { margin: 0; padding: -8px 0 12px; }
.poster p { margin: 0; }`,
    `<article class="poster">
  <h2>Film night</h2>
  <p>Friday at eight in the old hall.</p>
</article>`,
    'padding: 8px 0 12px',
  ],
  [
    'rows in a box that is no table',
    'repaired-tree',
    'tr',
    `.scores { width: 100%; border: 1px solid #ccc; }
td { padding: 6px 12px; border-bottom: 1px solid #ddd; }`,
    `<h1>Scores</h1>
<div class="scores">
  <tr><td>Asha</td><td>12</td></tr>
  <tr><td>Ben</td><td>9</td></tr>
</div>`,
    '<table>',
  ],
  [
    'a z-index in pixels',
    'dropped-declaration',
    'z-index',
    `.stage { position: relative; height: 220px; }
.photo { position: absolute; inset: 0; background: linear-gradient(teal, navy); z-index: 1; }
.caption { position: absolute; bottom: 10px; left: 10px; color: white; z-index: 10px; }`,
    `<div class="stage">
  <p class="caption">The lake in May</p>
  <div class="photo"></div>
</div>`,
    'z-index: 10;',
  ],
  [
    'a hidden card that a later class shows',
    'overridden-declaration',
    'display',
    `.hidden { display: none; }
.card { display: flex; gap: 10px; padding: 12px; border: 1px solid #bbb; margin-bottom: 8px; }
.card h3 { margin: 0; }`,
    `<div class="card"><h3>Maths</h3><p>Monday</p></div>
<div class="card hidden"><h3>Physics</h3><p>Cancelled</p></div>
<div class="card"><h3>Biology</h3><p>Tuesday</p></div>`,
  ],
  [
    'round corners of a collapsed table',
    'no-effect',
    'border-radius',
    `table { border-collapse: collapse; border: 2px solid #345; border-radius: 12px; width: 100%; }
th, td { border: 1px solid #99a; padding: 8px; text-align: left; }
th { background: #e8edf5; }`,
    `<table>
  <tr><th>Bus</th><th>Leaves</th></tr>
  <tr><td>12A</td><td>07:40</td></tr>
</table>`,
    'border-collapse: separate',
  ],
  [
    'a disabled link',
    'unmatched-selector',
    '.btn:disabled',
    `.btn { display: inline-block; padding: 8px 16px; background: seagreen; color: white; border-radius: 4px; text-decoration: none; }
.btn:disabled { background: gray; cursor: not-allowed; }`,
    `<p>Registration has ended.</p>
<p><a class="btn" href="#form" disabled>Register</a></p>
<h2 id="form">Form</h2>`,
    '.btn[disabled]',
  ],
  [
    'a ratio beside both sizes',
    'no-effect',
    'aspect-ratio',
    `.gallery { display: flex; flex-wrap: wrap; gap: 8px; }
.tile { width: 160px; height: 160px; aspect-ratio: 16 / 9; background: #b7d; color: white; }`,
    `<div class="gallery">
  <div class="tile">One</div>
  <div class="tile">Two</div>
</div>`,
  ],
  [
    'align-content on one line of a bar',
    'no-effect',
    'align-content',
    `.bar { display: flex; height: 80px; align-content: center; gap: 12px; background: #fde; padding: 0 16px; }
.bar strong { font-size: 1.4rem; }`,
    `<div class="bar"><strong>Radio</strong><a href="#live">Live</a><a href="#past">Past shows</a></div>
<p id="live">Nothing is on the air.</p>
<p id="past">No shows yet.</p>`,
    'align-items: center',
  ],
  [
    'first for first-child',
    'dropped-declaration',
    '.steps li:first',
    `.steps { padding-left: 20px; }
.steps li { margin-bottom: 6px; }
.steps li:first { font-weight: bold; color: crimson; }`,
    `<ol class="steps">
  <li>Open the door</li>
  <li>Switch on the light</li>
  <li>Sit down</li>
</ol>`,
    'li:first-child',
  ],
  [
    'the text of a picture without its end',
    'repaired-tree',
    'img',
    `img { max-width: 100%; }
.lead { font-size: 1.2rem; color: #444; }`,
    `<h1>Garden</h1>
<img src="bed.jpg" alt="Beans in rows>
<p class="lead">We water at six.</p>
<p class="more">Bring <a href="#tools">gloves</a> along.</p>
<h2 id="tools">Tools</h2>`,
    'alt="Beans in rows">',
  ],
  [
    'a span of columns in a flex row',
    'no-effect',
    'grid-column',
    `.board { display: flex; flex-wrap: wrap; gap: 10px; }
.note { flex: 1 1 120px; padding: 10px; background: lightyellow; border: 1px solid #dda; }
.note.wide { grid-column: span 2; }`,
    `<div class="board">
  <div class="note">Keys found</div>
  <div class="note wide">The lift is out of order until Thursday</div>
  <div class="note">Bike for sale</div>
</div>`,
  ],
  [
    'line comment',
    'dropped-declaration',
    'background-color',
    `.box {
  // the brand colour
  background-color: teal;
  color: white;
  padding: 20px;
}
h1 { font-size: 28px; }`,
    `<h1>Robotics</h1>
<div class="box">We meet in lab 4.</div>`,
    '/* the brand colour */',
  ],
  [
    'space between two classes',
    'unmatched-selector',
    '.btn .primary',
    `.btn { border: 1px solid #888; padding: 8px 14px; background: white; cursor: pointer; }
.btn .primary { background: royalblue; color: white; border-color: royalblue; }
.actions { display: flex; gap: 8px; }`,
    `<div class="actions">
  <button class="btn">Cancel</button>
  <button class="btn primary">Save</button>
</div>`,
    '.btn.primary',
  ],
  [
    'getelementbyid with hash',
    'broken-reference',
    'script',
    `#menu { display: none; padding: 12px; background: #eef; }
#menu.open { display: block; }`,
    `<button id="toggle" type="button">Menu</button>
<div id="menu"><a href="#end">To the end</a></div>
<p id="end">End</p>
<script>
  const menu = document.getElementById('#menu');
  const toggle = document.getElementById('toggle');
  toggle.addEventListener('click', () => {
    menu.classList.toggle('open');
  });
</script>`,
    "getElementById('menu')",
  ],
  [
    'media query that never matches',
    'no-effect',
    '@media (min-width: 1024px) and (max-width: 768px)',
    `.menu { display: flex; gap: 16px; }
.menu a { color: #333; }
@media (min-width: 1024px) and (max-width: 768px) {
  .menu { flex-direction: column; }
}`,
    `<nav class="menu">
  <a href="#a">Day 1</a>
  <a href="#b">Day 2</a>
</nav>
<h2 id="a">Day 1</h2>
<h2 id="b">Day 2</h2>`,
  ],
  [
    'pseudo element of an input',
    'no-effect',
    'content',
    `.field { border: 1px solid #777; padding: 6px 10px; }
.field::after { content: "required"; color: crimson; font-size: 12px; }
label { font-weight: bold; }`,
    `<form action="#">
  <label for="roll">Roll number</label>
  <input class="field" id="roll" name="roll" type="text" required>
</form>`,
  ],
  [
    'quotes around the whole font list',
    'no-effect',
    'font-family',
    `body { font-family: "Trebuchet MS, Verdana, sans-serif"; color: #222; }
h1 { letter-spacing: 1px; }
.lead { font-size: 20px; }`,
    `<h1>Debate society</h1>
<p class="lead">This house believes in cats.</p>`,
    '"Trebuchet MS", Verdana, sans-serif',
  ],
  [
    'backslashes in a url',
    'no-effect',
    'background-image',
    `.hero { background-image: url("images\\banner.png"); background-size: cover; min-height: 240px; padding: 40px; }
.hero h1 { color: #112; margin: 0; }`,
    `<div class="hero">
  <h1>Spring fair</h1>
</div>`,
    'images/banner.png',
  ],
  [
    'two classes without quotes',
    'repaired-tree',
    'div',
    `.card { background: #eef6ee; padding: 16px; }
.wide { max-width: 640px; margin: 0 auto; border-left: 4px solid green; }`,
    `<div class=card wide>
  <h2>Repair café</h2>
  <p>Every first Saturday.</p>
</div>`,
    'class="card wide"',
  ],
  [
    'link to a class',
    'broken-reference',
    'a',
    `nav a { margin-right: 12px; }
.contact { margin-top: 900px; padding: 20px; background: lavender; }
.about { padding: 20px; }`,
    `<nav><a href="#about">About</a><a href="#contact">Contact</a></nav>
<section class="about" id="about"><h2>About</h2><p>We are twelve.</p></section>
<section class="contact"><h2>Contact</h2><p>Room 3, block B.</p></section>`,
    'id="contact"',
  ],
  [
    'label for a name',
    'broken-reference',
    'label',
    `form { display: grid; gap: 8px; max-width: 300px; }
label { font-weight: 600; }
input { padding: 6px; }`,
    `<form action="#">
  <label for="phone">Telephone</label>
  <input type="tel" name="phone">
  <button>Send</button>
</form>`,
    'id="phone"',
  ],
  [
    'sass suffix',
    'dropped-declaration',
    '&-title',
    `.card {
  padding: 16px;
  background: #fafafa;
  &-title { color: firebrick; margin: 0; }
  &:hover { background: #f0f0f0; }
}`,
    `<article class="card">
  <h3 class="card-title">Lost keys</h3>
  <p>Found beside the fountain.</p>
</article>`,
    '.card-title { color: firebrick',
  ],
  [
    'fixed in a transformed parent',
    'no-effect',
    'position',
    `.page { transform: translateZ(0); padding-top: 60px; }
.bar { position: fixed; top: 0; left: 0; right: 0; background: #0b3954; color: white; padding: 14px; }
.text { height: 2000px; }`,
    `<div class="page">
  <div class="bar">Library</div>
  <div class="text">Long list of books</div>
</div>`,
    '.page { padding-top',
  ],
  [
    'min width beats max width',
    'no-effect',
    'max-width',
    `.panel { min-width: 500px; max-width: 300px; padding: 16px; border: 2px solid steelblue; }
.panel p { margin: 0; }`,
    '<div class="panel"><p>Slots are given in the order of arrival.</p></div>',
    '.panel { max-width: 300px',
  ],
  [
    'attr of another attribute',
    'no-effect',
    'content',
    `.hint { position: relative; border-bottom: 1px dotted; cursor: help; }
.hint:hover::after { content: attr(data-tip); position: absolute; left: 0; top: 100%; background: black; color: white; padding: 4px 8px; }`,
    '<p>The <span class="hint" data-tooltip="Computer Science">CS</span> lab is open until ten.</p>',
    'attr(data-tooltip)',
  ],
  [
    'two transforms in one rule',
    'overridden-declaration',
    'transform',
    `.sticker { display: inline-block; padding: 12px; background: gold; transform: rotate(-8deg); transform: scale(1.3); }
p { margin: 60px; }`,
    '<p><span class="sticker">Free entry</span></p>',
    'rotate(-8deg) scale(1.3)',
  ],
  [
    'dropdown outside of its item',
    'unmatched-selector',
    '.item:hover .drop',
    `.nav { background: #333; }
.item { display: inline-block; color: white; padding: 12px; }
.drop { display: none; background: #555; color: white; padding: 12px; }
.item:hover .drop { display: block; }`,
    `<div class="nav">
  <div class="item">Courses</div>
  <div class="drop">Algebra, logic, drawing</div>
</div>`,
    '.item:hover ~ .drop',
  ],
  [
    'heading closed by a start tag',
    'repaired-tree',
    'h1',
    `body { font-family: sans-serif; margin: 24px; }
h1 { color: navy; border-bottom: 2px solid; }
p { color: #444; font-size: 16px; }`,
    `<h1>Quiz<h1>
<p>Ten questions, five minutes.</p>
<p>Good luck.</p>`,
    '<h1>Quiz</h1>',
  ],
  [
    'keyframe without percent',
    'dropped-declaration',
    '0',
    `@keyframes rise {
  0 { transform: translateY(40px); opacity: 0; }
  100% { transform: translateY(0); opacity: 1; }
}
.title { animation: rise 1s ease-out; }`,
    `<h1 class="title">Welcome back</h1>
<p>Term starts on Monday.</p>`,
    '0% {',
  ],
  [
    'cells cover the striped row',
    'no-effect',
    'background',
    `table { border-collapse: collapse; width: 100%; }
th, td { background: white; padding: 8px; text-align: left; border-bottom: 1px solid #ddd; }
tr:nth-child(even) { background: #e6f2ff; }`,
    `<table>
  <tr><th>Bus</th><th>Time</th></tr>
  <tr><td>12</td><td>08:10</td></tr>
  <tr><td>14</td><td>08:25</td></tr>
  <tr><td>21</td><td>08:40</td></tr>
</table>`,
    'tr:nth-child(even) :is(td, th)',
  ],
  [
    'height percent of auto',
    'no-effect',
    'height',
    `html { background: #f4f1ea; }
body { margin: 0; font-family: Georgia, serif; }
.layout { background: #ffffff; }
.side { height: 100%; background: #20514f; color: white; padding: 0 16px; }
.side h2 { margin: 0; padding: 12px 0; }`,
    `<div class="layout">
  <div class="side">
    <h2>Chapters</h2>
    <p>One to twelve</p>
  </div>
</div>`,
    '100vh',
  ],
  [
    'dot in the class attribute',
    'unmatched-selector',
    '.card',
    `.card { border: 1px solid #ccc; border-radius: 8px; padding: 16px; max-width: 320px; }
.card h3 { margin-top: 0; }
p { line-height: 1.5; }`,
    `<div class=".card">
  <h3>Poster night</h3>
  <p>Bring paper and glue.</p>
</div>`,
    'class="card"',
  ],
  [
    'margin top auto in a block',
    'no-effect',
    'margin-top',
    `body { min-height: 100vh; margin: 0; font-family: system-ui, sans-serif; }
main { padding: 24px; }
footer { margin-top: auto; padding: 12px 24px; background: #222; color: #eee; }`,
    `<main>
  <h1>Results</h1>
  <p>The final is on Friday.</p>
</main>
<footer>Sports committee</footer>`,
    'display: grid',
  ],
  [
    'transition without a unit',
    'dropped-declaration',
    'transition',
    `.link { display: inline-block; padding: 10px 18px; background: #6a3fa0; color: white; text-decoration: none; transition: background-color 0.3 ease-in; }
.link:hover { background-color: #3f2164; }`,
    `<p><a class="link" href="#rules">Read the rules</a></p>
<h2 id="rules">Rules</h2>`,
    '0.3s',
  ],
  [
    'media query before the base',
    'overridden-declaration',
    'grid-template-columns',
    `* { box-sizing: border-box; }
@media (max-width: 600px) {
  .gallery { grid-template-columns: 1fr; }
}
.gallery { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
.gallery figure { margin: 0; background: #ddd; padding: 16px; }`,
    `<div class="gallery">
  <figure>Clay</figure>
  <figure>Paper</figure>
  <figure>Wool</figure>
</div>`,
    'padding: 16px; }',
  ],
  [
    'right beside left and width',
    'no-effect',
    'right',
    `.offer { position: relative; width: 280px; padding: 48px 16px 16px; background: #fff3cd; }
.tag { position: absolute; top: 8px; left: 8px; width: 70px; text-align: center; background: #333; color: white; }
.tag.new { right: 8px; background: crimson; }`,
    `<div class="offer">
  <span class="tag new">New</span>
  <p>Second-hand bicycles, tuned by the workshop.</p>
</div>`,
    'left: auto',
  ],
  [
    'variable defined on another element',
    'dropped-declaration',
    'background',
    `header { --accent: #c1440e; background: var(--accent); color: white; padding: 16px; }
main { padding: 16px; }
footer { background: var(--accent); padding: 16px; }`,
    `<header><h1>Astronomy club</h1></header>
<main><p>Mars is at its brightest in January.</p></main>
<footer>Write to us</footer>`,
  ],
  [
    'a line that closes itself',
    'repaired-tree',
    'div',
    `.line { height: 4px; background: tomato; opacity: 0.5; }
.text { padding: 12px; }`,
    `<h1>Film night</h1>
<div class="line" />
<p class="text">Doors open at eight.</p>
<p class="text">The film starts at nine.</p>`,
    '<div class="line" ></div>',
  ],
  [
    'grid column on a grandchild',
    'no-effect',
    'grid-column',
    `.grid { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px; list-style: none; padding: 0; }
.tile { background: #e8e8f8; padding: 20px; }
.wide { grid-column: span 2; }`,
    `<ul class="grid">
  <li><div class="tile wide">Timetable</div></li>
  <li><div class="tile">Map</div></li>
  <li><div class="tile">Speakers</div></li>
</ul>`,
    'li:has(> .tile.wide) { grid-column: span 2; }',
  ],
  [
    'opacity of sixty',
    'no-effect',
    'opacity',
    `.banner { position: relative; width: 400px; height: 160px; background: linear-gradient(orange, purple); }
.shade { position: absolute; inset: 0; background: black; opacity: 60; }`,
    `<div class="banner">
  <div class="shade"></div>
</div>
<p>Open air stage</p>`,
    '60%',
  ],
  [
    'colour of the bar not of its links',
    'overridden-declaration',
    'color',
    `.bar { background: #14213d; color: white; padding: 14px; display: flex; gap: 20px; }
h1 { font-size: 24px; }`,
    `<nav class="bar">
  <a href="#one">Matches</a>
  <a href="#two">Table</a>
</nav>
<h1 id="one">Matches</h1>
<h2 id="two">Table</h2>`,
    '.bar a { color: inherit; }',
  ],
  [
    'underline removed from the item',
    'no-effect',
    'text-decoration',
    `ul { padding: 0; }
.menu li { list-style: none; text-decoration: none; padding: 6px 0; }
.menu a { color: darkslategray; }`,
    `<ul class="menu">
  <li><a href="#x">Physics</a></li>
  <li><a href="#y">Chemistry</a></li>
</ul>
<h2 id="x">Physics</h2>
<h2 id="y">Chemistry</h2>`,
    '.menu li a { text-decoration: none; }',
  ],
  [
    'transition to automatic height',
    'no-effect',
    'transition',
    `.question { padding: 10px; background: #eee; width: 320px; }
.answer { height: 0; overflow: hidden; transition: height 0.4s; }
.question:hover .answer { height: auto; }`,
    `<div class="question">
  <strong>When is the exam?</strong>
  <div class="answer"><p>On the second of March.</p></div>
</div>`,
    'interpolate-size: allow-keywords',
  ],
  [
    'flex basis beats width',
    'no-effect',
    'width',
    `.row { display: flex; gap: 12px; align-items: center; }
.avatar { flex: 0 0 120px; width: 60px; height: 60px; background: coral; border-radius: 50%; }
.name { font-weight: bold; }`,
    `<div class="row">
  <div class="avatar"></div>
  <div class="name">Anjali</div>
</div>`,
    '0 0 60px',
  ],
  [
    'src misspelt',
    'repaired-tree',
    'img',
    `img { width: 200px; height: 120px; border: 1px solid #aaa; }
figure { margin: 0; }`,
    `<figure>
  <img scr="team.jpg" alt="The team">
  <figcaption>Our team in 2025</figcaption>
</figure>`,
    'src="team.jpg"',
  ],
  [
    'list without commas',
    'unmatched-selector',
    'h1 h2 h3',
    `body { font-family: Verdana, sans-serif; }
h1 h2 h3 { font-family: Georgia, serif; color: brown; }`,
    `<h1>Recipes</h1>
<h2>Soup</h2>
<h3>Lentils</h3>
<p>Wash them well.</p>`,
    'h1, h2, h3 {',
  ],
  [
    'disabled false',
    'repaired-tree',
    'button',
    `button { padding: 8px 16px; background: seagreen; color: white; border: 0; }
button:hover { background: darkgreen; }`,
    `<form action="#">
  <label>Name <input name="n" required></label>
  <button disabled="false">Join</button>
</form>`,
    '<button>',
  ],
  [
    'input without a type',
    'unmatched-selector',
    'input[type="text"]',
    `form { max-width: 320px; }
input[type="text"] { width: 100%; padding: 8px; border: 2px solid #5a7; box-sizing: border-box; }`,
    `<form action="#">
  <label for="nick">Nickname</label>
  <input id="nick" name="nick">
  <button>Play</button>
</form>`,
    'type="text" id="nick"',
  ],
  [
    'table child tr',
    'unmatched-selector',
    'table.marks > tr',
    `table { border-collapse: collapse; }
td { padding: 6px 12px; }
table.marks > tr { border-bottom: 1px solid #999; }`,
    `<table class="marks">
  <tr><td>Asha</td><td>81</td></tr>
  <tr><td>Ravi</td><td>77</td></tr>
</table>`,
    'tbody',
  ],
];
