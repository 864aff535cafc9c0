import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtMatches } from './match.ts';

const found = (text: string, search: string) =>
  cutAtMatches(text, search)
    .filter((piece) => piece.found)
    .map((piece) => piece.text);

test('marks every place where the search is found, without regard to case', () => {
  expect(cutAtMatches('Devika Sharma', 'sHARm')).toEqual([
    { text: 'Devika ', found: false },
    { text: 'Sharm', found: true },
    { text: 'a', found: false },
  ]);
  expect(found('anna.anand@example.edu', 'an')).toEqual(['an', 'an', 'an']);
  expect(found('aaaa', 'aaa')).toEqual(['aaa']);
});

test('marks nothing for an empty search or one that is elsewhere', () => {
  expect(cutAtMatches('Meera', '')).toEqual([{ text: 'Meera', found: false }]);
  expect(cutAtMatches('Meera', 'sharma')).toEqual([{ text: 'Meera', found: false }]);
});

test('takes pattern characters literally', () => {
  expect(found('o%l_(x)', '%L_(')).toEqual(['%l_(']);
});

test('marks whole characters where the lower case has another length', () => {
  expect(found('İİpek', 'pek')).toEqual(['pek']);
  expect(found('İpek', 'i')).toEqual(['İ']);
  expect(found('aİb', '\u0307b')).toEqual(['İb']);
  expect(found('ΟΔΟΣ', 'ς')).toEqual(['Σ']);
  expect(found('go 🎓 now', '🎓')).toEqual(['🎓']);
});

test('loses and adds nothing, and marks exactly when the list would find it', () => {
  const text = fc
    .array(fc.constantFrom('a', 'A', 'b', 'İ', 'i', '\u0307', 'Σ', 'ß', '💥', '%', ' '), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (whole, search) => {
      const pieces = cutAtMatches(whole, search);
      expect(pieces.map((piece) => piece.text).join('')).toBe(whole);
      expect(pieces.some((piece) => piece.found)).toBe(
        search !== '' && whole.toLowerCase().includes(search.toLowerCase()),
      );
    }),
    { numRuns: 1000 },
  );
});
