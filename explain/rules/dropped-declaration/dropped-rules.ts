import { isPropertyDeclaration, isStyleRule } from '../../match/kept-rules.ts';
import { selectorsOf } from '../../read/selectors.ts';
import { isKnownProperty } from '../../values/property-syntax.ts';
import type { Junk, ParsedSheet } from '../../read/style-sheet.ts';
import type { Report } from '../../report.ts';
import { explainAtRule, explainKeyframe } from './dropped-at-rule.ts';
import { explainSelector } from './dropped-selector.ts';
import { explainDroppedText } from './dropped-text.ts';
import { explainValue } from './dropped-value.ts';

/** `*display: inline`, which only an old browser takes: all others are meant to drop it. */
function isHack({ text }: Junk): boolean {
  const property = /^\*([a-z-]+)\s*:/.exec(text)?.[1];
  return property !== undefined && isKnownProperty(property);
}

/** Rules, at-rules and pieces of a style sheet that the browser drops. */
export function explainDroppedRules(sheet: ParsedSheet): Report[] {
  const rules = sheet.rules.map((rule) => {
    if (!isStyleRule(rule)) return explainKeyframe(rule);
    const selectors = selectorsOf(rule);
    // A rule for one browser is meant to be dropped by the others.
    if (selectors.every(({ text }) => /:-(moz|ms|o|webkit)-[\w-]+$/.test(text))) return undefined;
    return selectors
      .map((selector) => explainSelector(selector, selectors.length === 1))
      .find((report) => report !== undefined);
  });
  const atRules = sheet.atRules.map((rule) => explainAtRule(rule, sheet));
  return [...rules, ...atRules, ...sheet.junk.filter((junk) => !isHack(junk)).map(explainDroppedText)].filter(
    (report) => report !== undefined,
  );
}

/** Declarations whose property or value a browser doesn't know. */
export function explainDroppedDeclarations({ declarations }: ParsedSheet): Report[] {
  return declarations
    .filter(isPropertyDeclaration)
    .map(explainValue)
    .filter((report) => report !== undefined);
}
