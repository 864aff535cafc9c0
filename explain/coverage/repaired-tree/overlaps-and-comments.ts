import { treeRows } from '../coverage-row.ts';

/** Elements whose tags are in different parents, tables that stay open, and comments. */
export const repairedOverlaps = treeRows([
  [
    'a cell closed as a heading cell',
    'th',
    '<table><tr><td>One</th><td>Two</td></tr></table>',
    '<table><tr><td>One</td><td>Two</td></tr></table>',
  ],
  [
    'a description closed as a term',
    'dt',
    '<dl><dt>One</dt><dd>Two</dt><dt>Three</dt><dd>Four</dd></dl>',
    '<dl><dt>One</dt><dd>Two</dd><dt>Three</dt><dd>Four</dd></dl>',
  ],
  [
    'a paragraph in a select',
    'p',
    '<select aria-label="Size"><p>Choose</p><option>S</option></select>',
    '<select aria-label="Size"><option>Choose</option><option>S</option></select>',
  ],
  [
    'list items in a select',
    'li',
    '<select aria-label="Size"><li>S</li></select>',
    '<select aria-label="Size"><option>S</option></select>',
  ],
  [
    'text in a select',
    'select',
    '<select aria-label="Size">Choose<option>S</option></select>',
    '<select aria-label="Size"><option>Choose</option><option>S</option></select>',
  ],
  [
    'text between the options of a select',
    'select',
    '<select aria-label="Size"><option>S</option>M<option>L</option></select>',
    '<select aria-label="Size"><option>S</option><option>M</option><option>L</option></select>',
  ],
  [
    'emphasis crossed with a paragraph',
    'p',
    '<em>One <p>two</em> three</p>',
    '<p><em>One</em> two three</p>',
  ],
  [
    'a form between a table and its rows',
    'form',
    '<table><form action="/a"><tr><td><input aria-label="A"></td></tr></form></table>',
    '<form action="/a"><table><tr><td><input aria-label="A"></td></tr></table></form>',
  ],
  [
    'a table without its end tag',
    'table',
    '<main>\n<table>\n  <tr><td>One</td></tr>\n</main>\n<p>You</p>',
    '<main>\n<table>\n  <tr><td>One</td></tr>\n</table>\n</main>\n<p>You</p>',
  ],
  [
    'an inner div that the end tag of another one closes',
    'div',
    '<div class="card">\n  <div class="inner">\n    <p>One</p>\n</div>\n<p>You</p>',
    '<div class="card">\n  <div class="inner">\n    <p>One</p>\n  </div>\n</div>\n<p>You</p>',
  ],
  [
    'a field in a select with its end tag',
    'select',
    '<select aria-label="A"><option>One</option><input aria-label="B"></select>',
    '<select aria-label="A"><option>One</option></select><input aria-label="B">',
  ],
  [
    'a comment with words around another',
    '',
    '<!-- old <!-- inner --> words --><p>You</p>',
    '<!-- old inner words --><p>You</p>',
  ],
  ['a comment with one dash', '', '<!- <b>old</b> -><p>You</p>', '<!-- <b>old</b> --><p>You</p>'],
]);
