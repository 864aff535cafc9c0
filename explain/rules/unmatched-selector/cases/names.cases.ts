import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import {
  canteen,
  clubEvents,
  courseCards,
  festForm,
  gymPlans,
  joinForm,
  library,
  loader,
  profile,
  roboticsClub,
  story,
  tripPhotos,
} from '../../../cases/base-pages.ts';

export const namesCases: readonly MistakeCase[] = [
  {
    code: 'misspelt-attribute',
    shows: 'a class after the end of the tag',
    css: '.alarm { color: red; }',
    html: '<h2> class="alarm">Tea</h2>',
    found: [{ line: 7, selector: '.alarm' }],
    fix: [['<h2> class', '<h2 class']],
  },
  {
    code: 'misspelt-attribute',
    shows: 'a class in the page that carries a dot',
    css: '.note { color: teal; }',
    html: '<p class=".note">Bring a laptop.</p>',
    found: [{ line: 7, selector: '.note' }],
    fix: [['class=".note"', 'class="note"']],
  },
  {
    code: 'misspelt-attribute',
    shows: 'an id in the page that carries a hash',
    css: '#top { color: teal; }',
    html: '<h1 id="#top">Noticeboard</h1>',
    found: [{ line: 7, selector: '#top' }],
    fix: [['id="#top"', 'id="top"']],
  },
  {
    code: 'misspelt-attribute',
    shows: 'an id of two words',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
nav a { color: teal; }
#our-team { background: honeydew; padding: 20px; }`,
    html: `<h1>Choir</h1>
<nav><a href="songs.html">Songs</a></nav>
<section id="our team">
  <h2>Our team</h2>
  <p>Ana and Luis.</p>
</section>`,
    found: [{ line: 10, selector: '#our-team' }],
    fix: [['id="our team"', 'id="our-team"']],
  },
  {
    code: 'misspelt-attribute',
    shows: 'class spelt wrong as an attribute',
    css: '.card { padding: 4px; } ',
    html: `<div clas="card">
<p>Tea</p>
</div>`,
    found: [{ line: 7, selector: '.card' }],
    fix: [['clas="card"', 'class="card"']],
  },
  {
    code: 'misspelt-attribute',
    shows: 'classes parted by a comma in the page',
    css: '.card { padding: 1rem; }',
    html: '<div class="card, wide">One</div>',
    found: [{ line: 7, selector: '.card' }],
    fix: [['class="card,', 'class="card']],
  },
  {
    code: 'misspelt-attribute',
    shows: 'the class attribute misspelt',
    css: '.box { color: teal; }',
    html: '<div clas="box">One</div>',
    found: [{ line: 7, selector: '.box' }],
    fix: [['clas="box"', 'class="box"']],
  },
  {
    code: 'misspelt-attribute',
    shows: 'two ids in one attribute',
    css: '#one { color: teal; }',
    html: '<div id="one two">One</div>',
    found: [{ line: 7, selector: '#one' }],
    fix: [['id="one two"', 'id="one"']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a data attribute in the wrong case',
    css: `.task { padding: .5rem; border-left: 4px solid gray; }
.task[data-status="Done"] { border-left-color: green; text-decoration: line-through; }`,
    html: '<ul><li class="task" data-status="open">Paint the door</li><li class="task" data-status="done">Buy paint</li></ul>',
    found: [{ line: 8, selector: '.task[data-status="Done"]' }],
    fix: [['.task[data-status="Done"]', '.task[data-status="done"]']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a state that is called status',
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
.order[data-state="paid"] { color: green; }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<ul><li class="order" data-status="paid">No 1</li><li class="order" data-status="open">No 2</li></ul>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 11, selector: '.order[data-state="paid"]' }],
    fix: [['.order[data-state="paid"]', '.order[data-status="paid"]']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a wrong attribute sign',
    css: 'a[href="mailto:"] { color: teal; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, selector: 'a[href="mailto:"]' }],
    fix: [['a[href="mailto:"]', 'a[href*="mailto:"]']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an attribute value that is no type',
    base: festForm,
    edits: [['input[type="checkbox"]:checked + span {', 'input[type="check"]:checked + span { ']],
    found: [{ line: 17, selector: 'input[type="check"]:checked + span' }],
    fix: [['input[type="check"]:checked', 'input[type*="check"]:checked']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an attribute value that only begins so',
    base: profile,
    edits: [
      [
        'purple; }',
        `purple; }
    .social a[href="mailto"] { color: teal; } `,
      ],
    ],
    found: [{ line: 16, selector: '.social a[href="mailto"]' }],
    fix: [['a[href="mailto"]', 'a[href*="mailto"]']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an attribute with another value',
    css: 'input[type="mail"] { width: 20rem; }',
    html: `<form>
<label for="m">E-mail</label>
<input id="m" type="email">
</form>`,
    found: [{ line: 7, selector: 'input[type="mail"]' }],
    fix: [['input[type="mail"]', 'input[type="email"]']],
  },
  {
    code: 'misspelt-selector',
    shows: 'checked equals true',
    css: `label { display: block; }
input[checked="true"] { outline: 3px solid orange; }`,
    html: '<form><label><input type="radio" name="size" checked> Small</label><label><input type="radio" name="size"> Large</label></form>',
    found: [{ line: 8, selector: 'input[checked="true"]' }],
    fix: [['input[checked="true"]', 'input[checked]']],
  },
  {
    code: 'misspelt-selector',
    shows: 'details that are opened',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Second-hand bikes</title>
<style>
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; font-family: system-ui, sans-serif; background-color: #f4f4f4; }
  .container { width: 90%; max-width: 1100px; margin-left: auto; margin-right: auto; }

  /* top bar */
  .topbar { background-color: #1d3557; color: white; }
  .topbar .container { display: flex; align-items: center; }
  .logo { font-size: 24px; font-weight: 700; margin-right: auto; }
  .topbar a { color: #a8dadc; margin-left: 1em; text-decoration: none; }

  /* cards */
  .bikes { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 1rem; padding: 0; list-style: none; }
  .bike { display: flex; flex-direction: column; background-color: white; border: 1px solid #ddd; padding: 1rem; }
  .bike h2 { margin: 0 0 8px; font-size: 1.1rem; }
  .bike p { flex-grow: 1; margin: 0; }
  .bike.sold { opacity: 0.5; }
  .bike .cost { color: #e63946; font-weight: bold; }
  .bike .buy { align-self: flex-end; background-color: #457b9d; color: white; padding: 6px 14px; border-radius: 99px; }

  /* size table */
  .sizes { border-spacing: 0; margin: 20px 0; background-color: white; }
  .sizes th, .sizes td { padding: 4px 12px; border-bottom: 1px solid #ddd; vertical-align: top; }
  .sizes tr:last-child td { border-bottom: none; }

  /* questions */
  details { background-color: white; margin-bottom: 10px; padding: 10px; }
  summary { cursor: pointer; font-weight: bold; }
  details[opened] summary { color: #e63946; }

  /* contact form */
  .contact { display: grid; grid-template-columns: 120px 1fr; gap: 10px; }
  .contact button { grid-column: 2; justify-self: start; }
  .contact input:focus { background-color: lightyellow; }

  /* footer */
  .bottom { text-align: center; padding: 30px 0; color: #555; }
  .bottom small { font-size: 12px; }
  .bottom p + p { margin-top: 4px; }

  @media (min-width: 800px) {
    .logo { font-size: 32px; }
  }
</style>
</head>
<body>
<header class="topbar">
  <div class="container">
    <div class="logo">Spoke &amp; Wheel</div>
    <a href="#bikes">Bikes</a>
    <a href="#sizes">Sizes</a>
    <a href="#contact">Contact</a>
  </div>
</header>

<main class="container">
  <h1>Bikes with a past</h1>
  <ul class="bikes" id="bikes">
    <li class="bike">
      <h2>City bike</h2>
      <p>Three gears, a basket and a bell.</p>
      <span class="cost">90</span>
      <a class="buy" href="#contact">Ask</a>
    </li>
    <li class="bike sold">
      <h2>Racing bike</h2>
      <p>Light and fast. Needs new tyres.</p>
      <span class="cost">150</span>
      <a class="buy" href="#contact">Ask</a>
    </li>
    <li class="bike">
      <h2>Child's bike</h2>
      <p>For children of six to eight years.</p>
      <span class="cost">40</span>
      <a class="buy" href="#contact">Ask</a>
    </li>
  </ul>

  <h2 id="sizes">Which size?</h2>
  <table class="sizes">
    <tr><th>Height</th><th>Frame</th></tr>
    <tr><td>150 cm</td><td>S</td></tr>
    <tr><td>175 cm</td><td>M</td></tr>
  </table>

  <h2>Questions</h2>
  <details open>
    <summary>Can I try a bike?</summary>
    <p>Yes, on Saturdays.</p>
  </details>
  <details>
    <summary>Do you repair bikes?</summary>
    <p>Only bikes we have sold.</p>
  </details>

  <h2 id="contact">Contact</h2>
  <form class="contact" action="/contact" method="post">
    <label for="n">Name</label>
    <input id="n" name="n" type="text">
    <label for="m">E-mail</label>
    <input id="m" name="m" type="email">
    <button type="submit">Send</button>
  </form>
</main>

<footer class="bottom">
  <p>Spoke &amp; Wheel</p>
  <p><small>Harbour Street 12</small></p>
</footer>
</body>
</html>
`,
    found: [{ line: 35, selector: 'details[opened] summary' }],
    fix: [['details[opened]', 'details[open]']],
  },
  {
    code: 'misspelt-selector',
    shows: 'exact attribute match with two classes',
    css: '[class="card"] { padding: 1em; } ',
    html: '<div class="card wide"><p>Tea</p></div>',
    found: [{ line: 7, selector: '[class="card"]' }],
    fix: [['[class="card"]', '[class~="card"]']],
  },
  {
    code: 'misspelt-selector',
    shows: 'input type submitt for input',
    base: joinForm,
    edits: [['input[type="submit"]', 'input[type="submitt"]']],
    found: [{ line: 21, selector: 'input[type="submitt"]' }],
    fix: 'base',
  },
  {
    code: 'misspelt-selector',
    shows: 'required equals required',
    css: `#login input[required="required"] { border-left: 3px solid red; }
#login { padding: 1rem; }`,
    html: '<form id="login"><label>User <input name="u" required></label><label>Password <input name="p" type="password" required></label></form>',
    found: [{ line: 7, selector: '#login input[required="required"]' }],
    fix: [['input[required="required"]', 'input[required]']],
  },
  {
    code: 'misspelt-selector',
    shows: 'the current link by a class it has not',
    css: `body { margin: 0; font-family: sans-serif; }
.top-nav { background: #234; padding: 1rem; }
.top-nav a { color: #fff; }
.top-nav a.active { text-decoration: underline; font-weight: bold; }`,
    html: `<nav class="top-nav"><a href="/" aria-current="page">Home</a> <a href="/menu">Menu</a></nav>
<main><h1>Noodle bar</h1></main>`,
    found: [{ line: 10, selector: '.top-nav a.active' }],
    fix: [['a.active', 'a[aria-current]']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a camel case class',
    css: '.mainNav { background: #eee; }',
    html: `<nav id="menu" class="main-nav">
<ul>
<li><a href="#a" class="link">Home</a></li>
<li><a href="#b" class="link">Events</a></li>
</ul>
</nav>`,
    found: [{ line: 7, selector: '.mainNav' }],
    fix: [['.mainNav', '.main-nav']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a capital in an id',
    css: '#Main { padding: 1rem; }',
    html: `<main id="main">
<p>Hello</p>
</main>`,
    found: [{ line: 7, selector: '#Main' }],
    fix: [['#Main {', '#main {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a class with a capital',
    css: '.Card { border: 1px solid; }',
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 7, selector: '.Card' }],
    fix: [['.Card {', '.card {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'capital letter in a class',
    base: canteen,
    edits: [['.logo {', '.Logo { ']],
    found: [{ line: 36, selector: '.Logo' }],
    fix: [['.Logo {', '.logo {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'words of a class run together',
    css: '.mainnav { background: #eee; }',
    html: `<nav id="menu" class="main-nav">
<ul>
<li><a href="#a" class="link">Home</a></li>
<li><a href="#b" class="link">Events</a></li>
</ul>
</nav>`,
    found: [{ line: 7, selector: '.mainnav' }],
    fix: [['.mainnav', '.main-nav']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a class misspelt beside that of a script',
    css: `.menu .link { color: white; background: navy; }
.open .lnik { background: crimson; }`,
    html: `<nav class="menu"><a class="link" href="/">Home</a></nav>
<script>
document.querySelector('.menu').addEventListener('click', (event) => event.currentTarget.classList.add('open'));
</script>`,
    found: [{ line: 8, selector: '.open .lnik' }],
    fix: [['.open .lnik', '.open .link']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a class that a script spells otherwise',
    css: `.menu { display: none; }
.menu.opne { display: block; }`,
    html: `<button type="button" id="toggle">Menu</button>
<nav class="menu"><a href="/">Home</a> <a href="/clubs">Clubs</a></nav>
<script>
document.querySelector('#toggle').addEventListener('click', () => {
  document.querySelector('.menu').classList.toggle('open');
});
</script>`,
    found: [{ line: 8, selector: '.menu.opne' }],
    fix: [['.menu.opne', '.menu.open']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a state class on a misspelt base',
    css: `.button { color: teal; }
.buton:hover { color: navy; }`,
    html: '<a class="button" href="#j">Join</a>',
    found: [{ line: 8, selector: '.buton:hover' }],
    fix: [['.buton:hover', '.button:hover']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a typo in the middle of three',
    css: '.team .poeple .person { color: teal; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, selector: '.team .poeple .person' }],
    fix: [['.poeple', '.people']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an ancestor that is misspelt',
    css: '.sidebr a { color: teal; }',
    html: `<aside class="sidebar">
<a href="#x">Talks</a>
</aside>`,
    found: [{ line: 7, selector: '.sidebr a' }],
    fix: [['.sidebr', '.sidebar']],
  },
  {
    code: 'misspelt-selector',
    shows: 'one bad name in a list',
    css: `.head,
.futer {
  padding: 1rem;
}`,
    html: `<header class="head">Top</header>
<footer class="footer">End</footer>`,
    found: [{ line: 8, selector: '.futer' }],
    fix: [['.futer', '.footer']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a class called by an element',
    css: '.nav { background: #eee; }',
    html: `<nav>
<a href="#x">Home</a>
</nav>`,
    found: [{ line: 7, selector: '.nav' }],
    fix: [['.nav {', 'nav {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a class that is an element',
    base: canteen,
    edits: [['nav ul {', '.nav ul { ']],
    found: [{ line: 18, selector: '.nav ul' }],
    fix: [['.nav ul', 'nav ul']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a header class for an element',
    css: '.footer { color: gray; }',
    html: `<footer>
<p>End</p>
</footer>`,
    found: [{ line: 7, selector: '.footer' }],
    fix: [['.footer', 'footer']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an anchor with dot',
    css: '.menu .a { color: teal; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, selector: '.menu .a' }],
    fix: [['.menu .a', '.menu a']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an element with a hash',
    base: library,
    edits: [['footer { grid-area: footer;', '#footer { grid-area: footer; ']],
    found: [{ line: 23, selector: '#footer' }],
    fix: [['#footer', 'footer']],
  },
  {
    code: 'misspelt-selector',
    shows: 'no dot before a class',
    base: tripPhotos,
    edits: [['.gallery {', 'gallery { ']],
    found: [{ line: 8, selector: 'gallery' }],
    fix: [['    gallery { ', '    .gallery { ']],
  },
  {
    code: 'misspelt-selector',
    shows: 'site header misspelt selector',
    base: clubEvents,
    edits: [['.site-header {', 'site-header {']],
    found: [{ line: 19, selector: 'site-header' }],
    fix: 'base',
  },
  {
    code: 'misspelt-selector',
    shows: 'the dot of a class missing',
    css: `p { margin: 0; }
card { border: 1px solid; }`,
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 8, selector: 'card' }],
    fix: [['card {', '.card {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'the hash of an id missing',
    css: 'menu { background: #eee; }',
    html: `<nav id="menu" class="main-nav">
<ul>
<li><a href="#a" class="link">Home</a></li>
<li><a href="#b" class="link">Events</a></li>
</ul>
</nav>`,
    found: [{ line: 7, selector: 'menu' }],
    fix: [['menu {', '#menu {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a class for the id',
    base: courseCards,
    edits: [['#featured {', '.featured { ']],
    found: [{ line: 24, selector: '.featured' }],
    fix: [['.featured', '#featured']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a class sign where the page has an id',
    css: '.menu { background: navy; }',
    html: `<nav id="menu" class="main-nav">
<ul>
<li><a href="#a" class="link">Home</a></li>
<li><a href="#b" class="link">Events</a></li>
</ul>
</nav>`,
    found: [{ line: 7, selector: '.menu' }],
    fix: [['.menu {', '#menu {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an id sign where the page has a class',
    css: '#card { border: 1px solid; }',
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 7, selector: '#card' }],
    fix: [['#card {', '.card {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an id that is in the page as part of another',
    css: '#team { padding: 1rem; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, selector: '#team' }],
    fix: [['#team {', '.team {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'class and id at once',
    css: '#lead.person { color: teal; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, selector: '#lead.person' }],
    fix: [['#lead.person', '.lead.person']],
  },
  {
    code: 'misspelt-selector',
    shows: 'dot and hash mixed on a form',
    css: `#login { padding: 20px; } 
.login button { color: white; background: navy; }`,
    html: '<form class="login"><label for="u">User</label><input id="u" name="user" type="text"><label><input type="checkbox" name="keep"> Keep me</label><button type="submit" id="go">Go</button></form>',
    found: [{ line: 7, selector: '#login' }],
    fix: [['#login', '.login']],
  },
  {
    code: 'misspelt-selector',
    shows: 'hero misspelt selector',
    base: clubEvents,
    edits: [['#hero {', '.hero {']],
    found: [{ line: 43, selector: '.hero' }],
    fix: 'base',
  },
  {
    code: 'misspelt-selector',
    shows: 'a class misspelt in the html',
    base: gymPlans,
    edits: [
      ['.amount {', '.amount { '],
      ['    <p class="amount">Rs 500</p>', '    <p class="ammount">Rs 500</p>'],
      ['class="amount"', 'class="ammount"'],
    ],
    found: [{ line: 29, selector: '.amount' }],
    fix: [['.amount', '.ammount']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a letter of a class missing',
    css: `.card { padding: 1rem; }
.titl { color: teal; }`,
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 8, selector: '.titl' }],
    fix: [['.titl {', '.title {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an old spelling of british and american',
    css: '.color-box { width: 5rem; }',
    html: '<div class="colour-box">Red</div>',
    found: [{ line: 7, selector: '.color-box' }],
    fix: [['.color-box', '.colour-box']],
  },
  {
    code: 'misspelt-selector',
    shows: 'bagde for badge',
    base: clubEvents,
    edits: [['.badge', '.bagde']],
    found: [{ line: 75, selector: '.bagde' }],
    fix: 'base',
  },
  {
    code: 'misspelt-selector',
    shows: 'letters of a class swapped',
    css: '.crad { padding: 1rem; }',
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 7, selector: '.crad' }],
    fix: [['.crad {', '.card {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'site heder for site header',
    base: clubEvents,
    edits: [['.site-header {', '.site-heder {']],
    found: [{ line: 19, selector: '.site-heder' }],
    fix: 'base',
  },
  {
    code: 'misspelt-selector',
    shows: 'class in the selector',
    css: 'div.team { padding: 1rem; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, selector: 'div.team' }],
    fix: [['div.team', 'section.team']],
  },
  {
    code: 'misspelt-selector',
    shows: 'ol steps li finds nothing',
    base: story,
    edits: [['ul.steps', 'ol.steps']],
    found: [{ line: 32, selector: 'ol.steps > li' }],
    fix: 'base',
  },
  {
    code: 'misspelt-selector',
    shows: 'the wrong element before a class',
    css: 'span.title { color: teal; }',
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 7, selector: 'span.title' }],
    fix: [['span.title', 'h2.title']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a heading of another level',
    base: courseCards,
    edits: [['.card-body h2 {', '.card-body h3 { ']],
    found: [{ line: 19, selector: '.card-body h3' }],
    fix: [['.card-body h3', '.card-body h2']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an element glued to a class',
    base: roboticsClub,
    edits: [['.hero h1 {', '.heroh1 { ']],
    found: [{ line: 22, selector: '.heroh1' }],
    fix: [['.heroh1', '.hero']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an element name misspelt',
    css: 'buton { color: teal; }',
    html: '<button type="button">Join</button>',
    found: [{ line: 7, selector: 'buton' }],
    fix: [['buton {', 'button {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'bold for the strong words of a tip',
    css: `body {
  font-family: Verdana, sans-serif;
  width: 700px;
  margin: 20px auto;
}
h1 {
  color: #c0392b;
  border-bottom: 2px solid #c0392b;
}
.ingredients {
  background-color: #fdf2e9;
  padding: 15px 40px;
}
.ingredients li {
  margin-bottom: 6px;
}
.steps li::marker {
  color: #c0392b;
  font-weight: bold;
}
table {
  border-collapse: collapse;
  width: 100%;
}
th, td {
  border: 1px solid #ccc;
  padding: 8px;
  text-align: left;
}
th {
  background-color: #f5b7b1;
}
.tip {
  font-style: italic;
}
.tip > bold {
  color: #c0392b;
}`,
    html: `<h1>Pancakes</h1>
<ul class="ingredients">
  <li>2 eggs</li>
  <li>250 ml milk</li>
  <li>150 g flour</li>
</ul>
<ol class="steps">
  <li>Mix everything.</li>
  <li>Let it rest for ten minutes.</li>
  <li>Bake in a hot pan.</li>
</ol>
<table>
  <tr><th>Energy</th><th>Protein</th></tr>
  <tr><td>320 kcal</td><td>11 g</td></tr>
</table>
<p class="tip"><strong>Tip:</strong> add a pinch of salt.</p>`,
    found: [{ line: 42, selector: '.tip > bold' }],
    fix: [['.tip > bold', '.tip > strong']],
  },
  {
    code: 'misspelt-selector',
    shows: 'event card h4 for h1',
    base: clubEvents,
    edits: [['.event-card h3', '.event-card > h4']],
    found: [{ line: 74, selector: '.event-card > h4' }],
    fix: [['.event-card > h4', '.event-card > h3']],
  },
  {
    code: 'misspelt-selector',
    shows: 'hero h2 misspelt selector',
    base: clubEvents,
    edits: [['#hero h1', '#hero > h2']],
    found: [{ line: 48, selector: '#hero > h2' }],
    fix: [['#hero > h2', '#hero > h1']],
  },
  {
    code: 'misspelt-selector',
    shows: 'row selct for row select',
    base: joinForm,
    edits: [['.row select', '.row selct']],
    found: [{ line: 19, selector: '.row selct' }],
    fix: 'base',
  },
  {
    code: 'misspelt-selector',
    shows: 'the heading of another level',
    css: 'h3 { color: teal; }',
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 7, selector: 'h3' }],
    fix: [['h3 { color:', 'h2 { color:']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a class with a space in html',
    css: '.main-card { padding: 10px; } ',
    html: '<div class="main card"><p>Tea</p></div>',
    found: [{ line: 7, selector: '.main-card' }],
    fix: [['.main-card', '.main.card']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a dash too many',
    css: '.per-son { color: teal; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, selector: '.per-son' }],
    fix: [['.per-son', '.person']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a doubled dash in a bem name',
    css: '.card-title { color: teal; }',
    html: `<div class="card">
<h2 class="card__title">Talk</h2>
</div>`,
    found: [{ line: 7, selector: '.card-title' }],
    fix: [['.card-title', '.card__title']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a menu whose class is written as two names',
    css: `.main nav {
  background: navy;
  padding: 10px;
}
.main-nav a { color: gold; }`,
    html: `<nav class="main-nav"><a href="tours.html">Tours</a> <a href="prices.html">Prices</a></nav>
<h1>Walks along the river</h1>`,
    found: [{ line: 7, selector: '.main nav' }],
    fix: [['.main nav', '.main-nav']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a scope of a class with a hyphen more',
    css: `@scope (.sidebar) {
  h3 { font-size: 1rem; text-transform: uppercase; }
}
aside { background: #f4f4f4; padding: 1rem; }`,
    html: '<main><h2>News</h2><p>Nothing yet.</p></main><aside class="side-bar"><h3>Links</h3><p><a href="/a">Archive</a></p></aside>',
    found: [{ line: 7, selector: '.sidebar' }],
    fix: [['(.sidebar)', '(.side-bar)']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an underscore for a hyphen',
    css: '.main_nav { background: #eee; }',
    html: `<nav id="menu" class="main-nav">
<ul>
<li><a href="#a" class="link">Home</a></li>
<li><a href="#b" class="link">Events</a></li>
</ul>
</nav>`,
    found: [{ line: 7, selector: '.main_nav' }],
    fix: [['.main_nav', '.main-nav']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an underscore for the hyphen of a class',
    base: courseCards,
    edits: [['.card-body h2 {', '.card_body h2 { ']],
    found: [{ line: 19, selector: '.card_body h2' }],
    fix: [['.card_body', '.card-body']],
  },
  {
    code: 'misspelt-selector',
    shows: 'two classes written as one',
    css: '.card-wide { width: 20rem; }',
    html: '<div class="card wide">One</div>',
    found: [{ line: 7, selector: '.card-wide' }],
    fix: [['.card-wide', '.card.wide']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a name taken for an id',
    base: festForm,
    edits: [
      [
        'navy; }',
        `navy; }
    #email { background: ivory; } `,
      ],
    ],
    found: [{ line: 20, selector: '#email' }],
    fix: [['#email', '#mail']],
  },
  {
    code: 'misspelt-selector',
    shows: 'an id with a letter too many',
    css: '#mennu { background: #eee; }',
    html: `<nav id="menu" class="main-nav">
<ul>
<li><a href="#a" class="link">Home</a></li>
<li><a href="#b" class="link">Events</a></li>
</ul>
</nav>`,
    found: [{ line: 7, selector: '#mennu' }],
    fix: [['#mennu', '#menu']],
  },
  {
    code: 'misspelt-selector',
    shows: 'hero for herro',
    base: clubEvents,
    edits: [['id="hero"', 'id="herro"']],
    found: [{ line: 43, selector: '#hero' }],
    fix: [['#hero {', '#herro {']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a nested class without its ampersand',
    css: `.card {
  padding: 1rem;
  .wide { width: 20rem; }
}`,
    html: '<div class="card wide">One</div>',
    found: [{ line: 9, selector: '.wide' }],
    fix: [['  .wide { width: 20rem; }', '  &.wide { width: 20rem; }']],
  },
  {
    code: 'misspelt-selector',
    shows: 'nesting a compound without the sign',
    css: `.menu a {
  color: navy;
  .active { color: red; } 
}`,
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 9, selector: '.active' }],
    fix: [['.active', '&.active']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a class written in the plural',
    css: `.cards {
  border: 1px solid;
}`,
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 7, selector: '.cards' }],
    fix: [['.cards', '.card']],
  },
  {
    code: 'misspelt-selector',
    shows: 'a plural that the class has not',
    base: loader,
    edits: [['.loader {', '.loaders { ']],
    found: [{ line: 8, selector: '.loaders' }],
    fix: [['.loaders', '.loader']],
  },
  {
    code: 'misspelt-selector',
    shows: 'site header logos misspelt selector',
    base: clubEvents,
    edits: [['.site-header .logo', '.site-header > .logos']],
    found: [{ line: 26, selector: '.site-header > .logos' }],
    fix: [['.logos', '.logo']],
  },
  {
    code: 'misspelt-selector',
    shows: 'the tag in the plural',
    css: '.people lis { color: teal; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, selector: '.people lis' }],
    fix: [['.people lis', '.people li']],
  },
  {
    code: 'misspelt-selector',
    shows: 'ul steps li misspelt selector',
    base: story,
    edits: [['class="steps"', 'class="step"']],
    found: [{ line: 32, selector: 'ul.steps > li' }],
    fix: [['ul.steps', 'ul.step']],
  },
];

/** Selectors of names, states and contents that their elements don't have. */
export const unmatchedNamesAndStates = styleRows('unmatched-selector', [
  [
    'an id with a space in the page',
    '#our-team',
    '#our-team { border: 4px solid red; }',
    '<section id="our team">Hello</section>',
    '#our-team { border: 4px solid red; }',
    '<section id="our-team">Hello</section>',
  ],
  [
    'the end of a URL at its beginning',
    'a[href^=".pdf"]',
    'a[href^=".pdf"] { color: red; }',
    '<a href="menu.pdf">Menu</a>',
    'a[href$=".pdf"] { color: red; }',
  ],
  [
    'the beginning of a URL at its end',
    'a[href$="https:"]',
    'a[href$="https:"] { color: red; }',
    '<a href="https://example.com/a">Shop</a>',
    'a[href^="https:"] { color: red; }',
  ],
  [
    'two classes of two elements without a comma',
    '.left.right',
    '.left.right { border: 4px solid red; }',
    '<div class="left">One</div><div class="right">Two</div>',
    '.left, .right { border: 4px solid red; }',
  ],
  [
    'an image around its link',
    '.thumb img > a',
    '.thumb img > a { border: 4px solid red; }',
    '<p class="thumb"><a href="/"><img src="x.jpg" alt="X"></a></p>',
    '.thumb a > img { border: 4px solid red; }',
  ],
  [
    'the element of a class that is on another element',
    'header.top',
    'header.top { color: red; }',
    '<div class="top">Hello</div>',
    '.top { color: red; }',
  ],
  [
    'a class with a hyphen written as a class and an element',
    '.main nav',
    '.main nav { border: 4px solid red; }',
    '<nav class="main-nav"><a href="/">One</a></nav>',
    '.main-nav { border: 4px solid red; }',
  ],
  [
    'a class with two underscores written as two classes',
    '.card .title',
    '.card .title { color: red; }',
    '<div class="card"><p class="card__title">Hello</p></div>',
    '.card__title { color: red; }',
  ],
  [
    'an id with a hyphen written as an id with a class',
    '#top.bar',
    '#top.bar { color: red; }',
    '<p id="top-bar">Hello</p>',
    '#top-bar { color: red; }',
  ],
  [
    ':required for fields without the attribute',
    'input:required',
    'input:required { border: 4px solid red; }',
    '<label>Name <input name="name"></label>',
    'input:required { border: 4px solid red; }',
    '<label>Name <input name="name" required></label>',
  ],
  [
    ':optional for a field that is required',
    'textarea:optional',
    'textarea:optional { border: 4px solid red; }',
    '<label>Text <textarea name="text" required></textarea></label>',
    'textarea:optional { border: 4px solid red; }',
    '<label>Text <textarea name="text"></textarea></label>',
  ],
  [
    ':required for a button',
    '.send:required',
    '.send:required { border: 4px solid red; }',
    '<button class="send">Send</button>',
    '.send { border: 4px solid red; }',
  ],
  [
    ':checked for a text field',
    'input:checked',
    'input:checked { border: 4px solid red; }',
    '<label>Name <input name="name"></label>',
    'input:checked { outline: 4px solid red; }',
    '<label><input type="checkbox" name="news"> News</label>',
  ],
  [
    ':checked for the label after a checkbox',
    '.choice:checked',
    '.choice:checked { color: red; }',
    '<input type="checkbox" id="news" checked><label class="choice" for="news">News</label>',
    ':checked + .choice { color: red; }',
  ],
  [
    ':empty for elements of which one has a line break in it',
    '.card:empty',
    '.card:empty { height: 40px; background: red; }',
    '<div class="card">Hello</div><div class="card">\n</div>',
    '.card:empty { height: 40px; background: red; }',
    '<div class="card">Hello</div><div class="card"></div>',
  ],
  [
    'another form of the name of an attribute',
    'details[opened]',
    'details[opened] { background: gold; }',
    '<details open><summary>One</summary>Two</details>',
    'details[open] { background: gold; }',
  ],
  [
    'a label before the checkbox that is checked',
    '#news:checked + label',
    '#news:checked + label { background: gold; }',
    '<label for="news">News</label> <input type="checkbox" id="news" checked>',
    'label:has(+ #news:checked) { background: gold; }',
  ],
  [
    'a list as a child of a paragraph',
    '.intro > ul',
    '.intro > ul { color: red; }',
    '<p class="intro">Clubs:<ul><li>Chess</li></ul>',
    'p.intro + ul { color: red; }',
  ],
  [
    'siblings in the wrong order inside a box',
    '.card p + h2',
    '.card p + h2 { color: red; }',
    '<div class="card"><h2>Chess</h2><p>Monday</p></div>',
    '.card h2 + p { color: red; }',
  ],
  [
    'a row as a child of the table',
    '.plan > tr',
    '.plan > tr { background: gold; }',
    '<table class="plan"><tr><td>One</td></tr></table>',
    '.plan > tbody > tr { background: gold; }',
  ],
]);
