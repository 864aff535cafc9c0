import type { MistakeCase } from '../../../cases/case.ts';
import { clubEvents, gymPlans, loader, story, tripPhotos } from '../../../cases/base-pages.ts';

export const motionValuesCases: readonly MistakeCase[] = [
  {
    code: 'invalid-value',
    shows: 'animation float 2 ease in out infinite alternate',
    base: story,
    edits: [['float 2s', 'float 2']],
    found: [{ line: 24, property: 'animation' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'infinity for infinite',
    base: loader,
    edits: [['linear infinite;', 'linear infinity; ']],
    found: [{ line: 14, property: 'animation' }],
    fix: [['infinity', 'infinite']],
  },
  {
    code: 'invalid-value',
    shows: 'a rotation without its unit',
    css: '.box { transform: rotate(45); }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'transform' }],
    fix: [['rotate(45)', 'rotate(45deg)']],
  },
  {
    code: 'invalid-value',
    shows: 'a scale with a unit',
    css: '.team { transform: scale(2px); }',
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
    fix: [['scale(2px)', 'scale(2)']],
  },
  {
    code: 'invalid-value',
    shows: 'a transform function misspelt',
    css: '.box { transform: sacle(1.2); }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'transform' }],
    fix: [['sacle(1.2)', 'scale(1.2)']],
  },
  {
    code: 'invalid-value',
    shows: 'a transform with a comma between functions',
    css: '.team { transform: rotate(5deg), scale(2); }',
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
    fix: [['rotate(5deg),', 'rotate(5deg)']],
  },
  {
    code: 'invalid-value',
    shows: 'a transform without brackets',
    css: '.box { transform: rotate 45deg; }',
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'transform' }],
    fix: [['rotate 45deg', 'rotate(45deg)']],
  },
  {
    code: 'invalid-value',
    shows: 'a translation without comma',
    base: gymPlans,
    edits: [['scale(1.05);', 'translate(10px 20px); ']],
    found: [{ line: 23, property: 'transform' }],
    fix: [['translate(10px', 'translate(10px,']],
  },
  {
    code: 'invalid-value',
    shows: 'a turn by two angles',
    css: `.sticker { display: inline-block; padding: 1rem; background: gold; }
.sticker:hover { transform: rotate(10deg, 20deg); }`,
    html: `<h1>Stickers</h1>
<p class="sticker">Hello</p>
<p>Point at the sticker.</p>`,
    found: [{ line: 8, property: 'transform', value: 'rotate(10deg, 20deg)' }],
    fix: [['rotate(10deg, 20deg)', 'rotate(10deg)']],
  },
  {
    code: 'invalid-value',
    shows: 'degrees left out',
    base: loader,
    edits: [['rotate(360deg)', 'rotate(360) ']],
    found: [{ line: 20, property: 'transform' }],
    fix: [['rotate(360)', 'rotate(360deg)']],
  },
  {
    code: 'invalid-value',
    shows: 'transform translatey 12',
    base: story,
    edits: [['translateY(-12px)', 'translateY(-12)']],
    found: [{ line: 9, property: 'transform' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'transform with two properties',
    css: '.btn:hover { transform: scale(1.1), rotate(3deg); } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'transform' }],
    fix: [['scale(1.1),', 'scale(1.1)']],
  },
  {
    code: 'invalid-value',
    shows: 'two values for one axis',
    css: `.stage { position: relative; height: 200px; background: #eef; }
.question {
  position: absolute;
  top: 50%;
  left: 50%;
  transform: translateX(-50%, -50%);
}`,
    html: `<div class="stage">
  <p class="question">Which bird can't fly?</p>
</div>
<p>Three answers are possible.</p>`,
    found: [{ line: 12, property: 'transform', value: 'translateX(-50%, -50%)' }],
    fix: [['translateX(-50%,', 'translate(-50%,']],
  },
  {
    code: 'invalid-value',
    shows: 'a time without its unit',
    css: `.box { transition: opacity 0; }
.box:hover { opacity: .5; }`,
    html: `<main class="box">
<h1>Noticeboard</h1>
<p class="note">Bring a laptop.</p>
<img src="poster.png" alt="Poster" width="200" height="100">
</main>`,
    found: [{ line: 7, property: 'transition' }],
    fix: [['opacity 0', 'opacity 0.3s']],
  },
  {
    code: 'invalid-value',
    shows: 'a time without unit',
    base: tripPhotos,
    edits: [['0.3s ease; }', '0.3 ease; } ']],
    found: [{ line: 16, property: 'transition' }],
    fix: [['transform 0.3', 'transform 0.3s']],
  },
  {
    code: 'invalid-value',
    shows: 'a timing function misspelt',
    css: `.team { transition: all 1s ease-inout; }
.team:hover { opacity: 0.5; }`,
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
    found: [{ line: 7, property: 'transition' }],
    fix: [['ease-inout', 'ease-in-out']],
  },
  {
    code: 'invalid-value',
    shows: 'transition background 0 2 ease',
    base: clubEvents,
    edits: [['background 0.2s', 'background 0.2']],
    found: [{ line: 58, property: 'transition' }],
    fix: 'base',
  },
  {
    code: 'invalid-value',
    shows: 'transition of two without comma',
    css: `.btn { transition: color 0.3s background 0.3s; } 
.btn:hover { color: red; background: black; }`,
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, property: 'transition' }],
    fix: [['color 0.3s background', 'color, 0.3s, background,']],
  },
];
