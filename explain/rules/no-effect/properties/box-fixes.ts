import { canHaveDefiniteHeight, findBoxParent, isFlexOrGridItem } from '../../../cascade/layout.ts';
import type { Page } from '../../../cascade/page.ts';
import { hasAlwaysValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import { formatElement, type PageElement } from '../../../parse/elements.ts';
import { createReplacement, getAlignment } from '../reason/alignment-fixes.ts';
import type { NoEffectReason } from '../reason/property-rule.ts';
import { canHaveBorder } from './style-predicates.ts';

/**
 * Whether a box is a scroll container that can't be scrolled: it hides its overflow, or grows with its
 * content.
 */
export function isUnscrollable(page: Page, element: PageElement): boolean {
  const values = listPossibleValues(page, element, 'overflow-y', 'visible');
  const hides = values.every((value) => value === 'hidden');
  const grows =
    !canHaveDefiniteHeight(page, element) &&
    !isSetByAuthor(page, element, ['max-height', 'max-block-size'], ['none']);
  return (
    !page.hasScript && (hides || (grows && values.every((value) => /^(hidden|auto|scroll)$/.test(value))))
  );
}

/** Whether a rule or a style attribute says where a positioned element is. */
export function hasInset(page: Page, element: PageElement): boolean {
  const sides = ['top', 'right', 'bottom', 'left'];
  const flowRelative = ['block-start', 'block-end', 'inline-start', 'inline-end'].map(
    (side) => `inset-${side}`,
  );
  return isSetByAuthor(page, element, [...sides, ...flowRelative], ['auto']);
}

/** Whether the text of a block is in the middle, and no background or border shows how wide the block is. */
export function isCenteredText(page: Page, element: PageElement): boolean {
  return (
    hasAlwaysValue(page, element, 'text-align', 'start', /^center$/) &&
    !isSetByAuthor(page, element, ['background-color', 'background-image'], ['transparent', 'none']) &&
    !canHaveBorder(page, element)
  );
}

/** A fix for flex on an item of a grid that has no columns or rows: a flex container around it. */
export function suggestFlexParent(page: Page, element: PageElement): Pick<NoEffectReason, 'fix' | 'change'> {
  const parent = findBoxParent(page, element);
  const tracks = ['grid-template-columns', 'grid-template-rows', 'grid-template-areas', 'grid-auto-flow'];
  return parent && !isSetByAuthor(page, parent, tracks, ['none'])
    ? {
        fix: `Write display: flex on ${formatElement(parent)}.`,
        change: { element: parent, longhand: 'display', value: 'flex' },
      }
    : { fix: 'Set the size in grid-template-columns of the parent.' };
}

/**
 * A fix that gives vertical auto margins free space to distribute: a grid container with a height around
 * the element.
 */
export function suggestGridParent(page: Page, element: PageElement): Pick<NoEffectReason, 'fix' | 'addTo'> {
  const parent = findBoxParent(page, element);
  const fix = 'Make the parent a flex or grid container with a height.';
  if (!parent?.parent) return { fix };
  const isHigh =
    canHaveDefiniteHeight(page, parent) ||
    isSetByAuthor(page, parent, ['min-height', 'min-block-size'], ['0', 'auto']);
  const declarations = ['display: grid', ...(isHigh ? [] : ['min-height: 100vh'])];
  return isHigh || parent.name === 'body'
    ? {
        fix: `Add ${declarations.join(' and ')} to ${formatElement(parent)}.`,
        addTo: { element: parent, declarations },
      }
    : { fix };
}

/** A replacement for `vertical-align` on an element that is not inline-level. */
export function suggestVerticalAlignment(
  page: Page,
  element: PageElement,
  value: string,
): Partial<NoEffectReason> & { fix: string } {
  const alignment = getAlignment(value);
  if (isFlexOrGridItem(page, element))
    return { fix: 'Use align-self.', ...createReplacement(alignment && `align-self: ${alignment}`) };
  if (/^t[dh]$/.test(element.name))
    return {
      fix: `Remove display from the ${element.name}: then it is a cell again.`,
      change: { element, longhand: 'display' },
    };
  return alignment !== undefined && canHaveDefiniteHeight(page, element)
    ? {
        fix: `Write display: grid and align-content: ${alignment}.`,
        add: ['display: grid'],
        replacement: `align-content: ${alignment}`,
      }
    : { fix: 'Make the parent a flex container with align-items.' };
}

/** A fix that adds declarations to the element whose box contains this one. */
export function addToParent(
  page: Page,
  element: PageElement,
  declarations: readonly string[],
): Pick<NoEffectReason, 'fix' | 'addTo'> {
  const parent = findBoxParent(page, element);
  const added = declarations.join(' and ');
  return parent
    ? { fix: `Add ${added} to ${formatElement(parent)}.`, addTo: { element: parent, declarations } }
    : { fix: `Add ${added} to the parent.` };
}
