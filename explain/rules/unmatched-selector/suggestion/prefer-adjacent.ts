import { matchSelector } from '../../../match/match-selector.ts';
import { possibleMatch } from '../../../match/match-result.ts';
import type { Page } from '../../../cascade/page.ts';
import { parseSelector, type Selector } from '../../../parse/selectors.ts';

/**
 * The selector with + in the place of ~ where each of several elements directly follows its own one: with ~ the first
 * button would open all menus after it.
 */
export function preferAdjacent(parts: readonly string[], { rule }: Selector, page: Page): readonly string[] {
  const index = parts.indexOf(' ~ ');
  if (index < 0) return parts;
  const findElements = (changed: readonly string[]) => {
    const selector = parseSelector(changed.join('').trim(), rule);
    return page.elements.filter((element) => matchSelector(element, selector, page.context) >= possibleMatch);
  };
  const adjacent = parts.with(index, ' + ');
  const found = findElements(adjacent);
  return found.length > 1 && found.length === findElements(parts).length ? adjacent : parts;
}
