import { fault, page } from './fault.ts';

const kind = 'overridden-declaration';
const seed = (name: string, property: string, css: string, body: string) =>
  fault(name, kind, property, page(css, body));

/** Declarations that lose the cascade where the author meant them to win. */
export const cascadeFaults = [
  seed(
    'a class after an id',
    'color',
    '#intro { color: navy; }\n.lead { color: teal; }◀',
    '<p id="intro" class="lead">Hello</p>',
  ),
  seed(
    'an element after a class',
    'background',
    '.button { background: navy; }\nbutton { background: teal; }◀',
    '<button class="button" type="button">Join</button>',
  ),
  seed(
    'a class after a longer selector',
    'color',
    '.menu ul li a { color: navy; }\n.current { color: teal; }◀',
    '<nav class="menu">\n<ul>\n<li><a class="current" href="#x">Home</a></li>\n</ul>\n</nav>',
  ),
  seed(
    'an id before a class inside',
    'font-size',
    '#page p { font-size: 16px; }\n.big { font-size: 24px; }◀',
    '<main id="page">\n<p class="big">Hello</p>\n</main>',
  ),
  seed(
    'the style attribute wins',
    'color',
    'p { margin: 0; }\n.note { color: teal; }◀',
    '<p class="note" style="color: navy">Hello</p>',
  ),
  seed(
    'the style attribute beats an id',
    'background-color',
    '#banner { background-color: teal; }◀',
    '<div id="banner" style="background-color: navy">Hello</div>',
  ),
  seed(
    'an earlier important',
    'color',
    'p { color: navy !important; }\n.note { color: teal; }◀',
    '<p class="note">Hello</p>',
  ),
  seed(
    'an important beats the style attribute',
    'color',
    'p { color: navy !important; }',
    '<p style="color: teal">Hello</p>◀',
  ),
  seed(
    'a shorthand after its longhand',
    'margin-top',
    '.box {\n  margin-top: 40px;◀\n  margin: 0;\n}',
    '<div class="box">Hello</div>',
  ),
  seed(
    'background resets the colour',
    'background-color',
    '.box {\n  background-color: teal;◀\n  background: url(poster.png) no-repeat;\n}',
    '<div class="box">Hello</div>',
  ),
  seed(
    'font resets the size',
    'line-height',
    '.box {\n  line-height: 2;◀\n  font: 16px sans-serif;\n}',
    '<p class="box">Hello</p>',
  ),
  seed(
    'border resets one side',
    'border-bottom',
    '.box {\n  border-bottom: 4px solid teal;◀\n  border: 1px solid silver;\n}',
    '<div class="box">Hello</div>',
  ),
  seed(
    'the same property twice',
    'color',
    '.box {\n  color: teal;◀\n  padding: 1rem;\n  color: navy;\n}',
    '<div class="box">Hello</div>',
  ),
  seed(
    'the same selector again further down',
    'background',
    '.box { background: teal; }◀\n.note { margin: 0; }\n.box { background: navy; }',
    '<div class="box">\n<p class="note">Hello</p>\n</div>',
  ),
  seed(
    'the variant stands before its base',
    'background',
    '.btn-primary { background: teal; }◀\n.btn { background: silver; padding: 8px; }',
    '<button class="btn btn-primary" type="button">Join</button>\n<button class="btn" type="button">Leave</button>',
  ),
  seed(
    'the order in the class attribute does not count',
    'color',
    '.blue { color: blue; }◀\n.red { color: red; }',
    '<p class="red blue">Hello</p>',
  ),
  seed(
    'a layer loses to what is in none',
    'color',
    '@layer theme {\n  #intro { color: teal; }◀\n}\np { color: navy; }',
    '<p id="intro">Hello</p>',
  ),
  seed(
    'the order of layers',
    'color',
    '@layer theme, base;\n@layer base {\n  p { color: navy; }\n}\n@layer theme {\n  .note { color: teal; }◀\n}',
    '<p class="note">Hello</p>',
  ),
  seed(
    'a link keeps its own colour',
    'color',
    '.bar { color: white; background: navy; }◀',
    '<div class="bar">\n<a href="#x">Home</a>\n</div>',
  ),
  seed(
    'a colour on the list does not reach the links',
    'color',
    'ul { color: crimson; }◀',
    '<ul>\n<li><a href="#a">One</a></li>\n<li><a href="#b">Two</a></li>\n</ul>',
  ),
  seed(
    'a universal colour keeps the parent from reaching',
    'color',
    '* { color: black; }\n.note { color: teal; }◀',
    '<div class="note">\n<p>Hello</p>\n</div>',
  ),
  seed(
    'a paragraph rule keeps the parent from reaching',
    'color',
    'p { color: black; }\n.hero { color: teal; }◀',
    '<section class="hero">\n<p>Hello</p>\n</section>',
  ),
  seed(
    'a heading keeps its size',
    'font-size',
    '.head { font-size: 16px; }◀',
    '<header class="head">\n<h1>Noticeboard</h1>\n</header>',
  ),
  seed(
    'a display that undoes flex',
    'display',
    '.row {\n  display: flex;◀\n  gap: 1rem;\n  display: block;\n}',
    '<div class="row">\n<p>One</p>\n<p>Two</p>\n</div>',
  ),
  seed(
    'hover stands before the plain rule',
    'color',
    'a:hover { color: teal; }\na.link:link { color: navy; }\na.link { color: red; }◀',
    '<p><a class="link" href="#x">Home</a></p>',
  ),
];
