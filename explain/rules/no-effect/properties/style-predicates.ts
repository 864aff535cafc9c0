import { isCssWideKeyword } from '../../../values/css-wide-keywords.ts';
import { canHaveValue } from '../../../cascade/possible-values.ts';
import { listCascadedValues } from '../../../cascade/cascade.ts';
import { listApplied, type Page } from '../../../cascade/page.ts';
import { listAncestors, listInclusiveDescendants, type PageElement } from '../../../parse/elements.ts';

const sides = ['top', 'right', 'bottom', 'left', 'block-start', 'block-end', 'inline-start', 'inline-end'];

/** Whether one of these sides can have a visible border. */
export function canHaveBorder(
  page: Page,
  element: PageElement,
  borderSides: readonly string[] = sides,
): boolean {
  return borderSides.some((side) =>
    canHaveValue(page, element, `border-${side}-style`, 'none', (style) => !/^(none|hidden)$/.test(style)),
  );
}

/** Whether a value is a length in pixels. */
export function isPixelLength(value: string): boolean {
  return /^[\d.]+px$/.test(value);
}

/**
 * Whether the element, an ancestor or a descendant can have a value of an inherited property that passes
 * the test.
 */
export function canHaveInheritedValue(
  page: Page,
  element: PageElement,
  longhand: string,
  test: (value: string) => boolean,
): boolean {
  const relatives = [...listInclusiveDescendants(element), ...listAncestors(element)];
  return relatives.some((candidate) => canHaveValue(page, candidate, longhand, '', test));
}

/** Whether the text of the element is opaque in every state. */
export function hasOpaqueText(page: Page, element: PageElement): boolean {
  for (const longhand of ['-webkit-text-fill-color', 'text-fill-color', 'color']) {
    for (let ancestor: PageElement | undefined = element; ancestor; ancestor = ancestor.parent) {
      const values = listCascadedValues(listApplied(page, ancestor), longhand);
      if (
        values.some((value) => !/^(#[\da-f]{3}|#[\da-f]{6}|(?!transparent|currentcolor)[a-z]+)$/.test(value))
      )
        return false;
      if (values.some(isCssWideKeyword)) return false;
      if (values.length > 0) break;
    }
  }
  return true;
}
