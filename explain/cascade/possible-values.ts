import type { PageElement } from '../parse/elements.ts';
import { unknownValue } from '../values/longhand-value.ts';
import { findWinner, listCascadedValues } from './cascade.ts';
import { listApplied, type Page } from './page.ts';
import { findUserAgentValue } from './user-agent.ts';

/**
 * Every value that a longhand can have on the element in any state, with that of the user-agent style
 * sheet; `initial` where nothing sets it.
 */
export function listPossibleValues(
  page: Page,
  element: PageElement,
  longhand: string,
  initial: string,
): string[] {
  const applied = listApplied(page, element);
  const values = listCascadedValues(applied, longhand);
  const userAgentValue = findUserAgentValue(element, longhand) ?? initial;
  return (findWinner(applied, longhand) ? values : [...values, userAgentValue]).map((value) => {
    if (value === 'initial' || value === 'unset') return initial;
    return value === 'revert' || value === 'revert-layer' ? userAgentValue : value;
  });
}

/** The only value that the longhand can have; undefined where a state or a media query changes it. */
export function findOnlyValue(
  page: Page,
  element: PageElement,
  longhand: string,
  initial: string,
): string | undefined {
  const [value, ...others] = new Set(listPossibleValues(page, element, longhand, initial));
  return others.length === 0 ? value : undefined;
}

/** Whether the longhand has, in every state, a value that passes the test. */
export function hasAlwaysValue(
  page: Page,
  element: PageElement,
  longhand: string,
  initial: string,
  test: RegExp,
): boolean {
  return listPossibleValues(page, element, longhand, initial).every((value) => test.test(value));
}

/** Whether the longhand can have, in some state, a value that passes the test. Unknown values pass. */
export function canHaveValue(
  page: Page,
  element: PageElement,
  longhand: string,
  initial: string,
  test: (value: string) => boolean,
): boolean {
  return listPossibleValues(page, element, longhand, initial).some(
    (value) => value === unknownValue || value === 'inherit' || value.includes('var(') || test(value),
  );
}

/** Whether a rule of the page sets one of the longhands to another value than these initial ones. */
export function isSetByAuthor(
  page: Page,
  element: PageElement,
  longhands: readonly string[],
  initials: readonly string[],
): boolean {
  return longhands.some((longhand) =>
    listCascadedValues(listApplied(page, element), longhand).some(
      (value) => !initials.includes(value) && value !== 'initial' && value !== 'unset',
    ),
  );
}
