import { canHaveTableDisplay } from '../../../cascade/layout.ts';
import { canHaveValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import type { Page } from '../../../cascade/page.ts';
import { listDescendants, describeElement, type PageElement } from '../../../parse/elements.ts';
import type { PropertyRule, NoEffectReason } from '../reason/property-rule.ts';

function explainBorderSpacing(
  page: Page,
  element: PageElement,
  value: string,
  property: string,
): NoEffectReason | undefined {
  const collapsed =
    property === 'border-spacing' &&
    value !== '0' &&
    listPossibleValues(page, element, 'border-collapse', 'separate').every((name) => name === 'collapse');
  return collapsed
    ? {
        why: 'With border-collapse: collapse the borders touch, so border-spacing has no effect.',
        fix: 'Write border-collapse: separate.',
        change: { element, longhand: 'border-collapse', value: 'separate' },
      }
    : undefined;
}

/** Rules on tables and lists. */
export const tableAndListRules: readonly PropertyRule[] = [
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
        !canHaveValue(page, cell, 'background-color', 'transparent', (color) => !isOpaque(color)) &&
        !page.hasScript;
      return first && cells.every(covers)
        ? {
            predicate: 'shows nothing',
            why: `Each cell in it has a background of its own, which covers that of ${describeElement(element)}.`,
            fix: `Set the background on the cells in ${describeElement(element)}.`,
            move: { selectorSuffix: ' :is(td, th)' },
          }
        : undefined;
    },
  },
  {
    properties: /^list-style-position$/,
    check: (page, element) => {
      // Both are inherited, so the nearest ancestor that sets one decides.
      let setter: PageElement | undefined = element;
      while (setter && !isSetByAuthor(page, setter, ['list-style-type', 'list-style-image'], []))
        setter = setter.parent;
      const isMarkerless =
        setter !== undefined &&
        !listDescendants(element).some((candidate) =>
          isSetByAuthor(page, candidate, ['list-style-type', 'list-style-image'], []),
        ) &&
        ['list-style-type', 'list-style-image'].every((longhand) =>
          listPossibleValues(page, setter, longhand, 'none').every((name) => name === 'none'),
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
      [element, ...(property === 'table-layout' ? [] : listDescendants(element))].some((candidate) =>
        canHaveTableDisplay(page, candidate),
      ) || page.hasScript
        ? explainBorderSpacing(page, element, value, property)
        : {
            why: `${property} is for tables, and ${describeElement(element)} is not one.`,
            fix: 'Set it on the <table>.',
          },
  },
];
