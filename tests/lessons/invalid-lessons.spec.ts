import { expect } from '@playwright/test';
import { checkInBrowser } from '../../pipeline/lessons/check/check-in-browser.ts';
import { parseLesson } from '../../pipeline/lessons/read-lesson.ts';
import { createLessonTemplate } from '../../pipeline/lessons/lesson-template.ts';
import { test } from './lesson-test.ts';

const file = 'content/lessons/css/test.mdx';
/** A lesson with this text; its front matter has five lines, so that the text begins on line 6. */
const lessonWith = (text: string) =>
  parseLesson(
    'css/test',
    `---
title: A test
summary: A summary that is long enough to be a summary of a lesson about nothing at all.
unwritten: true
---
${text}`,
  );
const fence = (language: string, code: string, words = '') =>
  `\`\`\`${language}${words === '' ? '' : ` ${words}`}\n${code}\n\`\`\``;
const example = (...fences: string[]) =>
  `<Example name="one" title="One">\n\n${fences.join('\n\n')}\n\n</Example>`;

const oneCheck =
  '- id: green\n  says: The note is green.\n  style: { of: .note, property: color, is: green }';
function exercise({
  start = '.note { color: red; }',
  solution = '.note { color: green; }',
  wrong = '.note { color: blue; }',
  checks = oneCheck,
} = {}): string {
  return [
    '<Exercise name="one" title="One">',
    'Make it green.',
    fence('css', start, 'start'),
    fence('html', '<p class="note" style="background: white">Note</p>', 'page'),
    fence('yaml', checks, 'checks'),
    '<Hint>Green.</Hint>',
    fence('css', solution, 'solution="by name"'),
    fence('css', wrong, 'wrong="blue" fails="green"'),
    '</Exercise>',
  ].join('\n\n');
}

/** One text for each kind of mistake, the line it is reported on, and what the message says. */
const mistakes: [kind: string, text: string, line: number, message: string][] = [
  [
    'a script that scrolls the page around the result',
    example(
      fence('html', '<p id="a">One</p>'),
      fence('js', "\ndocument.querySelector('#a').scrollIntoView();"),
    ),
    14,
    'scrollIntoView() scrolls the whole lesson',
  ],
  [
    'a value the browser does not know',
    fence('css', 'p {\n  color: red;\n  colour: red;\n}'),
    9,
    'Chromium ignores the declaration “colour: red”',
  ],
  [
    'a value without a semicolon after it',
    fence('css', 'p {\n  color: red\n  margin: 0;\n}'),
    8,
    'Chromium ignores the declaration “color: red margin: 0”',
  ],
  [
    'a selector the browser cannot read',
    fence('css', 'p { color: red; }\np:hovr { color: red; }'),
    8,
    'for its selector “p:hovr”',
  ],
  [
    'a selector inside a rule',
    fence('css', '.a {\n  &:first-chld { color: red; }\n}'),
    8,
    'for its selector “&:first-chld”',
  ],
  [
    'an at-rule that does not exist',
    fence('css', '@medai (min-width: 600px) { p { color: red; } }'),
    7,
    'the whole at-rule “@medai (min-width: 600px)”',
  ],
  [
    'a media query that cannot be read',
    fence('css', '@media (min-width 600px) { p { color: red; } }'),
    7,
    'can’t read the condition “@media (min-width 600px)”',
  ],
  [
    'an important declaration in a keyframe',
    fence('css', '@keyframes k {\n  to { opacity: 0 !important; }\n}'),
    8,
    'ignores the declaration “opacity: 0 !important”',
  ],
  [
    'a descriptor that does not exist',
    fence('css', '@font-face {\n  font-family: A;\n  source: url(a.woff2);\n}'),
    9,
    'ignores the declaration “source: url(a.woff2)”',
  ],
  [
    'a registered property without its syntax',
    fence('css', '@property --a { inherits: false; }'),
    7,
    'ignores the whole at-rule “@property --a”',
  ],
  [
    'a comment of another language',
    fence('css', '// red\np { color: red; }'),
    7,
    'for its selector “// red p”',
  ],
  [
    'a style attribute',
    fence('html', '<p>One</p>\n<p style="color: geen">Two</p>'),
    8,
    'ignores the declaration “color: geen”',
  ],
  [
    'a style element',
    fence('html', '<style>\np { widht: 1px; }\n</style>'),
    8,
    'ignores the declaration “widht: 1px”',
  ],
  ['a script that cannot be read', fence('js', 'let a = 1;\nlet b = ;'), 8, 'Unexpected token'],
  [
    'a wrong sample with nothing wrong',
    fence('css', 'p { color: red; }', 'wrong="No."'),
    6,
    'the browser applies all of its code',
  ],
  [
    'a sample wrong in its effect that is wrong in its code',
    fence('css', 'p { colr: red; }', 'wrong-effect="No."'),
    7,
    'ignores the declaration “colr: red”',
  ],
  [
    'a start that is done already',
    exercise({ start: '.note { color: green; }' }),
    6,
    'the start already passes every check',
  ],
  [
    'a solution that fails',
    exercise({ solution: '.note { color: lime; }' }),
    26,
    'the solution "by name" fails the check "green" at 360 px (expected',
  ],
  [
    'a solution that fails at one width',
    exercise({ solution: '@media (max-width: 600px) { .note { color: green; } }' }),
    26,
    'fails the check "green" at 1280 px',
  ],
  [
    'a wrong answer that is right',
    exercise({ wrong: '.note { color: rgb(0 128 0); }' }),
    30,
    'the wrong answer "blue" passes the check "green", which it should fail; it fails none',
  ],
  [
    'text too faint in the dark theme',
    example(fence('css', '.a { color: #444; }'), fence('html', '<p>One</p>\n<p class="a">Two</p>')),
    14,
    'in the theme night: Element has insufficient color contrast',
  ],
  [
    'text too faint in the light theme',
    example(fence('css', '.a { color: #ccc; }'), fence('html', '<p class="a">Two</p>')),
    13,
    'in the theme paper: Element has insufficient color contrast',
  ],
  [
    'a solution too faint to read',
    exercise({ checks: oneCheck.replaceAll('green', 'lime'), solution: '.note { color: lime; }' }),
    15,
    'the solution "by name", in the theme night: Element has insufficient color contrast',
  ],
  [
    'text in the colour of its background',
    example(fence('html', '<p style="color: teal; background: teal">Two</p>')),
    9,
    'Element has a 1:1 contrast ratio',
  ],
  [
    'an image without alt text',
    example(fence('html', '<img src="/lesson-files/noticeboard.svg" width="10" height="10">')),
    9,
    'Element does not have an alt attribute',
  ],
  [
    'a button without a name',
    example(fence('html', '<p>One</p>\n<button type="button"></button>')),
    10,
    'Element does not have inner text that is visible to screen readers',
  ],
  [
    'targets too small',
    example(
      fence(
        'html',
        '<button type="button" style="width: 9px; height: 9px; padding: 0" aria-label="a"></button><button type="button" style="width: 9px; height: 9px; padding: 0" aria-label="b"></button>',
      ),
    ),
    9,
    'Target has insufficient size (9px by 9px, should be at least 24px by 24px): <button type="button" style="width: 9px; height: 9px; padding: 0" aria-label="a">',
  ],
  [
    'an animation without an end',
    example(
      fence('css', '@keyframes k { to { translate: 9px; } }\n.a { animation: k 1s infinite; }'),
      fence('html', '<p class="a">One</p>'),
    ),
    10,
    'the animation of p.a has no end',
  ],
  [
    'a transition on what the pointer touches',
    example(
      fence('css', '.a { rotate: 0deg; transition: rotate 0.5s; }'),
      fence('html', '<p class="a">One</p>'),
    ),
    9,
    'the transition of p.a lasts 500 ms',
  ],
  [
    'a script that keeps drawing',
    example(
      fence('html', '<canvas></canvas>'),
      fence('js', 'function draw() {\n  requestAnimationFrame(draw);\n}\ndraw();'),
    ),
    14,
    'the script keeps drawing',
  ],
];

for (const [kind, text, line, message] of mistakes) {
  test(`${kind} is reported with its line`, async ({ lessonBrowser }) => {
    const errors = await checkInBrowser(lessonWith(text), lessonBrowser);
    expect(
      errors.filter((error) => error.startsWith(`${file}:${line}: `) && error.includes(message)),
      errors.join('\n'),
    ).toHaveLength(1);
  });
}

const validTexts: Record<string, string> = {
  'declarations for older browsers before those for newer ones': fence(
    'css',
    'a { color: red; color: oklch(0.6 0.2 30); }\n@supports (future: 1) { a { future: 1; } }',
  ),
  'nesting, layers, containers and scopes': fence(
    'css',
    '@layer base, own;\n@layer own { .a { &:hover { color: red; } @media (width > 9px) { color: tan; } } }\n@container (width > 1px) { p { color: red; } }\n@scope (.a) { p { --x: 1; } }\n@starting-style { p { opacity: 0; } }',
  ),
  'at-rules of every kind': fence(
    'css',
    '@charset "utf-8";\n@import url(a.css) layer(x);\n@namespace svg url(http://www.w3.org/2000/svg);\n@property --a { syntax: "*"; inherits: false; }\n@counter-style c { system: cyclic; symbols: x; }\n@page { margin: 1cm; }\n@font-face { font-family: A; src: url(a.woff2); }\n@keyframes k { 50% { opacity: 0; } }\n@view-transition { navigation: auto; }',
  ),
  'code that is wrong on purpose': [
    fence('css', 'p { colr: red; }', 'wrong="Ignored."'),
    fence('html', '<p><div>No</div></p>', 'wrong="Repaired."'),
    fence('js', 'let = ;', 'wrong="Not read."'),
    fence('css', 'p { order: 1; }', 'wrong-effect="Tab still goes the old way."'),
  ].join('\n\n'),
  'motion that stops for users who prefer reduced motion': example(
    fence(
      'css',
      '@keyframes k { to { translate: 9px; } }\n@media (prefers-reduced-motion: no-preference) { .a { animation: k 1s infinite; } }',
    ),
    fence('html', '<p class="a">One</p>'),
  ),
  'a colour that changes slowly': example(
    fence('css', 'a { transition: color 0.5s; }'),
    fence('html', '<a href="#a">One</a>'),
  ),
  'an exercise whose checks hold': exercise(),
};
for (const [what, text] of Object.entries(validTexts)) {
  test(`no error for ${what}`, async ({ lessonBrowser }) => {
    expect(await checkInBrowser(lessonWith(text), lessonBrowser)).toEqual([]);
  });
}

test('a lesson that npm run new:lesson writes has no errors', async ({ lessonBrowser }) => {
  const skeleton = createLessonTemplate(
    'A test',
    'A summary that is long enough to be a summary of a lesson about nothing.',
  );
  expect(await checkInBrowser(parseLesson('css/test', skeleton), lessonBrowser)).toEqual([]);
});
