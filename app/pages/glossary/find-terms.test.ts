import { expect, test } from 'vitest';
import { findMatch, findTerms } from './find-terms.ts';

const term = (name: string, means: string, ...lessons: string[]) => ({
  term: name,
  means,
  anchor: name,
  places: lessons.map((lesson) => ({ lesson })),
});
const terms = [
  term('attribute', 'A name and a value in a start tag.', 'html/intro'),
  term('axis', 'The line along which items are placed.', 'css/flex', 'html/canvas'),
  term('box model', 'Content, padding, border and margin.', 'css/box'),
  term('::before', 'A box in front of the content of `p`.', 'css/box'),
];
const names = (found: ReturnType<typeof findTerms>) =>
  found.map(({ letter, terms: own }) => [letter, ...own.map((each) => each.term)]);

test('terms are listed under their first letter, those without a letter first', () => {
  expect(names(findTerms(terms, '', 'both'))).toEqual([
    ['#', '::before'],
    ['A', 'attribute', 'axis'],
    ['B', 'box model'],
  ]);
});

test('a course has the terms that one of its lessons uses', () => {
  expect(names(findTerms(terms, '', 'html'))).toEqual([['A', 'attribute', 'axis']]);
});

test('name and definition are searched, letter case, back ticks and blanks at the ends ignored', () => {
  expect(names(findTerms(terms, ' BOX M', 'both'))).toEqual([['B', 'box model']]);
  expect(names(findTerms(terms, 'start tag', 'both'))).toEqual([['A', 'attribute']]);
  expect(names(findTerms(terms, 'content of p', 'both'))).toEqual([['#', '::before']]);
  expect(findTerms(terms, 'nothing', 'both')).toEqual([]);
});

test('a match is given by its columns', () => {
  expect(findMatch('Box Model', 'mod')).toEqual({ from: 4, to: 7 });
  expect(findMatch('Box Model', ' ')).toBeUndefined();
});
