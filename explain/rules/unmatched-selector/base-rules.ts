import type { Page } from '../../match/page.ts';
import { isKept, isStyleRule } from '../../match/kept-rules.ts';
import { selectorsOf, type Selector } from '../../read/selectors.ts';

/** A pseudo-class or pseudo-element of one browser. */
export const vendorPseudo = /::?-(webkit|moz|ms|o)-/i;

const group = String.raw`(?:\[[^\]]*\]|::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?)`;
const elementOnly = new RegExp(`^(?:[a-z][a-z0-9]*|\\*)?${group}*$`, 'i');

/**
 * Whether a selector names an element, an attribute or a pseudo-element, and no class or id: as those of a reset do.
 */
export function isElementOnly(text: string): boolean {
  return elementOnly.test(text) && !/[.#]/.test(text.replace(/\[[^\]]*\]/g, ''));
}

/** So many rules for elements that a page doesn't have are the base of a whole site. */
const fewestBaseRules = 3;

/** Whether the page has a base style sheet, with rules for elements that it may come to have. */
export function hasBaseSheet(page: Page, finds: (selector: Selector) => boolean): boolean {
  let count = 0;
  for (const rule of page.sheets.flatMap(({ rules }) => rules)) {
    if (!isStyleRule(rule) || !isKept(rule)) continue;
    if (selectorsOf(rule).every((selector) => isElementOnly(selector.text) && !finds(selector))) count += 1;
    if (count >= fewestBaseRules) return true;
  }
  return false;
}

/** Whether a selector that finds nothing belongs to a base style sheet: it is there for pages of another kind. */
export function isBaseRule(
  { text, rule }: Selector,
  page: Page,
  finds: (selector: Selector) => boolean,
): boolean {
  if (/^#(root|app|__next|__nuxt)$/.test(text)) return true;
  // `:where(select[multiple]) optgroup`
  const subject = /^:where\(.*\)\s+([a-z][a-z0-9]*)$/i.exec(text)?.[1]?.toLowerCase();
  if (subject !== undefined)
    return page.elements.every(({ name }) => name !== subject) && hasBaseSheet(page, finds);
  if (!isElementOnly(text)) return false;
  const element = /^[a-z][a-z0-9]*/i.exec(text)?.[0]?.toLowerCase();
  const isAbsent = element === undefined || page.elements.every(({ name }) => name !== element);
  // `textarea:not([rows])`, `abbr[title]`, `audio:not([controls])`
  const isConditional = element !== undefined && text.length > element.length;
  return (
    vendorPseudo.test(text) ||
    /:not\(\s*\[[^\]]*\]\s*\)$/.test(text) ||
    (isAbsent && (isConditional || selectorsOf(rule).length > 1)) ||
    (isAbsent && hasBaseSheet(page, finds))
  );
}
