/** So many characters of inline code fit in a line of the narrowest window, 320 px. */
const maxCharacters = 20;

/**
 * The class of inline code in a sentence that browsers would break in its middle, such as `flex-wrap` after the hyphen;
 * undefined for other code. `inline-code.css` keeps it on one line.
 */
export function classOfInlineCode(code: string): 'unbroken' | undefined {
  return /[-?]/.test(code) && code.length <= maxCharacters ? 'unbroken' : undefined;
}
