import type { MistakeCase } from '../../../cases/case.ts';
import { canteen, clubEvents, library, tripPhotos } from '../../../cases/base-pages.ts';

export const layoutValuesCases: readonly MistakeCase[] = [
  {
    code: 'invalid-value',
    shows: 'a keyword misspelt',
    css: `.box {
  display: flexbox;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'display' }],
    fix: [['flexbox', 'flex']],
  },
  {
    code: 'invalid-value',
    shows: 'a keyword of another property',
    css: '.box { display: centre; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'display' }],
  },
  {
    code: 'invalid-value',
    shows: 'display gird',
    base: clubEvents,
    edits: [['display: grid', 'display: gird']],
    found: [{ line: 62, property: 'display' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'quotes around a keyword',
    css: '.box { display: "flex"; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'display' }],
    fix: [['"flex"', 'flex']],
  },
  {
    code: 'invalid-value',
    shows: 'three words in a display',
    css: '.team { display: in-line; }',
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
    found: [{ line: 7, property: 'display' }],
    fix: [['in-line', 'inline']],
  },
  {
    code: 'invalid-value',
    shows: 'a flex with three lengths',
    css: `.people { display: flex; }
.person { flex: 1px 1px 1px; }`,
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
    found: [{ line: 8, property: 'flex' }],
    fix: [['1px 1px 1px', '1px']],
  },
  {
    code: 'invalid-value',
    shows: 'flex direction with a word of grid',
    css: '.box { display: flex; flex-direction: vertical; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'flex-direction' }],
    fix: [['vertical', 'column']],
  },
  {
    code: 'invalid-value',
    shows: 'flex shorthand with a comma',
    css: `.card { display: flex; }
.title { flex: 1, 1, auto; } `,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 8, property: 'flex' }],
    fix: [['flex: 1, 1,', 'flex: 1 1']],
  },
  {
    code: 'invalid-value',
    shows: 'gap var gap',
    base: clubEvents,
    edits: [['var(--gap)', 'var(-gap)']],
    found: [{ line: 33, property: 'gap' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'justify content space between',
    base: clubEvents,
    edits: [['space-between', 'space between']],
    found: [{ line: 21, property: 'justify-content' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'middle for center',
    base: canteen,
    edits: [['center;', 'middle; ']],
    found: [{ line: 14, property: 'align-items' }],
    fix: [['middle', 'center']],
  },
  {
    code: 'invalid-value',
    shows: 'two directions in justify content',
    css: '.box { display: flex; justify-content: between; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'justify-content' }],
    fix: [['between', 'space-between']],
  },
  {
    code: 'invalid-value',
    shows: 'two words for space between',
    base: canteen,
    edits: [['space-between;', 'space between; ']],
    found: [{ line: 13, property: 'justify-content' }],
    fix: [['space between', 'space-between']],
  },
  {
    code: 'invalid-value',
    shows: 'areas of different lengths',
    base: library,
    edits: [
      ['  grid-template-areas:', '  grid-template-areas: '],
      ['"footer footer"', '"footer"'],
    ],
    found: [{ line: 13, property: 'grid-template-areas' }],
  },
  {
    code: 'invalid-value',
    shows: 'areas with rows of two lengths',
    css: '.people { display: grid; grid-template-areas: "a b" "c"; }',
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
    found: [{ line: 7, property: 'grid-template-areas' }],
  },
  {
    code: 'invalid-value',
    shows: 'areas without quotes',
    css: '.people { display: grid; grid-template-areas: head main; }',
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
    found: [{ line: 7, property: 'grid-template-areas' }],
    fix: [['head main', '"head main"']],
  },
  {
    code: 'invalid-value',
    shows: 'grid template areas header main sidebar footer',
    base: library,
    edits: [['"header" "main" "sidebar" "footer"; }', 'header main sidebar footer; } ']],
    found: [{ line: 25, property: 'grid-template-areas' }],
    fix: [['header main sidebar footer', '"header main sidebar footer"']],
  },
  {
    code: 'invalid-value',
    shows: 'a minmax without its comma',
    css: `.pots {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px 1fr));
  gap: 1rem;
}
.pot { background: tan; }`,
    html: `<h1>Pots</h1>
<div class="pots">
  <div class="pot">Blue</div>
  <div class="pot">Red</div>
  <div class="pot">Green</div>
</div>`,
    found: [{ line: 9, property: 'grid-template-columns', value: 'repeat(auto-fill, minmax(180px 1fr))' }],
    fix: [['minmax(180px', 'minmax(180px,']],
  },
  {
    code: 'invalid-value',
    shows: 'areas that are not rectangles',
    css: '.people { display: grid; grid-template-columns: 1fr 2; }',
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
    found: [{ line: 7, property: 'grid-template-columns' }],
    fix: [['1fr 2;', '1fr 2px;']],
  },
  {
    code: 'invalid-value',
    shows: 'auto fit with fr alone',
    base: tripPhotos,
    edits: [['minmax(180px, 1fr))', '1fr) ']],
    found: [{ line: 10, property: 'grid-template-columns' }],
    fix: [['repeat(auto-fit, 1fr)', 'repeat(auto-fit, minmax(150px, 1fr))']],
  },
  {
    code: 'invalid-value',
    shows: 'columns counted wrongly',
    css: '.box { display: grid; grid-template-columns: repeat(3 1fr); }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'grid-template-columns' }],
    fix: [['repeat(3', 'repeat(3,']],
  },
  {
    code: 'invalid-value',
    shows: 'grid columns with commas',
    css: '.card { display: grid; grid-template-columns: 1fr, 1fr; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'grid-template-columns' }],
    fix: [['grid-template-columns: 1fr,', 'grid-template-columns: 1fr']],
  },
  {
    code: 'invalid-value',
    shows: 'grid template columns repeat 3 1 fr',
    base: clubEvents,
    edits: [['repeat(3, 1fr)', 'repeat(3, 1 fr)']],
    found: [{ line: 63, property: 'grid-template-columns' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'grid template columns repeat 3 1fr',
    base: clubEvents,
    edits: [['repeat(3,', 'repeat(3;']],
    found: [{ line: 63, property: 'grid-template-columns' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'minmax the wrong way round',
    base: tripPhotos,
    edits: [['minmax(180px, 1fr))', 'minmax(1fr, 180px)) ']],
    found: [{ line: 10, property: 'grid-template-columns' }],
    fix: [['minmax(1fr, 180px))', 'minmax(180px, 1fr))']],
  },
  {
    code: 'invalid-value',
    shows: 'repeat without count',
    css: '.card { display: grid; grid-template-columns: repeat(1fr); } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'grid-template-columns' }],
  },
  {
    code: 'invalid-value',
    shows: 'span joined by a hyphen to a number in percent',
    base: tripPhotos,
    edits: [['span 2; }', 'span 2%; } ']],
    found: [{ line: 27, property: 'grid-column' }],
    fix: [['span 2%', 'span 2']],
  },
  {
    code: 'invalid-value',
    shows: 'tracks with commas',
    css: `.box {
  display: grid;
  grid-template-columns: 1fr, 2fr, 1fr;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 9, property: 'grid-template-columns' }],
    fix: [['1fr, 2fr,', '1fr 2fr']],
  },
  {
    code: 'invalid-value',
    shows: 'a level between two others',
    css: `.box { position: relative; width: 200px; background: silver; }
.badge {
  position: absolute;
  top: 0;
  right: 0;
  z-index: 1.5;
}`,
    html: '<div class="box"><h1>Inbox</h1><span class="badge">3</span></div>',
    found: [{ line: 12, property: 'z-index', value: '1.5' }],
    fix: [['z-index: 1.5', 'z-index: 2']],
  },
  {
    code: 'invalid-value',
    shows: 'a share of flex in fr',
    css: '.row { display: flex; } .main { flex: 2fr; }',
    html: '<div class="row"><p class="main">Tea</p><p>Milk</p></div>',
    found: [{ line: 7, property: 'flex' }],
    fix: [['2fr', '2']],
  },
];
