import { treeRows, type MistakeCase } from '../../../cases/case.ts';
import { joinForm } from '../../../cases/base-pages.ts';

export const referenceCases: readonly MistakeCase[] = [
  {
    code: 'duplicate-id',
    shows: 'an id used twice',
    css: '.box { padding: 1rem; }',
    html: `<form class="box">
<label for="a">One</label>
<input id="a">
<label for="a">Two</label>
<input id="a">
</form>`,
    found: [{ line: 15 }],
  },
  {
    code: 'duplicate-id',
    shows: 'double label ids',
    css: 'input { margin: 2px; }',
    html: `<label for="n">A</label><input id="n">
<label for="n">B</label><input id="n"> `,
    found: [{ line: 12, element: 'input' }],
  },
  {
    code: 'label-without-field',
    shows: 'a label for a name',
    css: 'label { margin: 2px; }',
    html: `<label for="mail">Mail</label> 
<input name="mail" id="email">`,
    found: [{ line: 11, element: 'label' }],
    fix: [['for="mail"', 'for="email"']],
  },
  {
    code: 'label-without-field',
    shows: 'a label for an id the page lacks',
    css: '.box { padding: 1rem; }',
    html: `<form class="box">
<label for="mail">E-mail</label>
<input id="email" type="email">
</form>`,
    found: [{ line: 12, element: 'label' }],
    fix: [['for="mail"', 'for="email"']],
  },
  {
    code: 'label-without-field',
    shows: 'label without its field',
    base: joinForm,
    edits: [['for="year"', 'for="yaer"']],
    found: [{ line: 44, element: 'label' }],
    fix: 'base',
  },
  {
    code: 'link-without-target',
    shows: 'a link to a section that has only the class',
    css: '.contact { padding: 1rem; }',
    html: `<nav><a href="#contact">Contact</a></nav>
<section class="contact">Room 3</section>`,
    found: [{ line: 11, element: 'a' }],
    fix: [['<section class', '<section id="contact" class']],
  },
  {
    code: 'script-reference',
    shows: 'a hash in getElementById',
    css: '#menu.open { color: navy; }',
    html: `<button id="toggle">Menu</button>
<div id="menu">One</div>
<script>
  const menu = document.getElementById('#menu');
  document.getElementById('toggle').onclick = () => menu.classList.toggle('open');
</script>`,
    found: [{ line: 14, element: 'script' }],
    fix: [["getElementById('#menu')", "getElementById('menu')"]],
  },
  {
    code: 'script-reference',
    shows: 'a dot in getElementById',
    html: `<p class="note">One</p>
<script>
  document.getElementById('.note').textContent = 'Two';
</script>`,
    found: [{ line: 13, element: 'script' }],
    fix: [["getElementById('.note')", "querySelector('.note')"]],
  },
  {
    code: 'script-reference',
    shows: 'a dot in classList',
    css: '.open { color: navy; }',
    html: `<p id="menu">One</p>
<script>
  document.querySelector('#menu').classList.add('.open');
</script>`,
    found: [{ line: 13, element: 'script' }],
    fix: [["add('.open')", "add('open')"]],
  },
  {
    code: 'script-reference',
    shows: 'querySelector without the dot',
    css: '.note { color: navy; }',
    html: `<p class="note">One</p>
<script>
  const note = document.querySelector('note');
</script>`,
    found: [{ line: 13, element: 'script' }],
    fix: [["querySelector('note')", "querySelector('.note')"]],
  },
  {
    code: 'script-reference',
    shows: 'an id misspelt in a script',
    html: `<p id="counter">One</p>
<script>
  document.getElementById('conuter').textContent = '2';
</script>`,
    found: [{ line: 13, element: 'script' }],
    fix: [['conuter', 'counter']],
  },
];

/** References to an id that no element has. */
export const brokenReferences = treeRows(
  [
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
  ],
  'broken-reference',
);
