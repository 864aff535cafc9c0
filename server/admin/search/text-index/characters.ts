/**
 * What words are made of: letters with letters, digits with digits. Everything else in ASCII is between
 * words.
 */
export type CharacterKind = 'letter' | 'digit' | 'between';

const digit0 = 48;
const digit9 = 57;
const letterA = 97;
const letterZ = 122;
const firstBeyondAscii = 128;

/**
 * The kind of a UTF-16 unit of lower-case text. Which units beyond ASCII are letters doesn't matter, as long
 * as it never changes.
 */
export function kindOf(unit: number): CharacterKind {
  if ((unit >= letterA && unit <= letterZ) || unit >= firstBeyondAscii) return 'letter';
  return unit >= digit0 && unit <= digit9 ? 'digit' : 'between';
}

/** Calls `visit` with the bounds of every run of letters or of digits that is at least `least` long. */
export function forEachWord(text: string, least: number, visit: (start: number, end: number) => void): void {
  let start = 0;
  let kind: CharacterKind = 'between';
  for (let index = 0; index <= text.length; index++) {
    const next = index < text.length ? kindOf(text.charCodeAt(index)) : 'between';
    if (next === kind) continue;
    if (kind !== 'between' && index - start >= least) visit(start, index);
    start = index;
    kind = next;
  }
}

/** Whether the text is letters only or digits only. */
export function isOneWord(text: string): boolean {
  const kind = kindOf(text.charCodeAt(0));
  for (let index = 1; index < text.length; index++) if (kindOf(text.charCodeAt(index)) !== kind) return false;
  return kind !== 'between';
}

/** Whether the three UTF-16 units at `index` reach across the boundary of a word. */
export function isWordBoundary(text: string, index: number): boolean {
  const kind = kindOf(text.charCodeAt(index));
  return (
    kind === 'between' ||
    kindOf(text.charCodeAt(index + 1)) !== kind ||
    kindOf(text.charCodeAt(index + 2)) !== kind
  );
}
