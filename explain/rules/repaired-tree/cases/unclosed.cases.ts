import { treeRows, type MistakeCase, type TreeRow } from '../../../cases/case.ts';
import {
  canteen,
  clubEvents,
  clubSite,
  dropDownMenu,
  joinForm,
  library,
  profile,
  story,
} from '../../../cases/base-pages.ts';

export const unclosedCases: readonly MistakeCase[] = [
  {
    code: 'unclosed-attribute-quote',
    shows: 'a quote never closed',
    css: '.box { padding: 1rem; }',
    html: `<p class="box>One</p>
<p class="note">Two</p>
<p>Three</p>`,
    found: [{ line: 11 }],
    fix: [['class="box', 'class="box"']],
  },
  {
    code: 'unclosed-comment',
    shows: 'a comment in a comment of words',
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
.cc { color: red; }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<!-- old <!-- inner --> text -->
<p class="cc">A</p>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 16 }],
    fix: [['old <!-- inner -->', 'old ']],
  },
  {
    code: 'unclosed-comment',
    shows: 'a comment never closed',
    css: '.box { padding: 1rem; }',
    html: `<p class="box">One</p>
<!-- later
<p>Two</p>`,
    found: [{ line: 12 }],
    fix: [['!-- later', '!-- later -->']],
  },
  {
    code: 'unclosed-comment',
    shows: 'a comment that never ends',
    base: library,
    edits: [
      [
        'this week.</p>',
        `this week.</p>
<!-- opening hours -- `,
      ],
    ],
    found: [{ line: 40 }],
    fix: [['hours -- ', 'hours --  -->']],
  },
  {
    code: 'unclosed-comment',
    shows: 'a price list lost in a comment',
    css: 'h1 { color: brown; }',
    html: `<h1>Honey</h1>
<!-- price list starts here
<p>Jar: £4</p>
<p>Comb: £6</p>
<!-- end of list -->
<p>Order by e-mail.</p>`,
    found: [{ line: 12 }],
    fix: [['starts here', 'starts here -->']],
  },
  {
    code: 'unclosed-element',
    shows: 'a box left open beside an inner one',
    css: `.dish { border: 1px solid; }
.name { font-weight: bold; }`,
    html: `<h1>Menu</h1>
<section>
  <div class="dish"><div class="name">Soup</div>
  <p>With bread</p>
</section>
<p>Every day from noon.</p>`,
    found: [{ line: 14, element: 'div' }],
    fix: [['Soup</div>', 'Soup</div></div>']],
  },
  {
    code: 'unclosed-element',
    shows: 'a card closed by the list of cards',
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
.card { border: 1px solid; padding: 8px; }
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<div class="cards">
  <div class="card">
    <h3>One</h3>
  <div class="card">
    <h3>Two</h3>
  </div>
</div>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 21, element: 'div' }],
    fix: [['One</h3>', 'One</h3></div>']],
  },
  {
    code: 'unclosed-element',
    shows: 'a div never closed',
    css: '.box { padding: 1rem; }',
    html: `<div class="box">
<p>One</p>
<section>
<p>Two</p>
</section>`,
    found: [{ line: 11, element: 'div' }],
  },
  {
    code: 'unclosed-element',
    shows: 'a panel closed by the row',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
`,
        `.panel { border: 1px solid; }
.stats { display: flex; `,
      ],
      [
        'p class="p"><a href="#">A</a></p',
        `div class="stats">
  <div class="panel"> 
    <div class="inner">
      <h3>Users</h3>
      <p>12</p>
  </div>
  <div class="panel">
    <div class="inner">
      <h3>Orders</h3>
    </div>
  </div>
</div`,
      ],
    ],
    found: [{ line: 26, element: 'div' }],
    fix: [['12</p>', '12</p></div>']],
  },
  {
    code: 'unclosed-element',
    shows: 'a table that takes the end of main',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
`,
        '.ee { color: red; ',
      ],
      [
        'p class="p"><a href="#">A</a>',
        `table class="ee">
  <tr><td>A</td></tr>
<p>After the table`,
      ],
    ],
    found: [{ line: 23, element: 'table' }],
    fix: [['/td></tr>', '/td></tr></table>']],
  },
  {
    code: 'unclosed-element',
    shows: 'an unclosed heading',
    css: '.a { color: teal; }',
    html: `<div class="a">
<h2>Team
<p>Text</p>
</div>`,
    found: [{ line: 12, element: 'h2' }],
    fix: [['h2>Team', 'h2>Team</h2>']],
  },
  {
    code: 'unclosed-element',
    shows: 'an unclosed list',
    css: '.a { color: teal; }',
    html: `<div class="a">
<ul>
<li>One</li>
</div>
<p>After</p>`,
    found: [{ line: 12, element: 'ul' }],
    fix: [['</div>', '</ul></div>']],
  },
  {
    code: 'unclosed-element',
    shows: 'an unclosed section',
    css: 'section { padding: 4px; }',
    html: `<section> 
<h2>One</h2>
<p>Text</p>
<section>
<h2>Two</h2>
</section>`,
    found: [{ line: 11, element: 'section' }],
    fix: [['<p>Text</p>', '<p>Text</p></section>']],
  },
  {
    code: 'unclosed-element',
    shows: 'div never closed in a longer page',
    base: canteen,
    edits: [['Canteen</div>', 'Canteen ']],
    found: [{ line: 47, element: 'div' }],
    fix: [['Canteen', 'Canteen</div>']],
  },
  {
    code: 'unclosed-element',
    shows: 'div never closed',
    base: clubEvents,
    edits: [['Commit</div>', 'Commit']],
    found: [{ line: 90, element: 'div' }],
    fix: 'base',
  },
  {
    code: 'unclosed-element',
    shows: 'main never closed',
    base: clubEvents,
    edits: [['</main>', '']],
    found: [{ line: 103, element: 'main' }],
    fix: [
      [
        `<p>Teams of four.</p>
</article>`,
        `<p>Teams of four.</p>
</article></main>`,
      ],
    ],
  },
  {
    code: 'unclosed-element',
    shows: 'a bold never closed',
    css: '.box { padding: 1rem; }',
    html: `<p class="box">A <b>word.</p>
<p>Next</p>`,
    found: [{ line: 11, element: 'b' }],
    fix: [['word.</p', 'word.</b></p']],
  },
  {
    code: 'unclosed-element',
    shows: 'a never closed',
    base: story,
    edits: [['story</a>.', 'story.']],
    found: [{ line: 48, element: 'a' }],
    fix: [['story.</p', 'story.</a></p']],
  },
  {
    code: 'unclosed-element',
    shows: 'a paragraph misspelt in its end',
    css: '.a { color: teal; }',
    html: `<div class="a">
<em>One</me>
</div>`,
    found: [{ line: 12 }],
    fix: [['One</me>', 'One</me></em>']],
  },
  {
    code: 'unclosed-element',
    shows: 'a span around a paragraph end',
    css: '.a { color: teal; }',
    html: `<p class="a">One <span>two</p>
<p>Three</p>`,
    found: [{ line: 11, element: 'span' }],
    fix: [['two</p', 'two</span></p']],
  },
  {
    code: 'unclosed-element',
    shows: 'an unclosed anchor before a list',
    css: '.a { color: teal; }',
    html: `<div class="a">
<a href="#x">One
<ul>
<li>Two</li>
</ul>
</div>`,
    found: [{ line: 12, element: 'a' }],
    fix: [['href="#x">One', 'href="#x">One</a>']],
  },
  {
    code: 'unclosed-element',
    shows: 'an unclosed italic',
    css: 'p { margin: 0; }',
    html: `<p>This is <i>leaning. </p>
<p>This should not be.</p>`,
    found: [{ line: 11, element: 'i' }],
    fix: [['leaning. </p', 'leaning. </i></p']],
  },
  {
    code: 'unclosed-element',
    shows: 'span never closed',
    base: story,
    edits: [['first</span', 'first<span']],
    found: [{ line: 47, element: 'span' }],
    fix: [
      [
        '<p>Asha wrote her <span class="word">first<span> commit in May.</p>',
        '<p>Asha wrote her <span class="word">first<span> commit in May.</span></p>',
      ],
    ],
  },
  {
    code: 'unclosed-end-tag',
    shows: 'an end tag without its sign',
    css: '.a { color: teal; }',
    html: `<div class="a">
<p>One</p
<p>Two</p>
</div>`,
    found: [{ line: 12, element: 'p' }],
    fix: [['One</p', 'One</p>']],
  },
  {
    code: 'unclosed-raw-text',
    shows: 'a script that swallows',
    css: '.a { color: teal; }',
    html: `<p class="a">One</p>
<script>
const a = 1;
<p>Two</p>`,
    found: [{ line: 12, element: 'script' }],
    fix: [['script>', 'script></script>']],
  },
  {
    code: 'unclosed-raw-text',
    shows: 'a style never closed',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<title>Noticeboard</title>
<style>
.box { color: teal; }
</head>
<body>
<p class="box">One</p>
</body>
</html>
`,
    found: [{ line: 5, element: 'style' }],
  },
  {
    code: 'unclosed-raw-text',
    shows: 'a style opened twice',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Shop</title>
<style>
p { color: #333; }
<style>
</head>
<body><h1>Shop</h1><p>Hello</p></body>
</html>
`,
    found: [{ line: 8, element: 'style' }],
    fix: [
      [
        `<style>
</head`,
        `</style>
</head`,
      ],
    ],
  },
  {
    code: 'unclosed-raw-text',
    shows: 'a textarea never closed',
    css: '.box { padding: 1rem; }',
    html: `<form class="box">
<textarea name="t">
<button>Send</button>
</form>`,
    found: [{ line: 12, element: 'textarea' }],
    fix: [['name="t">', 'name="t"></textarea>']],
  },
  {
    code: 'unclosed-raw-text',
    shows: 'a title never closed',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<title>Noticeboard
<style>
.box { color: teal; }
</style>
</head>
<body>
<p class="box">One</p>
</body>
</html>
`,
    found: [{ line: 4, element: 'title' }],
    fix: [['Noticeboard', 'Noticeboard</title>']],
  },
  {
    code: 'unclosed-raw-text',
    shows: 'a title that never ends',
    base: dropDownMenu,
    edits: [['Menu</title>', 'Menu ']],
    found: [{ line: 5, element: 'title' }],
    fix: [['title>Menu ', 'title>Menu </title>']],
  },
  {
    code: 'unclosed-select',
    shows: 'a select never closed',
    css: 'select { padding: .5rem; } .after { color: gray; }',
    html: `<form>
<label for="c">Colour</label><select id="c" name="c">
<option>Red</option><option>Blue</option>
<p class="after">Pick one.</p>
<button>Send</button>
</form>`,
    found: [{ line: 12, element: 'select' }],
    fix: [['Blue</option>', 'Blue</option></select>']],
  },
  {
    code: 'unclosed-select',
    shows: 'select never closed in a longer page',
    base: joinForm,
    edits: [['</select>', '']],
    found: [{ line: 45, element: 'select' }],
    fix: [['Second</option>', 'Second</option></select>']],
  },
  {
    code: 'unclosed-select',
    shows: 'select never closed',
    css: 'p { margin: 0; }',
    html: `<select name="y"> 
<option>1</option>
<option>2</option>
<p>Pick a year</p>`,
    found: [{ line: 11, element: 'select' }],
    fix: [['2</option>', '2</option></select>']],
  },
  {
    code: 'unclosed-tag',
    shows: 'a comparison without spaces',
    css: 'code { background: #eee; }',
    html: `<p>The loop ends if i <n && n is more than 0.</p>
<p>After the loop <code>i</code> is n.</p>`,
    found: [{ line: 11 }],
    fix: [['if i <n', 'if i &lt;n']],
  },
  {
    code: 'unclosed-tag',
    shows: 'a tag without its end',
    css: '.box { padding: 1rem; }',
    html: `<p class="box">One</p>
<div class="box"
<p>Two</p>
</div>`,
    found: [{ line: 12 }],
    fix: [['div class="box"', 'div class="box">']],
  },
  {
    code: 'unclosed-tag',
    shows: 'an angle bracket left out',
    base: profile,
    edits: [['class="skills">', 'class="skills" ']],
    found: [{ line: 26 }],
    fix: [['class="skills"', 'class="skills">']],
  },
];

/** Elements left open, stray tags, attributes and ends in the wrong place. */
export const repairedTags = treeRows([
  // Elements left open.
  [
    'a div that is never closed',
    'div',
    '<div class="one"><p>Hello</p><footer>End</footer>',
    '<div class="one"><p>Hello</p></div><footer>End</footer>',
  ],
  [
    'a span that is never closed',
    'span',
    '<p><span>Hello</p><p>You</p>',
    '<p><span>Hello</span></p><p>You</p>',
  ],
  [
    'a section closed by its parent',
    'section',
    '<main><section><h2>Hello</h2></main><p>You</p>',
    '<main><section><h2>Hello</h2></section></main><p>You</p>',
  ],
  [
    'a list that is never closed',
    'ul',
    '<ul><li>One</li><li>Two</li><p>You</p>',
    '<ul><li>One</li><li>Two</li></ul><p>You</p>',
  ],
  ['a heading that is never closed', 'h1', '<h1>Hello<p>You</p>', '<h1>Hello</h1><p>You</p>'],
  ['a heading closed at another level', 'h1', '<h1>Hello</h2><p>You</p>', '<h1>Hello</h1><p>You</p>'],
  ['a button that is never closed', 'button', '<button>Go<p>You</p>', '<button>Go</button><p>You</p>'],
  [
    'a label that is never closed',
    'label',
    '<form><label>Name <input></form><p>You</p>',
    '<form><label>Name <input></label></form><p>You</p>',
  ],
  [
    'a comment that is never closed',
    '',
    '<p>Hello</p><!-- you <p>More</p>',
    '<p>Hello</p><!-- you --><p>More</p>',
  ],
  ['a comment ended by ->', '', '<!-- one -><p>Hello</p>', '<!-- one --><p>Hello</p>'],
  [
    'a textarea that is never closed',
    'textarea',
    '<textarea aria-label="Text">Hello<p>You</p>',
    '<textarea aria-label="Text">Hello</textarea><p>You</p>',
  ],
  [
    'a script that is never closed',
    'script',
    '<p>Hello</p><script>let a = 1;<p>You</p>',
    '<p>Hello</p><script>let a = 1;</script><p>You</p>',
  ],
  [
    'a select that is never closed',
    'select',
    '<select aria-label="City"><option>One</option><p>You</p><input aria-label="Name">',
    '<select aria-label="City"><option>One</option></select><p>You</p><input aria-label="Name">',
  ],
  [
    'an iframe that is never closed',
    'iframe',
    '<iframe title="Map" src="map.html"><p>You</p>',
    '<iframe title="Map" src="map.html"></iframe><p>You</p>',
  ],
  [
    'a video that is never closed',
    'video',
    '<video src="a.mp4" controls><p>You</p>',
    '<video src="a.mp4" controls></video><p>You</p>',
  ],
  // Self-closing and stray tags.
  ...['div', 'span', 'p', 'i', 'script', 'textarea', 'iframe'].map((name): TreeRow => [
    `a ${name} closed by itself`,
    name,
    `<section><${name} class="box" /><em>Hello</em></section>`,
    `<section><${name} class="box"></${name}><em>Hello</em></section>`,
  ]),
  ['an end tag without a start', 'div', '<p>Hello</p></div><p>You</p>', '<p>Hello</p><p>You</p>'],
  [
    'an end tag of a section without a start',
    'section',
    '<div><p>Hello</p></section></div>',
    '<div><p>Hello</p></div>',
  ],
  ['the end tag of a paragraph alone', 'p', '<div>Hello</p></div>', '<div><p>Hello</p></div>'],
  ['the end tag of a line break', 'br', '<p>Hello</br>you</p>', '<p>Hello<br>you</p>'],
  [
    'the end tag of an image',
    'img',
    '<p><img src="data:," alt="">Hello</img></p>',
    '<p><img src="data:," alt="">Hello</p>',
  ],
  [
    'the end tag of an input',
    'input',
    '<p><input aria-label="Name"></input></p>',
    '<p><input aria-label="Name"></p>',
  ],
  ['an end tag misspelt', 'strong', '<p><strong>Hello</stong> you</p>', '<p><strong>Hello</strong> you</p>'],
  [
    'a start tag where the end was meant',
    'b',
    '<p><b>Hello<b> you</p><p>More</p>',
    '<p><b>Hello</b> you</p><p>More</p>',
  ],
  [
    'a start tag for the end of a div',
    'div',
    '<div class="one">Hello<div>\n<p>You</p>',
    '<div class="one">Hello</div>\n<p>You</p>',
  ],
  [
    'an image element',
    'image',
    '<p><image src="data:," alt="Asha"></p>',
    '<p><img src="data:," alt="Asha"></p>',
  ],
  // Attributes.
  [
    'a quote that is never closed',
    'p',
    '<p class="one>Hello</p>\n<p class="two">You</p>',
    '<p class="one">Hello</p>\n<p class="two">You</p>',
  ],
  ['a class with a space and no quotes', 'p', '<p class=one two>Hello</p>', '<p class="one two">Hello</p>'],
  [
    'no space between attributes',
    'a',
    '<p><a href="#"class="one">Hello</a></p>',
    '<p><a href="#" class="one">Hello</a></p>',
  ],
  [
    'two classes in two attributes',
    'p',
    '<p class="one" class="two">Hello</p>',
    '<p class="one two">Hello</p>',
  ],
  [
    'spaces in an alternative text without quotes',
    'img',
    '<p><img src="data:," alt=A red car></p>',
    '<p><img src="data:," alt="A red car"></p>',
  ],
  ['an attribute with an equals sign and no value', 'p', '<p class=>Hello</p>', '<p>Hello</p>'],
  ['a tag without its end', 'p', '<p class="one"\n<b>Hello</b></p>', '<p class="one">\n<b>Hello</b></p>'],
  ['an attribute with a colon', 'p', '<p class:"one">Hello</p>', '<p class="one">Hello</p>'],
  ['an attribute without its equals sign', 'p', '<p class "one">Hello</p>', '<p class="one">Hello</p>'],
  ['a second equals sign', 'p', '<p class=="one">Hello</p>', '<p class="one">Hello</p>'],
  // SVG and MathML.
  [
    'a paragraph in an svg',
    'svg',
    '<svg width="90" height="90"><p>Hello</p><circle r="9" /></svg>',
    '<svg width="90" height="90"><circle r="9" /></svg><p>Hello</p>',
  ],
  [
    'a div in an svg',
    'g',
    '<svg width="90" height="90"><g><div>Hello</div></g></svg>',
    '<svg width="90" height="90"><foreignObject width="90" height="90"><div>Hello</div></foreignObject></svg>',
  ],
  [
    'a div in math',
    'math',
    '<math><mi>x</mi><div>Hello</div></math>',
    '<math><mi>x</mi></math><div>Hello</div>',
  ],
  // Text.
  [
    'a less-than sign before a letter',
    'b',
    '<p>if a <b && c then</p><p>You</p>',
    '<p>if a &lt; b &amp;&amp; c then</p><p>You</p>',
  ],
  ['an unknown character reference', '', '<p>Fish &chps; chips</p>', '<p>Fish &amp; chips</p>'],
  [
    'a character reference without its semicolon',
    '',
    '<p>Price &lt5 &amp 3</p>',
    '<p>Price &lt;5 &amp; 3</p>',
  ],
  // Ends that come too soon or too late.
  [
    'a list closed without its slash',
    'ul',
    '<ul><li>One</li><ul><p>You</p>',
    '<ul><li>One</li></ul><p>You</p>',
  ],
  [
    'a comment that is not closed before the next one',
    '',
    '<!-- prices\n<p>Hello</p>\n<!-- end -->\n<p>You</p>',
    '<!-- prices -->\n<p>Hello</p>\n<!-- end -->\n<p>You</p>',
  ],
  [
    'a comment in a comment',
    '',
    '<!-- off <p>Hello</p> <!-- note --> <p>You</p> -->',
    '<!-- off <p>Hello</p> <p>You</p> -->',
  ],
  [
    'the end of a script in a string',
    'script',
    '<script>document.title = "</script>";</script>',
    '<script>document.title = "<\\/script>";</script>',
  ],
  [
    'a select never closed in a form',
    'select',
    '<form><select aria-label="Size"><option>S</option><option>L</option><p>You</p></form>',
    '<form><select aria-label="Size"><option>S</option><option>L</option></select><p>You</p></form>',
  ],
  [
    'a style closed without its slash',
    'style',
    '<style>p { color: teal; }<style><p>You</p>',
    '<style>p { color: teal; }</style><p>You</p>',
  ],
]);
