/**
 * JavaScript with other letters than ASCII's as escapes, which mean the same in strings, templates and
 * regular expressions; `String.raw` alone would show them. An engine keeps a program's text as long as it
 * runs: in two bytes for each letter when one letter needs two.
 */
export function escapeNonAscii(code: string): string {
  // A backslash before such a letter means nothing, and would make the escape's own backslash a letter.
  return code.replace(/\\[^]|[^\p{ASCII}]/gu, (found) => {
    const letter = found.replace(/^\\/, '');
    return /^\p{ASCII}?$/u.test(letter) ? found : escapeUnits(letter);
  });
}

/** A letter beyond the first 65,536 is two units. */
function escapeUnits(letter: string): string {
  return Array.from(
    { length: letter.length },
    (_, index) => `\\u${letter.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}
