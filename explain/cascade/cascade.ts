import type { PageElement } from '../parse/elements.ts';
import { listLonghands, getLonghandValue } from '../values/longhand-value.ts';
import { compareSpecificity, type Selector, type Specificity } from '../parse/selectors.ts';
import { listEnclosingAtRules, type Declaration } from '../parse/style-sheet.ts';

/** A declaration that applies to an element, always or in some state. */
export type AppliedDeclaration = {
  declaration: Declaration;
  /** Undefined for the style attribute. */
  selector: Selector | undefined;
  specificity: Specificity;
  /**
   * The numbers of its cascade layers in the order of layers, from the outermost inwards; empty outside
   * layers.
   */
  layer: readonly number[];
  /** Whether it applies in every state: false with a condition such as :hover or @media. */
  isCertain: boolean;
  /** Whether its selector matches in every state. The rule may still be in an @media. */
  isSelectorCertain: boolean;
};

/** The criterion of the cascade that decided between two declarations. */
export type CascadeCriterion = 'importance' | 'inline style' | 'layer' | 'specificity' | 'order';

/** A declaration that loses on an element, and the one that wins there. */
export type Override = {
  element: PageElement;
  loser: AppliedDeclaration;
  winner: AppliedDeclaration;
  criterion: CascadeCriterion;
};

function compareLayers(first: readonly number[], second: readonly number[]): number {
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    // A declaration outside of a layer, or of its nested layers, wins (CSS Cascade 5, cascade layers).
    const difference = (first[index] ?? Infinity) - (second[index] ?? Infinity);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

/**
 * Compares two declarations for the same property by the criteria of CSS Cascade 5: positive where the
 * first wins.
 */
export function compareDeclarations(
  first: AppliedDeclaration,
  second: AppliedDeclaration,
): { result: number; criterion: CascadeCriterion } {
  const { isImportant } = first.declaration;
  if (isImportant !== second.declaration.isImportant)
    return { result: isImportant ? 1 : -1, criterion: 'importance' };
  if (!first.selector !== !second.selector)
    return { result: first.selector ? -1 : 1, criterion: 'inline style' };
  const layers = compareLayers(first.layer, second.layer);
  if (layers !== 0) return { result: isImportant ? -layers : layers, criterion: 'layer' };
  const specificity = compareSpecificity(first.specificity, second.specificity);
  if (specificity !== 0) return { result: specificity, criterion: 'specificity' };
  return { result: first.declaration.order - second.declaration.order, criterion: 'order' };
}

/**
 * Whether a property sets a longhand. `all` sets all but direction and unicode-bidi (CSS Cascade 5, the all
 * property).
 */
export function setsLonghand(property: string, longhand: string): boolean {
  if (property === 'all') return !longhand.startsWith('--') && !/^(direction|unicode-bidi)$/.test(longhand);
  return property === longhand || listLonghands(property).includes(longhand);
}

/** The declaration that wins the cascade for a longhand; by default only those that always apply count. */
export function findWinner(
  applied: readonly AppliedDeclaration[],
  longhand: string,
  isCertainOnly = true,
): AppliedDeclaration | undefined {
  let winner: AppliedDeclaration | undefined;
  for (const candidate of applied) {
    if (isCertainOnly && !candidate.isCertain) continue;
    if (!setsLonghand(candidate.declaration.property, longhand)) continue;
    if (!winner || compareDeclarations(candidate, winner).result > 0) winner = candidate;
  }
  return winner;
}

/** Every cascaded value that a longhand can have in any state; empty where no declaration sets it. */
export function listCascadedValues(applied: readonly AppliedDeclaration[], longhand: string): string[] {
  const winner = findWinner(applied, longhand);
  const values = winner
    ? [getLonghandValue(longhand, winner.declaration.property, winner.declaration.value)]
    : [];
  for (const candidate of applied) {
    if (!candidate.isCertain && setsLonghand(candidate.declaration.property, longhand))
      values.push(getLonghandValue(longhand, candidate.declaration.property, candidate.declaration.value));
  }
  return values.map((value) => value.toLowerCase());
}

/** Whether the declaration is in an at-rule with a condition, such as @media. */
export function isConditional(declaration: Declaration): boolean {
  return listEnclosingAtRules(declaration).some(
    ({ name, prelude }) =>
      ['container', 'supports', 'starting-style', 'document', 'scope'].includes(name) ||
      (name === 'media' && !/^(all|screen)?$/i.test(prelude.trim())),
  );
}

/** For each element and pseudo-element (`''` for the element itself) the declarations that apply to it. */
export type AppliedByElement = Map<PageElement, Map<string, AppliedDeclaration[]>>;
