import MiniSearch from 'minisearch';
import type { SearchDocument } from '#app/learn/search/search-document.ts';

/**
 * A section that was found; `excerpt` is what is around the first word found, in pieces, those found marked.
 */
export type Found = Omit<SearchDocument, 'text'> & { excerpt: { text: string; found: boolean }[] };

const maxResults = 12;
const excerptLength = 140;

/**
 * Looks words up in all lessons: `search` answers best first, with small slips and unfinished words forgiven.
 */
export function makeLessonSearch(documents: readonly SearchDocument[]): (words: string) => Found[] {
  const index = new MiniSearch<SearchDocument>({
    idField: 'address',
    fields: ['lesson', 'heading', 'text'],
    storeFields: ['address', 'lesson', 'heading', 'text'],
    // flex-wrap is one word and two.
    tokenize: (text) =>
      text
        .split(/[^\p{L}\p{N}-]+/u)
        .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
        .filter(Boolean),
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { lesson: 4, heading: 3 },
      weights: { prefix: 0.2, fuzzy: 0.1 },
      combineWith: 'AND',
    },
  });
  index.addAll(documents);
  return (words) =>
    index
      .search(words)
      .slice(0, maxResults)
      .map(({ address, lesson, heading, text, terms }) => ({
        address,
        lesson,
        heading,
        excerpt: makeExcerpt(String(text), terms),
      }));
}

/** The part of a text around the first of the terms, cut at words. */
export function makeExcerpt(text: string, terms: readonly string[]): Found['excerpt'] {
  const pattern = new RegExp(
    `(${
      terms
        .toSorted((one, other) => other.length - one.length)
        .map((term) => RegExp.escape(term))
        .join('|') || '$^'
    })`,
    'gi',
  );
  const first = text.search(pattern);
  const from = first <= 40 ? 0 : text.indexOf(' ', first - 40) + 1;
  const end = from + excerptLength;
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  const part = text.slice(from, to > from ? to : end);
  const pieces = part
    .split(pattern)
    .map((piece, index) => ({ text: piece, found: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
  return [
    ...(from > 0 ? [{ text: '… ', found: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: ' …', found: false }] : []),
  ];
}
