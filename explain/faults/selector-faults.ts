import { fault, page } from './fault.ts';

const card = '<div class="card">\n<h2 class="title">Meetup</h2>\n<p>Friday at five.</p>\n</div>';
const nav =
  '<nav id="menu" class="main-nav">\n<ul>\n<li><a href="#a" class="link">Home</a></li>\n<li><a href="#b" class="link">Events</a></li>\n</ul>\n</nav>';

/** Selectors that find nothing. */
export const selectorFaults = [
  fault('letters of a class swapped', 'unmatched-selector', '.crad', page('.crad { padding: 1rem; }◀', card)),
  fault(
    'a letter of a class missing',
    'unmatched-selector',
    '.titl',
    page('.card { padding: 1rem; }\n.titl { color: teal; }◀', card),
  ),
  fault(
    'a class written in the plural',
    'unmatched-selector',
    '.cards',
    page('.cards {◀\n  border: 1px solid;\n}', card),
  ),
  fault('a class with a capital', 'unmatched-selector', '.Card', page('.Card { border: 1px solid; }◀', card)),
  fault(
    'the dot of a class missing',
    'unmatched-selector',
    'card',
    page('p { margin: 0; }\ncard { border: 1px solid; }◀', card),
  ),
  fault(
    'an id sign where the page has a class',
    'unmatched-selector',
    '#card',
    page('#card { border: 1px solid; }◀', card),
  ),
  fault(
    'a class sign where the page has an id',
    'unmatched-selector',
    '.menu',
    page('.menu { background: navy; }◀', nav),
  ),
  fault('the hash of an id missing', 'unmatched-selector', 'menu', page('menu { background: #eee; }◀', nav)),
  fault(
    'an id with a letter too many',
    'unmatched-selector',
    '#mennu',
    page('#mennu { background: #eee; }◀', nav),
  ),
  fault(
    'a space within one element',
    'unmatched-selector',
    '.card .wide',
    page('.card .wide { width: 20rem; }◀', '<div class="card wide">One</div>'),
  ),
  fault(
    'no space between two elements',
    'unmatched-selector',
    '.card.title',
    page('.card.title { color: teal; }◀', card),
  ),
  fault(
    'a child sign over two levels',
    'unmatched-selector',
    'nav > a',
    page('nav > a { color: teal; }◀', nav),
  ),
  fault(
    'a child sign from the list to the link',
    'unmatched-selector',
    'ul > a',
    page('ul { padding: 0; }\nul > a { color: teal; }◀', nav),
  ),
  fault(
    'the levels the wrong way round',
    'unmatched-selector',
    '.title .card',
    page('.title .card { color: teal; }◀', card),
  ),
  fault(
    'an element with its id apart',
    'unmatched-selector',
    'nav #menu',
    page('nav #menu { background: #eee; }◀', nav),
  ),
  fault(
    'the wrong element before a class',
    'unmatched-selector',
    'span.title',
    page('span.title { color: teal; }◀', card),
  ),
  fault('the heading of another level', 'unmatched-selector', 'h3', page('h3 { color: teal; }◀', card)),
  fault(
    'a class called by an element',
    'unmatched-selector',
    '.nav',
    page('.nav { background: #eee; }◀', '<nav>\n<a href="#x">Home</a>\n</nav>'),
  ),
  fault(
    'an element name misspelt',
    'unmatched-selector',
    'buton',
    page('buton { color: teal; }◀', '<button type="button">Join</button>'),
  ),
  fault(
    'an underscore for a hyphen',
    'unmatched-selector',
    '.main_nav',
    page('.main_nav { background: #eee; }◀', nav),
  ),
  fault(
    'words of a class run together',
    'unmatched-selector',
    '.mainnav',
    page('.mainnav { background: #eee; }◀', nav),
  ),
  fault('a camel-case class', 'unmatched-selector', '.mainNav', page('.mainNav { background: #eee; }◀', nav)),
  fault(
    'a class in the page that carries a dot',
    'unmatched-selector',
    '.note',
    page('.note { color: teal; }◀', '<p class=".note">Bring a laptop.</p>'),
  ),
  fault(
    'an id in the page that carries a hash',
    'unmatched-selector',
    '#top',
    page('#top { color: teal; }◀', '<h1 id="#top">Noticeboard</h1>'),
  ),
  fault(
    'the next sibling that is not next',
    'unmatched-selector',
    'h2 + ul',
    page('h2 + ul { padding: 0; }◀', '<h2>Events</h2>\n<p>This week</p>\n<ul>\n<li>Talk</li>\n</ul>'),
  ),
  fault(
    'a sibling that stands before',
    'unmatched-selector',
    'ul ~ h2',
    page('ul ~ h2 { color: teal; }◀', '<h2>Events</h2>\n<ul>\n<li>Talk</li>\n</ul>'),
  ),
  fault(
    'an nth child beyond the last',
    'unmatched-selector',
    'li:nth-child(4)',
    page('li:nth-child(4) { color: teal; }◀', '<ul>\n<li>One</li>\n<li>Two</li>\n<li>Three</li>\n</ul>'),
  ),
  fault(
    'an nth child of the wrong place',
    'unmatched-selector',
    'p:first-child',
    page('p:first-child { font-weight: bold; }◀', '<div>\n<h2>Talk</h2>\n<p>One</p>\n<p>Two</p>\n</div>'),
  ),
  fault(
    'an attribute with another value',
    'unmatched-selector',
    'input[type="mail"]',
    page(
      'input[type="mail"] { width: 20rem; }◀',
      '<form>\n<label for="m">E-mail</label>\n<input id="m" type="email">\n</form>',
    ),
  ),
  fault(
    'one bad name in a list',
    'unmatched-selector',
    '.futer',
    page(
      '.head,\n.futer {◀\n  padding: 1rem;\n}',
      '<header class="head">Top</header>\n<footer class="footer">End</footer>',
    ),
  ),
  fault(
    'a state class on a misspelt base',
    'unmatched-selector',
    '.buton:hover',
    page('.button { color: teal; }\n.buton:hover { color: navy; }◀', '<a class="button" href="#j">Join</a>'),
  ),
  fault(
    'a class the page has nowhere',
    'unmatched-selector',
    '.sidebar',
    page('.card { padding: 1rem; }\n.sidebar { width: 12rem; }◀', card),
  ),
  fault(
    'a block never closed, so the next rule is nested',
    'unmatched-selector',
    '.title',
    page('.intro {\n  padding: 1rem;\n.title { color: teal; }◀\n', `<p class="intro">Hello</p>\n${card}`),
  ),
  fault(
    'a nested class without its ampersand',
    'unmatched-selector',
    '.wide',
    page('.card {\n  padding: 1rem;\n  .wide { width: 20rem; }◀\n}', '<div class="card wide">One</div>'),
  ),
  fault(
    'a doubled dash in a BEM name',
    'unmatched-selector',
    '.card-title',
    page('.card-title { color: teal; }◀', '<div class="card">\n<h2 class="card__title">Talk</h2>\n</div>'),
  ),
  fault(
    'an ancestor that is misspelt',
    'unmatched-selector',
    '.sidebr a',
    page('.sidebr a { color: teal; }◀', '<aside class="sidebar">\n<a href="#x">Talks</a>\n</aside>'),
  ),
  fault(
    'an ancestor that stands elsewhere',
    'unmatched-selector',
    'header h1',
    page(
      'header h1 { color: teal; }◀',
      '<header>\n<p>Top</p>\n</header>\n<main>\n<h1>Noticeboard</h1>\n</main>',
    ),
  ),
  fault(
    'two classes written as one',
    'unmatched-selector',
    '.card-wide',
    page('.card-wide { width: 20rem; }◀', '<div class="card wide">One</div>'),
  ),
  fault(
    'classes parted by a comma in the page',
    'unmatched-selector',
    '.card',
    page('.card { padding: 1rem; }◀', '<div class="card, wide">One</div>'),
  ),
  fault(
    'an old spelling of British and American',
    'unmatched-selector',
    '.color-box',
    page('.color-box { width: 5rem; }◀', '<div class="colour-box">Red</div>'),
  ),
];
