import type { MistakeCase } from '../../../cases/case.ts';
import { clubEvents, courseCards, story, tripPhotos } from '../../../cases/base-pages.ts';

export const attributesCases: readonly MistakeCase[] = [
  {
    code: 'boolean-attribute',
    shows: 'a button that is disabled by false',
    css: 'button { color: navy; }',
    html: '<button disabled="false">Join</button>',
    found: [{ line: 11, element: 'button' }],
    fix: [[' disabled="false"', '']],
  },
  {
    code: 'stray-solidus',
    shows: 'a slash between two attributes',
    html: '<p class="card" / id="a">Hi</p>',
    found: [{ line: 11, element: 'p' }],
  },
  {
    code: 'curly-quotes',
    shows: 'curly quotes round a class',
    css: '.card { padding: 4px; }',
    html: `<div class=“card”> 
<p>Tea</p>
</div>`,
    found: [{ line: 11, element: 'div' }],
    fix: [['class=“card”', 'class="card"']],
  },
  {
    code: 'duplicate-attribute',
    shows: 'an attribute twice',
    css: '.box { padding: 1rem; }',
    html: '<p class="box" class="wide">One</p>',
    found: [{ line: 11, element: 'p' }],
    fix: [['class="box" class="wide"', 'class="box wide"']],
  },
  {
    code: 'duplicate-attribute',
    shows: 'img with an attribute twice',
    base: story,
    edits: [['height="200"', 'height="200" width="100"']],
    found: [{ line: 46, element: 'img' }],
  },
  {
    code: 'duplicate-attribute',
    shows: 'two classes in two attributes',
    base: tripPhotos,
    edits: [['class="wide">', 'class="photo" class="wide"> ']],
    found: [{ line: 33, element: 'figure' }],
    fix: [['class="photo" class="wide"', 'class="photo wide"']],
  },
  {
    code: 'missing-space',
    shows: 'no space between attributes',
    css: '.box { padding: 1rem; }',
    html: '<p class="box"id="one">One</p>',
    found: [{ line: 11 }],
    fix: [['class="box"id="one"', 'class="box" id="one"']],
  },
  {
    code: 'stray-quote',
    shows: 'a quote in the middle of a field',
    css: 'input { margin: 0; }',
    html: '<p><input type="text" name="a" value="5" 10"> ok</p>',
    found: [{ line: 11, element: 'input' }],
  },
  {
    code: 'stray-quote',
    shows: 'a quote left open',
    base: courseCards,
    edits: [
      ['src="python.jpg" alt="A snake on a keyboard">', 'src="python.jpg alt="A snake on a keyboard"> '],
    ],
    found: [{ line: 30, element: 'img' }],
  },
  {
    code: 'stray-quote',
    shows: 'a with a quote too many',
    base: clubEvents,
    edits: [['class="button"', 'class="button']],
    found: [{ line: 101, element: 'a' }],
  },
  {
    code: 'stray-quote',
    shows: 'equals missing for the class',
    css: '.card { padding: 4px; }',
    html: `<div class"card"> 
<p>Tea</p>
</div>`,
    found: [{ line: 11, element: 'div' }],
    fix: [['class"card"', 'class="card"']],
  },
  {
    code: 'unquoted-value',
    shows: 'an unquoted class with two words',
    css: '.a { color: teal; }',
    html: '<p class="a" title=Hello"world>One</p>',
    found: [{ line: 11 }],
  },
  {
    code: 'unquoted-value',
    shows: 'quote missing at the start',
    css: '.card { padding: 4px; }',
    html: `<div class=card"> 
<p>Tea</p>
</div>`,
    found: [{ line: 11, element: 'div' }],
  },
  {
    code: 'attribute-after-tag',
    shows: 'an address after the end of the tag',
    html: '<p><a> href="a.html">Tea</a></p>',
    found: [{ line: 11, element: 'a' }],
    fix: [['<a> href', '<a href']],
  },
  {
    code: 'unclosed-attribute-quote',
    shows: 'a value that ends with the other quote',
    css: '.rose { color: pink; }',
    html: '<h1 class="rose\'>Hello</h1>\n<p class="note">Text</p>',
    found: [{ line: 11, element: 'h1' }],
    fix: [["rose'>", 'rose">']],
  },
];
