import { canHaveDisplay, canHaveTableDisplay } from '../../../cascade/layout.ts';
import { canHaveValue, isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import type { Page } from '../../../cascade/page.ts';
import { listDescendants, formatElement, type PageElement } from '../../../parse/elements.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
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

/** Whether a property of tables applies: some are for the table alone, and not for its rows and cells (CSS Tables 3). */
function canTakeTableProperty(page: Page, element: PageElement, property: string): boolean {
  return /^(caption-side|empty-cells)$/.test(property)
    ? canHaveTableDisplay(page, element)
    : canHaveDisplay(page, element, /^(inline-)?table$|\?/);
}

/** Moves a declaration that is for tables to the tables of the page. */
function moveToTable(
  page: Page,
  element: PageElement,
  property: string,
  value: string,
): Pick<NoEffectReason, 'fix' | 'addTo' | 'isRemoved' | 'replacement'> {
  const isContainer = listPossibleValues(page, element, 'display', 'inline').every((display) =>
    /^(inline-)?(flex|grid)$/.test(display),
  );
  if (property === 'border-spacing' && isContainer) {
    // The gap of the rows comes first.
    const gap = splitTopLevel(value, ' ').toReversed().join(' ');
    return { fix: `Write gap: ${gap};`, replacement: `gap: ${gap}` };
  }
  const tables = page.elements.filter(({ name, isHtml }) => name === 'table' && isHtml);
  const ownTable = tables.find((candidate) => listDescendants(candidate).includes(element));
  const [table, ...otherElements] = ownTable ? [ownTable] : tables;
  if (!table) return { fix: 'Remove it, or set it on a <table>.', isRemoved: true };
  const isWithoutWidth = property === 'table-layout' && !isSetByAuthor(page, table, ['width'], ['auto']);
  const declarations = [...(isWithoutWidth ? ['width: 100%'] : []), `${property}: ${value}`];
  return {
    fix: 'Set it on the <table>.',
    addTo: { element: table, otherElements, declarations },
    isRemoved: true,
  };
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
            why: `Each cell in it has a background of its own, which covers that of ${formatElement(element)}.`,
            fix: `Set the background on the cells in ${formatElement(element)}.`,
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
        canTakeTableProperty(page, candidate, property),
      ) || page.hasScript
        ? explainBorderSpacing(page, element, value, property)
        : {
            why: `${property} is for tables, and ${formatElement(element)} is not one.`,
            ...moveToTable(page, element, property, value),
          },
  },
];
