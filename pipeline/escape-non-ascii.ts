/**
 * Writes characters beyond ASCII in JavaScript as escapes, which mean the same in strings, templates and
 * regular expressions; only `String.raw` would show them. V8 keeps a program's source in memory, with two
 * bytes for every character when a single one needs two.
 */
export function escapeNonAscii(code: string): string {
  // A backslash before such a character means nothing, and would escape the backslash of our escape.
  return code.replace(/\\[^]|[^\p{ASCII}]/gu, (found) => {
    const letter = found.replace(/^\\/, '');
    return /^\p{ASCII}?$/u.test(letter) ? found : escapeUnits(letter);
  });
}

/** A character beyond U+FFFF is two UTF-16 units. */
function escapeUnits(letter: string): string {
  return Array.from(
    { length: letter.length },
    (_, index) => `\\u${letter.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}
