import { listSpellings } from '#app/learn/search/learner-words.ts';
import { escapePattern } from '#explain/parse/escape-pattern.ts';

/** A text around its first match, in pieces. */
export type Excerpt = { text: string; isMatch: boolean }[];

const excerptLength = 140;
/** *in* and *a* are in every sentence. */
const minMarkedLength = 3;

function createPattern(terms: readonly string[]): RegExp {
  const marked = terms
    .filter((term) => term.length >= minMarkedLength)
    .flatMap(listSpellings)
    .toSorted((one, other) => other.length - one.length)
    .map(escapePattern)
    .join('|');
  return new RegExp(`(${marked || '$^'})`, 'gi');
}

/** A text in pieces, of which those that match one of the terms are marked. */
export function markMatches(text: string, terms: readonly string[]): Excerpt {
  return text
    .split(createPattern(terms))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** The part of a text around the first of the terms, cut at words. */
export function createExcerpt(text: string, terms: readonly string[]): Excerpt {
  const first = text.search(createPattern(terms));
  const from = first <= 40 ? 0 : text.indexOf(' ', first - 40) + 1;
  const end = from + excerptLength;
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...markMatches(text.slice(from, to > from ? to : end), terms),
    ...(to < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}
