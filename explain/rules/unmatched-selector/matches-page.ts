import type { Page } from '../../cascade/page.ts';
import { noMatch } from '../../match/match-result.ts';
import { matchSelector } from '../../match/match-selector.ts';
import type { Selector } from '../../parse/selectors.ts';

/** Whether a selector finds an element of the page, now or in a state that the page may come into. */
export function matchesPage(selector: Selector, page: Page): boolean {
  return page.elements.some((element) => matchSelector(element, selector, page.context) > noMatch);
}
