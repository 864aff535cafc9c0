import type { MistakeCase } from '../../../cases/case.ts';
import { dropDownMenu, joinForm, marks, tripPhotos } from '../../../cases/base-pages.ts';

export const missingElementsCases: readonly MistakeCase[] = [
  {
    code: 'misspelt-attribute',
    shows: 'a text field without its type',
    css: 'input[type="text"] { border: 2px solid green; }',
    html: '<label>Nick <input name="nick"></label>',
    found: [{ line: 7, selector: 'input[type="text"]' }],
    fix: [['<input name', '<input type="text" name']],
  },
  {
    code: 'no-such-element',
    shows: 'a class the page has nowhere',
    css: `.card { padding: 1rem; }
.sidebar { width: 12rem; }`,
    html: `<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 8, selector: '.sidebar' }],
  },
  {
    code: 'no-such-element',
    shows: 'a first child heading',
    css: 'li:first-child.person .name { color: teal; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, selector: 'li:first-child.person .name' }],
  },
  {
    code: 'no-such-element',
    shows: 'a language that the page has not',
    css: `p:not(.intro):lang(fr) { font-style: italic; }
.intro { font-weight: bold; }`,
    html: '<p class="intro">Two words.</p><p>Bonjour means hello.</p>',
    found: [{ line: 7, selector: 'p:not(.intro):lang(fr)' }],
    fix: [['/p><p>Bonjour', '/p><p lang="fr">Bonjour']],
  },
  {
    code: 'no-such-element',
    shows: 'a submenu sought beside its link as a child',
    base: dropDownMenu,
    edits: [['li:hover > .submenu {', 'a:hover > .submenu { ']],
    found: [{ line: 23, selector: '.menu a:hover > .submenu' }],
  },
  {
    code: 'no-such-element',
    shows: 'has turned round',
    css: 'img:has(.card) { border: 1px solid; } ',
    html: '<div class="card"><img src="a.jpg" alt="A"><h3 class="title">Tea</h3><p>Hot and sweet.</p><button class="btn">Buy</button></div>',
    found: [{ line: 7, selector: 'img:has(.card)' }],
  },
  {
    code: 'no-such-element',
    shows: 'has what is not there',
    css: '.team:has(video) { color: teal; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, selector: '.team:has(video)' }],
  },
  {
    code: 'no-such-element',
    shows: 'hover on something that is not above',
    base: tripPhotos,
    edits: [['figure:hover img {', 'figcaption:hover img { ']],
    found: [{ line: 17, selector: '.gallery figcaption:hover img' }],
  },
  {
    code: 'no-such-element',
    shows: 'not of everything',
    css: 'li:not(.person) { color: teal; }',
    html: `<section class="team">
<h2>Team</h2>
<ul class="people">
<li class="person lead">Asha</li>
<li class="person">Ravi</li>
<li class="person">Noor</li>
</ul>
<p>Write to <a href="mailto:a@example.org">us</a>.</p>
<img src="team.jpg" alt="The team" width="300" height="200">
</section>`,
    found: [{ line: 7, selector: 'li:not(.person)' }],
  },
  {
    code: 'no-such-element',
    shows: 'not with the wrong class',
    css: '.menu a:not(a) { color: gray; } ',
    html: '<nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/a" class="active">About</a></li></ul></nav>',
    found: [{ line: 7, selector: '.menu a:not(a)' }],
  },
  {
    code: 'no-such-element',
    shows: 'required fields without the attribute',
    css: `label { display: block; }
input:required {
  border-left: 4px solid red;
}`,
    html: `<form>
<label>Name <input name="name"></label>
<label>Phone <input type="tel" name="phone"></label>
<button>Order</button>
</form>`,
    found: [{ line: 8, selector: 'input:required' }],
    fix: [['name="name"', 'required name="name"']],
  },
  {
    code: 'no-such-element',
    shows: 'sum td finds nothing',
    base: joinForm,
    edits: [
      [
        'td.total { font-weight: bold; text-align: right',
        `.total { text-align: right; }
#sum td { text-align: left`,
      ],
    ],
    found: [{ line: 33, selector: '#sum td' }],
  },
  {
    code: 'unclosed-block',
    shows: 'a block never closed so the next rule is nested',
    css: `.intro {
  padding: 1rem;
.title { color: teal; }`,
    html: `<p class="intro">Hello</p>
<div class="card">
<h2 class="title">Meetup</h2>
<p>Friday at five.</p>
</div>`,
    found: [{ line: 9, selector: '.title' }],
    fix: [
      [
        'padding: 1rem;',
        `padding: 1rem;
}`,
      ],
    ],
  },
  {
    code: 'unclosed-block',
    shows: 'brace left out at the end',
    base: marks,
    edits: [
      [
        `8px; }
th, td {`,
        `8px;
th, td { `,
      ],
    ],
    found: [{ line: 9, selector: 'th' }],
    fix: [
      [
        'padding: 8px;',
        `padding: 8px;
}`,
      ],
    ],
  },
  {
    code: 'unclosed-block',
    shows: 'hint unclosed block',
    base: joinForm,
    edits: [
      [
        `pointer;
}`,
        'pointer;',
      ],
    ],
    found: [{ line: 26, selector: '.hint' }],
    fix: 'base',
  },
  {
    code: 'no-such-element',
    shows: 'a lone word before a selector',
    css: 'center .box { color: red; }',
    html: '<p class="box">Tea</p>',
    found: [{ line: 7, selector: 'center .box' }],
    fix: [['center .box', '.box']],
  },
  {
    code: 'wrong-combinator',
    shows: 'the last of several items before a line',
    css: '.item:last-child { border: 0; }',
    html: '<div><p class="item">Tea</p><p class="item">Milk</p><hr></div>',
    found: [{ line: 7, selector: '.item:last-child' }],
    fix: [['last-child', 'last-of-type']],
  },
  {
    code: 'no-such-element',
    shows: 'a part of a card without its class',
    css: '.card { padding: 1em; } .card-text { color: gray; } .card-image { width: 100px; }\n.card-title { color: navy; }',
    html: '<div class="card"><img class="card-image" src="a.png" alt="A"><h2>Tea</h2><p class="card-text">Green</p></div>',
    found: [{ line: 8, selector: '.card-title' }],
  },
];
