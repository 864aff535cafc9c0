import { fault, page } from './fault.ts';

const kind = 'repaired-tree';
const css = '.box { padding: 1rem; }';
const seed = (name: string, element: string | undefined, body: string) =>
  fault(name, kind, element, page(css, body));

/** Pages whose tree the parser had to mend. */
export const treeFaults = [
  seed('a div never closed', 'div', '<div class="box">◀\n<p>One</p>\n<section>\n<p>Two</p>\n</section>'),
  seed('a bold never closed', 'b', '<p class="box">A <b>word.</p>◀\n<p>Next</p>'),
  seed('a heading closed as another', undefined, '<div class="box">\n<h2>Talks</h3>◀\n</div>'),
  seed(
    'a box in a paragraph',
    undefined,
    '<section class="box">\n<p>Before\n<div>Inside</div>◀\nAfter</p>\n</section>',
  ),
  seed(
    'a list in a paragraph',
    undefined,
    '<section class="box">\n<p>Bring:\n<ul>◀\n<li>Laptop</li>\n</ul>\n</p>\n</section>',
  ),
  seed('a link in a link', 'a', '<p class="box">\n<a href="#x">One\n<a href="#y">Two</a></a>◀\n</p>'),
  seed(
    'a button in a button',
    'button',
    '<div class="box">\n<button type="button">One\n<button type="button">Two</button></button>◀\n</div>',
  ),
  seed('a form in a form', 'form', '<form class="box">\n<form>◀\n<button>Send</button>\n</form>\n</form>'),
  seed('text straight in a table', undefined, '<table class="box">\nHello◀\n<tr><td>One</td></tr>\n</table>'),
  seed(
    'a box straight in a table',
    'div',
    '<table class="box">\n<div>Hello</div>◀\n<tr><td>One</td></tr>\n</table>',
  ),
  seed('a cell without a table', 'td', '<div class="box">\n<td>One</td>◀\n</div>'),
  seed('a stray end tag', 'div', '<p class="box">One</p>\n</div>◀\n<p>Two</p>'),
  seed('crossed tags', undefined, '<p class="box"><b><i>Both</b> one</i></p>◀'),
  seed('an attribute twice', 'p', '<p class="box" class="wide">One</p>◀'),
  seed('a quote never closed', undefined, '<p class="box>One</p>◀\n<p class="note">Two</p>\n<p>Three</p>'),
  seed('a self-closed div', 'div', '<div class="box">\n<div />◀\n<p>One</p>\n</div>'),
  seed('an end tag for an empty element', 'br', '<p class="box">One</br>Two</p>◀'),
  seed('an element misspelt', 'dvi', '<dvi class="box">One</dvi>◀'),
  seed('a comment never closed', undefined, '<p class="box">One</p>\n<!-- later◀\n<p>Two</p>'),
  seed(
    'a textarea never closed',
    'textarea',
    '<form class="box">\n<textarea name="t">◀\n<button>Send</button>\n</form>',
  ),
  seed('no space between attributes', undefined, '<p class="box"id="one">One</p>◀'),
  seed('a tag without its end', undefined, '<p class="box">One</p>\n<div class="box"◀\n<p>Two</p>\n</div>'),
  seed(
    'a label for an id the page lacks',
    'label',
    '<form class="box">\n<label for="mail">E-mail</label>◀\n<input id="email" type="email">\n</form>',
  ),
  seed(
    'an id used twice',
    undefined,
    '<form class="box">\n<label for="a">One</label>\n<input id="a">\n<label for="a">Two</label>\n<input id="a">◀\n</form>',
  ),
  seed('an end tag misspelt', undefined, '<div class="box">\n<section>\n<p>One</p>\n</secton>◀\n</div>'),
  seed('an end tag without its slash', undefined, '<div class="box">\n<b>One<b> two◀\n</div>'),
  fault(
    'a title never closed',
    kind,
    'title',
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Noticeboard◀\n<style>\n.box { color: teal; }\n</style>\n</head>\n<body>\n<p class="box">One</p>\n</body>\n</html>\n',
  ),
  fault(
    'a style never closed',
    kind,
    'style',
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Noticeboard</title>\n<style>◀\n.box { color: teal; }\n</head>\n<body>\n<p class="box">One</p>\n</body>\n</html>\n',
  ),
  fault(
    'a box in the head',
    kind,
    'div',
    '<!DOCTYPE html>\n<html lang="en">\n<head>\n<title>Noticeboard</title>\n<div class="box">Hello</div>◀\n<style>\n.box { color: teal; }\n</style>\n</head>\n<body>\n<p class="box">One</p>\n</body>\n</html>\n',
  ),
  fault(
    'no doctype',
    kind,
    undefined,
    '<html lang="en">◀\n<head>\n<title>Noticeboard</title>\n<style>\n.box { color: teal; }\n</style>\n</head>\n<body>\n<p class="box">One</p>\n</body>\n</html>\n',
  ),
  seed(
    'a row without its table',
    undefined,
    '<form class="box">\n<p>Two</p>\n<tr><td>Three</td></tr>◀\n</form>',
  ),
];
