import { canBeFlexItem, findBoxParent } from '../../../cascade/layout.ts';
import { listPossibleValues } from '../../../cascade/possible-values.ts';
import type { Page } from '../../../cascade/page.ts';
import type { PageElement } from '../../../parse/elements.ts';

/** Whether the element is an item of a flex row in every state. */
export function isFlexRowItem(page: Page, element: PageElement): boolean {
  const parent = findBoxParent(page, element);
  return (
    parent !== undefined &&
    canBeFlexItem(page, element) &&
    listPossibleValues(page, parent, 'flex-direction', 'row').every((direction) =>
      direction.startsWith('row'),
    )
  );
}

/** The auto margin that aligns an item of a flex row as `justify-self` or `float` would. */
export function getAutoMargin(place: string): string | undefined {
  return {
    right: 'margin-inline-start: auto',
    end: 'margin-inline-start: auto',
    'flex-end': 'margin-inline-start: auto',
    'inline-end': 'margin-inline-start: auto',
    left: 'margin-inline-end: auto',
    start: 'margin-inline-end: auto',
    'flex-start': 'margin-inline-end: auto',
    center: 'margin-inline: auto',
  }[place];
}

/** The value of `align-self` and `align-content` for a value of `vertical-align`. */
export function getAlignment(vertical: string): string | undefined {
  return { top: 'start', 'text-top': 'start', middle: 'center', bottom: 'end', 'text-bottom': 'end' }[
    vertical
  ];
}

/** The fields of a reason for a replacement; empty without one. */
export function createReplacement(replacement: string | undefined): { replacement?: string; fix?: string } {
  return replacement === undefined ? {} : { replacement, fix: `Write ${replacement};` };
}
