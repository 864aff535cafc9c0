import { expect, test } from 'vitest';
import { createExcerpt } from '#app/learn/search/create-excerpt.ts';
import { createLessonSearch } from '#app/learn/search/create-lesson-search.ts';

const documents = [
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
];
const symptoms = [
  { says: 'items do not wrap to the next line', heading: 'Wrapping', part: 'tags' },
  { says: 'row of items is too long', heading: 'Wrapping', part: 'tags' },
  { says: 'image too big', heading: 'Wrapping', part: 'fit' },
].map((symptom) => ({
  ...symptom,
  address: '/learning/css/a#wrap',
  section: '/learning/css/a#wrap',
  lesson: 'Flexbox layout',
}));
const search = createLessonSearch({ documents, symptoms });
const addresses = (words: string) => search(words).sections.map(({ address }) => address);

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

test('a problem is found by other words for it, with the beginning of its section', () => {
  expect(search('my picture is far too large').symptoms).toEqual([
    {
      ...symptoms[2],
      section: undefined,
      excerpt: [{ text: documents[1]?.text, isMatch: false }],
    },
  ]);
  expect(search('zebra').symptoms).toEqual([]);
});

test('two wordings that lead to the same place are one result', () => {
  expect(search('items row wrap').symptoms).toHaveLength(1);
});

test('a sentence finds the lesson of its telling words', () => {
  expect(addresses('how do I get a gap')).toEqual(['/learning/css/b#room']);
});

test('an excerpt marks both spellings, and no word of fewer than three letters', () => {
  const marked = createExcerpt('The colour of a box in the centre.', ['a', 'in', 'color', 'center'])
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => text);
  expect(marked).toEqual(['colour', 'centre']);
});

test('an excerpt shows the word in its place, marked', () => {
  const text = `${'before '.repeat(20)}target ${'after '.repeat(40)}`;
  const excerpt = createExcerpt(text, ['target']);
  expect(excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'target', isMatch: true }]);
  expect(excerpt[0]?.text).toBe('… ');
  expect(excerpt.map((piece) => piece.text).join('').length).toBeLessThan(200);
});
