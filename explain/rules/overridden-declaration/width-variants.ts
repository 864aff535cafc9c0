import type { Override } from '../../cascade/cascade.ts';
import { setsLonghand } from '../../cascade/cascade.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import { parseWidthRange } from '../../cascade/width-range.ts';
import { listEnclosingAtRules } from '../../parse/style-sheet.ts';
import { listLonghands } from '../../values/longhand-value.ts';

/** Elements that a page has once, so that a rule for their type is not a default for many elements. */
const landmarkPattern = /^(html|body|header|nav|main|aside|footer)$/i;

/**
 * Whether a rule in a media query for a width loses to a more specific rule outside of it, and so never applies. A
 * selector that sets the same property outside of the media query too is a default, which other rules may override at
 * every width.
 */
export function isLostWidthVariant(override: Override, page: Page): boolean {
  const { element, loser, winner, criterion } = override;
  const { selector, declaration } = loser;
  if (criterion !== 'specificity' || !selector || !loser.isSelectorCertain || !winner.isCertain) return false;
  if (!/[.#]/.test(selector.text) && !landmarkPattern.test(selector.text)) return false;
  const [query, ...others] = listEnclosingAtRules(declaration).filter(({ name }) => name !== 'layer');
  if (query?.name !== 'media' || others.length > 0 || !parseWidthRange(query.prelude)) return false;
  const [longhand = ''] = listLonghands(declaration.property);
  const isDefault = listApplied(page, element, selector.pseudoElement).some(
    (other) =>
      other.isCertain &&
      other.selector?.text === selector.text &&
      setsLonghand(other.declaration.property, longhand),
  );
  return !isDefault;
}
