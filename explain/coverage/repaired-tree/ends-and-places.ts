import { treeRows } from '../coverage-row.ts';

/** End tags in the wrong form or the wrong place, and elements without the parent that they need. */
export const repairedEnds = treeRows([
  [
    'a div closed twice before its sibling',
    'div',
    '<div class="page">\n  <div>\n    One\n  </div>\n  </div>\n  <p>Two</p>\n</div>',
    '<div class="page">\n  <div>\n    One\n  </div>\n  <p>Two</p>\n</div>',
  ],
  // A start tag or a slash in the wrong place for an end tag.
  ['a heading that begins again at its end', 'h3', '<h3>Mug<h3>\n<p>Blue</p>', '<h3>Mug</h3>\n<p>Blue</p>'],
  [
    'a footer that begins again at its end',
    'footer',
    '<div>\n<footer>Written by us<footer>\n</div>',
    '<div>\n<footer>Written by us</footer>\n</div>',
  ],
  [
    'an aside that begins again on the line of its end',
    'aside',
    '<main>\n  <aside>\n    <h2>You need</h2>\n  <aside>\n  <p>Mix</p>\n</main>',
    '<main>\n  <aside>\n    <h2>You need</h2>\n  </aside>\n  <p>Mix</p>\n</main>',
  ],
  [
    'a link that begins again at its end',
    'a',
    '<ul><li><a href="/">Home<a></li><li><a href="/b">B</a></li></ul>',
    '<ul><li><a href="/">Home</a></li><li><a href="/b">B</a></li></ul>',
  ],
  [
    'a slash behind the name of an end tag',
    'p',
    '<p>Twelve of them.<p/>\n<p>Blue</p>',
    '<p>Twelve of them.</p>\n<p>Blue</p>',
  ],
  ['an end tag without its bracket', 'h2', '<h2>Film</h2\n<p>Short</p>', '<h2>Film</h2>\n<p>Short</p>'],
  [
    'an end tag with a class',
    'h2',
    '<h2>Film</h2 class="x">\n<p>Short</p>',
    '<h2 class="x">Film</h2>\n<p>Short</p>',
  ],
  ['a start tag without its bracket', 'h2', '<div>h2>Film</h2></div>', '<div><h2>Film</h2></div>'],
  // The end tag of another element.
  [
    'a list closed with the end tag of the other kind',
    'ul',
    '<div>\n<ul>\n  <li>One</li>\n</ol>\n<p>You</p>\n</div>',
    '<div>\n<ul>\n  <li>One</li>\n</ul>\n<p>You</p>\n</div>',
  ],
  [
    'a list closed where its item ends',
    'ul',
    '<ul>\n  <li>One</li>\n  <li>Two</ul>\n  <li>Three</li>\n</ul>',
    '<ul>\n  <li>One</li>\n  <li>Two</li>\n  <li>Three</li>\n</ul>',
  ],
  [
    'a div closed in the middle of a line',
    'div',
    '<div>\n  <p>One</p></div>\n  <p>Two</p>\n</div>',
    '<div>\n  <p>One</p>\n  <p>Two</p>\n</div>',
  ],
  [
    'an end tag with a space before its slash',
    'span',
    '<p><span>New< /span>\nYou</p>',
    '<p><span>New</span>\nYou</p>',
  ],
  [
    'an end tag with two slashes',
    'h3',
    '<div><h3>New<//h3>\n<p>You</p></div>',
    '<div><h3>New</h3>\n<p>You</p></div>',
  ],
  [
    'an end tag with a part of its name',
    'li',
    '<ul><li>One</l>\n<li>Two</li></ul>',
    '<ul><li>One</li>\n<li>Two</li></ul>',
  ],
  [
    'a section closed at once',
    'section',
    '<section class="now"></section>\n  <p>One</p>\n</section>',
    '<section class="now">\n  <p>One</p>\n</section>',
  ],
  // Attributes.
  ['an attribute misspelt', 'a', '<a hraf="/">Home</a>', '<a href="/">Home</a>'],
  [
    'a placeholder misspelt',
    'input',
    '<input placholder="Name" aria-label="n">',
    '<input placeholder="Name" aria-label="n">',
  ],
  [
    'a link to an id misspelt',
    'a',
    '<a href="#programm">Go</a><p id="program">One</p>',
    '<a href="#program">Go</a><p id="program">One</p>',
  ],
  [
    'a list of suggestions misspelt',
    'input',
    '<input list="towns" aria-label="n"><datalist id="town"><option>Ulm</option></datalist>',
    '<input list="town" aria-label="n"><datalist id="town"><option>Ulm</option></datalist>',
  ],
  ['a value without its equals sign', 'p', '<p class"note">Hello</p>', '<p class="note">Hello</p>'],
  // Elements without the parent that they need.
  [
    'an item outside a list',
    'li',
    '<section><li>One</li><li>Two</li></section>',
    '<ul><li>One</li><li>Two</li></ul>',
  ],
  [
    'an item directly behind another',
    'li',
    '<ul><li class="one"><li>One</ul>',
    '<ul><li class="one">One</ul>',
  ],
  [
    'a paragraph among items',
    'p',
    '<ol><p>One</p><li>Two</li></ol>',
    '<ol><li><p>One</p></li><li>Two</li></ol>',
  ],
  [
    'a list straight in a list',
    'ul',
    '<ul><li>One</li><ul><li>Two</li></ul></ul>',
    '<ul><li>One<ul><li>Two</li></ul></li></ul>',
  ],
  ['a term outside a list', 'dt', '<div><dt>One</dt></div>', '<dl><div><dt>One</dt><dd>Two</dd></div></dl>'],
  [
    'a description outside a list',
    'dd',
    '<section><dd>One</dd></section>',
    '<dl><dt>One</dt><dd>Two</dd></dl>',
  ],
  [
    'an option outside a select',
    'option',
    '<form><option>One</option></form>',
    '<form><select aria-label="n"><option>One</option></select></form>',
  ],
  [
    'a summary outside details',
    'summary',
    '<div><summary>More</summary>Hello</div>',
    '<details><summary>More</summary>Hello</details>',
  ],
  [
    'a legend outside a fieldset',
    'legend',
    '<form><legend>One</legend></form>',
    '<form><fieldset><legend>One</legend></fieldset></form>',
  ],
  [
    'a caption outside a figure',
    'figcaption',
    '<div><figcaption>One</figcaption></div>',
    '<figure><figcaption>One</figcaption></figure>',
  ],
  // One thing to click in another.
  ['a button in a link', 'button', '<a href="/"><button type="button">Go</button></a>', '<a href="/">Go</a>'],
  [
    'a link in a button',
    'a',
    '<button type="button"><a href="/">Go</a></button>',
    '<button type="button">Go</button> <a href="/">Go</a>',
  ],
  [
    'a field in a link',
    'input',
    '<a href="/"><input aria-label="n"></a>',
    '<a href="/">Go</a> <input aria-label="n">',
  ],
  ['a space before the name of a tag', 'p', '<div>< p>Hello</ p></div>', '<div><p>Hello</p></div>'],
  ['a space before the slash of an end tag', 'b', '<p><b>Hello< /b> you</p>', '<p><b>Hello</b> you</p>'],
  ['a less-than sign before a digit', '', '<p>I <3 you</p>', '<p>I &lt;3 you</p>'],
  [
    'a less-than sign before a name',
    'n',
    '<p>while i <n and so on</p><p>You</p>',
    '<p>while i &lt;n and so on</p><p>You</p>',
  ],
  [
    'a button with a class in a link',
    'button',
    '<a href="/"><button type="button" class="go">Go</button></a>',
    '<a class="go" href="/">Go</a>',
  ],
  [
    'a list closed before its last item',
    'ul',
    '<ul>\n<li>One</li>\n</ul>\n<li>Two</li>\n</ul>',
    '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
  ],
  [
    'a select closed before its last option',
    'select',
    '<select aria-label="Size">\n<option>S</option>\n</select>\n<option>L</option>\n</select>',
    '<select aria-label="Size">\n<option>S</option>\n<option>L</option>\n</select>',
  ],
  [
    'an outer box never closed on the line of an inner one',
    'div',
    '<div><div class="card">One</div>\n<p>Two</p>',
    '<div><div class="card">One</div></div>\n<p>Two</p>',
  ],
]);
