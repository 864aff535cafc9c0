import { closest, distance } from 'fastest-levenshtein';

/** `; did you mean "x"?` for the most similar of `valid`, or an empty string when none is similar. */
export function suggestNearest(written: string, valid: readonly string[]): string {
  if (valid.length === 0) return '';
  const longer = written === '' ? undefined : valid.find((id) => id.startsWith(written));
  const nearest = longer ?? closest(written, valid);
  const maxDistance = Math.max(1, Math.floor(written.length / 3));
  const isSimilar =
    longer !== undefined || distance(written.toLowerCase(), nearest.toLowerCase()) <= maxDistance;
  return isSimilar ? `; did you mean "${nearest}"?` : '';
}
