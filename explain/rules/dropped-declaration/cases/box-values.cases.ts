import type { MistakeCase } from '../../../cases/case.ts';
import { clubEvents, festForm, joinForm, story, tripPhotos } from '../../../cases/base-pages.ts';

export const boxValuesCases: readonly MistakeCase[] = [
  {
    code: 'invalid-value',
    shows: 'a letter o for zero',
    css: '.card { margin: o auto; width: 200px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'margin' }],
    fix: [['margin: o', 'margin: 0']],
  },
  {
    code: 'invalid-value',
    shows: 'a unit doubled',
    css: '.box { margin-top: 20pxpx; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'margin-top' }],
    fix: [['20pxpx', '20px']],
  },
  {
    code: 'invalid-value',
    shows: 'a word for a number',
    css: '.team { margin: ten; }',
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
  },
  {
    code: 'invalid-value',
    shows: 'commas between lengths',
    css: '.box { margin: 10px, 20px; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'margin' }],
    fix: [['margin: 10px,', 'margin: 10px']],
  },
  {
    code: 'invalid-value',
    shows: 'five values of margin',
    css: '.card { margin: 1px 2px 3px 4px 5px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'margin' }],
    fix: [['4px 5px', '4px']],
  },
  {
    code: 'invalid-value',
    shows: 'no unit in one of several values',
    css: '.box { margin: 10px 20; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'margin' }],
    fix: [['10px 20', '10px 20px']],
  },
  {
    code: 'invalid-value',
    shows: 'a negative padding',
    css: '.box { padding: -10px; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'padding' }],
    fix: [['padding: -10px', 'padding: 10px']],
  },
  {
    code: 'invalid-value',
    shows: 'a space between number and unit',
    css: '.box { padding: 20 px; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'padding' }],
    fix: [['padding: 20 px', 'padding: 20px']],
  },
  {
    code: 'invalid-value',
    shows: 'commas between paddings',
    base: festForm,
    edits: [['12px; border: none;', '12px, 0; border: none; ']],
    found: [{ line: 18, property: 'padding' }],
    fix: [['padding: 12px,', 'padding: 12px']],
  },
  {
    code: 'invalid-value',
    shows: 'negative padding',
    css: '.card { padding: -10px; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'padding' }],
    fix: [['padding: -10px', 'padding: 10px']],
  },
  {
    code: 'invalid-value',
    shows: 'padding 1rem 2rem',
    base: clubEvents,
    edits: [['padding: 1rem', 'padding: 1rem,']],
    found: [{ line: 23, property: 'padding' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'zero with a wrong unit',
    css: '.team { padding: 10pixels; }',
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
    found: [{ line: 7, property: 'padding' }],
    fix: [['10pixels', '10px']],
  },
  {
    code: 'invalid-value',
    shows: 'a float to the middle',
    css: 'img { float: center; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'float' }],
    fix: [['float: center', 'display: block; width: fit-content; margin-inline: auto']],
  },
  {
    code: 'invalid-value',
    shows: 'a position that is none',
    css: '.box { position: centre; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'position' }],
  },
  {
    code: 'invalid-value',
    shows: 'a visibility that is none',
    css: '.team { visibility: none; }',
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
    found: [{ line: 7, property: 'visibility' }],
    fix: [['visibility:', 'display:']],
  },
  {
    code: 'invalid-value',
    shows: 'a z index in pixels',
    css: '.box { position: relative; z-index: 10px; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'z-index' }],
    fix: [['z-index: 10px', 'z-index: 10']],
  },
  {
    code: 'invalid-value',
    shows: 'an overflow that is none',
    css: '.team { overflow: scrolled; }',
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
    found: [{ line: 7, property: 'overflow' }],
    fix: [['scrolled', 'scroll']],
  },
  {
    code: 'invalid-value',
    shows: 'float middle',
    base: story,
    edits: [['float: left', 'float: middle']],
    found: [{ line: 27, property: 'float' }],
    fix: [['float: middle', 'display: block; margin-inline: auto']],
  },
  {
    code: 'invalid-value',
    shows: 'position relativ',
    base: story,
    edits: [['relative', 'relativ']],
    found: [{ line: 13, property: 'position' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'a percent sign apart',
    css: '.box { width: 50 %; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'width' }],
    fix: [['width: 50 %', 'width: 50%']],
  },
  {
    code: 'invalid-value',
    shows: 'a unit forgotten',
    base: festForm,
    edits: [['320px; margin: 40px auto;', '320; margin: 40px auto; ']],
    found: [{ line: 8, property: 'width' }],
    fix: [['width: 320', 'width: 320px']],
  },
  {
    code: 'invalid-value',
    shows: 'a unit misspelt',
    css: '.box { width: 300xp; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'width' }],
    fix: [['width: 300xp', 'width: 300px']],
  },
  {
    code: 'invalid-value',
    shows: 'an upper case unit apart',
    css: '.team { width: 300 PX; }',
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
    found: [{ line: 7, property: 'width' }],
    fix: [['300 PX', '300PX']],
  },
  {
    code: 'invalid-value',
    shows: 'max width 32 rem',
    base: joinForm,
    edits: [['max-width: 32rem', 'max-width: 32 rem']],
    found: [{ line: 10, property: 'max-width' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'no unit',
    css: `.box {
  width: 300;
}`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 8, property: 'width' }],
    fix: [['width: 300', 'width: 300px']],
  },
  {
    code: 'invalid-value',
    shows: 'per cent written out',
    css: '.box { width: 50percent; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'width' }],
    fix: [['50percent', '50%']],
  },
  {
    code: 'invalid-value',
    shows: 'width 90',
    base: joinForm,
    edits: [['width: 90%', 'width: 90']],
    found: [{ line: 9, property: 'width' }],
    fix: [['width: 90', 'width: 90px']],
  },
  {
    code: 'invalid-value',
    shows: 'a calc without an operator',
    css: `.side { float: left; width: 200px; background: #eee; }
.main {
  float: right;
  width: calc(100% 220px);
}`,
    html: `<nav class="side">All notes</nav>
<main class="main">
  <h1>Notes</h1>
  <p>Buy paper.</p>
</main>`,
    found: [{ line: 10, property: 'width', value: 'calc(100% 220px)' }],
    fix: [['220px)', '- 220px)']],
  },
  {
    code: 'invalid-value',
    shows: 'a negative width',
    css: '.box { width: -50px; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'width' }],
    fix: [['width: -50px', 'width: 50px']],
  },
  {
    code: 'invalid-value',
    shows: 'a ratio with a colon',
    base: tripPhotos,
    edits: [['4 / 3;', '4:3; ']],
    found: [{ line: 16, property: 'aspect-ratio' }],
    fix: [['aspect-ratio: 4:3', 'aspect-ratio: 4 / 3']],
  },
  {
    code: 'invalid-value',
    shows: 'auto as the greatest width',
    base: tripPhotos,
    edits: [['900px;', 'auto; ']],
    found: [{ line: 12, property: 'max-width' }],
    fix: [['max-width: auto', 'max-width: none']],
  },
  {
    code: 'invalid-value',
    shows: 'calc of a length and a bare number',
    css: '.box { width: calc(100% - 20); }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'width' }],
    fix: [['- 20);', '- 20px);']],
  },
  {
    code: 'invalid-value',
    shows: 'calc without a space',
    base: festForm,
    edits: [['      width: 100%;', '      width: calc(100% -20px); ']],
    found: [{ line: 11, property: 'width' }],
    fix: [['-20px)', '- 20px)']],
  },
  {
    code: 'invalid-value',
    shows: 'calc without spaces',
    css: '.box { width: calc(100%-20px); }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'width' }],
    fix: [['calc(100%-20px)', 'calc(100% - 20px)']],
  },
  {
    code: 'invalid-value',
    shows: 'two values for a property of one',
    css: '.box { width: 100px 200px; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'width' }],
    fix: [['100px 200px', '100px']],
  },
];
