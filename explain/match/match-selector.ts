import type { PageElement } from '../read/elements.ts';
import { countNesting, outerRule, selectorsOf, type Selector, type SelectorNode } from '../read/selectors.ts';
import type { CssRule } from '../read/style-sheet.ts';
import { structuralClasses } from '../data/selector-names.ts';
import { both, either, opposite, sure, sureOrMay, type Match, type MatchContext } from './match.ts';
import { matchAttribute, nodeName } from './match-attribute.ts';

const formControls = new Set(['input', 'select', 'textarea', 'button', 'fieldset', 'option', 'optgroup']);
type Compound = { combinator: string; parts: SelectorNode[] };

function compoundsOf(selector: SelectorNode): Compound[] {
  const compounds: Compound[] = [{ combinator: '', parts: [] }];
  for (const part of selector.children ?? []) {
    if (part.type === 'Combinator') compounds.push({ combinator: nodeName(part), parts: [] });
    else compounds.at(-1)?.parts.push(part);
  }
  return compounds.filter(({ parts, combinator }) => parts.length > 0 || combinator !== '');
}

function nthMatches(node: SelectorNode, place: number): boolean {
  const nth = node.nth;
  if (nth?.type === 'Identifier') return nth.name === 'odd' ? place % 2 === 1 : place % 2 === 0;
  const step =
    nth?.a === undefined || nth.a === null
      ? 0
      : nth.a === '' || nth.a === '+'
        ? 1
        : nth.a === '-'
          ? -1
          : Number(nth.a);
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
  if (!structuralClasses.has(name)) return matchState(element, name, context);
  if (/child|of-type/.test(name)) return matchNth(element, name, node, context);
  const list = node.children?.[0];
  switch (name) {
    case 'root':
      return sure(!element.parent);
    case 'scope':
      return sure(!element.parent);
    // A script may fill and empty it.
    case 'empty':
      return element.children.length === 0 && element.text === ''
        ? 2
        : sureOrMay(context.scriptWords.size > 0);
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
      return list ? opposite(matchList(element, list, context)) : 0;
    case 'has':
      return list ? matchHas(element, list, context) : 0;
    case 'defined':
      return 2;
    default:
      return list ? matchList(element, list, context) : 0;
  }
}

/** Whether an element can have the focus: by its kind, by an attribute, or by a script. */
function canHaveFocus(element: PageElement, { scriptWords, hasScrollers }: MatchContext): boolean {
  const { name, attributes, html } = element;
  return (
    !html ||
    hasScrollers ||
    scriptWords.size > 0 ||
    /^(html|body|button|input|select|textarea|summary|iframe|audio|video|object|embed|dialog|area|fieldset)$/.test(
      name,
    ) ||
    (name === 'a' && attributes.has('href')) ||
    ['tabindex', 'contenteditable', 'popover', 'autofocus', 'draggable'].some((one) => attributes.has(one))
  );
}

function matchState(element: PageElement, name: string, context: MatchContext): Match {
  if (/^focus(-visible)?$/.test(name)) return sureOrMay(canHaveFocus(element, context));
  const control = formControls.has(element.name);
  if (name === 'checked')
    return element.attributes.has('checked') || element.attributes.has('selected')
      ? 1
      : sureOrMay(['input', 'option'].includes(element.name));
  if (['disabled', 'enabled'].includes(name))
    return control ? sure((name === 'disabled') === element.attributes.has('disabled')) || 1 : 0;
  if (/valid|range|placeholder|indeterminate|autofill/.test(name))
    return sureOrMay(control || element.name === 'form' || element.name === 'progress');
  if (name === 'target') return sureOrMay(element.id !== undefined);
  if (name === 'open') return sureOrMay(['details', 'dialog', 'select', 'input'].includes(element.name));
  if (name === 'visited') return sureOrMay(element.attributes.has('href'));
  return 1;
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

/** Whether a selector of a rule finds the element, with the rules around it. */
export function matchSelector(element: PageElement, selector: Selector, context: MatchContext): Match {
  if (!selector.tree || selector.error) return 0;
  const outer = outerRule(selector.rule);
  return matchTree(element, outer ? nestedTree(selector.tree) : selector.tree, context, undefined, outer);
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
