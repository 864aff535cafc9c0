import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Span } from './source-text.ts';

/** An element of the tree the browser would make, with what the rules need of it. */
export type PageElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Space-separated words of the class attribute. */
  classes: readonly string[];
  id: string | undefined;
  parent: PageElement | undefined;
  children: PageElement[];
  /** Text straight inside, without that of its children. */
  text: string;
  /** Whether it is of HTML and not of SVG or MathML. */
  html: boolean;
  /** Position among the elements of its parent, from 0. */
  index: number;
  /** Line of its start tag; 0 for one that the parser added. */
  line: number;
  /** Its start tag; empty at the page's start for one that the parser added. */
  span: Span;
  /** Offset behind its end tag, or behind what is in it where it has none. */
  end: number;
  /** An attribute with its value; the start tag where it has none of that name. */
  spanOfAttribute: (name: string) => Span;
  /** Offset at which its own text begins. */
  textStart: number;
};

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** Browsers nest elements no deeper than this (Chromium's HTMLConstructionSite). */
const deepestElement = 512;

function build(node: Element, parent: PageElement | undefined, index: number, depth: number): PageElement {
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
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    html: node.namespaceURI === 'http://www.w3.org/1999/xhtml',
    index,
    line,
    span,
    end: location?.endOffset ?? span.end,
    textStart: node.childNodes[0]?.sourceCodeLocation?.startOffset ?? span.end,
    spanOfAttribute: (name) => {
      const place = location?.attrs?.[name];
      return place ? { start: place.startOffset, end: place.endOffset } : span;
    },
  };
  const children =
    depth >= deepestElement || (node.tagName === 'template' && 'content' in node)
      ? []
      : node.childNodes.filter(isElement);
  element.children = children.map((child, at) => build(child, element, at, depth + 1));
  return element;
}

/** The root element of a parsed document. */
export function readRoot(document: DefaultTreeAdapterTypes.Document): PageElement {
  const root = document.childNodes.find(isElement);
  if (!root) throw new Error('A parsed document has a root element.');
  return build(root, undefined, 0, 0);
}

/** The element and everything below it, in the order of the page. */
export function listElements(element: PageElement): PageElement[] {
  return [element, ...element.children.flatMap(listElements)];
}

/** Everything below the element, without itself. */
export function listBelow(element: PageElement): PageElement[] {
  return element.children.flatMap(listElements);
}

/** All text inside the element. */
export function textOf(element: PageElement): string {
  return element.text + element.children.map(textOf).join('');
}

/** The element as a student would write it in a selector, such as `nav.toolbar`. */
export function nameOf(element: PageElement): string {
  return (
    element.name + (element.id ? `#${element.id}` : '') + element.classes.map((name) => `.${name}`).join('')
  );
}
