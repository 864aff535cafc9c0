import {
  canBeAbsolutelyPositioned,
  canBeFlexItem,
  canBeGridItem,
  canBeInFlow,
  canHaveDefiniteHeight,
  canHaveTableDisplay,
  findBoxParent,
  isFlexOrGridItem,
} from '../../../cascade/layout.ts';
import { canHaveValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import { findWinner } from '../../../cascade/cascade.ts';
import { canChangeWritingMode, listApplied, type Page } from '../../../cascade/page.ts';
import { formatElement, type PageElement } from '../../../parse/elements.ts';
import { isPixelLength } from './style-predicates.ts';
import { isFlexRowItem } from '../reason/alignment-fixes.ts';
import type { NoEffectReason, PropertyRule } from '../reason/property-rule.ts';

function parsePixels(value: string): number | undefined {
  const number = /^([\d.]+)px$/.exec(value)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The width of an item of a flex row that neither grows nor shrinks from another size. */
function explainWidthBesideBasis(
  page: Page,
  element: PageElement,
  value: string,
): NoEffectReason | undefined {
  const parent = findBoxParent(page, element);
  const hasOnly = (longhand: string, initial: string, pattern: RegExp): boolean =>
    listPossibleValues(page, element, longhand, initial).every((text) => pattern.test(text));
  if (
    !parent ||
    page.hasScript ||
    !isFlexRowItem(page, element) ||
    !canBeInFlow(page, element) ||
    canChangeWritingMode(page) ||
    !listPossibleValues(page, parent, 'display', 'inline').every((display) => display === 'flex') ||
    !hasOnly('flex-grow', '0', /^0$/) ||
    !hasOnly('flex-shrink', '1', /^0$/) ||
    !hasOnly('flex-basis', 'auto', /^[\d.]+px$/)
  )
    return undefined;
  const basis = findWinner(listApplied(page, element), 'flex-basis')?.declaration;
  const pixels = /[\d.]+px/.exec(basis?.value ?? '')?.[0];
  if (!basis || pixels === undefined || parsePixels(value) === undefined || value === pixels)
    return undefined;
  const fixed = basis.value.replace(pixels, value);
  return {
    why: `In a flex row the basis decides the width, and that of ${formatElement(element)} is ${pixels}.`,
    fix: `Write ${basis.property}: ${fixed};`,
    change: { element, longhand: 'flex-basis', value: fixed },
  };
}

/** Rules on widths and heights that another property decides. */
export const sizeRules: readonly PropertyRule[] = [
  {
    properties: /^(width|height)$/,
    check: (page, element, value, property) => {
      const pixels = parsePixels(value);
      const limits = listPossibleValues(page, element, `min-${property}`, '0').map(parsePixels);
      const least = Math.min(...limits.map((limit) => limit ?? 0));
      return pixels !== undefined && least > pixels
        ? {
            why: `min-${property} is ${least}px, and a ${property} can't be less than that.`,
            fix: `Remove min-${property}, or make it smaller.`,
            change: { element, longhand: `min-${property}` },
          }
        : undefined;
    },
  },
  {
    properties: /^(width|height)$/,
    check: (page, element, value, property) => {
      const limits = listPossibleValues(page, element, `max-${property}`, 'none');
      return isPixelLength(value) &&
        limits.every((limit) => isPixelLength(limit) && Number.parseFloat(limit) < Number.parseFloat(value))
        ? {
            why: `max-${property} is ${limits[0] ?? ''}, and a ${property} can't be more than that.`,
            fix: `Remove max-${property}, or make it larger.`,
            change: { element, longhand: `max-${property}` },
          }
        : undefined;
    },
  },
  {
    properties: /^max-(width|height)$/,
    check: (page, element, value, property) => {
      const minimum = property.replace('max', 'min');
      const least = listPossibleValues(page, element, minimum, '0');
      return isPixelLength(value) &&
        least.every((limit) => isPixelLength(limit) && Number.parseFloat(limit) > Number.parseFloat(value))
        ? {
            why: `${minimum} is ${least[0] ?? ''}, and the minimum wins over the maximum.`,
            fix: `Remove ${minimum}, or make it smaller than ${property}.`,
            change: { element, longhand: minimum },
          }
        : undefined;
    },
  },
  {
    properties: /^max-(width|height)$/,
    check: (page, element, value, property) => {
      const size = property.replace('max-', '');
      const ruleOf = (longhand: string) =>
        findWinner(listApplied(page, element), longhand)?.declaration.parent;
      const sizes = listPossibleValues(page, element, size, 'auto');
      return isPixelLength(value) &&
        ruleOf(size) !== undefined &&
        ruleOf(size) === ruleOf(property) &&
        sizes.every((text) => isPixelLength(text) && Number.parseFloat(text) < Number.parseFloat(value)) &&
        !isSetByAuthor(page, element, [`min-${size}`, 'resize'], ['0', 'auto', 'none']) &&
        // An item may grow or stretch to its maximum, and a cell is as large as its column.
        !canBeFlexItem(page, element) &&
        !canBeGridItem(page, element) &&
        !canHaveTableDisplay(page, element)
        ? {
            why: `${size} is ${sizes[0] ?? ''}, so the box never gets as large as ${value}.`,
            fix: `Write ${size}: 100%, and ${property} limits it.`,
            change: { element, longhand: size, value: '100%' },
          }
        : undefined;
    },
  },
  {
    properties: /^width$/,
    check: (page, element, value) => {
      const parent = findBoxParent(page, element);
      const bases = listPossibleValues(page, element, 'flex-basis', 'auto');
      const basis = findWinner(listApplied(page, element), 'flex-basis')?.declaration;
      return isPixelLength(value) &&
        parent &&
        isFlexOrGridItem(page, element) &&
        !canBeGridItem(page, element) &&
        listPossibleValues(page, parent, 'flex-direction', 'row').every((direction) =>
          direction.startsWith('row'),
        ) &&
        bases.every((text) => isPixelLength(text) && text !== value && Number.parseFloat(text) > 0) &&
        basis?.property === 'flex-basis' &&
        basis.parent === findWinner(listApplied(page, element), 'width')?.declaration.parent
        ? {
            why: `flex-basis is ${bases[0] ?? ''}, and in a row of flex items that decides the width.`,
            fix: 'Remove flex-basis.',
            change: { element, longhand: 'flex-basis' },
          }
        : undefined;
    },
  },
  {
    properties: /^(height|min-height|max-height)$/,
    check: (page, element, value, property) => {
      const parent = findBoxParent(page, element);
      if (
        !/^[\d.]+%$/.test(value) ||
        !parent ||
        canBeAbsolutelyPositioned(page, element) ||
        canHaveDefiniteHeight(page, parent) ||
        canBeFlexItem(page, element) ||
        canBeGridItem(page, element)
      )
        return undefined;
      if (canHaveTableDisplay(page, element) || canHaveTableDisplay(page, parent)) return undefined;
      const why = `A height in percent is a share of the parent's height, and ${formatElement(parent)} has no height set.`;
      // The body is as high as its content, and the author meant the height of the viewport.
      // So did the author of a box that is as high as possible.
      return ['html', 'body'].includes(parent.name) || value === '100%'
        ? {
            why,
            fix: `Write ${property}: ${value.replace('%', 'vh')}, which is a share of the window's height.`,
            value: value.replace('%', 'vh'),
          }
        : { why, fix: `Give ${formatElement(parent)} a height, or use a unit such as vh.` };
    },
  },
  {
    properties: /^width$/,
    check: explainWidthBesideBasis,
  },
  {
    properties: /^aspect-ratio$/,
    check: (page, element, value) => {
      const fixed = (name: string): boolean =>
        !canHaveValue(page, element, name, 'auto', (text) =>
          /^(auto|(min|max|fit)-content|stretch)/.test(text),
        );
      return value !== 'auto' && fixed('width') && fixed('height')
        ? {
            why: `${formatElement(element)} has both a width and a height, so the ratio has nothing left to decide.`,
            fix: 'Remove height: then it follows from the width and the ratio.',
            change: { element, longhand: 'height' },
          }
        : undefined;
    },
  },
];
