import type { PageElement } from '../read/elements.ts';
import {
  countNesting,
  outerRule,
  parseSelectorList,
  selectorsOf,
  type Selector,
  type SelectorNode,
} from '../read/selectors.ts';
import { atRulesAround, type AtRule, type CssRule } from '../read/style-sheet.ts';
import { structuralClasses } from '../data/selector-names.ts';
import { both, either, opposite, sure, sureOrMay, type Match, type MatchContext } from './match.ts';
import { matchLanguage, matchState } from './match-state.ts';
import { matchAttribute, namesLiveAttribute, nodeName } from './match-attribute.ts';

type Compound = { combinator: string; parts: SelectorNode[] };

function compoundsOf(selector: SelectorNode): Compound[] {
  const compounds: Compound[] = [{ combinator: '', parts: [] }];
  for (const part of selector.children ?? []) {
    if (part.type === 'Combinator') compounds.push({ combinator: nodeName(part), parts: [] });
    else compounds.at(-1)?.parts.push(part);
  }
  return compounds.filter(({ parts, combinator }) => parts.length > 0 || combinator !== '');
}

/** The number before the n of a formula such as `-n+3`, where it may be left out. */
function readStep(written: string): number {
  if (written === '' || written === '+') return 1;
  return written === '-' ? -1 : Number(written);
}

function nthMatches(node: SelectorNode, place: number): boolean {
  const nth = node.nth;
  if (nth?.type === 'Identifier') return nth.name === 'odd' ? place % 2 === 1 : place % 2 === 0;
  const step = readStep(nth?.a ?? '0');
  const rest = Number(nth?.b ?? 0) || 0;
  return step === 0 ? place === rest : (place - rest) / step >= 0 && Number.isInteger((place - rest) / step);
}

function matchNth(element: PageElement, name: string, node: SelectorNode, context: MatchContext): Match {
  const nth = node.children?.[0];
  const siblings = element.parent?.children ?? [element];
  const counted = siblings.filter(
    (other) =>
      (name.includes('of-type') ? other.name === element.name : true) &&
      (nth?.selector ? matchList(other, nth.selector, context) > 0 : true),
  );
  const ordered = name.includes('last') ? counted.toReversed() : counted;
  const place = ordered.indexOf(element) + 1;
  if (name.startsWith('nth')) return nth ? sure(place > 0 && nthMatches(nth, place)) : 0;
  if (name.startsWith('only')) return sure(counted.length === 1);
  return sure(place === 1);
}

function matchPseudoClass(element: PageElement, node: SelectorNode, context: MatchContext): Match {
  const name = nodeName(node).toLowerCase();
  if (name === 'lang') return matchLanguage(element, node, context);
  if (!structuralClasses.has(name)) return matchState(element, name, context);
  if (/child|of-type/.test(name)) return matchNth(element, name, node, context);
  const list = node.children?.[0];
  switch (name) {
    case 'root':
      return sure(!element.parent);
    case 'scope':
      return sure(!element.parent);
    // A script may fill and empty it, and so may the user where the text can be edited.
    case 'empty':
      return element.children.length === 0 && element.text === ''
        ? 2
        : sureOrMay(context.scriptWords.size > 0 || element.attributes.has('contenteditable'));
    case 'link':
    case 'any-link':
      return sure(['a', 'area'].includes(element.name) && element.attributes.has('href'));
    case 'required':
      return sure(element.attributes.has('required'));
    case 'optional':
      return sure(
        ['input', 'select', 'textarea'].includes(element.name) && !element.attributes.has('required'),
      );
    case 'not':
      return list
        ? either(opposite(matchList(element, list, context)), sureOrMay(namesLiveAttribute(list)))
        : 0;
    case 'has':
      return list ? matchHas(element, list, context) : 0;
    // A script may define a custom element at any time.
    case 'defined':
      return element.name.includes('-') ? 1 : 2;
    default:
      return list ? matchList(element, list, context) : 0;
  }
}

function matchHas(element: PageElement, list: SelectorNode, context: MatchContext): Match {
  let best: Match = 0;
  for (const selector of list.children ?? []) {
    const compounds = compoundsOf(selector);
    const relation = compounds[0]?.combinator || ' ';
    const siblings = element.parent?.children.slice(element.index + 1) ?? [];
    const below = (start: readonly PageElement[]): PageElement[] =>
      start.flatMap((one) => [one, ...below(one.children)]);
    const within = relation === '+' || relation === '~' ? below(siblings) : below(element.children);
    const anchored: SelectorNode = {
      type: 'Selector',
      children: [
        { type: 'Anchor' },
        ...(compounds[0]?.combinator ? [] : [{ type: 'Combinator', name: ' ' }]),
        ...(selector.children ?? []),
      ],
    };
    for (const one of within) best = either(best, matchTree(one, anchored, context, element));
  }
  return best;
}

function matchPart(
  element: PageElement,
  node: SelectorNode,
  context: MatchContext,
  anchor: PageElement | undefined,
  rule: CssRule | undefined,
): Match {
  const name = nodeName(node);
  switch (node.type) {
    case 'TypeSelector':
      return sure(
        name === '*' ||
          (element.html ? name.toLowerCase() === element.name : name === element.name) ||
          name.endsWith('|*'),
      );
    case 'ClassSelector':
      return element.classes.includes(name) ? 2 : sureOrMay(context.scriptWords.has(name));
    case 'IdSelector':
      return element.id === name ? 2 : sureOrMay(context.scriptWords.has(name) && element.id === undefined);
    case 'AttributeSelector':
      return matchAttribute(element, node, context);
    case 'PseudoClassSelector':
      return ['before', 'after', 'first-line', 'first-letter'].includes(name.toLowerCase())
        ? 2
        : matchPseudoClass(element, node, context);
    case 'PseudoElementSelector':
      return 2;
    case 'NestingSelector':
      return rule ? matchRule(element, rule, context) : sure(!element.parent);
    case 'Anchor':
      return sure(element === anchor);
    default:
      return 1;
  }
}

function matchList(element: PageElement, list: SelectorNode, context: MatchContext): Match {
  const selectors = list.type === 'SelectorList' ? (list.children ?? []) : [list];
  return selectors.reduce<Match>((best, selector) => either(best, matchTree(element, selector, context)), 0);
}

/** Whether a selector's tree finds the element; `rule` is what `&` means. */
export function matchTree(
  element: PageElement,
  selector: SelectorNode,
  context: MatchContext,
  anchor?: PageElement,
  rule?: CssRule,
): Match {
  const compounds = compoundsOf(selector);
  const from = (at: number, candidate: PageElement): Match => {
    const compound = compounds[at];
    if (!compound) return 0;
    let here: Match = 2;
    for (const part of compound.parts) {
      here = both(here, matchPart(candidate, part, context, anchor, rule));
      if (here === 0) return 0;
    }
    if (at === 0) return here;
    let before: Match = 0;
    for (const earlier of candidatesBefore(candidate, compound.combinator))
      before = either(before, from(at - 1, earlier));
    return both(here, before);
  };
  return from(compounds.length - 1, element);
}

function candidatesBefore(element: PageElement, combinator: string): PageElement[] {
  if (combinator === '>') return element.parent ? [element.parent] : [];
  const siblings = element.parent?.children.slice(0, element.index) ?? [];
  if (combinator === '+') return siblings.slice(-1);
  if (combinator === '~') return siblings;
  const ancestors: PageElement[] = [];
  for (let one = element.parent; one; one = one.parent) ancestors.push(one);
  return ancestors;
}

/** Whether a selector of a rule finds the element, with the rules and the @scope around it. */
export function matchSelector(element: PageElement, selector: Selector, context: MatchContext): Match {
  if (!selector.tree || selector.error) return 0;
  const outer = outerRule(selector.rule);
  const scopes = atRulesAround(selector.rule).filter(({ name }) => name === 'scope');
  const roots = scopes[0] && readScope(scopes[0]).roots;
  const tree = roots ? withScope(selector.tree, roots, !outer) : selector.tree;
  const own = matchTree(element, outer ? nestedTree(tree) : tree, context, undefined, outer);
  return scopes.reduce<Match>(
    (match, scope) => (match === 0 ? 0 : both(match, matchScope(element, scope, context))),
    own,
  );
}

type Scope = { roots: SelectorNode | undefined; limits: SelectorNode | undefined };

const readScopes = new WeakMap<AtRule, Scope>();

/** The two lists of `(roots) to (limits)`; without roots the scope is where the style element is. */
function readScope(rule: AtRule): Scope {
  const known = readScopes.get(rule);
  if (known) return known;
  const [, roots, limits] =
    /^(?:\(([\s\S]*?)\))?\s*(?:to\s*\(([\s\S]*)\))?$/i.exec(rule.prelude.trim()) ?? [];
  const scope = {
    roots: roots === undefined ? undefined : parseSelectorList(roots),
    limits: limits === undefined ? undefined : parseSelectorList(limits),
  };
  readScopes.set(rule, scope);
  return scope;
}

/** Whether the element is in a scope: from a root down, up to a limit. */
export function matchScope(element: PageElement, scope: AtRule, context: MatchContext): Match {
  const { roots, limits } = readScope(scope);
  if (!roots) return 2;
  for (let one: PageElement | undefined = element; one; one = one.parent) {
    const isRoot = matchList(one, roots, context);
    if (isRoot > 0) return isRoot;
    if (limits && matchList(one, limits, context) === 2) return 0;
  }
  return 0;
}

/** The selector with the scope's roots in the place of `:scope`, and of `&` where no rule is around. */
function withScope(tree: SelectorNode, roots: SelectorNode, nesting: boolean): SelectorNode {
  const isScope =
    (tree.type === 'PseudoClassSelector' && tree.name === 'scope') ||
    (nesting && tree.type === 'NestingSelector');
  if (isScope) return { type: 'PseudoClassSelector', name: 'is', children: [roots] };
  return tree.children
    ? { ...tree, children: tree.children.map((child) => withScope(child, roots, nesting)) }
    : tree;
}

/** A nested selector without & begins below the outer one. */
function nestedTree(tree: SelectorNode): SelectorNode {
  const parts = tree.children ?? [];
  if (parts[0]?.type === 'Combinator') return { ...tree, children: [{ type: 'NestingSelector' }, ...parts] };
  if (countNesting(tree) > 0) return tree;
  return { ...tree, children: [{ type: 'NestingSelector' }, { type: 'Combinator', name: ' ' }, ...parts] };
}

function matchRule(element: PageElement, rule: CssRule, context: MatchContext): Match {
  return selectorsOf(rule).reduce<Match>(
    (best, selector) =>
      selector.pseudoElement ? best : either(best, matchSelector(element, selector, context)),
    0,
  );
}
