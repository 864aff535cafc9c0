const noPreferenceQuery = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g;
const reduceQuery = /\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g;

function allowInRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const text = media.mediaText
        .replace(noPreferenceQuery, '(min-width: 0px)')
        .replace(reduceQuery, '(max-width: 0px)');
      if (text !== media.mediaText) media.mediaText = text;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) allowInRules(rule.cssRules);
  }
}

/**
 * Enables animations in the document's style sheets although the user prefers reduced motion:
 * motion-script.ts does not play them before the user presses *Play*.
 */
export function allowMotion(): void {
  for (const sheet of document.styleSheets) allowInRules(sheet.cssRules);
}
