import type { MistakeCase } from '../../../cases/case.ts';
import {
  canteen,
  clubEvents,
  courseCards,
  dashboard,
  diary,
  festForm,
  joinForm,
  marks,
  roboticsClub,
  story,
  tripPhotos,
} from '../../../cases/base-pages.ts';

export const combinatorsCases: readonly MistakeCase[] = [
  {
    code: 'wrong-combinator',
    shows: 'several menus, each after its button',
    css: `.drop { display: none; }
.item:hover .drop { display: block; }`,
    html: `<div><b class="item">One</b><i class="drop">1</i><b class="item">Two</b><i class="drop">2</i></div>`,
    found: [{ line: 8, selector: '.item:hover .drop' }],
    fix: [['.item:hover .drop', '.item:hover + .drop']],
  },
  {
    code: 'wrong-combinator',
    shows: 'an active link outside its list',
    base: canteen,
    edits: [['li a.active {', 'li.active a { ']],
    found: [{ line: 33, selector: 'nav ul li.active a' }],
    fix: [['li.active a', 'li a.active']],
  },
  {
    code: 'wrong-combinator',
    shows: 'an ancestor that stands elsewhere',
    css: 'header h1 { color: teal; }',
    html: `<header>
<p>Top</p>
</header>
<main>
<h1>Noticeboard</h1>
</main>`,
    found: [{ line: 7, selector: 'header h1' }],
    fix: [['header h1 {', 'h1 {']],
  },
  {
    code: 'wrong-combinator',
    shows: 'an image around its link',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
.photos { display: flex; gap: 10px; }
.photos img > a { border: 3px solid teal; }`,
    html: `<h1>Photos</h1>
<div class="photos">
  <a href="lake.html"><img src="lake.jpg" alt="Lake"></a>
  <a href="hill.html"><img src="hill.jpg" alt="Hill"></a>
</div>`,
    found: [{ line: 10, selector: '.photos img > a' }],
    fix: [['img > a', 'a > img']],
  },
  {
    code: 'wrong-combinator',
    shows: 'levels in the wrong order',
    base: canteen,
    edits: [['ul li a {', 'li ul a { ']],
    found: [{ line: 25, selector: 'nav li ul a' }],
    fix: [['nav li ul', 'nav ul li']],
  },
  {
    code: 'wrong-combinator',
    shows: 'the levels the wrong way round',
    css: '.title .card { color: teal; }',
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 7, selector: '.title .card' }],
    fix: [['.title .card', '.card .title']],
  },
  {
    code: 'wrong-combinator',
    shows: 'thead as a child of the body',
    css: `tbody th { background: #333; color: white; } 
td { padding: 4px; }`,
    html: '<table class="fees"><thead><tr><th>Item</th><th>Rs</th></tr></thead><tbody><tr><td>Lab</td><td>200</td></tr><tr><td>Bus</td><td>900</td></tr></tbody></table>',
    found: [{ line: 7, selector: 'tbody th' }],
    fix: [['tbody th {', 'th {']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a card with an image in a link',
    base: dashboard,
    edits: [
      [
        `@layer base  {
`,
        `.card { padding: 16px; }
.card:has(> img) { padding: 0; `,
      ],
      [
        'p class="q">A</p',
        'div class="card"><a href="#x"><img src="x.jpg" alt="A loaf" width="200" height="100"></a><p>Loaf</p></div',
      ],
    ],
    found: [{ line: 8, selector: '.card:has(> img)' }],
    fix: [['.card:has(> img)', '.card:has(img)']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a child combinator over two levels',
    base: courseCards,
    edits: [['.card img {', '.cards > img { ']],
    found: [{ line: 17, selector: '.cards > img' }],
    fix: [['.cards > img', '.cards img']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a child sign from the list to the link',
    css: `ul { padding: 0; }
ul > a { color: teal; }`,
    html: `<nav id="menu" class="main-nav">
<ul>
<li><a href="#a" class="link">Home</a></li>
<li><a href="#b" class="link">Events</a></li>
</ul>
</nav>`,
    found: [{ line: 8, selector: 'ul > a' }],
    fix: [['ul > a', 'ul a']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a child sign over two levels',
    css: 'nav > a { color: teal; }',
    html: `<nav id="menu" class="main-nav">
<ul>
<li><a href="#a" class="link">Home</a></li>
<li><a href="#b" class="link">Events</a></li>
</ul>
</nav>`,
    found: [{ line: 7, selector: 'nav > a' }],
    fix: [['nav > a', 'nav a']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a direct child that is a grandchild',
    css: '.team > li { color: teal; }',
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
    found: [{ line: 7, selector: '.team > li' }],
    fix: [['.team > li', '.team li']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a list in a paragraph',
    css: `p { line-height: 1.5; }
.hobbies ul { color: teal; }`,
    html: `<h1>About me</h1>
<p class="hobbies">On weekends I like:
<ul>
  <li>Chess</li>
  <li>Football</li>
</ul>`,
    found: [{ line: 8, selector: '.hobbies ul' }],
    fix: [['.hobbies', 'p.hobbies +']],
  },
  {
    code: 'wrong-combinator',
    shows: 'only direct children of the wrapper',
    css: '.menu > a { padding: 5px; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, selector: '.menu > a' }],
    fix: [['.menu > a', '.menu a']],
  },
  {
    code: 'wrong-combinator',
    shows: 'rows taken for children of the table',
    base: marks,
    edits: [['tbody tr:nth-child(even) {', 'table > tr:nth-child(even) { ']],
    found: [{ line: 11, selector: 'table > tr:nth-child(even)' }],
    fix: [['tr:nth-child(even)', 'tbody > tr:nth-child(even)']],
  },
  {
    code: 'wrong-combinator',
    shows: 'site nav li wrong combinator',
    base: clubEvents,
    edits: [['.site-nav ul', '.site-nav > li']],
    found: [{ line: 31, selector: '.site-nav > li' }],
    fix: [['.site-nav > li', '.site-nav li']],
  },
  {
    code: 'wrong-combinator',
    shows: 'table tr wrong combinator',
    base: joinForm,
    edits: [['tr:nth-child(even)', 'table > tr']],
    found: [{ line: 31, selector: 'table > tr' }],
    fix: [['table > tr', 'table > tbody > tr']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a comma missing between two headings',
    css: 'h1 h2 { color: teal; }',
    html: `<h1>One</h1>
<h2>Two</h2>`,
    found: [{ line: 7, selector: 'h1 h2' }],
    fix: [['h1 h2 {', 'h1, h2 {']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a selector that misses its comma',
    base: marks,
    edits: [['th, td {', 'th td { ']],
    found: [{ line: 9, selector: 'th td' }],
    fix: [['th td {', 'th, td {']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a title joined to its card',
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
.card {
  border: 1px solid #ccc;
  &.title { font-size: 20px; }
}
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<div class="card"><h3 class="title">Rye</h3><p>Dark bread</p></div>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 13, selector: '&.title' }],
    fix: [['&.title', '& .title']],
  },
  {
    code: 'wrong-combinator',
    shows: 'no space between two elements',
    css: '.card.title { color: teal; }',
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 7, selector: '.card.title' }],
    fix: [['.card.title', '.card .title']],
  },
  {
    code: 'wrong-combinator',
    shows: 'site header logo wrong combinator',
    base: clubEvents,
    edits: [['.site-header .logo', '.site-header.logo']],
    found: [{ line: 26, selector: '.site-header.logo' }],
    fix: 'base',
  },
  {
    code: 'wrong-combinator',
    shows: 'two classes as if on one element',
    base: tripPhotos,
    edits: [['.wide {', '.gallery.wide { ']],
    found: [{ line: 27, selector: '.gallery.wide' }],
    fix: [['.gallery.wide', '.gallery .wide']],
  },
  {
    code: 'misspelt-selector',
    shows: 'two classes without dot',
    css: '.card title { font-size: 20px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, selector: '.card title' }],
    fix: [['.card title', '.card .title']],
  },
  {
    code: 'wrong-combinator',
    shows: 'two columns without a comma',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
.left-part.right-part { border: 1px solid gray; padding: 10px; }
.left-part p { color: teal; }`,
    html: `<h1>Two columns</h1>
<div class="left-part"><p>News of the week</p></div>
<div class="right-part"><p>Next concert</p></div>`,
    found: [{ line: 9, selector: '.left-part.right-part' }],
    fix: [['.left-part.right-part', '.left-part, .right-part']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a space inside a compound',
    base: courseCards,
    edits: [['#featured {', '.card #featured { ']],
    found: [{ line: 24, selector: '.card #featured' }],
    fix: [['.card #featured', '.card#featured']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a space within one element',
    css: '.card .wide { width: 20rem; }',
    html: '<div class="card wide">One</div>',
    found: [{ line: 7, selector: '.card .wide' }],
    fix: [['.card .wide', '.card.wide']],
  },
  {
    code: 'wrong-combinator',
    shows: 'an element with its id apart',
    css: 'nav #menu { background: #eee; }',
    html: `<nav id="menu" class="main-nav">
<ul>
<li><a href="#a" class="link">Home</a></li>
<li><a href="#b" class="link">Events</a></li>
</ul>
</nav>`,
    found: [{ line: 7, selector: 'nav #menu' }],
    fix: [['nav #menu', 'nav#menu']],
  },
  {
    code: 'wrong-combinator',
    shows: 'cloud small wrong combinator',
    base: story,
    edits: [['.cloud.small', '.cloud .small']],
    found: [{ line: 26, selector: '.cloud .small' }],
    fix: 'base',
  },
  {
    code: 'wrong-combinator',
    shows: 'id with number sign and space',
    css: 'button #go { color: red; } ',
    html: '<form class="login"><label for="u">User</label><input id="u" name="user" type="text"><label><input type="checkbox" name="keep"> Keep me</label><button type="submit" id="go">Go</button></form>',
    found: [{ line: 7, selector: 'button #go' }],
    fix: [['button #go', 'button#go']],
  },
  {
    code: 'wrong-combinator',
    shows: 'tabs tab active wrong combinator',
    base: story,
    edits: [['.tab.active', '.tab .active']],
    found: [{ line: 36, selector: '.tabs .tab .active' }],
    fix: 'base',
  },
  {
    code: 'wrong-combinator',
    shows: 'td total wrong combinator',
    base: joinForm,
    edits: [['td.total', 'td .total']],
    found: [{ line: 32, selector: 'td .total' }],
    fix: 'base',
  },
  {
    code: 'wrong-combinator',
    shows: 'ul steps li wrong combinator',
    base: story,
    edits: [['ul.steps', 'ul .steps']],
    found: [{ line: 32, selector: 'ul .steps > li' }],
    fix: 'base',
  },
  {
    code: 'wrong-combinator',
    shows: 'a button taken for an input',
    css: 'input#go { background: navy; } ',
    html: '<form class="login"><label for="u">User</label><input id="u" name="user" type="text"><label><input type="checkbox" name="keep"> Keep me</label><button type="submit" id="go">Go</button></form>',
    found: [{ line: 7, selector: 'input#go' }],
    fix: [['input#go', '#go']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a class of the parent joined with a tag',
    css: 'ul.person { color: teal; }',
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
    found: [{ line: 7, selector: 'ul.person' }],
    fix: [['ul.person', 'ul .person']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a class on the row not the cell',
    base: marks,
    edits: [['.total td {', 'td.total { ']],
    found: [{ line: 15, selector: 'td.total' }],
    fix: [['td.total', '.total']],
  },
  {
    code: 'wrong-combinator',
    shows: 'active on the item',
    css: '.menu li.active { background: teal; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, selector: '.menu li.active' }],
    fix: [['li.active', 'li .active']],
  },
  {
    code: 'wrong-combinator',
    shows: 'an input type guessed',
    css: `input[type=submit] { background: navy; } 
label { display: block; }`,
    html: '<form class="login"><label for="u">User</label><input id="u" name="user" type="text"><label><input type="checkbox" name="keep"> Keep me</label><button type="submit" id="go">Go</button></form>',
    found: [{ line: 7, selector: 'input[type=submit]' }],
    fix: [['input[type=submit]', '[type=submit]']],
  },
  {
    code: 'wrong-combinator',
    shows: 'href beginning with https on relative links',
    css: 'a[href^="https"] { color: green; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, selector: 'a[href^="https"]' }],
  },
  {
    code: 'wrong-combinator',
    shows: 'a label before its checkbox',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Exercise</title>
  <style>
    .toggle {
      margin-right: 8px;
    }
    .toggle:checked + label {
      color: green;
      font-weight: bold;
    }
  </style>
</head>
<body>
  <h1>Settings</h1>
  <p>
    <label for="dark">Dark mode</label>
    <input class="toggle" id="dark" type="checkbox" checked>
  </p>
</body>
</html>
`,
    found: [{ line: 10, selector: '.toggle:checked + label' }],
    fix: [['.toggle:checked + label', 'label:has(+ .toggle:checked)']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a label beside not around',
    css: 'input:checked + label { color: green; } ',
    html: '<label for="c">Tea</label><input type="checkbox" id="c">',
    found: [{ line: 7, selector: 'input:checked + label' }],
    fix: [['input:checked + label', 'label:has(+ input:checked)']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a paragraph that is not next',
    base: diary,
    edits: [['blockquote {', 'article header + blockquote { ']],
    found: [{ line: 13, selector: 'article header + blockquote' }],
    fix: [['header +', 'header ~']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a sibling that stands before',
    css: 'ul ~ h2 { color: teal; }',
    html: `<h2>Events</h2>
<ul>
<li>Talk</li>
</ul>`,
    found: [{ line: 7, selector: 'ul ~ h2' }],
    fix: [['ul ~ h2', 'h2 ~ ul']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a span beside its checkbox',
    css: `.todo input[type="checkbox"]:checked span { text-decoration: line-through; }
.todo { display: block; }`,
    html: '<label class="todo"><input type="checkbox" checked> <span>Buy milk</span></label>',
    found: [{ line: 7, selector: '.todo input[type="checkbox"]:checked span' }],
    fix: [['input[type="checkbox"]:checked span', 'input[type="checkbox"]:checked ~ span']],
  },
  {
    code: 'wrong-combinator',
    shows: 'plus over an element between',
    css: `.card { padding: 1em; }
img + p { color: gray; } `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8, selector: 'img + p' }],
    fix: [['img + p', 'img ~ p']],
  },
  {
    code: 'wrong-combinator',
    shows: 'siblings in the wrong order in a card',
    css: `.project { border: 1px solid #ccc; padding: 1rem; }
.project p + h3 { color: gray; }`,
    html: `<div class="project">
  <h3>Weather</h3>
  <p>Shows the rain before it falls.</p>
</div>
<div class="project">
  <h3>Posters</h3>
  <p>A catalogue with a grid.</p>
</div>`,
    found: [{ line: 8, selector: '.project p + h3' }],
    fix: [['p + h3', 'h3 + p']],
  },
  {
    code: 'wrong-combinator',
    shows: 'the next sibling that is not next',
    css: 'h2 + ul { padding: 0; }',
    html: `<h2>Events</h2>
<p>This week</p>
<ul>
<li>Talk</li>
</ul>`,
    found: [{ line: 7, selector: 'h2 + ul' }],
    fix: [['h2 + ul', 'h2 ~ ul']],
  },
  {
    code: 'wrong-combinator',
    shows: 'the sibling stands before',
    base: festForm,
    edits: [['input[type="checkbox"]:checked + span {', 'span + input { ']],
    found: [{ line: 17, selector: 'span + input' }],
    fix: [['span + input', 'input + span']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a child that the row has not',
    base: marks,
    edits: [['td:last-child {', 'td:nth-child(4) { ']],
    found: [{ line: 13, selector: 'td:nth-child(4)' }],
  },
  {
    code: 'wrong-combinator',
    shows: 'a first child that is not first',
    base: roboticsClub,
    edits: [['.hero h1 {', '.hero h1:first-child { ']],
    found: [{ line: 22, selector: '.hero h1:first-child' }],
    fix: [['h1:first-child', 'h1:first-of-type']],
  },
  {
    code: 'wrong-combinator',
    shows: 'an empty list with a line break in it',
    css: `body {
  font-family: sans-serif;
  max-width: 400px;
  margin: 0 auto;
}
#list {
  padding: 0;
  list-style: none;
}
#list:empty {
  padding: 10px;
}
.empty {
  color: #999;
}
.add {
  display: flex;
  gap: 8px;
}
.add input {
  flex-grow: 1;
  padding: 8px;
}`,
    html: `<h1>To do</h1>
<form class="add"><input aria-label="New task"><button>Add</button></form>
<ul id="list">
</ul>
<p class="empty">Nothing to do.</p>`,
    found: [{ line: 16, selector: '#list:empty' }],
    fix: [
      [
        `id="list">
`,
        'id="list">',
      ],
    ],
  },
  {
    code: 'wrong-combinator',
    shows: 'an empty square with a line break in it',
    css: `.square {
  width: 80px;
  height: 80px;
  border: 1px solid black;
}
.square:empty { background: silver; }`,
    html: `<div class="square">X</div>
<div class="square">
</div>
<div class="square">O</div>`,
    found: [{ line: 12, selector: '.square:empty' }],
    fix: [
      [
        `class="square">
`,
        'class="square">',
      ],
    ],
  },
  {
    code: 'wrong-combinator',
    shows: 'an nth child beyond the last',
    css: 'li:nth-child(4) { color: teal; }',
    html: `<ul>
<li>One</li>
<li>Two</li>
<li>Three</li>
</ul>`,
    found: [{ line: 7, selector: 'li:nth-child(4)' }],
  },
  {
    code: 'wrong-combinator',
    shows: 'an nth child of the wrong place',
    css: 'p:first-child { font-weight: bold; }',
    html: `<div>
<h2>Talk</h2>
<p>One</p>
<p>Two</p>
</div>`,
    found: [{ line: 7, selector: 'p:first-child' }],
    fix: [['p:first-child', 'p:first-of-type']],
  },
  {
    code: 'wrong-combinator',
    shows: 'an only child beside a heading',
    css: `.card { padding: 1rem; }
.card p:only-child { font-style: italic; }`,
    html: `<article class="card">
<h2>Tea</h2>
<p>Green, black and white.</p>
</article>`,
    found: [{ line: 8, selector: '.card p:only-child' }],
    fix: [['p:only-child', 'p:only-of-type']],
  },
  {
    code: 'wrong-combinator',
    shows: 'first child after a picture',
    css: '.card h3:first-child { margin-top: 0; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, selector: '.card h3:first-child' }],
    fix: [['h3:first-child', 'h3:first-of-type']],
  },
  {
    code: 'wrong-combinator',
    shows: 'last child that is another element',
    css: '.team p:last-child { margin: 0; }',
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
    found: [{ line: 7, selector: '.team p:last-child' }],
    fix: [['p:last-child', 'p:last-of-type']],
  },
  {
    code: 'wrong-combinator',
    shows: 'nth child counted among all',
    css: `.card p { margin: 0; }
p:nth-child(1) { font-weight: bold; } `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8, selector: 'p:nth-child(1)' }],
    fix: [['p:nth-child(1)', 'p:nth-of-type(1)']],
  },
  {
    code: 'wrong-combinator',
    shows: 'story p first child wrong combinator',
    base: story,
    edits: [['p:first-of-type', 'p:first-child']],
    found: [{ line: 29, selector: '.story p:first-child' }],
    fix: 'base',
  },
  {
    code: 'wrong-combinator',
    shows: 'a state of what is inside the element after ~',
    css: '#on:checked ~ header .menu ul { color: red; }',
    html: '<header><div class="menu"><input id="on" type="checkbox"><ul><li>One</li></ul></div></header>',
    found: [{ line: 7, selector: '#on:checked ~ header .menu ul' }],
    fix: [['~ header .menu ul', '~ ul']],
  },
  {
    code: 'wrong-combinator',
    shows: 'a state of what is in another box',
    css: '#on:checked ~ ul { color: red; }',
    html: '<div><input id="on" type="checkbox"></div><ul><li>One</li></ul>',
    found: [{ line: 7, selector: '#on:checked ~ ul' }],
    fix: [['#on:checked ~', ':has(> #on:checked) ~']],
  },
];
