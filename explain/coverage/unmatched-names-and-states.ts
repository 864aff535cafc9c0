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
  [
    ':required for fields without the attribute',
    'input:required',
    'input:required { border: 4px solid red; }',
    '<label>Name <input name="name"></label>',
    'input:required { border: 4px solid red; }',
    '<label>Name <input name="name" required></label>',
  ],
  [
    ':optional for a field that is required',
    'textarea:optional',
    'textarea:optional { border: 4px solid red; }',
    '<label>Text <textarea name="text" required></textarea></label>',
    'textarea:optional { border: 4px solid red; }',
    '<label>Text <textarea name="text"></textarea></label>',
  ],
  [
    ':required for a button',
    '.send:required',
    '.send:required { border: 4px solid red; }',
    '<button class="send">Send</button>',
    '.send { border: 4px solid red; }',
  ],
  [
    ':checked for a text field',
    'input:checked',
    'input:checked { border: 4px solid red; }',
    '<label>Name <input name="name"></label>',
    'input:checked { outline: 4px solid red; }',
    '<label><input type="checkbox" name="news"> News</label>',
  ],
  [
    ':checked for the label after a checkbox',
    '.choice:checked',
    '.choice:checked { color: red; }',
    '<input type="checkbox" id="news" checked><label class="choice" for="news">News</label>',
    ':checked + .choice { color: red; }',
  ],
  [
    ':empty for elements of which one has a line break in it',
    '.card:empty',
    '.card:empty { height: 40px; background: red; }',
    '<div class="card">Hello</div><div class="card">\n</div>',
    '.card:empty { height: 40px; background: red; }',
    '<div class="card">Hello</div><div class="card"></div>',
  ],
]);
