import type { MistakeCase } from '../../../cases/case.ts';
import { clubEvents, diary, gymPlans, joinForm, profile, roboticsClub } from '../../../cases/base-pages.ts';

export const textValuesCases: readonly MistakeCase[] = [
  {
    code: 'invalid-value',
    shows: 'a comma after the last font',
    css: `body { font-family: Verdana, sans-serif; margin: 20px; }
h1 { color: darkslateblue; }
.bread { font-family: Georgia, serif,; color: saddlebrown; }`,
    html: `<h1>Bakery</h1>
<p class="bread">Rye and wheat, every morning.</p>`,
    found: [{ line: 9, property: 'font-family', value: 'Georgia, serif,' }],
    fix: [['serif,', 'serif']],
  },
  {
    code: 'invalid-value',
    shows: 'a letter spacing in per cent of nothing',
    css: '.team { letter-spacing: wide; }',
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
    found: [{ line: 7, property: 'letter-spacing' }],
  },
  {
    code: 'invalid-value',
    shows: 'a line height in a wrong unit',
    css: '.note { line-height: 1.5 em; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'line-height' }],
    fix: [['1.5 em', '1.5em']],
  },
  {
    code: 'invalid-value',
    shows: 'british centre',
    css: '.note { text-align: centre; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'text-align' }],
    fix: [['centre', 'center']],
  },
  {
    code: 'invalid-value',
    shows: 'middle where center is meant',
    css: '.note { text-align: middle; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'text-align' }],
    fix: [['middle', 'center']],
  },
  {
    code: 'invalid-value',
    shows: 'no wrap',
    css: '.team { white-space: no-wrap; }',
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
    found: [{ line: 7, property: 'white-space' }],
    fix: [['no-wrap', 'nowrap']],
  },
  {
    code: 'invalid-value',
    shows: 'an unquoted text as content',
    base: profile,
    edits: [['" (new tab)";', '(new tab); ']],
    found: [{ line: 16, property: 'content' }],
    fix: [['(new tab)', '"(new tab)"']],
  },
  {
    code: 'invalid-value',
    shows: 'content hint',
    base: joinForm,
    edits: [['"Hint: "', 'Hint']],
    found: [{ line: 28, property: 'content' }],
    fix: [['content: Hint', 'content: "Hint"']],
  },
  {
    code: 'invalid-value',
    shows: 'list style none with bullets named wrongly',
    css: '.menu ul { list-style-position: left; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, property: 'list-style-position' }],
  },
  {
    code: 'foreign-character',
    shows: 'typographic quotes round content',
    base: gymPlans,
    edits: [['content: "✓ ";', 'content: “✓ ”; ']],
    found: [{ line: 34, property: 'content' }],
    fix: [
      [
        '.plan li::before { content: “✓ ”;  color: #2a9d8f; }',
        '.plan li::before { content: "✓ ";  color: #2a9d8f; }',
      ],
    ],
  },
  {
    code: 'invalid-value',
    shows: 'a spread for a text shadow',
    base: roboticsClub,
    edits: [['black;', '1px black; ']],
    found: [{ line: 22, property: 'text-shadow' }],
    fix: [['1px black', 'black']],
  },
  {
    code: 'invalid-value',
    shows: 'a text decoration that is none',
    css: '.note { text-decoration: underlined; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'text-decoration' }],
    fix: [['underlined', 'underline']],
  },
  {
    code: 'invalid-value',
    shows: 'a text transform with capital',
    css: '.team { text-transform: capital; }',
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
    found: [{ line: 7, property: 'text-transform' }],
  },
  {
    code: 'invalid-value',
    shows: 'no comma between shadows',
    css: '.note { text-shadow: 1px 1px red 2px 2px blue; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'text-shadow' }],
    fix: [['1px red', '1px red,']],
  },
  {
    code: 'invalid-value',
    shows: 'text decoration no',
    css: '.menu a { text-decoration: no; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, property: 'text-decoration' }],
    fix: [['text-decoration: no', 'text-decoration: none']],
  },
  {
    code: 'invalid-value',
    shows: 'text decoration non',
    base: clubEvents,
    edits: [['text-decoration: none', 'text-decoration: non']],
    found: [{ line: 40, property: 'text-decoration' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'text transform upper case',
    base: joinForm,
    edits: [['uppercase', 'upper-case']],
    found: [{ line: 16, property: 'text-transform' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'a family list without commas but with quotes',
    css: '.note { font-family: "Geist" sans-serif; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'font-family' }],
    fix: [['"Geist"', '"Geist",']],
  },
  {
    code: 'invalid-value',
    shows: 'a font weight by a word that is none',
    css: '.note { font-weight: thick; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'font-weight' }],
    fix: [['font-weight: thick', 'font-weight: bold']],
  },
  {
    code: 'invalid-value',
    shows: 'a font without its family',
    css: '.team { font: bold 16px; }',
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
    found: [{ line: 7, property: 'font' }],
    fix: [['bold 16px', 'bold 16px sans-serif']],
  },
  {
    code: 'invalid-value',
    shows: 'a shorthand font without size',
    base: diary,
    edits: [['17px/1.6 Georgia, serif;', 'bold Georgia, serif; ']],
    found: [{ line: 7, property: 'font' }],
  },
  {
    code: 'invalid-value',
    shows: 'font size 1 5 rem',
    base: clubEvents,
    edits: [['font-size: 1.5rem', 'font-size: 1.5 rem']],
    found: [{ line: 27, property: 'font-size' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'font style italics',
    base: joinForm,
    edits: [['italic', 'italics']],
    found: [{ line: 27, property: 'font-style' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'font weight 700px',
    base: clubEvents,
    edits: [['font-weight: 700', 'font-weight: 700px']],
    found: [{ line: 28, property: 'font-weight' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'no unit on a font size',
    css: '.note { font-size: 18; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'font-size' }],
    fix: [['font-size: 18', 'font-size: 18px']],
  },
  {
    code: 'invalid-value',
    shows: 'percent of a font weight',
    css: '.title { font-weight: 70%; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'font-weight' }],
    fix: [['font-weight: 70%', 'font-weight: 70']],
  },
  {
    code: 'invalid-value',
    shows: 'plus in the unit',
    css: '.title { font-size: 20pix; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'font-size' }],
    fix: [['font-size: 20pix', 'font-size: 20px']],
  },
];
