import {
  compareApplied,
  isConditional,
  setsLonghand,
  type Applied,
  type Defeat,
} from '../../match/cascade.ts';
import { accepts } from '../../values/property-syntax.ts';
import { nameOf, type PageElement } from '../../read/elements.ts';
import type { Report } from '../../report.ts';
import { dropsFunctions } from './combined-value.ts';
import { isInLayerOf } from './layer-order.ts';
import { describeDefeat, removal, targetOf } from './describe-defeat.ts';
import { longhandsOf, longhandValue } from '../../values/longhand-value.ts';
import { physicalLonghandsOf } from '../../values/physical-longhand.ts';
import { mayTurnLines, type Page } from '../../match/page.ts';
import { holdsWherever } from '../../match/width-range.ts';
import { compareSpecificity } from '../../read/selectors.ts';
import { atRulesAround, type Declaration } from '../../read/style-sheet.ts';

/** States that are never there without another one. */
const implied = [
  [':active', ':hover'],
  [':focus-visible', ':focus'],
  [':focus', ':focus-within'],
] as const;

/** Whether a rival holds whenever the loser does: always, or in a state that comes with the loser's own. */
function holdsWith(rival: Applied, loser: Applied): boolean {
  if (rival.sure || (rival.found && holdsWherever(rival.declaration, loser.declaration))) return true;
  const [own, other] = [loser.selector?.text ?? '', rival.selector?.text ?? ''];
  return (
    !isConditional(rival.declaration) &&
    implied.some(([state, wider]) => own.endsWith(state) && other === own.slice(0, -state.length) + wider)
  );
}

/**
 * The declaration that surely beats this one for every longhand it sets; undefined where one longhand of it may win.
 */
function findDefeat(
  element: PageElement,
  loser: Applied,
  applied: readonly Applied[],
  listLonghands: (property: string) => readonly string[],
): Defeat | undefined {
  let strongest: Applied | undefined;
  for (const longhand of listLonghands(loser.declaration.property)) {
    const rivals = applied.filter(
      (one) =>
        one !== loser &&
        holdsWith(one, loser) &&
        (listLonghands(one.declaration.property).includes(longhand) ||
          setsLonghand(one.declaration.property, longhand)) &&
        compareApplied(one, loser).result > 0,
    );
    const best = rivals.reduce<Applied | undefined>(
      (top, one) => (!top || compareApplied(one, top).result > 0 ? one : top),
      undefined,
    );
    if (!best) return undefined;
    strongest ??= best;
  }
  return strongest && { element, loser, winner: strongest, by: compareApplied(strongest, loser).by };
}

/** Old browsers take the first and new ones the second: a fallback, written on purpose. */
function isFallback(loser: Declaration, winner: Declaration): boolean {
  const modern =
    /\(|-webkit-|\d([dsl]v[hwib]|cq\w+|r?lh|cap)\b|\b(clip|anywhere|balance|pretty|fit-content|max-content|min-content|stretch|break-word|flow-root|grid|dvh|oklch|contents|subgrid)\b/i;
  return modern.test(winner.value) || loser.value.includes('-webkit-') || loser.value.includes('-moz-');
}

/** A physical property for old browsers before the flow-relative one that means the same. */
function isLogicalFallback(loser: Declaration, winner: Declaration): boolean {
  const isLogical = /-(block|inline)(-|$)|^(min-|max-)?(block|inline)-size$/;
  return (
    isLogical.test(winner.property) &&
    !isLogical.test(loser.property) &&
    (loser.value === winner.value || isFallback(loser, winner))
  );
}

function sameValue(loser: Declaration, winner: Declaration): boolean {
  // Resets write both, for browsers that don't take `font: inherit`.
  if (loser.property === 'font-size' && loser.value === '100%' && winner.value === 'inherit') return true;
  if (loser.property === winner.property) return loser.value.toLowerCase() === winner.value.toLowerCase();
  return longhandsOf(loser.property).every((longhand) => {
    const [lost, won] = [loser, winner].map(({ property, value }) =>
      longhandValue(longhand, property, value).toLowerCase(),
    );
    return lost === won && lost !== '?';
  });
}

function winsWithout(criterion: 'important' | 'layer', loser: Applied, winner: Applied): boolean {
  const plain = (one: Applied): Applied =>
    criterion === 'important'
      ? { ...one, declaration: { ...one.declaration, important: false } }
      : { ...one, layer: [] };
  return compareApplied(plain(loser), plain(winner)).result > 0;
}

function classOf(applied: Applied): string | undefined {
  return /^\.([\w-]+)$/.exec(applied.selector?.text ?? '')?.[1];
}

/** The selector with that of the rule around it, where one outer rule has one selector. */
function wholeSelector({ selector }: Applied): string | undefined {
  const outer = selector?.rule.parent;
  if (!selector || outer?.type !== 'rule' || outer.prelude.includes(',')) return selector?.rule.prelude;
  return selector.text.includes('&')
    ? selector.text.replaceAll('&', outer.prelude)
    : `${outer.prelude} ${selector.text}`;
}

/** Two rules of the same weight: the later wins, which surprises where the earlier is the more particular. */
function losesByOrder(defeats: readonly Defeat[], reachOf: (declaration: Declaration) => number): boolean {
  const [first] = defeats;
  if (!first) return false;
  const { loser, winner, element } = first;
  if (wholeSelector(loser) === wholeSelector(winner)) return true;
  if (reachOf(loser.declaration) < reachOf(winner.declaration)) return true;
  const [own, other] = [classOf(loser), classOf(winner)];
  if (own === undefined || other === undefined) return false;
  return (
    own.startsWith(`${other}-`) ||
    (reachOf(loser.declaration) === reachOf(winner.declaration) &&
      element.classes.indexOf(own) > element.classes.indexOf(other) &&
      !other.startsWith(`${own}-`))
  );
}

/** A rule for browsers without a feature, or for the moment before the first style: apart from what it loses to. */
function isFeatureTest(declaration: Declaration): boolean {
  return atRulesAround(declaration).some(
    ({ name, prelude }) =>
      ['starting-style', 'scope'].includes(name) || (name === 'supports' && /^not\b/i.test(prelude.trim())),
  );
}

/** Whether two rules find the same elements in every page. */
function findsSame({ selector: own }: Applied, { selector: other }: Applied): boolean {
  return (
    own !== undefined &&
    other !== undefined &&
    targetOf(own.text) === targetOf(other.text) &&
    !own.rule.parent &&
    !other.rule.parent
  );
}

/** A page that overrides the style sheet it shares with others, and a prefixed property beside the standard one. */
function isMeantToLose(lost: Declaration, won: Declaration): boolean {
  const isShared = lost.sheet !== won.sheet && !lost.sheet.isEditable;
  const [own, rival] = [lost, won].map(({ property }) => property.replace(/^-(webkit|moz|ms|o)-/, ''));
  return isShared || (own === rival && lost.property !== won.property);
}

/** The last part of a selector, which is about the element itself. */
function subjectOf({ selector }: Applied): string {
  return /[^\s>+~]*$/.exec(selector?.text ?? '')?.[0] ?? '';
}

/** A class that the author gave the element, against a rule for all elements of its kind in a place: `.job`, `.card p`. */
function isMoreParticular(loser: Applied, winner: Applied): boolean {
  return /^[.#][\w-]+$/.test(subjectOf(loser)) && /^[a-z][a-z0-9]*$/i.test(subjectOf(winner));
}

/** Whether a rule is for a state that the user brings about: it is there to show something else in it. */
function isOfUser({ selector }: Applied): boolean {
  return /:(hover|focus|active|checked|focus-visible|focus-within)\b/.test(selector?.text ?? '');
}

/** A class for fewer elements, which a rule of the same weight beats only because that is in no layer. */
function isLayeredException(
  loser: Applied,
  winner: Applied,
  reachOf: (declaration: Declaration) => number,
): boolean {
  return (
    loser.sure &&
    !loser.declaration.important &&
    winner.layer.length === 0 &&
    compareSpecificity(loser.specificity, winner.specificity) === 0 &&
    reachOf(loser.declaration) < reachOf(winner.declaration)
  );
}

/** A helper in a layer before that of its rivals, and a rule in an inner layer against the same one outside of it. */
function isBuriedInLayer(loser: Applied, winner: Applied): boolean {
  const [own] = atRulesAround(loser.declaration).filter(({ name }) => name === 'layer');
  return (
    loser.sure &&
    !loser.declaration.important &&
    winner.layer.length > 0 &&
    compareSpecificity(loser.specificity, winner.specificity) === 0 &&
    (isInLayerOf(loser, winner)
      ? wholeSelector(loser) === wholeSelector(winner)
      : /util|helper|overrid/i.test(own?.prelude ?? ''))
  );
}

/** Whether the author most likely meant the loser to win. */
function looksMeant(defeats: readonly Defeat[], reachOf: (declaration: Declaration) => number): boolean {
  const [first] = defeats;
  if (!first) return false;
  const { loser, winner, by } = first;
  const [lost, won] = [loser.declaration, winner.declaration];
  if (sameValue(lost, won) || isLogicalFallback(lost, won) || isMeantToLose(lost, won)) return false;
  if (dropsFunctions(lost, won) && loser.sure) return true;
  if (lost.parent !== undefined && lost.parent === won.parent) {
    return by === 'importance'
      ? winsWithout('important', loser, winner)
      : lost.property !== won.property || !isFallback(lost, won);
  }
  if (by === 'importance') return winsWithout('important', loser, winner) && won.value !== 'none';
  if (by === 'inline style') return !/^(0(px|%)?|none|auto|transparent|inherit|initial)$/i.test(lost.value);
  if (by === 'layer')
    return (
      (winsWithout('layer', loser, winner) &&
        (compareSpecificity(loser.specificity, [0, 0, 1]) > 0 ||
          (lost.order > won.order && !loser.declaration.important))) ||
      isLayeredException(loser, winner, reachOf) ||
      isBuriedInLayer(loser, winner)
    );
  if (/(^|[\s>+~])\*$/.test(loser.selector?.text ?? '') || isFeatureTest(lost)) return false;
  if (!loser.sure)
    return by === 'order'
      ? isConditional(lost) || isOfUser(loser)
      : lost.order > won.order || (by === 'specificity' && isOfUser(loser));
  // What reaches fewer elements is the exception, and was most likely meant to win.
  const isException =
    !!winner.selector &&
    reachOf(lost) < reachOf(won) &&
    (compareSpecificity(loser.specificity, [0, 1, 0]) >= 0 ||
      (loser.selector?.text ?? '').includes(':where('));
  if (by === 'specificity')
    return (
      isException ||
      isMoreParticular(loser, winner) ||
      findsSame(loser, winner) ||
      (lost.order > won.order &&
        (reachOf(lost) < reachOf(won) || compareSpecificity(loser.specificity, [0, 0, 0]) > 0))
    );
  return losesByOrder(defeats, reachOf);
}

/** Declarations that lose the cascade on every element they reach, where the author most likely meant them to win. */
export function explainOverridden(page: Page): Report[] {
  const defeats = new Map<Declaration, Defeat[] | null>();
  const reached = new Map<Declaration, number>();
  // Where lines may run in another direction, a flow-relative side can be any side.
  const listLonghands = mayTurnLines(page) ? longhandsOf : physicalLonghandsOf;
  for (const [element, lists] of page.reach) {
    for (const applied of lists.values()) {
      for (const one of applied) {
        const { declaration } = one;
        reached.set(declaration, (reached.get(declaration) ?? 0) + 1);
        if (declaration.property.startsWith('--') || !accepts(declaration.property, declaration.value))
          continue;
        const known = defeats.get(declaration);
        if (known === null) continue;
        const defeat = findDefeat(element, one, applied, listLonghands);
        // It wins somewhere: then it is a base that others vary.
        defeats.set(declaration, defeat ? [...(known ?? []), defeat] : null);
      }
    }
  }
  const atRules = page.sheets.flatMap((sheet) => sheet.atRules);
  return [...defeats].flatMap(([declaration, list]) => {
    const [first] = list ?? [];
    if (!list || !first || !looksMeant(list, (one) => reached.get(one) ?? 0)) return [];
    const { property, written, value, span, parent } = declaration;
    const isSameRule = parent !== undefined && parent === first.winner.declaration.parent;
    const { message, fix } = describeDefeat(first, atRules);
    // Where the winner is for no other elements, only one of the two can have an effect.
    const isOnly =
      list.every(({ loser }) => loser.sure) &&
      first.winner.sure &&
      first.winner.selector !== undefined &&
      !isSameRule &&
      (reached.get(first.winner.declaration) ?? 0) <= list.length;
    return [
      {
        code: isSameRule ? ('overridden-in-rule' as const) : ('overridden' as const),
        span,
        message,
        data: {
          property: written,
          value,
          ...(first.loser.selector ? { selector: first.loser.selector.text } : {}),
          element: nameOf(first.element),
        },
        fixes: isOnly && property !== 'transition' ? [removal(first.winner.declaration), fix] : [fix],
      },
    ];
  });
}
