import type { PageElement } from '../parse/elements.ts';
import { listCascadedValues } from './cascade.ts';
import {
  canBeFlexContainer,
  canBeFlexItem,
  canBeGridContainer,
  canBeGridItem,
  canBeAbsolutelyPositioned,
  canBeMultiColumnContainer,
  canHaveDisplay,
  isBlockBox,
  isInNormalFlow,
} from './layout.ts';
import { listApplied, type Page } from './page.ts';
import { canHaveValue, hasAlwaysValue, isSetByAuthor } from './possible-values.ts';

/** Longhands that give a box a height, whatever is in it. */
export const heights = ['height', 'min-height', 'block-size', 'min-block-size', 'aspect-ratio'];
export const widths = ['width', 'min-width', 'inline-size', 'min-inline-size', 'aspect-ratio'];

const verticalPaddings = ['padding-top', 'padding-bottom', 'padding-block-start', 'padding-block-end'];
const horizontalPaddings = ['padding-left', 'padding-right', 'padding-inline-start', 'padding-inline-end'];

export function hasAppliedPseudoElement(page: Page, element: PageElement): boolean {
  return ['before', 'after'].some(
    (name) => listCascadedValues(listApplied(page, element, name), 'content').length > 0,
  );
}

export function canHavePadding(page: Page, element: PageElement, axis: 'vertical' | 'horizontal'): boolean {
  return isSetByAuthor(page, element, axis === 'vertical' ? verticalPaddings : horizontalPaddings, [
    '0',
    '0px',
  ]);
}

export function isAlwaysFloating(page: Page, element: PageElement): boolean {
  return (
    hasAlwaysValue(page, element, 'float', 'none', /^(left|right|inline-start|inline-end)$/) &&
    !canBeAbsolutelyPositioned(page, element) &&
    !canBeFlexItem(page, element) &&
    !canBeGridItem(page, element)
  );
}

export function isAlwaysAbsolute(page: Page, element: PageElement): boolean {
  return hasAlwaysValue(page, element, 'position', 'static', /^(absolute|fixed)$/);
}

/** Whether the element can hold its floats, which other block containers leave out of their height (CSS 2, 9.4.1). */
export function canHoldFloats(page: Page, element: PageElement): boolean {
  return (
    !isInNormalFlow(page, element) ||
    canBeFlexContainer(page, element) ||
    canBeGridContainer(page, element) ||
    canBeMultiColumnContainer(page, element) ||
    canHaveDisplay(page, element, /^(?!block$|inline$|list-item$|contents$)/) ||
    canHaveValue(page, element, 'overflow-y', 'visible', (value) => !/^(visible|clip)$/.test(value)) ||
    isSetByAuthor(page, element, ['contain', 'container-type'], ['none', 'normal'])
  );
}

/** Elements whose box is drawn or sized by other rules than those of a block. */
const separateElements = /^(html|body|fieldset|details|dialog|hr|legend|summary|li)$/;

/** What keeps everything inside a box out of its height; undefined where something may be in it. */
export type Emptiness = { reason: 'nothing' | 'floats' | 'absolute'; children: readonly PageElement[] };

/** Whether a block in normal flow gets no height from what is in it: there is nothing, or all of it is out of flow. */
export function findEmptiness(page: Page, element: PageElement): Emptiness | undefined {
  const { children } = element;
  if (
    !element.isHtml ||
    separateElements.test(element.name) ||
    element.ownText.trim() !== '' ||
    hasAppliedPseudoElement(page, element)
  )
    return undefined;
  if (children.length === 0) return { reason: 'nothing', children };
  if (children.every((child) => isAlwaysAbsolute(page, child))) return { reason: 'absolute', children };
  const isOut = children.every(
    (child) => isAlwaysFloating(page, child) || isAlwaysAbsolute(page, child) || child.name === 'script',
  );
  return isOut && !canHoldFloats(page, element)
    ? { reason: 'floats', children: children.filter((child) => isAlwaysFloating(page, child)) }
    : undefined;
}

/** Whether the height of the box comes from its content alone, in every state. */
export function hasAutoHeight(page: Page, element: PageElement): boolean {
  return (
    !isSetByAuthor(page, element, heights, ['auto', '0']) &&
    isBlockBox(page, element) &&
    !canBeFlexItem(page, element) &&
    !canBeGridItem(page, element) &&
    !canBeAbsolutelyPositioned(page, element)
  );
}
