import { styleRows, type MistakeCase } from '../../../cases/case.ts';
import { clubSite, courseCards, loader, profile } from '../../../cases/base-pages.ts';
import { card, list } from './bodies.ts';

export const shorthandsCases: readonly MistakeCase[] = [
  {
    code: 'overridden-in-rule',
    shows: 'a background picture reset by the shorthand',
    base: profile,
    edits: [
      [
        'justify; }',
        `justify; }
    .profile { background-size: cover; 
 background: url(paper.png); }`,
      ],
    ],
    found: [{ line: 13, property: 'background-size' }],
    fix: [
      [
        `background-size: cover; 
 background: url(paper.png)`,
        `
 background: url(paper.png);
 background-size: cover`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'background resets the colour',
    css: `.box {
  background-color: teal;
  background: url(poster.png) no-repeat;
}`,
    html: '<div class="box">Hello</div>',
    found: [{ line: 8, property: 'background-color' }],
    fix: [
      [
        `.box {
  background-color: teal;`,
        '.box {',
      ],
      [
        'no-repeat;',
        `no-repeat;
  background-color: teal;`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'background shorthand after image',
    css: `.card { background-image: url(tea.jpg); 
 background: #fff; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'background-image' }],
    fix: [
      [
        `background-image: url(tea.jpg); 
 background: #fff`,
        `
 background: #fff;
 background-image: url(tea.jpg)`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'font resets the size',
    css: `.box {
  line-height: 2;
  font: 16px sans-serif;
}`,
    html: '<p class="box">Hello</p>',
    found: [{ line: 8, property: 'line-height' }],
    fix: [
      [
        `.box {
  line-height: 2;`,
        '.box {',
      ],
      [
        'sans-serif;',
        `sans-serif;
  line-height: 2;`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'font shorthand after weight',
    css: `.title { font-weight: 300; 
 font: 20px Arial; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'font-weight' }],
    fix: [
      [
        `font-weight: 300; 
 font: 20px Arial`,
        `
 font: 20px Arial;
 font-weight: 300`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'a column reset by grid area',
    css: `.panel { grid-column: 1 / -1; grid-area: panel; }
.page { display: grid; grid-template-areas: "nav panel"; }
.nav { grid-area: nav; }`,
    html: '<div class="page"><nav class="nav">n</nav><div class="panel">p</div></div>',
    found: [{ line: 7, property: 'grid-column' }],
    fix: [['grid-column: 1 / -1; grid-area: panel', 'grid-area: panel; grid-column: 1 / -1']],
  },
  {
    code: 'overridden-in-rule',
    shows: 'a delay reset by the shorthand after it',
    base: loader,
    edits: [
      [
        'border-radius: 50%;',
        `border-radius: 50%;
      animation-delay: 0.5s; `,
      ],
    ],
    found: [{ line: 14, property: 'animation-delay' }],
    fix: [
      [
        `50%;
      animation-delay: 0.5s;`,
        '50%;',
      ],
      [
        'linear infinite;',
        `linear infinite;
      animation-delay: 0.5s;`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'flex direction reset by flex flow',
    css: `.people {
  display: flex;
  flex-direction: column;
  flex-flow: row wrap;
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
    found: [{ line: 9, property: 'flex-direction' }],
    fix: [
      [
        `flex;
  flex-direction: column;`,
        'flex;',
      ],
      [
        'row wrap;',
        `row wrap;
  flex-direction: column;`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'a block margin after the top beside hebrew',
    css: `body {
  max-inline-size: 60ch;
  margin-inline: auto;
  padding-block: 2rem;
  font-family: serif;
}
.poem {
  border-inline-start: 4px solid plum;
  padding-inline-start: 1rem;
  margin-top: 4rem;
  margin-block: 2rem;
}
.poem h2 {
  margin-block-start: 0;
  text-align: start;
}
.poem p {
  white-space: pre-line;
  text-indent: 1em;
}
.poem footer {
  text-align: end;
  font-variant-caps: small-caps;
}
[dir="rtl"] {
  font-size: 1.2rem;
}`,
    html: `<h1>Two poems</h1>
<div class="poem">
  <h2>The river</h2>
  <p>It runs
  and runs
  and never asks why.</p>
  <footer>A. Rao</footer>
</div>
<div class="poem" dir="rtl">
  <h2>שיר</h2>
  <p>שלום לך</p>
  <footer>ל. כהן</footer>
</div>`,
    found: [{ line: 16, property: 'margin-top' }],
    fix: [
      [
        `1rem;
  margin-top: 4rem;`,
        '1rem;',
      ],
      [
        'margin-block: 2rem;',
        `margin-block: 2rem;
  margin-top: 4rem;`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'a left border before border inline',
    base: clubSite,
    edits: [
      [
        `.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }`,
        `.b {
  border-left: 4px solid red;
  border-inline: 1px solid gray;`,
      ],
      ['class="p"><a href="#">A</a>', 'class="b">A'],
    ],
    found: [{ line: 14, property: 'border-left' }],
    fix: [
      [
        `.b {
  border-left: 4px solid red;`,
        '.b {',
      ],
      [
        'solid gray;',
        `solid gray;
  border-left: 4px solid red;`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'margin after margin inline',
    css: '.team { margin-left: 2rem; margin: 1rem; }',
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
    found: [{ line: 7, property: 'margin-left' }],
    fix: [['margin-left: 2rem; margin: 1rem', 'margin: 1rem; margin-left: 2rem']],
  },
  {
    code: 'overridden-in-rule',
    shows: 'a longhand before its shorthand',
    base: courseCards,
    edits: [
      [
        'background: white;',
        `background: white;
      border-top-width: 6px; `,
      ],
    ],
    found: [{ line: 13, property: 'border-top-width' }],
    fix: [
      [
        `white;
      border-top-width: 6px;`,
        'white;',
      ],
      [
        'solid #ddd;',
        `solid #ddd;
      border-top-width: 6px;`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'a margin reset by its shorthand',
    base: profile,
    edits: [
      [
        '.profile { position:',
        `.profile { margin-left: 80px; 
 position:`,
      ],
    ],
    found: [{ line: 8, property: 'margin-left' }],
    fix: [
      [
        `margin-left: 80px; 
 position: relative; width: 400px; margin: 30px auto`,
        `
 position: relative; width: 400px; margin: 30px auto; margin-left: 80px`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'a shorthand after its longhand',
    css: `.box {
  margin-top: 40px;
  margin: 0;
}`,
    html: '<div class="box">Hello</div>',
    found: [{ line: 8, property: 'margin-top' }],
    fix: [
      [
        `.box {
  margin-top: 40px;`,
        '.box {',
      ],
      [
        'margin: 0;',
        `margin: 0;
  margin-top: 40px;`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'border resets one side',
    css: `.box {
  border-bottom: 4px solid teal;
  border: 1px solid silver;
}`,
    html: '<div class="box">Hello</div>',
    found: [{ line: 8, property: 'border-bottom' }],
    fix: [
      [
        `.box {
  border-bottom: 4px solid teal;`,
        '.box {',
      ],
      [
        'silver;',
        `silver;
  border-bottom: 4px solid teal;`,
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'a display that undoes flex',
    css: `.row {
  display: flex;
  gap: 1rem;
  display: block;
}`,
    html: `<div class="row">
<p>One</p>
<p>Two</p>
</div>`,
    found: [{ line: 8, property: 'display' }],
    fix: [
      [
        `1rem;
  display: block;`,
        '1rem;',
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'padding twice',
    css: `.team {
  padding: 1rem;
  color: teal;
  padding: 2rem;
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
    found: [{ line: 8, property: 'padding' }],
    fix: [
      [
        `teal;
  padding: 2rem;`,
        'teal;',
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'same property twice',
    css: `.card { padding: 20px; 
 color: teal;
 padding: 5px; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'padding' }],
    fix: [[' padding: 5px; }', ' }']],
  },
  {
    code: 'overridden-in-rule',
    shows: 'the same property twice',
    css: `.box {
  color: teal;
  padding: 1rem;
  color: navy;
}`,
    html: '<div class="box">Hello</div>',
    found: [{ line: 8, property: 'color' }],
    fix: [
      [
        `1rem;
  color: navy;`,
        '1rem;',
      ],
    ],
  },
  {
    code: 'overridden-in-rule',
    shows: 'two transforms of a hovered photo',
    css: `body {
  background-color: #111;
  color: #eee;
  font-family: sans-serif;
}
h1 {
  text-align: center;
  letter-spacing: 2px;
}
.gallery {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 12px;
}
.gallery figure {
  margin: 0;
  overflow: hidden;
  border-radius: 6px;
  background-color: #333;
}
.gallery img {
  width: 100%;
  height: 180px;
  object-fit: cover;
  transition: transform 0.3s;
}
.gallery figure:hover img {
  transform: rotate(3deg);
  transform: scale(1.1);
}
.gallery figcaption {
  padding: 8px;
  font-size: 14px;
}
.wide {
  grid-column: span 2;
}
@media (max-width: 600px) {
  .wide {
    grid-column: auto;
  }
}`,
    html: `<h1>My photos</h1>
<div class="gallery">
  <figure class="wide"><img src="1.jpg" alt="A lake"><figcaption>The lake</figcaption></figure>
  <figure><img src="2.jpg" alt="A cat"><figcaption>Our cat</figcaption></figure>
  <figure><img src="3.jpg" alt="A hill"><figcaption>The hill</figcaption></figure>
</div>`,
    found: [{ line: 34, property: 'transform' }],
    fix: [
      [
        `rotate(3deg);
  transform:`,
        'rotate(3deg)',
      ],
    ],
  },
];

/** Longhands that a shorthand or `all` resets. */
export const overriddenByShorthands = styleRows('overridden-declaration', [
  // A shorthand resets its longhands.
  [
    'margin after margin-top',
    'margin-top',
    '.card { margin-top: 40px; margin: 8px; }',
    card,
    '.card { margin: 8px; margin-top: 40px; }',
  ],
  [
    'padding after padding-left',
    'padding-left',
    '.card { padding-left: 40px; padding: 8px; }',
    card,
    '.card { padding: 8px; padding-left: 40px; }',
  ],
  [
    'border after border-bottom',
    'border-bottom',
    '.card { border-bottom: 4px solid teal; border: 1px solid gray; }',
    card,
    '.card { border: 1px solid gray; border-bottom: 4px solid teal; }',
  ],
  [
    'border after border-color',
    'border-color',
    '.card { border-color: teal; border: 1px solid; }',
    card,
    '.card { border: 1px solid; border-color: teal; }',
  ],
  [
    'border-top after border-top-width',
    'border-top-width',
    '.card { border-top-width: 8px; border-top: 1px solid gray; }',
    card,
    '.card { border-top: 1px solid gray; border-top-width: 8px; }',
  ],
  [
    'border-radius after one corner',
    'border-top-left-radius',
    '.card { background: teal; border-top-left-radius: 0; border-radius: 8px; }',
    card,
    '.card { background: teal; border-radius: 8px; border-top-left-radius: 0; }',
  ],
  [
    'background after background-color',
    'background-color',
    '.card { background-color: gold; background: linear-gradient(transparent, teal); }',
    card,
    '.card { background: linear-gradient(transparent, teal); background-color: gold; }',
  ],
  [
    'background after background-repeat',
    'background-repeat',
    '.card { background-repeat: no-repeat; background: url("dots.png"); }',
    card,
    '.card { background: url("dots.png"); background-repeat: no-repeat; }',
  ],
  [
    'font after line-height',
    'line-height',
    '.card { line-height: 2; font: 16px sans-serif; }',
    card,
    '.card { font: 16px sans-serif; line-height: 2; }',
  ],
  [
    'flex after flex-basis',
    'flex-basis',
    '.row { display: flex; } .card { flex-basis: 200px; flex: 1; }',
    `<div class="row">${card}</div>`,
    '.row { display: flex; } .card { flex: 1; flex-basis: 200px; }',
  ],
  [
    'transition after transition-delay',
    'transition-delay',
    '.card { transition-delay: 1s; transition: color 0.3s; } .card:hover { color: teal; }',
    card,
    '.card { transition: color 0.3s; transition-delay: 1s; } .card:hover { color: teal; }',
  ],
  [
    'animation after animation-iteration-count',
    'animation-iteration-count',
    '@keyframes blink { to { opacity: 0.2; } } .card { animation-iteration-count: 3; animation: blink 1s; }',
    card,
    '@keyframes blink { to { opacity: 0.2; } } .card { animation: blink 1s; animation-iteration-count: 3; }',
  ],
  [
    'list-style after list-style-type',
    'list-style-type',
    '.menu { list-style-type: square; list-style: inside; }',
    list,
    '.menu { list-style: inside; list-style-type: square; }',
  ],
  [
    'overflow after overflow-x',
    'overflow-x',
    '.card { height: 90px; overflow-x: scroll; overflow: hidden; }',
    card,
    '.card { height: 90px; overflow: hidden; overflow-x: scroll; }',
  ],
  [
    'gap after row-gap',
    'row-gap',
    '.menu { display: grid; row-gap: 20px; gap: 4px; }',
    list,
    '.menu { display: grid; gap: 4px; row-gap: 20px; }',
  ],
  [
    'place-items after align-items',
    'align-items',
    '.menu { display: grid; height: 200px; align-items: end; place-items: center; }',
    list,
    '.menu { display: grid; height: 200px; place-items: center; align-items: end; }',
  ],
  [
    'inset after top',
    'top',
    '.card { position: absolute; top: 20px; inset: 0; }',
    card,
    '.card { position: absolute; inset: 0; top: 20px; }',
  ],
  [
    'outline after outline-color',
    'outline-color',
    '.card { outline-color: teal; outline: 2px solid; }',
    card,
    '.card { outline: 2px solid; outline-color: teal; }',
  ],
  [
    'text-decoration after text-decoration-color',
    'text-decoration-color',
    '.card { text-decoration-color: red; text-decoration: underline; }',
    card,
    '.card { text-decoration: underline; text-decoration-color: red; }',
  ],
  [
    'a shorthand in a more specific rule',
    'background-color',
    'div.card { background: none; } .card { background-color: gold; }',
    card,
    'div.card { background: none; background-color: gold; }',
  ],
  [
    'a shorthand in a later rule',
    'margin-top',
    '.card { margin-top: 40px; } .card { margin: 0; }',
    card,
    '.card { margin: 0; } .card { margin-top: 40px; }',
  ],
  // `all`.
  [
    'all after the color',
    'color',
    '.card { color: teal; all: unset; }',
    card,
    '.card { all: unset; color: teal; }',
  ],
  [
    'all in a more specific rule',
    'padding',
    'div.card { all: initial; } .card { padding: 20px; }',
    card,
    'div.card { all: initial; padding: 20px; }',
  ],
  [
    'a margin of blocks in a page with text from right to left',
    'margin-top',
    '.card { margin-top: 40px; margin-block: 8px; }',
    '<div class="card" dir="rtl">שלום</div>',
    '.card { margin-block: 40px 8px; }',
  ],
]);
