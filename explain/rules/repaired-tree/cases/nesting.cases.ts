import { treeRows, type MistakeCase, type TreeRow } from '../../../cases/case.ts';
import {
  canteen,
  clubEvents,
  clubSite,
  diary,
  festForm,
  gymPlans,
  joinForm,
  marks,
  roboticsClub,
} from '../../../cases/base-pages.ts';

export const nestingCases: readonly MistakeCase[] = [
  {
    code: 'body-content-in-head',
    shows: 'a box in the head',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<title>Noticeboard</title>
<div class="box">Hello</div>
<style>
.box { color: teal; }
</style>
</head>
<body>
<p class="box">One</p>
</body>
</html>
`,
    found: [{ line: 5, element: 'div' }],
  },
  {
    code: 'body-content-in-head',
    shows: 'a heading in the head',
    page: `<!DOCTYPE html>
<html>
<head>
<title>Tea</title>
<h1>Tea</h1> 
</head>
<body>
<p>Hot</p>
</body>
</html>`,
    found: [{ line: 5, element: 'h1' }],
  },
  {
    code: 'content-not-allowed',
    shows: 'a block heading in a paragraph',
    base: roboticsClub,
    edits: [['We meet every Friday in lab 4.</p>', '<div>We meet every Friday in lab 4.</div></p> ']],
    found: [{ line: 38, element: 'p' }],
    fix: [
      [
        '<p><div>We meet every Friday in lab 4.</div></p>',
        '<div><div>We meet every Friday in lab 4.</div></div>',
      ],
    ],
  },
  {
    code: 'content-not-allowed',
    shows: 'a box in a paragraph',
    css: '.box { padding: 1rem; }',
    html: `<section class="box">
<p>Before
<div>Inside</div>
After</p>
</section>`,
    found: [{ line: 13 }],
    fix: [
      ['<p>Before', '<div>Before'],
      ['After</p', 'After</div'],
    ],
  },
  {
    code: 'content-not-allowed',
    shows: 'a field in a select',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
`,
        '.n { color: red; ',
      ],
      [
        'p class="p"><a href="#">A</a></p',
        `select class="n" aria-label="N"><option>A</option>
<input type="text" aria-label="B">
</select`,
      ],
    ],
    found: [{ line: 24, element: 'select' }],
    fix: [
      [
        `input type="text" aria-label="B">
</select>`,
        `/select><input type="text" aria-label="B">
`,
      ],
    ],
  },
  {
    code: 'content-not-allowed',
    shows: 'a heading in a paragraph',
    css: '.a { color: teal; }',
    html: `<p class="a">Intro
<h2>Title</h2>
</p>`,
    found: [{ line: 12, element: 'p' }],
    fix: [
      [
        `h2>Title</h2>
</p>`,
        `/p><h2>Title</h2>
`,
      ],
    ],
  },
  {
    code: 'content-not-allowed',
    shows: 'a list in a paragraph',
    css: '.box { padding: 1rem; }',
    html: `<section class="box">
<p>Bring:
<ul>
<li>Laptop</li>
</ul>
</p>
</section>`,
    found: [{ line: 13 }],
    fix: [
      ['<ul>', '</p><ul>'],
      [
        `</p>
</section`,
        `
</section`,
      ],
    ],
  },
  {
    code: 'content-not-allowed',
    shows: 'a list item outside',
    css: 'li { color: teal; }',
    html: '<p>Buy: <ol><li>Tea</li></ol> </p>',
    found: [{ line: 11, element: 'p' }],
    fix: [['ol><li>Tea</li></ol> </p>', '/p><ol><li>Tea</li></ol> ']],
  },
  {
    code: 'content-not-allowed',
    shows: 'a paragraph around a figure',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Two weeks in Norway</title>
  <style>
    body {
      margin: 0;
      font: 16px/1.6 Helvetica, Arial, sans-serif;
      color: #222;
    }
    a { color: #005f99; }
    a:focus-visible { outline: 3px solid orange; }
    .banner {
      position: relative;
      height: 260px;
      background-image: linear-gradient(to right, #005f99, #7fc8f8);
      overflow: hidden;
    }
    .banner h1 {
      position: absolute;
      left: 30px;
      bottom: 10px;
      margin: 0;
      color: white;
      text-shadow: 1px 1px 3px black;
    }
    .layout {
      display: grid;
      grid-template-columns: 1fr 260px;
      column-gap: 30px;
      max-width: 1000px;
      margin: 20px auto;
    }
    .post {
      border-bottom: 1px dashed silver;
      padding-bottom: 20px;
    }
    .post h2 {
      text-transform: uppercase;
    }
    .post .date {
      font-size: 14px;
      color: #666;
    }
    .post p::first-letter {
      font-size: 150%;
    }
    figure {
      margin: 0;
      border: 1px solid silver;
    }
    figure img {
      display: block;
      width: 100%;
    }
    figcaption {
      padding: 6px;
      font-style: italic;
    }
    blockquote {
      margin: 10px 30px;
      quotes: none;
    }
    aside {
      background-color: #eef6fb;
      padding: 15px;
      align-self: start;
    }
    aside > h2 {
      font-size: 18px;
    }
    aside ul li {
      margin-bottom: 6px;
    }
    .comment-form label {
      display: block;
      font-weight: bold;
    }
    .comment-form textarea {
      width: 100%;
      min-height: 100px;
      resize: vertical;
    }
    .comment-form input:invalid {
      border-color: red;
    }
    .send {
      border: none;
      border-radius: 4px;
      background-color: #005f99;
      color: white;
      padding: 8px 16px;
    }
    .site-footer {
      display: flex;
      justify-content: space-between;
      background-color: #222;
      color: #ddd;
      padding: 10px 30px;
    }
    .site-footer a {
      color: inherit;
    }
  </style>
</head>
<body>
  <header class="banner">
    <h1>Two weeks in Norway</h1>
  </header>
  <div class="layout">
    <main>
      <article class="post">
        <h2>Bergen</h2>
        <p class="date">3 July</p>
        <p>It rained, of course. We saw the <a href="https://example.org/port">old port</a>.</p>
        <p><figure>
          <img src="bergen.jpg" alt="Wooden houses at the port of Bergen">
          <figcaption>The port in the rain</figcaption>
        </figure>
      </article>
      <article class="post">
        <h2>Oslo</h2>
        <p class="date">9 July</p>
        <p>The opera has a roof you can walk on.</p>
        <blockquote>
          <p>You stand on music.</p>
        </blockquote>
      </article>
      <form class="comment-form" action="/comment" method="post">
        <h2>Your comment</h2>
        <label for="who">Name</label>
        <input type="text" id="who" name="who" required>
        <label for="text">Text</label>
        <textarea id="text" name="text"></textarea>
        <p><button class="send" type="submit">Send</button></p>
      </form>
    </main>
    <aside>
      <h2>Packing list</h2>
      <ul>
        <li>Rain coat</li>
        <li>Boots</li>
        <li>Camera</li>
      </ul>
      <h2>Route</h2>
      <ol>
        <li>Bergen</li>
        <li>Oslo</li>
      </ol>
    </aside>
  </div>
  <footer class="site-footer">
    <p>Written on the train</p>
    <p><a href="#top">Back to the top</a></p>
  </footer>
</body>
</html>
`,
    found: [{ line: 117, element: 'p' }],
    fix: [['p><figure', 'figure']],
  },
  {
    code: 'content-not-allowed',
    shows: 'a paragraph as the title of a select',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
form { background: linen; padding: 16px; }
select { padding: 4px; }`,
    html: `<h1>Pottery course</h1>
<form action="/join">
  <p><label>Name <input name="name"></label></p>
  <label>Day
    <select name="day">
      <p>Choose a day</p>
      <option>Monday</option>
      <option>Friday</option>
    </select>
  </label>
  <button>Join</button>
</form>`,
    found: [{ line: 19, element: 'p' }],
    fix: [['p>Choose a day</p', 'option>Choose a day</option']],
  },
  {
    code: 'content-not-allowed',
    shows: 'a table in a paragraph',
    css: '.a { color: teal; }',
    html: `<p class="a">
<table>
<tr><td>One</td></tr>
</table>
</p>`,
    found: [{ line: 12, element: 'p' }],
    fix: [
      ['<p class="a">', '<div class="a">'],
      ['</p>', '</div>'],
    ],
  },
  {
    code: 'content-not-allowed',
    shows: 'p closed early in a longer page',
    base: gymPlans,
    edits: [
      [
        `500</p>
    <ul><li>Weights</li><li>Lockers</li></ul`,
        `500
    <ul> <li>Weights</li><li>Lockers</li></ul></p`,
      ],
    ],
    found: [{ line: 42, element: 'p' }],
    fix: [['ul> <li>Weights</li><li>Lockers</li></ul></p', '/p><ul> <li>Weights</li><li>Lockers</li></ul']],
  },
  {
    code: 'content-not-allowed',
    shows: 'p closed early',
    base: clubEvents,
    edits: [['of college', '<div>of college</div>']],
    found: [{ line: 100, element: 'p' }],
    fix: [
      [
        'p class="lead">A community <div>of college</div> developers.</p',
        'div class="lead">A community <div>of college</div> developers.</div',
      ],
    ],
  },
  {
    code: 'content-not-allowed',
    shows: 'text straight in a select',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
.ticket { border: 1px solid silver; padding: 12px; }`,
    html: `<h1>Ferry tickets</h1>
<form action="/buy" class="ticket">
  <select name="to" aria-label="To">
    Where to?
    <option>Rab</option>
    <option>Cres</option>
  </select>
  <button>Buy</button>
</form>`,
    found: [{ line: 16, element: 'select' }],
    fix: [['Where to?', '<option>Where to?</option>']],
  },
  {
    code: 'crossed-tags',
    shows: 'a crossed',
    base: clubEvents,
    edits: [['Events</a></li', 'Events</li']],
    found: [{ line: 93, element: 'a' }],
    fix: 'base',
  },
  {
    code: 'crossed-tags',
    shows: 'a link never closed',
    base: canteen,
    edits: [['Menu</a></li>', 'Menu</li> ']],
    found: [{ line: 50, element: 'a' }],
    fix: [['<li><a href="menu.html">Menu</li> ', '<li><a href="menu.html">Menu</a></li> ']],
  },
  {
    code: 'crossed-tags',
    shows: 'a span closed after its paragraph',
    base: festForm,
    edits: [['Use your college address.</p>', '<b>Use your college address.</p></b> ']],
    found: [{ line: 30 }],
    fix: [['/p></b', '/b></p']],
  },
  {
    code: 'crossed-tags',
    shows: 'crossed tags',
    css: '.box { padding: 1rem; }',
    html: '<p class="box"><b><i>Both</b> one</i></p>',
    found: [{ line: 11 }],
    fix: [['/b> one</i>', '/i></b> one']],
  },
  {
    code: 'crossed-tags',
    shows: 'emphasis across a paragraph',
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
.q { color: red; }
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<em class="q">One
<p>Two</em> three</p>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 21, element: 'p' }],
    fix: [['<p>Two', '</em><p><em>Two']],
  },
  {
    code: 'ignored-start-tag',
    shows: 'a cell without a table',
    css: '.box { padding: 1rem; }',
    html: `<div class="box">
<td>One</td>
</div>`,
    found: [{ line: 12, element: 'td' }],
    fix: [['td>One</td', 'table><tr><td>One</td></tr></table']],
  },
  {
    code: 'ignored-start-tag',
    shows: 'a form in a form',
    css: '.box { padding: 1rem; }',
    html: `<form class="box">
<form>
<button>Send</button>
</form>
</form>`,
    found: [{ line: 12, element: 'form' }],
    fix: [
      ['<form>', ''],
      [
        `</form>
</form`,
        `
</form`,
      ],
    ],
  },
  {
    code: 'ignored-start-tag',
    shows: 'a row without its table',
    css: '.box { padding: 1rem; }',
    html: `<form class="box">
<p>Two</p>
<tr><td>Three</td></tr>
</form>`,
    found: [{ line: 13 }],
    fix: [['tr><td>Three</td></tr', 'table><tr><td>Three</td></tr></table']],
  },
  {
    code: 'ignored-start-tag',
    shows: 'form ignored in a longer page',
    base: festForm,
    edits: [
      [
        'address.</p>',
        `address.</p>
    <form> `,
      ],
    ],
    found: [{ line: 31, element: 'form' }],
  },
  {
    code: 'ignored-start-tag',
    shows: 'form ignored',
    base: joinForm,
    edits: [
      [
        'action="/join">',
        `action="/join">
<form>`,
      ],
    ],
    found: [{ line: 39, element: 'form' }],
  },
  {
    code: 'ignored-start-tag',
    shows: 'rows without a table',
    base: diary,
    edits: [
      [
        'not.</p>',
        `not.</p>
    <tr><td>Monday</td></tr> `,
      ],
    ],
    found: [{ line: 31, element: 'tr' }],
    fix: [['tr><td>Monday</td></tr', 'table><tr><td>Monday</td></tr></table']],
  },
  {
    code: 'moved-before-table',
    shows: 'a box straight in a table',
    css: '.box { padding: 1rem; }',
    html: `<table class="box">
<div>Hello</div>
<tr><td>One</td></tr>
</table>`,
    found: [{ line: 12, element: 'div' }],
    fix: [['div>Hello</div', 'caption><div>Hello</div></caption']],
  },
  {
    code: 'moved-before-table',
    shows: 'a cell that lost its row end',
    css: '.a { color: teal; }',
    html: `<table class="a">
<tr>
<p>Before</p>
<td>One</td>
</tr>
</table>`,
    found: [{ line: 13, element: 'p' }],
    fix: [['p>Before</p', 'td><p>Before</p></td']],
  },
  {
    code: 'moved-before-table',
    shows: 'a div around rows',
    css: `.fruit { background: #eef; }
td { padding: 4px; }`,
    html: `<table>
<div class="fruit">
<tr><td>Apples</td><td>3</td></tr>
<tr><td>Pears</td><td>5</td></tr>
</div>
</table>`,
    found: [{ line: 13, element: 'div' }],
    fix: [
      ['<div class="fruit"', '<tbody class="fruit"'],
      ['</div>', '</tbody>'],
    ],
  },
  {
    code: 'moved-before-table',
    shows: 'a heading between the rows',
    base: marks,
    edits: [
      [
        '36</td></tr>',
        `36</td></tr>
<h3>Sum</h3> `,
      ],
    ],
    found: [{ line: 29, element: 'h3' }],
    fix: [['h3>Sum</h3', 'tr><td colspan="3"><h3>Sum</h3></td></tr']],
  },
  {
    code: 'moved-before-table',
    shows: 'a login form between table and rows',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
`,
        '.logins { border: 1px solid; ',
      ],
      [
        'p class="p"><a href="#">A</a></p',
        `table class="logins">
  <form action="/login">
  <tr><td>User</td><td><input name="u" aria-label="User"></td></tr>
  </form>
</table`,
      ],
    ],
    found: [{ line: 24, element: 'form' }],
    fix: [
      [
        `table class="logins">
  <form action="/login">`,
        `form action="/login"><table class="logins">
  `,
      ],
      [
        `  </form>
</table>`,
        `  
</table></form>`,
      ],
    ],
  },
  {
    code: 'moved-before-table',
    shows: 'a table without row end and a paragraph',
    css: 'td { padding: 4px; }',
    html: `<table>
<tr><td>Lab</td></tr>
<p>All fees</p> 
</table>`,
    found: [{ line: 13, element: 'p' }],
    fix: [['p>All fees</p', 'tr><td><p>All fees</p></td></tr']],
  },
  {
    code: 'moved-before-table',
    shows: 'table with text outside its cells',
    base: joinForm,
    edits: [
      [
        'td>300</td></tr>',
        `td>300</td></tr>
and more`,
      ],
    ],
    found: [{ line: 59 }],
    fix: [['and more', '<tr><td colspan="2">and</td></tr> <tr><td colspan="2">more</td></tr>']],
  },
  {
    code: 'moved-before-table',
    shows: 'text in the table',
    css: 'td { padding: 4px; }',
    html: `<table>
Fees of the year 
<tr><td>Lab</td></tr>
</table>`,
    found: [{ line: 12 }],
    fix: [
      [
        'Fees of the year',
        '<caption>Fees</caption> <caption>of</caption> <caption>the</caption> <caption>year</caption>',
      ],
    ],
  },
  {
    code: 'moved-before-table',
    shows: 'text straight in a table',
    css: '.box { padding: 1rem; }',
    html: `<table class="box">
Hello
<tr><td>One</td></tr>
</table>`,
    found: [{ line: 12 }],
    fix: [['Hello', '<caption>Hello</caption>']],
  },
  {
    code: 'nested-interactive',
    shows: 'a button with a class in a link',
    css: '.button { padding: 8px 16px; color: white; background: navy; }',
    html: '<p><a href="/join"><button type="button" class="button">Join</button></a></p>',
    found: [{ line: 11, element: 'button' }],
    fix: [
      ['href="/join"><button type="button" class="button">Join</button>', 'class="button" href="/join">Join'],
    ],
  },
  {
    code: 'nested-same-element',
    shows: 'a button around a button',
    css: 'button { padding: 4px; }',
    html: '<button>Save <button>Now</button></button> ',
    found: [{ line: 11, element: 'button' }],
    fix: [['button>Now</button>', '/button><button>Now']],
  },
  {
    code: 'nested-same-element',
    shows: 'a button in a button',
    css: '.box { padding: 1rem; }',
    html: `<div class="box">
<button type="button">One
<button type="button">Two</button></button>
</div>`,
    found: [{ line: 13, element: 'button' }],
    fix: [['button type="button">Two</button>', '/button><button type="button">Two']],
  },
  {
    code: 'nested-same-element',
    shows: 'a in itself',
    base: diary,
    edits: [['posts</a>', '<a href="x.html">posts</a></a> ']],
    found: [{ line: 37, element: 'a' }],
    fix: [['a href="x.html">posts</a>', '/a><a href="x.html">posts']],
  },
  {
    code: 'nested-same-element',
    shows: 'a link in a link',
    css: '.box { padding: 1rem; }',
    html: `<p class="box">
<a href="#x">One
<a href="#y">Two</a></a>
</p>`,
    found: [{ line: 13, element: 'a' }],
    fix: [['a href="#y">Two</a>', '/a><a href="#y">Two']],
  },
];

const blocks =
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 header hr main menu nav ol pre search section table ul'.split(
    ' ',
  );

/** Elements that can’t be where they are, or in themselves. */
export const repairedNesting = treeRows([
  // A block closes an open paragraph.
  ...blocks.map((name): TreeRow => {
    const block =
      name === 'hr'
        ? '<hr>'
        : name === 'table'
          ? '<table><tr><td>One</td></tr></table>'
          : `<${name}>One</${name}>`;
    return [`a ${name} in a paragraph`, 'p', `<p>Hello ${block} you</p>`, `<p>Hello</p> ${block} you`];
  }),
  ['a paragraph around a list without its end tag', 'p', '<p><ul><li>One</li></ul>', '<ul><li>One</li></ul>'],
  [
    'a heading cell closed without its slash',
    'th',
    '<table><tr><th>Player<th><th>Games</th></tr><tr><td>Anu</td><td>2</td></tr></table>',
    '<table><tr><th>Player</th><th>Games</th></tr><tr><td>Anu</td><td>2</td></tr></table>',
  ],
  // Elements that can't contain themselves.
  [
    'a link in a link',
    'a',
    '<a href="#one">One <a href="#two">Two</a></a>',
    '<a href="#one">One</a> <a href="#two">Two</a>',
  ],
  [
    'a card that is a link with a link inside',
    'a',
    '<a href="#one"><div>One <a href="#two">Two</a></div></a>',
    '<div><a href="#one">One</a> <a href="#two">Two</a></div>',
  ],
  [
    'a form in a form',
    'form',
    '<form><form><input aria-label="Name"></form></form>',
    '<form><input aria-label="Name"></form>',
  ],
  [
    'a button in a button',
    'button',
    '<button>One <button>Two</button></button>',
    '<button>One</button> <button>Two</button>',
  ],
  [
    'an option in an option',
    'option',
    '<select aria-label="City"><option>One <option>Two</option></option></select>',
    '<select aria-label="City"><option>One</option><option>Two</option></select>',
  ],
  ['a heading in a heading', 'h2', '<h2>One <h3>Two</h3></h2>', '<h2>One</h2><h3>Two</h3>'],
  [
    'an item in an item',
    'li',
    '<ul><li>One <li>Two</li></li></ul>',
    '<ul><li>One <ul><li>Two</li></ul></li></ul>',
  ],
  [
    'a term in a description',
    'dd',
    '<dl><dt>One</dt><dd>Two <dt>Three</dt></dd></dl>',
    '<dl><dt>One</dt><dd>Two</dd><dt>Three</dt><dd>Four</dd></dl>',
  ],
  ['a paragraph in a paragraph', 'p', '<p>One <p>Two</p></p>', '<p>One</p><p>Two</p>'],
  // Tables.
  [
    'text in a table',
    'table',
    '<table>Hello<tr><td>One</td></tr></table>',
    '<table><caption>Hello</caption><tr><td>One</td></tr></table>',
  ],
  [
    'text in a row',
    'table',
    '<table><tr>Hello<td>One</td></tr></table>',
    '<table><tr><td>Hello</td><td>One</td></tr></table>',
  ],
  [
    'a div in a table',
    'div',
    '<table><div>Hello</div><tr><td>One</td></tr></table>',
    '<div>Hello</div><table><tr><td>One</td></tr></table>',
  ],
  [
    'a paragraph in a row',
    'p',
    '<table><tr><p>Hello</p><td>One</td></tr></table>',
    '<table><tr><td><p>Hello</p></td><td>One</td></tr></table>',
  ],
  [
    'a heading in a table body',
    'h2',
    '<table><tbody><h2>Hello</h2><tr><td>One</td></tr></tbody></table>',
    '<h2>Hello</h2><table><tbody><tr><td>One</td></tr></tbody></table>',
  ],
  [
    'a list in a table',
    'ul',
    '<table><ul><li>Hello</li></ul><tr><td>One</td></tr></table>',
    '<ul><li>Hello</li></ul><table><tr><td>One</td></tr></table>',
  ],
  [
    'a form in a table',
    'form',
    '<table><form><tr><td><input aria-label="Name"></td></tr></form></table>',
    '<form><table><tr><td><input aria-label="Name"></td></tr></table></form>',
  ],
  [
    'a form around the cells of a row',
    'form',
    '<table><tr><form><td><input aria-label="Name"></td></form></tr></table>',
    '<form><table><tr><td><input aria-label="Name"></td></tr></table></form>',
  ],
  [
    'an input in a table',
    'input',
    '<table><input aria-label="Name"><tr><td>One</td></tr></table>',
    '<input aria-label="Name"><table><tr><td>One</td></tr></table>',
  ],
  [
    'a link around a row',
    'a',
    '<table><a href="#"><tr><td>One</td></tr></a></table>',
    '<table><tr><td><a href="#">One</a></td></tr></table>',
  ],
  [
    'a cell straight in a table',
    'td',
    '<table><td>One</td><td>Two</td></table>',
    '<table><tr><td>One</td><td>Two</td></tr></table>',
  ],
  ['a cell in a div', 'td', '<div><td>One</td></div>', '<div>One</div>'],
  ['a row in a div', 'tr', '<div><tr>One</tr></div>', '<div>One</div>'],
  ['a caption outside a table', 'caption', '<div><caption>One</caption></div>', '<div>One</div>'],
  [
    'a table in a table',
    'table',
    '<table><tr><td>One</td></tr><table><tr><td>Two</td></tr></table></table>',
    '<table><tr><td>One</td></tr></table><table><tr><td>Two</td></tr></table>',
  ],
  [
    'a row and a cell crossed',
    'td',
    '<table><tr><td>One</tr></td></table>',
    '<table><tr><td>One</td></tr></table>',
  ],
  // Places.
  ['body twice', 'body', '<body class="dark"><p>Hello</p>', '<p class="dark">Hello</p>'],
  ['a second html element', 'html', '<html class="dark"><p>Hello</p>', '<p class="dark">Hello</p>'],
  [
    'a title in the body of the page: head again',
    'head',
    '<head><base href="/"></head><p>Hello</p>',
    '<p>Hello</p>',
  ],
  ['a frameset in the body', 'frameset', '<frameset cols="50%,50%"></frameset><p>Hello</p>', '<p>Hello</p>'],
  [
    'content after the end of the body',
    'p',
    '<p>Hello</p></body></html><p>Late</p>',
    '<p>Hello</p><p>Late</p>',
  ],
  // Formatting elements.
  ['bold that is never closed', 'b', '<p><b>Hello</p><p>You</p>', '<p><b>Hello</b></p><p>You</p>'],
  [
    'a link that is never closed',
    'a',
    '<p><a href="#">Hello</p><p>You</p>',
    '<p><a href="#">Hello</a></p><p>You</p>',
  ],
  [
    'em and strong crossed',
    'em',
    '<p><strong>One <em>two</strong> three</em></p>',
    '<p><strong>One <em>two</em></strong> three</p>',
  ],
  ['bold crossed with a block', 'div', '<b>One <div>two</b> three</div>', '<b>One</b> <div>two three</div>'],
  [
    'small that is never closed',
    'small',
    '<div><small>Hello</div><p>You</p>',
    '<div><small>Hello</small></div><p>You</p>',
  ],
  [
    'a div around rows',
    'div',
    '<table><div class="fruit"><tr><td>One</td></tr></div></table>',
    '<table><tbody class="fruit"><tr><td>One</td></tr></tbody></table>',
  ],
  [
    'a paragraph between rows',
    'p',
    '<table><tr><td>One</td><td>Two</td></tr><p>Hello</p><tr><td>Three</td><td>Four</td></tr></table>',
    '<table><tr><td>One</td><td>Two</td></tr><tr><td colspan="2"><p>Hello</p></td></tr><tr><td>Three</td><td>Four</td></tr></table>',
  ],
]);

/** Elements whose tags are in different parents, tables that stay open, and comments. */
export const repairedOverlaps = treeRows([
  [
    'a cell closed as a heading cell',
    'th',
    '<table><tr><td>One</th><td>Two</td></tr></table>',
    '<table><tr><td>One</td><td>Two</td></tr></table>',
  ],
  [
    'a description closed as a term',
    'dt',
    '<dl><dt>One</dt><dd>Two</dt><dt>Three</dt><dd>Four</dd></dl>',
    '<dl><dt>One</dt><dd>Two</dd><dt>Three</dt><dd>Four</dd></dl>',
  ],
  [
    'a paragraph in a select',
    'p',
    '<select aria-label="Size"><p>Choose</p><option>S</option></select>',
    '<select aria-label="Size"><option>Choose</option><option>S</option></select>',
  ],
  [
    'list items in a select',
    'li',
    '<select aria-label="Size"><li>S</li></select>',
    '<select aria-label="Size"><option>S</option></select>',
  ],
  [
    'text in a select',
    'select',
    '<select aria-label="Size">Choose<option>S</option></select>',
    '<select aria-label="Size"><option>Choose</option><option>S</option></select>',
  ],
  [
    'text between the options of a select',
    'select',
    '<select aria-label="Size"><option>S</option>M<option>L</option></select>',
    '<select aria-label="Size"><option>S</option><option>M</option><option>L</option></select>',
  ],
  [
    'emphasis crossed with a paragraph',
    'p',
    '<em>One <p>two</em> three</p>',
    '<p><em>One</em> two three</p>',
  ],
  [
    'a form between a table and its rows',
    'form',
    '<table><form action="/a"><tr><td><input aria-label="A"></td></tr></form></table>',
    '<form action="/a"><table><tr><td><input aria-label="A"></td></tr></table></form>',
  ],
  [
    'a table without its end tag',
    'table',
    '<main>\n<table>\n  <tr><td>One</td></tr>\n</main>\n<p>You</p>',
    '<main>\n<table>\n  <tr><td>One</td></tr>\n</table>\n</main>\n<p>You</p>',
  ],
  [
    'an inner div that the end tag of another one closes',
    'div',
    '<div class="card">\n  <div class="inner">\n    <p>One</p>\n</div>\n<p>You</p>',
    '<div class="card">\n  <div class="inner">\n    <p>One</p>\n  </div>\n</div>\n<p>You</p>',
  ],
  [
    'a field in a select with its end tag',
    'select',
    '<select aria-label="A"><option>One</option><input aria-label="B"></select>',
    '<select aria-label="A"><option>One</option></select><input aria-label="B">',
  ],
  [
    'a comment with words around another',
    '',
    '<!-- old <!-- inner --> words --><p>You</p>',
    '<!-- old inner words --><p>You</p>',
  ],
  ['a comment with one dash', '', '<!- <b>old</b> -><p>You</p>', '<!-- <b>old</b> --><p>You</p>'],
]);
