import type { PageElement } from '../parse/elements.ts';
import type { Page } from './page.ts';
import { canHaveValue, isSetByAuthor, listPossibleValues } from './possible-values.ts';
import { findUserAgentValue, replacedElements } from './user-agent.ts';

/** Whether the element can have a `display` that passes the test. */
export function canHaveDisplay(page: Page, element: PageElement, test: RegExp): boolean {
  // An element that is hidden in every state is shown by something outside of the page, with any display.
  const isHidden = (): boolean =>
    element.isHtml &&
    findUserAgentValue(element, 'display') !== 'none' &&
    listPossibleValues(page, element, 'display', 'inline').every((value) => value === 'none');
  return canHaveValue(page, element, 'display', 'inline', (value) => test.test(value)) || isHidden();
}

/**
 * Whether the element can be a flex container in some state or at some width. The other functions whose
 * names begin with `can` are about some state too.
 */
export function canBeFlexContainer(page: Page, element: PageElement): boolean {
  return canHaveDisplay(page, element, /flex|-box$/);
}

export function canBeGridContainer(page: Page, element: PageElement): boolean {
  return canHaveDisplay(page, element, /grid/);
}

export function canBeMultiColumnContainer(page: Page, element: PageElement): boolean {
  return isSetByAuthor(page, element, ['column-count', 'column-width'], ['auto']);
}

/** The parent of an element in the box tree: ancestors with `display: contents` have no box. */
export function findBoxParent(page: Page, element: PageElement): PageElement | undefined {
  let parent = element.parent;
  while (parent && canHaveDisplay(page, parent, /contents/)) parent = parent.parent;
  return parent;
}

export function canBeFlexItem(page: Page, element: PageElement): boolean {
  const parent = findBoxParent(page, element);
  return parent !== undefined && canBeFlexContainer(page, parent);
}

export function canBeGridItem(page: Page, element: PageElement): boolean {
  const parent = findBoxParent(page, element);
  return parent !== undefined && canBeGridContainer(page, parent);
}

export function canBePositioned(page: Page, element: PageElement): boolean {
  return canHaveValue(page, element, 'position', 'static', (value) => value !== 'static');
}

/** Whether the element can be absolutely positioned, which includes `fixed` (CSS Position 3). */
export function canBeAbsolutelyPositioned(page: Page, element: PageElement): boolean {
  return canHaveValue(page, element, 'position', 'static', (value) => /absolute|fixed/.test(value));
}

export function canFloat(page: Page, element: PageElement): boolean {
  return canHaveValue(page, element, 'float', 'none', (value) => value !== 'none');
}

/**
 * Whether the element is in the normal flow of a block container in every state: neither a float nor positioned, nor an
 * item of a flex or grid container.
 */
export function isInNormalFlow(page: Page, element: PageElement): boolean {
  return (
    !canFloat(page, element) &&
    !canBeAbsolutelyPositioned(page, element) &&
    !canBeFlexItem(page, element) &&
    !canBeGridItem(page, element)
  );
}

/**
 * Whether the element is a non-replaced inline box in every state: width, height and vertical margins don't
 * apply.
 */
export function isInlineBox(page: Page, element: PageElement): boolean {
  if (replacedElements.has(element.name) || !element.isHtml) return false;
  if (canHaveDisplay(page, element, /^(?!inline$)/)) return false;
  return isInNormalFlow(page, element);
}

/** Whether the element is a block box in every state, and not inline-level or a part of a table. */
export function isBlockBox(page: Page, element: PageElement): boolean {
  return !replacedElements.has(element.name) && !canHaveDisplay(page, element, /inline|table|ruby|\?/);
}

/** Whether the element can be a table or a part of one. */
export function canHaveTableDisplay(page: Page, element: PageElement): boolean {
  return canHaveDisplay(page, element, /table/);
}

/** Whether the height of an element can be definite (CSS Sizing 3), so that percentages of it resolve. */
export function canHaveDefiniteHeight(page: Page, element: PageElement | undefined): boolean {
  if (!element || !element.parent)
    return (
      element !== undefined && canHaveValue(page, element, 'height', 'auto', (value) => value !== 'auto')
    );
  return (
    canHaveValue(page, element, 'height', 'auto', (value) => !/^(auto|(min|max|fit)-content)/.test(value)) ||
    isSetByAuthor(page, element, ['aspect-ratio', 'block-size'], ['auto']) ||
    canBeAbsolutelyPositioned(page, element) ||
    canBeFlexItem(page, element) ||
    canBeGridItem(page, element)
  );
}

/** Whether the element is inline-level in every state, such as text, an image or a button. */
export function isInlineLevel(page: Page, element: PageElement): boolean {
  return (
    element.isHtml &&
    listPossibleValues(page, element, 'display', 'inline').every((display) => display.startsWith('inline')) &&
    listPossibleValues(page, element, 'float', 'none').every((side) => side === 'none') &&
    !canBeAbsolutelyPositioned(page, element) &&
    !canBeFlexItem(page, element) &&
    !canBeGridItem(page, element)
  );
}

/** Whether the element is a flex or grid item in every state. */
export function isFlexOrGridItem(page: Page, element: PageElement): boolean {
  const parent = findBoxParent(page, element);
  return (
    parent !== undefined &&
    listPossibleValues(page, parent, 'display', 'inline').every((value) => /flex|grid/.test(value)) &&
    !canBeAbsolutelyPositioned(page, element)
  );
}

/** Whether the element can be in the flow, and not absolutely positioned, in some state. */
export function canBeInFlow(page: Page, element: PageElement): boolean {
  return canHaveValue(page, element, 'position', 'static', (value) => !/absolute|fixed/.test(value));
}

/** Whether a flex item grows into all of the free space in every state, without a maximum. */
function isGrowing(page: Page, item: PageElement): boolean {
  const isAtLeastOne = (longhand: string, initial: string): boolean =>
    listPossibleValues(page, item, longhand, initial).every((value) => Number(value) >= 1);
  return (
    isAtLeastOne('flex-grow', '0') &&
    // An item that doesn't shrink can be wider than the container, and then it is aligned in it.
    isAtLeastOne('flex-shrink', '1') &&
    !canBeAbsolutelyPositioned(page, item) &&
    !canHaveDisplay(page, item, /^(none|contents)$/) &&
    !isSetByAuthor(page, item, ['max-width', 'max-height', 'max-inline-size', 'max-block-size'], ['none'])
  );
}

/** The item that takes all the free space of a flex container with one line. */
export function findGrowingItem(page: Page, container: PageElement): PageElement | undefined {
  const isAlways = (longhand: string, initial: string, test: RegExp): boolean =>
    listPossibleValues(page, container, longhand, initial).every((value) => test.test(value));
  return isAlways('display', 'inline', /^(inline-)?flex$/) && isAlways('flex-wrap', 'nowrap', /^nowrap$/)
    ? container.children.find((child) => isGrowing(page, child))
    : undefined;
}
