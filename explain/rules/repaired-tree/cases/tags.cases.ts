import { treeRows, type MistakeCase } from '../../../cases/case.ts';
import {
  clubEvents,
  courseCards,
  diary,
  dropDownMenu,
  festForm,
  joinForm,
  library,
  loader,
  profile,
  roboticsClub,
  story,
} from '../../../cases/base-pages.ts';

export const tagsCases: readonly MistakeCase[] = [
  {
    code: 'missing-doctype',
    shows: 'no doctype',
    page: `<html lang="en">
<head>
<title>Noticeboard</title>
<style>
.box { color: teal; }
</style>
</head>
<body>
<p class="box">One</p>
</body>
</html>
`,
    found: [{ line: 1 }],
    fix: [
      [
        '<html lang="en"',
        `<!DOCTYPE html>
<html lang="en"`,
      ],
    ],
  },
  {
    code: 'missing-slash',
    shows: 'a heading cell of a league table',
    css: `table { border-collapse: collapse; }
th, td { border: 1px solid #999; padding: 4px 8px; }`,
    html: `<h1>Chess league</h1>
<table>
  <tr>
    <th>Player<th>
    <th>Games</th>
  </tr>
  <tr>
    <td>Anu</td>
    <td>12</td>
  </tr>
</table>`,
    found: [{ line: 15, element: 'th' }],
    fix: [['Player<th', 'Player</th']],
  },
  {
    code: 'missing-slash',
    shows: 'a list closed without a slash',
    css: 'ul { padding-left: 1rem; } .after { color: #777; }',
    html: `<ul>
<li>Red</li>
<li>Green</li>
<ul>
<p class="after">Pick a colour.</p>`,
    found: [{ line: 14, element: 'ul' }],
    fix: [
      [
        `<ul>
<p`,
        `</ul>
<p`,
      ],
    ],
  },
  {
    code: 'missing-slash',
    shows: 'a strong that is opened twice',
    base: diary,
    edits: [['not.</p>', '<strong>not<strong>.</p> ']],
    found: [{ line: 30, element: 'strong' }],
    fix: [['not<strong', 'not</strong']],
  },
  {
    code: 'missing-slash',
    shows: 'an end tag without its slash',
    css: '.box { padding: 1rem; }',
    html: `<div class="box">
<b>One<b> two
</div>`,
    found: [{ line: 12 }],
    fix: [['One<b>', 'One</b>']],
  },
  {
    code: 'missing-slash',
    shows: 'em never closed',
    base: dropDownMenu,
    edits: [['course.</p>', '<em>course<em>.</p> ']],
    found: [{ line: 40 }],
    fix: [['course<em', 'course</em']],
  },
  {
    code: 'missing-slash',
    shows: 'h1 closed early',
    base: clubEvents,
    edits: [['together</h1', 'together<h1']],
    found: [{ line: 99 }],
    fix: 'base',
  },
  {
    code: 'missing-slash',
    shows: 'heading opened not closed',
    css: 'p { margin: 0; }',
    html: `<h2>Fees<h2> 
<p>Pay soon</p>`,
    found: [{ line: 11, element: 'h2' }],
    fix: [['Fees<h2', 'Fees</h2']],
  },
  {
    code: 'missing-slash',
    shows: 'strong never closed',
    base: clubEvents,
    edits: [['/strong', 'strong']],
    found: [{ line: 107, element: 'strong' }],
    fix: 'base',
  },
  {
    code: 'misspelt-end-tag',
    shows: 'an end tag misspelt',
    css: '.box { padding: 1rem; }',
    html: `<div class="box">
<section>
<p>One</p>
</secton>
</div>`,
    found: [{ line: 14 }],
    fix: [['/secton', '/section']],
  },
  {
    code: 'misspelt-end-tag',
    shows: 'end tag with a backslash',
    css: 'p { margin: 0; }',
    html: `<p>One <b>two<\\b> three</p> 
<p>Four</p>`,
    found: [{ line: 11 }],
    fix: [['two<\\b', 'two</b']],
  },
  {
    code: 'self-closing-tag',
    shows: 'a div closed by a slash',
    base: loader,
    edits: [['class="loader"></div>', 'class="loader" /> ']],
    found: [{ line: 33, element: 'div' }],
    fix: [['class="loader" /', 'class="loader" ></div']],
  },
  {
    code: 'self-closing-tag',
    shows: 'a script closed by a slash',
    base: library,
    edits: [
      [
        '/aside>',
        `/aside>
<script src="books.js" /> `,
      ],
    ],
    found: [{ line: 37, element: 'script' }],
    fix: [['src="books.js" /', 'src="books.js" ></script']],
  },
  {
    code: 'self-closing-tag',
    shows: 'a self closed div',
    css: '.box { padding: 1rem; }',
    html: `<div class="box">
<div />
<p>One</p>
</div>`,
    found: [{ line: 12, element: 'div' }],
    fix: [['div />', 'div ></div>']],
  },
  {
    code: 'self-closing-tag',
    shows: 'a textarea closed by a slash',
    base: festForm,
    edits: [
      [
        '/span></label>',
        `/span></label>
    <textarea name="why" /> `,
      ],
    ],
    found: [{ line: 37, element: 'textarea' }],
    fix: [['name="why" /', 'name="why" ></textarea']],
  },
  {
    code: 'self-closing-tag',
    shows: 'an iframe closed by a slash',
    css: 'p { margin: 0; }',
    html: `<iframe src="map.html" title="Map" /> 
<p>Come and see</p>`,
    found: [{ line: 11, element: 'iframe' }],
    fix: [['title="Map" /', 'title="Map" ></iframe']],
  },
  {
    code: 'self-closing-tag',
    shows: 'div closed by itself',
    base: story,
    edits: [['class="cloud"></div', 'class="cloud" /']],
    found: [{ line: 42, element: 'div' }],
    fix: [['class="cloud" /', 'class="cloud" ></div']],
  },
  {
    code: 'self-closing-tag',
    shows: 'self closed span',
    css: '.icon { width: 10px; display: inline-block; }',
    html: '<p><span class="icon" /> Tea</p> ',
    found: [{ line: 11, element: 'span' }],
    fix: [['class="icon" /', 'class="icon" ></span']],
  },
  {
    code: 'stray-end-tag',
    shows: 'a cell closed as a heading cell',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
table { border-collapse: collapse; }
th, td { border: 1px solid gray; padding: 6px; }`,
    html: `<h1>Rainfall</h1>
<table>
  <tr><th>Month</th><th>Rain</th></tr>
  <tr><td>May</td><td>60 mm</td></tr>
  <tr><td>June</th><td>48 mm</td></tr>
</table>
<p>Measured on the roof of the school.</p>`,
    found: [{ line: 18, element: 'th' }],
    fix: [['June</th', 'June</td']],
  },
  {
    code: 'stray-end-tag',
    shows: 'a heading closed as another',
    css: '.box { padding: 1rem; }',
    html: `<div class="box">
<h2>Talks</h3>
</div>`,
    found: [{ line: 12 }],
    fix: [['Talks</h3', 'Talks</h2']],
  },
  {
    code: 'stray-end-tag',
    shows: 'a script ended by its own string',
    css: 'nav { background: #eee; }',
    html: `<nav><a href="/">Home</a></nav>
<script>
  document.write("<script src='extra.js'></script>");
</script>
<p>Thanks for visiting.</p>`,
    found: [{ line: 13, element: 'script' }],
    fix: [["src='extra.js'></script", "src='extra.js'><\\/script"]],
  },
  {
    code: 'stray-end-tag',
    shows: 'a stray div end',
    css: 'p { margin: 0; }',
    html: `<div><p>Tea</p></div>
</div> 
<p>More</p>`,
    found: [{ line: 12, element: 'div' }],
    fix: [['</div> ', ' ']],
  },
  {
    code: 'stray-end-tag',
    shows: 'a stray end tag',
    css: '.box { padding: 1rem; }',
    html: `<p class="box">One</p>
</div>
<p>Two</p>`,
    found: [{ line: 12, element: 'div' }],
    fix: [['</div>', '']],
  },
  {
    code: 'stray-end-tag',
    shows: 'an end tag for an empty element',
    css: '.box { padding: 1rem; }',
    html: '<p class="box">One</br>Two</p>',
    found: [{ line: 11, element: 'br' }],
    fix: [['One</br', 'One<br']],
  },
  {
    code: 'stray-end-tag',
    shows: 'an end tag of another heading',
    base: courseCards,
    edits: [['basics</h2>', 'basics</h3> ']],
    found: [{ line: 32 }],
    fix: [['basics</h3', 'basics</h2']],
  },
  {
    code: 'stray-end-tag',
    shows: 'an image with an end tag',
    css: '.a { color: teal; }',
    html: '<p class="a"><img src="a.png" alt="A"></img></p>',
    found: [{ line: 11, element: 'img' }],
    fix: [['alt="A"></img></p', 'alt="A"></p']],
  },
  {
    code: 'stray-end-tag',
    shows: 'a column closed twice',
    css: `.page { max-width: 600px; margin: 0 auto; }
.side { background: #eee; }`,
    html: `<div class="page">
  <div class="main">
    <h1>Diary</h1>
  </div>
  </div>
  <div class="side">
    <p>Older pages</p>
  </div>
</div>`,
    found: [{ line: 16, element: 'div' }],
    fix: [
      [
        `  </div>
  <div class="side">`,
        `  
  <div class="side">`,
      ],
    ],
  },
  {
    code: 'stray-end-tag',
    shows: 'a list closed before its last item',
    css: 'ul { background: #efe; }',
    html: `<h1>Packing</h1>
<ul>
  <li>Tent</li>
  <li>Torch</li>
  </ul>
  <li>Matches</li>
</ul>
<p>We leave at nine.</p>`,
    found: [{ line: 15, element: 'ul' }],
    fix: [['  </ul>', '  ']],
  },
  {
    code: 'stray-end-tag',
    shows: 'a table closed before its last row',
    css: 'td { padding: 4px; }',
    html: `<h1>Scores</h1>
<table>
  <tr><td>Ana</td><td>3</td></tr>
  </table>
  <tr><td>Ben</td><td>5</td></tr>
</table>
<p>Well played.</p>`,
    found: [{ line: 14, element: 'table' }],
    fix: [['  </table>', '  ']],
  },
  {
    code: 'stray-end-tag',
    shows: 'h2 end without a start',
    base: joinForm,
    edits: [['club</h2', 'club</h1']],
    found: [{ line: 37 }],
    fix: 'base',
  },
  {
    code: 'stray-end-tag',
    shows: 'input end without a start',
    base: joinForm,
    edits: [['required>', 'required></input>']],
    found: [{ line: 41, element: 'input' }],
    fix: 'base',
  },
  {
    code: 'stray-end-tag',
    shows: 'two end tags',
    css: '.a { color: teal; }',
    html: `<section class="a">
<p>One</p>
</section>
</section>`,
    found: [{ line: 14, element: 'section' }],
    fix: [
      [
        `</section>
</body`,
        `
</body`,
      ],
    ],
  },
  {
    code: 'stray-end-tag',
    shows: 'ul end without a start',
    base: story,
    edits: [['Clone</li>', 'Clone</li></ul>']],
    found: [{ line: 51, element: 'ul' }],
    fix: 'base',
  },
  {
    code: 'text-like-tag',
    shows: 'a comment with one dash',
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
.dd { color: red; }
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<!- hidden note ->
<p class="dd">A</p>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 20 }],
    fix: [['!- hidden note -', '!-- hidden note --']],
  },
  {
    code: 'text-like-tag',
    shows: 'a space after the angle bracket',
    base: profile,
    edits: [['div class="social">', ' div class="social"> ']],
    found: [{ line: 31 }],
    fix: [['    < div class="social"> ', '    <div class="social"> ']],
  },
  {
    code: 'text-like-tag',
    shows: 'a space before the name of a tag',
    css: '.note { background: lightyellow; padding: 1rem; }',
    html: `<p>Before</p>
< div class="note">
<p>The pool is closed on Monday.</p>
< /div>
<p>After</p>`,
    found: [{ line: 12, element: 'div' }],
    fix: [
      ['< div class="note"', '<div class="note"'],
      ['< /div', '</div'],
    ],
  },
  {
    code: 'unknown-element',
    shows: 'a misspelt element',
    base: roboticsClub,
    edits: [['section class="about">', 'secton class="about"> ']],
    found: [{ line: 36 }],
    fix: [['secton', 'section']],
  },
  {
    code: 'unknown-element',
    shows: 'an element misspelt',
    css: '.box { padding: 1rem; }',
    html: '<dvi class="box">One</dvi>',
    found: [{ line: 11, element: 'dvi' }],
    fix: [['dvi class="box">One</dvi', 'div class="box">One</div']],
  },
  {
    code: 'unknown-element',
    shows: 'an unknown element',
    css: '.btn { padding: 4px; }',
    html: '<buton class="btn">Go</buton> ',
    found: [{ line: 11, element: 'buton' }],
    fix: [['buton class="btn">Go</buton', 'button class="btn">Go</button']],
  },
  {
    code: 'unknown-element',
    shows: 'dvi unknown',
    base: story,
    edits: [['<div class="tabs"', '<dvi class="tabs"']],
    found: [{ line: 55, element: 'dvi' }],
    fix: 'base',
  },
];

/** End tags in the wrong form or the wrong place, and elements without the parent that they need. */
export const repairedEnds = treeRows([
  [
    'a div closed twice before its sibling',
    'div',
    '<div class="page">\n  <div>\n    One\n  </div>\n  </div>\n  <p>Two</p>\n</div>',
    '<div class="page">\n  <div>\n    One\n  </div>\n  <p>Two</p>\n</div>',
  ],
  // A start tag or a slash in the wrong place for an end tag.
  ['a heading that begins again at its end', 'h3', '<h3>Mug<h3>\n<p>Blue</p>', '<h3>Mug</h3>\n<p>Blue</p>'],
  [
    'a footer that begins again at its end',
    'footer',
    '<div>\n<footer>Written by us<footer>\n</div>',
    '<div>\n<footer>Written by us</footer>\n</div>',
  ],
  [
    'an aside that begins again on the line of its end',
    'aside',
    '<main>\n  <aside>\n    <h2>You need</h2>\n  <aside>\n  <p>Mix</p>\n</main>',
    '<main>\n  <aside>\n    <h2>You need</h2>\n  </aside>\n  <p>Mix</p>\n</main>',
  ],
  [
    'a link that begins again at its end',
    'a',
    '<ul><li><a href="/">Home<a></li><li><a href="/b">B</a></li></ul>',
    '<ul><li><a href="/">Home</a></li><li><a href="/b">B</a></li></ul>',
  ],
  [
    'a slash behind the name of an end tag',
    'p',
    '<p>Twelve of them.<p/>\n<p>Blue</p>',
    '<p>Twelve of them.</p>\n<p>Blue</p>',
  ],
  ['an end tag without its bracket', 'h2', '<h2>Film</h2\n<p>Short</p>', '<h2>Film</h2>\n<p>Short</p>'],
  [
    'an end tag with a class',
    'h2',
    '<h2>Film</h2 class="x">\n<p>Short</p>',
    '<h2 class="x">Film</h2>\n<p>Short</p>',
  ],
  ['a start tag without its bracket', 'h2', '<div>h2>Film</h2></div>', '<div><h2>Film</h2></div>'],
  // The end tag of another element.
  [
    'a list closed with the end tag of the other kind',
    'ul',
    '<div>\n<ul>\n  <li>One</li>\n</ol>\n<p>You</p>\n</div>',
    '<div>\n<ul>\n  <li>One</li>\n</ul>\n<p>You</p>\n</div>',
  ],
  [
    'a list closed where its item ends',
    'ul',
    '<ul>\n  <li>One</li>\n  <li>Two</ul>\n  <li>Three</li>\n</ul>',
    '<ul>\n  <li>One</li>\n  <li>Two</li>\n  <li>Three</li>\n</ul>',
  ],
  [
    'a div closed in the middle of a line',
    'div',
    '<div>\n  <p>One</p></div>\n  <p>Two</p>\n</div>',
    '<div>\n  <p>One</p>\n  <p>Two</p>\n</div>',
  ],
  [
    'an end tag with a space before its slash',
    'span',
    '<p><span>New< /span>\nYou</p>',
    '<p><span>New</span>\nYou</p>',
  ],
  [
    'an end tag with two slashes',
    'h3',
    '<div><h3>New<//h3>\n<p>You</p></div>',
    '<div><h3>New</h3>\n<p>You</p></div>',
  ],
  [
    'an end tag with a part of its name',
    'li',
    '<ul><li>One</l>\n<li>Two</li></ul>',
    '<ul><li>One</li>\n<li>Two</li></ul>',
  ],
  [
    'a section closed at once',
    'section',
    '<section class="now"></section>\n  <p>One</p>\n</section>',
    '<section class="now">\n  <p>One</p>\n</section>',
  ],
  // Attributes.
  ['an attribute misspelt', 'a', '<a hraf="/">Home</a>', '<a href="/">Home</a>'],
  [
    'a placeholder misspelt',
    'input',
    '<input placholder="Name" aria-label="n">',
    '<input placeholder="Name" aria-label="n">',
  ],
  ['a value without its equals sign', 'p', '<p class"note">Hello</p>', '<p class="note">Hello</p>'],
  // Elements without the parent that they need.
  [
    'an item outside a list',
    'li',
    '<section><li>One</li><li>Two</li></section>',
    '<ul><li>One</li><li>Two</li></ul>',
  ],
  [
    'an item directly behind another',
    'li',
    '<ul><li class="one"><li>One</ul>',
    '<ul><li class="one">One</ul>',
  ],
  [
    'a paragraph among items',
    'p',
    '<ol><p>One</p><li>Two</li></ol>',
    '<ol><li><p>One</p></li><li>Two</li></ol>',
  ],
  [
    'a list straight in a list',
    'ul',
    '<ul><li>One</li><ul><li>Two</li></ul></ul>',
    '<ul><li>One<ul><li>Two</li></ul></li></ul>',
  ],
  ['a term outside a list', 'dt', '<div><dt>One</dt></div>', '<dl><div><dt>One</dt><dd>Two</dd></div></dl>'],
  [
    'a description outside a list',
    'dd',
    '<section><dd>One</dd></section>',
    '<dl><dt>One</dt><dd>Two</dd></dl>',
  ],
  [
    'an option outside a select',
    'option',
    '<form><option>One</option></form>',
    '<form><select aria-label="n"><option>One</option></select></form>',
  ],
  [
    'a summary outside details',
    'summary',
    '<div><summary>More</summary>Hello</div>',
    '<details><summary>More</summary>Hello</details>',
  ],
  [
    'a legend outside a fieldset',
    'legend',
    '<form><legend>One</legend></form>',
    '<form><fieldset><legend>One</legend></fieldset></form>',
  ],
  [
    'a caption outside a figure',
    'figcaption',
    '<div><figcaption>One</figcaption></div>',
    '<figure><figcaption>One</figcaption></figure>',
  ],
  // One thing to click in another.
  ['a button in a link', 'button', '<a href="/"><button type="button">Go</button></a>', '<a href="/">Go</a>'],
  [
    'a link in a button',
    'a',
    '<button type="button"><a href="/">Go</a></button>',
    '<button type="button">Go</button> <a href="/">Go</a>',
  ],
  [
    'a field in a link',
    'input',
    '<a href="/"><input aria-label="n"></a>',
    '<a href="/">Go</a> <input aria-label="n">',
  ],
  ['a space before the name of a tag', 'p', '<div>< p>Hello</ p></div>', '<div><p>Hello</p></div>'],
  ['a space before the slash of an end tag', 'b', '<p><b>Hello< /b> you</p>', '<p><b>Hello</b> you</p>'],
  ['a less-than sign before a digit', '', '<p>I <3 you</p>', '<p>I &lt;3 you</p>'],
  [
    'a less-than sign before a name',
    'n',
    '<p>while i <n and so on</p><p>You</p>',
    '<p>while i &lt;n and so on</p><p>You</p>',
  ],
  [
    'a button with a class in a link',
    'button',
    '<a href="/"><button type="button" class="go">Go</button></a>',
    '<a class="go" href="/">Go</a>',
  ],
  [
    'a list closed before its last item',
    'ul',
    '<ul>\n<li>One</li>\n</ul>\n<li>Two</li>\n</ul>',
    '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
  ],
  [
    'a select closed before its last option',
    'select',
    '<select aria-label="Size">\n<option>S</option>\n</select>\n<option>L</option>\n</select>',
    '<select aria-label="Size">\n<option>S</option>\n<option>L</option>\n</select>',
  ],
  [
    'an outer box never closed on the line of an inner one',
    'div',
    '<div><div class="card">One</div>\n<p>Two</p>',
    '<div><div class="card">One</div></div>\n<p>Two</p>',
  ],
]);
