import { expect, test } from 'vitest';
import { formatExpected, formatGot, markDifference } from './check-words.ts';

const result = {
  id: 'row',
  says: 'The three cards are in one row.',
  passed: false,
  failedAt: 360,
  variesByWidth: true,
  expected: 'one row',
  got: '2 rows',
};

test('the width is named only where another width has another outcome', () => {
  expect(formatGot(result)).toBe('2 rows, at 360 px');
  expect(formatGot({ ...result, variesByWidth: false })).toBe('2 rows');
});

test('what the sentence of a check says is not said twice', () => {
  expect(formatExpected(result)).toBe('one row');
  expect(formatExpected({ ...result, expected: result.says })).toBeUndefined();
});

test.for([
  {
    expected: 'Zoya Imran Thabo',
    got: 'Zoya Imran Thabo Bring your own water.',
    marked: { before: 'Zoya Imran Thabo ', different: 'Bring your own water.', after: '' },
  },
  {
    expected: '16 px beside each other',
    got: '8 px beside each other',
    marked: { before: '', different: '8 ', after: 'px beside each other' },
  },
  { expected: 'Chai', got: 'Lassi', marked: { before: 'Lassi', different: '', after: '' } },
  { expected: 'a b c', got: 'a b', marked: { before: 'a b', different: '', after: '' } },
  { expected: undefined, got: 'no text', marked: { before: 'no text', different: '', after: '' } },
])('of “$got” instead of “$expected” the words that differ are marked', ({ expected, got, marked }) => {
  expect(markDifference(expected, got)).toEqual(marked);
});
