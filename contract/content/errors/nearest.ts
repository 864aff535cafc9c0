import { closest, distance } from 'fastest-levenshtein';

/**
 * Returns `; did you mean "x"?` for the most similar valid value, or an empty string when none is similar.
 */
export function suggestNearest(value: string, valid: readonly string[]): string {
  if (valid.length === 0) return '';
  const completion = value === '' ? undefined : valid.find((id) => id.startsWith(value));
  const nearest = completion ?? closest(value, valid);
  const maxDistance = Math.max(1, Math.floor(value.length / 3));
  const isSimilar =
    completion !== undefined || distance(value.toLowerCase(), nearest.toLowerCase()) <= maxDistance;
  return isSimilar ? `; did you mean "${nearest}"?` : '';
}
