/** Every rule of the page's style sheets, those inside others too. Sheets that can't be read have none. */
export function* iterateAllRules(): Generator<CSSRule> {
  for (const sheet of document.styleSheets) yield* iterateRules(sheet.cssRules);
}

function* iterateRules(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) yield* iterateRules(rule.cssRules);
  }
}
