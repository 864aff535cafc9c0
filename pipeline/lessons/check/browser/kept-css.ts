/** What the browser makes of one piece: kept, dropped, or kept with a condition it can't read. */
export type Verdict = 'kept' | 'dropped' | 'unreadable condition';

/**
 * Runs in the browser: says of each sheet, which holds one piece, whether anything of it is left. Pieces inside an `@supports`
 * that doesn't hold are kept: they are for other browsers.
 */
export function findKept(pieces: { alone: string; conditions: string[]; isRule: boolean }[]): Verdict[] {
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
    if (!rules || !isLeft(rules, isRule)) return 'dropped';
    return isRule && [...rules].some(asksTheUnknown) ? 'unreadable condition' : 'kept';
  });
  style.remove();
  return verdicts;
}
