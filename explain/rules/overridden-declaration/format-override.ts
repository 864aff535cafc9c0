import {
  moveDeclarationAfter,
  moveRuleAfter,
  removeDeclaration,
  removeImportant,
  replaceValue,
} from '../../edits.ts';
import { setsLonghand, type AppliedDeclaration, type Override } from '../../cascade/cascade.ts';
import { listLonghands, listPhysicalLonghands } from '../../values/longhand-value.ts';
import { formatLayerOverride } from './layer-order.ts';
import { combineValues, replacesOtherFunctions } from './combined-value.ts';
import type { AtRule, Declaration } from '../../parse/style-sheet.ts';
import type { SpanEdit, SpanFix } from '../../report.ts';
import { lineReference } from '../../line-reference.ts';

/** A selector without parts that only raise its specificity: `html`, `body` and a repeated name. */
export function normalizeSelector(selector: string): string {
  return selector.replace(/^((html|:root)\s*>?\s*)?(body\s+)?(?=\S)/, '').replace(/([.#][\w-]+)\1+/g, '$1');
}

/** The selector of a nested rule with that of its parent rule before it, as for a rule that is not nested. */
function getUnnestedSelector({ selector }: AppliedDeclaration): string | undefined {
  const parent = selector?.rule.parent;
  if (parent?.type !== 'rule' || parent.parent || /^[>+~]|&/.test(selector?.text ?? '')) return undefined;
  const outer = parent.prelude.includes(',') ? `:is(${parent.prelude})` : parent.prelude;
  return `${outer} ${selector?.text ?? ''}`;
}

/**
 * A selector for the same element with a higher specificity: the winner's, with the names of the loser at
 * its end.
 */
export function raiseSpecificity(loser: AppliedDeclaration, winner: AppliedDeclaration): SpanFix {
  const loserSelector = loser.selector?.text ?? '';
  const winnerSelector = getUnnestedSelector(winner) ?? winner.selector?.text ?? '';
  // Both find the same elements, so one of the two declarations is enough.
  if (winner.selector && normalizeSelector(winnerSelector) === normalizeSelector(loserSelector))
    return createRemovalFix(winner.declaration);
  const createFix = (text: string): SpanFix => ({
    title: `Write ${text}.`,
    edits: loser.selector?.rule.sheet.isEditable ? [{ span: loser.selector.span, newText: text }] : [],
  });
  // :where() takes the weight from what is in it, and :is() keeps it.
  const withIs = loserSelector.replaceAll(':where(', ':is(');
  if (withIs !== loserSelector && !winnerSelector.includes('#')) return createFix(withIs);
  const [, tag, names = '', state = ''] =
    /(?:^|[\s>+~])([a-z][a-z0-9]*)?((?:[.#][\w-]+)*)((?::(?!:)[\w-]+)*)$/i.exec(loserSelector) ?? [];
  const subject = /[^\s>+~]*$/.exec(winnerSelector)?.[0] ?? '';
  const isSame =
    tag === undefined || /^[.#:]/.test(subject) || new RegExp(`^${tag}(?![\\w-])`, 'i').test(subject);
  // A nested rule says only a part of its selector.
  const isWhole =
    (winner.selector?.rule.parent?.type !== 'rule' || getUnnestedSelector(winner) !== undefined) &&
    loser.selector?.rule.parent?.type !== 'rule';
  if (!isSame || !isWhole || /[:\s]$|::|&/.test(winnerSelector) || !/[^\s>+~)]$/.test(loserSelector))
    return {
      title: `Write ${winner.selector?.text ?? ''} for it too, in place of ${loserSelector}.`,
      edits: [],
    };
  const missing = (names.match(/[.#][\w-]+/g) ?? []).filter((name) => !subject.includes(name));
  const [, base = '', states = ''] = /^(.*?)((?::(?!:)[\w-]+)*)$/.exec(winnerSelector) ?? [];
  return createFix(`${base}${missing.join('')}${states}${states === state ? '' : state}`);
}

function moveAfterWinner(loser: AppliedDeclaration, winner: AppliedDeclaration): SpanEdit[] {
  const [loserRule, winnerRule] = [loser.selector?.rule, winner.selector?.rule];
  if (!loserRule || !winnerRule) return [];
  return loserRule === winnerRule
    ? moveDeclarationAfter(loser.declaration, winner.declaration)
    : moveRuleAfter(loserRule, winnerRule);
}

/** A fix that removes the winner. */
export function createRemovalFix(winner: Declaration): SpanFix {
  return {
    title: `Remove ${winner.property} on ${lineReference(winner.line)}.`,
    edits: removeDeclaration(winner),
  };
}

type OverrideDescription = { message: string; fix: SpanFix };

/** Two declarations of one rule that set the same longhands under different names. */
function formatSameRule(lost: Declaration, won: Declaration): OverrideDescription {
  const isShorthand = listLonghands(lost.property).every((longhand) => setsLonghand(won.property, longhand));
  const shorthandReason =
    won.property === 'all' ? 'all sets every property' : 'a shorthand resets all its longhands';
  const why = isShorthand
    ? `${shorthandReason}, and it comes later`
    : `in ${/inline/.test(lost.property + won.property) ? 'text that runs from left to right' : 'horizontal text'} both are the same, and the later one wins`;
  // Of two names for the same side only one can stay.
  const isSameSide =
    listPhysicalLonghands(lost.property).join() === listPhysicalLonghands(won.property).join();
  return {
    message: `${won.property} on ${lineReference(won.line)} sets ${lost.property} again: ${why}.`,
    fix: isSameSide
      ? { title: `Remove ${won.property}.`, edits: removeDeclaration(won) }
      : {
          title: `Write ${lost.property} after ${won.property}.`,
          edits: moveDeclarationAfter(lost, won),
        },
  };
}

/** An override that the criterion of the cascade explains. */
function formatCriterion(
  { loser, winner, criterion }: Override,
  atRules: readonly AtRule[],
): OverrideDescription {
  const [lost, won] = [loser.declaration, winner.declaration];
  const sentence = formatLoss(loser, winner);
  switch (criterion) {
    case 'importance':
      return {
        message: `${sentence}, which is !important.`,
        fix: { title: 'Remove !important there.', edits: removeImportant(won) },
      };
    case 'inline style':
      return {
        message: `${sentence}: a style attribute beats every selector.`,
        fix: { title: `Remove ${lost.property} from the style attribute.`, edits: removeDeclaration(won) },
      };
    case 'layer':
      return formatLayerOverride(sentence, loser, winner, atRules);
    case 'specificity': {
      const verb = lost.order > won.order ? 'comes later and still loses to' : 'loses to';
      return {
        message: `${formatLoss(loser, winner, verb)}: that selector is more specific (ids, classes, elements: ${winner.specificity.join(',')} against ${loser.specificity.join(',')}).`,
        fix: raiseSpecificity(loser, winner),
      };
    }
    case 'order':
      return {
        message: `${sentence}: both have the same specificity, and the later one wins.`,
        fix:
          lost.parent === won.parent
            ? createRemovalFix(won)
            : { title: `Move it below ${lineReference(won.line)}.`, edits: moveAfterWinner(loser, winner) },
      };
  }
}

/** The beginning of a message, such as `color of .a loses to .b on line 3`. */
function formatLoss(loser: AppliedDeclaration, winner: AppliedDeclaration, verb = 'loses to'): string {
  const loserName = loser.selector?.text ?? 'the style attribute';
  const winnerName = winner.selector?.text ?? 'the style attribute';
  return `${loser.declaration.property} of ${loserName} ${verb} ${winnerName} on ${lineReference(winner.declaration.line)}`;
}

/** Why a declaration loses, and a fix that lets it win. */
export function formatOverride(override: Override, atRules: readonly AtRule[]): OverrideDescription {
  const { loser, winner, criterion } = override;
  const [lost, won] = [loser.declaration, winner.declaration];
  if (lost.parent !== undefined && lost.parent === won.parent && lost.property !== won.property)
    return formatSameRule(lost, won);
  const combined =
    lost.parent === won.parent || replacesOtherFunctions(lost, won) ? combineValues(lost, won) : undefined;
  if (combined === undefined || criterion === 'importance') return formatCriterion(override, atRules);
  return {
    message: `${formatLoss(loser, winner)}: ${lost.property} has one value only, so the two don't add up.`,
    fix: {
      title: `Write ${lost.property}: ${combined};`,
      edits: [...removeDeclaration(lost), ...replaceValue(won, combined)],
    },
  };
}
