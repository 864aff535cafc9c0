import { expect, test } from 'vitest';
import { assembleDocument } from './assemble-document.ts';
import { createExplainedDocument } from './explained-document.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

const frameScript = 'parent.postMessage(0);';
const fragment: SourceFile[] = [
  { language: 'css', code: 'p { color: red; }\nb { colr: blue; }' },
  { language: 'html', code: '<p>One</p>\n<b>Two</b>' },
  { language: 'js', code: 'const end = "</script>";' },
];
const whole = `<!DOCTYPE html>
<html lang="en">
  <head>
    <title>Chai stall</title>
    <link rel="stylesheet" href="stall.css">
  </head>
  <body>
    <p>Two cups</p>
  </body>
</html>`;

test('a fragment becomes a whole document with base style, style, body and script in this order', () => {
  const html = assembleDocument(fragment, frameScript);
  const places = [
    '<!doctype html>',
    '@layer',
    'parent.postMessage',
    'b { colr: blue; }',
    '<body>',
    '<b>Two</b>',
    'const end',
  ].map((part) => html.indexOf(part));
  expect(places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1))).toBe(true);
});

test('an end tag inside a script does not end it', () => {
  expect(assembleDocument(fragment, frameScript)).toContain('const end = "<\\/script>";');
});

test('a theme is fixed; without one the result follows the user’s', () => {
  expect(assembleDocument(fragment, frameScript, { theme: 'night' })).toContain('color-scheme: dark;');
  expect(assembleDocument(fragment, frameScript)).toContain('color-scheme: light dark;');
});

test('a whole document stays whole and its stylesheet link gives way to the style', () => {
  const files: SourceFile[] = [
    { language: 'html', code: whole },
    { language: 'css', code: 'p { margin: 0; }' },
    { language: 'js', code: 'go();' },
  ];
  const html = assembleDocument(files, frameScript);
  expect(html.match(/<!doctype/gi)).toHaveLength(1);
  expect(html).not.toContain('<link');
  expect(html.indexOf('p { margin: 0; }')).toBeLessThan(html.indexOf('</head>'));
  expect(html.indexOf('go();')).toBeGreaterThan(html.indexOf('Two cups'));
  expect(html.indexOf('go();')).toBeLessThan(html.indexOf('</body>'));
});

test('every line of the explained document maps back to the file and line it came from', () => {
  for (const files of [
    fragment,
    [
      { language: 'html', code: whole },
      { language: 'css', code: 'p {\n  margin: 0;\n}' },
    ] as SourceFile[],
  ]) {
    const { html, fileLineAt } = createExplainedDocument(files);
    const lines = html.split('\n');
    for (const { language, code } of files) {
      code.split('\n').forEach((text, index) => {
        if (/<link|<\/script>/.test(text)) return;
        const at = lines.findIndex(
          (line, number) => line.includes(text.trim()) && fileLineAt(number + 1)?.language === language,
        );
        expect(fileLineAt(at + 1), text).toEqual({ language, line: index + 1 });
      });
    }
  }
  expect(createExplainedDocument(fragment).fileLineAt(1)).toBeUndefined();
});
