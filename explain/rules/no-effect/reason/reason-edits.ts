import {
  addDeclarations,
  addKeyframes,
  addRuleBefore,
  addRuleAfter,
  removeDeclaration,
  replaceDeclaration,
  replaceValue,
} from '../../../edits.ts';
import { findWinner } from '../../../cascade/cascade.ts';
import { listApplied, type Page } from '../../../cascade/page.ts';
import type { PageElement } from '../../../parse/elements.ts';
import { splitTopLevel } from '../../../parse/split-top-level.ts';
import type { QualifiedRule, Declaration } from '../../../parse/style-sheet.ts';
import type { SpanEdit } from '../../../report.ts';
import { exampleKeyframe, type NoEffectReason } from './property-rule.ts';

/** Adds declarations to a rule. A property that the rule already sets gets the new value. */
function addOrReplaceDeclarations(declaration: Declaration, added: readonly string[]): SpanEdit[] {
  const { parent } = declaration;
  const ruleDeclarations = parent?.declarations ?? [];
  const findOwn = (text: string): Declaration | undefined =>
    ruleDeclarations.findLast(({ property }) => property === (text.split(':')[0] ?? '').trim());
  const missing = added.filter((text) => !findOwn(text));
  return [
    ...(missing.length > 0 ? addDeclarations(declaration, missing) : []),
    ...added.flatMap((text) => {
      const existing = findOwn(text);
      return existing ? replaceValue(existing, text.slice(text.indexOf(':') + 1).trim()) : [];
    }),
  ];
}

/** The rule of a declaration; for a style attribute the last rule of the page. */
function findEditableRule(page: Page, { parent }: Declaration): QualifiedRule | undefined {
  if (parent?.type === 'rule') return parent;
  return page.sheets.flatMap(({ rules }) => rules).findLast((rule) => rule.sheet.isEditable);
}

/**
 * Adds declarations to a rule that always applies to all of the elements and to no others, or to a new rule
 * before the one that needs them.
 */
export function addToElements(
  page: Page,
  declaration: Declaration,
  elements: readonly [PageElement, ...PageElement[]],
  added: readonly string[],
  selectorOfRule = buildSelector(page, elements),
): SpanEdit[] {
  const appliesTo = (element: PageElement, known: Declaration): boolean =>
    listApplied(page, element).some((applied) => applied.declaration === known);
  const rule = listApplied(page, elements[0]).findLast(
    ({ isCertain, selector, declaration: known }) =>
      isCertain &&
      selector !== undefined &&
      elements.every((element) => appliesTo(element, known)) &&
      (/^[^*]*[.#][^*]*$/.test(selector.text) ||
        page.elements.filter((element) => appliesTo(element, known)).length === elements.length),
  );
  if (rule) return addOrReplaceDeclarations(rule.declaration, added);
  const anchorRule = findEditableRule(page, declaration);
  return anchorRule ? addRuleBefore(anchorRule, selectorOfRule, added) : [];
}

/** Removes the declaration of a longhand, or gives it another value. */
function changeLonghand(
  page: Page,
  { element, longhand, value }: NonNullable<NoEffectReason['change']>,
): SpanEdit[] {
  const known = findWinner(listApplied(page, element), longhand)?.declaration;
  if (!known) return [];
  if (value !== undefined) return replaceValue(known, value);
  // A shorthand may set other longhands, which have to stay.
  const isWhole = known.property === longhand || /^[\w-]+$/.test(known.value);
  return isWhole ? removeDeclaration(known) : [];
}

/** Moves a declaration to a new rule, whose selectors are those of its rule with a suffix. */
function moveToNewRule(
  declaration: Declaration,
  { selectorSuffix, declarations }: NonNullable<NoEffectReason['move']>,
): SpanEdit[] {
  const { parent, writtenName, value, isImportant } = declaration;
  if (parent?.type !== 'rule') return [];
  const selector = splitTopLevel(parent.prelude, ',')
    .map((name) => `${name.trim()}${selectorSuffix}`)
    .join(', ');
  const addedRule = addRuleAfter(
    parent,
    selector,
    declarations ?? [`${writtenName}: ${value}${isImportant ? ' !important' : ''}`],
  );
  return addedRule.length > 0 ? [...removeDeclaration(declaration), ...addedRule] : [];
}

/** Adds the @keyframes that an animation names. */
function addNamedKeyframes(page: Page, declaration: Declaration, names: readonly string[]): SpanEdit[] {
  const rule = findEditableRule(page, declaration);
  return rule ? addKeyframes(rule, names, exampleKeyframe) : [];
}

/** Whether the rule of a declaration is for every element, so that a fix for one can't add anything to it. */
function isForEveryElement({ parent }: Declaration): boolean {
  return (
    parent?.type === 'rule' &&
    splitTopLevel(parent.prelude, ',').every((selector) =>
      /^((html|body|:root)\s+)?\*(::?(before|after))?$/.test(selector.trim()),
    )
  );
}

/** Replaces the declaration, or gives it another value, and adds others to its rule. */
function createOwnEdits(
  declaration: Declaration,
  { add = [], replacement, value, isRemoved }: NoEffectReason,
): SpanEdit[][] {
  if (replacement !== undefined) return [replaceDeclaration(declaration, [...add, replacement])];
  return [
    ...(value === undefined ? [] : [replaceValue(declaration, value)]),
    ...(add.length > 0 ? [addOrReplaceDeclarations(declaration, add)] : []),
    ...(isRemoved === true ? [removeDeclaration(declaration)] : []),
  ];
}

/**
 * The edits of a reason; none where a part of them is not possible. `parents` are the elements of `addTo` for
 * all affected elements.
 */
export function createReasonEdits(
  page: Page,
  declaration: Declaration,
  reason: NoEffectReason,
  parents: readonly PageElement[],
): SpanEdit[] {
  const { add, addTo, change, move, keyframes, edits } = reason;
  if (add && isForEveryElement(declaration)) return [];
  const others = new Set([...(addTo ? [addTo.element] : []), ...(addTo?.otherElements ?? []), ...parents]);
  const [first, ...rest] = others;
  const parts = [
    ...createOwnEdits(declaration, reason),
    ...(move ? [moveToNewRule(declaration, move)] : []),
    ...(change ? [changeLonghand(page, change)] : []),
    ...(addTo && first
      ? [addToElements(page, declaration, [first, ...rest], addTo.declarations, addTo.selector)]
      : []),
    ...(keyframes ? [addNamedKeyframes(page, declaration, keyframes)] : []),
    ...(edits ? [edits] : []),
  ];
  return parts.every((part) => part.length > 0) ? parts.flat() : [];
}

const identifierPattern = /^-?[a-z_][\w-]*$/i;

type SimpleSelector = { text: string; matches: (element: PageElement) => boolean };

/** The simple selectors for an element, the one that a student would use first. */
function listSimpleSelectors(element: PageElement): SimpleSelector[] {
  const { id, name, classes } = element;
  return [
    ...classes
      .filter((className) => identifierPattern.test(className))
      .map((className) => ({
        text: `.${className}`,
        matches: (other: PageElement) => other.classes.includes(className),
      })),
    ...(id !== undefined && identifierPattern.test(id)
      ? [{ text: `#${id}`, matches: (other: PageElement) => other.id === id }]
      : []),
    { text: name, matches: (other: PageElement) => other.name === name },
  ];
}

/**
 * A short selector for elements: one that matches only them if there is one, and always matches the first
 * of them.
 */
function buildSelector(page: Page, elements: readonly [PageElement, ...PageElement[]]): string {
  const [first] = elements;
  const shared = listSimpleSelectors(first).filter(({ matches }) => elements.every(matches));
  const exact = shared.find(({ matches }) => page.elements.filter(matches).length === elements.length);
  const chosen = exact ?? shared.find(({ text }) => /^[.#]/.test(text));
  if (chosen) return chosen.text;
  return first.parent ? `${buildSelector(page, [first.parent])} > ${first.name}` : first.name;
}
