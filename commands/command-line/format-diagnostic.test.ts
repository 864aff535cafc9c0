import { expect, test } from 'vitest';
import { explainWithVerifiedFixes } from '../../explain/verified-fixes.ts';
import { formatJson, formatSummary, formatText } from './format-diagnostic.ts';

const html = '<style>\n.box { colr: teal; }\n</style>\n<p class="box">Hello</p>';
const found = explainWithVerifiedFixes({ html });

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
  expect(formatSummary('page.html', 0, false)).toMatch(/^I found nothing in page\.html that I am certain of/);
  expect(formatSummary('page.html', 1, false)).toBe('1 problem found in page.html, most likely cause first.');
  expect(formatSummary('page.html', 2, false)).toMatch(/^2 problems/);
});

test('the JSON format is one object with the fields that apply', () => {
  expect(found.map((diagnostic): unknown => JSON.parse(formatJson(diagnostic, html)))).toEqual([
    {
      kind: 'dropped-declaration',
      line: 2,
      selector: '.box',
      property: 'colr',
      value: 'teal',
      message: 'There is no property colr, so the browser dropped the declaration.',
      fix: 'Write color: teal;',
      edits: [{ start: 15, end: 19, text: 'color' }],
    },
  ]);
});

test('what only follows from a cause says so, in both formats', () => {
  const page = '<!DOCTYPE html>\n<title>A</title>\n<ul>\n<li>One</li>\n<p>After</p>';
  const [, follower] = explainWithVerifiedFixes({ html: page });
  if (!follower) throw new Error('There is a second diagnostic.');
  expect(JSON.parse(formatJson(follower, page))).toMatchObject({ follows: true });
  expect(formatText('page.html', follower, false)).toContain('follows from the above');
});
