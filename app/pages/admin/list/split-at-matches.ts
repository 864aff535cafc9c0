/** A part of a text, and whether it matches the search. */
export type TextSegment = { text: string; isMatch: boolean };

/**
 * Splits a text into what matches a search and what is between, comparing as `toLowerCase()` on both sides
 * does. The lower case of a character may be longer than the character (İ); then the whole character counts as found.
 */
export function splitAtMatches(text: string, search: string): TextSegment[] {
  const sought = search.toLowerCase();
  const lower = text.toLowerCase();
  if (sought === '' || !lower.includes(sought)) return [{ text, isMatch: false }];
  const { starts, ends } = mapToOriginal(text, lower.length);
  const segments: TextSegment[] = [];
  let cut = 0;
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, at + sought.length)) {
    const from = Math.max(cut, starts[at] ?? text.length);
    const to = ends[at + sought.length - 1] ?? text.length;
    if (to <= from) continue;
    if (from > cut) segments.push({ text: text.slice(cut, from), isMatch: false });
    segments.push({ text: text.slice(from, to), isMatch: true });
    cut = to;
  }
  if (cut < text.length) segments.push({ text: text.slice(cut), isMatch: false });
  return segments;
}

/** For each position in the lower case: where the original's character behind it begins and ends. */
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
