import type { PageElement } from '../read/elements.ts';
import { longhandsOf, longhandValue } from '../values/longhand-value.ts';
import { compareSpecificity, type Selector, type Specificity } from '../read/selectors.ts';
import { atRulesAround, type Declaration } from '../read/style-sheet.ts';

/** A declaration that reaches an element. */
export type Applied = {
  declaration: Declaration;
  /** Undefined for the style attribute. */
  selector: Selector | undefined;
  specificity: Specificity;
  /** Path of its cascade layer, as places in the order of layers; empty outside layers. */
  layer: readonly number[];
  /** False where a state or a condition must come first, such as :hover or @media. */
  sure: boolean;
  /** Whether its selector surely finds the element, whatever the conditions around the rule say. */
  found: boolean;
};

/** The criterion of the cascade that decided between two declarations. */
export type CascadeCriterion = 'importance' | 'inline style' | 'layer' | 'specificity' | 'order';

/** One declaration on one element, and the one that beats it there. */
export type Defeat = { element: PageElement; loser: Applied; winner: Applied; by: CascadeCriterion };

function compareLayers(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    // A declaration outside a layer, or outside its inner layers, is the stronger one.
    const difference = (one[at] ?? Infinity) - (other[at] ?? Infinity);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

/** Which of two declarations for the same property wins (CSS Cascade 5), positive for the first, and by which rule. */
export function compareApplied(one: Applied, other: Applied): { result: number; by: CascadeCriterion } {
  const { important } = one.declaration;
  if (important !== other.declaration.important) return { result: important ? 1 : -1, by: 'importance' };
  if (!one.selector !== !other.selector) return { result: one.selector ? -1 : 1, by: 'inline style' };
  const layers = compareLayers(one.layer, other.layer);
  if (layers !== 0) return { result: important ? -layers : layers, by: 'layer' };
  const specificity = compareSpecificity(one.specificity, other.specificity);
  if (specificity !== 0) return { result: specificity, by: 'specificity' };
  return { result: one.declaration.order - other.declaration.order, by: 'order' };
}

/** Whether a property sets a longhand: by its name, as a shorthand of it, or as `all`, which sets all but two. */
export function setsLonghand(property: string, longhand: string): boolean {
  if (property === 'all') return !longhand.startsWith('--') && !/^(direction|unicode-bidi)$/.test(longhand);
  return property === longhand || longhandsOf(property).includes(longhand);
}

/** The strongest of the declarations that set a longhand. */
export function findWinner(
  applied: readonly Applied[],
  longhand: string,
  onlySure = true,
): Applied | undefined {
  let winner: Applied | undefined;
  for (const one of applied) {
    if (onlySure && !one.sure) continue;
    if (!setsLonghand(one.declaration.property, longhand)) continue;
    if (!winner || compareApplied(one, winner).result > 0) winner = one;
  }
  return winner;
}

/** Every value a longhand may have on the element, in any state or condition; empty where no declaration sets it. */
export function listValues(applied: readonly Applied[], longhand: string): string[] {
  const winner = findWinner(applied, longhand);
  const values = winner
    ? [longhandValue(longhand, winner.declaration.property, winner.declaration.value)]
    : [];
  for (const one of applied) {
    if (!one.sure && setsLonghand(one.declaration.property, longhand))
      values.push(longhandValue(longhand, one.declaration.property, one.declaration.value));
  }
  return values.map((value) => value.toLowerCase());
}

/** Whether an at-rule around makes the declaration hold only at times. */
export function isConditional(declaration: Declaration): boolean {
  return atRulesAround(declaration).some(
    ({ name, prelude }) =>
      ['container', 'supports', 'starting-style', 'document', 'scope'].includes(name) ||
      (name === 'media' && !/^(all|screen)?$/i.test(prelude.trim())),
  );
}

/** The element with all that reaches it, told apart by pseudo-element (`''` for the element itself). */
export type Reach = Map<PageElement, Map<string, Applied[]>>;
