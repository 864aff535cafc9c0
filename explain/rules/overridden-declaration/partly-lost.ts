import type { AppliedDeclaration, Override } from '../../cascade/cascade.ts';
import { lineReference } from '../../line-reference.ts';
import { formatElement } from '../../parse/elements.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, type Report } from '../../report.ts';
import { raiseSpecificity } from './format-override.ts';
import {
  hasSameValue,
  isClassAgainstType,
  isFallbackCondition,
  isIntentionalOverride,
} from './likely-mistake.ts';

/** Whether a declaration of one class, which may be meant for elements in many places of the page. */
export function canBePartlyLost({ selector, isCertain, declaration }: AppliedDeclaration): boolean {
  return isCertain && !declaration.property.startsWith('--') && /^\.[\w-]+$/.test(selector?.text ?? '');
}

/**
 * Whether a class that works in other places loses to an earlier rule for all elements of a type in one place, such
 * as `.button` to `.menu a`. A rule for fewer elements than the class would be an exception from it.
 */
export function isPartlyLost(
  { loser, winner, criterion }: Override,
  countElements: (declaration: Declaration) => number,
): boolean {
  const [lost, won] = [loser.declaration, winner.declaration];
  return (
    criterion === 'specificity' &&
    canBePartlyLost(loser) &&
    winner.isCertain &&
    lost.order > won.order &&
    countElements(lost) < countElements(won) &&
    isClassAgainstType(loser, winner) &&
    !hasSameValue(lost, won) &&
    !isIntentionalOverride(lost, won) &&
    !isFallbackCondition(won)
  );
}

/** The fix keeps the class for the elements on which it wins. */
export function reportPartLoss({ loser, winner, element }: Override): Report {
  const { declaration, selector } = loser;
  const { edits } = raiseSpecificity(loser, winner);
  const own = selector?.text ?? '';
  const both = edits.map((edit) => ({ ...edit, newText: `${own}, ${edit.newText}` }));
  const [first] = both;
  return {
    code: 'overridden',
    span: declaration.span,
    message: `${declaration.property} of ${own} comes later and still loses on ${formatElement(element)} to ${winner.selector?.text ?? ''} on ${lineReference(winner.declaration.line)}: that selector is more specific (ids, classes, elements: ${winner.specificity.join(',')} against ${loser.specificity.join(',')}).`,
    data: { ...createDeclarationData(declaration, own), element: formatElement(element) },
    fixes: [
      first
        ? { title: `Write ${first.newText}.`, edits: both }
        : { title: `Give ${own} a selector that is more specific there.`, edits: [] },
    ],
  };
}
