import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFamilies, checkSchema, checksSchema } from './lesson-checks.ts';

const head = { id: 'one-row', says: 'They are in one row.' };
const messages = (value: unknown) =>
  checkSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  [];

test('accepts every check of the format', () => {
  const checks = [
    { row: '.toolbar > *' },
    {
      box: { of: '.end', measure: 'inline-end', 'relative-to': '.toolbar', 'at-most': 1 },
      why: 'The space went elsewhere.',
      at: [360],
    },
    {
      style: { of: 'p', property: 'color', pseudo: '::before', 'is-one-of': ['red', 'rgb(0 128 0)'] },
      when: { hover: 'p' },
    },
    { style: { of: 'p', property: 'font-weight', is: 700 } },
    { order: ['.a', '.b'] },
    { order: 'nav a' },
    { outline: [1, 2, 2, 3] },
    { count: { of: 'hr', is: 0 } },
    { column: 'li' },
    { lines: { of: 'p', is: 2 } },
    { inside: { of: '.pin', in: '.map' } },
    { apart: 'li' },
    { text: { of: 'h1', contains: 'Menu' } },
    { attribute: { of: 'img', name: 'alt', is: '' } },
    { role: { of: 'nav', role: 'navigation', name: 'Pages' } },
    { 'some-role': { role: 'link', 'name-matches': '^Menu' } },
    { contrast: { of: 'p', 'at-least': 4.5 } },
    { 'tab-order': ['a', 'button'] },
    { fits: 'html' },
    { valid: { of: 'form', fill: { '#mail': 'x' }, is: false } },
    { submits: { of: 'form', is: { city: 'Pune', extra: null } } },
    { animation: { of: '.dot', running: false }, when: { media: 'reduced-motion' } },
    { pixel: { of: 'canvas', x: 10, y: 10, is: 'red' } },
    { pixel: { of: 'canvas', x: 10, y: 10, 'is-not': 'red' } },
    { gap: { between: 'a', lines: true, is: 6 }, at: [600, 601] },
    {
      animation: {
        of: '.dot',
        running: true,
        property: 'opacity',
        from: 0,
        moves: true,
        visible: true,
        'duration-at-least': 150,
        'duration-at-most': 400,
      },
    },
    { style: { of: 'p', property: 'color', is: 'red' }, when: { css: 'p { color: red; }' } },
    { count: { of: 'a', is: 1 }, when: { set: { a: { 'aria-current': 'page', class: null } } } },
  ];
  for (const check of checks) expect(messages({ ...head, ...check }), JSON.stringify(check)).toEqual([]);
  expect(
    checkFamilies.filter((family) => !checks.some((check) => family in check)),
    'each has an example above',
  ).toEqual([]);
});

test('rejects a check with none or several subjects', () => {
  expect(messages(head)).toEqual([expect.stringContaining('needs exactly one of: style, box')]);
  expect(messages({ ...head, row: 'p', column: 'p' })).toEqual([
    expect.stringContaining('needs exactly one of'),
  ]);
});

test('rejects a check with a misspelt key, an invalid pattern or an invalid width, and names the field', () => {
  expect(messages({ ...head, box: { of: 'p', measure: 'wide', is: 1 } })[0]).toMatch(/^box\.measure: /);
  expect(messages({ ...head, box: { of: 'p', measure: 'width' } })).toEqual([
    'box: needs one of: is, at-least, at-most',
  ]);
  expect(messages({ ...head, text: { of: 'p', matches: '(' } })).toEqual([
    'text.matches: is not a regular expression',
  ]);
  expect(messages({ ...head, row: 'p', at: [36] })[0]).toMatch(/^at\.0: /);
  expect(messages({ ...head, row: 'p', when: { hovers: 'p' } })[0]).toMatch(/^when: /);
});

test('two checks of one exercise never share an id', () => {
  expect(
    checksSchema.safeParse([
      { ...head, row: 'p' },
      { ...head, column: 'p' },
    ]).success,
  ).toBe(false);
});

test('a check without a sentence has that of the check before it, and the first needs one', () => {
  const second = { id: 'in-order', order: 'p' };
  expect(checksSchema.parse([{ ...head, row: 'p' }, second]).map(({ says }) => says)).toEqual([
    head.says,
    head.says,
  ]);
  expect(checksSchema.safeParse([second]).success).toBe(false);
});

test('an exercise has at most eight sentences', () => {
  const checks = Array.from({ length: 9 }, (_, index) => ({
    id: `c${index}`,
    says: `Row ${index}.`,
    row: 'p',
  }));
  expect(checksSchema.safeParse(checks).success).toBe(false);
  expect(checksSchema.safeParse(checks.map((check) => ({ ...check, says: head.says }))).success).toBe(true);
});

test('every check is in the table of docs/how-to/write-a-lesson.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/how-to/write-a-lesson.md'), 'utf8');
  const listed = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([a-z-]+):/g)].map(([, word]) => word));
  const missing = checkFamilies.filter((family) => !listed.includes(family));
  expect(missing, 'add a row for each to the table').toEqual([]);
});
