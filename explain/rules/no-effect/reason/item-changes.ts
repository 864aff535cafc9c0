import { layoutParent, mayBeFlexItem, valuesOf } from '../../../match/box.ts';
import type { Page } from '../../../match/page.ts';
import type { PageElement } from '../../../read/elements.ts';

/** Whether the element is surely an item of a flex row. */
export function isInRow(page: Page, element: PageElement): boolean {
  const parent = layoutParent(page, element);
  return (
    parent !== undefined &&
    mayBeFlexItem(page, element) &&
    valuesOf(page, parent, 'flex-direction', 'row').every((direction) => direction.startsWith('row'))
  );
}

/** Auto margins that put one item of a flex row where `justify-self` or `float` asks for. */
export function marginFor(place: string): string | undefined {
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

/** What the words of `vertical-align` are for `align-self` and `align-content`. */
export function alignmentFor(vertical: string): string | undefined {
  return { top: 'start', 'text-top': 'start', middle: 'center', bottom: 'end', 'text-bottom': 'end' }[
    vertical
  ];
}

/** The declaration as `Reason` takes it: nothing for no declaration. */
export function insteadOf(instead: string | undefined): { instead?: string; fix?: string } {
  return instead === undefined ? {} : { instead, fix: `Write ${instead};` };
}
