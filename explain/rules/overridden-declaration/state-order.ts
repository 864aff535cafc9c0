import {
  compareDeclarations,
  setsLonghand,
  type AppliedDeclaration,
  type Override,
} from '../../cascade/cascade.ts';
import type { Page } from '../../cascade/page.ts';
import { formatElement, type PageElement } from '../../parse/elements.ts';
import { listAtRules } from '../../parse/parse-document.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, type Report } from '../../report.ts';
import { listLonghands } from '../../values/longhand-value.ts';
import { formatOverride } from './format-override.ts';
import { moveRuleBefore } from '../../edits.ts';
import { lineReference } from '../../line-reference.ts';
import { hasSameValue } from './likely-mistake.ts';

const statePattern = /:(hover|active|focus|focus-within|focus-visible)(?![\w-])/;
/** Every second element, or every third; a rule for a single position may be an exception. */
const positionPattern = /:nth-(last-)?(child|of-type)\(\s*(even|odd|[^()]*n[^()]*)\)/i;

/** Whether one rule is for a state and another for every second element of the same kind. */
function isStateOfSameElements({ selector: state }: AppliedDeclaration, winner: AppliedDeclaration): boolean {
  const { selector: position } = winner;
  if (!state || !position || state.rule.parent !== position.rule.parent) return false;
  if (!statePattern.test(state.text) || !positionPattern.test(position.text)) return false;
  const [stateTarget, positionTarget] = [
    state.text.replace(statePattern, ''),
    position.text.replace(positionPattern, ''),
  ];
  return positionTarget === stateTarget || positionTarget.endsWith(` ${stateTarget}`);
}

function findStateOverride(
  loser: AppliedDeclaration,
  applied: readonly AppliedDeclaration[],
): AppliedDeclaration | undefined {
  const [longhand, ...others] = listLonghands(loser.declaration.property);
  if (longhand === undefined) return undefined;
  return applied.find(
    (winner) =>
      winner.isCertain &&
      [longhand, ...others].every((name) => setsLonghand(winner.declaration.property, name)) &&
      isStateOfSameElements(loser, winner) &&
      compareDeclarations(winner, loser).result > 0,
  );
}

/**
 * Rules for a state that have no effect on the elements in some positions: `tr:hover` before `tr:nth-child(even)`. Where
 * they have none on any element, they are overridden as other declarations are.
 */
export function explainStateOrder(page: Page): Report[] {
  const overrides = new Map<Declaration, Override[]>();
  const elementCounts = new Map<Declaration, number>();
  for (const [element, lists] of page.applied) {
    const applied = lists.get('') ?? [];
    for (const loser of applied) {
      const { declaration } = loser;
      elementCounts.set(declaration, (elementCounts.get(declaration) ?? 0) + 1);
      const isForState = !loser.isCertain && statePattern.test(loser.selector?.text ?? '');
      const winner = isForState ? findStateOverride(loser, applied) : undefined;
      if (!winner) continue;
      const { criterion } = compareDeclarations(winner, loser);
      overrides.set(declaration, [
        ...(overrides.get(declaration) ?? []),
        { element, loser, winner, criterion },
      ]);
    }
  }
  const atRules = listAtRules(page);
  return [...overrides].flatMap(([declaration, list]) => {
    const [first] = list;
    const count = elementCounts.get(declaration) ?? 0;
    if (!first || list.length >= count) return [];
    const { message, fix } = formatOverride(first, atRules);
    return [
      {
        code: 'overridden' as const,
        span: declaration.span,
        message: `On ${list.length} of ${count} elements ${message}`,
        data: {
          ...createDeclarationData(declaration, first.loser.selector?.text),
          element: formatElement(first.element),
        },
        fixes: [fix],
      },
    ];
  });
}

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
    data: { ...createDeclarationData(declaration, own), element: formatElement(element) },
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
