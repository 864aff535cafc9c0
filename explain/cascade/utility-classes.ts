import type { QualifiedRule } from '../parse/style-sheet.ts';
import type { Page } from './page.ts';

/** From this number of rules with one class and one value on, a style sheet is one of utility classes. */
const minUtilityRules = 6;

/** Whether a rule sets one thing for a class, such as `.mx-auto { margin-left: auto; margin-right: auto; }`. */
function setsOneThing({ prelude, declarations }: QualifiedRule): boolean {
  const [first, ...others] = declarations;
  return (
    first !== undefined &&
    others.every(
      ({ property, value }) =>
        value === first.value && property.split('-')[0] === first.property.split('-')[0],
    ) &&
    /^\.[\w-]+$/.test(prelude.trim())
  );
}

/** Whether a rule is one of many with one class and one value each, of which a page uses some. */
export function isUtilityRule(rule: QualifiedRule, page: Page): boolean {
  return (
    setsOneThing(rule) &&
    page.sheets.flatMap(({ rules }) => rules).filter(setsOneThing).length >= minUtilityRules
  );
}
