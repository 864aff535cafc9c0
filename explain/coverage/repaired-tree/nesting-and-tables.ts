import { treeRows, type TreeRow } from '../coverage-row.ts';

const blocks =
  'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 header hr main menu nav ol pre search section table ul'.split(
    ' ',
  );

/** Elements that can’t be where they are, or in themselves. */
export const repairedNesting = treeRows([
  // A block closes an open paragraph.
  ...blocks.map((name): TreeRow => {
    const block =
      name === 'hr'
        ? '<hr>'
        : name === 'table'
          ? '<table><tr><td>One</td></tr></table>'
          : `<${name}>One</${name}>`;
    return [`a ${name} in a paragraph`, 'p', `<p>Hello ${block} you</p>`, `<p>Hello</p> ${block} you`];
  }),
  ['a paragraph around a list without its end tag', 'p', '<p><ul><li>One</li></ul>', '<ul><li>One</li></ul>'],
  [
    'a heading cell closed without its slash',
    'th',
    '<table><tr><th>Player<th><th>Games</th></tr><tr><td>Anu</td><td>2</td></tr></table>',
    '<table><tr><th>Player</th><th>Games</th></tr><tr><td>Anu</td><td>2</td></tr></table>',
  ],
  // Elements that can't contain themselves.
  [
    'a link in a link',
    'a',
    '<a href="#one">One <a href="#two">Two</a></a>',
    '<a href="#one">One</a> <a href="#two">Two</a>',
  ],
  [
    'a card that is a link with a link inside',
    'a',
    '<a href="#one"><div>One <a href="#two">Two</a></div></a>',
    '<div><a href="#one">One</a> <a href="#two">Two</a></div>',
  ],
  [
    'a form in a form',
    'form',
    '<form><form><input aria-label="Name"></form></form>',
    '<form><input aria-label="Name"></form>',
  ],
  [
    'a button in a button',
    'button',
    '<button>One <button>Two</button></button>',
    '<button>One</button> <button>Two</button>',
  ],
  [
    'an option in an option',
    'option',
    '<select aria-label="City"><option>One <option>Two</option></option></select>',
    '<select aria-label="City"><option>One</option><option>Two</option></select>',
  ],
  ['a heading in a heading', 'h2', '<h2>One <h3>Two</h3></h2>', '<h2>One</h2><h3>Two</h3>'],
  [
    'an item in an item',
    'li',
    '<ul><li>One <li>Two</li></li></ul>',
    '<ul><li>One <ul><li>Two</li></ul></li></ul>',
  ],
  [
    'a term in a description',
    'dd',
    '<dl><dt>One</dt><dd>Two <dt>Three</dt></dd></dl>',
    '<dl><dt>One</dt><dd>Two</dd><dt>Three</dt><dd>Four</dd></dl>',
  ],
  ['a paragraph in a paragraph', 'p', '<p>One <p>Two</p></p>', '<p>One</p><p>Two</p>'],
  // Tables.
  [
    'text in a table',
    'table',
    '<table>Hello<tr><td>One</td></tr></table>',
    '<table><caption>Hello</caption><tr><td>One</td></tr></table>',
  ],
  [
    'text in a row',
    'table',
    '<table><tr>Hello<td>One</td></tr></table>',
    '<table><tr><td>Hello</td><td>One</td></tr></table>',
  ],
  [
    'a div in a table',
    'div',
    '<table><div>Hello</div><tr><td>One</td></tr></table>',
    '<div>Hello</div><table><tr><td>One</td></tr></table>',
  ],
  [
    'a paragraph in a row',
    'p',
    '<table><tr><p>Hello</p><td>One</td></tr></table>',
    '<table><tr><td><p>Hello</p></td><td>One</td></tr></table>',
  ],
  [
    'a heading in a table body',
    'h2',
    '<table><tbody><h2>Hello</h2><tr><td>One</td></tr></tbody></table>',
    '<h2>Hello</h2><table><tbody><tr><td>One</td></tr></tbody></table>',
  ],
  [
    'a list in a table',
    'ul',
    '<table><ul><li>Hello</li></ul><tr><td>One</td></tr></table>',
    '<ul><li>Hello</li></ul><table><tr><td>One</td></tr></table>',
  ],
  [
    'a form in a table',
    'form',
    '<table><form><tr><td><input aria-label="Name"></td></tr></form></table>',
    '<form><table><tr><td><input aria-label="Name"></td></tr></table></form>',
  ],
  [
    'a form around the cells of a row',
    'form',
    '<table><tr><form><td><input aria-label="Name"></td></form></tr></table>',
    '<form><table><tr><td><input aria-label="Name"></td></tr></table></form>',
  ],
  [
    'an input in a table',
    'input',
    '<table><input aria-label="Name"><tr><td>One</td></tr></table>',
    '<input aria-label="Name"><table><tr><td>One</td></tr></table>',
  ],
  [
    'a link around a row',
    'a',
    '<table><a href="#"><tr><td>One</td></tr></a></table>',
    '<table><tr><td><a href="#">One</a></td></tr></table>',
  ],
  [
    'a cell straight in a table',
    'td',
    '<table><td>One</td><td>Two</td></table>',
    '<table><tr><td>One</td><td>Two</td></tr></table>',
  ],
  ['a cell in a div', 'td', '<div><td>One</td></div>', '<div>One</div>'],
  ['a row in a div', 'tr', '<div><tr>One</tr></div>', '<div>One</div>'],
  ['a caption outside a table', 'caption', '<div><caption>One</caption></div>', '<div>One</div>'],
  [
    'a table in a table',
    'table',
    '<table><tr><td>One</td></tr><table><tr><td>Two</td></tr></table></table>',
    '<table><tr><td>One</td></tr></table><table><tr><td>Two</td></tr></table>',
  ],
  [
    'a row and a cell crossed',
    'td',
    '<table><tr><td>One</tr></td></table>',
    '<table><tr><td>One</td></tr></table>',
  ],
  // Places.
  ['body twice', 'body', '<body class="dark"><p>Hello</p>', '<p class="dark">Hello</p>'],
  ['a second html element', 'html', '<html class="dark"><p>Hello</p>', '<p class="dark">Hello</p>'],
  [
    'a title in the body of the page: head again',
    'head',
    '<head><base href="/"></head><p>Hello</p>',
    '<p>Hello</p>',
  ],
  ['a frameset in the body', 'frameset', '<frameset cols="50%,50%"></frameset><p>Hello</p>', '<p>Hello</p>'],
  [
    'content after the end of the body',
    'p',
    '<p>Hello</p></body></html><p>Late</p>',
    '<p>Hello</p><p>Late</p>',
  ],
  // Formatting elements.
  ['bold that is never closed', 'b', '<p><b>Hello</p><p>You</p>', '<p><b>Hello</b></p><p>You</p>'],
  [
    'a link that is never closed',
    'a',
    '<p><a href="#">Hello</p><p>You</p>',
    '<p><a href="#">Hello</a></p><p>You</p>',
  ],
  [
    'em and strong crossed',
    'em',
    '<p><strong>One <em>two</strong> three</em></p>',
    '<p><strong>One <em>two</em></strong> three</p>',
  ],
  ['bold crossed with a block', 'div', '<b>One <div>two</b> three</div>', '<b>One</b> <div>two three</div>'],
  [
    'small that is never closed',
    'small',
    '<div><small>Hello</div><p>You</p>',
    '<div><small>Hello</small></div><p>You</p>',
  ],
  [
    'a div around rows',
    'div',
    '<table><div class="fruit"><tr><td>One</td></tr></div></table>',
    '<table><tbody class="fruit"><tr><td>One</td></tr></tbody></table>',
  ],
  [
    'a paragraph between rows',
    'p',
    '<table><tr><td>One</td><td>Two</td></tr><p>Hello</p><tr><td>Three</td><td>Four</td></tr></table>',
    '<table><tr><td>One</td><td>Two</td></tr><tr><td colspan="2"><p>Hello</p></td></tr><tr><td>Three</td><td>Four</td></tr></table>',
  ],
]);
