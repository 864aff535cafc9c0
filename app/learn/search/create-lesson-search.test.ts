import { expect, test } from 'vitest';
import { createExcerpt, createLessonSearch } from '#app/learn/search/create-lesson-search.ts';

const search = createLessonSearch([
  { address: '/learning/css/a', lesson: 'Flexbox layout', heading: '', text: 'One line of boxes.' },
  {
    address: '/learning/css/a#wrap',
    lesson: 'Flexbox layout',
    heading: 'Wrapping',
    text: 'With flex-wrap: wrap items begin a new line when they do not fit.',
  },
  {
    address: '/learning/css/b#room',
    lesson: 'Margin',
    heading: 'Room',
    text: 'Margins are between boxes; a gap is better inside a flexbox.',
  },
]);
const addresses = (words: string) => search(words).map(({ address }) => address);

test('a word in a title comes before the same word in a text', () => {
  expect(addresses('flexbox')).toEqual(
    ['/learning/css/a', '/learning/css/a#wrap', '/learning/css/b#room'].toSorted(
      (one, other) => addresses('flexbox').indexOf(one) - addresses('flexbox').indexOf(other),
    ),
  );
  expect(addresses('flexbox').at(-1)).toBe('/learning/css/b#room');
});

test('an unfinished word and a small slip are found', () => {
  expect(addresses('wrapp')).toContain('/learning/css/a#wrap');
  expect(addresses('flexbax')).toContain('/learning/css/a');
});

test('a property with a hyphen is found whole and by its parts', () => {
  expect(addresses('flex-wrap')[0]).toBe('/learning/css/a#wrap');
  expect(addresses('wrap')[0]).toBe('/learning/css/a#wrap');
});

test('all words must be there', () => {
  expect(addresses('margins gap')).toEqual(['/learning/css/b#room']);
  expect(addresses('margins zebra')).toEqual([]);
});

test('what is typed is never a pattern', () => {
  for (const words of ['(', '.*', '\\', '[a', '<img>', '']) expect(() => search(words)).not.toThrow();
});

test('an excerpt shows the word in its place, marked', () => {
  const text = `${'before '.repeat(20)}target ${'after '.repeat(40)}`;
  const excerpt = createExcerpt(text, ['target']);
  expect(excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'target', isMatch: true }]);
  expect(excerpt[0]?.text).toBe('… ');
  expect(excerpt.map((piece) => piece.text).join('').length).toBeLessThan(200);
});
