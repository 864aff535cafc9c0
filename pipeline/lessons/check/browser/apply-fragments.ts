/** What the browser does with one piece: it keeps it, ignores it, or keeps it with a condition that it can't read. */
export type Verdict = 'kept' | 'ignored' | 'unreadable condition';

/**
 * Runs in the browser: parses each sheet, which holds one piece, and says whether anything of it is left.
 * Pieces inside an `@supports` whose condition is false count as kept: they are for other browsers.
 */
export function judgeCss(pieces: { alone: string; conditions: string[]; isRule: boolean }[]): Verdict[] {
  const style = document.createElement('style');
  document.head.append(style);
  function isLeft(rules: CSSRuleList, isRule: boolean): boolean {
    return [...rules].some((rule) => {
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList && rule.cssRules.length > 0)
        return isLeft(rule.cssRules, isRule);
      if (
        rule instanceof CSSGroupingRule &&
        !(rule instanceof CSSStyleRule) &&
        !(rule instanceof CSSPageRule)
      )
        return false;
      const own =
        'style' in rule && rule.style instanceof CSSStyleDeclaration ? rule.style.length > 0 : undefined;
      return own === undefined || own || (isRule && !(rule instanceof CSSStyleRule));
    });
  }
  // A query that can't be read becomes "not all"; a feature that can't is neither true nor false.
  function asksTheUnknown(rule: CSSRule): boolean {
    if (!(rule instanceof CSSMediaRule))
      return (
        'cssRules' in rule && rule.cssRules instanceof CSSRuleList && [...rule.cssRules].some(asksTheUnknown)
      );
    const features = rule.media.mediaText.match(/(?<![\w-])\([^()]*\)/g) ?? [];
    return (
      rule.media.mediaText === 'not all' ||
      features.some((feature) => !matchMedia(feature).matches && !matchMedia(`not ${feature}`).matches)
    );
  }
  const verdicts = pieces.map(({ alone, conditions, isRule }): Verdict => {
    if (conditions.some((condition) => !CSS.supports(condition))) return 'kept';
    style.textContent = alone;
    const rules = style.sheet?.cssRules;
    if (!rules || !isLeft(rules, isRule)) return 'ignored';
    return isRule && [...rules].some(asksTheUnknown) ? 'unreadable condition' : 'kept';
  });
  style.remove();
  return verdicts;
}
