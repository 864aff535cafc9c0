import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import { canteen, clubEvents, clubSite, dashboard, loader, story } from '../../../cases/base-pages.ts';

const card = '<div class="card">Hello <b>you</b></div>';

export const atRulesCases: readonly MistakeCase[] = [
  {
    code: 'invalid-media-query',
    shows: 'max width without parentheses in a page without a width for phones',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Menu</title>
<style>
@media screen and max-width: 600px { li { color: teal; } }
</style>
</head>
<body>
<ul><li>Tea</li></ul>
</body>
</html>
`,
    found: [{ line: 7 }],
    fix: [['max-width: 600px', '(max-width: 600px)']],
  },
  {
    code: 'declaration-without-rule',
    shows: 'a declaration directly in a media query',
    css: '@media (width > 1px) { color: red; }',
    html: '<p>Hi</p>',
    found: [{ line: 7, property: 'color', value: 'red' }],
  },
  {
    code: 'at-rule-without-block',
    shows: 'the bracket of a media query never closed',
    css: `@media (min-width: 600px {
  .team { color: teal; }
}`,
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
    found: [{ line: 7 }],
    fix: [['(min-width: 600px', '(min-width: 600px)']],
  },
  {
    code: 'invalid-condition',
    shows: 'a container query without a colon',
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
.box { container-type: inline-size; }
@container (min-width 400px) {
  .in { color: red; }
}
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<div class="box"><p class="in">A</p></div>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 14, selector: '@container (min-width 400px)' }],
    fix: [['(min-width 400px)', '(min-width: 400px) ']],
  },
  {
    code: 'invalid-condition',
    shows: 'a container query without a unit',
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
.box { container-type: inline-size; }
@container (min-width: 400) {
  .in { color: red; }
}
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<div class="box"><p class="in">A</p></div>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, selector: '@container (min-width: 400)' }],
    fix: [['(min-width: 400)', '(min-width: 400px) ']],
  },
  {
    code: 'invalid-condition',
    shows: 'a container query without brackets',
    css: `.team { container-type: inline-size; }
@container min-width: 30rem {
  .person { color: teal; }
}`,
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
    found: [{ line: 8 }],
    fix: [['min-width: 30rem', '(min-width: 30rem)']],
  },
  {
    code: 'invalid-condition',
    shows: 'a feature query with a bare selector',
    base: clubSite,
    edits: [
      [
        `.p a { color: inherit; }
@supports selector(:has(a)) `,
        '@supports (:has(a))',
      ],
    ],
    found: [{ line: 14, selector: '@supports (:has(a))' }],
    fix: [['(:has(a))', 'selector(:has(a)) ']],
  },
  {
    code: 'invalid-condition',
    shows: 'a layer with a dot',
    base: dashboard,
    edits: [
      [
        'base  {',
        `.base {
  .q { color: red; }`,
      ],
    ],
    found: [{ line: 7, selector: '@layer .base' }],
    fix: [['@layer .base', '@layer base ']],
  },
  {
    code: 'invalid-condition',
    shows: 'a scope without its parentheses',
    base: dashboard,
    edits: [
      [
        '@layer base  {',
        `@scope .box3 {
  p { color: red; }`,
      ],
      ['p class="q">A</p', 'div class="box3"><p>A</p></div'],
    ],
    found: [{ line: 7, selector: '@scope .box3' }],
    fix: [['@scope .box3', '@scope (.box3) ']],
  },
  {
    code: 'invalid-condition',
    shows: 'layers without a comma',
    page: `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>Choir of the law faculty</title>
    <style>
      @layer reset choir;
      @layer choir {
        .programme { padding-inline-start: 2rem; }
      }
      @layer reset {
        ul { margin: 0; padding: 0; }
      }
    </style>
  </head>
  <body>
    <h1>Evening of songs</h1>
    <ul class="programme"><li>Two rounds</li><li>A lullaby</li></ul>
  </body>
</html>
`,
    found: [{ line: 8, selector: '@layer reset choir' }],
    fix: [['@layer reset choir', '@layer reset, choir']],
  },
  {
    code: 'invalid-condition',
    shows: 'two layers with one block',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red`,
        `@layer base, theme {
  .quote { font-style: italic`,
      ],
      ['p class="p"><a href="#">A</a></p', 'blockquote class="quote">To be</blockquote'],
    ],
    found: [{ line: 13, selector: '@layer base, theme' }],
    fix: [
      [
        'base, theme',
        `base, theme;
@layer theme `,
      ],
    ],
  },
  {
    code: 'invalid-font-face',
    shows: 'a font descriptor misspelt',
    css: `@font-face {
  font-familly: Club;
  src: url(club.woff2);
}`,
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
    found: [{ line: 8, property: 'font-familly' }],
    fix: [['font-familly:', 'font-family:']],
  },
  {
    code: 'invalid-font-face',
    shows: 'a font file as text',
    css: `@font-face { font-family: Chai; src: "chai.woff2"; } 
.card { font-family: Chai, serif; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [['"chai.woff2"', 'url("chai.woff2")']],
  },
  {
    code: 'invalid-import',
    shows: 'an import after a rule',
    css: `.box { margin: 0; }
@import url("base.css");`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8 }],
    fix: [
      [
        `style>
.box { margin: 0; }`,
        'style>',
      ],
      [
        'url("base.css");',
        `url("base.css");
.box { margin: 0; }
`,
      ],
    ],
  },
  {
    code: 'invalid-import',
    shows: 'an import at the end',
    css: `.card { padding: 4px; }
@import url("more.css"); `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8 }],
    fix: [
      [
        '<style>',
        `<style>
@import url("more.css");`,
      ],
      ['@import url("more.css"); ', ' '],
    ],
  },
  {
    code: 'invalid-import',
    shows: 'an import without quotes',
    css: `@import base.css;
.team { color: teal; }`,
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
    found: [{ line: 7 }],
    fix: [['base.css', '"base.css"']],
  },
  {
    code: 'invalid-keyframe',
    shows: 'a keyframes step without per cent',
    css: `@keyframes glow {
  0 { opacity: 0; }
  100% { opacity: 1; }
}
.team { animation: glow 1s; }`,
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
    found: [{ line: 8 }],
    fix: [['  0 { opacity: 0; }', '  0% { opacity: 0; }']],
  },
  {
    code: 'invalid-keyframe',
    shows: 'a step without percent sign',
    base: loader,
    edits: [['      50% { transform: translateY(-20px); }', '      50 {  transform: translateY(-20px); }']],
    found: [{ line: 24 }],
    fix: [['      50 {  transform: translateY(-20px); }', '      50% {  transform: translateY(-20px); }']],
  },
  {
    code: 'invalid-keyframe',
    shows: 'form for from',
    base: story,
    edits: [['  from { transform: translateY(0); }', '  form { transform: translateY(0); }']],
    found: [{ line: 8 }],
    fix: 'base',
  },
  {
    code: 'invalid-media-query',
    shows: 'a media query without and',
    css: `@media screen (min-width: 600px) {
  .box { padding: 2rem; }
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['(min-width:', 'and (min-width:']],
  },
  {
    code: 'invalid-media-query',
    shows: 'and without its space',
    css: `@media screen and(min-width: 5px) {
  .team { color: teal; }
}`,
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
    found: [{ line: 7 }],
    fix: [['and(min-width:', 'and (min-width:']],
  },
  {
    code: 'invalid-media-query',
    shows: 'media with min and max glued',
    css: `.card { padding: 4px; }
@media (min-width: 300px)and(max-width: 600px) { .card { padding: 2px; } } `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8 }],
    fix: [['300px)and(max-width:', '300px)and (max-width:']],
  },
  {
    code: 'invalid-media-query',
    shows: 'screen without and before max width',
    base: canteen,
    edits: [['(max-width: 600px) {', 'screen (max-width: 600px) { ']],
    found: [{ line: 40 }],
    fix: [['(max-width:', 'and (max-width:']],
  },
  {
    code: 'invalid-media-query',
    shows: 'a media feature misspelt',
    css: `@media (min-witdh: 600px) {
  .box { padding: 2rem; }
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['(min-witdh:', '(min-width:']],
  },
  {
    code: 'invalid-media-query',
    shows: 'a media type misspelt',
    css: `@media sceen and (min-width: 10px) {
  .team { padding: 1rem; }
}`,
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
    found: [{ line: 7 }],
    fix: [['@media sceen', '@media screen']],
  },
  {
    code: 'invalid-media-query',
    shows: 'media query typo of feature',
    css: '@media (max-widht: 600px) { .card { padding: 2px; } } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [['(max-widht:', '(max-width:']],
  },
  {
    code: 'invalid-media-query',
    shows: 'a media query with a greater sign inside out',
    css: `@media (min-width > 600px) {
  .team { padding: 1rem; }
}`,
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
    found: [{ line: 7 }],
    fix: [['(min-width', '(width']],
  },
  {
    code: 'invalid-media-query',
    shows: 'a range with signs in two directions',
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
.m { color: red; }
@media (400px < width > 800px) {
  .m { color: blue; }
}
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<p class="m">M</p>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 14, selector: '@media (400px < width > 800px)' }],
    fix: [['width >', 'width <']],
  },
  {
    code: 'invalid-media-query',
    shows: 'an equals sign before dark',
    css: `@media (prefers-color-scheme = dark) { body { background: #111; } }
p { margin: 0; }`,
    html: '<p>x</p>',
    found: [{ line: 7 }],
    fix: [['(prefers-color-scheme =', '(prefers-color-scheme:']],
  },
  {
    code: 'invalid-media-query',
    shows: 'an equals sign in a media query',
    base: canteen,
    edits: [['(max-width: 600px) {', '(max-width=600px) { ']],
    found: [{ line: 40 }],
    fix: [['(max-width=600px)', '(max-width: 600px)']],
  },
  {
    code: 'invalid-media-query',
    shows: 'max width without a colon',
    base: clubEvents,
    edits: [['(max-width:', '(max-width']],
    found: [{ line: 83 }],
    fix: 'base',
  },
  {
    code: 'invalid-media-query',
    shows: 'a media query without brackets',
    css: `@media min-width: 600px {
  .box { padding: 2rem; }
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['min-width: 600px', '(min-width: 600px)']],
  },
  {
    code: 'invalid-media-query',
    shows: 'max width without parentheses in a longer page',
    base: clubEvents,
    edits: [['(max-width: 700px)', 'max-width: 700px']],
    found: [{ line: 83 }],
    fix: 'base',
  },
  {
    code: 'invalid-media-query',
    shows: 'max width without parentheses',
    base: canteen,
    edits: [['(max-width: 600px) {', 'max-width: 600px { ']],
    found: [{ line: 40 }],
    fix: [['max-width: 600px', '(max-width: 600px)']],
  },
  {
    code: 'invalid-media-query',
    shows: 'media with quoted condition',
    css: '@media "(max-width: 600px)" { .card { padding: 2px; } } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [['"(max-width: 600px)"', '("(max-width: 600px)")']],
  },
  {
    code: 'invalid-media-query',
    shows: 'a media length without its unit',
    css: `@media (max-width: 600) {
  .box { padding: 2rem; }
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['(max-width: 600)', '(max-width: 600px)']],
  },
  {
    code: 'invalid-media-query',
    shows: 'max width without a unit',
    base: clubEvents,
    edits: [['@media (max-width: 700px) ', '@media(max-width:700)']],
    found: [{ line: 83 }],
    fix: [['@media(max-width:700)', '@media (max-width: 700px)']],
  },
  {
    code: 'invalid-media-query',
    shows: 'media with a unit apart',
    css: '@media (max-width: 600 px) { .card { padding: 2px; } } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7 }],
    fix: [['600 px)', '600px)']],
  },
  {
    code: 'invalid-property-rule',
    shows: 'a registered color without a beginning',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }`,
        `@property --col {
  syntax: "<color>"; inherits: true;`,
      ],
      [
        '@media',
        `.co { --col: red; color: var(--col); }
@media`,
      ],
      ['class="p"><a href="#">A</a>', 'class="co">C'],
    ],
    found: [{ line: 13, selector: '@property --col' }],
    fix: [['inherits: true;', 'inherits: true; initial-value: transparent;']],
  },
  {
    code: 'invalid-property-rule',
    shows: 'a registered length that begins red',
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
@property --len { syntax: "<length>"; inherits: false; initial-value: red; }
.le { width: var(--len); }
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<p class="le">L</p>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 13, selector: '@property --len' }],
    fix: [['initial-value: red', 'initial-value: 0px']],
  },
  {
    code: 'invalid-property-rule',
    shows: 'a ring with an angle that is not registered',
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
@property --angle {
  syntax: "<angle>";
  initial-value: 0deg;
}
.ring { height: 40px; background: conic-gradient(from var(--angle), red, blue); }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<div class="ring"></div>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 11, selector: '@property --angle' }],
    fix: [['initial-value: 0deg;', 'initial-value: 0deg; inherits: false;']],
  },
  {
    code: 'unknown-at-rule',
    shows: 'an at rule misspelt',
    css: `@meda (min-width: 100px) {
  .box { padding: 1rem; }
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7 }],
    fix: [['@meda (min-width:', '@media (min-width:']],
  },
  {
    code: 'unknown-at-rule',
    shows: 'keyframe float',
    base: story,
    edits: [['@keyframes', '@keyframe']],
    found: [{ line: 7 }],
    fix: 'base',
  },
  {
    code: 'unknown-at-rule',
    shows: 'keyframe for keyframes',
    base: loader,
    edits: [['@keyframes spin {', '@keyframe spin { ']],
    found: [{ line: 18 }],
    fix: [['    @keyframe spin { ', '    @keyframes spin { ']],
  },
  {
    code: 'unnamed-keyframes',
    shows: 'keyframes called none',
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
@keyframes none { from { opacity: 0; } }
.kk { animation: none 1s; }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<p class="kk">A</p>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 11, selector: '@keyframes none' }],
    fix: [
      [
        `none { from { opacity: 0; } }
.kk { animation: none`,
        `my-animation { from { opacity: 0; } }
.kk { animation: my-animation`,
      ],
    ],
  },
];

/** At-rules that the browser drops. */
export const droppedAtRules = styleRows('dropped-declaration', [
  [
    '@property without inherits',
    '@property --size',
    '@property --size { syntax: "<length>"; initial-value: 9px; } .card { padding: var(--size); }',
    card,
    '@property --size { syntax: "<length>"; inherits: false; initial-value: 9px; } .card { padding: var(--size); }',
  ],
  [
    '@property without an initial value',
    '@property --size',
    '@property --size { syntax: "<length>"; inherits: false; } .card { padding: var(--size, 3px); }',
    card,
    '@property --size { syntax: "*"; inherits: false; } .card { padding: var(--size, 3px); }',
  ],
  [
    '@property with an initial value of another type',
    '@property --size',
    '@property --size { syntax: "<length>"; inherits: false; initial-value: red; } .card { padding: var(--size); }',
    card,
    '@property --size { syntax: "<length> | auto"; inherits: false; initial-value: 9px; } .card { padding: var(--size); }',
  ],
  [
    '@property with an initial value in em',
    '@property --size',
    '@property --size { syntax: "<length>"; inherits: false; initial-value: 2em; } .card { padding: var(--size); }',
    card,
    '@property --size { syntax: "<length>"; inherits: false; initial-value: 20px; } .card { padding: var(--size); }',
  ],
  [
    '@property without a syntax',
    '@property --size',
    '@property --size { inherits: false; initial-value: 9px; } .card { padding: var(--size); }',
    card,
    '@property --size { syntax: "*"; inherits: false; initial-value: 9px; } .card { padding: var(--size); }',
  ],
  [
    '@property with a syntax without quotes',
    '@property --size',
    '@property --size { syntax: <length>; inherits: false; initial-value: 9px; } .card { padding: var(--size); }',
    card,
    "@property --size { syntax: '<length>'; inherits: false; initial-value: 9px; } .card { padding: var(--size); }",
  ],
  [
    '@property without dashes',
    '@property size',
    '@property size { syntax: "<length>"; inherits: false; initial-value: 9px; } .card { padding: var(--size, 3px); }',
    card,
    '@property --size { syntax: "<length>"; inherits: false; initial-value: 9px; } .card { padding: var(--size, 3px); }',
  ],
  [
    'two layers with one block',
    '@layer base, look',
    '@layer base, look { .card { color: teal; } }',
    card,
    '@layer base, look; @layer look { .card { color: teal; } }',
  ],
  [
    'a scope without parentheses',
    '@scope .card',
    '@scope .card { b { color: teal; } }',
    card,
    '@scope (.card) { b { color: teal; } }',
  ],
  [
    'a scope with a limit, without parentheses',
    '@scope .card to i',
    '@scope .card to i { b { color: teal; } }',
    card,
    '@scope (.card) to (i) { b { color: teal; } }',
  ],
  [
    'a media range in two directions',
    '@media (100px < width > 4000px)',
    '@media (100px < width > 4000px) { .card { color: teal; } }',
    card,
    '@media (100px < width < 4000px) { .card { color: teal; } }',
  ],
  [
    'a container query without a unit',
    '@container (min-width: 100)',
    'body { container-type: inline-size; } @container (min-width: 100) { .card { color: teal; } }',
    card,
    'body { container-type: inline-size; } @container (min-width: 100px) { .card { color: teal; } }',
  ],
  [
    'a named container query without a colon',
    '@container page (min-width 100px)',
    'body { container: page / inline-size; } @container page (min-width 100px) { .card { color: teal; } }',
    card,
    'body { container: page / inline-size; } @container page (min-width: 100px) { .card { color: teal; } }',
  ],
  [
    'a feature query with a bare selector',
    '@supports (:has(b))',
    '@supports (:has(b)) { .card { color: teal; } }',
    card,
    '@supports selector(:has(b)) { .card { color: teal; } }',
  ],
  [
    'layers without a comma',
    '@layer base look',
    '@layer base look; @layer look { .card { padding: 40px; } } @layer base { * { padding: 0; } }',
    card,
    '@layer base, look; @layer look { .card { padding: 40px; } } @layer base { * { padding: 0; } }',
  ],
  [
    'a layer with a dot',
    '@layer .look',
    '@layer .look { .card { color: teal; } }',
    card,
    '@layer look.inner { .card { color: teal; } }',
  ],
  [
    'keyframes called none',
    '@keyframes none',
    '@keyframes none { from { opacity: 0; } } .card { animation: none 1s; }',
    card,
    '@keyframes nothing { from { opacity: 0; } } .card { animation: nothing 1s; }',
  ],
]);
