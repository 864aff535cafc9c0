import { calculateForAST } from '@bramus/specificity/core';
import { parse, toPlainObject } from 'css-tree';
import type { Span } from './source-text.ts';
import type { CssRule } from './style-sheet.ts';
import {
  oldPseudoElements,
  pseudoElements,
  stateClasses,
  structuralClasses,
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

/** One selector of a rule's list. */
export type Selector = {
  text: string;
  /** Its place in the page. */
  span: Span;
  rule: CssRule;
  /** Undefined for an invalid one. */
  tree: SelectorNode | undefined;
  /** What is unknown or invalid in it. */
  error: SelectorError | undefined;
  specificity: Specificity;
  pseudoElement: string | undefined;
};

export type SelectorError = { why: 'syntax' } | { why: 'pseudo-class' | 'pseudo-element'; name: string };

function findError(node: SelectorNode, forgiving: boolean): SelectorError | undefined {
  const name = typeof node.name === 'string' ? node.name.toLowerCase() : '';
  if (
    node.type === 'PseudoClassSelector' &&
    !structuralClasses.has(name) &&
    !stateClasses.has(name) &&
    !oldPseudoElements.has(name) &&
    !forgiving
  ) {
    return { why: 'pseudo-class', name };
  }
  if (
    node.type === 'PseudoElementSelector' &&
    !pseudoElements.has(name) &&
    !name.startsWith('-webkit-') &&
    !name.startsWith('-moz-')
  )
    return { why: 'pseudo-element', name };
  if (['Raw', 'Percentage'].includes(node.type) && !['lang', 'dir'].includes(name)) return undefined;
  const inside = forgiving || ['is', 'where'].includes(name);
  for (const child of node.children ?? []) {
    const error = findError(child, inside && node.type === 'PseudoClassSelector' ? true : forgiving);
    if (error) return error;
  }
  return undefined;
}

/** Pseudo-classes that are nothing without their parentheses. */
const functional = /^(is|where|not|has|nth-(last-)?(child|of-type)|lang|dir)$/;

/** The name of a pseudo-class that lacks its parentheses. */
function findBareFunction({ type, name, children }: SelectorNode): string | undefined {
  if (type === 'PseudoClassSelector' && typeof name === 'string' && functional.test(name) && !children)
    return name;
  return (children ?? []).map(findBareFunction).find((one) => one !== undefined);
}

/** Whether `:has()` is inside another one, which browsers don't allow. */
function nestsHas(node: SelectorNode, isInside = false): boolean {
  const isHas = node.type === 'PseudoClassSelector' && node.name === 'has';
  return (
    (isHas && isInside) ||
    [...(node.children ?? []), ...(node.selector ? [node.selector] : [])].some((child) =>
      nestsHas(child, isInside || isHas),
    )
  );
}

function isPseudoElement({ type, name }: SelectorNode): boolean {
  return (
    type === 'PseudoElementSelector' ||
    (type === 'PseudoClassSelector' && typeof name === 'string' && oldPseudoElements.has(name))
  );
}

/** Whether something comes after a pseudo-element that only elements have: a descendant, a class, an attribute. */
function goesOnBehindPseudoElement(parts: readonly SelectorNode[]): boolean {
  const at = parts.findIndex(isPseudoElement);
  return (
    at >= 0 &&
    parts
      .slice(at)
      .some(({ type }) =>
        ['Combinator', 'TypeSelector', 'ClassSelector', 'IdSelector', 'AttributeSelector'].includes(type),
      )
  );
}

function isReadable(text: string, tree: SelectorNode, nested: boolean): boolean {
  const parts = tree.children ?? [];
  if (parts.length === 0 || /[>+~]\s*$/.test(text)) return false;
  if (!nested && parts[0]?.type === 'Combinator') return false;
  return (
    !parts.some((part, at) => part.type === 'Combinator' && parts[at + 1]?.type === 'Combinator') &&
    !parts.some(
      (part, at) => part.type === 'TypeSelector' && at > 0 && parts[at - 1]?.type !== 'Combinator',
    ) &&
    !parts.some(({ type }) => type === 'Percentage' || type === 'Raw') &&
    !nestsHas(tree) &&
    findBareFunction(tree) === undefined &&
    !goesOnBehindPseudoElement(parts)
  );
}

function parseOne(
  text: string,
  nested: boolean,
): { tree: SelectorNode | undefined; error: SelectorError | undefined; specificity: Specificity } {
  const unreadable = { tree: undefined, error: { why: 'syntax' } as const, specificity: [0, 0, 0] as const };
  try {
    const tree = parse(text, { context: 'selector' });
    const specificity = calculateForAST(tree).toArray();
    const plain: SelectorNode = toPlainObject(tree);
    if (!isReadable(text, plain, nested)) return unreadable;
    const error = findError(plain, false);
    return { tree: plain, error, specificity };
  } catch {
    return unreadable;
  }
}

/** Reads a list of selectors on its own, as in the prelude of @scope; undefined for an invalid one. */
export function parseSelectorList(text: string): SelectorNode | undefined {
  try {
    const plain: SelectorNode = toPlainObject(parse(text, { context: 'selectorList' }));
    return plain;
  } catch {
    return undefined;
  }
}

/** How often a selector refers to the outer rule by `&`. */
export function countNesting(node: SelectorNode): number {
  const own = node.type === 'NestingSelector' ? 1 : 0;
  const inner = [...(node.children ?? []), ...(node.selector ? [node.selector] : [])];
  return inner.reduce((sum, child) => sum + countNesting(child), own);
}

/** Reads a selector as if it were in the rule: for trying out what may have been meant. */
export function parseSelector(text: string, rule: CssRule): Selector {
  return {
    text,
    span: rule.span,
    rule,
    pseudoElement: undefined,
    ...parseOne(text, outerRule(rule) !== undefined),
  };
}

const memory = new WeakMap<CssRule, Selector[]>();

/**
 * The selectors of a rule's list, each with its own line; a rule in a rule also counts the specificity of the
 * outer one.
 */
export function selectorsOf(rule: CssRule): Selector[] {
  const known = memory.get(rule);
  if (known) return known;
  const outer = outerRule(rule);
  let from = rule.start;
  const list = splitTopLevel(rule.prelude, ',').map((text): Selector => {
    const trimmed = text.trim();
    const found = rule.sheet.text.indexOf(trimmed, from);
    const start = found < 0 ? rule.start : found;
    from = found < 0 ? from : found + trimmed.length;
    const { tree, error, specificity } = parseOne(trimmed, outer !== undefined);
    const uses = tree ? countNesting(tree) : 0;
    const times = outer ? Math.max(1, uses) : 0;
    const most = outer ? mostSpecific(outer) : ([0, 0, 0] as const);
    const old = tree?.children?.findLast(isPseudoElement);
    return {
      text: trimmed,
      span: trimmed === '' ? rule.span : rule.sheet.spanOf(start, start + trimmed.length),
      rule,
      tree,
      error,
      specificity: [
        specificity[0] + times * most[0],
        specificity[1] + times * most[1],
        specificity[2] + times * most[2],
      ],
      pseudoElement: typeof old?.name === 'string' ? old.name.toLowerCase() : undefined,
    };
  });
  memory.set(rule, list);
  return list;
}

/** The style rule around a nested rule. */
export function outerRule(rule: CssRule): CssRule | undefined {
  for (let outer = rule.parent; outer; outer = outer.parent) if (outer.type === 'rule') return outer;
  return undefined;
}

/** Which of two specificities is the higher: positive for the first. */
export function compareSpecificity(one: Specificity, other: Specificity): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function mostSpecific(rule: CssRule): Specificity {
  return (
    selectorsOf(rule)
      .map(({ specificity }) => specificity)
      .toSorted(compareSpecificity)
      .at(-1) ?? [0, 0, 0]
  );
}
