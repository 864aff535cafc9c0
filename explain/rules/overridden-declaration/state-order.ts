import { compareDeclarations, setsLonghand, type AppliedDeclaration } from '../../cascade/cascade.ts';
import type { Override } from '../../cascade/cascade.ts';
import type { Page } from '../../cascade/page.ts';
import { describeElement } from '../../parse/elements.ts';
import { listAtRules } from '../../parse/parse-document.ts';
import type { Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, type Report } from '../../report.ts';
import { listLonghands } from '../../values/longhand-value.ts';
import { describeOverride } from './describe-override.ts';

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
    const { message, fix } = describeOverride(first, atRules);
    return [
      {
        code: 'overridden' as const,
        span: declaration.span,
        message: `On ${list.length} of ${count} elements ${message}`,
        data: {
          ...createDeclarationData(declaration, first.loser.selector?.text),
          element: describeElement(first.element),
        },
        fixes: [fix],
      },
    ];
  });
}
