/**
 * Replaces non-ASCII characters in JavaScript with escapes, which mean the same in strings, templates and
 * regular expressions (but not in `String.raw`). V8 keeps the source in memory, and if one character needs
 * two bytes it stores all characters with two bytes.
 */
export function escapeNonAscii(code: string): string {
  // A backslash before such a character has no effect, but it would escape the backslash that we add.
  return code.replace(/\\[^]|[^\p{ASCII}]/gu, (found) => {
    const character = found.replace(/^\\/, '');
    return /^\p{ASCII}?$/u.test(character) ? found : escapeCodeUnits(character);
  });
}

/** A character beyond U+FFFF is two UTF-16 code units, so it becomes two escapes. */
function escapeCodeUnits(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}
