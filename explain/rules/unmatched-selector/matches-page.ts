import type { Page } from '../../cascade/page.ts';
import { noMatch } from '../../match/match-result.ts';
import { matchSelector } from '../../match/match-selector.ts';
import type { PageElement } from '../../parse/elements.ts';
import type { Selector } from '../../parse/selectors.ts';

/** The elements of the page that a selector finds, now or in a state that the page may come into. */
export function listMatchingElements(selector: Selector, page: Page): PageElement[] {
  return page.elements.filter((element) => matchSelector(element, selector, page.context) > noMatch);
}

/** Whether a selector finds an element of the page, now or in a state that the page may come into. */
export function matchesPage(selector: Selector, page: Page): boolean {
  return page.elements.some((element) => matchSelector(element, selector, page.context) > noMatch);
}
