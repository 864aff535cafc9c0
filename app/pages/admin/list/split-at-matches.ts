/** A part of a text, and whether it matches the search. */
export type TextSegment = { text: string; isMatch: boolean };

/**
 * Splits a text at the matches of a search, comparing both in lower case. The lower case of a character may
 * be longer than the character (İ); then the whole character is part of the match.
 */
export function splitAtMatches(text: string, search: string): TextSegment[] {
  const lowerSearch = search.toLowerCase();
  const lowerText = text.toLowerCase();
  if (lowerSearch === '' || !lowerText.includes(lowerSearch)) return [{ text, isMatch: false }];
  const { starts, ends } = mapToOriginal(text, lowerText.length);
  const segments: TextSegment[] = [];
  let position = 0;
  for (
    let at = lowerText.indexOf(lowerSearch);
    at !== -1;
    at = lowerText.indexOf(lowerSearch, at + lowerSearch.length)
  ) {
    const from = Math.max(position, starts[at] ?? text.length);
    const to = ends[at + lowerSearch.length - 1] ?? text.length;
    if (to <= from) continue;
    if (from > position) segments.push({ text: text.slice(position, from), isMatch: false });
    segments.push({ text: text.slice(from, to), isMatch: true });
    position = to;
  }
  if (position < text.length) segments.push({ text: text.slice(position), isMatch: false });
  return segments;
}

/** For each index of the lower-case text: the start and end of the original character. */
function mapToOriginal(text: string, lowerLength: number): { starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const { length } = character.toLowerCase();
    for (let step = 0; step < length && starts.length < lowerLength; step += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return { starts, ends };
}
