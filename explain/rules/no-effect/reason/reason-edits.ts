import {
  addDeclarations,
  addRuleBefore,
  addRuleBehind,
  removeDeclaration,
  replaceDeclaration,
  replaceValue,
} from '../../../edits.ts';
import { findWinner } from '../../../match/cascade.ts';
import { appliedTo, type Page } from '../../../match/page.ts';
import { selectorFor } from '../../../match/selector-for.ts';
import type { PageElement } from '../../../read/elements.ts';
import { splitTopLevel } from '../../../read/split-top-level.ts';
import type { CssRule, Declaration } from '../../../read/style-sheet.ts';
import type { SpanEdit } from '../../../report.ts';
import type { Reason } from './effect-rule.ts';

/** Adds declarations to a rule; one that it has already gets the new value in its place, as it would win. */
function addOrReplace(declaration: Declaration, added: readonly string[]): SpanEdit[] {
  const { parent } = declaration;
  const own = parent?.declarations ?? [];
  const findOwn = (text: string): Declaration | undefined =>
    own.findLast(({ property }) => property === (text.split(':')[0] ?? '').trim());
  const missing = added.filter((text) => !findOwn(text));
  return [
    ...(missing.length > 0 ? addDeclarations(declaration, missing) : []),
    ...added.flatMap((text) => {
      const known = findOwn(text);
      return known ? replaceValue(known, text.slice(text.indexOf(':') + 1).trim()) : [];
    }),
  ];
}

/** The rule that a declaration is in; for a style attribute the last one of the page. */
function findRule(page: Page, { parent }: Declaration): CssRule | undefined {
  if (parent?.type === 'rule') return parent;
  return page.sheets.flatMap(({ rules }) => rules).findLast((rule) => rule.sheet.isEditable);
}

/**
 * Gives declarations to elements: in the most specific rule that always applies to all of them, or in a new rule
 * before the one that needs it.
 */
export function addToElements(
  page: Page,
  declaration: Declaration,
  elements: readonly [PageElement, ...PageElement[]],
  added: readonly string[],
  selectorOfRule = selectorFor(page, elements),
): SpanEdit[] {
  const reaches = (one: PageElement, known: Declaration): boolean =>
    appliedTo(page, one).some((applied) => applied.declaration === known);
  const rule = appliedTo(page, elements[0]).findLast(
    ({ sure, selector, declaration: known }) =>
      sure &&
      selector !== undefined &&
      elements.every((one) => reaches(one, known)) &&
      (/^[^*]*[.#][^*]*$/.test(selector.text) ||
        page.elements.filter((one) => reaches(one, known)).length === elements.length),
  );
  if (rule) return addOrReplace(rule.declaration, added);
  const own = findRule(page, declaration);
  return own ? addRuleBefore(own, selectorOfRule, added) : [];
}

/** Takes the declaration of a longhand from an element, or gives it another value. */
function changeOther(page: Page, { element, longhand, value }: NonNullable<Reason['change']>): SpanEdit[] {
  const known = findWinner(appliedTo(page, element), longhand)?.declaration;
  if (!known) return [];
  if (value !== undefined) return replaceValue(known, value);
  // A shorthand may set more than what has to go.
  const isWhole = known.property === longhand || /^[\w-]+$/.test(known.value);
  return isWhole ? removeDeclaration(known) : [];
}

/** The declaration in a rule of its own, for what an ending of its selectors finds. */
function moveToRule(
  declaration: Declaration,
  { ending, declarations }: NonNullable<Reason['move']>,
): SpanEdit[] {
  const { parent, written, value, important } = declaration;
  if (parent?.type !== 'rule') return [];
  const selector = splitTopLevel(parent.prelude, ',')
    .map((one) => `${one.trim()}${ending}`)
    .join(', ');
  return [
    ...removeDeclaration(declaration),
    ...addRuleBehind(
      parent,
      selector,
      declarations ?? [`${written}: ${value}${important ? ' !important' : ''}`],
    ),
  ];
}

/** What a reason asks for, as edits; `needing` are the other elements that need the same. */
export function editsForReason(
  page: Page,
  declaration: Declaration,
  reason: Reason,
  needing: readonly PageElement[],
): SpanEdit[] {
  const { add = [], addTo, change, instead, move, value } = reason;
  const own =
    instead === undefined
      ? [
          ...(value === undefined ? [] : replaceValue(declaration, value)),
          ...(add.length > 0 ? addOrReplace(declaration, add) : []),
        ]
      : replaceDeclaration(declaration, [...add, instead]);
  const others = new Set([...(addTo ? [addTo.element] : []), ...(addTo?.alike ?? []), ...needing]);
  const [first, ...rest] = others;
  return [
    ...own,
    ...(addTo?.isMoved === true ? removeDeclaration(declaration) : []),
    ...(move ? moveToRule(declaration, move) : []),
    ...(change ? changeOther(page, change) : []),
    ...(addTo && first
      ? addToElements(page, declaration, [first, ...rest], addTo.declarations, addTo.selector)
      : []),
  ];
}
