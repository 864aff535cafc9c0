import { findWinner } from '../../../cascade/cascade.ts';
import { findBoxParent } from '../../../cascade/layout.ts';
import { listApplied, type Page } from '../../../cascade/page.ts';
import { isSetByAuthor } from '../../../cascade/possible-values.ts';
import type { PageElement } from '../../../parse/elements.ts';
import type { NoEffectReason } from '../reason/property-rule.ts';
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
