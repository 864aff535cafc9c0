import { calculateForAST } from '@bramus/specificity/core';
import type { CssNode } from 'css-tree';
import parse from 'css-tree/selector-parser';
import { List } from 'css-tree/utils';
import type { Span } from './source-text.ts';
import type { QualifiedRule } from './style-sheet.ts';
import {
  legacyPseudoElements,
  pseudoElements,
  statePseudoClasses,
  structuralPseudoClasses,
} from '../data/selector-names.ts';
import { splitTopLevel } from './split-top-level.ts';

/** A node of css-tree's selector tree, with plain arrays. */
export type SelectorNode = {
  type: string;
  name?: string | { name: string };
  children?: SelectorNode[] | null;
  matcher?: string | null;
  /** For an attribute selector a string or an identifier. */
  value?: unknown;
  flags?: string | null;
  nth?: { type: string; a?: string | null; b?: string | null; name?: string };
  selector?: SelectorNode | null;
};

export type Specificity = readonly [number, number, number];

/** One complex selector of a rule's selector list. */
export type Selector = {
  text: string;
  /** Where it is in the page. */
  span: Span;
  rule: QualifiedRule;
  /** Undefined for an invalid one. */
  tree: SelectorNode | undefined;
  error: SelectorError | undefined;
  specificity: Specificity;
  pseudoElement: string | undefined;
};

export type SelectorError = { kind: 'syntax' } | { kind: 'pseudo-class' | 'pseudo-element'; name: string };

function findSelectorError(node: SelectorNode, isForgiving: boolean): SelectorError | undefined {
  const name = typeof node.name === 'string' ? node.name.toLowerCase() : '';
  if (
    node.type === 'PseudoClassSelector' &&
    !structuralPseudoClasses.has(name) &&
    !statePseudoClasses.has(name) &&
    !legacyPseudoElements.has(name) &&
    !isForgiving
  ) {
    return { kind: 'pseudo-class', name };
  }
  if (
    node.type === 'PseudoElementSelector' &&
    !pseudoElements.has(name) &&
    !name.startsWith('-webkit-') &&
    !name.startsWith('-moz-')
  )
    return { kind: 'pseudo-element', name };
  if (['Raw', 'Percentage'].includes(node.type) && !['lang', 'dir'].includes(name)) return undefined;
  const isListForgiving = isForgiving || ['is', 'where'].includes(name);
  for (const child of node.children ?? []) {
    const error = findSelectorError(
      child,
      isListForgiving && node.type === 'PseudoClassSelector' ? true : isForgiving,
    );
    if (error) return error;
  }
  return undefined;
}

/** Functional pseudo-classes, which are invalid without arguments. */
const functionalPseudoClass = /^(is|where|not|has|nth-(last-)?(child|of-type)|lang|dir)$/;

/** The name of the first functional pseudo-class without arguments. */
function findPseudoClassWithoutArguments({ type, name, children }: SelectorNode): string | undefined {
  if (
    type === 'PseudoClassSelector' &&
    typeof name === 'string' &&
    functionalPseudoClass.test(name) &&
    !children
  )
    return name;
  return (children ?? []).map(findPseudoClassWithoutArguments).find((found) => found !== undefined);
}

/** Whether a `:has()` is inside another one, which is invalid (Selectors 4). */
function hasNestedHas(node: SelectorNode, isInside = false): boolean {
  const isHas = node.type === 'PseudoClassSelector' && node.name === 'has';
  return (
    (isHas && isInside) ||
    [...(node.children ?? []), ...(node.selector ? [node.selector] : [])].some((child) =>
      hasNestedHas(child, isInside || isHas),
    )
  );
}

function isPseudoElement({ type, name }: SelectorNode): boolean {
  return (
    type === 'PseudoElementSelector' ||
    (type === 'PseudoClassSelector' && typeof name === 'string' && legacyPseudoElements.has(name))
  );
}

/**
 * Whether a combinator or a simple selector comes after a pseudo-element, where only pseudo-classes are
 * valid.
 */
function hasPartsAfterPseudoElement(parts: readonly SelectorNode[]): boolean {
  const index = parts.findIndex(isPseudoElement);
  return (
    index >= 0 &&
    parts
      .slice(index)
      .some(({ type }) =>
        ['Combinator', 'TypeSelector', 'ClassSelector', 'IdSelector', 'AttributeSelector'].includes(type),
      )
  );
}

function hasValidStructure(text: string, tree: SelectorNode, isNested: boolean): boolean {
  const parts = tree.children ?? [];
  if (parts.length === 0 || /[>+~]\s*$/.test(text)) return false;
  if (!isNested && parts[0]?.type === 'Combinator') return false;
  return (
    !parts.some((part, index) => part.type === 'Combinator' && parts[index + 1]?.type === 'Combinator') &&
    !parts.some(
      (part, index) => part.type === 'TypeSelector' && index > 0 && parts[index - 1]?.type !== 'Combinator',
    ) &&
    !parts.some(({ type }) => type === 'Percentage' || type === 'Raw') &&
    !hasNestedHas(tree) &&
    !hasInvalidId(tree) &&
    findPseudoClassWithoutArguments(tree) === undefined &&
    !hasPartsAfterPseudoElement(parts)
  );
}

/**
 * Whether an id is no identifier because it begins with a digit, which css-tree takes as valid. `:is()` and
 * `:where()` forgive it (Selectors 4).
 */
function hasInvalidId({ type, name, children, selector }: SelectorNode): boolean {
  if (type === 'PseudoClassSelector' && (name === 'is' || name === 'where')) return false;
  const isInvalid = type === 'IdSelector' && typeof name === 'string' && /^-?\d|^-$/.test(name);
  return isInvalid || [...(children ?? []), ...(selector ? [selector] : [])].some(hasInvalidId);
}

/** Replaces css-tree's linked lists, at any depth, by arrays. */
function toPlainValue(value: unknown): unknown {
  if (value instanceof List) return value.toArray().map(toPlainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPlainValue(part)]));
}

const toPlainNode = (tree: CssNode) => toPlainValue(tree) as SelectorNode;

function parseComplexSelector(
  text: string,
  isNested: boolean,
): { tree: SelectorNode | undefined; error: SelectorError | undefined; specificity: Specificity } {
  const invalid = { tree: undefined, error: { kind: 'syntax' } as const, specificity: [0, 0, 0] as const };
  try {
    const tree = parse(text, { context: 'selector' });
    const specificity = calculateForAST(tree).toArray();
    const plainTree = toPlainNode(tree);
    if (!hasValidStructure(text, plainTree, isNested)) return invalid;
    const error = findSelectorError(plainTree, false);
    return { tree: plainTree, error, specificity };
  } catch {
    return invalid;
  }
}

/** Parses a selector list, as in the prelude of @scope; undefined for an invalid one. */
export function parseSelectorList(text: string): SelectorNode | undefined {
  try {
    return toPlainNode(parse(text, { context: 'selectorList' }));
  } catch {
    return undefined;
  }
}

/** How many nesting selectors (`&`) a selector has. */
export function countNestingSelectors(node: SelectorNode): number {
  const ownCount = node.type === 'NestingSelector' ? 1 : 0;
  const children = [...(node.children ?? []), ...(node.selector ? [node.selector] : [])];
  return children.reduce((sum, child) => sum + countNestingSelectors(child), ownCount);
}

/** Parses a selector as if it were in the rule, to test what it would match. */
export function parseSelector(text: string, rule: QualifiedRule): Selector {
  return {
    text,
    span: rule.span,
    rule,
    pseudoElement: undefined,
    ...parseComplexSelector(text, findParentRule(rule) !== undefined),
  };
}

const selectorCache = new WeakMap<QualifiedRule, Selector[]>();

/**
 * The selectors of a rule's list. The specificity of a nested selector includes that of the parent rule
 * (CSS Nesting 1, the nesting selector).
 */
export function listSelectors(rule: QualifiedRule): Selector[] {
  const cached = selectorCache.get(rule);
  if (cached) return cached;
  const parentRule = findParentRule(rule);
  let searchStart = rule.start;
  const selectors = splitTopLevel(rule.prelude, ',').map((text): Selector => {
    const trimmed = text.trim();
    const offset = rule.sheet.text.indexOf(trimmed, searchStart);
    const start = offset < 0 ? rule.start : offset;
    searchStart = offset < 0 ? searchStart : offset + trimmed.length;
    const { tree, error, specificity } = parseComplexSelector(trimmed, parentRule !== undefined);
    const nestingCount = tree ? countNestingSelectors(tree) : 0;
    const specificityFactor = parentRule ? Math.max(1, nestingCount) : 0;
    const parentSpecificity = parentRule ? getHighestSpecificity(parentRule) : ([0, 0, 0] as const);
    const pseudoElementNode = tree?.children?.findLast(isPseudoElement);
    return {
      text: trimmed,
      span: trimmed === '' ? rule.span : rule.sheet.spanOf(start, start + trimmed.length),
      rule,
      tree,
      error,
      specificity: [
        specificity[0] + specificityFactor * parentSpecificity[0],
        specificity[1] + specificityFactor * parentSpecificity[1],
        specificity[2] + specificityFactor * parentSpecificity[2],
      ],
      pseudoElement:
        typeof pseudoElementNode?.name === 'string' ? pseudoElementNode.name.toLowerCase() : undefined,
    };
  });
  selectorCache.set(rule, selectors);
  return selectors;
}

/** The parent rule of a nested rule (CSS Nesting 1). */
export function findParentRule(rule: QualifiedRule): QualifiedRule | undefined {
  for (let outer = rule.parent; outer; outer = outer.parent) if (outer.type === 'rule') return outer;
  return undefined;
}

/** Compares two specificities (Selectors 4): positive where the first is higher. */
export function compareSpecificity(first: Specificity, second: Specificity): number {
  return first[0] - second[0] || first[1] - second[1] || first[2] - second[2];
}

function getHighestSpecificity(rule: QualifiedRule): Specificity {
  return (
    listSelectors(rule)
      .map(({ specificity }) => specificity)
      .toSorted(compareSpecificity)
      .at(-1) ?? [0, 0, 0]
  );
}
