import { isPropertyDeclaration, isStyleRule } from '../../cascade/valid-rules.ts';
import { listSelectors } from '../../parse/selectors.ts';
import { isKnownProperty } from '../../values/property-syntax.ts';
import type { DroppedText, ParsedSheet } from '../../parse/style-sheet.ts';
import type { Report } from '../../report.ts';
import { explainAtRule, explainKeyframe } from './at-rule/at-rule.ts';
import { explainInvalidSelector } from './selector/invalid-selector.ts';
import { hasForeignCharacter } from './foreign-characters.ts';
import { explainDroppedText } from './dropped-text.ts';
import { explainDroppedValue } from './value/dropped-value.ts';
import { explainEarlyBrace } from './early-brace.ts';
import { explainVendorNames } from './vendor-names.ts';

/** Whether a text is a hack for an old browser, such as `*display: inline`, which others drop on purpose. */
function isBrowserHack({ text }: DroppedText): boolean {
  const property = /^\*([a-z-]+)\s*:/.exec(text)?.[1];
  return property !== undefined && isKnownProperty(property);
}

/** Rules, at-rules and other text of a style sheet that the browser drops. */
export function explainDroppedRules(sheet: ParsedSheet): Report[] {
  const rules = sheet.rules.map((rule) => {
    if (!isStyleRule(rule)) return explainKeyframe(rule);
    const selectors = listSelectors(rule);
    // Other browsers drop a rule for one browser on purpose.
    if (selectors.every(({ text }) => /:-(moz|ms|o|webkit)-[\w-]+$/.test(text))) return undefined;
    const earlyBrace = explainEarlyBrace(rule, sheet.rules);
    if (earlyBrace) return earlyBrace;
    return selectors
      .map((selector) => explainInvalidSelector(selector, selectors.length === 1))
      .find((report) => report !== undefined);
  });
  const atRules = sheet.atRules.map((rule) => explainAtRule(rule, sheet));
  return [
    ...rules,
    ...atRules,
    ...sheet.droppedTexts
      .filter((junk) => !isBrowserHack(junk) && !hasForeignCharacter(junk.text))
      .map(explainDroppedText),
  ].filter((report) => report !== undefined);
}

/** Declarations whose property or value a browser doesn't know. */
export function explainDroppedDeclarations({ declarations }: ParsedSheet): Report[] {
  return declarations
    .filter(
      (declaration) =>
        isPropertyDeclaration(declaration) && !hasForeignCharacter(declaration.property + declaration.value),
    )
    .map((declaration) => explainDroppedValue(declaration) ?? explainVendorNames(declaration, declarations))
    .filter((report) => report !== undefined);
}
