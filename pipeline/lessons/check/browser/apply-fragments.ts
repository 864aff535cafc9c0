/**
 * What the browser does with a fragment. It may also apply one with a media query that it does not
 * understand.
 */
export type FragmentOutcome = 'applied' | 'ignored' | 'unreadable condition';

/**
 * Runs in the browser: applies each fragment's isolated style sheet and reads back whether the browser kept
 * any of it. Fragments inside an `@supports` whose condition is false count as applied, because they are for
 * other browsers.
 */
export function applyFragments(
  fragments: { isolatedSheet: string; conditions: string[]; isRule: boolean }[],
): FragmentOutcome[] {
  const style = document.createElement('style');
  document.head.append(style);
  function hasAppliedRule(rules: CSSRuleList, isRule: boolean): boolean {
    return [...rules].some((rule) => {
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList && rule.cssRules.length > 0)
        return hasAppliedRule(rule.cssRules, isRule);
      if (
        rule instanceof CSSGroupingRule &&
        !(rule instanceof CSSStyleRule) &&
        !(rule instanceof CSSPageRule)
      )
        return false;
      const hasDeclarations =
        'style' in rule && rule.style instanceof CSSStyleDeclaration ? rule.style.length > 0 : undefined;
      return hasDeclarations === undefined || hasDeclarations || (isRule && !(rule instanceof CSSStyleRule));
    });
  }
  // A media query with a syntax error becomes "not all". An unknown feature is neither true nor false.
  function hasUnknownCondition(rule: CSSRule): boolean {
    if (!(rule instanceof CSSMediaRule))
      return (
        'cssRules' in rule &&
        rule.cssRules instanceof CSSRuleList &&
        [...rule.cssRules].some(hasUnknownCondition)
      );
    const features = rule.media.mediaText.match(/(?<![\w-])\([^()]*\)/g) ?? [];
    return (
      rule.media.mediaText === 'not all' ||
      features.some((feature) => !matchMedia(feature).matches && !matchMedia(`not ${feature}`).matches)
    );
  }
  const outcomes = fragments.map(({ isolatedSheet, conditions, isRule }): FragmentOutcome => {
    if (conditions.some((condition) => !CSS.supports(condition))) return 'applied';
    style.textContent = isolatedSheet;
    const rules = style.sheet?.cssRules;
    if (!rules || !hasAppliedRule(rules, isRule)) return 'ignored';
    return isRule && [...rules].some(hasUnknownCondition) ? 'unreadable condition' : 'applied';
  });
  style.remove();
  return outcomes;
}
