import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import { clubEvents, loader, story } from '../../../cases/base-pages.ts';
import { card } from './bodies.ts';

export const motionCases: readonly MistakeCase[] = [
  {
    code: 'condition-not-met',
    shows: 'a delay on what does not move',
    base: loader,
    edits: [
      [
        'infinite; }',
        `infinite; }
    .loader + .dots { animation-delay: 0.2s; } `,
      ],
    ],
    found: [{ line: 17, property: 'animation-delay' }],
  },
  {
    code: 'condition-not-met',
    shows: 'a text that moves to the left side without a position',
    css: `body {
  display: grid;
  place-items: center;
  height: 100vh;
  margin: 0;
  background-color: #20232a;
}
.spinner {
  width: 60px;
  height: 60px;
  border: 6px solid #444;
  border-top-color: #61dafb;
  border-radius: 50%;
  animation: spin 1s linear infinite;
}
@keyframes spin {
  to {
    transform: rotate(360deg);
  }
}
.text {
  color: #aaa;
  font-family: monospace;
  animation-name: fade;
  animation-duration: 2s;
  animation-iteration-count: infinite;
  animation-direction: alternate;
}
@keyframes fade {
  from { left: 0; }
  to { left: 40px; }
}
@media (prefers-reduced-motion: reduce) {
  .spinner,
  .text {
    animation: none;
  }
}`,
    html: `<div>
  <div class="spinner"></div>
  <p class="text">Loading your games</p>
</div>`,
    found: [{ line: 30, property: 'animation-name' }],
    fix: [
      [
        'monospace;',
        `monospace;
  position: relative;`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'an animation misspelt',
    css: `.title { animation: fadein 2s; } 
@keyframes fadeIn { from { opacity: 0; } }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'animation' }],
    fix: [['fadein', 'fadeIn']],
  },
  {
    code: 'condition-not-met',
    shows: 'an animation nobody defined',
    base: loader,
    edits: [['spin 1s linear infinite;', 'rotate 1s linear infinite; ']],
    found: [{ line: 14, property: 'animation' }],
    fix: [['animation: rotate', 'animation: spin']],
  },
  {
    code: 'condition-not-met',
    shows: 'an animation with unknown keyframes',
    css: `.one { animation: slied 2s infinite; }
@keyframes slide { to { translate: 50px 0; } }`,
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'animation' }],
    fix: [['animation: slied', 'animation: slide']],
  },
  {
    code: 'condition-not-met',
    shows: 'an animation without a duration',
    css: `.one { animation-name: slide; }
@keyframes slide { to { translate: 50px 0; } }`,
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'animation-name' }],
    fix: [['animation-name:', 'animation-duration: 1s; animation-name:']],
  },
  {
    code: 'condition-not-met',
    shows: 'an animation without duration',
    base: loader,
    edits: [['1s linear infinite;', 'linear infinite; ']],
    found: [{ line: 14, property: 'animation' }],
    fix: [['linear', '1s linear']],
  },
  {
    code: 'condition-not-met',
    shows: 'animation on cloud line 24',
    base: story,
    edits: [['@keyframes float', '@keyframes floating']],
    found: [{ line: 24, property: 'animation' }],
    fix: [['animation: float', 'animation: floating']],
  },
  {
    code: 'condition-not-met',
    shows: 'animation on cloud',
    base: story,
    edits: [['animation: float', 'animation: flaot']],
    found: [{ line: 24, property: 'animation' }],
    fix: 'base',
  },
  {
    code: 'condition-not-met',
    shows: 'smooth scrolling on the body',
    css: `body {
  scroll-behavior: smooth;
}
#wrapper {
  width: 800px;
  margin: 0 auto;
}
#content {
  float: left;
  width: 500px;
  background-color: #e8f8f5;
}
#sidebar {
  float: right;
  width: 260px;
  padding: 10px;
  background-color: #fef9e7;
}
.clearfix::after {
  content: "";
  display: table;
  clear: both;
}
#footer {
  clear: both;
  text-align: center;
  font-size: 12px;
}
#content p.intro {
  font-weight: bold;
}
#sidebar ul {
  list-style-type: square;
}
#sidebar li a {
  color: #117a65;
}`,
    html: `<div id="wrapper">
  <h1>Town Zoo</h1>
  <div class="clearfix">
    <div id="content">
      <p class="intro">Meet our animals!</p>
      <p>The penguins are fed at noon and at four.</p>
    </div>
    <div id="sidebar">
      <ul>
        <li><a href="#map">Map</a></li>
        <li><a href="#tickets">Tickets</a></li>
      </ul>
    </div>
  </div>
  <div id="footer">Town Zoo, since 1932</div>
</div>`,
    found: [{ line: 8, property: 'scroll-behavior' }],
    fix: [
      ['body {', 'html {'],
      [
        '#wrapper',
        `body {
}
#wrapper`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a rotated span',
    css: '.word { transform: rotate(10deg); }',
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 7, property: 'transform' }],
    fix: [['transform:', 'display: inline-block; transform:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a transform on inline spans',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Loading</title>
  <style>
    body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: #111; color: #eee; }
    .loader {
      width: 60px;
      height: 60px;
      border: 6px solid #444;
      border-top-color: cyan;
      border-radius: 50%;
      animation: spin 1s linear infinite;
    }
    .dot { border: 2px solid cyan; transform: rotate(20deg); } 
    @keyframes spin {
      from { transform: rotate(0deg); }
      to { transform: rotate(360deg); }
    }
    @media (prefers-reduced-motion: reduce) {
      .loader, .dot { animation: none; }
    }
  </style>
</head>
<body>
  <div class="loader"></div>
  <div class="dots">
    <span class="dot"></span>
    <span class="dot"></span>
    <span class="dot"></span>
  </div>
  <p>Please wait</p>
</body>
</html>
`,
    found: [{ line: 16, property: 'transform' }],
    fix: [['cyan; transform:', 'cyan; display: inline-block; transform:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a translate on a link',
    css: '.team a { transform: translateY(-2px); }',
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
    found: [{ line: 7, property: 'transform' }],
    fix: [['transform:', 'display: inline-block; transform:']],
  },
  {
    code: 'condition-not-met',
    shows: 'perspective without a transform',
    css: '.btn { transform-origin: top; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'transform-origin' }],
    fix: [['transform-origin:', 'transform: rotate(10deg); transform-origin:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a banner between two gradients',
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
.tg { background-image: linear-gradient(red, blue);
  transition: background-image 1s;
}
.tg:hover { background-image: linear-gradient(blue, red); }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<p class="tg">A</p>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, property: 'transition' }],
    fix: [
      [
        `linear-gradient(red, blue);
  transition: background-image`,
        `linear-gradient(to bottom, red, blue, red); background-size: 100% 200%;
  transition: background-position`,
      ],
      ['background-image: linear-gradient(blue, red)', 'background-position: 0 100%'],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a menu that opens to auto',
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
.drop { height: 0; overflow: hidden;
  transition: height 0.3s;
}
.drop-wrap:hover .drop { height: auto; }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<div class="drop-wrap"><b>Menu</b><div class="drop"><p>Tea</p></div></div>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, property: 'transition' }],
    fix: [
      [
        'hidden;',
        `hidden;
  interpolate-size: allow-keywords;`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a transition of colour',
    css: `a { color: navy; transition: colour .4s ease; }
a:hover { color: orange; }`,
    html: '<p><a href="/x">Hover over me</a></p>',
    found: [{ line: 7, property: 'transition' }],
    fix: [['colour', 'color']],
  },
  {
    code: 'condition-not-met',
    shows: 'a transition without a duration',
    css: `.one { transition-property: opacity; }
.one:hover { opacity: .5; }`,
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'transition-property' }],
    fix: [['transition-property:', 'transition-duration: 0.3s; transition-property:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a transition without time',
    css: `.btn { transition: background; } 
.btn:hover { background: red; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'transition' }],
    fix: [['transition: background', 'transition: background 0.3s']],
  },
  {
    code: 'condition-not-met',
    shows: 'commas in a transition',
    css: `.btn { background-color: blue; color: white; transition: background-color, 5s, ease, 0s; }
.btn:hover { background-color: red; }`,
    html: '<div class="btn">Hello world</div>',
    found: [{ line: 7, property: 'transition' }],
    fix: [['background-color, 5s, ease,', 'background-color 5s ease']],
  },
  {
    code: 'condition-not-met',
    shows: 'transition on button',
    base: clubEvents,
    edits: [['0.2s ease', 'ease']],
    found: [{ line: 58, property: 'transition' }],
    fix: [['background ease', 'background 0.3s']],
  },
];

/** Motion and turns in depth that have nothing to work on. */
export const motionWithoutEffect = styleRows('no-effect', [
  // Motion and 3D.
  [
    'an animation without keyframes',
    'animation',
    '.card { animation: wave 1s; }',
    card,
    '@keyframes wave { to { opacity: 0.2; } } .card { animation: wave 1s; }',
  ],
  [
    'an animation without a duration',
    'animation',
    '@keyframes wave { to { opacity: 0.2; } } .card { animation: wave infinite; }',
    card,
    '@keyframes wave { to { opacity: 0.2; } } .card { animation: wave 1s infinite; }',
  ],
  [
    'animation-duration without a name',
    'animation-duration',
    '.card { animation-duration: 1s; }',
    card,
    '@keyframes wave { to { opacity: 0.2; } } .card { animation-name: wave; animation-duration: 1s; }',
  ],
  [
    'a transition without a duration',
    'transition',
    '.card { transition: color; } .card:hover { color: red; }',
    card,
    '.card { transition: color 1s; } .card:hover { color: red; }',
  ],
  [
    'a transition of zero seconds',
    'transition',
    '.card { transition: color 0s; } .card:hover { color: red; }',
    card,
    '.card { transition: color 1s; } .card:hover { color: red; }',
  ],
  [
    'a transition of a property that changes at once',
    'transition',
    '.word { transition: display 1s; } .card:hover .word { display: none; }',
    card,
    '.word { transition: opacity 1s; } .card:hover .word { opacity: 0; }',
  ],
  [
    'a transition of a property that never changes',
    'transition',
    '.card { transition: width 1s; } .card:hover { color: red; }',
    card,
    '.card { transition: color 1s; } .card:hover { color: red; }',
  ],
  [
    'perspective-origin without perspective',
    'perspective-origin',
    '.card { perspective-origin: left; }',
    card,
    '.card { perspective: 400px; perspective-origin: left; } .word { display: block; transform: rotateY(40deg); }',
  ],
  [
    'perspective without a 3D child',
    'perspective',
    '.card { perspective: 400px; }',
    card,
    '.card { perspective: 400px; } .word { display: block; transform: rotateY(40deg); }',
  ],
  [
    'transform-origin without a transform',
    'transform-origin',
    '.card { transform-origin: left; }',
    card,
    '.card { transform: rotate(10deg); transform-origin: left; }',
  ],
  [
    'backface-visibility without 3D',
    'backface-visibility',
    '.card { backface-visibility: hidden; }',
    card,
    '.card { transform: rotateY(180deg); backface-visibility: hidden; }',
  ],
  [
    'transform-style without 3D',
    'transform-style',
    '.card { transform-style: preserve-3d; }',
    card,
    '.card { transform: rotateY(20deg); transform-style: preserve-3d; } .word { display: block; transform: rotateY(40deg); }',
  ],
  [
    'offset-distance without a path',
    'offset-distance',
    '.card { offset-distance: 50%; }',
    card,
    '.card { offset-path: path("M0 0 L100 100"); offset-distance: 50%; }',
  ],
]);
