import { ident, type CssNode } from 'css-tree';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The names in a page that selectors can match: tags, classes and ids. */
export type SelectorNames = { tags: Set<string>; classes: Set<string>; ids: Set<string> };

/** Collects the names of all elements in a page's HTML. */
export function collectSelectorNames(html: string): SelectorNames {
  const names: SelectorNames = { tags: new Set(), classes: new Set(), ids: new Set() };
  const visit = (node: Tree.Node) => {
    if ('tagName' in node) {
      names.tags.add(node.tagName.toLowerCase());
      for (const { name, value } of node.attrs) {
        if (name === 'class') for (const each of value.split(/\s+/)) names.classes.add(each);
        if (name === 'id') names.ids.add(value);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return names;
}

/** States that only a user's action causes. By then the complete style sheet is loading. */
const interactionPseudoClasses = new Set([
  'hover',
  'active',
  'focus-visible',
  'autofill',
  '-webkit-autofill',
  '-moz-focusring',
  '-moz-ui-invalid',
  'selection',
]);
const isInteractionPseudoElement = (name: string) =>
  /^(?:-|view-transition|selection|file-selector-button)/.test(name);
const fieldTags = ['input', 'textarea'];

/**
 * Whether a selector can match something in the page before the user does anything. Only tags, classes and
 * ids are compared, because a script may change attributes before the complete style sheet has loaded.
 */
export function canMatch(selector: CssNode, names: SelectorNames): boolean {
  if (selector.type !== 'Selector') return true;
  return selector.children.toArray().every((part) => {
    if (part.type === 'ClassSelector') return names.classes.has(ident.decode(part.name));
    if (part.type === 'IdSelector') return names.ids.has(ident.decode(part.name));
    if (part.type === 'TypeSelector') return part.name === '*' || names.tags.has(part.name.toLowerCase());
    if (part.type === 'PseudoElementSelector')
      return part.name === 'placeholder'
        ? fieldTags.some((tag) => names.tags.has(tag))
        : !isInteractionPseudoElement(part.name);
    if (part.type !== 'PseudoClassSelector') return true;
    if (interactionPseudoClasses.has(part.name)) return false;
    const list = part.name === 'is' || part.name === 'where' ? part.children?.first : null;
    return list?.type !== 'SelectorList' || list.children.some((each) => canMatch(each, names));
  });
}
