import { isAlwaysFloating } from '../../../../cascade/flow.ts';
import { isBlockBox } from '../../../../cascade/layout.ts';
import type { Page } from '../../../../cascade/page.ts';
import { findOnlyValue, hasAlwaysValue } from '../../../../cascade/possible-values.ts';
import { formatElement, getTextContent, type PageElement } from '../../../../parse/elements.ts';
import { splitTopLevel } from '../../../../parse/split-top-level.ts';
import type { PropertyRule } from '../../reason/property-rule.ts';

/** A line of text is at least this high, in every usual font. */
const lineHeight = 12;

function findPixels(page: Page, element: PageElement, longhand: string): number | undefined {
  const number = /^([\d.]+)(px)?$/.exec(findOnlyValue(page, element, longhand, '0') ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The height that a float has at least. */
function getLeastHeight(page: Page, element: PageElement): number {
  const height = findPixels(page, element, 'height') ?? 0;
  const paddings = ['padding-top', 'padding-bottom'].map(
    (longhand) => findPixels(page, element, longhand) ?? 0,
  );
  const text = getTextContent(element).trim() === '' ? 0 : lineHeight;
  return Math.max(height, text) + paddings.reduce((sum, padding) => sum + padding, 0);
}

/** The floats directly before an element, which it clears. */
function listClearedFloats(page: Page, { parent, index }: PageElement): PageElement[] {
  const before = parent?.children.slice(0, index).toReversed() ?? [];
  const end = before.findIndex((sibling) => !isAlwaysFloating(page, sibling));
  return end < 0 ? before : before.slice(0, end);
}

/** The value of a shorthand with nothing on its first side. */
function withoutFirstSide(value: string): string {
  const [first = '', ...others] = splitTopLevel(value, ' ');
  const [right = first, bottom = first, ...left] = others;
  return ['0', right, bottom, ...left].join(' ');
}

/** Rules on margins of elements that clear floats (CSS 2, 9.5.2): the space above them contains the margin. */
export const clearanceRules: readonly PropertyRule[] = [
  {
    properties: /^margin(-top|-block-start)?$/,
    check: (page, element, value, property) => {
      const pixels = Number(/^([\d.]+)px$/.exec(splitTopLevel(value, ' ')[0] ?? '')?.[1] ?? 0);
      if (pixels <= 0 || page.hasScript || !isBlockBox(page, element)) return undefined;
      if (!hasAlwaysValue(page, element, 'clear', 'none', /^both$/)) return undefined;
      const floats = listClearedFloats(page, element);
      const [last] = floats;
      const least = Math.max(0, ...floats.map((float) => getLeastHeight(page, float)));
      return last && least >= pixels
        ? {
            subject: property === 'margin-top' ? 'margin-top' : `${property} at the top`,
            predicate: 'makes no space below the floats',
            why: `${formatElement(element)} clears ${formatElement(last)}: it begins at the end of the float, and its margin counts from where it would be without the float.`,
            fix: `Set margin-bottom: ${pixels}px on ${formatElement(last)} instead.`,
            addTo: { element: last, otherElements: floats, declarations: [`margin-bottom: ${pixels}px`] },
            ...(/-(top|start)$/.test(property) ? { isRemoved: true } : { value: withoutFirstSide(value) }),
          }
        : undefined;
    },
  },
];
