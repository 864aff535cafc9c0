/** Every rule of the page's style sheets, those inside others too. Sheets that can't be read have none. */
export function* allRules(): Generator<CSSRule> {
  for (const sheet of document.styleSheets) yield* rulesIn(sheet.cssRules);
}

function* rulesIn(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) yield* rulesIn(rule.cssRules);
  }
}
