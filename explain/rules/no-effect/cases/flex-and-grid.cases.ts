import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import {
  canteen,
  clubEvents,
  clubSite,
  gymPlans,
  joinForm,
  library,
  story,
  tripPhotos,
} from '../../../cases/base-pages.ts';
import { row } from './bodies.ts';

export const flexAndGridCases: readonly MistakeCase[] = [
  {
    code: 'condition-not-met',
    shows: 'a span of columns on the only child of a grid item',
    css: `.grid { display: grid; grid-template-columns: repeat(3, 1fr); }
.tile { background: #e8e8f8; }
.wide { grid-column: span 2; padding: 1em; }`,
    html: '<ul class="grid"><li><p class="tile wide">A</p></li><li><p class="tile">B</p></li></ul>',
    found: [{ line: 9, property: 'grid-column' }],
    fix: [
      [
        '.wide { grid-column: span 2; padding: 1em; }',
        `li:has(> .tile.wide) { grid-column: span 2; }
.wide { padding: 1em; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'align content on one line of flex',
    css: '.box { display: flex; align-content: center; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'align-content' }],
    fix: [['align-content:', 'align-items:']],
  },
  {
    code: 'condition-not-met',
    shows: 'align content on one line',
    css: '.card { display: flex; align-content: center; height: 300px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'align-content' }],
    fix: [['align-content:', 'align-items:']],
  },
  {
    code: 'condition-not-met',
    shows: 'align items on a block',
    css: '.box { align-items: center; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'align-items' }],
    fix: [['align-items:', 'display: flex; align-items:']],
  },
  {
    code: 'condition-not-met',
    shows: 'align items on the item',
    css: `.people { display: flex; height: 10rem; }
.person { align-items: flex-end; }`,
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
    found: [{ line: 8, property: 'align-items' }],
    fix: [['align-items:', 'display: flex; align-items:']],
  },
  {
    code: 'condition-not-met',
    shows: 'align items without flex',
    css: '.card { align-items: center; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'align-items' }],
    fix: [['align-items:', 'display: flex; align-items:']],
  },
  {
    code: 'condition-not-met',
    shows: 'align self on a child of a block',
    css: '.one { align-self: center; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'align-self' }],
    fix: [
      [
        '<style>',
        `<style>
.box { display: flex; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'place items on a block',
    css: '.team { place-items: center; }',
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
    found: [{ line: 7, property: 'place-items' }],
    fix: [['place-items:', 'display: grid; place-items:']],
  },
  {
    code: 'condition-not-met',
    shows: 'place items on card',
    css: '.card { place-items: center; height: 300px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'place-items' }],
    fix: [['place-items:', 'display: grid; place-items:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a bar fixed in a transform',
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
.tr { transform: translateZ(0); }
.fx {
  position: fixed;
  bottom: 0;
}
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<div class="tr"><div class="fx">A</div></div>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
    found: [{ line: 15, property: 'position' }],
    fix: [['.tr { transform: translateZ(0); ', '.tr { ']],
  },
  {
    code: 'condition-not-met',
    shows: 'a bar fixed in what will move',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
`,
        `.mov { will-change: transform; }
.bar2 {
  position: fixed;
  top: 0; `,
      ],
      ['p class="p"><a href="#">A</a></p', 'div class="mov"><div class="bar2">Bar</div></div'],
    ],
    found: [{ line: 15, property: 'position' }],
    fix: [['.mov { will-change: transform; ', '.mov { ']],
  },
  {
    code: 'condition-not-met',
    shows: 'a tip without its anchor',
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
.tip { position: absolute;
  position-anchor: --trigger;
  top: anchor(bottom);
}
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<button>A</button><div class="tip">T</div>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, property: 'position-anchor' }],
  },
  {
    code: 'condition-not-met',
    shows: 'flex direction on tabs',
    base: story,
    edits: [['display: flex; flex-direction:', 'flex-direction:']],
    found: [{ line: 34, property: 'flex-direction' }],
    fix: 'base',
  },
  {
    code: 'condition-not-met',
    shows: 'flex direction without flex',
    css: '.box { flex-direction: column; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'flex-direction' }],
    fix: [['flex-direction:', 'display: flex; flex-direction:']],
  },
  {
    code: 'condition-not-met',
    shows: 'flex wrap on a grid',
    css: '.box { display: grid; flex-wrap: wrap; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'flex-wrap' }],
    fix: [['display: grid', 'display: flex']],
  },
  {
    code: 'condition-not-met',
    shows: 'flex wrap on the items',
    css: `.menu ul { display: flex; }
.menu li { flex-wrap: wrap; } `,
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 8, property: 'flex-wrap' }],
    fix: [['flex-wrap:', 'display: flex; flex-wrap:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a width beside a flex basis',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }`,
        `.fw { display: flex; }
.fwi { flex-basis: 100px;
  width: 300px;`,
      ],
      ['p class="p"><a href="#">A</a></p', 'div class="fw"><p class="fwi">A</p></div'],
    ],
    found: [{ line: 15, property: 'width' }],
    fix: [['.fwi { flex-basis: 100px;', '.fwi { ']],
  },
  {
    code: 'condition-not-met',
    shows: 'an absolute item that grows',
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
.fa { display: flex; position: relative; }
.fab { position: absolute;
  flex-grow: 1;
}
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<div class="fa"><p class="fab">A</p><p>B</p></div>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 13, property: 'flex-grow' }],
    fix: [['.fab { position: absolute;', '.fab { ']],
  },
  {
    code: 'condition-not-met',
    shows: 'flex basis without flex',
    css: '.person { flex-basis: 50%; }',
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
    found: [{ line: 7, property: 'flex-basis' }],
    fix: [
      [
        '<style>',
        `<style>
.people { display: flex; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'flex grow on a grandchild',
    css: `.box { display: flex; }
.word { flex-grow: 1; }`,
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 8, property: 'flex-grow' }],
    fix: [
      [
        'flex; }',
        `flex; }
.note { display: flex; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'flex on a child of a block',
    css: '.one { flex: 1; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'flex' }],
    fix: [
      [
        '<style>',
        `<style>
.box { display: flex; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'flex on the grandparent',
    css: `.menu { display: flex; }
.menu li { flex: 1; } `,
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 8, property: 'flex' }],
    fix: [
      [
        'flex; }',
        `flex; }
ul { display: flex; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'order on a child of a block',
    css: '.one { order: 2; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'order' }],
    fix: [
      [
        '<style>',
        `<style>
.box { display: flex; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'order without flex',
    css: '.title { order: 2; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'order' }],
    fix: [
      [
        '<style>',
        `<style>
.card { display: flex; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a column gap on a block',
    css: '.box { column-gap: 1rem; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'column-gap' }],
    fix: [['column-gap:', 'display: flex; column-gap:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a gap on a block',
    css: '.box { gap: 12px; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'gap' }],
    fix: [['.box { gap:', '.box { display: flex; gap:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a row gap on a list',
    css: '.people { row-gap: 1rem; }',
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
    found: [{ line: 7, property: 'row-gap' }],
    fix: [['row-gap:', 'display: flex; row-gap:']],
  },
  {
    code: 'condition-not-met',
    shows: 'column gap on a block',
    css: '.card { column-gap: 20px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'column-gap' }],
    fix: [['column-gap:', 'display: flex; column-gap:']],
  },
  {
    code: 'condition-not-met',
    shows: 'gap in a list that is a block',
    css: '.menu ul { gap: 20px; list-style: none; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, property: 'gap' }],
    fix: [['ul { gap:', 'ul { display: flex; gap:']],
  },
  {
    code: 'condition-not-met',
    shows: 'gap on plan ul',
    base: gymPlans,
    edits: [['padding: 0;', 'gap: 8px; padding: 0; ']],
    found: [{ line: 33, property: 'gap' }],
    fix: [['ul { gap:', 'ul { display: flex; gap:']],
  },
  {
    code: 'condition-not-met',
    shows: 'gap on row',
    base: joinForm,
    edits: [['display: flex', 'display: inline']],
    found: [{ line: 17, property: 'gap' }],
    fix: 'base',
  },
  {
    code: 'condition-not-met',
    shows: 'gap on site nav ul',
    base: clubEvents,
    edits: [
      [
        `ul {
  display: flex;`,
        'ul {',
      ],
    ],
    found: [{ line: 32, property: 'gap' }],
    fix: 'base',
  },
  {
    code: 'condition-not-met',
    shows: 'a grid item that is a grandchild',
    base: tripPhotos,
    edits: [['.wide { grid-column: span 2; }', '.wide img { grid-column: span 2; } ']],
    found: [{ line: 27, property: 'grid-column' }],
    fix: [['overflow:', 'display: grid; overflow:']],
  },
  {
    code: 'condition-not-met',
    shows: 'an area that the template has not',
    base: library,
    edits: [['sidebar;', 'side; ']],
    found: [{ line: 19, property: 'grid-area' }],
    fix: [['grid-area: side', 'grid-area: sidebar']],
  },
  {
    code: 'condition-not-met',
    shows: 'an area the template lacks',
    css: `.box { display: grid; grid-template-areas: "head" "main"; }
.one { grid-area: header; }`,
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 8, property: 'grid-area' }],
    fix: [['header', 'head']],
  },
  {
    code: 'condition-not-met',
    shows: 'columns without a grid',
    css: '.box { grid-template-columns: 1fr 1fr; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'grid-template-columns' }],
    fix: [['grid-template-columns:', 'display: grid; grid-template-columns:']],
  },
  {
    code: 'condition-not-met',
    shows: 'grid column on a flex item',
    css: `.box { display: flex; }
.one { grid-column: 1 / 3; }`,
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 8, property: 'grid-column' }],
    fix: [['display: flex', 'display: grid']],
  },
  {
    code: 'condition-not-met',
    shows: 'grid item property on a child of flex',
    css: `.card { display: flex; }
.title { grid-column: span 2; } `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8, property: 'grid-column' }],
    fix: [['display: flex', 'display: grid']],
  },
  {
    code: 'condition-not-met',
    shows: 'grid rows on flex',
    css: '.people { display: flex; grid-template-rows: 1fr 1fr; }',
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
    found: [{ line: 7, property: 'grid-template-rows' }],
    fix: [['display: flex', 'display: grid']],
  },
  {
    code: 'condition-not-met',
    shows: 'grid template without grid',
    css: '.card { grid-template-columns: 1fr 1fr; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'grid-template-columns' }],
    fix: [['grid-template-columns:', 'display: grid; grid-template-columns:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a user name that fills the bar',
    css: `.bar {
  display: flex;
  justify-content: flex-end;
  background: #eee;
}
.bar p { flex: 1; }`,
    html: `<div class="bar">
  <p>Logged in as Mia</p>
</div>
<h1>Welcome</h1>`,
    found: [{ line: 9, property: 'justify-content', value: 'flex-end' }],
    fix: [['p { flex: 1; ', 'p { ']],
  },
  {
    code: 'condition-not-met',
    shows: 'an auto margin against justify content',
    css: `.bar { display: flex; justify-content: center; }
.bar .logo { margin-right: auto; }`,
    html: '<div class="bar"><b class="logo">Logo</b><a href="/">Home</a></div>',
    found: [{ line: 7, property: 'justify-content' }],
    fix: [['.logo { margin-right: auto; ', '.logo { ']],
  },
  {
    code: 'condition-not-met',
    shows: 'flex properties without flex',
    base: canteen,
    edits: [
      [
        `display: flex;
  justify-content: space-between;
  align-items: center;`,
        'justify-content: space-between; ',
      ],
      [
        `}
@media (max-width: 600px) {
  nav { flex-direction: column; }
}`,
        '}',
      ],
    ],
    found: [{ line: 12, property: 'justify-content' }],
    fix: [
      [
        'nav {',
        `nav {
  display: flex;`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'justify content on site header',
    base: clubEvents,
    edits: [
      [
        `  display: flex;
  justify-content: space-between;`,
        `  display: block;
  justify-content: space-between;`,
      ],
    ],
    found: [{ line: 21, property: 'justify-content' }],
    fix: 'base',
  },
  {
    code: 'condition-not-met',
    shows: 'justify content without flex',
    css: `.box {
  justify-content: space-between;
}`,
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 8, property: 'justify-content' }],
    fix: [
      [
        '.box {',
        `.box {
  display: flex;`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'justify items in flex',
    css: '.card { display: flex; justify-items: center; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'justify-items' }],
    fix: [['justify-items:', 'justify-content:']],
  },
  {
    code: 'condition-not-met',
    shows: 'justify items on flex',
    css: '.box { display: flex; justify-items: center; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'justify-items' }],
    fix: [['justify-items:', 'justify-content:']],
  },
  {
    code: 'condition-not-met',
    shows: 'justify self in a block',
    css: `.card { display: flex; }
.btn { justify-self: end; } `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8, property: 'justify-self' }],
    fix: [['justify-self: end', 'margin-inline-start: auto']],
  },
  {
    code: 'condition-not-met',
    shows: 'justify self in a flex row',
    base: gymPlans,
    edits: [
      [
        '#fff7e0;',
        `#fff7e0;
  justify-self: end; `,
      ],
    ],
    found: [{ line: 23, property: 'justify-self' }],
  },
  {
    code: 'condition-not-met',
    shows: 'justify self in flex',
    css: `.people { display: flex; }
.lead { justify-self: end; }`,
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
    found: [{ line: 8, property: 'justify-self' }],
    fix: [['justify-self: end', 'margin-inline-start: auto']],
  },
];

/** Properties of flex and grid on boxes that are none. */
export const layoutWithoutEffect = styleRows('no-effect', [
  // Flex and grid.
  ...[
    'flex: 1',
    'flex-grow: 2',
    'flex-basis: 90px',
    'align-self: center',
    'order: 2',
    'grid-column: 2',
    'grid-row: span 2',
    'grid-area: side',
    'justify-self: end',
  ].map((declaration): [string, string, string, string, string] => [
    `${declaration} on a child of a block`,
    declaration.split(':')[0] ?? '',
    `.item { ${declaration}; }`,
    row,
    declaration.startsWith('flex')
      ? `.row { display: flex; } .item { ${declaration}; }`
      : `.row { display: grid; height: 200px; grid-template-areas: "main side"; } .item:first-child { ${declaration}; }`,
  ]),
  ...[
    'justify-content: center',
    'align-items: center',
    'gap: 20px',
    'flex-direction: column-reverse',
    'flex-wrap: wrap',
    'grid-template-columns: 1fr 1fr',
    'grid-auto-flow: column',
    'justify-items: center',
    'place-items: center',
    'place-content: center',
    'grid-template-areas: "a b"',
  ].map((declaration): [string, string, string, string, string] => [
    `${declaration} on a block`,
    declaration.split(':')[0] ?? '',
    `.row { ${declaration}; }`,
    row,
    `.row { display: ${/^(justify-i|place-i|grid)/.test(declaration) ? 'grid' : 'flex'}; height: 300px; ${declaration}; }`,
  ]),
  [
    'justify-items in flex',
    'justify-items',
    '.row { display: flex; justify-items: center; }',
    row,
    '.row { display: grid; justify-items: center; }',
  ],
  [
    'justify-self in flex',
    'justify-self',
    '.row { display: flex; } .item { justify-self: end; }',
    row,
    '.row { display: grid; } .item { justify-self: end; }',
  ],
  [
    'align-content on one line',
    'align-content',
    '.row { display: flex; height: 200px; align-content: center; }',
    row,
    '.row { display: flex; flex-wrap: wrap; height: 200px; align-content: center; }',
  ],
  [
    'an area that the grid does not name',
    'grid-area',
    '.row { display: grid; grid-template-areas: "head side"; } .item { grid-area: aside; }',
    row,
    '.row { display: grid; grid-template-areas: "head side"; } .item { grid-area: side; }',
  ],
  [
    'vertical-align on a flex item',
    'vertical-align',
    '.row { display: flex; } .item { vertical-align: middle; }',
    row,
    '.row { display: flex; align-items: center; height: 90px; }',
  ],
  [
    'display inline-block on a flex item',
    'display',
    '.row { display: flex; } .item { display: inline-block; }',
    row,
    '.row { display: flex; }',
  ],
  [
    'display inline-block on a float',
    'display',
    '.item { float: left; display: inline-block; }',
    row,
    '.item { float: left; }',
  ],
  [
    'columns on a flex container',
    'column-count',
    '.row { display: flex; column-count: 2; }',
    row,
    '.row { column-count: 2; }',
  ],
  [
    'margin-top of the first child of a box with a background',
    'margin-top',
    '.row { background: gold; } .item:first-child { margin-top: 40px; }',
    row,
    '.row { background: gold; padding-top: 1px; } .item:first-child { margin-top: 40px; }',
  ],
  [
    'margin of a first child that goes through its box',
    'margin',
    '.row { background: linear-gradient(gold, tomato); } .item:first-child { margin: 40px 0 0; }',
    row,
    '.row { background: linear-gradient(gold, tomato); overflow: auto; } .item:first-child { margin: 40px 0 0; }',
  ],
  [
    'margin-bottom of the last child of a box with a background',
    'margin-bottom',
    '.row { background: gold; } .item:last-child { margin-bottom: 40px; }',
    row,
    '.row { background: gold; height: 90px; } .item:last-child { margin-bottom: 40px; }',
  ],
  [
    'justify-content around an item that grows',
    'justify-content',
    '.row { display: flex; justify-content: flex-end; } .item:first-child { flex: 1; }',
    row,
    '.row { display: flex; justify-content: flex-end; } .item:first-child { flex: none; }',
  ],
]);
