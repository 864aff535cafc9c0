import { isSet, may, mayBeTable, valuesOf } from '../../match/box.ts';
import type { Page } from '../../match/page.ts';
import { listBelow, nameOf, type PageElement } from '../../read/elements.ts';
import type { EffectRule, Reason } from './reason/effect-rule.ts';

function borderSpacing(
  page: Page,
  element: PageElement,
  value: string,
  property: string,
): Reason | undefined {
  const collapsed =
    property === 'border-spacing' &&
    value !== '0' &&
    valuesOf(page, element, 'border-collapse', 'separate').every((one) => one === 'collapse');
  return collapsed
    ? {
        why: 'With border-collapse: collapse the borders touch, so border-spacing has no effect.',
        fix: 'Write border-collapse: separate.',
        change: { element, longhand: 'border-collapse', value: 'separate' },
      }
    : undefined;
}

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
            move: { ending: ' :is(td, th)' },
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
            change: { element: setter ?? element, longhand: 'list-style-type' },
          }
        : undefined;
    },
  },
  {
    properties: /^(border-collapse|border-spacing|caption-side|empty-cells|table-layout)$/,
    check: (page, element, value, property) =>
      [element, ...(property === 'table-layout' ? [] : listBelow(element))].some((one) =>
        mayBeTable(page, one),
      ) || page.hasScript
        ? borderSpacing(page, element, value, property)
        : {
            why: `${property} is for tables, and ${nameOf(element)} is not one.`,
            fix: 'Set it on the <table>.',
          },
  },
];
