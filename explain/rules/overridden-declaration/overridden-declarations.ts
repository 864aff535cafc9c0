import {
  compareDeclarations,
  isConditional,
  setsLonghand,
  type AppliedDeclaration,
  type Override,
} from '../../cascade/cascade.ts';
import { canBeRightToLeft, canHaveVerticalText, type Page } from '../../cascade/page.ts';
import { coversMediaQuery } from '../../cascade/width-range.ts';
import { formatElement, type PageElement } from '../../parse/elements.ts';
import { listAtRules } from '../../parse/parse-document.ts';
import type { AtRule, Declaration } from '../../parse/style-sheet.ts';
import { createDeclarationData, type Report } from '../../report.ts';
import {
  listLonghands,
  listPhysicalBlockLonghands,
  listPhysicalLonghands,
} from '../../values/longhand-value.ts';
import { isValidValue } from '../../values/property-syntax.ts';
import { createRemovalFix, formatOverride } from './format-override.ts';
import { isImplicitReset, isInitial, reportImplicitReset } from './implicit-resets.ts';
import { isLikelyMistake } from './likely-mistake.ts';
import { canBePartlyLost, isPartlyLost, reportPartLoss } from './partly-lost.ts';
import { findWantedFor, listWanted } from './wanted-declarations.ts';
import { isLostWidthVariant } from './width-variants.ts';

/** States that imply another one. */
const impliedStates = [
  [':active', ':hover'],
  [':focus-visible', ':focus'],
  [':focus', ':focus-within'],
] as const;

/**
 * Whether a declaration applies whenever the loser does: always, or in a state that the state of the loser
 * implies.
 */
function appliesWhenever(rival: AppliedDeclaration, loser: AppliedDeclaration): boolean {
  if (rival.isCertain || (rival.isSelectorCertain && coversMediaQuery(rival.declaration, loser.declaration)))
    return true;
  const { parent } = rival.declaration;
  if (parent !== undefined && parent === loser.declaration.parent) return true;
  const [loserSelector, rivalSelector] = [loser.selector?.text ?? '', rival.selector?.text ?? ''];
  return (
    !isConditional(rival.declaration) &&
    impliedStates.some(
      ([state, wider]) =>
        loserSelector.endsWith(state) && rivalSelector === loserSelector.slice(0, -state.length) + wider,
    )
  );
}

/**
 * The declaration that certainly beats this one for every longhand it sets; undefined where one longhand of
 * it may win.
 */
function findOverride(
  element: PageElement,
  loser: AppliedDeclaration,
  applied: readonly AppliedDeclaration[],
  expandProperty: (property: string) => readonly string[],
): Override | undefined {
  const { property } = loser.declaration;
  // Style sheets with hundreds of custom properties are common, and each has few rivals.
  if (
    property.startsWith('--') &&
    !applied.some((other) => other !== loser && other.declaration.property === property)
  )
    return undefined;
  let strongest: AppliedDeclaration | undefined;
  for (const longhand of expandProperty(property)) {
    const rivals = applied.filter(
      (candidate) =>
        candidate !== loser &&
        appliesWhenever(candidate, loser) &&
        (expandProperty(candidate.declaration.property).includes(longhand) ||
          setsLonghand(candidate.declaration.property, longhand)) &&
        compareDeclarations(candidate, loser).result > 0,
    );
    const best = rivals.reduce<AppliedDeclaration | undefined>(
      (top, candidate) => (!top || compareDeclarations(candidate, top).result > 0 ? candidate : top),
      undefined,
    );
    if (!best) return undefined;
    strongest ??= best;
  }
  return (
    strongest && {
      element,
      loser,
      winner: strongest,
      criterion: compareDeclarations(strongest, loser).criterion,
    }
  );
}

/** For each declaration the elements on which it is overridden, and whether it wins on another element. */
type Overrides = Map<Declaration, { list: Override[]; canWin: boolean }>;

/**
 * How to list the longhands of a property. In vertical text a flow-relative side can be any physical side; in text
 * from right to left only the block sides are known.
 */
function getPropertyExpansion(page: Page): (property: string) => readonly string[] {
  if (canHaveVerticalText(page)) return listLonghands;
  return canBeRightToLeft(page) ? listPhysicalBlockLonghands : listPhysicalLonghands;
}

/** How many elements a selector finds as the page is, and how many more it can find in some state. */
type ElementCount = { certain: number; possible: number };

/**
 * Compares every declaration with the others on the same element, and counts the elements that it applies
 * to.
 */
function findOverrides(page: Page): { overrides: Overrides; elementCounts: Map<Declaration, ElementCount> } {
  const overrides: Overrides = new Map();
  const elementCounts = new Map<Declaration, ElementCount>();
  const expandProperty = getPropertyExpansion(page);
  const addOverride = (
    element: PageElement,
    candidate: AppliedDeclaration,
    applied: readonly AppliedDeclaration[],
  ): void => {
    const { declaration, isSelectorCertain } = candidate;
    const count = elementCounts.get(declaration) ?? { certain: 0, possible: 0 };
    elementCounts.set(declaration, count);
    count[isSelectorCertain ? 'certain' : 'possible'] += 1;
    if (!isValidValue(declaration.property, declaration.value)) return;
    const known = overrides.get(declaration) ?? { list: [], canWin: false };
    overrides.set(declaration, known);
    if (known.canWin && !canBePartlyLost(candidate)) return;
    const override = findOverride(element, candidate, applied, expandProperty);
    if (override) known.list.push(override);
    else known.canWin = true;
  };
  for (const [element, lists] of page.applied)
    for (const applied of lists.values())
      for (const candidate of applied) addOverride(element, candidate, applied);
  return { overrides, elementCounts };
}

function reportOverride(
  overrides: readonly Override[],
  first: Override,
  atRules: readonly AtRule[],
  countElements: (declaration: Declaration) => number,
): Report {
  const { declaration, selector } = first.loser;
  const winner = first.winner.declaration;
  const isSameRule = declaration.parent !== undefined && declaration.parent === winner.parent;
  const { message, fix } = formatOverride(first, atRules);
  // Where the winner applies to no other elements, only one of the two can ever have an effect.
  const isEitherUseless =
    overrides.every(({ loser }) => loser.isCertain) &&
    first.winner.isCertain &&
    first.winner.selector !== undefined &&
    !isSameRule &&
    countElements(winner) <= overrides.length;
  return {
    code: isSameRule ? 'overridden-in-rule' : 'overridden',
    span: declaration.span,
    message,
    data: {
      ...createDeclarationData(declaration, selector?.text),
      element: formatElement(first.element),
    },
    fixes: isEitherUseless && declaration.property !== 'transition' ? [createRemovalFix(winner), fix] : [fix],
  };
}

/**
 * Declarations that lose the cascade on every element they apply to, or on some where that is a surprise, and that
 * the author most likely meant to win.
 */
export function explainOverriddenDeclarations(page: Page): Report[] {
  const { overrides, elementCounts } = findOverrides(page);
  // `[data-theme]` is for one element although each could get the attribute.
  const countElements = (declaration: Declaration): number => {
    const count = elementCounts.get(declaration);
    return count?.certain || (count?.possible ?? 0);
  };
  const atRules = listAtRules(page);
  const wanted = listWanted(page);
  return [...overrides.values()].flatMap(({ list, canWin }) => {
    for (const override of list) {
      const useless = findWantedFor(override, wanted);
      if (useless === undefined) continue;
      const report = reportOverride(list, override, atRules, countElements);
      return [{ ...report, message: `${report.message} So ${useless} has no effect.` }];
    }
    // What wins on one element is most often the default that other rules vary.
    if (canWin)
      return list
        .filter((override) => isPartlyLost(override, countElements))
        .slice(0, 1)
        .map(reportPartLoss);
    if (list.length > 0 && list.every(isImplicitReset))
      return list.every(isInitial) ? [] : reportImplicitReset(list);
    const [first] = list;
    return first &&
      (isLikelyMistake(list, countElements) || list.every((override) => isLostWidthVariant(override, page)))
      ? [reportOverride(list, first, atRules, countElements)]
      : [];
  });
}
