import { styleRows } from './coverage-row.ts';

/** Selectors of names, states and contents that their elements don't have. */
export const unmatchedNamesAndStates = styleRows('unmatched-selector', [
  [
    'a class with a hyphen written as a class and an element',
    '.main nav',
    '.main nav { border: 4px solid red; }',
    '<nav class="main-nav"><a href="/">One</a></nav>',
    '.main-nav { border: 4px solid red; }',
  ],
  [
    'a class with two underscores written as two classes',
    '.card .title',
    '.card .title { color: red; }',
    '<div class="card"><p class="card__title">Hello</p></div>',
    '.card__title { color: red; }',
  ],
  [
    'an id with a hyphen written as an id with a class',
    '#top.bar',
    '#top.bar { color: red; }',
    '<p id="top-bar">Hello</p>',
    '#top-bar { color: red; }',
  ],
]);
