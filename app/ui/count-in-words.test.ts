import { expect, test } from 'vitest';
import { capitalise, countInWords } from '#app/ui/count-in-words.ts';

test('small counts are words, larger ones digits, and the noun agrees', () => {
  expect([0, 1, 2, 12, 13].map((count) => countInWords(count, 'person', 'people'))).toEqual([
    'no people',
    'one person',
    'two people',
    'twelve people',
    '13 people',
  ]);
});

test('a sentence begins with a capital letter', () => {
  expect(['nine people', '13 people', ''].map(capitalise)).toEqual(['Nine people', '13 people', '']);
});
