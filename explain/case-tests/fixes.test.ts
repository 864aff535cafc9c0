import { describe, expect, it } from 'vitest';
import { applyFirstFix } from './apply-fix.ts';
import { buildPage } from '../cases/case.ts';

/** What a fix must make of a body: not only a page without diagnostics, but the one that was meant. */
const bodies: readonly [shows: string, mistake: string, fixed: string][] = [
  [
    'an end tag goes to the end of the line with its text',
    '<div>\n<h2>One\n<p>Two</p>\n</div>',
    '<div>\n<h2>One</h2>\n<p>Two</p>\n</div>',
  ],
  [
    'an end tag goes before the first line that is indented as its start tag',
    '<div>\n  <section>\n    <p>One</p>\n  <p>Two</p>\n</div>',
    '<div>\n  <section>\n    <p>One</p></section>\n  <p>Two</p>\n</div>',
  ],
  [
    'an end tag of another element is rewritten',
    '<div>\n<ul>\n  <li>One</li>\n</ol>\n<p>You</p>\n</div>',
    '<div>\n<ul>\n  <li>One</li>\n</ul>\n<p>You</p>\n</div>',
  ],
  ['a start tag becomes the end tag', '<h3>Mug<h3>\n<p>Blue</p>', '<h3>Mug</h3>\n<p>Blue</p>'],
  ['a misplaced slash moves', '<h3>Mug<h3/>\n<p>Blue</p>', '<h3>Mug</h3>\n<p>Blue</p>'],
  [
    'the end tag of a list becomes that of its item',
    '<ul>\n<li>One</ul>\n<li>Two</li>\n</ul>',
    '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
  ],
  ['two class attributes become one', '<p class="one" class="two">Hi</p>', '<p class="one two">Hi</p>'],
  [
    'two style attributes become one',
    '<p style="color: red;" style="margin: 0">Hi</p>',
    '<p style="color: red; margin: 0">Hi</p>',
  ],
  [
    'a start tag ends before its text',
    '<button type="button" Add</button>',
    '<button type="button"> Add</button>',
  ],
  [
    'a start tag ends behind its attributes',
    '<input type="checkbox" checked\n<p>Hi</p>',
    '<input type="checkbox" checked>\n<p>Hi</p>',
  ],
  [
    'a paragraph with a block in its middle becomes a div',
    '<p>One <div>two</div> three</p>',
    '<div>One <div>two</div> three</div>',
  ],
  ['an end tag gets its bracket', '<h2>Film</h2\n<p>Short</p>', '<h2>Film</h2>\n<p>Short</p>'],
  ['a start tag gets its bracket', '<div>h2>Film</h2></div>', '<div><h2>Film</h2></div>'],
  [
    'a link around a box moves into it, and ends before the second link',
    '<a href="#one"><div>One <a href="#two">Two</a></div></a>',
    '<div><a href="#one">One </a><a href="#two">Two</a></div>',
  ],
  [
    'a link in a card ends before the paragraph with the second link',
    '<a href="#one"><div><h2>One</h2><p>Hi <a href="#two">Two</a></p></div></a>',
    '<div><a href="#one"><h2>One</h2></a><p>Hi <a href="#two">Two</a></p></div>',
  ],
  [
    'a link around a row goes into each cell',
    '<table><a href="#"><tr><td>One</td><td>Two</td></tr></a></table>',
    '<table><tr><td><a href="#">One</a></td><td><a href="#">Two</a></td></tr></table>',
  ],
  [
    'a row with text gets a table and a cell',
    '<div><tr>One</tr></div>',
    '<div><table><tr><td>One</td></tr></table></div>',
  ],
  [
    'a caption goes into the table after it',
    '<div><caption>One</caption><table><tr><td>Two</td></tr></table></div>',
    '<div><table><caption>One</caption><tr><td>Two</td></tr></table></div>',
  ],
  [
    'a caption without a table becomes a paragraph',
    '<div><caption>One</caption></div>',
    '<div><p>One</p></div>',
  ],
  ['an attribute without its value goes', '<p id="a" class=>Hi</p>', '<p id="a">Hi</p>'],
  [
    'another attribute gets an empty value',
    '<input aria-label="A" value=>',
    '<input aria-label="A" value="">',
  ],
];

const sheets: readonly [shows: string, mistake: string, fixed: string][] = [
  [
    'a misspelt !important is spelt right',
    '.card { margin: 1px !importent; }',
    '.card { margin: 1px !important; }',
  ],
  [
    'a brace comes behind its selector',
    '.card\n  color: red;\n}\n.word { color: blue; }',
    '.card {\n  color: red;\n}\n.word { color: blue; }',
  ],
  ['an element after a colon gets a space', '.card:p { color: red; }', '.card p { color: red; }'],
  [
    'a state apart from its element comes to it',
    '.card : hover { color: red; }',
    '.card:hover { color: red; }',
  ],
  [
    'a media feature written as a function',
    '@media max-width(9px) { .card { color: red; } }',
    '@media (max-width: 9px) { .card { color: red; } }',
  ],
  [
    'of five margins the first four stay',
    '.card { margin: 1px 2px 3px 4px 5px; }',
    '.card { margin: 1px 2px 3px 4px; }',
  ],
  [
    'a comma comes back into a value with a custom property',
    '.card { --sky: teal; background: linear-gradient(to bottom var(--sky), white); }',
    '.card { --sky: teal; background: linear-gradient(to bottom, var(--sky), white); }',
  ],
  [
    'display gets its new value in its place',
    '.card { display: inline; width: 9px; }',
    '.card { display: inline-block; width: 9px; }',
  ],
  [
    'a span apart from its number',
    '.card { display: grid; } .word { grid-column: span-2; }',
    '.card { display: grid; } .word { grid-column: span 2; }',
  ],
  [
    'limits of a media query change places',
    '@media (min-width: 9px) and (max-width: 8px) { .card { color: red; } }',
    '@media (max-width: 9px) and (min-width: 8px) { .card { color: red; } }',
  ],
  [
    'a quote is closed before the semicolon',
    '.card { quotes: "a" "b; }\n.card { top: 0; }',
    '.card { quotes: "a" "b"; }\n.card { top: 0; }',
  ],
  [
    'a quote is closed behind the first family',
    '.card { font-family: "Open Sans, serif; }\n',
    '.card { font-family: "Open Sans", serif; }\n',
  ],
  [
    'a parenthesis is closed',
    '.card { box-shadow: 0 8px rgba(0, 0, 0, 0.5; }\n',
    '.card { box-shadow: 0 8px rgba(0, 0, 0, 0.5); }\n',
  ],
  [
    'a colon becomes a semicolon',
    '.card { max-width: 9px: margin: 0 auto; }',
    '.card { max-width: 9px; margin: 0 auto; }',
  ],
  ['a semicolon becomes a colon', '.card { color; red; }', '.card { color: red; }'],
  [
    'a formula of :nth-child() is turned',
    '.card:nth-child(1+2n) { color: red; }',
    '.card:nth-child(2n + 1) { color: red; }',
  ],
  ['a colon before a class goes', '.card:.card { color: red; }', '.card.card { color: red; }'],
  ['a parent without a rule gets one', '.word { flex: 1; }', '.card { display: flex; }\n.word { flex: 1; }'],
  ['z-index gets its position', '.card { z-index: 2; }', '.card { position: relative; z-index: 2; }'],
  [
    'items of a flex row take auto margins',
    '.card { display: flex; } .word { justify-self: end; }',
    '.card { display: flex; } .word { margin-inline-start: auto; }',
  ],
  [
    'content goes to a pseudo-element',
    '.word { color: red; content: "New"; }',
    '.word { color: red; }\n.word::before { content: "New"; }',
  ],
  [
    'a container gets its type from the parent',
    '@container (width > 9px) { .word { color: red; } }',
    '.card { container-type: inline-size; }\n@container (width > 9px) { .word { color: red; } }',
  ],
  [
    'a media query moves behind its base',
    '@media (width > 9px) { .card { color: red; } }\n.card { color: blue; }',
    '.card { color: blue; }\n@media (width > 9px) { .card { color: red; } }',
  ],
  [
    'named layers change places',
    '@layer look, base;\n@layer look { .word { color: red; } }\n@layer base { p, div { color: blue; } }',
    '@layer base, look;\n@layer look { .word { color: red; } }\n@layer base { p, div { color: blue; } }',
  ],
  ['of two values in one rule one goes', '.card { color: red; color: blue; }', '.card { color: red; }'],
];

describe('the first fix', () => {
  it.each(bodies)('%s', (_, mistake, fixed) => {
    expect(applyFirstFix(buildPage({ html: mistake }))).toBe(buildPage({ html: fixed }));
  });

  it.each(sheets)('%s', (_, mistake, fixed) => {
    const html = '<div class="card"><p class="word">Hi</p></div>';
    expect(applyFirstFix(buildPage({ css: mistake, html }))).toBe(buildPage({ css: fixed, html }));
  });
});
