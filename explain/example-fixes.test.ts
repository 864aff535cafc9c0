import { describe, expect, it } from 'vitest';
import { applyFirstFix } from './case-tests/apply-fix.ts';
import { buildPage } from './cases/case.ts';

/** Fixes that show what is missing by an example, and fixes that remove what can't be of use. */
const sheets: readonly [shows: string, mistake: string, fixed: string][] = [
  [
    'an animation gets its keyframes outside of the query',
    '@media (width > 9px) { .card { animation: wave 1s; } }',
    '@media (width > 9px) { .card { animation: wave 1s; } }\n@keyframes wave { to { opacity: 0.2; } }',
  ],
  [
    'an animation gets its duration and its keyframes',
    '.card { animation: wave; }',
    '.card { animation: wave 1s; }\n@keyframes wave { to { opacity: 0.2; } }',
  ],
  [
    'a duration gets a name and keyframes',
    '.card { animation-duration: 1s; }',
    '.card { animation-name: fade; animation-duration: 1s; }\n@keyframes fade { to { opacity: 0.2; } }',
  ],
  [
    'a box that is hidden fades',
    '.word { transition: display 1s; } .card:hover .word { display: none; }',
    '.word { transition: opacity 1s, display 1s allow-discrete; } .card:hover .word { opacity: 0; display: none; }',
  ],
  [
    'a box that is shown fades',
    '.word { display: none; transition: display 1s; } .card:hover .word { display: block; }',
    '.word { opacity: 0; display: none; transition: opacity 1s, display 1s allow-discrete; } .card:hover .word { opacity: 1; display: block; }',
  ],
  [
    'two gradients become one that moves',
    '.card { background: linear-gradient(red, blue); transition: background 1s; } .card:hover { background: linear-gradient(gold, teal); }',
    '.card { background: linear-gradient(to bottom, red, blue, gold, teal); background-size: 100% 300%; transition: background-position 1s; } .card:hover { background-position: 0 100%; }',
  ],
  [
    'no maximum becomes one',
    '.card { max-height: 9px; transition: max-height 1s; } .card:hover { max-height: none; }',
    '.card { max-height: 9px; transition: max-height 1s; } .card:hover { max-height: 60em; }',
  ],
  [
    'the areas of a grid get their names',
    '.word { grid-area: side; }',
    '.card { display: grid; grid-template-areas: "side"; }\n.word { grid-area: side; }',
  ],
  [
    'a child turns in the perspective of its parent',
    '.card { perspective: 9px; } .word { color: red; }',
    '.card { perspective: 9px; } .word { transform: rotateY(40deg); color: red; }',
  ],
  [
    'an element that has a transform turns beside it',
    '.card { transform: scale(2); transform-style: preserve-3d; }',
    '.word { transform: rotateY(40deg); }\n.card { transform: scale(2); rotate: y 20deg; transform-style: preserve-3d; }',
  ],
  [
    'a backface of what moves in its plane goes',
    '.card { backface-visibility: hidden; } .card:hover { scale: 2; }',
    '.card { } .card:hover { scale: 2; }',
  ],
  [
    'every element gets nothing that one lacks',
    '* { background-repeat: no-repeat; }',
    '* { background-repeat: no-repeat; }',
  ],
  [
    'a position of a background gets a picture that is smaller than its box',
    '.card { background-position: center; }',
    '.card { background-image: linear-gradient(gold, tomato); background-size: 2em 2em; background-position: center; }',
  ],
  [
    'a spacing of a flex container becomes its gap',
    '.card { display: flex; border-spacing: 1px 2px; }',
    '.card { display: flex; gap: 2px 1px; }',
  ],
  [
    'a variable of Sass gets a value',
    '.card { color: $brand; }',
    ':root { --brand: teal; }\n.card { color: var(--brand); }',
  ],
  [
    'variables of Sass before a rule become custom properties',
    '$brand: teal;\n$edge: $brand;\n.card { color: red; }',
    ':root { --brand: teal; --edge: var(--brand); }\n.card { color: red; }',
  ],
  [
    'lines of a grid that are not there become the first and the last',
    '.card { display: grid; } .word { grid-column: main-start / main-end; }',
    '.card { display: grid; } .word { grid-column: 1 / -1; }',
  ],
  ['rgb() gets its third number', '.card { color: rgb(1, 2); }', '.card { color: rgb(1, 2, 0); }'],
  [
    'a custom property of itself gets the value of another rule',
    'body { --gap: 4px; } .card { --gap: calc(var(--gap) * 2); padding: var(--gap); }',
    'body { --gap: 4px; } .card { --gap: calc(4px * 2); padding: var(--gap); }',
  ],
  [
    'a query moves out of the one that excludes it',
    '@media (width < 8px) { .card { color: red; } @media (width > 9px) { .word { color: red; } } }',
    '@media (width < 8px) { .card { color: red; }  }\n@media (width > 9px) { .word { color: red; } }',
  ],
  [
    'keyframes called none get another name, and their animation too',
    '@keyframes none { to { opacity: 0; } } .card { animation: none 1s; } .word { animation: none; }',
    '@keyframes my-animation { to { opacity: 0; } } .card { animation: my-animation 1s; } .word { animation: none; }',
  ],
  ['a :not() gets what is behind it', '.card :not .box { color: red; }', '.card :not(.box) { color: red; }'],
  [
    'a marker gets its list item',
    '.card::marker { color: red; }',
    '.card { display: list-item; margin-inline-start: 1.5em; }\n.card::marker { color: red; }',
  ],
];

describe('the first fix of what lacks something', () => {
  it.each(sheets)('%s', (_, mistake, fixed) => {
    const html = '<div class="card"><p class="word">Hi</p></div>';
    expect(applyFirstFix(buildPage({ css: mistake, html }))).toBe(buildPage({ css: fixed, html }));
  });
});
