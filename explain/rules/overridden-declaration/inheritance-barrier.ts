import { findWinner, type AppliedDeclaration } from '../../cascade/cascade.ts';
import { listAllApplied, listApplied, type Page } from '../../cascade/page.ts';
import { findUserAgentValue } from '../../cascade/user-agent.ts';
import { listDescendants, type PageElement } from '../../parse/elements.ts';
import { compareSpecificity } from '../../parse/selectors.ts';
import { getLonghandValue, unknownValue } from '../../values/longhand-value.ts';

/** Elements whose text can only be in certain children, such as cells and items. */
const containerElements = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

export const formFields = new Set(['input', 'textarea', 'select']);

/**
 * An element with its own value, which keeps text inside from inheriting another; `overriding` is undefined
 * for the user agent.
 */
export type InheritanceBarrier = { element: PageElement; overriding: AppliedDeclaration | undefined };

export function listTextElements(element: PageElement): PageElement[] {
  return element.children.flatMap((child) => [
    ...((child.ownText.trim() === '' && !formFields.has(child.name)) ||
    ['style', 'script'].includes(child.name)
      ? []
      : [child]),
    ...listTextElements(child),
  ]);
}

/** Whether a declaration that applies to the element uses a custom property. */
function usesCustomProperty(page: Page, element: PageElement, name: string): boolean {
  return listAllApplied(page, element).some(({ declaration }) => declaration.value.includes(name));
}

function listCustomPropertyUsers(page: Page, parent: PageElement, name: string): PageElement[] {
  return page.hasScript
    ? []
    : listDescendants(parent).filter((element) => usesCustomProperty(page, element, name));
}

export function findInheritanceBarrier(
  page: Page,
  text: PageElement,
  parent: PageElement,
  longhand: string,
): InheritanceBarrier | undefined {
  for (
    let ancestor: PageElement | undefined = text;
    ancestor && ancestor !== parent;
    ancestor = ancestor.parent
  ) {
    const winner = findWinner(listApplied(page, ancestor), longhand);
    const value =
      winner &&
      getLonghandValue(longhand, winner.declaration.property, winner.declaration.value).toLowerCase();
    if (value !== undefined && !/^(inherit|unset|currentcolor)$/.test(value))
      return { element: ancestor, overriding: winner };
    // Browsers center a <th> only where it doesn't inherit a text-align (HTML standard, Rendering, Tables).
    const isInherited = longhand === 'text-align' && ancestor.name === 'th';
    if (value === undefined && !isInherited && findUserAgentValue(ancestor, longhand) !== undefined)
      return { element: ancestor, overriding: undefined };
  }
  return undefined;
}

/** Whether a rule is for descendants of the elements of another rule: `.card h3` and `.card`. */
function isForDescendants(inner: AppliedDeclaration | undefined, outer: AppliedDeclaration): boolean {
  const outerSelector = outer.selector;
  return (
    outerSelector !== undefined &&
    (inner?.selector?.text.startsWith(`${outerSelector.text} `) === true ||
      inner?.selector?.rule.parent === outerSelector.rule ||
      (outerSelector.rule.parent?.type === 'rule' &&
        inner?.selector?.rule.parent === outerSelector.rule.parent))
  );
}

/**
 * Whether the barrier is a rule for elements of a type. With a class on the element itself it differs on
 * purpose.
 */
function isElementRuleBarrier(
  barrier: InheritanceBarrier | undefined,
  inheritedDeclaration: AppliedDeclaration,
): boolean {
  // The author of `.card h3` knows the value of `.card`.
  if (isForDescendants(barrier?.overriding, inheritedDeclaration)) return false;
  const subject = /[^\s>+~]*$/.exec(barrier?.overriding?.selector?.text ?? '')?.[0] ?? '';
  return (
    /^[a-z][a-z0-9]*$/i.test(subject) && !/^(a|button|input|select|textarea|summary|label)$/i.test(subject)
  );
}

/**
 * Whether a color is set with a background: then it is the default for all text on it, also for text that
 * is added later.
 */
function isPairedWithBackground({ declaration: { property, parent } }: AppliedDeclaration): boolean {
  return (
    property.startsWith('--') ||
    (property === 'color' &&
      parent?.type === 'rule' &&
      parent.declarations.some((other) => /^background(-color)?$/.test(other.property)))
  );
}

/** Whether a declaration also applies to elements outside of `parent`. */
export function appliesElsewhere(
  page: Page,
  { declaration }: AppliedDeclaration,
  parent: PageElement,
): boolean {
  const inside = new Set(listDescendants(parent));
  return page.elements.some(
    (element) =>
      !inside.has(element) &&
      listApplied(page, element).some((applied) => applied.declaration === declaration),
  );
}

/**
 * Whether a barrier is weaker than the value that it keeps from being inherited, had both been on one
 * element.
 */
function isWeakerBarrier(
  page: Page,
  { overriding }: InheritanceBarrier,
  inheritedDeclaration: AppliedDeclaration,
  parent: PageElement,
  isCustom: boolean,
): boolean {
  if (overriding === undefined) return true;
  const maxDifference = isCustom && parent.parent ? 0 : -1;
  return (
    compareSpecificity(overriding.specificity, inheritedDeclaration.specificity) <= maxDifference &&
    (overriding.declaration.order < inheritedDeclaration.declaration.order ||
      !parent.parent ||
      appliesElsewhere(page, overriding, parent))
  );
}

/** Whether all barriers are rules for elements of a kind, which the author most likely forgot. */
function areElementRules(
  page: Page,
  barriers: readonly InheritanceBarrier[],
  inheritedDeclaration: AppliedDeclaration,
  parent: PageElement,
): boolean {
  if (!barriers.every((barrier) => isElementRuleBarrier(barrier, inheritedDeclaration))) return false;
  const getSelector = ({ overriding }: InheritanceBarrier): string => overriding?.selector?.text ?? '';
  // A color of all paragraphs of the page keeps those in a box of another background from its own.
  const isGeneral = barriers.every(
    (barrier) =>
      /^[a-z][a-z0-9]*$/i.test(getSelector(barrier)) &&
      barrier.overriding !== undefined &&
      appliesElsewhere(page, barrier.overriding, parent),
  );
  const isInPart =
    containerElements.has(parent.name) &&
    barriers.every((barrier) => /^(td|th|li|dt|dd)$/i.test(getSelector(barrier)));
  return !isPairedWithBackground(inheritedDeclaration) || isGeneral || isInPart;
}

/** Whether the barrier has the same value, so that the text looks as if it inherited it. */
function isSameBarrier(
  { overriding }: InheritanceBarrier,
  { declaration: inherited }: AppliedDeclaration,
  longhand: string,
): boolean {
  if (!overriding) return false;
  const [own, other] = [overriding.declaration, inherited].map(({ property, value }) => {
    const text = getLonghandValue(longhand, property, value).toLowerCase();
    // The first family is the one that most readers see.
    return longhand === 'font-family' ? text.split(',')[0] : text;
  });
  return own === other && own !== unknownValue;
}

/** What keeps the value of a longhand from all text inside an element; undefined where it reaches text. */
export function findCommonBarrier(
  page: Page,
  parent: PageElement,
  longhand: string,
  inheritedDeclaration: AppliedDeclaration,
): InheritanceBarrier | undefined {
  const isCustom = longhand.startsWith('--');
  const isUsedHere = isCustom ? usesCustomProperty(page, parent, longhand) : parent.ownText.trim() !== '';
  if (isUsedHere) return undefined;
  const texts = isCustom ? listCustomPropertyUsers(page, parent, longhand) : listTextElements(parent);
  const barriers = texts
    .map((text) => findInheritanceBarrier(page, text, parent, longhand))
    .filter((barrier) => barrier !== undefined);
  if (barriers.length < texts.length) return undefined;
  if (barriers.some((barrier) => isSameBarrier(barrier, inheritedDeclaration, longhand))) return undefined;
  // A rule for every element keeps all descendants from inheriting.
  const universalBarrier = barriers.find(({ overriding }) => overriding?.selector?.text === '*');
  if (universalBarrier) return universalBarrier;
  const isOverridden =
    barriers.every((barrier) => isWeakerBarrier(page, barrier, inheritedDeclaration, parent, isCustom)) ||
    areElementRules(page, barriers, inheritedDeclaration, parent);
  return isOverridden ? barriers[0] : undefined;
}
