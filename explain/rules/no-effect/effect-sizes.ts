import {
  hasHeight,
  layoutParent,
  may,
  mayBeFlexItem,
  mayBeGridItem,
  mayBeOutOfFlow,
  mayBeTable,
  valuesOf,
} from '../../match/box.ts';
import { nameOf } from '../../read/elements.ts';
import { isPlainPixels } from './companion-tests.ts';
import type { EffectRule } from './reason/effect-rule.ts';

function pixels(value: string): number | undefined {
  const number = /^([\d.]+)px$/.exec(value)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Rules on widths and heights that another size decides. */
export const sizeRules: readonly EffectRule[] = [
  {
    properties: /^(width|height)$/,
    check: (page, element, value, property) => {
      const own = pixels(value);
      const limits = valuesOf(page, element, `min-${property}`, '0').map(pixels);
      const least = Math.min(...limits.map((limit) => limit ?? 0));
      return own !== undefined && least > own
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
      const limits = valuesOf(page, element, `max-${property}`, 'none');
      return isPlainPixels(value) &&
        limits.every((limit) => isPlainPixels(limit) && Number.parseFloat(limit) < Number.parseFloat(value))
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
      const least = valuesOf(page, element, minimum, '0');
      return isPlainPixels(value) &&
        least.every((limit) => isPlainPixels(limit) && Number.parseFloat(limit) > Number.parseFloat(value))
        ? {
            why: `${minimum} is ${least[0] ?? ''}, and the minimum wins over the maximum.`,
            fix: `Remove ${minimum}, or make it smaller than ${property}.`,
            change: { element, longhand: minimum },
          }
        : undefined;
    },
  },
  {
    properties: /^(height|min-height|max-height)$/,
    check: (page, element, value, property) => {
      const parent = layoutParent(page, element);
      if (
        !/^[\d.]+%$/.test(value) ||
        !parent ||
        mayBeOutOfFlow(page, element) ||
        hasHeight(page, parent) ||
        mayBeFlexItem(page, element) ||
        mayBeGridItem(page, element)
      )
        return undefined;
      if (mayBeTable(page, element) || mayBeTable(page, parent)) return undefined;
      const why = `A height in percent is a share of the parent's height, and ${nameOf(parent)} has no height set.`;
      // The body is as high as its content, and what was meant is the window.
      return ['html', 'body'].includes(parent.name)
        ? {
            why,
            fix: `Write ${property}: ${value.replace('%', 'vh')}, which is a share of the window's height.`,
            value: value.replace('%', 'vh'),
          }
        : { why, fix: `Give ${nameOf(parent)} a height, or use a unit such as vh.` };
    },
  },
  {
    properties: /^aspect-ratio$/,
    check: (page, element, value) => {
      const fixed = (name: string): boolean =>
        !may(page, element, name, 'auto', (one) => /^(auto|(min|max|fit)-content|stretch)/.test(one));
      return value !== 'auto' && fixed('width') && fixed('height')
        ? {
            why: `${nameOf(element)} has both a width and a height, so the ratio has nothing left to decide.`,
            fix: 'Remove height: then it follows from the width and the ratio.',
            change: { element, longhand: 'height' },
          }
        : undefined;
    },
  },
];
