import { may } from '../../match/box.ts';
import { listValues } from '../../match/cascade.ts';
import { appliedTo, type Page } from '../../match/page.ts';
import { listBelow, type PageElement } from '../../read/elements.ts';

const sides = ['top', 'right', 'bottom', 'left', 'block-start', 'block-end', 'inline-start', 'inline-end'];

/** Whether one of these sides may have a border that is drawn. */
export function hasBorderStyle(page: Page, element: PageElement, among: readonly string[] = sides): boolean {
  return among.some((side) =>
    may(page, element, `border-${side}-style`, 'none', (style) => !/^(none|hidden)$/.test(style)),
  );
}

/** A length that needs no calculation: `12px`. */
export function isPlainPixels(value: string): boolean {
  return /^[\d.]+px$/.test(value);
}

/** Whether the element, one around it or one in it may have a value of a property that is inherited. */
export function mayInherit(
  page: Page,
  element: PageElement,
  longhand: string,
  test: (value: string) => boolean,
): boolean {
  const near = [element, ...listBelow(element)];
  for (let outer = element.parent; outer; outer = outer.parent) near.push(outer);
  return near.some((one) => may(page, one, longhand, '', test));
}

/** Whether text is surely painted in a color that hides what is behind it. */
export function isOpaqueText(page: Page, element: PageElement): boolean {
  for (const longhand of ['-webkit-text-fill-color', 'text-fill-color', 'color']) {
    for (let one: PageElement | undefined = element; one; one = one.parent) {
      const values = listValues(appliedTo(page, one), longhand);
      if (
        values.some((value) => !/^(#[\da-f]{3}|#[\da-f]{6}|(?!transparent|currentcolor)[a-z]+)$/.test(value))
      )
        return false;
      if (values.some((value) => /^(inherit|initial|unset|revert|revert-layer)$/.test(value))) return false;
      if (values.length > 0) break;
    }
  }
  return true;
}
