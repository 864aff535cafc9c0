import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import { courseCards, dashboard, joinForm, marks, roboticsClub } from '../../../cases/base-pages.ts';
import { card, photo } from './bodies.ts';

export const backgroundsAndBordersCases: readonly MistakeCase[] = [
  {
    code: 'condition-not-met',
    shows: 'a backslash between folder and file',
    css: String.raw`.hero { background-image: url("images\banner.png"); min-height: 9em; }`,
    html: '<div class="hero">Fair</div>',
    found: [{ line: 7, property: 'background-image' }],
    fix: [[String.raw`images\banner.png`, 'images/banner.png']],
  },
  {
    code: 'condition-not-met',
    shows: 'the path of a picture on the own computer',
    css: String.raw`.hero { background: url(C:\Users\asha\fair.jpg) center / cover; min-height: 9em; }`,
    html: '<div class="hero">Fair</div>',
    found: [{ line: 7, property: 'background' }],
  },
  {
    code: 'condition-not-met',
    shows: 'a background size without an image',
    css: '.box { background-size: cover; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'background-size' }],
    fix: [['background-size:', 'background-image: linear-gradient(gold, tomato); background-size:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a background that repeats without an image',
    css: '.box { background-color: #eee; background-repeat: no-repeat; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'background-repeat' }],
    fix: [
      [
        'background-repeat:',
        'background-image: linear-gradient(gold, tomato); background-size: 2em 2em; background-repeat:',
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a filter of the background word only',
    css: '.box { background-position: center; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'background-position' }],
    fix: [
      [
        'background-position:',
        'background-image: linear-gradient(gold, tomato); background-size: 2em 2em; background-position:',
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'sizes of a background that is a colour',
    css: '.card { background: pink; background-size: cover; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'background-size' }],
    fix: [['background-size:', 'background-image: linear-gradient(gold, tomato); background-size:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a border colour without a style',
    css: '.box { border-color: teal; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'border-color' }],
    fix: [['border-color:', 'border-style: solid; border-color:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a border width without a style',
    css: '.box { border-width: 2px; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'border-width' }],
    fix: [['border-width:', 'border-style: solid; border-width:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a border with colour and no style',
    base: roboticsClub,
    edits: [
      [
        'var(--space); }',
        `var(--space); }
    .about { border-color: red; } `,
      ],
    ],
    found: [{ line: 27, property: 'border-color' }],
    fix: [['border-color:', 'border-style: solid; border-color:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a border without a style in it',
    css: '.box { border: 2px teal; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'border' }],
    fix: [['2px teal', '2px teal solid']],
  },
  {
    code: 'condition-not-met',
    shows: 'an outline colour without a style',
    css: '.box { outline-color: teal; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'outline-color' }],
    fix: [['outline-color:', 'outline-style: solid; outline-color:']],
  },
  {
    code: 'condition-not-met',
    shows: 'border top on sheet',
    base: joinForm,
    edits: [['6px solid tomato', '6px tomato']],
    found: [{ line: 14, property: 'border-top' }],
    fix: [['6px tomato', '6px tomato solid']],
  },
  {
    code: 'condition-not-met',
    shows: 'border with width only',
    css: '.card { border-width: 3px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'border-width' }],
    fix: [['border-width:', 'border-style: solid; border-width:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a blue background for the terms checkbox',
    css: `form {
  max-width: 360px;
  margin-inline: auto;
  display: grid;
  gap: 14px;
}
.field {
  display: grid;
  gap: 4px;
}
.field:has(input:invalid) label {
  color: firebrick;
}
.field:has(:focus-visible) {
  outline: 2px solid royalblue;
  outline-offset: 4px;
}
.field input {
  padding: 8px;
  font: inherit;
}
input:user-invalid {
  border-color: firebrick;
}
form:has(#terms:checked) button {
  background-color: royalblue;
  color: white;
}
#terms {
  background-color: royalblue;
}
button {
  padding: 10px;
  border: 1px solid gray;
}
button:disabled {
  opacity: 0.5;
}`,
    html: `<h1>Sign up</h1>
<form>
  <div class="field">
    <label for="user">User name</label>
    <input id="user" required>
  </div>
  <div class="field">
    <label for="pw">Password</label>
    <input id="pw" type="password" required>
  </div>
  <label><input type="checkbox" id="terms"> I agree</label>
  <button>Join</button>
</form>`,
    found: [{ line: 36, property: 'background-color' }],
    fix: [
      [
        `  background-color: royalblue;
}`,
        `  accent-color: royalblue;
}`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'an accent on a text field',
    css: '.login input[type="text"] { accent-color: red; } ',
    html: '<form class="login"><label for="u">User</label><input id="u" name="user" type="text"><label><input type="checkbox" name="keep"> Keep me</label><button type="submit" id="go">Go</button></form>',
    found: [{ line: 7, property: 'accent-color' }],
    fix: [['accent-color:', 'border-color:']],
  },
  {
    code: 'condition-not-met',
    shows: 'an object fit on a div around a picture',
    css: '.team { object-fit: contain; }',
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
    found: [{ line: 7, property: 'object-fit' }],
    fix: [
      [
        'object-fit:',
        `}
.team img { width: 100%; aspect-ratio: 3 / 2; object-fit:`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'object fit on a box',
    css: '.box { object-fit: cover; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'object-fit' }],
    fix: [['.box { object-fit: cover; ', '.box { ']],
  },
  {
    code: 'condition-not-met',
    shows: 'object fit on the box not the picture',
    base: courseCards,
    edits: [
      [
        'object-fit: cover; }',
        `}
    .card-body { object-fit: cover; } `,
      ],
    ],
    found: [{ line: 18, property: 'object-fit' }],
    fix: [['.card-body { object-fit: cover; ', '.card-body { ']],
  },
  {
    code: 'condition-not-met',
    shows: 'object fit without a height on a div',
    css: '.card { object-fit: cover; height: 200px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'object-fit' }],
    fix: [
      [
        'object-fit: cover; height: 200px',
        `height: 200px; }
.card img { width: 100%; height: 100%; object-fit: cover`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'an opacity of eighty',
    css: `* {
  box-sizing: border-box;
}
body {
  font-family: Arial, sans-serif;
  margin: 0 auto;
  max-width: 900px;
  line-height: 1.5;
}
.hero {
  text-align: center;
  padding: 60px 20px;
  background: linear-gradient(to right, #1e3c72, #2a5298);
  color: white;
}
.hero .tagline {
  font-size: 1.3rem;
  opacity: 80;
}
.about img {
  float: left;
  width: 160px;
  margin-right: 20px;
}
.about {
  overflow: hidden;
  padding: 20px;
}
.skills li {
  display: inline-block;
  background-color: #e0e7ff;
  padding: 4px 10px;
  border-radius: 12px;
}
.btn {
  display: inline-block;
  padding: 10px 24px;
  background-color: orange;
  color: black;
  border-radius: 4px;
}
.btn:hover {
  background-color: darkorange;
}`,
    html: `<section class="hero">
  <h1>Hi, I'm Arjun</h1>
  <p class="tagline">I build websites for small shops.</p>
  <a class="btn" href="mailto:arjun@example.com">Write to me</a>
</section>
<section class="about">
  <img src="arjun.jpg" alt="Arjun at his desk">
  <p>I am a second-year student who likes clean pages and strong tea.</p>
</section>
<ul class="skills">
  <li>HTML</li>
  <li>CSS</li>
  <li>Git</li>
</ul>`,
    found: [{ line: 24, property: 'opacity' }],
    fix: [['opacity: 80', 'opacity: 80%']],
  },
  {
    code: 'condition-not-met',
    shows: 'an opaque name in a pale card',
    css: `body {
  display: flex;
  justify-content: center;
  align-items: center;
  min-height: 100vh;
  margin: 0;
  background-color: #ffe8e8;
  font-family: sans-serif;
}
.profile {
  position: relative;
  width: 280px;
  padding: 30px;
  border-radius: 16px;
  background-color: white;
  opacity: 0.7;
  text-align: center;
}
.profile .avatar {
  width: 100px;
  height: 100px;
  border-radius: 50%;
  border: 4px solid tomato;
}
.badge {
  position: absolute;
  top: 10px;
  right: 10px;
  padding: 2px 8px;
  background-color: gold;
  font-size: 12px;
}
.profile h2 {
  opacity: 1;
  margin-bottom: 4px;
}
.profile .job {
  margin-top: 0;
  color: #888;
}
.links a {
  color: tomato;
  margin: 0 6px;
}`,
    html: `<div class="profile">
  <span class="badge">PRO</span>
  <img class="avatar" src="mia.png" alt="Mia">
  <h2>Mia Chen</h2>
  <p class="job">Illustrator</p>
  <p class="links"><a href="#shop">Shop</a><a href="#blog">Blog</a></p>
</div>`,
    found: [{ line: 40, property: 'opacity' }],
    fix: [
      [
        `white;
  opacity: 0.7;`,
        'white;',
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a circle with a background',
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
.dot {
  background: crimson;
}
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<svg width="40" height="40"><circle class="dot" cx="20" cy="20" r="16"/></svg>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, property: 'background' }],
    fix: [['  background: crimson;', '  fill: crimson;']],
  },
  {
    code: 'condition-not-met',
    shows: 'a group of shapes with a margin',
    base: dashboard,
    edits: [
      [
        '@layer base  {',
        `.grp { 
  margin-left: 20px;`,
      ],
      ['p class="q">A</p', 'svg width="40" height="40"><g class="grp"><rect width="9" height="9"/></g></svg'],
    ],
    found: [{ line: 8, property: 'margin-left' }],
    fix: [['margin-left:', 'translate:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a rect with round corners of css',
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
.sr { fill: gold;
  border-radius: 8px;
}
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<svg width="90" height="40"><rect class="sr" width="80" height="30"/></svg>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, property: 'border-radius' }],
    fix: [['border-radius:', 'rx:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a stroke width without a stroke',
    base: dashboard,
    edits: [
      [
        '@layer base  {',
        `.shape { fill: none; stroke: none;
  stroke-width: 4;`,
      ],
      [
        'p class="q">A</p',
        'svg width="40" height="40" viewBox="0 0 40 40"><circle class="shape" cx="20" cy="20" r="16"/></svg',
      ],
    ],
    found: [{ line: 8, property: 'stroke-width' }],
    fix: [['stroke: none', 'stroke: currentColor']],
  },
  {
    code: 'condition-not-met',
    shows: 'a border on rows whose borders are apart',
    css: `.fees { width: 100%; }
.fees tr { border-bottom: 1px solid #ccc; } `,
    html: '<table class="fees"><thead><tr><th>Item</th><th>Rs</th></tr></thead><tbody><tr><td>Lab</td><td>200</td></tr><tr><td>Bus</td><td>900</td></tr></tbody></table>',
    found: [{ line: 8, property: 'border-bottom' }],
    fix: [['width:', 'border-collapse: collapse; width:']],
  },
  {
    code: 'condition-not-met',
    shows: 'border collapse on a box',
    css: '.box { border-collapse: collapse; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'border-collapse' }],
    fix: [['.box { border-collapse: collapse; ', '.box { ']],
  },
  {
    code: 'condition-not-met',
    shows: 'border collapse on rows',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
.league { width: 300px; }
.league tr { border-collapse: collapse; }
.league td { border: 1px solid gray; padding: 4px; }`,
    html: `<h1>League</h1>
<table class="league">
  <tr><td>Reds</td><td>12</td></tr>
  <tr><td>Blues</td><td>9</td></tr>
</table>`,
    found: [{ line: 10, property: 'border-collapse', value: 'collapse' }],
    fix: [
      [
        `width: 300px; }
.league tr { border-collapse: collapse;`,
        `border-collapse: collapse; width: 300px; }
.league tr {`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'border collapse on the rows',
    css: '.card { border-collapse: collapse; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'border-collapse' }],
    fix: [['.card { border-collapse: collapse; ', '.card { ']],
  },
  {
    code: 'condition-not-met',
    shows: 'border spacing with collapse',
    css: 'table { border-collapse: collapse; border-spacing: 8px; }',
    html: `<table>
<tr><td>One</td></tr>
</table>`,
    found: [{ line: 7, property: 'border-spacing' }],
    fix: [['border-collapse: collapse', 'border-collapse: separate']],
  },
  {
    code: 'condition-not-met',
    shows: 'round corners of a collapsed table',
    base: marks,
    edits: [
      [
        'border-collapse: collapse; width: 100%',
        ' border-collapse: collapse; width: 100%; border-radius: 12px',
      ],
    ],
    found: [{ line: 7, property: 'border-radius' }],
    fix: [['collapse; width: 100%', 'separate; width: 100%; border-spacing: 0']],
  },
  {
    code: 'condition-not-met',
    shows: 'spacing between borders that have collapsed',
    base: marks,
    edits: [
      [
        'border-collapse: collapse; width: 100%',
        ' border-collapse: collapse; width: 100%; border-spacing: 6px',
      ],
    ],
    found: [{ line: 7, property: 'border-spacing' }],
    fix: [['border-collapse: collapse', 'border-collapse: separate']],
  },
];

/** Conditions of borders and backgrounds that are not met. */
export const bordersWithoutEffect = styleRows('no-effect', [
  // Borders and backgrounds.
  [
    'border-width without a style',
    'border-width',
    '.card { border-width: 4px; }',
    card,
    '.card { border-style: solid; border-width: 4px; }',
  ],
  [
    'border without a style',
    'border',
    '.card { border: 4px red; }',
    card,
    '.card { border: 4px solid red; }',
  ],
  [
    'border-left-color without a style',
    'border-left-color',
    '.card { border-left-color: red; }',
    card,
    '.card { border-left: 4px solid; border-left-color: red; }',
  ],
  [
    'border-inline without a style',
    'border-inline',
    '.card { border-inline: 4px red; }',
    card,
    '.card { border-inline: 4px solid red; }',
  ],
  [
    'outline-offset without an outline',
    'outline-offset',
    '.card { outline-offset: 4px; }',
    card,
    '.card { outline: 2px solid; outline-offset: 4px; }',
  ],
  [
    'outline without a style',
    'outline',
    '.card { outline: 4px red; }',
    card,
    '.card { outline: 4px solid red; }',
  ],
  [
    'border-image without a border',
    'border-image',
    '.card { border-image: linear-gradient(red, blue) 1; }',
    card,
    '.card { border: 4px solid; border-image: linear-gradient(red, blue) 1; }',
  ],
  [
    'background-size without an image',
    'background-size',
    '.card { background-color: gold; background-size: cover; }',
    card,
    '.card { background-image: linear-gradient(red, blue); background-size: cover; }',
  ],
  [
    'background-position without an image',
    'background-position',
    '.card { background: gold; background-position: center; }',
    card,
    '.card { background: linear-gradient(red, blue) no-repeat; background-position: center; }',
  ],
  [
    'background-blend-mode without an image',
    'background-blend-mode',
    '.card { background: gold; background-blend-mode: multiply; }',
    card,
    '.card { background: linear-gradient(red, blue) gold; background-blend-mode: multiply; }',
  ],
  [
    'a background clipped to text under an opaque color',
    'background-clip',
    '.card { color: black; background-image: linear-gradient(red, blue); background-clip: text; }',
    card,
    '.card { color: transparent; background-image: linear-gradient(red, blue); background-clip: text; }',
  ],
  [
    'a mask-size without a mask',
    'mask-size',
    '.card { mask-size: 20px; }',
    card,
    '.card { mask-image: linear-gradient(red, transparent); mask-size: 20px; }',
  ],
  [
    'object-fit on a box',
    'object-fit',
    '.card { object-fit: cover; }',
    card,
    '.photo { object-fit: cover; }',
    photo,
  ],
  [
    'object-position on a box',
    'object-position',
    '.card { object-position: top; }',
    card,
    '.photo { object-position: top; }',
    photo,
  ],
  [
    'text-align on an image',
    'text-align',
    '.photo { text-align: center; }',
    photo,
    'p { text-align: center; }',
  ],
  ['fill on HTML', 'fill', '.card { fill: red; }', card, '.card { color: red; }'],
  [
    'stroke-linecap on HTML',
    'stroke-linecap',
    '.card { stroke-linecap: round; }',
    card,
    '.card { border: 1px dotted; }',
  ],
  ['opacity in tenths', 'opacity', '.card { opacity: 5; }', card, '.card { opacity: 0.5; }'],
]);
