import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtMatches } from './split-at-matches.ts';

const isMatch = (text: string, search: string) =>
  splitAtMatches(text, search)
    .filter((piece) => piece.isMatch)
    .map((piece) => piece.text);

test('marks every place where the search is found, without regard to case', () => {
  expect(splitAtMatches('Devika Sharma', 'sHARm')).toEqual([
    { text: 'Devika ', isMatch: false },
    { text: 'Sharm', isMatch: true },
    { text: 'a', isMatch: false },
  ]);
  expect(isMatch('anna.anand@example.edu', 'an')).toEqual(['an', 'an', 'an']);
  expect(isMatch('aaaa', 'aaa')).toEqual(['aaa']);
});

test('marks nothing for an empty search or one that is elsewhere', () => {
  expect(splitAtMatches('Meera', '')).toEqual([{ text: 'Meera', isMatch: false }]);
  expect(splitAtMatches('Meera', 'sharma')).toEqual([{ text: 'Meera', isMatch: false }]);
});

test('takes pattern characters literally', () => {
  expect(isMatch('o%l_(x)', '%L_(')).toEqual(['%l_(']);
});

test('marks whole characters where the lower case has another length', () => {
  expect(isMatch('İİpek', 'pek')).toEqual(['pek']);
  expect(isMatch('İpek', 'i')).toEqual(['İ']);
  expect(isMatch('aİb', '\u0307b')).toEqual(['İb']);
  expect(isMatch('ΟΔΟΣ', 'ς')).toEqual(['Σ']);
  expect(isMatch('go 🎓 now', '🎓')).toEqual(['🎓']);
});

test('loses and adds nothing, and marks exactly when the list would find it', () => {
  const text = fc
    .array(fc.constantFrom('a', 'A', 'b', 'İ', 'i', '\u0307', 'Σ', 'ß', '💥', '%', ' '), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (whole, search) => {
      const segments = splitAtMatches(whole, search);
      expect(segments.map((piece) => piece.text).join('')).toBe(whole);
      expect(segments.some((piece) => piece.isMatch)).toBe(
        search !== '' && whole.toLowerCase().includes(search.toLowerCase()),
      );
    }),
    { numRuns: 1000 },
  );
});
