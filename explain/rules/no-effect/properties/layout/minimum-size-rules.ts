import { canBeAbsolutelyPositioned, findBoxParent, isBlockBox } from '../../../../cascade/layout.ts';
import type { Page } from '../../../../cascade/page.ts';
import { hasAlwaysValue, isSetByAuthor } from '../../../../cascade/possible-values.ts';
import { formatElement, type PageElement } from '../../../../parse/elements.ts';
import type { PropertyRule } from '../../reason/property-rule.ts';

const isFlex = /^(inline-)?flex$/;

/** The flex container of an item on that axis, in every state. */
function findFlexContainer(
  page: Page,
  element: PageElement,
  axis: 'row' | 'column',
): PageElement | undefined {
  const parent = findBoxParent(page, element);
  return parent &&
    hasAlwaysValue(page, parent, 'display', 'inline', isFlex) &&
    hasAlwaysValue(page, parent, 'flex-direction', 'row', new RegExp(`^${axis}`)) &&
    !canBeAbsolutelyPositioned(page, element)
    ? parent
    : undefined;
}

/** Whether an item is never smaller than its content on that axis (CSS Flexbox 1, Automatic minimum size). */
function hasAutomaticMinimum(page: Page, element: PageElement, axis: 'row' | 'column'): boolean {
  const [size, overflow] = axis === 'row' ? ['width', 'overflow-x'] : ['height', 'overflow-y'];
  return (
    findFlexContainer(page, element, axis) !== undefined &&
    hasAlwaysValue(page, element, overflow, 'visible', /^visible$/) &&
    !isSetByAuthor(page, element, [`min-${size}`, `max-${size}`], ['auto', 'none']) &&
    hasAlwaysValue(page, element, size, 'auto', /^auto$/)
  );
}

/** Whether a scroller is as high as the item that it is in, and so grows with its own content. */
function followsItem(page: Page, element: PageElement, item: PageElement): boolean {
  const isSized = isSetByAuthor(
    page,
    element,
    ['max-height', 'min-height', 'max-block-size'],
    ['none', '0', 'auto'],
  );
  if (isSized || element.parent !== item) return false;
  if (findFlexContainer(page, element, 'row'))
    return (
      hasAlwaysValue(page, element, 'height', 'auto', /^(auto|100%)$/) &&
      hasAlwaysValue(page, item, 'align-items', 'normal', /^(normal|stretch)$/)
    );
  if (findFlexContainer(page, element, 'column'))
    return (
      hasAlwaysValue(page, element, 'height', 'auto', /^(auto|100%)$/) &&
      hasAlwaysValue(page, element, 'flex-grow', '0', /^[1-9]/)
    );
  return isBlockBox(page, element) && hasAlwaysValue(page, element, 'height', 'auto', /^100%$/);
}

/** Whether the text of a block is one line that is cut off, so that its item is as wide as all of it. */
function isOneLine(page: Page, element: PageElement): boolean {
  return (
    isBlockBox(page, element) &&
    element.ownText.trim() !== '' &&
    hasAlwaysValue(page, element, 'width', 'auto', /^(auto|100%)$/) &&
    !isSetByAuthor(page, element, ['max-width', 'min-width'], ['none', '100%']) &&
    (element.name === 'pre' ||
      ['white-space', 'text-wrap-mode'].some((longhand) =>
        hasAlwaysValue(page, element, longhand, 'normal', /^(nowrap|pre)$/),
      ))
  );
}

/** Rules on flex items that grow with what should be cut off or scroll in them. */
export const minimumSizeRules: readonly PropertyRule[] = [
  {
    properties: /^overflow(-y)?$/,
    check: (page, element, value) => {
      const item = element.parent;
      const isCertain =
        /^(auto|scroll)$/.test(value) &&
        !page.hasScript &&
        item !== undefined &&
        hasAutomaticMinimum(page, item, 'column') &&
        followsItem(page, element, item);
      return isCertain
        ? {
            predicate: 'never scrolls here',
            why: `A flex item is at least as high as its content, so ${formatElement(item)} grows with all that is in ${formatElement(element)}.`,
            fix: `Add min-height: 0 to ${formatElement(item)}.`,
            addTo: { element: item, declarations: ['min-height: 0'] },
          }
        : undefined;
    },
  },
  {
    properties: /^(text-overflow|overflow(-x)?)$/,
    check: (page, element, value, property) => {
      const item = element.parent;
      const isCertain =
        (property === 'text-overflow' ? value === 'ellipsis' : /^(auto|scroll)$/.test(value)) &&
        !page.hasScript &&
        item !== undefined &&
        hasAutomaticMinimum(page, item, 'row') &&
        hasAlwaysValue(page, item, 'flex-shrink', '1', /^[1-9]/) &&
        isOneLine(page, element);
      return isCertain
        ? {
            predicate: property === 'text-overflow' ? 'never cuts the text here' : 'never scrolls here',
            why: `A flex item is at least as wide as its content, so ${formatElement(item)} grows with the whole line.`,
            fix: `Add min-width: 0 to ${formatElement(item)}.`,
            addTo: { element: item, declarations: ['min-width: 0'] },
          }
        : undefined;
    },
  },
];
