const keywords = ['inherit', 'initial', 'unset', 'revert', 'revert-layer'];

/** Whether a value is a keyword that every property accepts (CSS Values 4, CSS-wide keywords). */
export function isCssWideKeyword(value: string): boolean {
  return keywords.includes(value.toLowerCase());
}
