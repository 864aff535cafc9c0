import { findWinner } from '../../../cascade/cascade.ts';
import { canBeFlexItem, findBoxParent } from '../../../cascade/layout.ts';
import { listApplied, type Page } from '../../../cascade/page.ts';
import { isSetByAuthor, listPossibleValues } from '../../../cascade/possible-values.ts';
import { formatElement, type PageElement } from '../../../parse/elements.ts';
import type { NoEffectReason } from '../reason/property-rule.ts';
import { isFlexRowItem } from '../reason/alignment-fixes.ts';
import { addToParent } from './box-fixes.ts';

/** Whether a value of grid-area is the name of an area. */
export function isAreaName(value: string): boolean {
  return /^[a-z_][\w-]*$/i.test(value) && !/^(auto|inherit|unset|initial|revert)$/.test(value);
}

/** The value of grid-area of an element. */
function findGridArea(page: Page, element: PageElement): string | undefined {
  return findWinner(listApplied(page, element), 'grid-row-start')?.declaration.value;
}

/** The only area that no other child uses, or the one with a similar name. */
export function suggestGridArea(
  page: Page,
  element: PageElement,
  parent: PageElement,
  named: ReadonlySet<string>,
  nearest: string | undefined,
): Pick<NoEffectReason, 'fix' | 'value'> {
  const usedNames = parent.children
    .filter((child) => child !== element)
    .map((child) => findGridArea(page, child));
  const [only, ...others] = [...named].filter((name) => !usedNames.includes(name));
  const free = others.length === 0 ? only : nearest;
  return free !== undefined
    ? { fix: `Write grid-area: ${free};`, value: free }
    : { fix: 'Use a name from grid-template-areas.' };
}

/** A fix that makes the parent a grid container, with an area for each name that its children have. */
export function suggestNamedAreas(page: Page, element: PageElement): Pick<NoEffectReason, 'fix' | 'addTo'> {
  const parent = findBoxParent(page, element);
  const names = new Set(
    (parent?.children ?? [])
      .map((child) => findGridArea(page, child))
      .filter((name) => name !== undefined && isAreaName(name)),
  );
  const hasAreas =
    !parent || names.size === 0 || isSetByAuthor(page, parent, ['grid-template-areas'], ['none']);
  return addToParent(page, element, [
    'display: grid',
    ...(hasAreas ? [] : [`grid-template-areas: "${[...names].join(' ')}"`]),
  ]);
}

/** Whether a flex container or one of its items has declarations that a grid container makes useless. */
function usesFlex(page: Page, parent: PageElement): boolean {
  return (
    isSetByAuthor(page, parent, ['flex-wrap', 'flex-direction'], ['nowrap', 'row']) ||
    parent.children.some((child) =>
      isSetByAuthor(page, child, ['flex-grow', 'flex-shrink', 'flex-basis'], ['0', '1', 'auto']),
    )
  );
}

function isOnlyChildOfGridItem(page: Page, element: PageElement, parent: PageElement): boolean {
  const container = findBoxParent(page, parent);
  return (
    container !== undefined &&
    parent.children.length === 1 &&
    parent.children[0] === element &&
    parent.ownText.trim() === '' &&
    listPossibleValues(page, container, 'display', 'inline').every((display) =>
      /^(inline-)?grid$/.test(display),
    )
  );
}

/** A fix that makes the parent a grid container; no edits where that makes other declarations useless. */
export function suggestGridContainer(
  page: Page,
  element: PageElement,
  property: string,
  value: string,
): Pick<NoEffectReason, 'fix' | 'addTo' | 'isRemoved'> {
  const parent = findBoxParent(page, element);
  if (parent && isOnlyChildOfGridItem(page, element, parent)) {
    const own = element.classes.length > 0 ? `.${element.classes.join('.')}` : element.name;
    return {
      fix: `Set it on the <${parent.name}> around it, which is the item of the grid.`,
      addTo: {
        element: parent,
        declarations: [`${property}: ${value}`],
        selector: `${parent.name}:has(> ${own})`,
      },
      isRemoved: true,
    };
  }
  if (!parent || !canBeFlexItem(page, element) || !usesFlex(page, parent))
    return addToParent(page, element, ['display: grid']);
  const grid = `give ${formatElement(parent)} display: grid and grid-template-columns in place of its flex`;
  return {
    fix:
      isFlexRowItem(page, element) && property.startsWith('grid-column')
        ? `Set its width with flex, such as flex: 2, or ${grid}.`
        : `${grid.replace('give', 'Give')}.`,
  };
}
