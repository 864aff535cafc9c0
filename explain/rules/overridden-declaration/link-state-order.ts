import { compareDeclarations, setsLonghand, type AppliedDeclaration } from '../../cascade/cascade.ts';
import type { Page } from '../../cascade/page.ts';
import { moveRuleBefore } from '../../edits.ts';
import { lineReference } from '../../line-reference.ts';
import { describeElement, type PageElement } from '../../parse/elements.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, type Report } from '../../report.ts';
import { listLonghands } from '../../values/longhand-value.ts';
import { hasSameValue } from './likely-mistake.ts';

const userState = /:(hover|active|focus|focus-visible)(?![\w-])/;
const visited = /:visited(?![\w-])/;
/** What a browser changes on visited links (Selectors 4, 9.2). */
const visitedProperties =
  /^(color|background|background-color|border(-\w+)?(-color)?|outline(-color)?|text-decoration-color|fill|stroke|caret-color)$/;

/** Whether one rule is for a state that the user causes, and another for the same links after a visit. */
function isVisitOfSameLinks(
  { selector: own }: AppliedDeclaration,
  { selector: other }: AppliedDeclaration,
): boolean {
  return (
    own !== undefined &&
    other !== undefined &&
    own.rule !== other.rule &&
    own.rule.parent === other.rule.parent &&
    visited.test(other.text) &&
    !userState.test(other.text) &&
    other.text.replace(visited, '') === own.text.replace(userState, '')
  );
}

/** The declaration for visited links that beats one for a state of them. */
function findVisitedWinner(
  loser: AppliedDeclaration,
  applied: readonly AppliedDeclaration[],
): AppliedDeclaration | undefined {
  const { property } = loser.declaration;
  if (!visitedProperties.test(property)) return undefined;
  return applied.find(
    (winner) =>
      isVisitOfSameLinks(loser, winner) &&
      listLonghands(property).every((longhand) => setsLonghand(winner.declaration.property, longhand)) &&
      compareDeclarations(winner, loser).result > 0 &&
      !hasSameValue(loser.declaration, winner.declaration),
  );
}

function reportLoss(element: PageElement, loser: AppliedDeclaration, winner: AppliedDeclaration): Report {
  const { declaration, selector } = loser;
  const [own, other] = [selector?.text ?? '', winner.selector?.text ?? ''];
  const [ownRule, otherRule] = [selector?.rule, winner.selector?.rule];
  return {
    code: 'overridden',
    span: declaration.span,
    message: `On links that were visited ${declaration.property} of ${own} loses to ${other} on ${lineReference(winner.declaration.line)}: both have the same specificity, and the later one wins.`,
    data: { ...createDeclarationData(declaration, own), element: describeElement(element) },
    fixes: [
      {
        title: `Move ${other} before ${own}: first :link, then :visited, :hover and :active.`,
        edits: ownRule && otherRule ? moveRuleBefore(otherRule, ownRule) : [],
      },
    ],
  };
}

/** States of links, such as `a:hover`, that a later rule for `a:visited` beats. */
export function explainLinkStateOrder(page: Page): Report[] {
  const reports = new Map<Declaration, Report>();
  for (const [element, lists] of page.applied) {
    const applied = element.name === 'a' ? (lists.get('') ?? []) : [];
    for (const loser of applied) {
      if (loser.isCertain || !userState.test(loser.selector?.text ?? '')) continue;
      const winner = findVisitedWinner(loser, applied);
      if (winner && !reports.has(loser.declaration))
        reports.set(loser.declaration, reportLoss(element, loser, winner));
    }
  }
  return [...reports.values()];
}
