import type { Page } from '../../cascade/page.ts';
import { isValidRule, isStyleRule } from '../../cascade/valid-rules.ts';
import { listSelectors, type Selector } from '../../parse/selectors.ts';

/** A pseudo-class or pseudo-element with a vendor prefix. */
export const vendorPseudoPattern = /::?-(webkit|moz|ms|o)-/i;

const conditionPattern = String.raw`(?:\[[^\]]*\]|::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?)`;
const elementOnlyPattern = new RegExp(`^(?:[a-z][a-z0-9]*|\\*)?${conditionPattern}*$`, 'i');

/** Whether a selector has no class and no id, such as those of a reset. */
export function isElementOnly(text: string): boolean {
  return elementOnlyPattern.test(text) && !/[.#]/.test(text.replace(/\[[^\]]*\]/g, ''));
}

/** From this number of rules for missing elements on, the style sheet is the base of a whole site. */
const minBaseRules = 3;

/** Whether the page has a base style sheet, with rules for elements that other pages have. */
export function hasBaseStyleSheet(page: Page, matchesPage: (selector: Selector) => boolean): boolean {
  let count = 0;
  for (const rule of page.sheets.flatMap(({ rules }) => rules)) {
    if (!isStyleRule(rule) || !isValidRule(rule)) continue;
    if (listSelectors(rule).every((selector) => isElementOnly(selector.text) && !matchesPage(selector)))
      count += 1;
    if (count >= minBaseRules) return true;
  }
  return false;
}

/** Whether a selector that finds nothing belongs to a base style sheet for several pages. */
export function isBaseRule(
  { text, rule }: Selector,
  page: Page,
  matchesPage: (selector: Selector) => boolean,
): boolean {
  if (/^#(root|app|__next|__nuxt)$/.test(text)) return true;
  // `:where(select[multiple]) optgroup`
  const subject = /^:where\(.*\)\s+([a-z][a-z0-9]*)$/i.exec(text)?.[1]?.toLowerCase();
  if (subject !== undefined)
    return page.elements.every(({ name }) => name !== subject) && hasBaseStyleSheet(page, matchesPage);
  if (!isElementOnly(text)) return false;
  const element = /^[a-z][a-z0-9]*/i.exec(text)?.[0]?.toLowerCase();
  const isAbsent = element === undefined || page.elements.every(({ name }) => name !== element);
  // `textarea:not([rows])`, `abbr[title]`, `audio:not([controls])`
  const isConditional = element !== undefined && text.length > element.length;
  return (
    vendorPseudoPattern.test(text) ||
    /:not\(\s*\[[^\]]*\]\s*\)$/.test(text) ||
    (isAbsent && (isConditional || listSelectors(rule).length > 1)) ||
    (isAbsent && hasBaseStyleSheet(page, matchesPage))
  );
}
