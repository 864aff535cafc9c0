import {
  compareDeclarations,
  isConditional,
  type AppliedDeclaration,
  type Override,
} from '../../cascade/cascade.ts';
import { compareSpecificity } from '../../parse/selectors.ts';
import { listEnclosingAtRules, type Declaration } from '../../parse/style-sheet.ts';
import { getLonghandValue, listLonghands, unknownValue } from '../../values/longhand-value.ts';
import { replacesOtherFunctions } from './combined-value.ts';
import { isOldBrowserFallback } from './old-browser-fallback.ts';
import { isInSameOrInnerLayer } from './layer-order.ts';
import { hasSameTarget, isSameNameWithElement } from './same-target.ts';

/**
 * Whether the loser is a physical property for old browsers before the flow-relative property with the same
 * meaning.
 */
function isLogicalFallback(loser: Declaration, winner: Declaration): boolean {
  const isLogical = /-(block|inline)(-|$)|^(min-|max-)?(block|inline)-size$/;
  return (
    isLogical.test(winner.property) &&
    !isLogical.test(loser.property) &&
    (loser.value === winner.value || isOldBrowserFallback(loser, winner))
  );
}

export function hasSameValue(loser: Declaration, winner: Declaration): boolean {
  // Resets write both, for browsers that don't take `font: inherit`.
  if (loser.property === 'font-size' && loser.value === '100%' && winner.value === 'inherit') return true;
  // `outline: 0; outline: none`
  if (/^(outline|border(-\w+)?)$/.test(loser.property) && loser.property === winner.property)
    if ([loser, winner].every(({ value }) => /^(0|none)$/i.test(value))) return true;
  if (loser.property === winner.property) return loser.value.toLowerCase() === winner.value.toLowerCase();
  return listLonghands(loser.property).every((longhand) => {
    const [lost, won] = [loser, winner].map(({ property, value }) =>
      getLonghandValue(longhand, property, value).toLowerCase(),
    );
    return lost === won && lost !== unknownValue;
  });
}

function wouldWinWithout(
  criterion: 'important' | 'layer',
  loser: AppliedDeclaration,
  winner: AppliedDeclaration,
): boolean {
  const plain = (applied: AppliedDeclaration): AppliedDeclaration =>
    criterion === 'important'
      ? { ...applied, declaration: { ...applied.declaration, isImportant: false } }
      : { ...applied, layer: [] };
  return compareDeclarations(plain(loser), plain(winner)).result > 0;
}

function getSingleClass(applied: AppliedDeclaration): string | undefined {
  return /^\.([\w-]+)$/.exec(applied.selector?.text ?? '')?.[1];
}

/** The selector with that of its parent rule, where there is one parent rule with one selector. */
function getFullSelector({ selector }: AppliedDeclaration): string | undefined {
  const outer = selector?.rule.parent;
  if (!selector || outer?.type !== 'rule' || outer.prelude.includes(',')) return selector?.rule.prelude;
  return selector.text.includes('&')
    ? selector.text.replaceAll('&', outer.prelude)
    : `${outer.prelude} ${selector.text}`;
}

/**
 * Whether it is a surprise that the later of two rules with the same specificity wins: the earlier is for
 * fewer elements.
 */
function isSurprisingOrder(
  overrides: readonly Override[],
  countElements: (declaration: Declaration) => number,
): boolean {
  const [first] = overrides;
  if (!first) return false;
  const { loser, winner, element } = first;
  if (getFullSelector(loser) === getFullSelector(winner) || isRestrictedByWhere(loser, winner)) return true;
  if (countElements(loser.declaration) < countElements(winner.declaration)) return true;
  const [loserClass, winnerClass] = [getSingleClass(loser), getSingleClass(winner)];
  if (loserClass === undefined || winnerClass === undefined) return false;
  return (
    loserClass.startsWith(`${winnerClass}-`) ||
    (countElements(loser.declaration) === countElements(winner.declaration) &&
      element.classes.indexOf(loserClass) > element.classes.indexOf(winnerClass) &&
      !winnerClass.startsWith(`${loserClass}-`))
  );
}

/** Whether a declaration is for browsers without a feature, or for the moment before the first style. */
export function isFallbackCondition(declaration: Declaration): boolean {
  return listEnclosingAtRules(declaration).some(
    ({ name, prelude }) =>
      ['starting-style', 'scope'].includes(name) || (name === 'supports' && /^not\b/i.test(prelude.trim())),
  );
}

/**
 * Whether the page overrides a style sheet that it shares with others, or the standard property overrides a
 * prefixed one.
 */
export function isIntentionalOverride(lost: Declaration, won: Declaration): boolean {
  const isShared = lost.sheet !== won.sheet && !lost.sheet.isEditable;
  const [lostName, wonName] = [lost, won].map(({ property }) => property.replace(/^-(webkit|moz|ms|o)-/, ''));
  return isShared || (lostName === wonName && lost.property !== won.property);
}

/** The subject of a selector (Selectors 4): its last compound selector. */
function getSubject({ selector }: AppliedDeclaration): string {
  return /[^\s>+~]*$/.exec(selector?.text ?? '')?.[0] ?? '';
}

/**
 * Whether a class or id of the element loses to a rule for all elements of a type: `.job` to `.card p`, and also
 * `:where(.card .job)` to `p`.
 */
export function isClassAgainstType(loser: AppliedDeclaration, winner: AppliedDeclaration): boolean {
  const isClass = /(^|[\s>+~])[.#][\w-]+$|:where\([^()]*[\s>+~][.#][\w-]+\)$/;
  return isClass.test(loser.selector?.text ?? '') && /^[a-z][a-z0-9]*$/i.test(getSubject(winner));
}

/** Whether a rule is for a state that the user causes, and so should change something in it. */
function isUserState({ selector }: AppliedDeclaration): boolean {
  return /:(hover|focus|active|checked|focus-visible|focus-within)\b/.test(selector?.text ?? '');
}

/**
 * Whether `:where()` takes the specificity away from a more particular selector, as from `:where(.plan .day)` against
 * `.day`. Other rules in `:where()` are defaults.
 */
function isParticularInWhere(
  { selector: own }: AppliedDeclaration,
  { selector: other }: AppliedDeclaration,
): boolean {
  const inside = /:where\(([^()]*)\)$/.exec(own?.text ?? '')?.[1]?.trim();
  return (
    inside !== undefined &&
    other !== undefined &&
    /[\s>]/.test(inside.slice(0, -other.text.length).slice(-1)) &&
    inside.endsWith(other.text)
  );
}

/**
 * Whether `:where()` takes the specificity away from a class or id, so that it loses to a rule for all elements of
 * a type: `:where(.title)` to `h2`.
 */
function isClassInWhere({ selector }: AppliedDeclaration, winner: AppliedDeclaration): boolean {
  return (
    /^:where\([.#][\w-]+\)$/.test(selector?.text ?? '') &&
    /^[a-z][a-z0-9]*$/i.test(winner.selector?.text ?? '')
  );
}

/**
 * Whether only `:where()` keeps a selector from winning over its own last part, as in `:where(.plan) p` before `p`:
 * without it, the first is more specific.
 */
function isRestrictedByWhere(
  { selector: own }: AppliedDeclaration,
  { selector: other }: AppliedDeclaration,
): boolean {
  const rest = /^:where\([^()]*\)(?:\s*>\s*|\s+)(.+)$/.exec(own?.text ?? '')?.[1];
  return rest !== undefined && rest === other?.text;
}

/** Whether a background image goes because another rule for the same elements sets a background without one. */
function isLostImage(
  loser: AppliedDeclaration,
  winner: AppliedDeclaration,
  countElements: (declaration: Declaration) => number,
): boolean {
  const [lost, won] = [loser.declaration, winner.declaration];
  const names = getSubject(winner).match(/[.#][\w-]+/g) ?? [];
  return (
    lost.property === 'background-image' &&
    won.property === 'background' &&
    getLonghandValue('background-image', won.property, won.value) === 'none' &&
    !/^(none|transparent|0)\b/i.test(won.value) &&
    countElements(lost) === countElements(won) &&
    // Another class would be a variant without the image.
    names.every((name) => getSubject(loser).includes(name))
  );
}

/**
 * Whether a rule for fewer elements loses to one of the same specificity only because that is in no layer.
 */
function isLayeredException(
  loser: AppliedDeclaration,
  winner: AppliedDeclaration,
  countElements: (declaration: Declaration) => number,
): boolean {
  return (
    loser.isCertain &&
    !loser.declaration.isImportant &&
    winner.layer.length === 0 &&
    compareSpecificity(loser.specificity, winner.specificity) === 0 &&
    countElements(loser.declaration) < countElements(winner.declaration)
  );
}

/**
 * Whether a class of fewer elements, with nothing else in its rule, is in an earlier layer than one of more, or a rule is in an inner layer of the layer with its selector.
 */
function isExceptionInLayer(
  loser: AppliedDeclaration,
  winner: AppliedDeclaration,
  countElements: (declaration: Declaration) => number,
): boolean {
  return (
    loser.isCertain &&
    !loser.declaration.isImportant &&
    winner.layer.length > 0 &&
    compareSpecificity(loser.specificity, winner.specificity) === 0 &&
    (isInSameOrInnerLayer(loser, winner)
      ? getFullSelector(loser) === getFullSelector(winner)
      : getSingleClass(loser) !== undefined &&
        loser.selector?.rule.declarations.length === 1 &&
        countElements(loser.declaration) < countElements(winner.declaration))
  );
}

/** Whether the author most likely meant the loser to win. */
export function isLikelyMistake(
  overrides: readonly Override[],
  countElements: (declaration: Declaration) => number,
): boolean {
  const [first] = overrides;
  if (!first) return false;
  const { loser, winner, criterion } = first;
  const [lost, won] = [loser.declaration, winner.declaration];
  if (hasSameValue(lost, won) || isLogicalFallback(lost, won) || isIntentionalOverride(lost, won))
    return false;
  // A custom property in a rule or layer may be the default for style attributes and for what is in no layer.
  if (lost.property.startsWith('--') && /^(inline style|layer)$/.test(criterion)) return false;
  const isSameRule = lost.parent !== undefined && lost.parent === won.parent;
  if (replacesOtherFunctions(lost, won) && (loser.isCertain || isSameRule)) return true;
  if (isSameRule) {
    return criterion === 'importance'
      ? wouldWinWithout('important', loser, winner)
      : lost.property !== won.property || !isOldBrowserFallback(lost, won);
  }
  if (criterion === 'importance') return wouldWinWithout('important', loser, winner) && won.value !== 'none';
  if (criterion === 'inline style')
    return !/^(0(px|%)?|none|auto|transparent|inherit|initial)$/i.test(lost.value);
  if (criterion === 'layer')
    return (
      (wouldWinWithout('layer', loser, winner) &&
        (compareSpecificity(loser.specificity, [0, 0, 1]) > 0 ||
          (lost.order > won.order && !loser.declaration.isImportant))) ||
      isLayeredException(loser, winner, countElements) ||
      isExceptionInLayer(loser, winner, countElements)
    );
  if (/(^|[\s>+~])\*$/.test(loser.selector?.text ?? '') || isFallbackCondition(lost)) return false;
  if (!loser.isCertain)
    return criterion === 'order'
      ? isConditional(lost) || isUserState(loser)
      : lost.order > won.order || (criterion === 'specificity' && isUserState(loser));
  // A rule for fewer elements is the exception, and was most likely meant to win.
  const isException =
    !!winner.selector &&
    countElements(lost) < countElements(won) &&
    (compareSpecificity(loser.specificity, [0, 1, 0]) >= 0 ||
      (loser.selector?.text ?? '').includes(':where('));
  if (criterion === 'specificity')
    return (
      isException ||
      isClassAgainstType(loser, winner) ||
      hasSameTarget(loser, winner) ||
      isSameNameWithElement(loser, winner, countElements) ||
      isLostImage(loser, winner, countElements) ||
      (lost.order > won.order &&
        (countElements(lost) < countElements(won) ||
          compareSpecificity(loser.specificity, [0, 0, 0]) > 0 ||
          isClassInWhere(loser, winner) ||
          isParticularInWhere(loser, winner)))
    );
  return isSurprisingOrder(overrides, countElements);
}
