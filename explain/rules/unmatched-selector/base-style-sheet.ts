import type { Page } from '../../cascade/page.ts';
import { isValidRule, isStyleRule } from '../../cascade/valid-rules.ts';
import { listSelectors, type Selector } from '../../parse/selectors.ts';

/** A pseudo-class or pseudo-element with a vendor prefix. */
export const vendorPseudoPattern = /::?-(webkit|moz|ms|o)-/i;

const conditionPattern = String.raw`(?:\[[^\]]*\]|::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?)`;
const compoundPattern = String.raw`(?:(?:[a-z][a-z0-9]*|\*)${conditionPattern}*|${conditionPattern}+)`;
const elementOnlyPattern = new RegExp(
  String.raw`^${compoundPattern}(?:(?:\s*[>+~]\s*|\s+)${compoundPattern})*$`,
  'i',
);

/** Whether a selector has no class and no id, such as those of a reset. */
export function isElementOnly(text: string): boolean {
  return elementOnlyPattern.test(text) && !/[.#]/.test(text.replace(/\[[^\]]*\]/g, ''));
}

/** The names of the elements that a selector without classes asks for. */
function listElementNames(text: string): string[] {
  const names = text.replace(new RegExp(conditionPattern, 'g'), '').match(/[a-z][a-z0-9]*/gi) ?? [];
  return names.map((name) => name.toLowerCase());
}

/** The first element that a selector asks for and the page doesn't have. */
function findAbsentElement(text: string, page: Page): string | undefined {
  return listElementNames(text).find((name) => page.elements.every((element) => element.name !== name));
}

/** From this number of rules for missing elements on, the style sheet is the base of a whole site. */
const minBaseRules = 3;

/** Whether the page has a base style sheet, with rules for elements that other pages have. */
export function hasBaseStyleSheet(page: Page, matchesPage: (selector: Selector) => boolean): boolean {
  // Several rules for one missing list are about one mistake.
  const missing = new Set<string>();
  for (const rule of page.sheets.flatMap(({ rules }) => rules)) {
    if (!isStyleRule(rule) || !isValidRule(rule)) continue;
    const selectors = listSelectors(rule);
    if (selectors.every((selector) => isElementOnly(selector.text) && !matchesPage(selector)))
      missing.add(findAbsentElement(rule.prelude, page) ?? rule.prelude);
    if (missing.size >= minBaseRules) return true;
  }
  return false;
}

/** Whether another rule finds the same elements with another class: `.answer.right` beside `.answer.wrong`. */
export function hasVariant(
  { text }: Selector,
  unknownPart: string | undefined,
  page: Page,
  matchesPage: (selector: Selector) => boolean,
): boolean {
  const [before = '', after = ''] = unknownPart?.startsWith('.') ? text.split(unknownPart) : [];
  if (!/[\w)\]-]$/.test(before)) return false;
  return page.sheets.some(({ rules }) =>
    rules.some(
      (rule) =>
        isStyleRule(rule) &&
        isValidRule(rule) &&
        listSelectors(rule).some(
          (other) =>
            other.text !== text &&
            other.text.startsWith(`${before}.`) &&
            other.text.endsWith(after) &&
            /^\.[\w-]+$/.test(other.text.slice(before.length, other.text.length - after.length)) &&
            matchesPage(other),
        ),
    ),
  );
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
  // `[type="search"] { appearance: textfield; }` makes browsers alike, on pages with and without such a field.
  if (rule.declarations.some(({ property }) => /^(-webkit-|-moz-)?appearance$/.test(property))) return true;
  if (listElementNames(text).length > 1)
    return findAbsentElement(text, page) !== undefined && hasBaseStyleSheet(page, matchesPage);
  const element = /^[a-z][a-z0-9]*/i.exec(text)?.[0]?.toLowerCase();
  const isAbsent = element === undefined || page.elements.every(({ name }) => name !== element);
  // `textarea:not([rows])`, `abbr[title]`, `audio:not([controls])`
  const isConditional = element !== undefined && text.length > element.length;
  return (
    vendorPseudoPattern.test(text) ||
    /:not\(\s*\[[^\]]*\]\s*\)$/.test(text) ||
    (isAbsent && (isConditional || listSelectors(rule).length > 1)) ||
    ((isAbsent || isConditional) && hasBaseStyleSheet(page, matchesPage))
  );
}
