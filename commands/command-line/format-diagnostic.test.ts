import { expect, test } from 'vitest';
import { explainPage } from '../../explain/explain-page.ts';
import { formatJson, formatSummary, formatText } from './format-diagnostic.ts';

const found = explainPage('<style>\n.box { colr: teal; }\n</style>\n<p class="box">Hello</p>');

test('the text format has the position, the reason and the fix', () => {
  expect(found.map((diagnostic) => formatText('page.html', diagnostic, false))).toEqual([
    'page.html:2 dropped by the browser\n' +
      '  There is no property colr, so the browser dropped the declaration.\n' +
      '  Fix: Write color: teal;',
  ]);
});

test('colours are only used when they are enabled', () => {
  expect(found.map((diagnostic) => formatText('page.html', diagnostic, true)).join('\n')).toContain(
    '\u001b[',
  );
});

test('the summary has the number of problems, or says that there are none', () => {
  expect(formatSummary('page.html', 0, false)).toMatch(/^No problems found in page\.html\./);
  expect(formatSummary('page.html', 1, false)).toBe('1 problem found in page.html, most likely cause first.');
  expect(formatSummary('page.html', 2, false)).toMatch(/^2 problems/);
});

test('the JSON format is one object with the fields that apply', () => {
  expect(found.map((diagnostic): unknown => JSON.parse(formatJson(diagnostic)))).toEqual([
    {
      kind: 'dropped-declaration',
      line: 2,
      selector: '.box',
      property: 'colr',
      value: 'teal',
      message: 'There is no property colr, so the browser dropped the declaration.',
      fix: 'Write color: teal;',
    },
  ]);
});
