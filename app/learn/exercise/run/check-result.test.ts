import { expect, test } from 'vitest';
import { createBatches, listWidths } from './check-batches.ts';
import { listSentences, toCheckResult, toShownResults } from './check-result.ts';
import { rewriteMediaQuery } from '#app/learn/exercise/checks/media.ts';

const check = (id: string, more = {}) => ({ id, says: `${id} holds.`, row: 'p', ...more });

test('a check fails when it fails at one width, and tells of that one', () => {
  const outcomes = [
    { id: 'a', width: 1280, passed: false, expected: 'one row', got: '2 rows' },
    { id: 'a', width: 360, passed: true, expected: 'one row', got: '1 row' },
    { id: 'b', width: 360, passed: false, expected: '', got: '' },
  ];
  expect(toCheckResult(check('a'), outcomes)).toMatchObject({ passed: false, failedAt: 1280, got: '2 rows' });
  expect(toCheckResult(check('c'), outcomes)).toMatchObject({ passed: false, got: 'no answer' });
  const count = { id: 'b', says: 'b', count: { of: 'p', is: 1 } };
  expect(toCheckResult(count, outcomes)).toMatchObject({ passed: false, failedAt: undefined });
  expect(toCheckResult({ ...count, at: [360] }, outcomes)).toMatchObject({ failedAt: 360 });
});

test.for([
  { other: { passed: true, got: '1 row' }, variesByWidth: true, title: 'passes at the other width' },
  { other: { passed: false, got: '3 rows' }, variesByWidth: true, title: 'finds something else there' },
  { other: { passed: false, got: '2 rows' }, variesByWidth: false, title: 'finds the same there' },
])('the width matters to a learner when a check $title: $variesByWidth', ({ other, variesByWidth }) => {
  const outcomes = [
    { id: 'a', width: 360, passed: false, expected: 'one row', got: '2 rows' },
    { id: 'a', width: 1280, expected: 'one row', ...other },
  ];
  expect(toCheckResult(check('a'), outcomes)).toMatchObject({ failedAt: 360, variesByWidth });
});

test('checks that ask for the same state share a document, at the widths they ask for', () => {
  const running = { of: 'p', running: true };
  const checks = [
    check('a'),
    check('b', { when: { hover: 'p' } }),
    check('c', { at: [1280] }),
    { id: 'd', says: 'd', valid: { of: 'form', fill: { '#x': '1' }, is: true } },
    { id: 'e', says: 'e', submits: { of: 'form', fill: { '#x': '1' }, is: {} } },
    check('f', { when: { hover: 'p' } }),
    check('g', { when: { focus: 'p' } }),
    { id: 'h', says: 'h', when: { hover: 'p' }, animation: running },
    { id: 'i', says: 'i', animation: running },
  ];
  const idsAt = (width: number) => createBatches(width, checks).map((batch) => batch.map(({ id }) => id));
  expect(idsAt(360)).toEqual([['a', 'i'], ['b', 'f'], ['d'], ['e'], ['g'], ['h']]);
  expect(idsAt(1280)[0]).toEqual(['a', 'c', 'i']);
  expect(listWidths(checks)).toEqual([360, 1280]);
});

test('a check may ask for widths of its own', () => {
  const checks = [check('a'), check('b', { at: [600, 601] })];
  expect(listWidths(checks)).toEqual([360, 1280, 600, 601]);
  expect(listWidths([check('c', { at: [1280] })])).toEqual([1280]);
  const pixel = { of: 'canvas', x: 0, y: 0, is: 'red' };
  expect(listWidths([{ id: 'd', says: 'd', pixel }])).toEqual([360]);
  expect(
    listWidths([
      { id: 'd', says: 'd', count: { of: 'p', is: 1 } },
      { id: 'e', says: 'e', pixel },
    ]),
  ).toEqual([360]);
  expect(createBatches(600, checks).map((batch) => batch.map(({ id }) => id))).toEqual([['b']]);
});

test('media queries answer for the user that a check asks for, not for this device', () => {
  const [yes, no] = ['(min-width: 0px)', '(max-width: 0px)'];
  expect(rewriteMediaQuery('(prefers-reduced-motion: reduce)', undefined)).toBe(no);
  expect(rewriteMediaQuery('(prefers-reduced-motion) and (min-width: 600px)', 'reduced-motion')).toBe(
    `${yes} and (min-width: 600px)`,
  );
  expect(rewriteMediaQuery('not (prefers-reduced-motion: no-preference)', 'reduced-motion')).toBe(
    `not ${no}`,
  );
  expect(rewriteMediaQuery('(prefers-color-scheme:dark)', 'dark')).toBe(yes);
  expect(rewriteMediaQuery('(hover) and (any-hover: none)', undefined)).toBe(`${yes} and ${no}`);
  expect(rewriteMediaQuery('(pointer: fine) and ( any-pointer : coarse )', undefined)).toBe(
    `${yes} and ${no}`,
  );
  expect(rewriteMediaQuery('print', undefined)).toBe('not all');
  expect(rewriteMediaQuery('screen and (min-width: 1px), print', 'print')).toBe(
    'not all and (min-width: 1px), all',
  );
});

test('checks that share a sentence are shown as one, which fails as the first of them that fails', () => {
  const shared = [check('a'), check('b', { says: 'a holds.' }), check('c', { says: 'a holds.' }), check('d')];
  const outcomes = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    width: 360,
    passed: id === 'a' || id === 'd',
    expected: '',
    got: id,
  }));
  const results = shared.map((each) => toCheckResult(each, outcomes));
  expect(listSentences(shared)).toEqual(['a holds.', 'd holds.']);
  expect(toShownResults(results).map(({ id, passed }) => [id, passed])).toEqual([
    ['b', false],
    ['d', true],
  ]);
});

test('a check that a late page kept from running is late, at whichever width', () => {
  const outcome = { id: 'a', passed: false, expected: '', got: 'no answer' };
  const outcomes = [
    { ...outcome, width: 360 },
    { ...outcome, width: 1280, isLate: true },
  ];
  expect(toCheckResult(check('a'), outcomes)).toMatchObject({ isLate: true });
  expect(toCheckResult(check('a'), outcomes.slice(0, 1))).not.toHaveProperty('isLate');
});
