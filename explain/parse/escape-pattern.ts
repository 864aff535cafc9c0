/**
 * A text as a part of a regular expression, in which each of its characters stands for itself. Names in a page may have
 * any character, and not every browser has `RegExp.escape`.
 */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
