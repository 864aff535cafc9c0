/** A piece of a text, and whether the search found it there. */
export type Piece = { text: string; found: boolean };

/**
 * Cuts a text into what a search finds and what is between, comparing as `toLowerCase()` on both sides
 * does. The lower case of a character may be longer than the character (İ); then the whole character counts as found.
 */
export function cutAtMatches(text: string, search: string): Piece[] {
  const sought = search.toLowerCase();
  const lower = text.toLowerCase();
  if (sought === '' || !lower.includes(sought)) return [{ text, found: false }];
  const { starts, ends } = mapToOriginal(text, lower.length);
  const pieces: Piece[] = [];
  let cut = 0;
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, at + sought.length)) {
    const from = Math.max(cut, starts[at] ?? text.length);
    const to = ends[at + sought.length - 1] ?? text.length;
    if (to <= from) continue;
    if (from > cut) pieces.push({ text: text.slice(cut, from), found: false });
    pieces.push({ text: text.slice(from, to), found: true });
    cut = to;
  }
  if (cut < text.length) pieces.push({ text: text.slice(cut), found: false });
  return pieces;
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
