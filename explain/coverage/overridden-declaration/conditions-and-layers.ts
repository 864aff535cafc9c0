import { styleRows } from '../coverage-row.ts';
import { card, list, page } from './bodies.ts';

/** What conditions, layers, inline style and importance decide. */
export const overriddenByOrder = styleRows('overridden-declaration', [
  // Conditions.
  [
    'a media query before its base',
    'color',
    '@media (min-width: 200px) { .card { color: teal; } } .card { color: gray; }',
    card,
    '.card { color: gray; } @media (min-width: 200px) { .card { color: teal; } }',
  ],
  [
    'a supports query before its base',
    'display',
    '@supports (display: grid) { .menu { display: grid; } } .menu { display: block; }',
    list,
    '.menu { display: block; } @supports (display: grid) { .menu { display: grid; } }',
  ],
  [
    'a container query before its base',
    'color',
    'body { container-type: inline-size; } @container (min-width: 100px) { .card { color: teal; } } .card { color: gray; }',
    card,
    'body { container-type: inline-size; } .card { color: gray; } @container (min-width: 100px) { .card { color: teal; } }',
  ],
  [
    'a media query less specific than its base',
    'width',
    '.page .card { width: 300px; } @media (max-width: 900px) { .card { width: 100px; } }',
    `<div class="page">${card}</div>`,
    '.page .card { width: 300px; } @media (max-width: 900px) { .page .card { width: 100px; } }',
  ],
  // Layers.
  [
    'a class in the last layer against a rule in none',
    'display',
    '@layer parts, last; @layer last { .hide { display: none; } } .menu { display: flex; }',
    '<ul class="menu hide"><li>One</li></ul><ul class="menu"><li>Two</li></ul>',
    '@layer parts, last; @layer last { .hide { display: none; } } @layer parts { .menu { display: flex; } }',
  ],
  [
    'a layer against no layer',
    'color',
    'p { color: gray; } @layer look { .intro { color: teal; } }',
    page,
    '@layer base { p { color: gray; } } @layer look { .intro { color: teal; } }',
  ],
  [
    'an element in a layer against no layer',
    'color',
    'main { background: white; } p { color: gray; } @layer look { p { color: teal; } }',
    page,
    'main { background: white; } @layer look { p { color: gray; } } p { color: teal; }',
  ],
  [
    'the order of named layers',
    'color',
    '@layer look, base; @layer base { p { color: gray; } } @layer look { .intro { color: teal; } }',
    page,
    '@layer base, look; @layer base { p { color: gray; } } @layer look { .intro { color: teal; } }',
  ],
  [
    'important in an earlier layer',
    'color',
    '@layer base { p { color: gray !important; } } @layer look { .intro { color: teal !important; } }',
    page,
    '@layer base { p { color: gray; } } @layer look { .intro { color: teal !important; } }',
  ],
  [
    'important in a layer against none',
    'color',
    '@layer base { p { color: gray !important; } } .intro { color: teal !important; }',
    page,
    '@layer base { p { color: gray; } } .intro { color: teal !important; }',
  ],
  // Inline style and importance.
  [
    'a style attribute against an id',
    'color',
    '#main { color: teal; }',
    '<main id="main" style="color: gray">Hello</main>',
    '#main { color: teal; }',
    '<main id="main">Hello</main>',
  ],
  [
    'a style attribute against hover',
    'background',
    '.card:hover { background: teal; }',
    '<div class="card" style="background: gray">Hello</div>',
    '.card { background: gray; } .card:hover { background: teal; }',
    card,
  ],
  [
    'a style attribute against a media query',
    'width',
    '@media (max-width: 2000px) { .card { width: 100px; } }',
    '<div class="card" style="width: 300px">Hello</div>',
    '@media (max-width: 2000px) { .card { width: 100px; } }',
    card,
  ],
  [
    'important on an element against a class',
    'color',
    'p { color: gray !important; } .intro { color: teal; }',
    page,
    'p { color: gray; } .intro { color: teal; }',
  ],
  [
    'important against a style attribute',
    'color',
    'p { color: gray !important; }',
    '<p style="color: teal">Hello</p>',
    'p { color: gray; }',
    '<p style="color: teal">Hello</p><p>You</p>',
  ],
]);
