import { expect, test } from 'vitest';
import { parseMarkdown } from '../markdown-ast.ts';
import { collectTerms, listDefinitions, readGlossary } from './terms.ts';

test('a term has the id of the heading above it', () => {
  const body =
    'A <Term means="A part of a page.">block</Term>.\n\n## Two axes\n\nThe <Term means="Its direction.">main axis</Term> and a <Term>block</Term>.\n';
  const terms = collectTerms(parseMarkdown({ file: 'x.mdx', body }));
  expect(terms.map(({ term, means, heading, line }) => [term, means, heading, line])).toEqual([
    ['block', 'A part of a page.', undefined, 1],
    ['main axis', 'Its direction.', 'two-axes', 5],
    ['block', undefined, 'two-axes', 5],
  ]);
});

test('all terms of the glossary have different anchors', () => {
  const glossary = readGlossary();
  const anchors = glossary.map(({ anchor }) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('the definitions of some terms are listed in alphabetical order, without unknown terms', () => {
  const [first, second] = readGlossary();
  if (!first || !second) throw new Error('the glossary has fewer than two terms');
  expect(listDefinitions([second.term, 'no such term', first.term])).toEqual(
    [first, second].map(({ term, means }) => ({ term, means })),
  );
  expect(listDefinitions([])).toEqual([]);
});
