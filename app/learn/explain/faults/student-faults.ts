import type { FindingKind } from '../finding.ts';
import { fault, type Fault } from './fault.ts';
import { blog, cards, dropdown, gallery, hero, layout, loader, marks, navbar, pricing, profile, signup } from './student-pages.ts';

/** One change of a sound page: what stands there, and what the student wrote instead, the fault's line marked with ◀. */
function slip(name: string, kind: FindingKind, subject: string | undefined, sound: string, from: string, to: string): Fault {
  if (sound.split(from).length !== 2) throw new Error(`The fault "${name}" changes text that stands there ${sound.split(from).length - 1} times.`);
  return fault(name, kind, subject, sound.replace(from, () => to));
}

export const studentFaults: readonly Fault[] = [
  // Selectors that find nothing.
  slip('an underscore for the hyphen of a class', 'unmatched-selector', '.card_body h2', cards, '.card-body h2 {', '.card_body h2 { ◀'),
  slip('a class for the id', 'unmatched-selector', '.featured', cards, '#featured {', '.featured { ◀'),
  slip('a child combinator over two levels', 'unmatched-selector', '.cards > img', cards, '.card img {', '.cards > img { ◀'),
  slip('a space inside a compound', 'unmatched-selector', '.card #featured', cards, '#featured {', '.card #featured { ◀'),
  slip('a heading of another level', 'unmatched-selector', '.card-body h3', cards, '.card-body h2 {', '.card-body h3 { ◀'),
  slip('an active link outside its list', 'unmatched-selector', 'nav ul li.active a', navbar, 'nav ul li a.active {', 'nav ul li.active a { ◀'),
  slip('a class that is an element', 'unmatched-selector', '.nav ul', navbar, 'nav ul {', '.nav ul { ◀'),
  slip('levels in the wrong order', 'unmatched-selector', 'nav li ul a', navbar, 'nav ul li a {', 'nav li ul a { ◀'),
  slip('capital letter in a class', 'unmatched-selector', '.Logo', navbar, '.logo {', '.Logo { ◀'),
  slip('an attribute value that is no type', 'unmatched-selector', 'input[type="check"]:checked + span', signup, 'input[type="checkbox"]:checked + span {', 'input[type="check"]:checked + span { ◀'),
  slip('the sibling stands before', 'unmatched-selector', 'span + input', signup, 'input[type="checkbox"]:checked + span {', 'span + input { ◀'),
  slip('a name taken for an id', 'unmatched-selector', '#email', signup, '.error {', '#email { background: ivory; } ◀\n    .error {'),
  slip('no dot before a class', 'unmatched-selector', 'gallery', gallery, '.gallery {', 'gallery { ◀'),
  slip('two classes as if on one element', 'unmatched-selector', '.gallery.wide', gallery, '.wide {', '.gallery.wide { ◀'),
  slip('hover on something that is not above', 'unmatched-selector', '.gallery figcaption:hover img', gallery, '.gallery figure:hover img {', '.gallery figcaption:hover img { ◀'),
  slip('rows taken for children of the table', 'unmatched-selector', 'table > tr:nth-child(even)', marks, 'tbody tr:nth-child(even) {', 'table > tr:nth-child(even) { ◀'),
  slip('a class on the row, not the cell', 'unmatched-selector', 'td.total', marks, '.total td {', 'td.total { ◀'),
  slip('a child that the row has not', 'unmatched-selector', 'td:nth-child(4)', marks, 'td:last-child {', 'td:nth-child(4) { ◀'),
  slip('a plural that the class has not', 'unmatched-selector', '.loaders', loader, '    .loader {\n', '    .loaders { ◀\n'),
  slip('a first child that is not first', 'unmatched-selector', '.hero h1:first-child', hero, '.hero h1 {', '.hero h1:first-child { ◀'),
  slip('an element glued to a class', 'unmatched-selector', '.heroh1', hero, '.hero h1 {', '.heroh1 { ◀'),
  slip('an element with a hash', 'unmatched-selector', '#footer', layout, 'footer { grid-area: footer;', '#footer { grid-area: footer; ◀'),
  slip('a submenu sought beside its link as a child', 'unmatched-selector', '.menu a:hover > .submenu', dropdown, '.menu li:hover > .submenu {', '.menu a:hover > .submenu { ◀'),
  slip('an attribute value that only begins so', 'unmatched-selector', '.social a[href="mailto"]', profile, '.social a[target="_blank"]::after', '.social a[href="mailto"] { color: teal; } ◀\n    .social a[target="_blank"]::after'),
  slip('a paragraph that is not next', 'unmatched-selector', 'article header + blockquote', blog, 'blockquote {', 'article header + blockquote { ◀'),
  fault('a class misspelt in the HTML', 'unmatched-selector', '.amount', pricing.replaceAll('class="amount"', 'class="ammount"').replace('.amount {', '.amount { ◀')),
  slip('a selector that misses its comma', 'unmatched-selector', 'th td', marks, 'th, td {', 'th td { ◀'),

  // Declarations and rules thrown away.
  slip('a space before the unit', 'dropped-declaration', 'border-radius', cards, 'border-radius: 10px;', 'border-radius: 10 px; ◀'),
  slip('a bracket that never closes', 'dropped-declaration', 'box-shadow', cards, 'rgba(0, 0, 0, 0.2); }', 'rgba(0, 0, 0, 0.2; } ◀'),
  slip('a property that is no CSS', 'dropped-declaration', 'text-color', cards, 'line-height: 1.5; color: #555; }', 'line-height: 1.5; text-color: #555; } ◀'),
  slip('a missing semicolon between lines', 'dropped-declaration', 'width', cards, '      width: 240px;\n', '      width: 240px ◀\n'),
  slip('middle for center', 'dropped-declaration', 'align-items', navbar, 'align-items: center;', 'align-items: middle; ◀'),
  slip('two words for space-between', 'dropped-declaration', 'justify-content', navbar, 'justify-content: space-between;', 'justify-content: space between; ◀'),
  slip('an equals sign in a media query', 'dropped-declaration', undefined, navbar, '@media (max-width: 600px) {', '@media (max-width=600px) { ◀'),
  slip('a media query without brackets', 'dropped-declaration', undefined, navbar, '@media (max-width: 600px) {', '@media max-width: 600px { ◀'),
  slip('a media query without and', 'dropped-declaration', undefined, navbar, '@media (max-width: 600px) {', '@media screen (max-width: 600px) { ◀'),
  slip('a hash too many digits', 'dropped-declaration', 'background-color', navbar, 'background-color: #222;', 'background-color: #22222; ◀'),
  slip('a comment of another language', 'dropped-declaration', undefined, navbar, '  color: orange;', '  // the page we are on ◀\n  color: orange;'),
  slip('a comment of HTML before a rule', 'dropped-declaration', undefined, navbar, '.logo {\n', '<!-- brand name --> ◀\n.logo {\n'),
  slip('commas between paddings', 'dropped-declaration', 'padding', signup, 'padding: 12px; border: none;', 'padding: 12px, 0; border: none; ◀'),
  slip('a unit forgotten', 'dropped-declaration', 'width', signup, 'width: 320px; margin: 40px auto;', 'width: 320; margin: 40px auto; ◀'),
  slip('a colour in quotes', 'dropped-declaration', 'background', signup, 'background: dodgerblue;', 'background: "dodgerblue"; ◀'),
  slip('the old name of the hand', 'dropped-declaration', 'cursor', signup, 'cursor: pointer; }', 'cursor: hand; } ◀'),
  slip('calc without a space', 'dropped-declaration', 'width', signup, 'select {\n      width: 100%;', 'select {\n      width: calc(100% -20px); ◀'),
  slip('auto-fit with fr alone', 'dropped-declaration', 'grid-template-columns', gallery, 'repeat(auto-fit, minmax(180px, 1fr))', 'repeat(auto-fit, 1fr) ◀'),
  slip('minmax the wrong way round', 'dropped-declaration', 'grid-template-columns', gallery, 'minmax(180px, 1fr))', 'minmax(1fr, 180px)) ◀'),
  slip('auto as the greatest width', 'dropped-declaration', 'max-width', gallery, 'max-width: 900px;', 'max-width: auto; ◀'),
  slip('a ratio with a colon', 'dropped-declaration', 'aspect-ratio', gallery, 'aspect-ratio: 4 / 3;', 'aspect-ratio: 4:3; ◀'),
  slip('a time without unit', 'dropped-declaration', 'transition', gallery, 'transition: transform 0.3s ease; }', 'transition: transform 0.3 ease; } ◀'),
  slip('span joined by a hyphen to a number in percent', 'dropped-declaration', 'grid-column', gallery, 'span 2; }', 'span 2%; } ◀'),
  slip('two colons in pseudo-class', 'dropped-declaration', undefined, marks, 'tbody tr:hover {', 'tbody tr::hover { ◀'),
  slip('a formula that nth-child has not', 'dropped-declaration', undefined, marks, 'tr:nth-child(even) {', 'tr:nth-child(evens) { ◀'),
  slip('brace left out at the end', 'unmatched-selector', 'th', marks, 'caption { caption-side: bottom; padding: 8px; }\nth, td {', 'caption { caption-side: bottom; padding: 8px;\nth, td { ◀'),
  slip('an extra brace', 'dropped-declaration', undefined, marks, '.fail { color: red; }', '.fail { color: red; }} ◀'),
  slip('keyframe for keyframes', 'dropped-declaration', undefined, loader, '@keyframes spin {', '@keyframe spin { ◀'),
  slip('degrees left out', 'dropped-declaration', 'transform', loader, 'rotate(360deg)', 'rotate(360) ◀'),
  slip('a step without percent sign', 'dropped-declaration', undefined, loader, '      50% { transform', '      50 { ◀ transform'),
  slip('infinity for infinite', 'dropped-declaration', 'animation', loader, 'animation: spin 1s linear infinite;', 'animation: spin 1s linear infinity; ◀'),
  slip('a gradient without to', 'dropped-declaration', 'background', hero, 'linear-gradient(to right,', 'linear-gradient(right, ◀'),
  slip('a spread for a text shadow', 'dropped-declaration', 'text-shadow', hero, 'text-shadow: 2px 2px 4px black;', 'text-shadow: 2px 2px 4px 1px black; ◀'),
  slip('a custom property without var', 'dropped-declaration', 'background', hero, 'padding: 12px var(--space); background: var(--brand);', 'padding: 12px var(--space); background: --brand; ◀'),
  slip('areas of different lengths', 'dropped-declaration', 'grid-template-areas', layout, '  grid-template-areas:\n    "header header"\n    "sidebar main"\n    "footer footer";', '  grid-template-areas: ◀\n    "header header"\n    "sidebar main"\n    "footer";'),
  slip('areas without quotes', 'dropped-declaration', 'grid-template-areas', layout, 'grid-template-areas: "header" "main" "sidebar" "footer"; }', 'grid-template-areas: header main sidebar footer; } ◀'),
  slip('an address without closing bracket', 'dropped-declaration', 'background', layout, 'aside { grid-area: sidebar; background: #e0f2f1; }', 'aside { grid-area: sidebar; background: url(paper.png; } ◀'),
  slip('a background picture without url', 'dropped-declaration', 'background-image', layout, 'main { grid-area: main; padding: 16px; }', 'main { grid-area: main; padding: 16px; background-image: paper.png; } ◀'),
  slip('a pseudo-class misspelt', 'dropped-declaration', undefined, dropdown, '.menu a:hover {', '.menu a:hovor { ◀'),
  slip('a colon left out', 'dropped-declaration', 'top', dropdown, '  top: 100%;', '  top 100%; ◀'),
  slip('an unquoted text as content', 'dropped-declaration', 'content', profile, 'content: " (new tab)";', 'content: (new tab); ◀'),
  slip('a shorthand font without size', 'dropped-declaration', 'font', blog, 'font: 17px/1.6 Georgia, serif;', 'font: bold Georgia, serif; ◀'),
  slip('important with a letter missing', 'dropped-declaration', 'background', blog, 'background: #faf3e8; }', 'background: #faf3e8 !importnt; } ◀'),
  slip('disk for disc', 'no-effect', 'list-style-type', pricing, 'list-style-type: none; }', 'list-style-type: disk; } ◀'),
  slip('typographic quotes round content', 'dropped-declaration', 'content', pricing, 'content: "✓ ";', 'content: “✓ ”; ◀'),
  slip('a translation without comma', 'dropped-declaration', 'transform', pricing, 'transform: scale(1.05);', 'transform: translate(10px 20px); ◀'),

  // What lost the cascade.
  slip('a class alone against class and element', 'overridden-declaration', 'color', cards, '.card .price { font-weight: bold; color: green; }', '.price { font-weight: bold; color: green; } ◀'),
  slip('a longhand before its shorthand', 'overridden-declaration', 'border-top-width', cards, '      border: 1px solid #ddd;\n', '      border-top-width: 6px; ◀\n      border: 1px solid #ddd;\n'),
  fault('the active class against a descendant selector', 'overridden-declaration', 'background', dropdown
    .replace('.menu a:hover {', '.current { background: #04aa6d; } ◀\n.menu a:hover {').replace('color: #fff;', 'color: #fff; background: #222;').replace('id="help"', 'id="help" class="current"')),
  fault('a media query before what it changes', 'overridden-declaration', 'font-size', navbar
    .replace('@media (max-width: 600px) {\n  nav { flex-direction: column; }\n}\n', '')
    .replace('.logo {', '@media (max-width: 600px) {\n  .logo { font-size: 16px; } ◀\n}\n.logo {')),
  fault('the colour of links hoped for from their parent', 'overridden-declaration', 'color', navbar
    .replace('nav ul li a {\n  color: white;', 'nav ul li a {').replace('  list-style: none;', '  list-style: none;\n  color: white; ◀')
    .replace('nav ul li a.active {\n  color: orange;\n}\n', '')),
  fault('an id outweighs the class that follows', 'overridden-declaration', 'font-style', signup
    .replace('#note { font-style: italic; }', '#note { font-style: italic; }\n    .plain { font-style: normal; } ◀').replace('<p id="note">', '<p id="note" class="plain">')),
  fault('a hover weaker than the id', 'overridden-declaration', 'background', signup
    .replace('button { width: 100%;', '#send { width: 100%;').replace('<button type', '<button id="send" type').replace('background: navy; }', 'background: navy; } ◀')),
  fault('a style attribute over the rule', 'overridden-declaration', 'text-align', gallery.replace('<h1>', '<h1 style="text-align: left">').replace('h1 { text-align: center;', 'h1 { text-align: center; ◀')),
  fault('important in the rule before', 'overridden-declaration', 'background', marks
    .replace('thead th { background: #264653;', 'th { background: #264653 !important;').replace('.fail {', '.fail-head { background: maroon; } ◀\n.fail {').replace('<th>Marks', '<th class="fail-head">Marks')),
  fault('a hover written before the row colour', 'overridden-declaration', 'background', marks
    .replace('tbody tr:hover { background: #ffe8a3; }\n', '').replace('tbody tr:nth-child(even) {', 'tbody tr:hover { background: #ffe8a3; } ◀\ntbody tr:nth-child(n) {')),
  fault('an element rule over where', 'overridden-declaration', 'color', marks.replace('.fail { color: red; }', 'td { color: #333; }\n:where(.fail) { color: red; } ◀')),
  fault('two animations set apart', 'overridden-declaration', 'animation', loader
    .replace('.dot:nth-child(2)', '.dots .dot { animation: none; }\n    .dot { animation: bounce 2s infinite; } ◀\n    .dot:nth-child(2)')),
  fault('a delay reset by the shorthand after it', 'overridden-declaration', 'animation-delay', loader
    .replace('      animation: spin 1s linear infinite;', '      animation-delay: 0.5s; ◀\n      animation: spin 1s linear infinite;')),
  fault('a layer that loses to what stands in none', 'overridden-declaration', 'background', hero
    .replace('.cta:hover { background: darkred; }', '@layer buttons { .cta { background: gold; } ◀ }')),
  fault('hover before the rule of the same weight', 'overridden-declaration', 'color', layout
    .replace('aside li { margin-bottom: 8px; }', 'a:hover { color: red; } ◀\na:link { color: teal; }')),
  fault('a background picture reset by the shorthand', 'overridden-declaration', 'background-size', profile
    .replace('.skills li {', '.profile { background-size: cover; ◀\n background: url(paper.png); }\n    .skills li {')),
  fault('a colour for all links after the special one', 'overridden-declaration', 'background', dropdown
    .replace('.submenu li + li {', '.submenu a { background: #666; }\n:where(.submenu) a { background: orange; } ◀\n.submenu li + li {')),
  fault('the star against what is passed down', 'overridden-declaration', 'color', blog
    .replace('body { max-width: 680px;', '* { color: #222; }\n    article { color: brown; } ◀\n    body { max-width: 680px;')),
  fault('the heading of a plan weaker than the list', 'overridden-declaration', 'color', pricing
    .replace('.plan li::before {', '.plan ul li { color: #444; }\n.yoga { color: purple; } ◀\n.plan li::before {').replace('<li>Yoga', '<li class="yoga">Yoga')),
  fault('a margin reset by its shorthand', 'overridden-declaration', 'margin-left', profile
    .replace('.profile { position: relative; width: 400px; margin: 30px auto;', '.profile { margin-left: 80px; ◀\n position: relative; width: 400px; margin: 30px auto;')),

  // What applies and does nothing.
  fault('a margin above an inline link', 'no-effect', 'margin-top', cards.replace('.btn { display: inline-block; margin-top: 12px;', '.btn { margin-top: 12px; ◀')),
  fault('object-fit on the box, not the picture', 'no-effect', 'object-fit', cards.replace('height: 140px; object-fit: cover; }', 'height: 140px; }\n    .card-body { object-fit: cover; } ◀')),
  fault('flex properties without flex', 'no-effect', 'justify-content', navbar.replace('nav {\n  display: flex;\n  justify-content: space-between;\n  align-items: center;\n', 'nav {\n  justify-content: space-between; ◀\n').replace('@media (max-width: 600px) {\n  nav { flex-direction: column; }\n}\n', '')),
  fault('no underline wanted, said of the list item', 'no-effect', 'text-decoration', navbar.replace('  color: white;\n  text-decoration: none;\n', '  color: white;\n').replace('.logo {', 'nav ul li { text-decoration: none; } ◀\n.logo {')),
  fault('no bullets wanted, said of the links', 'no-effect', 'list-style', dropdown.replace('.menu a:hover {', '.menu a { list-style: none; } ◀\n.menu a:hover {')),
  fault('centred by margin without width', 'no-effect', 'margin', signup.replace('form { width: 320px; margin: 40px auto;', 'form { margin: 0 auto; ◀')),
  fault('a width on an inline label', 'no-effect', 'width', signup.replace('label { display: block; margin-bottom: 4px;', 'label { width: 120px; ◀')),
  fault('vertical-align on a block', 'no-effect', 'vertical-align', gallery.replace('h1 { text-align: center;', 'h1 { text-align: center; vertical-align: middle; ◀')),
  fault('a grid item that is a grandchild', 'no-effect', 'grid-column', gallery.replace('.wide { grid-column: span 2; }', '.wide img { grid-column: span 2; } ◀')),
  fault('offsets without position', 'no-effect', 'bottom', gallery.replace('      position: absolute;\n      bottom: 0;', '      bottom: 0; ◀')),
  fault('a margin on cells', 'no-effect', 'margin', marks.replace('.fail { color: red; }', '.fail { color: red; margin: 10px; } ◀')),
  fault('spacing between borders that have collapsed', 'no-effect', 'border-spacing', marks.replace('width: 100%; font', 'width: 100%; border-spacing: 6px; font').replace('table {', 'table { ◀')),
  fault('padding on a row', 'no-effect', 'padding', marks.replace('.total td { border-top: 3px double black; }', '.total { padding: 20px; } ◀')),
  fault('round corners of a collapsed table', 'no-effect', 'border-radius', marks.replace('width: 100%; font', 'width: 100%; border-radius: 12px; font').replace('table {', 'table { ◀')),
  fault('an animation nobody defined', 'no-effect', 'animation', loader.replace('animation: spin 1s linear infinite;', 'animation: rotate 1s linear infinite; ◀')),
  fault('an animation without duration', 'no-effect', 'animation', loader.replace('animation: spin 1s linear infinite;', 'animation: spin linear infinite; ◀')),
  fault('a transform on inline spans', 'no-effect', 'transform', loader.replace('.dot { display: inline-block; width: 12px; height: 12px; background: cyan; animation-name: bounce; animation-duration: 0.8s; animation-iteration-count: infinite; }', '.dot { border: 2px solid cyan; transform: rotate(20deg); } ◀').replace('    .dot:nth-child(2) { animation-delay: 0.2s; }\n', '').replace(/ {4}@keyframes bounce \{[^]*?\n {4}\}\n/, '')),
  fault('a delay on what does not move', 'no-effect', 'animation-delay', loader.replace('.dot:nth-child(2) {', '.loader + .dots { animation-delay: 0.2s; } ◀\n    .dot:nth-child(2) {')),
  fault('a stacking order on a static box', 'no-effect', 'z-index', hero.replace('.about { max-width', '.about { z-index: 5; max-width').replace('.about {', '.about { ◀')),
  fault('a variable that is not defined', 'dropped-declaration', 'background', hero.replace('background: var(--brand); padding: 4px', 'background: var(--brnd); ◀ padding: 4px')),
  fault('after without content', 'no-effect', undefined, hero.replace('content: ""; display: block;', 'display: block; ◀')),
  fault('a text-align on the picture', 'no-effect', 'text-align', profile.replace('.avatar { float: left; width', '.avatar { text-align: center; width').replace('.avatar {', '.avatar { ◀')),
  fault('an area that the template has not', 'no-effect', 'grid-area', layout.replace('aside { grid-area: sidebar;', 'aside { grid-area: side; ◀')),
  fault('a height in percent of an automatic one', 'no-effect', 'height', hero.replace('.about h2::after', '.about p { height: 50%; } ◀\n    .about h2::after')),
  fault('an ellipsis without hidden overflow', 'no-effect', 'text-overflow', profile.replace('white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }', 'white-space: nowrap; text-overflow: ellipsis; } ◀')),
  fault('a float on a flex item', 'no-effect', 'float', blog.replace('.tags li {', '.tags li { float: left;').replace('.tags li {', '.tags li { ◀')),
  fault('sticky without an edge', 'no-effect', 'position', blog.replace('position: sticky; bottom: 10px; }', 'position: sticky; } ◀')),
  fault('a gap on a block', 'no-effect', 'gap', pricing.replace('.plan ul { padding: 0;', '.plan ul { gap: 8px; padding: 0; ◀')),
  fault('justify-self in a flex row', 'no-effect', 'justify-self', pricing.replace('  background-color: #fff7e0;', '  background-color: #fff7e0;\n  justify-self: end; ◀')),
  fault('a border with colour and no style', 'no-effect', 'border-color', hero.replace('.about h2::after', '.about { border-color: red; } ◀\n    .about h2::after')),

  // What the parser made of broken tags.
  fault('a list in a paragraph', 'repaired-tree', 'p', pricing.replace('<p class="amount">Rs 500</p>\n    <ul><li>Weights</li><li>Lockers</li></ul>', '<p class="amount">Rs 500\n    <ul> ◀<li>Weights</li><li>Lockers</li></ul></p>')),
  fault('a quote left open', 'repaired-tree', 'img', cards.replace('<img src="python.jpg" alt', '<img src="python.jpg alt').replace('keyboard">', 'keyboard"> ◀')),
  fault('a div never closed', 'repaired-tree', 'div', navbar.replace('<div class="logo">Canteen</div>', '<div class="logo">Canteen ◀')),
  fault('a link never closed', 'repaired-tree', 'a', navbar.replace('>Menu</a></li>', '>Menu</li> ◀')),
  fault('an end tag of another heading', 'repaired-tree', undefined, cards.replace('<h2>Python basics</h2>', '<h2>Python basics</h3> ◀')),
  fault('a form in a form', 'repaired-tree', 'form', signup.replace('    <label for="event">', '    <form> ◀\n    <label for="event">')),
  fault('a textarea closed by a slash', 'repaired-tree', 'textarea', signup.replace('<p id="note">', '<textarea name="why" /> ◀\n    <p id="note">')),
  fault('two classes in two attributes', 'repaired-tree', 'figure', gallery.replace('<figure class="wide">', '<figure class="photo" class="wide"> ◀')),
  fault('a heading between the rows', 'repaired-tree', 'h3', marks.replace('<tr class="total">', '<h3>Sum</h3> ◀\n<tr class="total">')),
  fault('rows without a table', 'repaired-tree', 'tr', blog.replace('<ul class="tags">', '<tr><td>Monday</td></tr> ◀\n    <ul class="tags">')),
  fault('a div closed by a slash', 'repaired-tree', 'div', loader.replace('<div class="loader"></div>', '<div class="loader" /> ◀')),
  fault('a link in a link', 'repaired-tree', 'a', blog.replace('<footer><a href="more.html">More posts</a></footer>', '<footer><a href="more.html">More <a href="x.html">posts</a></a> ◀</footer>')),
  fault('a strong that is opened twice', 'repaired-tree', 'strong', blog.replace('<p>I did not.</p>', '<p>I did <strong>not<strong>.</p> ◀')),
  fault('a misspelt element', 'repaired-tree', undefined, hero.replace('<section class="about">', '<secton class="about"> ◀')),
  fault('a comment that never ends', 'repaired-tree', undefined, layout.replace('<h2 id="hours">', '<!-- opening hours -- ◀\n<h2 id="hours">')),
  fault('a title that never ends', 'repaired-tree', 'title', dropdown.replace('<title>Menu</title>', '<title>Menu ◀')),
  fault('a space after the angle bracket', 'repaired-tree', undefined, profile.replace('<div class="social">', '< div class="social"> ◀')),
  fault('a script closed by a slash', 'repaired-tree', 'script', layout.replace('<main>', '<script src="books.js" /> ◀\n<main>')),
  fault('a block heading in a paragraph', 'repaired-tree', 'p', hero.replace('<p>We meet every Friday in lab 4.</p>', '<p><div>We meet every Friday in lab 4.</div></p> ◀')),
  fault('a span closed after its paragraph', 'repaired-tree', undefined, signup.replace('<p class="error">Use your college address.</p>', '<p class="error"><b>Use your college address.</p></b> ◀')),
  fault('an angle bracket left out', 'repaired-tree', undefined, profile.replace('<ul class="skills">', '<ul class="skills" ◀')),
  fault('an end tag without its slash', 'repaired-tree', undefined, dropdown.replace('<p>Pick a course.</p>', '<p>Pick a <em>course<em>.</p> ◀')),
];
