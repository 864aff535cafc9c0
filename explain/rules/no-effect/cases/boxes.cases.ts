import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import {
  clubEvents,
  clubSite,
  courseCards,
  diary,
  festForm,
  marks,
  roboticsClub,
  story,
  tripPhotos,
} from '../../../cases/base-pages.ts';
import { card, row } from './bodies.ts';

/** A picture of its own file, 30 by 90. */
const tallPicture = `<img class="pic" alt="A" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='30' height='90'%3E%3Crect width='30' height='90' fill='teal'/%3E%3C/svg%3E">`;

export const boxesCases: readonly MistakeCase[] = [
  {
    code: 'condition-not-met',
    shows: 'right beside the left of a more general rule',
    css: `.offer { position: relative; padding: 3em; }
.tag { position: absolute; top: 8px; left: 8px; width: 70px; }
.tag.new { right: 8px; }`,
    html: '<div class="offer"><b class="tag new">New</b><b class="tag">Old</b></div>',
    found: [{ line: 9, property: 'right' }],
    fix: [['{ right: 8px; }', '{ left: auto; right: 8px; }']],
  },
  {
    code: 'condition-not-met',
    shows: 'a width beside the basis of a flex item that neither grows nor shrinks',
    css: `.row { display: flex; }
.avatar { flex: 0 0 120px; width: 60px; height: 60px; }`,
    html: '<div class="row"><p class="avatar">A</p><p>B</p></div>',
    found: [{ line: 8, property: 'width' }],
    fix: [['0 0 120px', '0 0 60px']],
  },
  {
    code: 'condition-not-met',
    shows: 'a background on an empty box',
    css: '.hero {\n  background: linear-gradient(navy, teal);\n}',
    html: '<div class="hero"></div>\n<p>News</p>',
    found: [{ line: 8, property: 'background' }],
    fix: [
      [
        '.hero {',
        `.hero {
  min-height: 200px;`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a sticky bar alone in its header',
    css: 'header { background: #222; }\n.bar { position: sticky; top: 0; }\nmain { height: 200vh; }',
    html: '<header>\n<nav class="bar">Home</nav>\n</header>\n<main>Scroll</main>',
    found: [{ line: 8, property: 'position' }],
    fix: [
      ['header { background', 'header { position: sticky; top: 0; background'],
      ['position: sticky; top: 0; }', '}'],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'one centered item on a page of its height',
    css: '.mid { display: flex; justify-content: center; align-items: center; }',
    html: '<div class="mid"><p>Middle</p></div>',
    found: [{ line: 7, property: 'align-items' }],
    fix: [
      [
        '.mid { display: flex; justify-content: center; align-items: center; }',
        '.mid { display: flex; justify-content: center; min-height: 100vh; align-items: center; }',
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a margin auto without a width',
    css: '.one { margin: 0 auto; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'margin' }],
    fix: [['margin:', 'width: fit-content; margin:']],
  },
  {
    code: 'condition-not-met',
    shows: 'auto margins on a button',
    css: 'button { margin-inline: auto; }',
    html: '<p><button type="button">Join</button></p>',
    found: [{ line: 7, property: 'margin-inline' }],
    fix: [['margin-inline:', 'display: block; margin-inline:']],
  },
  {
    code: 'condition-not-met',
    shows: 'auto margins on a picture in a line',
    css: '.team img { margin: 0 auto; }',
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
    found: [{ line: 7, property: 'margin' }],
    fix: [['margin:', 'display: block; margin:']],
  },
  {
    code: 'condition-not-met',
    shows: 'auto margins on a span',
    css: '.word { margin: 0 auto; }',
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 7, property: 'margin' }],
    fix: [['margin:', 'display: block; width: fit-content; margin:']],
  },
  {
    code: 'condition-not-met',
    shows: 'auto margins up and down',
    css: '.one { width: 200px; margin-block: auto; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'margin-block' }],
  },
  {
    code: 'condition-not-met',
    shows: 'auto top and bottom',
    css: '.team { margin-top: auto; }',
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
    found: [{ line: 7, property: 'margin-top' }],
    fix: [
      [
        '<style>',
        `<style>
body { display: grid; min-height: 100vh; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'centred by margin without width',
    base: festForm,
    edits: [['width: 320px; margin: 40px auto;', 'margin: 0 auto; ']],
    found: [{ line: 8, property: 'margin' }],
    fix: [['margin:', 'width: fit-content; margin:']],
  },
  {
    code: 'condition-not-met',
    shows: 'centring a button by text align on itself',
    css: '.btn { margin: 0 auto; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'margin' }],
    fix: [['margin:', 'display: block; margin:']],
  },
  {
    code: 'condition-not-met',
    shows: 'centring a picture by margin',
    css: '.card img { margin: 0 auto; width: 80px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'margin' }],
    fix: [['margin:', 'display: block; margin:']],
  },
  {
    code: 'condition-not-met',
    shows: 'margin auto up and down',
    css: '.card { margin-top: auto; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'margin-top' }],
    fix: [
      [
        '<style>',
        `<style>
body { display: grid; min-height: 100vh; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'margin on lead',
    base: clubEvents,
    edits: [['max-width: 50ch; margin:', 'margin:']],
    found: [{ line: 49, property: 'margin' }],
    fix: [['.lead { margin:', '.lead { width: fit-content; margin:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a card with display contents',
    css: `.card { display: contents; background: #fee; padding: 1rem; }
.cards { display: grid; gap: 1rem; }`,
    html: '<div class="cards"><div class="card"><h3>Tea</h3></div><div class="card"><h3>Cake</h3></div></div>',
    found: [{ line: 7, property: 'background' }],
    fix: [['display: contents; background:', 'background:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a clip margin with hidden overflow',
    css: `body { font-family: sans-serif; }
.frame {
  width: 200px;
  height: 120px;
  overflow: hidden;
  overflow-clip-margin: 12px;
}
.frame p { width: 260px; box-shadow: 0 0 8px gray; }`,
    html: `<h1>Photo club</h1>
<div class="frame">
<p>The river in the morning, by Meera</p>
</div>`,
    found: [{ line: 12, property: 'overflow-clip-margin' }],
    fix: [['hidden', 'clip']],
  },
  {
    code: 'condition-not-met',
    shows: 'a heading displayed in hidden answers',
    css: `body {
  max-width: 600px;
  margin: 30px auto;
  font-family: sans-serif;
}
details {
  border: 1px solid #ccc;
  border-radius: 6px;
  margin-bottom: 10px;
}
summary {
  padding: 12px;
  cursor: pointer;
  font-weight: bold;
}
details[open] summary {
  border-bottom: 1px solid #ccc;
}
.answers {
  display: none;
}
.answers h2 {
  display: block;
}
details p {
  padding: 0 12px;
  color: #555;
}
summary:hover {
  background-color: #f7f7f7;
}
details:not([open]):hover {
  border-color: #888;
}`,
    html: `<h1>Questions</h1>
<div class="answers">
  <h2>Answers</h2>
</div>
<details open>
  <summary>When do you open?</summary>
  <p>At nine, every day.</p>
</details>
<details>
  <summary>Can I bring my dog?</summary>
  <p>Yes, on a lead.</p>
</details>`,
    found: [{ line: 29, property: 'display' }],
    fix: [
      [
        `.answers {
  display: none;`,
        '.answers {',
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'overflow on a span',
    css: '.word { overflow: hidden; }',
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 7, property: 'overflow' }],
    fix: [['overflow:', 'display: inline-block; overflow:']],
  },
  {
    code: 'condition-not-met',
    shows: 'overflow on menu a',
    css: '.menu a { overflow: hidden; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, property: 'overflow' }],
    fix: [['overflow:', 'display: inline-block; overflow:']],
  },
  {
    code: 'condition-not-met',
    shows: 'resize without overflow',
    css: '.box { resize: both; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'resize' }],
    fix: [['resize:', 'overflow: auto; resize:']],
  },
  {
    code: 'condition-not-met',
    shows: 'snap align without container',
    css: '.title { scroll-snap-align: start; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'scroll-snap-align' }],
    fix: [
      [
        '<style>',
        `<style>
.card { overflow: auto; scroll-snap-type: x mandatory; }`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a clear on a span',
    css: 'span.c { clear: both; }',
    html: '<p>One <span class="c">two</span></p>',
    found: [{ line: 7, property: 'clear' }],
    fix: [['clear:', 'display: block; clear:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a float on a flex item',
    css: `.box { display: flex; }
.one { float: right; }`,
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 8, property: 'float' }],
    fix: [['float: right', 'margin-inline-start: auto']],
  },
  {
    code: 'condition-not-met',
    shows: 'a float on an absolute box',
    css: `.team { position: relative; }
.lead { position: absolute; float: right; }`,
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
    found: [{ line: 8, property: 'float' }],
    fix: [['position: absolute; float:', 'float:']],
  },
  {
    code: 'condition-not-met',
    shows: 'float on tags li',
    base: diary,
    edits: [['li { background:', 'li {  float: left; background:']],
    found: [{ line: 16, property: 'float' }],
  },
  {
    code: 'condition-not-met',
    shows: 'float with absolute',
    css: `.btn { position: absolute; float: right; } 
.card { position: relative; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'float' }],
    fix: [['position: absolute; float:', 'float:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a half height of an auto parent',
    css: '.people { height: 50%; }',
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
    found: [{ line: 7, property: 'height' }],
  },
  {
    code: 'condition-not-met',
    shows: 'a height in per cent of an auto parent',
    css: '.one { height: 100%; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'height' }],
    fix: [['height: 100%', 'height: 100vh']],
  },
  {
    code: 'condition-not-met',
    shows: 'a height in percent of an automatic one',
    base: roboticsClub,
    edits: [
      [
        'var(--space); }',
        `var(--space); }
    .about p { height: 50%; } `,
      ],
    ],
    found: [{ line: 27, property: 'height' }],
  },
  {
    code: 'condition-not-met',
    shows: 'a height on a link',
    css: 'a { height: 40px; }',
    html: '<p><a href="#x">Home</a></p>',
    found: [{ line: 7, property: 'height' }],
    fix: [['height:', 'display: inline-block; height:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a min height on a span',
    css: '.word { min-height: 50px; }',
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 7, property: 'min-height' }],
    fix: [['min-height:', 'display: inline-block; min-height:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a padding free height on strong',
    css: 'strong { height: 3rem; }',
    html: '<p>A <strong>bold</strong> word</p>',
    found: [{ line: 7, property: 'height' }],
    fix: [['height:', 'display: inline-block; height:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a ratio with both sizes',
    css: '.one { width: 100px; height: 50px; aspect-ratio: 1; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'aspect-ratio' }],
    fix: [['height: 50px; aspect-ratio:', 'aspect-ratio:']],
  },
  {
    code: 'condition-not-met',
    shows: 'height 100 of nothing',
    css: '.card { height: 100%; background: pink; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'height' }],
    fix: [['height: 100%', 'height: 100vh']],
  },
  {
    code: 'condition-not-met',
    shows: 'a margin above an inline link',
    base: courseCards,
    edits: [['display: inline-block; margin-top: 12px;', 'margin-top: 12px; ']],
    found: [{ line: 23, property: 'margin-top' }],
    fix: [['margin-top:', 'display: inline-block; margin-top:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a margin on cells',
    base: marks,
    edits: [['red; }', 'red; margin: 10px; } ']],
    found: [{ line: 14, property: 'margin' }],
    fix: [['margin:', 'padding:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a margin on table cells',
    css: 'td { margin: 10px; }',
    html: `<table>
<tr><td>One</td></tr>
</table>`,
    found: [{ line: 7, property: 'margin' }],
    fix: [['margin:', 'padding:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a padding on table rows',
    css: 'tr { padding: 10px; }',
    html: `<table>
<tr><td>One</td></tr>
</table>`,
    found: [{ line: 7, property: 'padding' }],
    fix: [
      [
        'padding:',
        `}
tr :is(td, th) { padding:`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a top margin on a span',
    css: '.word { margin-top: 20px; }',
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 7, property: 'margin-top' }],
    fix: [['margin-top:', 'display: inline-block; margin-top:']],
  },
  {
    code: 'condition-not-met',
    shows: 'margin top on button',
    base: clubEvents,
    edits: [
      [
        `.button {
  display: inline-block;`,
        '.button {',
      ],
    ],
    found: [{ line: 51, property: 'margin-top' }],
    fix: 'base',
  },
  {
    code: 'condition-not-met',
    shows: 'padding on a row',
    base: marks,
    edits: [['td { border-top: 3px double black; }', '{ padding: 20px; } ']],
    found: [{ line: 15, property: 'padding' }],
    fix: [
      [
        '.total { padding:',
        `.total { }
.total :is(td, th) { padding:`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'the margin of a title at the top of its banner',
    css: `.banner { background: darkred; color: white; }
.banner h1 {
  margin-top: 60px;
}`,
    html: `<div class="banner">
<h1>Fire brigade</h1>
<p>Always there.</p>
</div>
<p>Call 112.</p>`,
    found: [{ line: 9, property: 'margin-top', value: '60px' }],
    fix: [['color:', 'display: flow-root; color:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a bottom that height decides',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }`,
        `.ab { position: absolute; top: 0; height: 50px;
  bottom: 0;`,
      ],
      ['p class="p"><a href="#">A</a></p', 'div class="ab">A</div'],
    ],
    found: [{ line: 14, property: 'bottom' }],
    fix: [['top: 0; height: 50px;', 'top: 0; ']],
  },
  {
    code: 'condition-not-met',
    shows: 'a place beside an anchor in the flow',
    css: `.price { anchor-name: --price; }
.note {
  position: relative;
  position-anchor: --price;
  position-area: bottom;
}`,
    html: `<p>One ticket is <b class="price">₹ 120</b>.</p>
<p class="note">Students pay half.</p>`,
    found: [{ line: 11, property: 'position-area' }],
    fix: [['relative', 'absolute']],
  },
  {
    code: 'condition-not-met',
    shows: 'bottom on a static box',
    css: '.team { bottom: 0; }',
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
    found: [{ line: 7, property: 'bottom' }],
    fix: [['bottom:', 'position: relative; bottom:']],
  },
  {
    code: 'condition-not-met',
    shows: 'inset on a static box',
    css: '.team { inset: 0; }',
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
    found: [{ line: 7, property: 'inset' }],
    fix: [['inset:', 'position: relative; inset:']],
  },
  {
    code: 'condition-not-met',
    shows: 'left on a relative parent that is not',
    css: '.btn { left: 20px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'left' }],
    fix: [['.btn { left:', '.btn { position: relative; left:']],
  },
  {
    code: 'condition-not-met',
    shows: 'left on a static box',
    css: `.box {
  padding: 1rem;
  left: 50px;
}`,
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 9, property: 'left' }],
    fix: [
      [
        'padding: 1rem;',
        `padding: 1rem;
  position: relative;`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'left on cloud',
    base: story,
    edits: [
      [
        `.cloud {
  position: absolute;`,
        '.cloud {',
      ],
    ],
    found: [{ line: 18, property: 'left' }],
    fix: [
      [
        '.cloud {',
        `.cloud {
  position: relative;`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'offsets without position',
    base: tripPhotos,
    edits: [
      [
        `position: absolute;
      bottom: 0;`,
        'bottom: 0; ',
      ],
    ],
    found: [{ line: 19, property: 'bottom' }],
    fix: [
      [
        'figcaption {',
        `figcaption {
      position: relative;`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'top on badge',
    base: clubEvents,
    edits: [
      [
        `  position: absolute;
  top: 1rem;`,
        '    top: 1rem;',
      ],
    ],
    found: [{ line: 76, property: 'top' }],
    fix: [
      [
        '.badge {',
        `.badge {
    position: relative;`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'top without a position',
    css: '.one { top: 20px; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'top' }],
    fix: [['.one { top:', '.one { position: relative; top:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a discount at the corner of the page',
    css: `.product {
  width: 180px;
  border: 1px solid #ccc;
}
.off {
  position: absolute;
  top: 4px;
  right: 4px;
  background: crimson;
  color: white;
}`,
    html: `<main>
  <div class="product">
    <span class="off">-20%</span>
    <h3>Bag</h3>
    <p>Rs 900</p>
  </div>
</main>`,
    found: [{ line: 12, property: 'position' }],
    fix: [
      [
        '180px;',
        `180px;
  position: relative;`,
      ],
    ],
  },
  {
    code: 'condition-not-met',
    shows: 'a sticky header without top',
    css: '.team h2 { position: sticky; background: white; }',
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
    found: [{ line: 7, property: 'position' }],
    fix: [['position:', 'top: 0; position:']],
  },
  {
    code: 'condition-not-met',
    shows: 'sticky inside hidden overflow',
    css: `.wrap { overflow: hidden; }
.bar { position: sticky; top: 0; } `,
    html: '<div class="wrap"><div class="bar">Bar</div><p>Text</p></div>',
    found: [{ line: 8, property: 'position' }],
    fix: [['hidden', 'clip']],
  },
  {
    code: 'condition-not-met',
    shows: 'sticky without an edge',
    base: diary,
    edits: [['sticky; bottom: 10px; }', 'sticky; } ']],
    found: [{ line: 18, property: 'position' }],
    fix: [['position:', 'top: 0; position:']],
  },
  {
    code: 'condition-not-met',
    shows: 'sticky without an inset',
    css: '.one { position: sticky; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'position' }],
    fix: [['position:', 'top: 0; position:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a box that never reaches its maximum',
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
.mw { width: 300px;
  max-width: 500px;
}
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<div class="mw">A</div>
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
    found: [{ line: 12, property: 'max-width' }],
    fix: [['width: 300px', 'width: 100%']],
  },
  {
    code: 'condition-not-met',
    shows: 'a max width on a link',
    css: '.team a { max-width: 10rem; }',
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
    found: [{ line: 7, property: 'max-width' }],
    fix: [['max-width:', 'display: inline-block; max-width:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a max width on an inline span',
    css: '.menu a { max-width: 40px; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, property: 'max-width' }],
    fix: [['max-width:', 'display: inline-block; max-width:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a min width beats the width',
    css: '.card { width: 100px; min-width: 300px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'width' }],
    fix: [['100px; min-width: 300px; ', '100px; ']],
  },
  {
    code: 'condition-not-met',
    shows: 'a width on a span',
    css: '.word { width: 200px; }',
    html: `<div class="box">
<p class="note">Bring a <span class="word">laptop</span>.</p>
</div>`,
    found: [{ line: 7, property: 'width' }],
    fix: [['width:', 'display: inline-block; width:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a width on an inline label',
    base: festForm,
    edits: [['display: block; margin-bottom: 4px;', 'width: 120px; ']],
    found: [{ line: 9, property: 'width' }],
    fix: [['label { width:', 'label { display: inline-block; width:']],
  },
  {
    code: 'condition-not-met',
    shows: 'width of an inline link',
    css: '.menu a { width: 120px; background: #eee; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, property: 'width' }],
    fix: [['width:', 'display: inline-block; width:']],
  },
  {
    code: 'condition-not-met',
    shows: 'width on word',
    base: story,
    edits: [['display: inline-block; width:', 'width:']],
    found: [{ line: 37, property: 'width' }],
    fix: 'base',
  },
  {
    code: 'condition-not-met',
    shows: 'a stacking order on a static box',
    base: roboticsClub,
    edits: [['max-width:', ' z-index: 5; max-width:']],
    found: [{ line: 26, property: 'z-index' }],
    fix: [['.about {  z-index:', '.about {  position: relative; z-index:']],
  },
  {
    code: 'condition-not-met',
    shows: 'a z index without a position',
    css: '.one { z-index: 10; }',
    html: `<div class="box">
<div class="one">One</div>
<div class="two">Two</div>
</div>`,
    found: [{ line: 7, property: 'z-index' }],
    fix: [['z-index:', 'position: relative; z-index:']],
  },
  {
    code: 'condition-not-met',
    shows: 'z index on a plain card',
    css: '.card { z-index: 99; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'z-index' }],
    fix: [['z-index:', 'position: relative; z-index:']],
  },
  {
    code: 'condition-not-met',
    shows: 'z index on photo',
    base: story,
    edits: [['200px; height:', '200px; z-index: 3; height:']],
    found: [{ line: 27, property: 'z-index' }],
    fix: [['z-index:', 'position: relative; z-index:']],
  },
];

/** Elements without a box, without free space or without a language. */
export const elementsWithoutBox = styleRows('no-effect', [
  // Elements without a box, without free space or without a language.
  [
    'a background with display: contents',
    'background',
    '.card { display: contents; background: teal; }',
    card,
    '.card { display: block; background: teal; }',
  ],
  [
    'text-align on a column',
    'text-align',
    'col.num { text-align: right; }',
    '<table><colgroup><col><col class="num"></colgroup><tr><td>Tea</td><td>3</td></tr></table>',
    'td:nth-child(2) { text-align: right; }',
  ],
  [
    'a relative top in percent of no height',
    'top',
    '.card { position: relative; top: 50%; }',
    `<main>${card}</main>`,
    'main { height: 300px; } .card { position: relative; top: 50%; }',
  ],
  [
    'auto margins out of the flow',
    'margin',
    '.card { position: absolute; width: 90px; margin: 0 auto; }',
    card,
    '.card { position: absolute; left: 0; right: 0; width: 90px; margin: 0 auto; }',
  ],
  [
    'object-fit with one side set',
    'object-fit',
    '.pic { width: 90px; object-fit: cover; }',
    tallPicture,
    '.pic { width: 90px; height: 90px; object-fit: cover; }',
  ],
  [
    'the underline of a paragraph on one word',
    'text-decoration',
    '.card { text-decoration: underline; } .word { text-decoration: none; }',
    '<p class="card">Hello <b class="word">you</b></p>',
    '.card { text-decoration: underline; } .word { display: inline-block; text-decoration: none; }',
  ],
  [
    'a weight after the size in font',
    'font',
    '.card { font: 20px bold Georgia, serif; }',
    card,
    '.card { font: bold 20px Georgia, serif; }',
  ],
  [
    'a transition of a property that does not exist',
    'transition',
    '.card { transition: colour 0.3s; } .card:hover { color: red; }',
    card,
    '.card { transition: color 0.3s; } .card:hover { color: red; }',
  ],
  [
    'a background on ::marker',
    'background',
    'li::marker { background: gold; color: red; }',
    '<ul><li>One</li></ul>',
    'li::marker { font-weight: bold; color: red; }',
  ],
  [
    'a margin on ::first-line',
    'margin-left',
    'p::first-line { margin-left: 20px; }',
    '<p>Hello</p>',
    'p::first-line { letter-spacing: 2px; }',
  ],
  [
    'a width on ::first-letter',
    'width',
    'p::first-letter { width: 40px; }',
    '<p>Hello</p>',
    'p::first-letter { margin-right: 8px; float: left; }',
  ],
  [
    'a font size on ::selection',
    'font-size',
    'p::selection { font-size: 40px; }',
    '<p>Hello</p>',
    'p::selection { color: white; background-color: teal; }',
  ],
  [
    'a container that asks for its own size',
    '@container (min-width: 90px)',
    '.card { container-type: inline-size; } @container (min-width: 90px) { .card { padding: 40px; } }',
    card,
    'body { container-type: inline-size; } @container (min-width: 90px) { .card { padding: 40px; } }',
  ],
  [
    'commas between the parts of one transition',
    'transition',
    '.card { transition: color, 1s, ease; } .card:hover { color: red; }',
    card,
    '.card { transition: color 1s ease; } .card:hover { color: red; }',
  ],
  [
    'justify-content with an auto margin in the row',
    'justify-content',
    '.card { display: flex; justify-content: center; } .word { margin-right: auto; }',
    card,
    '.card { display: flex; justify-content: center; } .word { margin-right: 20px; }',
  ],
  [
    'a placeholder of a div',
    'color',
    '.card::placeholder { color: red; }',
    card,
    'input::placeholder { color: red; }',
    '<input placeholder="Name" aria-label="Name">',
  ],
  [
    'a marker of a div',
    'color',
    '.card::marker { color: red; }',
    card,
    '.card { display: list-item; margin-left: 20px; } .card::marker { color: red; }',
  ],
  [
    'an opacity in percent without the sign',
    'opacity',
    '.card { background: red; opacity: 40; }',
    card,
    '.card { background: red; opacity: 40%; }',
  ],
  [
    'an opaque word in a transparent card',
    'opacity',
    '.card { background: red; opacity: 0.4; } .word { opacity: 1; }',
    card,
    '.card { background: rgb(255 0 0 / 40%); }',
  ],
  [
    'a visible word in a card that is not displayed',
    'visibility',
    '.card { display: none; } .word { visibility: visible; }',
    card,
    '.card { visibility: hidden; } .word { visibility: visible; }',
  ],
  [
    'a word displayed in a card that is not',
    'display',
    '.card { display: none; } .word { display: inline; }',
    card,
    '.card { visibility: hidden; } .word { visibility: visible; }',
  ],
  [
    'an animation of left without a position',
    'animation',
    '.card { animation: drive 2s infinite; } @keyframes drive { from { left: 0; } to { left: 100px; } }',
    card,
    '.card { position: relative; animation: drive 2s infinite; } @keyframes drive { from { left: 0; } to { left: 100px; } }',
  ],
  [
    'a height of 100% in a box without one',
    'height',
    '.page { background: gold; } .side { height: 100%; background: teal; }',
    '<div class="page"><div class="side">Hello</div></div>',
    '.page { background: gold; } .side { height: 100vh; background: teal; }',
  ],
]);

/** Sizes and places that the box of an element does not take. */
export const boxesWithoutEffect = styleRows('no-effect', [
  // Inline boxes.
  ...[
    'width: 200px',
    'height: 90px',
    'min-width: 200px',
    'max-height: 5px',
    'margin-top: 40px',
    'margin-block: 40px',
    'transform: rotate(20deg)',
    'rotate: 20deg',
    'text-align: center',
    'text-indent: 40px',
    'overflow: hidden',
    'aspect-ratio: 1',
  ].map((declaration): [string, string, string, string, string] => [
    `${declaration} on an inline box`,
    declaration.split(':')[0] ?? '',
    `.word { background: gold; ${declaration}; }`,
    card,
    `.word { background: gold; display: inline-block; ${declaration}; }`,
  ]),
  [
    'inline-size on an inline box',
    'inline-size',
    '.word { inline-size: 200px; }',
    card,
    '.word { display: inline-block; inline-size: 200px; }',
  ],
  ['columns on an inline box', 'columns', '.word { columns: 2; }', card, '.card { columns: 2; }'],
  [
    'clip on a box in the flow',
    'clip',
    '.card { clip: rect(0, 9px, 9px, 0); }',
    card,
    '.card { position: absolute; clip: rect(0, 9px, 9px, 0); }',
  ],
  [
    'shape-outside without a float',
    'shape-outside',
    '.word { shape-outside: circle(); }',
    card,
    '.word { float: left; shape-outside: circle(); }',
  ],
  [
    'flex-shrink outside of flex',
    'flex-shrink',
    '.item { flex-shrink: 0; }',
    row,
    '.row { display: flex; } .item { flex-shrink: 0; }',
  ],
  // Positions.
  [
    'z-index on a static box',
    'z-index',
    '.card { z-index: 5; }',
    card,
    '.card { position: relative; z-index: 5; }',
  ],
  [
    'position-area on a static box',
    'position-area',
    '.word { anchor-name: --word; } .card { position-anchor: --word; position-area: top; }',
    card,
    '.word { anchor-name: --word; } .card { position: absolute; position-anchor: --word; position-area: top; }',
  ],
  ['top on a static box', 'top', '.card { top: 20px; }', card, '.card { position: relative; top: 20px; }'],
  [
    'inset-inline-start on a static box',
    'inset-inline-start',
    '.card { inset-inline-start: 20px; }',
    card,
    '.card { position: relative; inset-inline-start: 20px; }',
  ],
  [
    'bottom with top on a relative box',
    'bottom',
    '.card { position: relative; top: 10px; bottom: 30px; }',
    card,
    '.card { position: absolute; top: 10px; bottom: 30px; }',
  ],
  [
    'sticky without an inset',
    'position',
    '.card { position: sticky; }',
    card,
    '.card { position: sticky; top: 0; }',
  ],
  [
    'sticky inside hidden overflow',
    'position',
    '.box { overflow: hidden; } .card { position: sticky; top: 0; }',
    `<div class="box">${card}<p>More</p></div>`,
    '.box { overflow: clip; } .card { position: sticky; top: 0; }',
  ],
  [
    'float on an absolute box',
    'float',
    '.card { position: absolute; float: left; }',
    card,
    '.card { float: left; }',
  ],
  [
    'float on a flex item',
    'float',
    '.row { display: flex; } .item { float: right; }',
    row,
    '.item { float: right; }',
  ],
  [
    'clear on a flex item',
    'clear',
    '.row { display: flex; } .item { clear: both; }',
    row,
    '.item { clear: both; }',
  ],
  [
    'a percentage height without a definite parent',
    'height',
    '.card { height: 50%; background: gold; }',
    card,
    'html, body { height: 100%; } .card { height: 50%; background: gold; }',
  ],
  [
    'vertical auto margins',
    'margin-block',
    '.card { margin-block: auto; }',
    card,
    'body { display: grid; min-height: 100vh; } .card { margin-block: auto; }',
  ],
  [
    'auto margins without a width',
    'margin-inline',
    '.card { margin-inline: auto; }',
    card,
    '.card { width: 200px; margin-inline: auto; }',
  ],
  [
    'a max-width below the width',
    'width',
    '.card { width: 600px; max-width: 300px; }',
    card,
    '.card { width: 100%; max-width: 300px; }',
  ],
  [
    'a min-width above the max-width',
    'max-width',
    '.card { min-width: 400px; max-width: 300px; }',
    card,
    '.card { min-width: 200px; max-width: 300px; }',
  ],
  [
    'a min-height above the height',
    'height',
    '.card { height: 50px; min-height: 100px; }',
    card,
    '.card { height: 150px; min-height: 100px; }',
  ],
  [
    'a ratio with both sizes',
    'aspect-ratio',
    '.card { width: 100px; height: 50px; aspect-ratio: 1; }',
    card,
    '.card { width: 100px; aspect-ratio: 1; }',
  ],
]);
