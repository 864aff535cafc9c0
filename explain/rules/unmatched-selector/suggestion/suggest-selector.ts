import { matchSelector } from '../../../match/match-selector.ts';
import { certainMatch, possibleMatch } from '../../../match/match-result.ts';
import type { Page } from '../../../cascade/page.ts';
import { parseSelector, type Selector } from '../../../parse/selectors.ts';
import { listAttributeCandidates } from './attribute-candidates.ts';
import { suggestAttributeFix } from './attribute-fix.ts';
import { listJoinedNames } from './joined-names.ts';
import { listNameCandidates } from './name-candidates.ts';
import { getPageNames, isUnknownPart } from './page-names.ts';
import { findCompoundStart, listSelectorCandidates, splitSelectorParts } from './selector-candidates.ts';
import type { PartCandidate, SelectorSuggestion } from './selector-suggestion.ts';

/** Whether a part of a selector is a class that the page doesn't have and a script names. */
function isScriptClass(part: string, page: Page): boolean {
  const name = part.slice(1);
  return (
    /^\.[\w-]+$/.test(part) && page.context.scriptWords.has(name) && !getPageNames(page).classes.has(name)
  );
}

/** Tests whether a selector made of these parts finds an element of the page. */
type PartsTest = (parts: readonly string[], isCertainOnly?: boolean) => boolean;

function createSuggestion(
  { text, span, rule }: Selector,
  parts: readonly string[],
  message: string,
  code: SelectorSuggestion['code'],
): SelectorSuggestion {
  const newText = parts.join('').trim();
  return {
    code,
    message: `${text} finds nothing. ${message}`,
    fix: `Write ${newText}.`,
    edits: rule.sheet.isEditable ? [{ span, newText }] : [],
  };
}

/**
 * In a compound selector the element comes first: `.author.p` becomes `p.author`, or `.author p` where only that finds
 * something.
 */
function insertPart(
  parts: readonly string[],
  index: number,
  part: string,
  matchesPage: PartsTest,
): readonly string[] {
  const start = findCompoundStart(parts, index);
  // `header.top` for `.top`.
  if (/^[.#]/.test(part) && parts[index + 1] === part) return parts.toSpliced(index, 1, '');
  if (start >= index || !/^[a-z]/i.test(part)) return parts.with(index, part);
  const compound = [
    ...parts.slice(0, start),
    part,
    ...parts.slice(start, index),
    '',
    ...parts.slice(index + 1),
  ];
  const descendant = parts.with(index, ` ${part}`);
  return !matchesPage(compound) && matchesPage(descendant) ? descendant : compound;
}

/** The parts with each name that the page doesn't have replaced by one that it has. */
function replaceUnknownParts(
  parts: readonly string[],
  page: Page,
  matchesPage: PartsTest,
): { parts: readonly string[]; reason: string | undefined; isPartial: boolean } {
  const names = getPageNames(page);
  let changedParts = parts;
  let reason: string | undefined;
  let isPartial = false;
  for (const [index, part] of parts.entries()) {
    if (!isUnknownPart(part, names) || isScriptClass(part, page)) continue;
    const candidates = listNameCandidates(part, parts[index + 1], names, page);
    const isMatching = (candidate: PartCandidate): boolean =>
      matchesPage(changedParts.with(index, candidate.part), candidate.isCertainOnly);
    const chosen = candidates.find(isMatching) ?? candidates.find(({ isCertainOnly }) => !isCertainOnly);
    if (!chosen) continue;
    changedParts = insertPart(changedParts, index, chosen.part, matchesPage);
    isPartial ||= chosen.isPartial ?? false;
    reason ??= chosen.message;
  }
  return { parts: changedParts, reason, isPartial };
}

/** The names of a compound selector as a list, where each is on another element: `.card.box` for `.card, .box`. */
function suggestList(
  selector: Selector,
  parts: readonly string[],
  matchesPage: PartsTest,
): SelectorSuggestion | undefined {
  const isCompound = parts.length > 1 && parts.every((part) => /^[.#][\w-]+$/.test(part));
  return isCompound && parts.every((part) => matchesPage([part], true))
    ? createSuggestion(
        selector,
        [parts.join(', ')],
        'Without a comma one element must have all of these names; in the page they are on different elements.',
        'wrong-combinator',
      )
    : undefined;
}

/**
 * The selector that was most likely meant, with the reason in words; undefined where no change finds
 * anything.
 */
export function suggestSelector(selector: Selector, page: Page): SelectorSuggestion | undefined {
  const { text, rule } = selector;
  const parts = splitSelectorParts(text);
  const matchesPage: PartsTest = (changedParts, isCertainOnly = false) => {
    // An element may have a class of a script later.
    const presentParts = changedParts.filter((part) => !isScriptClass(part, page));
    const changedText = presentParts.join('').trim();
    if (changedText === '') return presentParts.length < changedParts.length;
    const changed = parseSelector(changedText, rule);
    const required = isCertainOnly ? certainMatch : possibleMatch;
    return page.elements.some((element) => matchSelector(element, changed, page.context) >= required);
  };
  if (rule.parent?.type === 'rule' && matchesPage(['&', ...parts]))
    return createSuggestion(
      selector,
      ['&', ...parts],
      'Inside a rule it looks for descendants of the outer selector; in the page one element has both.',
      'misspelt-selector',
    );
  const joined = listJoinedNames(parts, page).find((changed) => matchesPage(changed.parts));
  if (joined) return createSuggestion(selector, joined.parts, joined.message, 'misspelt-selector');
  const { parts: changedParts, reason, isPartial } = replaceUnknownParts(parts, page, matchesPage);
  if (reason !== undefined && matchesPage(changedParts))
    return { ...createSuggestion(selector, changedParts, reason, 'misspelt-selector'), isPartial };
  const names = getPageNames(page);
  const unknownParts = parts.filter((part) => isUnknownPart(part, names));
  const attributeFix = suggestAttributeFix(unknownParts, page);
  if (attributeFix) return attributeFix;
  if (reason === undefined && unknownParts.length > 0) return undefined;
  for (const [index, part] of changedParts.entries()) {
    const candidate = listAttributeCandidates(part, page).find((attribute) =>
      matchesPage(changedParts.with(index, attribute.part)),
    );
    if (candidate)
      return createSuggestion(
        selector,
        changedParts.with(index, candidate.part),
        candidate.message,
        'misspelt-selector',
      );
  }
  const candidate = listSelectorCandidates(changedParts).find((changed) => matchesPage(changed.parts));
  if (!candidate) return suggestList(selector, changedParts, matchesPage);
  const message = reason ? `${reason} ${candidate.message}` : candidate.message;
  return {
    ...createSuggestion(selector, candidate.parts, message, 'wrong-combinator'),
    isPartial: candidate.isPartial ?? false,
  };
}
