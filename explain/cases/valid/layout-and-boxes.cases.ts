import type { ValidCase } from '../case.ts';
import { clubSite, courseCards, library, marks } from '../base-pages.ts';

export const validLayoutAndBoxes: readonly ValidCase[] = [
  {
    shows: 'a card that is one link',
    css: `.card { position: relative; }
.card a::after { content: ""; position: absolute; inset: 0; }
.card button { position: relative; z-index: 1; }`,
    html: '<div class="card"><h3><a href="/x">Whole card is a link</a></h3><button>Like</button></div>',
  },
  {
    shows: 'a card that turns over',
    css: `body { display: flex; flex-wrap: wrap; justify-content: center; gap: 2rem; min-height: 100vh; align-content: center; margin: 0; background: linear-gradient(135deg, #667eea 0%, #764ba2 100%); }
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
}`,
    html: `<div class="flip" tabindex="0"><div class="inner">
<div class="side front"><span class="badge">1</span>What is CSS?</div>
<div class="side back">Style sheets that cascade</div>
</div></div>
<div class="flip" tabindex="0"><div class="inner">
<div class="side front"><span class="badge late">2</span>What is HTML?</div>
<div class="side back">Text with tags</div>
</div></div>`,
  },
  {
    shows: 'a card whose only text is its heading',
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
.card { color: #333; font-size: 16px; padding: 8px; }
.card h3 { color: navy; font-size: 20px; }
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<div class="card"><h3>A</h3></div>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
  },
  {
    shows: 'cards overlapping pictures with print and wide screens',
    css: `h1, h2, p { margin-block: 0 .5em; }
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
@media print { .people { display: block; } .person { break-inside: avoid; } .person img { display: none; } .person .text { margin: 0; box-shadow: none; } }`,
    html: `<h1>Our alumni</h1>
<div class="people">
<article class="person person--star"><img src="a.jpg" alt="Meera Joshi"><div class="text"><h2>Meera Joshi</h2><p>Builds <mark>maps</mark> for <abbr title="Indian Space Research Organisation">ISRO</abbr>.</p><a href="meera.html">Read on</a></div></article>
<article class="person"><img src="b.jpg" alt="Arif Khan"><div class="text"><h2>Arif Khan</h2><p>Teaches CSS<sup>3</sup>.</p><a href="arif.html">Read on</a></div></article>
</div>`,
  },
  {
    shows: 'cards with subgrid',
    css: `.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 1rem; }
.card { display: grid; grid-template-rows: subgrid; grid-row: span 3; gap: 0; }`,
    html: '<div class="cards"><article class="card"><h3>T</h3><p>x</p><a href="/">more</a></article><article class="card"><h3>U</h3><p>y</p><a href="/">more</a></article></div>',
  },
  { shows: 'cards', base: courseCards, edits: [] },
  {
    shows: 'grid of cards',
    css: `*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #222; background: #fff; }
img, video { max-width: 100%; height: auto; display: block; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1.5rem; padding: 1rem; }
.card { border: 1px solid #ddd; border-radius: 0.5rem; overflow: hidden; transition: transform 0.2s ease, box-shadow 0.2s ease; }
.card:hover { transform: translateY(-4px); box-shadow: 0 8px 24px rgb(0 0 0 / 0.15); }
.card img { width: 100%; aspect-ratio: 16 / 9; object-fit: cover; }
.card h2 { margin: 1rem 1rem 0.5rem; font-size: 1.25rem; }
.card p { margin: 0 1rem 1rem; color: #555; }
.card.featured { grid-column: span 2; border-color: teal; }
@media (max-width: 40rem) { .card.featured { grid-column: auto; } }`,
    html: `<main class="cards">
<article class="card featured"><img src="a.png" alt="A talk" width="320" height="180"><h2>Talk</h2><p>Friday at five.</p></article>
<article class="card"><img src="b.png" alt="A room" width="320" height="180"><h2>Workshop</h2><p>Saturday at ten.</p></article>
</main>`,
  },
  {
    shows: 'a grid of named lines',
    css: `.grid { display: grid; grid-template-columns: [full-start] 1fr [content-start] minmax(0, 60ch) [content-end] 1fr [full-end]; }
.grid > * { grid-column: content; }
.grid > .full { grid-column: full; }`,
    html: '<div class="grid"><p>Text</p><img class="full" src="a.jpg" alt="A"><p>Text</p></div>',
  },
  {
    shows: 'columns of a grid by number',
    css: '.span1 { width: 10%; } .span2 { width: 20%; } .span3 { width: 30%; } .span4 { width: 40%; }',
    html: '<div class="span1">a</div><div class="span3">b</div>',
  },
  {
    shows: 'flex items with a rule for a lone item',
    css: `.visually { display: flex; flex-wrap: wrap; align-content: flex-start; gap: .5rem; height: 12rem; }
.visually > li { flex: 1 1 8rem; list-style: none; }
.visually > li:only-child { flex-grow: 0; }`,
    html: '<ul class="visually"><li>A</li><li>B</li><li>C</li></ul>',
  },
  {
    shows: 'flex toolbar with links',
    css: `*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #222; background: #fff; }
img, video { max-width: 100%; height: auto; display: block; }
nav { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; padding: 0.75rem 1rem; background: #14213d; color: white; }
nav a { color: inherit; text-decoration: none; padding: 0.25rem 0.5rem; border-radius: 4px; }
nav a:hover, nav a:focus-visible { background: rgb(255 255 255 / 15%); }
nav a[aria-current="page"] { font-weight: bold; text-decoration: underline; text-underline-offset: 0.3em; }
.end { margin-inline-start: auto; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; }`,
    html: `<a class="skip" href="#main">Skip to content</a>
<nav aria-label="Main"><strong>Noticeboard</strong><a href="#a" aria-current="page">Events</a><a href="#b">Clubs</a><a class="end" href="#c">Log out</a></nav>
<main id="main"><h1>Events</h1></main>`,
  },
  {
    shows: 'holy centring',
    css: `.box { display: grid; place-items: center; min-height: 50vh; }
.mid { display: flex; justify-content: center; align-items: center; height: 10rem; }
.block { width: min(90%, 40rem); margin: 0 auto; }
.center { text-align: center; }
img.pic { display: block; margin-inline: auto; }
.auto { width: fit-content; margin: auto; }`,
    html: `<div class="box"><p>One</p></div>
<div class="mid"><p>Two</p></div>
<div class="block"><h2 class="center">Three</h2><img class="pic" src="a.png" alt="A" width="10" height="10"></div>
<div class="auto">Four</div>`,
  },
  {
    shows: 'items that grow in an aligned row',
    css: `.bar { display: flex; justify-content: space-between; gap: 1rem; }
.bar form { flex: 1; }
.shelf { display: flex; flex-wrap: wrap; justify-content: center; gap: 1rem; }
.shelf > li { flex: 1 1 12rem; max-width: 20rem; list-style: none; }
.pager { display: flex; justify-content: center; }
.pager a { flex: 1 1 4rem; }
@media (min-width: 40rem) {
  .pager a { flex: none; }
}
.steps { display: flex; justify-content: center; overflow-x: auto; }
.steps li { flex: 1 0 12rem; }`,
    html: `<header class="bar">
  <p>Library</p>
  <form><label>Search <input name="q"></label></form>
</header>
<ul class="shelf"><li>Novels</li><li>Comics</li></ul>
<p class="pager"><a href="?1">1</a> <a href="?2">2</a></p>
<ol class="steps"><li>Find</li><li>Borrow</li><li>Return</li></ol>`,
  },
  { shows: 'layout', base: library, edits: [] },
  {
    shows: 'page layout with areas',
    css: `body { margin: 0; min-height: 100vh; display: grid; grid-template: "head head" auto "side main" 1fr "foot foot" auto / 14rem 1fr; }
header { grid-area: head; } aside { grid-area: side; } main { grid-area: main; padding: 1rem; } footer { grid-area: foot; text-align: center; }
@media (max-width: 600px) { body { grid-template: "head" auto "main" 1fr "side" auto "foot" auto / 1fr; } }`,
    html: `<header><h1>Club</h1></header>
<aside><p>Side</p></aside>
<main><p>Main</p></main>
<footer><p>End</p></footer>`,
  },
  {
    shows: 'a height that may be auto',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
`,
        `:root { interpolate-size: allow-keywords; }
.hx { height: 0; overflow: clip; transition: height .3s; }
.hx:hover { height: auto; `,
      ],
      ['p class="p"><a href="#">A</a></p', 'div class="hx">Text</div'],
    ],
  },
  {
    shows: 'an old school page with floats',
    page: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
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
    shows: 'floats',
    css: `.figure { float: left; width: 40%; margin: 0 1rem 1rem 0; shape-outside: circle(50%); }
.row::after { content: ""; display: table; clear: both; }
footer { clear: both; }
p:first-of-type::first-letter { float: left; font-size: 3em; line-height: 1; }`,
    html: `<div class="row"><img class="figure" src="a.png" alt="A club" width="200" height="200"><p>Long text goes round.</p></div>
<footer>End</footer>`,
  },
  {
    shows: 'positions',
    css: `.banner { position: sticky; top: 0; z-index: 5; background: white; }
.card { position: relative; width: 20rem; height: 12rem; }
.card .tag { position: absolute; top: 0.5rem; right: 0.5rem; padding: 0.25rem; background: gold; }
.cover { position: absolute; inset: 0; background: linear-gradient(transparent, #000); }
.fab { position: fixed; right: 1rem; bottom: 1rem; width: 3rem; height: 3rem; border-radius: 50%; }
.mid { position: absolute; top: 50%; left: 50%; transform: translate(-50%, -50%); }`,
    html: `<header class="banner">Top</header>
<div class="card"><span class="tag">New</span><div class="cover"></div><p class="mid">Centre</p></div>
<button class="fab" type="button" aria-label="Add">+</button>`,
  },
  {
    shows: 'a chat with logical properties',
    page: `<!doctype html>
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
    shows: 'logical properties',
    css: `.note { margin-block: 1rem; padding-inline: 1.5rem; border-inline-start: 4px solid teal; inline-size: min(100%, 40rem); text-align: start; }
.flow > * + * { margin-block-start: 1em; }
.badge { display: inline-flex; align-items: center; padding-block: 0.1em; padding-inline: 0.6em; border-radius: 1em; background: #eef; }`,
    html: '<div class="note flow"><p>One</p><p>Two <span class="badge">new</span></p></div>',
  },
  {
    shows: 'a desktop page that gets smaller',
    page: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Corner Bakery</title>
<style>
body { font-family: Georgia, serif; color: #2b2118; background: #fff8ef; }
.top-bar { display: flex; justify-content: space-between; padding: 12px 24px; background: #f0dcc0; }
.top-bar-logo { font-size: 22px; font-weight: bold; }
.page-foot { padding: 20px; border-top: 1px solid #d9c3a3; font-size: 14px; }
.f { font-size: 20px; }
@media (max-width: 900px) { .f { font-size: 16px; } }
@media (max-width: 500px) { .f { font-size: 14px; } }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<p class="f">A</p>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
  },
  {
    shows: 'container queries',
    css: `.panel { container: panel / inline-size; }
.item { display: block; padding: 1rem; }
@container panel (min-width: 30rem) { .item { display: flex; gap: 1rem; align-items: center; } }
@container (width > 45rem) { .item > * { flex: 1; } }
.title { font-size: clamp(1rem, 4cqi, 2rem); }`,
    html: '<div class="panel"><div class="item"><h2 class="title">Talk</h2><p>Friday.</p></div></div>',
  },
  {
    shows: 'print and media',
    css: `@import url("base.css") screen;
@media print { nav { display: none; } a::after { content: " (" attr(href) ")"; } }
@media screen and (min-width: 30em) and (orientation: landscape), (prefers-contrast: more) { body { font-size: 1.1rem; } }
main { max-width: 60ch; }
@media (400px <= width <= 700px) { main { padding: 1rem; } }
@media not all and (hover: none) { a:hover { color: teal; } }
@page { margin: 2cm; }`,
    html: `<nav><a href="#a">A</a></nav>
<main><p>Text</p></main>`,
  },
  {
    shows: 'a portfolio with scroll effects',
    css: `@import url("fonts.css");
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
@media (max-width: 600px) { .work { grid-template: none; grid-auto-rows: 160px; } .work > :nth-child(n) { grid-area: auto; } }`,
    html: `<section><h2>Hello</h2><div class="ring"></div><p class="reveal">I draw and code.</p></section>
<section><h2>Work</h2><div class="work"><div></div><div></div><div></div><div></div></div></section>
<section><h2>Talks</h2><ul class="strip"><li>Grid in ten minutes</li><li>Why I like tables</li></ul>
<details><summary>More</summary><p>Ask me.</p></details></section>
<dialog id="mail"><p>ravi@example.com</p></dialog>`,
  },
  {
    shows: 'clip margins',
    css: `.frame { width: 200px; overflow: clip; overflow-clip-margin: 12px; }
.strip { width: 200px; overflow: clip; overflow-clip-margin: content-box 4px; }
.news { contain: paint; overflow-clip-margin: 8px; }
.archive { content-visibility: auto; overflow-clip-margin: 8px; }
.member { overflow-clip-margin: 0; }
.member:hover { overflow: clip; }
.guest { overflow-clip-margin: 6px; }
.guest:focus-within { overflow: clip; }
img { overflow-clip-margin: 10px; object-fit: none; width: 80px; height: 80px; }`,
    html: `<h1>Photo club</h1>
<div class="frame"><p>The river in the morning</p></div>
<div class="strip"><p>The river at noon</p></div>
<div class="news"><p>We meet on Friday.</p></div>
<div class="archive"><p>Pictures of 2025</p></div>
<div class="member"><p>Meera</p></div>
<div class="guest"><p><a href="/asha">Asha</a></p></div>
<p><img src="river.jpg" alt="The river"></p>`,
  },
  {
    shows: 'scroll driven and new',
    css: `@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg; }
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
    html: `<div class="progress"></div>
<div class="ring"></div>
<div class="pop" popover><p>Hi</p><div class="inner"></div></div>
<ul><li>One</li></ul>`,
  },
  {
    shows: 'scroll snap',
    css: `.strip { display: flex; gap: 1rem; overflow-x: auto; scroll-snap-type: x mandatory; scroll-padding-inline: 1rem; overscroll-behavior-x: contain; scrollbar-width: thin; }
.strip > li { flex: 0 0 80%; scroll-snap-align: start; }
ul { margin: 0; padding: 0; list-style: none; }
html { scroll-behavior: smooth; }
h2 { scroll-margin-top: 4rem; }`,
    html: `<h2 id="s">Slides</h2>
<ul class="strip"><li>One</li><li>Two</li><li>Three</li></ul>`,
  },
  {
    shows: 'a holy grail with tables and print',
    css: `html { font-size: 62.5%; }
body { font-size: 1.6rem; }
table.data { width: 100%; border-spacing: 0; border: 1px solid #999; }
table.data th { text-align: left; background: #333; color: #fff; }
table.data td, table.data th { padding: .8rem; border-bottom: 1px solid #ddd; }
table.data tr:last-child td { border-bottom: none; }
table.data tbody tr:hover td { background: #fffbe6; }
.num { text-align: right; font-variant-numeric: tabular-nums; }
@media print { .no-print { display: none; } body { font-size: 12pt; } }`,
    html: `<button class="no-print" type="button">Print</button>
<table class="data"><thead><tr><th>Name</th><th class="num">Seats</th></tr></thead><tbody><tr><td>A</td><td class="num">4</td></tr><tr><td>B</td><td class="num">9</td></tr></tbody></table>`,
  },
  {
    shows: 'a table as cards on a phone',
    css: `td { padding: .25rem .5rem; }
@media (width < 40em) { table, thead, tbody, th, td, tr { display: block; } thead tr { position: absolute; top: -9999px; left: -9999px; } td { position: relative; padding-left: 50%; } td::before { content: attr(data-label); position: absolute; left: .5rem; } }`,
    html: '<table><thead><tr><th>Name</th><th>Age</th></tr></thead><tbody><tr><td data-label="Name">Ada</td><td data-label="Age">36</td></tr></tbody></table>',
  },
  {
    shows: 'a table',
    css: `table { border-collapse: collapse; width: 100%; table-layout: fixed; }
caption { caption-side: bottom; text-align: start; color: #666; }
th, td { padding: 0.5rem; border: 1px solid #ccc; vertical-align: top; text-align: start; }
thead th { background: #eef; position: sticky; top: 0; }
tbody tr:nth-child(even) { background: #f8f8f8; }
tbody tr:hover { background: #ffd; }
td:last-child { text-align: end; }`,
    html: '<table><caption>Rooms</caption><thead><tr><th scope="col">Room</th><th scope="col">Seats</th></tr></thead><tbody><tr><td>A</td><td>40</td></tr><tr><td>B</td><td>60</td></tr></tbody></table>',
  },
  {
    shows: 'a timetable',
    page: `<!DOCTYPE html>
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
  { shows: 'marks', base: marks, edits: [] },
];
