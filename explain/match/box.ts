import { findWinner, listValues } from './cascade.ts';
import type { PageElement } from '../read/elements.ts';
import { appliedTo, type Page } from './page.ts';
import { findDefault, replaced } from './user-agent.ts';

/**
 * Every value a longhand may have on the element, the browser's own style sheet included; `initial` where
 * nothing sets it.
 */
export function valuesOf(page: Page, element: PageElement, longhand: string, initial: string): string[] {
  const applied = appliedTo(page, element);
  const values = listValues(applied, longhand);
  const fallback = findDefault(element, longhand) ?? initial;
  return (findWinner(applied, longhand) ? values : [...values, fallback]).map((value) => {
    if (value === 'initial' || value === 'unset') return initial;
    return value === 'revert' || value === 'revert-layer' ? fallback : value;
  });
}

/** Whether the longhand may come to have a value of which the test holds; what can't be told may. */
export function may(
  page: Page,
  element: PageElement,
  longhand: string,
  initial: string,
  test: (value: string) => boolean,
): boolean {
  return valuesOf(page, element, longhand, initial).some(
    (value) => value === '?' || value === 'inherit' || value.includes('var(') || test(value),
  );
}

/** Whether any author declaration sets one of the longhands on the element to something else than its initial value. */
export function isSet(
  page: Page,
  element: PageElement,
  longhands: readonly string[],
  initials: readonly string[],
): boolean {
  return longhands.some((longhand) =>
    listValues(appliedTo(page, element), longhand).some(
      (value) => !initials.includes(value) && value !== 'initial' && value !== 'unset',
    ),
  );
}

function mayDisplay(page: Page, element: PageElement, test: RegExp): boolean {
  // What is hidden in every state is shown by something that is not in the page: then it may be any box.
  const isHidden = (): boolean =>
    element.html &&
    findDefault(element, 'display') !== 'none' &&
    valuesOf(page, element, 'display', 'inline').every((value) => value === 'none');
  return may(page, element, 'display', 'inline', (value) => test.test(value)) || isHidden();
}

/**
 * Whether the element may be a flex container in some state or at some width. So with the other questions that begin
 * with `may`.
 */
export function mayBeFlex(page: Page, element: PageElement): boolean {
  return mayDisplay(page, element, /flex|-box$/);
}

export function mayBeGrid(page: Page, element: PageElement): boolean {
  return mayDisplay(page, element, /grid/);
}

/** Whether the element may be a multi-column container. */
export function mayBeColumns(page: Page, element: PageElement): boolean {
  return isSet(page, element, ['column-count', 'column-width'], ['auto']);
}

/** The box an element's box is laid out in: elements without their own box are passed over. */
export function layoutParent(page: Page, element: PageElement): PageElement | undefined {
  let parent = element.parent;
  while (parent && mayDisplay(page, parent, /contents/)) parent = parent.parent;
  return parent;
}

export function mayBeFlexItem(page: Page, element: PageElement): boolean {
  const parent = layoutParent(page, element);
  return parent !== undefined && mayBeFlex(page, parent);
}

export function mayBeGridItem(page: Page, element: PageElement): boolean {
  const parent = layoutParent(page, element);
  return parent !== undefined && mayBeGrid(page, parent);
}

export function mayBePositioned(page: Page, element: PageElement): boolean {
  return may(page, element, 'position', 'static', (value) => value !== 'static');
}

/** Whether the element may be absolute or fixed: then its parent does not lay it out. */
export function mayBeOutOfFlow(page: Page, element: PageElement): boolean {
  return may(page, element, 'position', 'static', (value) => /absolute|fixed/.test(value));
}

export function mayFloat(page: Page, element: PageElement): boolean {
  return may(page, element, 'float', 'none', (value) => value !== 'none');
}

/**
 * Whether the element is laid out as a piece of a line whatever happens: no width, height or vertical margin counts.
 */
export function isInline(page: Page, element: PageElement): boolean {
  if (replaced.has(element.name) || !element.html) return false;
  if (mayDisplay(page, element, /^(?!inline$)/)) return false;
  return (
    !mayFloat(page, element) &&
    !mayBeOutOfFlow(page, element) &&
    !mayBeFlexItem(page, element) &&
    !mayBeGridItem(page, element)
  );
}

/** Whether the element makes a block box and can't be a piece of a line or a table cell. */
export function isBlock(page: Page, element: PageElement): boolean {
  return !replaced.has(element.name) && !mayDisplay(page, element, /inline|table|ruby|\?/);
}

/** Whether the element's `display` may be one that `test` accepts; those of tables, unless told otherwise. */
export function mayBeTable(page: Page, element: PageElement, test = /table/): boolean {
  return mayDisplay(page, element, test);
}

/** Whether the height of an element is known before its content is. */
export function hasHeight(page: Page, element: PageElement | undefined): boolean {
  if (!element || !element.parent)
    return element !== undefined && may(page, element, 'height', 'auto', (value) => value !== 'auto');
  return (
    may(page, element, 'height', 'auto', (value) => !/^(auto|(min|max|fit)-content)/.test(value)) ||
    isSet(page, element, ['aspect-ratio', 'block-size'], ['auto']) ||
    mayBeOutOfFlow(page, element) ||
    mayBeFlexItem(page, element) ||
    mayBeGridItem(page, element)
  );
}
