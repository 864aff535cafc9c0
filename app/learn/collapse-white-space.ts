/** Each run of white space as one space, none at the ends: source text may be wrapped. */
export function collapseWhiteSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
