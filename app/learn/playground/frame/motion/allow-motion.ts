const wanted = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g;
const unwanted = /\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g;

function allowIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const text = media.mediaText.replace(wanted, '(min-width: 0px)').replace(unwanted, '(max-width: 0px)');
      if (text !== media.mediaText) media.mediaText = text;
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) allowIn(rule.cssRules);
  }
}

/**
 * Lets the document's style sheets move although the user prefers reduced motion: motion-script.ts keeps it
 * still until they ask.
 */
export function allowMotion(): void {
  for (const sheet of document.styleSheets) allowIn(sheet.cssRules);
}
