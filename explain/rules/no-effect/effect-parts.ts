import { isSet, may, valuesOf } from '../../match/box.ts';
import { listBelow, nameOf, type PageElement } from '../../read/elements.ts';
import type { EffectRule } from './effect-rule.ts';

/** Rules on tables and lists, whose cells and markers decide what is seen. */
export const partRules: readonly EffectRule[] = [
  {
    properties: /^background(-color)?$/,
    check: (page, element, value) => {
      if (!/^(tr|tbody|thead|tfoot)$/.test(element.name) || /^(none|transparent)$/.test(value))
        return undefined;
      const rows = element.name === 'tr' ? [element] : element.children;
      const cells = rows.flatMap(({ children }) => children);
      const [first] = cells;
      const isOpaque = (color: string): boolean =>
        /^(#[\da-f]{3}|#[\da-f]{6}|(?!transparent|currentcolor|inherit|initial|unset|revert)[a-z]+)$/i.test(
          color,
        );
      const covers = (cell: PageElement): boolean =>
        !may(page, cell, 'background-color', 'transparent', (color) => !isOpaque(color)) && !page.hasScript;
      return first && cells.every(covers)
        ? {
            effect: 'shows nothing',
            why: `Each cell in it has a background of its own, which covers that of ${nameOf(element)}.`,
            fix: `Set the background on the cells in ${nameOf(element)}.`,
          }
        : undefined;
    },
  },
  {
    properties: /^list-style-position$/,
    check: (page, element) => {
      // Both are inherited: what counts is the nearest element that sets one.
      let setter: PageElement | undefined = element;
      while (setter && !isSet(page, setter, ['list-style-type', 'list-style-image'], []))
        setter = setter.parent;
      const isMarkerless =
        setter !== undefined &&
        !listBelow(element).some((one) => isSet(page, one, ['list-style-type', 'list-style-image'], [])) &&
        ['list-style-type', 'list-style-image'].every((longhand) =>
          valuesOf(page, setter, longhand, 'none').every((one) => one === 'none'),
        );
      return isMarkerless
        ? {
            why: 'The list items have no marker to place: their list-style is none.',
            fix: 'Remove list-style: none.',
          }
        : undefined;
    },
  },
];
