import { treeRows, type TreeRow } from '../coverage-row.ts';

/** Elements left open, stray tags, attributes and ends in the wrong place. */
export const repairedTags = treeRows([
  // Elements left open.
  [
    'a div that is never closed',
    'div',
    '<div class="one"><p>Hello</p><footer>End</footer>',
    '<div class="one"><p>Hello</p></div><footer>End</footer>',
  ],
  [
    'a span that is never closed',
    'span',
    '<p><span>Hello</p><p>You</p>',
    '<p><span>Hello</span></p><p>You</p>',
  ],
  [
    'a section closed by its parent',
    'section',
    '<main><section><h2>Hello</h2></main><p>You</p>',
    '<main><section><h2>Hello</h2></section></main><p>You</p>',
  ],
  [
    'a list that is never closed',
    'ul',
    '<ul><li>One</li><li>Two</li><p>You</p>',
    '<ul><li>One</li><li>Two</li></ul><p>You</p>',
  ],
  ['a heading that is never closed', 'h1', '<h1>Hello<p>You</p>', '<h1>Hello</h1><p>You</p>'],
  ['a heading closed at another level', 'h1', '<h1>Hello</h2><p>You</p>', '<h1>Hello</h1><p>You</p>'],
  ['a button that is never closed', 'button', '<button>Go<p>You</p>', '<button>Go</button><p>You</p>'],
  [
    'a label that is never closed',
    'label',
    '<form><label>Name <input></form><p>You</p>',
    '<form><label>Name <input></label></form><p>You</p>',
  ],
  [
    'a comment that is never closed',
    '',
    '<p>Hello</p><!-- you <p>More</p>',
    '<p>Hello</p><!-- you --><p>More</p>',
  ],
  ['a comment ended by ->', '', '<!-- one -><p>Hello</p>', '<!-- one --><p>Hello</p>'],
  [
    'a textarea that is never closed',
    'textarea',
    '<textarea aria-label="Text">Hello<p>You</p>',
    '<textarea aria-label="Text">Hello</textarea><p>You</p>',
  ],
  [
    'a script that is never closed',
    'script',
    '<p>Hello</p><script>let a = 1;<p>You</p>',
    '<p>Hello</p><script>let a = 1;</script><p>You</p>',
  ],
  [
    'a select that is never closed',
    'select',
    '<select aria-label="City"><option>One</option><p>You</p><input aria-label="Name">',
    '<select aria-label="City"><option>One</option></select><p>You</p><input aria-label="Name">',
  ],
  [
    'an iframe that is never closed',
    'iframe',
    '<iframe title="Map" src="map.html"><p>You</p>',
    '<iframe title="Map" src="map.html"></iframe><p>You</p>',
  ],
  [
    'a video that is never closed',
    'video',
    '<video src="a.mp4" controls><p>You</p>',
    '<video src="a.mp4" controls></video><p>You</p>',
  ],
  // Self-closing and stray tags.
  ...['div', 'span', 'p', 'i', 'script', 'textarea', 'iframe'].map((name): TreeRow => [
    `a ${name} closed by itself`,
    name,
    `<section><${name} class="box" /><em>Hello</em></section>`,
    `<section><${name} class="box"></${name}><em>Hello</em></section>`,
  ]),
  ['an end tag without a start', 'div', '<p>Hello</p></div><p>You</p>', '<p>Hello</p><p>You</p>'],
  [
    'an end tag of a section without a start',
    'section',
    '<div><p>Hello</p></section></div>',
    '<div><p>Hello</p></div>',
  ],
  ['the end tag of a paragraph alone', 'p', '<div>Hello</p></div>', '<div><p>Hello</p></div>'],
  ['the end tag of a line break', 'br', '<p>Hello</br>you</p>', '<p>Hello<br>you</p>'],
  [
    'the end tag of an image',
    'img',
    '<p><img src="data:," alt="">Hello</img></p>',
    '<p><img src="data:," alt="">Hello</p>',
  ],
  [
    'the end tag of an input',
    'input',
    '<p><input aria-label="Name"></input></p>',
    '<p><input aria-label="Name"></p>',
  ],
  ['an end tag misspelt', 'strong', '<p><strong>Hello</stong> you</p>', '<p><strong>Hello</strong> you</p>'],
  [
    'a start tag where the end was meant',
    'b',
    '<p><b>Hello<b> you</p><p>More</p>',
    '<p><b>Hello</b> you</p><p>More</p>',
  ],
  [
    'a start tag for the end of a div',
    'div',
    '<div class="one">Hello<div>\n<p>You</p>',
    '<div class="one">Hello</div>\n<p>You</p>',
  ],
  [
    'an image element',
    'image',
    '<p><image src="data:," alt="Asha"></p>',
    '<p><img src="data:," alt="Asha"></p>',
  ],
  // Attributes.
  [
    'a quote that is never closed',
    'p',
    '<p class="one>Hello</p>\n<p class="two">You</p>',
    '<p class="one">Hello</p>\n<p class="two">You</p>',
  ],
  ['a class with a space and no quotes', 'p', '<p class=one two>Hello</p>', '<p class="one two">Hello</p>'],
  [
    'no space between attributes',
    'a',
    '<p><a href="#"class="one">Hello</a></p>',
    '<p><a href="#" class="one">Hello</a></p>',
  ],
  [
    'two classes in two attributes',
    'p',
    '<p class="one" class="two">Hello</p>',
    '<p class="one two">Hello</p>',
  ],
  [
    'spaces in an alternative text without quotes',
    'img',
    '<p><img src="data:," alt=A red car></p>',
    '<p><img src="data:," alt="A red car"></p>',
  ],
  ['an attribute with an equals sign and no value', 'p', '<p class=>Hello</p>', '<p>Hello</p>'],
  ['a tag without its end', 'p', '<p class="one"\n<b>Hello</b></p>', '<p class="one">\n<b>Hello</b></p>'],
  ['an attribute with a colon', 'p', '<p class:"one">Hello</p>', '<p class="one">Hello</p>'],
  ['an attribute without its equals sign', 'p', '<p class "one">Hello</p>', '<p class="one">Hello</p>'],
  ['a second equals sign', 'p', '<p class=="one">Hello</p>', '<p class="one">Hello</p>'],
  // SVG and MathML.
  [
    'a paragraph in an svg',
    'svg',
    '<svg width="90" height="90"><p>Hello</p><circle r="9" /></svg>',
    '<svg width="90" height="90"><circle r="9" /></svg><p>Hello</p>',
  ],
  [
    'a div in an svg',
    'g',
    '<svg width="90" height="90"><g><div>Hello</div></g></svg>',
    '<svg width="90" height="90"><foreignObject width="90" height="90"><div>Hello</div></foreignObject></svg>',
  ],
  [
    'a div in math',
    'math',
    '<math><mi>x</mi><div>Hello</div></math>',
    '<math><mi>x</mi></math><div>Hello</div>',
  ],
  // Text.
  [
    'a less-than sign before a letter',
    'b',
    '<p>if a <b && c then</p><p>You</p>',
    '<p>if a &lt; b &amp;&amp; c then</p><p>You</p>',
  ],
  ['an unknown character reference', '', '<p>Fish &chps; chips</p>', '<p>Fish &amp; chips</p>'],
  [
    'a character reference without its semicolon',
    '',
    '<p>Price &lt5 &amp 3</p>',
    '<p>Price &lt;5 &amp; 3</p>',
  ],
  // Ends that come too soon or too late.
  [
    'a list closed without its slash',
    'ul',
    '<ul><li>One</li><ul><p>You</p>',
    '<ul><li>One</li></ul><p>You</p>',
  ],
  [
    'a comment that is not closed before the next one',
    '',
    '<!-- prices\n<p>Hello</p>\n<!-- end -->\n<p>You</p>',
    '<!-- prices -->\n<p>Hello</p>\n<!-- end -->\n<p>You</p>',
  ],
  [
    'a comment in a comment',
    '',
    '<!-- off <p>Hello</p> <!-- note --> <p>You</p> -->',
    '<!-- off <p>Hello</p> <p>You</p> -->',
  ],
  [
    'the end of a script in a string',
    'script',
    '<script>document.title = "</script>";</script>',
    '<script>document.title = "<\\/script>";</script>',
  ],
  [
    'a select never closed in a form',
    'select',
    '<form><select aria-label="Size"><option>S</option><option>L</option><p>You</p></form>',
    '<form><select aria-label="Size"><option>S</option><option>L</option></select><p>You</p></form>',
  ],
  [
    'a style closed without its slash',
    'style',
    '<style>p { color: teal; }<style><p>You</p>',
    '<style>p { color: teal; }</style><p>You</p>',
  ],
]);
