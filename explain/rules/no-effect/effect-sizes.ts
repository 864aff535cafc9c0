import {
  hasHeight,
  isSet,
  layoutParent,
  may,
  mayBeFlexItem,
  mayBeGridItem,
  mayBeOutOfFlow,
  mayBeTable,
  valuesOf,
} from '../../match/box.ts';
import { findWinner } from '../../match/cascade.ts';
import { appliedTo } from '../../match/page.ts';
import { nameOf } from '../../read/elements.ts';
import { mayOnlyBeItem } from './box-tests.ts';
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
    properties: /^max-(width|height)$/,
    check: (page, element, value, property) => {
      const size = property.replace('max-', '');
      const ruleOf = (longhand: string) => findWinner(appliedTo(page, element), longhand)?.declaration.parent;
      const sizes = valuesOf(page, element, size, 'auto');
      return isPlainPixels(value) &&
        ruleOf(size) !== undefined &&
        ruleOf(size) === ruleOf(property) &&
        sizes.every((one) => isPlainPixels(one) && Number.parseFloat(one) < Number.parseFloat(value)) &&
        !isSet(page, element, [`min-${size}`, 'resize'], ['0', 'auto', 'none']) &&
        // What grows or stretches may reach its maximum, and a cell is as large as its column.
        !mayBeFlexItem(page, element) &&
        !mayBeGridItem(page, element) &&
        !mayBeTable(page, element)
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
      const parent = layoutParent(page, element);
      const bases = valuesOf(page, element, 'flex-basis', 'auto');
      const basis = findWinner(appliedTo(page, element), 'flex-basis')?.declaration;
      return isPlainPixels(value) &&
        parent &&
        mayOnlyBeItem(page, element) &&
        !mayBeGridItem(page, element) &&
        valuesOf(page, parent, 'flex-direction', 'row').every((direction) => direction.startsWith('row')) &&
        bases.every((one) => isPlainPixels(one) && one !== value && Number.parseFloat(one) > 0) &&
        basis?.property === 'flex-basis' &&
        basis.parent === findWinner(appliedTo(page, element), 'width')?.declaration.parent
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
