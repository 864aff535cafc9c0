import type { MistakeCase } from '../../../cases/case.ts';
import { clubEvents, courseCards, joinForm, roboticsClub } from '../../../cases/base-pages.ts';

export const propertyNamesCases: readonly MistakeCase[] = [
  {
    code: 'invalid-substitution',
    shows: 'a variable of the header in the footer',
    css: `header { --accent: #c1440e; background: var(--accent); }
footer { background: var(--accent); }`,
    html: '<header>A</header><footer>B</footer>',
    found: [{ line: 8, property: 'background' }],
    fix: [['header { --accent: #c1440e; ', ':root { --accent: #c1440e; }\nheader { ']],
  },
  {
    code: 'undefined-custom-property',
    shows: 'a variable that is not defined',
    base: roboticsClub,
    edits: [['background: var(--brand); padding:', 'background: var(--brnd);  padding:']],
    found: [{ line: 23, property: 'background' }],
    fix: [['var(--brnd)', 'var(--brand)']],
  },
  {
    code: 'undefined-custom-property',
    shows: 'an unknown custom property',
    css: `.note { color: var(--brnad); }
:root { --brand: teal; }`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'color' }],
    fix: [['var(--brnad)', 'var(--brand)']],
  },
  {
    code: 'undefined-custom-property',
    shows: 'color var inc',
    base: clubEvents,
    edits: [['var(--ink)', 'var(--inc)']],
    found: [{ line: 17, property: 'color' }],
    fix: 'base',
  },
  {
    code: 'unknown-property',
    shows: 'a custom property with a single dash',
    css: `:root { -brand: teal; }
.note { color: teal; }`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: '-brand' }],
    fix: [['-brand:', '--brand:']],
  },
  {
    code: 'unknown-property',
    shows: 'a property in camel case',
    css: '.box { backgroundColor: #eee; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'backgroundColor' }],
    fix: [['backgroundColor:', 'background-color:']],
  },
  {
    code: 'unknown-property',
    shows: 'a property with two dashes lost',
    css: '.team { fontsize: 2rem; }',
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
    found: [{ line: 7, property: 'fontsize' }],
    fix: [['fontsize:', 'font-size:']],
  },
  {
    code: 'unknown-property',
    shows: 'an underscore in a property',
    css: '.note { font_size: 20px; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'font_size' }],
    fix: [['font_size:', 'font-size:']],
  },
  {
    code: 'unknown-property',
    shows: 'camel case from script',
    css: '.card { backgroundColor: pink; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'backgroundColor' }],
    fix: [['backgroundColor:', 'background-color:']],
  },
  {
    code: 'unknown-property',
    shows: 'property with underscore',
    css: '.title { font_size: 20px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'font_size' }],
    fix: [['font_size:', 'font-size:']],
  },
  {
    code: 'unknown-property',
    shows: 'a property in british english',
    css: `.note {
  colour: teal;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'colour' }],
    fix: [['colour:', 'color:']],
  },
  {
    code: 'unknown-property',
    shows: 'a property misspelt',
    css: `.note {
  colr: teal;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'colr' }],
    fix: [['  colr: teal;', '  color: teal;']],
  },
  {
    code: 'unknown-property',
    shows: 'align item for align items',
    base: clubEvents,
    edits: [['align-items:', 'align-item:']],
    found: [{ line: 22, property: 'align-item' }],
    fix: 'base',
  },
  {
    code: 'unknown-property',
    shows: 'colour for color',
    base: joinForm,
    edits: [['  color: white;', '  colour: white;']],
    found: [{ line: 23, property: 'colour' }],
    fix: 'base',
  },
  {
    code: 'unknown-property',
    shows: 'letters of a property swapped',
    css: '.box { backgruond-color: #eee; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'backgruond-color' }],
    fix: [['backgruond-color:', 'background-color:']],
  },
  {
    code: 'unknown-property',
    shows: 'min and max the wrong way',
    css: '.team { max-with: 40rem; }',
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
    found: [{ line: 7, property: 'max-with' }],
    fix: [['max-with:', 'max-width:']],
  },
  {
    code: 'unknown-property',
    shows: 'text allign for text align',
    base: clubEvents,
    edits: [['text-align:', 'text-allign:']],
    found: [{ line: 44, property: 'text-allign' }],
    fix: 'base',
  },
  {
    code: 'unknown-property',
    shows: 'a property of another language',
    css: '.team { onclick: none; }',
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
    found: [{ line: 7, property: 'onclick' }],
  },
  {
    code: 'unknown-property',
    shows: 'a property of plain habit',
    css: '.note { text-color: teal; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'text-color' }],
    fix: [['text-color:', 'color:']],
  },
  {
    code: 'unknown-property',
    shows: 'a property that is called otherwise',
    css: '.note { font-colour: teal; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'font-colour' }],
    fix: [['font-colour:', 'color:']],
  },
  {
    code: 'unknown-property',
    shows: 'a property that is no css',
    base: courseCards,
    edits: [['color: #555; }', 'text-color: #555; } ']],
    found: [{ line: 20, property: 'text-color' }],
    fix: [['text-color:', 'color:']],
  },
  {
    code: 'unknown-property',
    shows: 'corners for one browser only',
    css: `.bubble {
  -moz-border-radius: 12px;
  background: lightblue;
  padding: 10px;
}`,
    html: `<p class="bubble">Are you there?</p>
<p class="bubble">Yes, I am.</p>`,
    found: [{ line: 8, property: '-moz-border-radius', value: '12px' }],
    fix: [['-moz-border-radius:', 'border-radius:']],
  },
  {
    code: 'unknown-property',
    shows: 'valign of old',
    css: 'td { valign: top; } ',
    html: '<table class="fees"><thead><tr><th>Item</th><th>Rs</th></tr></thead><tbody><tr><td>Lab</td><td>200</td></tr><tr><td>Bus</td><td>900</td></tr></tbody></table>',
    found: [{ line: 7, property: 'valign' }],
  },
  {
    code: 'invalid-value',
    shows: 'a custom property without dashes',
    css: 'p { color: var(main-color); }\n:root { main-color: teal; }',
    html: '<p>Tea</p>',
    found: [
      { line: 7, property: 'color' },
      { line: 8, property: 'main-color' },
    ],
    fix: [
      ['var(main-color)', 'var(--main-color)'],
      ['main-color: teal', '--main-color: teal'],
    ],
  },
];
