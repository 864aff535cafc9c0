import MiniSearch from 'minisearch';
import type { SearchDocument } from '#app/learn/search/search-document.ts';
import { escapePattern } from '#explain/parse/escape-pattern.ts';

/**
 * A section that matches the query. `excerpt` is the text around the first match, split into matching and
 * other pieces.
 */
export type SearchResult = Omit<SearchDocument, 'text'> & { excerpt: { text: string; isMatch: boolean }[] };

const maxResults = 12;
const excerptLength = 140;

/**
 * Creates the search over all lessons. Its results are sorted by relevance; it tolerates typos and incomplete
 * words.
 */
export function createLessonSearch(documents: readonly SearchDocument[]): (query: string) => SearchResult[] {
  const index = new MiniSearch<SearchDocument>({
    idField: 'address',
    fields: ['lesson', 'heading', 'text'],
    storeFields: ['address', 'lesson', 'heading', 'text'],
    // `flex-wrap` is found as one word and as two.
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
  return (query) =>
    index
      .search(query)
      .slice(0, maxResults)
      .map(({ address, lesson, heading, text, terms }) => ({
        address,
        lesson,
        heading,
        excerpt: createExcerpt(String(text), terms),
      }));
}

/** The part of a text around the first of the terms, cut at words. */
export function createExcerpt(text: string, terms: readonly string[]): SearchResult['excerpt'] {
  const pattern = new RegExp(
    `(${
      terms
        .toSorted((one, other) => other.length - one.length)
        .map((term) => escapePattern(term))
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
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}
