import { closest, distance } from 'fastest-levenshtein';

/** The maximum share of a word's characters that may differ from the suggestion. */
const maxDifference = 0.5;

/**
 * Returns `; did you mean "Y"?` to append to "X is not a …", for the known word with the smallest edit
 * distance. Returns an empty string when none is close enough.
 */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(word, known);
  return distance(word, nearest) <= Math.max(2, Math.floor(word.length * maxDifference))
    ? `; did you mean "${nearest}"?`
    : '';
}
