import { ident, type CssNode } from 'css-tree';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What selectors can name of an element: its tag, its classes and its id. */
type ElementNames = { tag: string; classes: readonly string[]; id: string };

/** The elements of a page, each combination of names once. */
export type PageElements = readonly ElementNames[];

/**
 * What no first screen shows, because it is opened by a press or is far below: by then the complete style sheet is
 * loading.
 */
const notInFirstScreen = ['popover', 'data-below-fold'];

/**
 * Lists the elements in the first screen of a page's HTML, those in `<noscript>` too, because app/boot/ inserts sections
 * from there.
 */
export function listElements(html: string): PageElements {
  const elements = new Map<string, ElementNames>();
  const visit = (node: Tree.Node) => {
    if ('tagName' in node) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      if (notInFirstScreen.some((name) => attributes.has(name))) return;
      const names = {
        tag: node.tagName.toLowerCase(),
        classes: attributes.get('class')?.split(/\s+/).toSorted() ?? [],
        id: attributes.get('id') ?? '',
      };
      elements.set(JSON.stringify(names), names);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return [...elements.values()];
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
 * ids are compared, because a script may change attributes before the complete style sheet has loaded, and
 * each element by itself, so `.card > button` needs some `.card` and some `button`.
 */
export function canMatch(selector: CssNode, elements: PageElements): boolean {
  if (selector.type !== 'Selector') return true;
  return splitAtCombinators(selector.children.toArray()).every((compound) =>
    elements.some((element) => compound.every((part) => canBe(part, element, elements))),
  );
}

/** The parts of a selector that are about one element each. */
function splitAtCombinators(parts: readonly CssNode[]): CssNode[][] {
  const compounds: CssNode[][] = [[]];
  for (const part of parts)
    if (part.type === 'Combinator') compounds.push([]);
    else compounds.at(-1)?.push(part);
  return compounds;
}

/** Whether the element can be what a part of a selector asks for. */
function canBe(part: CssNode, { tag, classes, id }: ElementNames, elements: PageElements): boolean {
  if (part.type === 'ClassSelector') return classes.includes(ident.decode(part.name));
  if (part.type === 'IdSelector') return id === ident.decode(part.name);
  if (part.type === 'TypeSelector') return part.name === '*' || tag === part.name.toLowerCase();
  if (part.type === 'PseudoElementSelector')
    return part.name === 'placeholder' ? fieldTags.includes(tag) : !isInteractionPseudoElement(part.name);
  if (part.type !== 'PseudoClassSelector') return true;
  if (interactionPseudoClasses.has(part.name)) return false;
  const list = part.name === 'is' || part.name === 'where' ? part.children?.first : null;
  return list?.type !== 'SelectorList' || list.children.some((each) => canMatch(each, elements));
}
