import type { PageElement } from '../parse/elements.ts';
import {
  countNestingSelectors,
  findParentRule,
  parseSelectorList,
  listSelectors,
  type Selector,
  type SelectorNode,
} from '../parse/selectors.ts';
import { listEnclosingAtRules, type AtRule, type QualifiedRule } from '../parse/style-sheet.ts';
import { structuralPseudoClasses } from '../data/selector-names.ts';
import {
  andMatch,
  certainMatch,
  negateMatch,
  noMatch,
  orMatch,
  possibleMatch,
  toCertainMatch,
  toPossibleMatch,
  type Match,
  type MatchContext,
} from './match-result.ts';
import { matchLanguage, matchState } from './match-state.ts';
import { matchAttribute, hasDynamicAttribute, getNodeName } from './match-attribute.ts';

type Compound = { combinator: string; parts: SelectorNode[] };

function splitCompounds(selector: SelectorNode): Compound[] {
  const compounds: Compound[] = [{ combinator: '', parts: [] }];
  for (const part of selector.children ?? []) {
    if (part.type === 'Combinator') compounds.push({ combinator: getNodeName(part), parts: [] });
    else compounds.at(-1)?.parts.push(part);
  }
  return compounds.filter(({ parts, combinator }) => parts.length > 0 || combinator !== '');
}

/** The step of a formula such as `-n+3`, where it may be left out (CSS Syntax 3, The An+B microsyntax). */
function parseStep(written: string): number {
  if (written === '' || written === '+') return 1;
  return written === '-' ? -1 : Number(written);
}

function isNthPosition(node: SelectorNode, position: number): boolean {
  const nth = node.nth;
  if (nth?.type === 'Identifier') return nth.name === 'odd' ? position % 2 === 1 : position % 2 === 0;
  const step = parseStep(nth?.a ?? '0');
  const offset = Number(nth?.b ?? 0) || 0;
  return step === 0
    ? position === offset
    : (position - offset) / step >= 0 && Number.isInteger((position - offset) / step);
}

function matchNth(element: PageElement, name: string, node: SelectorNode, context: MatchContext): Match {
  const nth = node.children?.[0];
  const siblings = element.parent?.children ?? [element];
  const counted = siblings.filter(
    (other) =>
      (name.includes('of-type') ? other.name === element.name : true) &&
      (nth?.selector ? matchList(other, nth.selector, context) > noMatch : true),
  );
  const ordered = name.includes('last') ? counted.toReversed() : counted;
  const position = ordered.indexOf(element) + 1;
  if (name.startsWith('nth'))
    return nth ? toCertainMatch(position > 0 && isNthPosition(nth, position)) : noMatch;
  if (name.startsWith('only')) return toCertainMatch(counted.length === 1);
  return toCertainMatch(position === 1);
}

function matchPseudoClass(element: PageElement, node: SelectorNode, context: MatchContext): Match {
  const name = getNodeName(node).toLowerCase();
  if (name === 'lang') return matchLanguage(element, node, context);
  if (!structuralPseudoClasses.has(name)) return matchState(element, name, context);
  if (/child|of-type/.test(name)) return matchNth(element, name, node, context);
  const list = node.children?.[0];
  switch (name) {
    case 'root':
      return toCertainMatch(!element.parent);
    case 'scope':
      return toCertainMatch(!element.parent);
    // A script may fill and empty it, and so may the user where the text can be edited.
    case 'empty':
      return element.children.length === 0 && element.ownText === ''
        ? certainMatch
        : toPossibleMatch(context.scriptWords.size > 0 || element.attributes.has('contenteditable'));
    case 'link':
    case 'any-link':
      return toCertainMatch(['a', 'area'].includes(element.name) && element.attributes.has('href'));
    case 'required':
      return toCertainMatch(element.attributes.has('required'));
    case 'optional':
      return toCertainMatch(
        ['input', 'select', 'textarea'].includes(element.name) && !element.attributes.has('required'),
      );
    case 'not':
      return list
        ? orMatch(negateMatch(matchList(element, list, context)), toPossibleMatch(hasDynamicAttribute(list)))
        : noMatch;
    case 'has':
      return list ? matchHas(element, list, context) : noMatch;
    // A script may define a custom element at any time.
    case 'defined':
      return element.name.includes('-') ? possibleMatch : certainMatch;
    default:
      return list ? matchList(element, list, context) : noMatch;
  }
}

function matchHas(element: PageElement, list: SelectorNode, context: MatchContext): Match {
  let best: Match = noMatch;
  for (const selector of list.children ?? []) {
    const compounds = splitCompounds(selector);
    const combinator = compounds[0]?.combinator || ' ';
    const siblings = element.parent?.children.slice(element.index + 1) ?? [];
    const listFollowing = (start: readonly PageElement[]): PageElement[] =>
      start.flatMap((candidate) => [candidate, ...listFollowing(candidate.children)]);
    const candidates =
      combinator === '+' || combinator === '~' ? listFollowing(siblings) : listFollowing(element.children);
    const anchored: SelectorNode = {
      type: 'Selector',
      children: [
        { type: 'Anchor' },
        ...(compounds[0]?.combinator ? [] : [{ type: 'Combinator', name: ' ' }]),
        ...(selector.children ?? []),
      ],
    };
    for (const candidate of candidates)
      best = orMatch(best, matchTree(candidate, anchored, context, element));
  }
  return best;
}

function matchSimpleSelector(
  element: PageElement,
  node: SelectorNode,
  context: MatchContext,
  anchor: PageElement | undefined,
  rule: QualifiedRule | undefined,
): Match {
  const name = getNodeName(node);
  switch (node.type) {
    case 'TypeSelector':
      return toCertainMatch(
        name === '*' ||
          (element.isHtml ? name.toLowerCase() === element.name : name === element.name) ||
          name.endsWith('|*'),
      );
    case 'ClassSelector':
      return element.classes.includes(name) ? certainMatch : toPossibleMatch(context.scriptWords.has(name));
    case 'IdSelector':
      return element.id === name
        ? certainMatch
        : toPossibleMatch(context.scriptWords.has(name) && element.id === undefined);
    case 'AttributeSelector':
      return matchAttribute(element, node, context);
    case 'PseudoClassSelector':
      return ['before', 'after', 'first-line', 'first-letter'].includes(name.toLowerCase())
        ? certainMatch
        : matchPseudoClass(element, node, context);
    case 'PseudoElementSelector':
      return certainMatch;
    case 'NestingSelector':
      return rule ? matchParentRule(element, rule, context) : toCertainMatch(!element.parent);
    case 'Anchor':
      return toCertainMatch(element === anchor);
    default:
      return possibleMatch;
  }
}

function matchList(element: PageElement, list: SelectorNode, context: MatchContext): Match {
  const selectors = list.type === 'SelectorList' ? (list.children ?? []) : [list];
  return selectors.reduce<Match>(
    (best, selector) => orMatch(best, matchTree(element, selector, context)),
    noMatch,
  );
}

/** Matches a complex selector from its last compound to the first; `rule` is the rule that `&` refers to. */
export function matchTree(
  element: PageElement,
  selector: SelectorNode,
  context: MatchContext,
  anchor?: PageElement,
  rule?: QualifiedRule,
): Match {
  const compounds = splitCompounds(selector);
  const matchCompoundAt = (index: number, candidate: PageElement): Match => {
    const compound = compounds[index];
    if (!compound) return noMatch;
    let ownMatch: Match = certainMatch;
    for (const part of compound.parts) {
      ownMatch = andMatch(ownMatch, matchSimpleSelector(candidate, part, context, anchor, rule));
      if (ownMatch === noMatch) return noMatch;
    }
    if (index === 0) return ownMatch;
    let earlierMatch: Match = noMatch;
    for (const earlier of listCombinatorCandidates(candidate, compound.combinator))
      earlierMatch = orMatch(earlierMatch, matchCompoundAt(index - 1, earlier));
    return andMatch(ownMatch, earlierMatch);
  };
  return matchCompoundAt(compounds.length - 1, element);
}

function listCombinatorCandidates(element: PageElement, combinator: string): PageElement[] {
  if (combinator === '>') return element.parent ? [element.parent] : [];
  const siblings = element.parent?.children.slice(0, element.index) ?? [];
  if (combinator === '+') return siblings.slice(-1);
  if (combinator === '~') return siblings;
  const ancestors: PageElement[] = [];
  for (let ancestor = element.parent; ancestor; ancestor = ancestor.parent) ancestors.push(ancestor);
  return ancestors;
}

/** Matches a selector of a rule, with the rules and the @scope that enclose it. */
export function matchSelector(element: PageElement, selector: Selector, context: MatchContext): Match {
  if (!selector.tree || selector.error) return noMatch;
  const parentRule = findParentRule(selector.rule);
  const scopes = listEnclosingAtRules(selector.rule).filter(({ name }) => name === 'scope');
  const roots = scopes[0] && parseScope(scopes[0]).roots;
  const tree = roots ? replaceScope(selector.tree, roots, !parentRule) : selector.tree;
  const selectorMatch = matchTree(
    element,
    parentRule ? addNestingSelector(tree) : tree,
    context,
    undefined,
    parentRule,
  );
  return scopes.reduce<Match>(
    (match, scope) => (match === noMatch ? noMatch : andMatch(match, matchScope(element, scope, context))),
    selectorMatch,
  );
}

type Scope = { roots: SelectorNode | undefined; limits: SelectorNode | undefined };

const scopeCache = new WeakMap<AtRule, Scope>();

/**
 * The two selector lists of `@scope (roots) to (limits)`; without roots the scope is the parent of the
 * style element (CSS Cascade 6, Scoped Styles).
 */
function parseScope(rule: AtRule): Scope {
  const cached = scopeCache.get(rule);
  if (cached) return cached;
  const [, roots, limits] =
    /^(?:\(([\s\S]*?)\))?\s*(?:to\s*\(([\s\S]*)\))?$/i.exec(rule.prelude.trim()) ?? [];
  const scope = {
    roots: roots === undefined ? undefined : parseSelectorList(roots),
    limits: limits === undefined ? undefined : parseSelectorList(limits),
  };
  scopeCache.set(rule, scope);
  return scope;
}

/** Whether an element is in a scope: below a root, and not below a limit. */
export function matchScope(element: PageElement, scope: AtRule, context: MatchContext): Match {
  const { roots, limits } = parseScope(scope);
  if (!roots) return certainMatch;
  for (let ancestor: PageElement | undefined = element; ancestor; ancestor = ancestor.parent) {
    const rootMatch = matchList(ancestor, roots, context);
    if (rootMatch !== noMatch) return rootMatch;
    if (limits && matchList(ancestor, limits, context) === certainMatch) return noMatch;
  }
  return noMatch;
}

/** Replaces `:scope` by the roots of the scope, and `&` too where no rule encloses the selector. */
function replaceScope(tree: SelectorNode, roots: SelectorNode, isNestingReplaced: boolean): SelectorNode {
  const isScope =
    (tree.type === 'PseudoClassSelector' && tree.name === 'scope') ||
    (isNestingReplaced && tree.type === 'NestingSelector');
  if (isScope) return { type: 'PseudoClassSelector', name: 'is', children: [roots] };
  return tree.children
    ? { ...tree, children: tree.children.map((child) => replaceScope(child, roots, isNestingReplaced)) }
    : tree;
}

/** A nested selector without `&` is relative to the parent rule (CSS Nesting 1). */
function addNestingSelector(tree: SelectorNode): SelectorNode {
  const parts = tree.children ?? [];
  if (parts[0]?.type === 'Combinator') return { ...tree, children: [{ type: 'NestingSelector' }, ...parts] };
  if (countNestingSelectors(tree) > 0) return tree;
  return { ...tree, children: [{ type: 'NestingSelector' }, { type: 'Combinator', name: ' ' }, ...parts] };
}

function matchParentRule(element: PageElement, rule: QualifiedRule, context: MatchContext): Match {
  return listSelectors(rule).reduce<Match>(
    (best, selector) =>
      selector.pseudoElement ? best : orMatch(best, matchSelector(element, selector, context)),
    noMatch,
  );
}
