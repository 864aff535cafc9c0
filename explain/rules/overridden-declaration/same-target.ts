import type { AppliedDeclaration } from '../../cascade/cascade.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { normalizeSelector } from './format-override.ts';

/** Whether two rules match the same elements in every page. */
export function hasSameTarget(
  { selector: first }: AppliedDeclaration,
  { selector: second }: AppliedDeclaration,
): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    normalizeSelector(first.text) === normalizeSelector(second.text) &&
    !first.rule.parent &&
    !second.rule.parent
  );
}

/**
 * Whether the winner is the same class or id with the name of an element before it, as `div.note` against `.note`, and
 * is for all elements of the loser.
 */
export function isSameNameWithElement(
  { selector: own, declaration: lost }: AppliedDeclaration,
  { selector: other, declaration: won }: AppliedDeclaration,
  countElements: (declaration: Declaration) => number,
): boolean {
  return (
    own !== undefined &&
    other !== undefined &&
    /^[.#][\w-]+$/.test(own.text) &&
    other.text.endsWith(own.text) &&
    /^[a-z][a-z0-9]*$/i.test(other.text.slice(0, -own.text.length)) &&
    countElements(lost) === countElements(won)
  );
}
