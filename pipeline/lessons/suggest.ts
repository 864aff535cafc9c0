import { closest, distance } from 'fastest-levenshtein';

/** The share of a word's characters that may differ from the suggestion. */
const mostDifferent = 0.5;

/**
 * What to append to "X is not a …": `; did you mean "Y"?` for the known word that is nearest by edit
 * distance, or nothing when none is near.
 */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  const nearest = closest(word, known);
  return distance(word, nearest) <= Math.max(2, Math.floor(word.length * mostDifferent))
    ? `; did you mean "${nearest}"?`
    : '';
}
