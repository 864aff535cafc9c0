import { styleRows } from './coverage-row.ts';

const card = '<div class="card">Hello <span class="word">you</span></div>';

/** Selectors of a state that their element can't come into. */
export const unmatchedSelectors = styleRows('unmatched-selector', [
  [
    'focus on an element that takes none',
    '.card:focus',
    '.card:focus { outline: 2px solid; }',
    card,
    '.card:focus { outline: 2px solid; }',
    '<div class="card" tabindex="0">Hello</div>',
  ],
  [
    'checked on a label',
    'label:checked',
    'label:checked { color: red; }',
    '<label><input type="checkbox"> Yes</label>',
    'label:has(:checked) { color: red; }',
  ],
  [
    'disabled on a link',
    'a:disabled',
    'a:disabled { color: gray; }',
    '<p><a href="#">Go</a></p>',
    'a:hover { color: gray; }',
  ],
  [
    'required on a div',
    '.card:required',
    '.card:required { color: red; }',
    card,
    'input:required { color: red; }',
    '<input required aria-label="Name">',
  ],
  [
    'invalid on a paragraph',
    '.card:invalid',
    '.card:invalid { color: red; }',
    card,
    'input:invalid { color: red; }',
    '<input required aria-label="Name">',
  ],
  [
    'visited on a span',
    '.word:visited',
    '.word:visited { color: red; }',
    card,
    'a:visited { color: red; }',
    '<p><a href="#">Go</a></p>',
  ],
  [
    'focus-visible on a paragraph',
    '.word:focus-visible',
    '.word:focus-visible { color: red; }',
    card,
    '.word:hover { color: red; }',
  ],
  [
    'link on a without href',
    '.go:link',
    '.go:link { color: red; }',
    '<p><a class="go">Go</a></p>',
    '.go:link { color: red; }',
    '<p><a class="go" href="#">Go</a></p>',
  ],
  [
    'a class of a child on the parent',
    '.card.word',
    '.card.word { color: red; }',
    card,
    '.card .word { color: red; }',
  ],
  [
    'a child that is a grandchild',
    'main > .word',
    'main > .word { color: red; }',
    `<main>${card}</main>`,
    'main .word { color: red; }',
  ],
]);
