import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Span } from './source-text.ts';

/** An element of the tree that a browser builds, with what the rules need. */
export type PageElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Space-separated words of the class attribute. */
  classes: readonly string[];
  id: string | undefined;
  parent: PageElement | undefined;
  children: PageElement[];
  /** The text of its own text nodes, without that of its children. */
  ownText: string;
  /** Whether it is in the HTML namespace, and not in that of SVG or MathML. */
  isHtml: boolean;
  /** Its index among the child elements of its parent. */
  index: number;
  /** Line of its start tag; 0 for one that the parser added. */
  line: number;
  /** Its start tag; empty and at offset 0 for one that the parser added. */
  startTagSpan: Span;
  /** The offset after its end tag, or after its content where it has none. */
  endOffset: number;
  /** The span of an attribute with its value; that of the start tag where it doesn't have the attribute. */
  getAttributeSpan: (name: string) => Span;
  /** The offset at which its content begins. */
  contentStart: number;
};

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** Chromium nests elements no deeper than this (HTMLConstructionSite). */
const maxElementDepth = 512;

function buildElement(
  node: Element,
  parent: PageElement | undefined,
  index: number,
  depth: number,
): PageElement {
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const location = node.sourceCodeLocation;
  const tag = location?.startTag ?? location;
  const line = tag?.startLine ?? 0;
  const span = { start: tag?.startOffset ?? 0, end: tag?.endOffset ?? 0 };
  const element: PageElement = {
    name: node.tagName,
    attributes,
    classes: (attributes.get('class') ?? '').split(/\s+/).filter(Boolean),
    id: attributes.get('id'),
    parent,
    children: [],
    ownText: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    isHtml: node.namespaceURI === 'http://www.w3.org/1999/xhtml',
    index,
    line,
    startTagSpan: span,
    endOffset: location?.endOffset ?? span.end,
    contentStart: node.childNodes[0]?.sourceCodeLocation?.startOffset ?? span.end,
    getAttributeSpan: (name) => {
      const attributeLocation = location?.attrs?.[name];
      return attributeLocation
        ? { start: attributeLocation.startOffset, end: attributeLocation.endOffset }
        : span;
    },
  };
  const children =
    depth >= maxElementDepth || (node.tagName === 'template' && 'content' in node)
      ? []
      : node.childNodes.filter(isElement);
  element.children = children.map((child, at) => buildElement(child, element, at, depth + 1));
  return element;
}

/** The root element of a parsed document. */
export function buildElementTree(document: DefaultTreeAdapterTypes.Document): PageElement {
  const root = document.childNodes.find(isElement);
  if (!root) throw new Error('A parsed document has a root element.');
  return buildElement(root, undefined, 0, 0);
}

/** The element and its descendants, in tree order. */
export function listInclusiveDescendants(element: PageElement): PageElement[] {
  return [element, ...element.children.flatMap(listInclusiveDescendants)];
}

/** The descendants of the element, in tree order. */
export function listDescendants(element: PageElement): PageElement[] {
  return element.children.flatMap(listInclusiveDescendants);
}

/** The element and its ancestors, from the inside out. */
export function listInclusiveAncestors(element: PageElement): PageElement[] {
  const ancestors: PageElement[] = [];
  for (let ancestor: PageElement | undefined = element; ancestor; ancestor = ancestor.parent)
    ancestors.push(ancestor);
  return ancestors;
}

/** The ancestors of the element, from the parent to the root. */
export function listAncestors({ parent }: PageElement): PageElement[] {
  return parent ? listInclusiveAncestors(parent) : [];
}

/** The text of the element and its descendants. */
export function getTextContent(element: PageElement): string {
  return element.ownText + element.children.map(getTextContent).join('');
}

/** The element as a student would write it in a selector, such as `nav.toolbar`. */
export function formatElement(element: PageElement): string {
  return (
    element.name + (element.id ? `#${element.id}` : '') + element.classes.map((name) => `.${name}`).join('')
  );
}
