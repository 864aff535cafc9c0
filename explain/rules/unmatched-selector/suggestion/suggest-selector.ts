import { listStateOfOtherCandidates } from './state-of-other-candidates.ts';
import { matchSelector } from '../../../match/match-selector.ts';
import { certainMatch, possibleMatch } from '../../../match/match-result.ts';
import type { Page } from '../../../cascade/page.ts';
import { preferAdjacent } from './prefer-adjacent.ts';
import { parseSelector, type Selector } from '../../../parse/selectors.ts';
import { listAttributeCandidates } from './attribute-candidates.ts';
import { suggestAttributeFix } from './attribute-fix.ts';
import { listJoinedNames, listNameCandidates } from './name-candidates.ts';
import { findUnknownPart, getPageNames, isUnknownPart } from './page-names.ts';
import { findCompoundStart, listSelectorCandidates, splitSelectorParts } from './selector-candidates.ts';
import { splitSelectorSteps } from './selector-steps.ts';
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

/**
 * Whether only the last element of a selector is left, without what limits it: it finds elements that the author
 * doesn't mean.
 */
function isUnlimited(text: string, changed: string, page: Page): boolean {
  const name = /^([a-z][a-z0-9]*)(::[\w-]+)?$/i.exec(changed.trim())?.[1]?.toLowerCase();
  if (name === undefined || !/[\s>+~[]/.test(text)) return false;
  const parents = page.elements.filter((element) => element.name === name).map(({ parent }) => parent);
  return text.includes('[') || findUnknownPart(text, page) !== undefined || new Set(parents).size > 1;
}

/** Whether a selector still asks for each state and position of another one: without it, it finds more elements. */
function keepsConditions(text: string, changed: string): boolean {
  const listNames = (selector: string): string[] =>
    (selector.match(/(?<!:):[\w-]+/g) ?? []).map((name) => name.replace('of-type', 'child'));
  const kept = listNames(changed);
  return listNames(text).every((name) => kept.includes(name) || name === ':root');
}

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

/** Elements of which none can be inside another of the same row. */
const separateElements: readonly RegExp[] = [
  /^(h[1-6]|p)$/i,
  /^t[hd]$/i,
  /^(input|select|textarea|button)$/i,
];

/** Elements that can't be inside each other as a list: `h1 h2` for `h1, h2`. */
function suggestElementList(
  selector: Selector,
  parts: readonly string[],
  matchesPage: PartsTest,
): SelectorSuggestion | undefined {
  const names = parts.filter((part) => part.trim() !== '');
  const isList =
    names.length > 1 &&
    names.length < parts.length &&
    separateElements.some((pattern) => names.every((name) => pattern.test(name))) &&
    names.every((name) => matchesPage([name], true));
  return isList
    ? createSuggestion(
        selector,
        [names.join(', ')],
        `The space asks for an element inside the other, and a <${names[0]}> can't contain a <${names[1]}>. To select both, put a comma between them.`,
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
  const list = suggestElementList(selector, parts, matchesPage);
  if (list) return list;
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
  const steps = splitSelectorSteps(changedParts.join(''));
  const candidates = [...listSelectorCandidates(changedParts), ...listStateOfOtherCandidates(steps)].filter(
    (changed) => matchesPage(changed.parts),
  );
  const isSafe = ({ parts: safeParts }: { parts: string[] }): boolean =>
    keepsConditions(text, safeParts.join('')) && !isUnlimited(text, safeParts.join(''), page);
  const [unsafe] = candidates;
  const candidate = candidates.find(isSafe);
  // A position that no element has: to leave it out would style other elements.
  if (!candidate && unsafe && /:(nth|first|last|only)-/.test(text) && !/:(hover|focus|checked)/.test(text))
    return {
      ...createSuggestion(selector, unsafe.parts, unsafe.message, 'wrong-combinator'),
      fix: 'Count the siblings, and write the position of the one that you mean.',
      edits: [],
    };
  if (!candidate && unsafe && isUnlimited(text, unsafe.parts.join(''), page))
    return {
      ...createSuggestion(selector, unsafe.parts, unsafe.message, 'wrong-combinator'),
      isPartial: true,
      fix: 'Compare it with the elements of the page.',
      edits: [],
    };
  if (!candidate) return suggestList(selector, changedParts, matchesPage);
  const message = reason ? `${reason} ${candidate.message}` : candidate.message;
  return {
    ...createSuggestion(
      selector,
      preferAdjacent(candidate.parts, selector, page),
      message,
      'wrong-combinator',
    ),
    isPartial: candidate.isPartial ?? false,
  };
}
