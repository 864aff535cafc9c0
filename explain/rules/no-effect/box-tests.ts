import {
  layoutParent,
  may,
  mayBeFlexItem,
  mayBeGridItem,
  mayBeOutOfFlow,
  valuesOf,
} from '../../match/box.ts';
import type { Page } from '../../match/page.ts';
import type { PageElement } from '../../read/elements.ts';

/** Whether the element is a piece of a line in every state: an image or a button as well. */
export function standsInLine(page: Page, element: PageElement): boolean {
  return (
    element.html &&
    valuesOf(page, element, 'display', 'inline').every((display) => display.startsWith('inline')) &&
    valuesOf(page, element, 'float', 'none').every((side) => side === 'none') &&
    !mayBeOutOfFlow(page, element) &&
    !mayBeFlexItem(page, element) &&
    !mayBeGridItem(page, element)
  );
}

/** Whether the element can only be an item of a flex or grid container, in every state of the page. */
export function mayOnlyBeItem(page: Page, element: PageElement): boolean {
  const parent = layoutParent(page, element);
  return (
    parent !== undefined &&
    valuesOf(page, parent, 'display', 'inline').every((value) => /flex|grid/.test(value)) &&
    !mayBeOutOfFlow(page, element)
  );
}

/** Whether the element may be in the normal flow in some state. */
export function mayNotBeOutOfFlow(page: Page, element: PageElement): boolean {
  return may(page, element, 'position', 'static', (value) => !/absolute|fixed/.test(value));
}
