import { findWinner } from '../../cascade/cascade.ts';
import { listApplied, type Page } from '../../cascade/page.ts';
import { findOnlyValue, hasAlwaysValue, isSetByAuthor } from '../../cascade/possible-values.ts';
import { listInclusiveAncestors, type PageElement } from '../../parse/elements.ts';
import type { Declaration } from '../../parse/style-sheet.ts';

/** A width as a share of the containing block and pixels beside it, which may be only the least that it can be. */
export type Width = { share: number; pixels: number; isLeast?: boolean };

export const noWidth: Width = { share: 0, pixels: 0 };

export function addWidths(...widths: readonly Width[]): Width {
  return {
    share: widths.reduce((sum, { share }) => sum + share, 0),
    pixels: widths.reduce((sum, { pixels }) => sum + pixels, 0),
    isLeast: widths.some(({ isLeast }) => isLeast),
  };
}

const borderWidths: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 };
/** A font is not smaller than this, and `em` counts from it. */
const minFontSize = 10;

/** A width of pixels, percent, em, or percent less or more pixels; undefined where it is not known from the text. */
export function parseWidth(value: string | undefined): Width | undefined {
  if (value === undefined) return undefined;
  if (/^0(px|%)?$/.test(value)) return noWidth;
  const [, number, unit] = /^(-?\d*\.?\d+)(px|%|r?em)$/.exec(value) ?? [];
  if (number !== undefined && unit !== undefined) {
    if (unit === '%') return { share: Number(number) / 100, pixels: 0 };
    return unit === 'px'
      ? { share: 0, pixels: Number(number) }
      : { share: 0, pixels: Number(number) * minFontSize, isLeast: true };
  }
  const [, percent, sign, pixels] = /^calc\(\s*([\d.]+)%\s+([-+])\s+([\d.]+)px\s*\)$/.exec(value) ?? [];
  return percent === undefined || pixels === undefined
    ? undefined
    : { share: Number(percent) / 100, pixels: Number(`${sign}${pixels}`) };
}

type Side = 'left' | 'right';

/** The sum of the margins or paddings of the sides; undefined where one is not known or negative. */
export function findSides(
  page: Page,
  element: PageElement,
  property: 'margin' | 'padding',
  sides: readonly Side[] = ['left', 'right'],
): Width | undefined {
  const initial = property === 'margin' && element.name === 'body' ? '8px' : '0';
  const widths = sides.map((side) => {
    const value = findOnlyValue(page, element, `${property}-${side}`, initial);
    // Where a box is wider than there is, nothing is left for automatic margins.
    return value === 'auto' ? noWidth : parseWidth(value);
  });
  const known = widths.filter(
    (width): width is Width => width !== undefined && width.share >= 0 && width.pixels >= 0,
  );
  return known.length === sides.length ? addWidths(...known) : undefined;
}

function sumBorders(page: Page, element: PageElement): Width {
  const pixels = ['left', 'right'].map((side) => {
    const isDrawn = hasAlwaysValue(
      page,
      element,
      `border-${side}-style`,
      'none',
      /^(solid|dashed|dotted|double|groove|ridge|inset|outset)$/,
    );
    const width = findOnlyValue(page, element, `border-${side}-width`, 'medium') ?? '';
    return isDrawn ? (borderWidths[width] ?? parseWidth(width)?.pixels ?? 0) : 0;
  });
  return { share: 0, pixels: pixels.reduce((sum, one) => sum + one, 0) };
}

/** The width of an element and what comes on top of it. */
export type BoxWidth = {
  element: PageElement;
  declaration: Declaration;
  declared: Width;
  /** Padding and border, where the width does not contain them. */
  inside: Width;
  margins: Width;
};

const borderBoxControls = /^(button|select|meter|progress)$/;

function isContentBox(page: Page, element: PageElement): boolean {
  const isBorderBoxInput =
    element.name === 'input' &&
    /^(submit|button|reset|search|checkbox|radio|color)$/i.test(element.attributes.get('type') ?? '');
  return (
    !borderBoxControls.test(element.name) &&
    !isBorderBoxInput &&
    hasAlwaysValue(page, element, 'box-sizing', 'content-box', /^content-box$/)
  );
}

/** The padding and border that a declared width does not contain; undefined where they are not known from the text. */
export function findInside(page: Page, element: PageElement): Width | undefined {
  const paddings = findSides(page, element, 'padding');
  if (!paddings) return undefined;
  return isContentBox(page, element) ? addWidths(paddings, sumBorders(page, element)) : noWidth;
}

/** The width of a box with padding, border and margins; undefined where one of them is not known from the text. */
export function findBoxWidth(page: Page, element: PageElement, longhand = 'width'): BoxWidth | undefined {
  const declaration = findWinner(listApplied(page, element), longhand)?.declaration;
  const declared = parseWidth(findOnlyValue(page, element, longhand, 'auto'));
  if (!declaration || !declared || isSetByAuthor(page, element, ['max-width', 'max-inline-size'], ['none']))
    return undefined;
  const inside = findInside(page, element);
  const margins = findSides(page, element, 'margin');
  return inside && margins ? { element, declaration, declared, inside, margins } : undefined;
}

/** The whole width that a box takes in its row. */
export function getOuterWidth({ declared, inside, margins }: BoxWidth): Width {
  return addWidths(declared, inside, margins);
}

/** No window that the page is for is wider. */
const widestWindow = 1920;

/** The most pixels that a box can offer to what is in it. */
export function findLargestWidth(page: Page, element: PageElement): number {
  const limits = listInclusiveAncestors(element).flatMap((ancestor) =>
    ['width', 'max-width'].map((longhand) => {
      const value = findOnlyValue(page, ancestor, longhand, 'auto');
      return value?.endsWith('px') ? (parseWidth(value)?.pixels ?? Infinity) : Infinity;
    }),
  );
  return Math.min(widestWindow, ...limits);
}

/** Whether a width is more than there is, at every width that the container can have. */
export function isTooWide({ share, pixels }: Width, available: number): boolean {
  return share > 1.0001 || share * available + pixels > available + 0.5;
}

/** A width in words, such as `100% and 60px`. */
export function formatWidth({ share, pixels, isLeast }: Width): string {
  const percent = `${Number((share * 100).toFixed(2))}%`;
  const rest = `${isLeast ? 'at least ' : ''}${Math.round(pixels)}px`;
  return share === 0 ? rest : pixels === 0 ? percent : `${percent} and ${rest}`;
}

/** Whether what sticks out of the container is scrolled to or cut off, as in a gallery that slides. */
export function isCutOff(page: Page, container: PageElement): boolean {
  return listInclusiveAncestors(container).some(
    (ancestor) => !hasAlwaysValue(page, ancestor, 'overflow-x', 'visible', /^visible$/),
  );
}
