import {
  moveBehind,
  moveRuleBehind,
  removeDeclaration,
  removeImportance,
  replaceValue,
} from '../../edits.ts';
import { setsLonghand, type Applied, type Defeat } from '../../match/cascade.ts';
import { longhandsOf } from '../../values/longhand-value.ts';
import { physicalLonghandsOf } from '../../values/physical-longhand.ts';
import { describeLayers } from './layer-order.ts';
import { combineValues, dropsFunctions } from './combined-value.ts';
import type { AtRule, Declaration } from '../../read/style-sheet.ts';
import type { SpanEdit, SuggestedFix } from '../../report.ts';

/** A selector without what only makes it stronger: html and body, which are around all, and a name written twice. */
export function targetOf(selector: string): string {
  return selector.replace(/^((html|:root)\s*>?\s*)?(body\s+)?(?=\S)/, '').replace(/([.#][\w-]+)\1+/g, '$1');
}

/** A selector that matches the same element and is more specific: the winner's with the loser's name at its end. */
function strengthen(loser: Applied, winner: Applied): SuggestedFix {
  const own = loser.selector?.text ?? '';
  const stronger = winner.selector?.text ?? '';
  // Both find the same elements, so one of the two declarations is enough.
  if (winner.selector && targetOf(stronger) === targetOf(own)) return removal(winner.declaration);
  const write = (text: string): SuggestedFix => ({
    title: `Write ${text}.`,
    edits: loser.selector?.rule.sheet.isEditable ? [{ span: loser.selector.span, newText: text }] : [],
  });
  // :where() takes the weight from what is in it, and :is() keeps it.
  const counted = own.replaceAll(':where(', ':is(');
  if (counted !== own && !stronger.includes('#')) return write(counted);
  const [, tag, names = '', state = ''] =
    /(?:^|[\s>+~])([a-z][a-z0-9]*)?((?:[.#][\w-]+)*)((?::(?!:)[\w-]+)*)$/i.exec(own) ?? [];
  const subject = /[^\s>+~]*$/.exec(stronger)?.[0] ?? '';
  const isSame =
    tag === undefined || /^[.#:]/.test(subject) || new RegExp(`^${tag}(?![\\w-])`, 'i').test(subject);
  // A nested rule says only a part of its selector.
  const isWhole =
    winner.selector?.rule.parent?.type !== 'rule' && loser.selector?.rule.parent?.type !== 'rule';
  if (!isSame || !isWhole || /[:\s]$|::|&/.test(stronger) || !/[^\s>+~)]$/.test(own))
    return { title: `Write ${stronger} for it too, in place of ${own}.`, edits: [] };
  const missing = (names.match(/[.#][\w-]+/g) ?? []).filter((name) => !subject.includes(name));
  const [, base = '', states = ''] = /^(.*?)((?::(?!:)[\w-]+)*)$/.exec(stronger) ?? [];
  return write(`${base}${missing.join('')}${states}${states === state ? '' : state}`);
}

function moveBelow(loser: Applied, winner: Applied): SpanEdit[] {
  const [own, other] = [loser.selector?.rule, winner.selector?.rule];
  if (!own || !other) return [];
  return own === other ? moveBehind(loser.declaration, winner.declaration) : moveRuleBehind(own, other);
}

/** The winner gone. */
export function removal(won: Declaration): SuggestedFix {
  return { title: `Remove ${won.property} on line ${won.line}.`, edits: removeDeclaration(won) };
}

/** Why a declaration loses, and what would let it win. */
export function describeDefeat(
  { loser, winner, by }: Defeat,
  atRules: readonly AtRule[],
): { message: string; fix: SuggestedFix } {
  const [lost, won] = [loser.declaration, winner.declaration];
  const place = winner.selector
    ? `${winner.selector.text} on line ${won.line}`
    : `the style attribute on line ${won.line}`;
  const own = loser.selector?.text ?? 'the style attribute';
  const sentence = `${lost.property} of ${own} loses to ${place}`;
  if (lost.parent !== undefined && lost.parent === won.parent && lost.property !== won.property) {
    const why = longhandsOf(lost.property).every((longhand) => setsLonghand(won.property, longhand))
      ? `${won.property === 'all' ? 'all sets every property' : 'a shorthand resets all its longhands'}, and it comes later`
      : `in text that runs from left to right both are the same, and the later one wins`;
    // Of two names for the same side only one can stay.
    const isSame = physicalLonghandsOf(lost.property).join() === physicalLonghandsOf(won.property).join();
    if (isSame)
      return {
        message: `${won.property} on line ${won.line} sets ${lost.property} again: ${why}.`,
        fix: { title: `Remove ${won.property}.`, edits: removeDeclaration(won) },
      };
    return {
      message: `${won.property} on line ${won.line} sets ${lost.property} again: ${why}.`,
      fix: { title: `Write ${lost.property} after ${won.property}.`, edits: moveBehind(lost, won) },
    };
  }
  const both = lost.parent === won.parent || dropsFunctions(lost, won) ? combineValues(lost, won) : undefined;
  if (both !== undefined && by !== 'importance')
    return {
      message: `${sentence}: ${lost.property} has one value only, so the two don't add up.`,
      fix: {
        title: `Write ${lost.property}: ${both};`,
        edits: [...removeDeclaration(lost), ...replaceValue(won, both)],
      },
    };
  switch (by) {
    case 'importance':
      return {
        message: `${sentence}, which is !important.`,
        fix: { title: 'Remove !important there.', edits: removeImportance(won) },
      };
    case 'inline style':
      return {
        message: `${sentence}: a style attribute beats every selector.`,
        fix: { title: `Remove ${lost.property} from the style attribute.`, edits: removeDeclaration(won) },
      };
    case 'layer':
      return describeLayers(sentence, loser, winner, atRules);
    case 'specificity':
      return {
        message: `${lost.property} of ${own} ${lost.order > won.order ? 'comes later and still ' : ''}loses to ${place}: that selector is more specific (ids, classes, elements: ${winner.specificity.join(',')} against ${loser.specificity.join(',')}).`,
        fix: strengthen(loser, winner),
      };
    case 'order':
      return {
        message: `${sentence}: both have the same specificity, and the later one wins.`,
        fix:
          lost.parent === won.parent
            ? removal(won)
            : { title: `Move it below line ${won.line}.`, edits: moveBelow(loser, winner) },
      };
  }
}
