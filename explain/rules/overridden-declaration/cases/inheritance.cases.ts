import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import { canteen, diary } from '../../../cases/base-pages.ts';
import { card, list } from './bodies.ts';

export const inheritanceCases: readonly MistakeCase[] = [
  {
    code: 'overridden-inheritance',
    shows: 'a colour on the list does not reach the links',
    css: 'ul { color: crimson; }',
    html: `<ul>
<li><a href="#a">One</a></li>
<li><a href="#b">Two</a></li>
</ul>`,
    found: [{ line: 7, property: 'color' }],
    fix: [
      [
        'crimson; }',
        `crimson; }
ul a { color: inherit; }`,
      ],
    ],
  },
  {
    code: 'overridden-inheritance',
    shows: 'a heading keeps its own size',
    css: `.box { font-size: 12px; } 
.box h2 { margin: 0; }`,
    html: '<div class="box"><h2>Only a heading</h2></div>',
    found: [{ line: 7, property: 'font-size' }],
    fix: [
      [
        '12px; }',
        `12px; }
.box h2 { font-size: inherit; }`,
      ],
    ],
  },
  {
    code: 'overridden-inheritance',
    shows: 'a heading keeps its size',
    css: '.head { font-size: 16px; }',
    html: `<header class="head">
<h1>Noticeboard</h1>
</header>`,
    found: [{ line: 7, property: 'font-size' }],
    fix: [
      [
        '16px; }',
        `16px; }
.head h1 { font-size: inherit; }`,
      ],
    ],
  },
  {
    code: 'overridden-inheritance',
    shows: 'a link keeps its own colour',
    css: '.bar { color: white; background: navy; }',
    html: `<div class="bar">
<a href="#x">Home</a>
</div>`,
    found: [{ line: 7, property: 'color' }],
    fix: [
      [
        'navy; }',
        `navy; }
.bar a { color: inherit; }`,
      ],
    ],
  },
  {
    code: 'overridden-inheritance',
    shows: 'colour of the link from the item',
    css: `.menu { background: #222; }
.menu li { color: white; } `,
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 8, property: 'color' }],
    fix: [
      [
        'white; }',
        `white; }
.menu li a { color: inherit; }`,
      ],
    ],
  },
  {
    code: 'overridden-inheritance',
    shows: 'the colour of links hoped for from their parent',
    base: canteen,
    edits: [
      [
        'list-style: none;',
        `list-style: none;
  color: white; `,
      ],
      [
        `a {
  color: white;`,
        'a {',
      ],
      [
        `}
nav ul li a.active {
  color: orange;
}`,
        '}',
      ],
    ],
    found: [{ line: 22, property: 'color' }],
    fix: [
      [
        'nav ul li a ',
        `nav ul a {
  color: inherit;
}
nav ul li a `,
      ],
    ],
  },
  {
    code: 'overridden-inheritance',
    shows: 'a centred promotion with text on the left',
    css: `.promo { text-align: center; background: #ffe; }
p, h3 { text-align: left; }`,
    html: '<div class="promo"><h3>Two for one</h3><p>Only today</p></div>',
    found: [{ line: 7, property: 'text-align' }],
    fix: [['h3 { text-align: left; ', 'h3 { ']],
  },
  {
    code: 'overridden-inheritance',
    shows: 'a dark heading on a dark section',
    css: `h2 { color: #222; }
.dark { background: #111; color: white; padding: 2rem; }`,
    html: `<section class="dark"><h2>Contact</h2><p>Write to us.</p></section>
<section><h2>Team</h2><p>We are five.</p></section>`,
    found: [{ line: 8, property: 'color' }],
    fix: [
      [
        '2rem; }',
        `2rem; }
.dark h2 { color: inherit; }`,
      ],
    ],
  },
  {
    code: 'overridden-inheritance',
    shows: 'a list colour that items set themselves',
    css: `.person { color: navy; }
ul.people { color: crimson; }`,
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
    found: [{ line: 8, property: 'color' }],
    fix: [['.person { color: navy; ', '.person { ']],
  },
  {
    code: 'overridden-inheritance',
    shows: 'a paragraph rule keeps the parent from reaching',
    css: `p { color: black; }
.hero { color: teal; }`,
    html: `<section class="hero">
<p>Hello</p>
</section>`,
    found: [{ line: 8, property: 'color' }],
    fix: [['p { color: black; ', 'p { ']],
  },
  {
    code: 'overridden-inheritance',
    shows: 'a plain list with squares',
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
.plain li { list-style: square; }
ul.plain { list-style: none; }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<ul class="plain"><li>A</li></ul>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, property: 'list-style' }],
    fix: [['li { list-style: square; ', 'li { ']],
  },
  {
    code: 'overridden-inheritance',
    shows: 'an accent set again on the body',
    css: `:root { --accent: crimson; }
body { --accent: steelblue; }
h1 { color: var(--accent); } a { color: var(--accent); }`,
    html: '<h1>Red headings</h1><p><a href="/x">Red link</a></p>',
    found: [{ line: 7, property: '--accent' }],
    fix: [['body { --accent: steelblue; ', 'body { ']],
  },
  {
    code: 'overridden-inheritance',
    shows: 'dark paragraphs in a night panel',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
.night { background-color: #1b1b2f; color: white; padding: 20px; }
.night p { color: #333; margin: 0; }`,
    html: `<h1>Night walk</h1>
<section class="night">
  <p>We meet at the old bridge.</p>
  <p>Bring a lamp.</p>
</section>`,
    found: [{ line: 9, property: 'color', value: 'white', selector: '.night' }],
    fix: [['color: #333; margin:', 'margin:']],
  },
  {
    code: 'overridden-inheritance',
    shows: 'td colour over the class of the row',
    css: `td { color: #333; }
.total { color: red; } `,
    html: '<table><tr class="total"><td>Sum</td><td>1100</td></tr><tr><td>Lab</td><td>200</td></tr></table>',
    found: [{ line: 8, property: 'color' }],
    fix: [
      [
        'red; }',
        `red; }
.total td { color: inherit; }`,
      ],
    ],
  },
  {
    code: 'overridden-inheritance',
    shows: 'white text on a hero against the base colours',
    css: `.hero { color: white; background: navy; }
h1 { color: gold; } p { color: #333; }`,
    html: '<div class="hero"><h1>A</h1><p>b</p></div><h1>C</h1><p>d</p>',
    found: [{ line: 7, property: 'color' }],
    fix: [
      [
        'background: navy; }',
        `background: navy; }
.hero p { color: inherit; }
.hero h1 { color: inherit; }`,
      ],
    ],
  },
  {
    code: 'overridden-inheritance',
    shows: 'a universal colour keeps the parent from reaching',
    css: `* { color: black; }
.note { color: teal; }`,
    html: `<div class="note">
<p>Hello</p>
</div>`,
    found: [{ line: 8, property: 'color' }],
    fix: [['* { color: black; ', '* { ']],
  },
  {
    code: 'overridden-inheritance',
    shows: 'the star against what is passed down',
    base: diary,
    edits: [
      [
        '  <style>',
        `  <style>
    * { color: #222; }
    article { color: brown; } `,
      ],
    ],
    found: [{ line: 8, property: 'color' }],
    fix: [['* { color: #222; ', '* { ']],
  },
];

/** Inherited values against rules for the element, and animations. */
export const overriddenByInheritance = styleRows('overridden-declaration', [
  [
    'the color of a head of a table whose cells have one',
    'color',
    'thead { background: teal; color: white; } th { color: black; }',
    '<table><thead><tr><th>One</th></tr></thead><tbody><tr><td>Two</td></tr></tbody></table>',
    'thead { background: teal; } th { color: white; }',
  ],
  [
    'the color of all paragraphs in a box of its own background',
    'color',
    'p { color: black; } .help { background: purple; color: white; }',
    '<p>Hello</p><div class="help"><p>You</p></div>',
    'p { color: black; } .help { background: purple; } .help p { color: white; }',
  ],
  // Inheritance against a direct rule.
  [
    'the star against the parent',
    'color',
    '* { color: gray; } .menu { color: teal; }',
    list,
    '.menu { color: teal; }',
  ],
  [
    'a body color against paragraphs',
    'color',
    'p { color: gray; } .box { color: teal; }',
    '<div class="box"><p>Hello</p></div>',
    '.box { color: teal; }',
  ],
  [
    'links have a color of their own',
    'color',
    '.menu { color: teal; }',
    '<div class="menu"><a href="#">One</a></div>',
    '.menu a { color: teal; }',
  ],
  [
    'a heading has a size of its own',
    'font-size',
    '.box { font-size: 40px; }',
    '<div class="box"><h2>Hello</h2></div>',
    '.box h2 { font-size: 40px; }',
  ],
  [
    'a heading has a weight of its own',
    'font-weight',
    '.box { font-weight: normal; }',
    '<div class="box"><h2>Hello</h2></div>',
    '.box h2 { font-weight: normal; }',
  ],
  [
    'a button does not inherit the font',
    'font-family',
    '.box { font-family: Georgia, serif; }',
    '<div class="box"><button>Send</button></div>',
    '.box button { font-family: Georgia, serif; }',
  ],
  [
    'a button does not inherit the color',
    'color',
    '.box { color: teal; }',
    '<div class="box"><button>Send</button></div>',
    '.box button { color: teal; }',
  ],
  [
    'a field does not inherit the size',
    'font-size',
    'form { font-size: 30px; }',
    '<form><input value="Asha"></form>',
    'form input { font-size: 30px; }',
  ],
  [
    'a button does not inherit letter-spacing',
    'letter-spacing',
    '.box { letter-spacing: 4px; }',
    '<div class="box"><button>Send</button></div>',
    '.box button { letter-spacing: 4px; }',
  ],
  [
    'a button does not inherit text-transform',
    'text-transform',
    '.box { text-transform: uppercase; }',
    '<div class="box"><button>Send</button></div>',
    '.box button { text-transform: uppercase; }',
  ],
  [
    'code has a font of its own',
    'font-family',
    '.box { font-family: Georgia, serif; }',
    '<div class="box"><code>let a</code></div>',
    '.box code { font-family: Georgia, serif; }',
  ],
  [
    'a mark has a color of its own',
    'color',
    '.box { color: teal; }',
    '<div class="box"><mark>Hello</mark></div>',
    '.box mark { color: teal; }',
  ],
  [
    'pre has white space of its own',
    'white-space',
    '.box { white-space: normal; }',
    '<div class="box"><pre>a\n  b</pre></div>',
    '.box pre { white-space: normal; }',
  ],
  [
    'text-align of the paragraphs themselves',
    'text-align',
    'p { text-align: left; } .box { text-align: center; }',
    '<div class="box"><p>Hello</p></div>',
    '.box { text-align: center; }',
  ],
  [
    'line-height of the paragraphs themselves',
    'line-height',
    'p { line-height: 1; } .box { line-height: 3; }',
    '<div class="box"><p>Hello</p></div>',
    '.box { line-height: 3; }',
  ],
  // Animations.
  [
    'an animation that keeps its last frame',
    'opacity',
    '@keyframes show { from { opacity: 0; } to { opacity: 1; } } .card { animation: show 1s forwards; } .card:hover { opacity: 0.5; }',
    card,
    '@keyframes show { from { opacity: 0; } } .card { animation: show 1s; } .card:hover { opacity: 0.5; }',
  ],
  [
    'an animation that never ends',
    'transform',
    '@keyframes turn { from { transform: rotate(0); } to { transform: rotate(360deg); } } .card { animation: turn 1s infinite; } .card:hover { transform: scale(2); }',
    card,
    '@keyframes turn { to { rotate: 360deg; } } .card { animation: turn 1s infinite; } .card:hover { transform: scale(2); }',
  ],
  [
    'an animation over a plain rule',
    'opacity',
    '@keyframes show { from { opacity: 0; } to { opacity: 1; } } .card { opacity: 0.5; animation: show 1s both; }',
    card,
    '@keyframes show { from { opacity: 0; } } .card { opacity: 0.5; animation: show 1s both; }',
  ],
  [
    'an animation in longhands that never ends',
    'transform',
    '@keyframes turn { from { transform: rotate(0); } to { transform: rotate(360deg); } } .card { animation-name: turn; animation-duration: 1s; animation-iteration-count: infinite; } .card:hover { transform: scale(2); }',
    card,
    '@keyframes turn { to { rotate: 360deg; } } .card { animation-name: turn; animation-duration: 1s; animation-iteration-count: infinite; } .card:hover { transform: scale(2); }',
  ],
  [
    'an animation in longhands that keeps its last frame',
    'opacity',
    '@keyframes show { from { opacity: 0; } to { opacity: 1; } } .card { animation: show 1s; animation-fill-mode: forwards; } .card:hover { opacity: 0.5; }',
    card,
    '@keyframes show { from { opacity: 0; } to { opacity: 1; } } .card { animation: show 1s; } .card:hover { opacity: 0.5; }',
  ],
  [
    'an endless animation that less motion stops',
    'scale',
    '@keyframes beat { from { scale: 1; } to { scale: 1.2; } } .card { animation: beat 1s infinite; } .card:hover { scale: 2; } @media (prefers-reduced-motion: reduce) { .card { animation: none; } }',
    card,
    '@keyframes beat { from { scale: 1; } to { scale: 1.2; } } .card { animation: beat 1s infinite; } .card:hover { animation: none; scale: 2; }',
  ],
  // A text that nobody can read.
  [
    'a dark heading on a dark section',
    'color',
    'h2 { color: #222; } .dark { color: white; background: #111; }',
    '<section class="dark"><h2>Hello</h2><p>You</p></section>',
    '.dark { color: white; background: #111; } .dark h2 { color: gold; }',
  ],
  [
    'a dark link in a dark footer',
    'color',
    'a { color: #225; } footer { color: white; background: #223; }',
    '<p><a href="#">One</a></p><footer>Hello <a href="#">Two</a></footer>',
    'a { color: #225; } footer { color: white; background: #223; } footer a { color: inherit; }',
  ],
  [
    'a link in the color of the browser on black',
    'color',
    'footer { color: white; background: #112; }',
    '<footer>Hello <a href="#">Two</a></footer>',
    'footer { color: white; background: #112; } footer a { color: #9cf; }',
  ],
]);
