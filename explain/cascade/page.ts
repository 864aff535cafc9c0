import {
  listAtRules,
  listDeclarations,
  parseDocument,
  type ParsedDocument,
} from '../parse/parse-document.ts';
import type { PageElement } from '../parse/elements.ts';
import { listSelectors } from '../parse/selectors.ts';
import {
  listEnclosingAtRules,
  type AtRule,
  type ParsedSheet,
  type QualifiedRule,
} from '../parse/style-sheet.ts';
import { isValidValue } from '../values/property-syntax.ts';
import { isConditional, type AppliedDeclaration, type AppliedByElement } from './cascade.ts';
import { isValidRule, isPropertyDeclaration, isStyleRule } from './valid-rules.ts';
import { listScriptWords } from '../parse/script-words.ts';
import { certainMatch, noMatch, type MatchContext } from '../match/match-result.ts';
import { matchSelector } from '../match/match-selector.ts';

/** A page with the declarations that apply to each of its elements. */
export type Page = ParsedDocument & {
  context: MatchContext;
  hasScript: boolean;
  /** Whether a script is in a separate file, so that its words are not known. */
  hasLinkedScript: boolean;
  applied: AppliedByElement;
};

/**
 * Numbers the cascade layers in the order in which their names first appear (CSS Cascade 5, layer
 * ordering). The result returns the numbers of the layers that enclose a rule, from the outermost inwards.
 */
function createLayerNumbering(sheets: readonly ParsedSheet[]): (enclosing: readonly AtRule[]) => number[] {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
  const getLayerPath = (enclosing: readonly AtRule[]): string[] =>
    enclosing
      .filter(({ name, hasBlock }) => name === 'layer' && hasBlock)
      .toReversed()
      .flatMap((rule) => (rule.prelude === '' ? [`unnamed ${rule.order}`] : rule.prelude.split('.')));
  const numberPath = (path: readonly string[]): number[] =>
    path.map((_, index) => numberOf(path.slice(0, index + 1).join('.')));
  for (const rule of listAtRules({ sheets })) {
    if (rule.name !== 'layer') continue;
    const outer = getLayerPath(listEnclosingAtRules(rule));
    for (const name of rule.prelude.split(',')) numberPath([...outer, ...name.trim().split('.')]);
  }
  return (enclosing) => numberPath(getLayerPath(enclosing));
}

/** The selector of a rule's list that counts for an element or one of its pseudo-elements. */
type SelectorMatch = Omit<AppliedDeclaration, 'declaration'>;

/**
 * For an element and its pseudo-elements, the last selector of the rule that matches; one that certainly
 * matches counts more than one that may.
 */
function matchRule(
  element: PageElement,
  rule: QualifiedRule,
  layer: readonly number[],
  context: MatchContext,
): Map<string, SelectorMatch> {
  const matches = new Map<string, SelectorMatch>();
  for (const selector of listSelectors(rule)) {
    const match = matchSelector(element, selector, context);
    const pseudoElement = selector.pseudoElement ?? '';
    const isCertain = match === certainMatch;
    if (match === noMatch || (matches.get(pseudoElement)?.isCertain && !isCertain)) continue;
    matches.set(pseudoElement, {
      selector,
      specificity: selector.specificity,
      layer,
      isCertain,
      isSelectorCertain: isCertain,
    });
  }
  return matches;
}

/** Finds, for each element and pseudo-element of the page, the declarations that apply to it. */
function applyDeclarations(page: Omit<Page, 'applied'>): AppliedByElement {
  const applied: AppliedByElement = new Map(page.elements.map((element) => [element, new Map()]));
  const getLayer = createLayerNumbering(page.sheets);
  const add = (element: PageElement, pseudoElement: string, added: readonly AppliedDeclaration[]): void => {
    const lists = applied.get(element);
    if (added.length > 0) lists?.set(pseudoElement, [...(lists.get(pseudoElement) ?? []), ...added]);
  };
  const validRules = page.sheets
    .flatMap(({ rules }) => rules)
    .filter((rule) => isStyleRule(rule) && isValidRule(rule));
  for (const rule of validRules) {
    const layer = getLayer(listEnclosingAtRules(rule));
    const declarations = rule.declarations.filter(
      (declaration) =>
        isPropertyDeclaration(declaration) && isValidValue(declaration.property, declaration.value),
    );
    for (const element of page.elements) {
      for (const [pseudoElement, match] of matchRule(element, rule, layer, page.context))
        add(
          element,
          pseudoElement,
          declarations.map((declaration) => ({
            ...match,
            declaration,
            isCertain: match.isCertain && !isConditional(declaration),
          })),
        );
    }
  }
  for (const { element, sheet } of page.attributeSheets) {
    const declarations = sheet.declarations.filter(({ property, value }) => isValidValue(property, value));
    add(
      element,
      '',
      declarations.map((declaration) => ({
        declaration,
        selector: undefined,
        specificity: [0, 0, 0],
        layer: [],
        isCertain: true,
        isSelectorCertain: true,
      })),
    );
  }
  return applied;
}

/** The values that the page gives each attribute. */
function listAttributeValues(elements: readonly PageElement[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of elements.flatMap(({ attributes }) => [...attributes]))
    values.set(name, (values.get(name) ?? new Set()).add(value));
  return values;
}

/**
 * Parses a page or a fragment and matches its rules; `linkedSheets` holds the text of linked style sheets
 * by their href.
 */
export function analyzePage(html: string, linkedSheets: ReadonlyMap<string, string> = new Map()): Page {
  const document = parseDocument(html, linkedSheets);
  const scriptWords = listScriptWords(document.elements);
  const hasScrollers = /\b(auto|scroll)\b/.test(
    listDeclarations(document)
      .filter(({ property }) => property.startsWith('overflow'))
      .map(({ value }) => value)
      .join(' '),
  );
  const page = {
    ...document,
    context: { scriptWords, hasScrollers, attributeValues: listAttributeValues(document.elements) },
    hasScript: scriptWords.size > 0,
    hasLinkedScript: document.elements.some(
      ({ name, attributes }) => name === 'script' && attributes.has('src'),
    ),
  };
  return { ...page, applied: applyDeclarations(page) };
}

/** Whether text of the page may run from right to left. */
export function canBeRightToLeft({ source }: ParsedDocument): boolean {
  return /\brtl\b|(?<![\w-])direction\s*:/.test(source.text);
}

/** Whether text of the page may be vertical. */
export function canHaveVerticalText({ source }: ParsedDocument): boolean {
  return /\bwriting-mode\b/.test(source.text);
}

/** Whether the page may have another writing mode than from left to right and top to bottom. */
export function canChangeWritingMode(document: ParsedDocument): boolean {
  return canBeRightToLeft(document) || canHaveVerticalText(document);
}

/** The declarations that apply to an element or to one of its pseudo-elements. */
export function listApplied(
  page: Page,
  element: PageElement,
  pseudoElement = '',
): readonly AppliedDeclaration[] {
  return page.applied.get(element)?.get(pseudoElement) ?? [];
}

/** The declarations that apply to an element or to any of its pseudo-elements. */
export function listAllApplied(page: Page, element: PageElement): AppliedDeclaration[] {
  return [...(page.applied.get(element)?.values() ?? [])].flat();
}
