import { isInaccessible } from 'dom-accessibility-api';
import { getAccessibleName } from '#app/learn/playground/frame/accessible-name.ts';
import { collapseWhiteSpace } from '#app/learn/collapse-white-space.ts';
import { findRole } from '#app/learn/playground/frame/find-role.ts';
import { listTabStops } from '#app/learn/playground/frame/tab-stops.ts';
import type { Measures, Rect } from './measures.ts';

type Tree = Measures['domTree'];

const maxTextLength = 120;
const maxRows = 120;
const maxTabStops = 40;

/** `nav.toolbar`, `p#note` */
export function getElementName(element: Element): string {
  const id = element.id ? `#${element.id}` : '';
  return `${element.localName}${id}${[...element.classList].map((each) => `.${each}`).join('')}`.slice(
    0,
    maxTextLength,
  );
}

/** The border box in CSS pixels, from the frame's upper left corner. */
export function getRect(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

function formatStartTag(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    value ? ` ${name}="${value}"` : ` ${name}`,
  );
  return `<${element.localName}${attributes.join('')}>`.slice(0, maxTextLength);
}

/** The elements and texts of the body, as the browser has them. */
export function readDomTree(): Tree {
  const rows: Tree = [];
  const add = (node: Node, depth: number) => {
    if (node instanceof Text) {
      const text = collapseWhiteSpace(node.data);
      if (text) rows.push({ depth, text: `“${text.slice(0, maxTextLength)}”` });
    }
    if (!(node instanceof Element) || node.localName === 'script') return;
    rows.push({ depth, text: formatStartTag(node) });
    for (const child of node.childNodes) add(child, depth + 1);
  };
  add(document.body, 0);
  return rows.slice(0, maxRows);
}

/** The roles and names in the accessibility tree, and the texts between them. */
export function readAccessibilityTree(): Tree {
  const rows: Tree = [];
  const add = (node: Node, depth: number) => {
    if (node instanceof Text) {
      const text = collapseWhiteSpace(node.data);
      if (text) rows.push({ depth, text: `text “${text.slice(0, maxTextLength)}”` });
      return;
    }
    if (!(node instanceof Element) || node.localName === 'script' || isInaccessible(node)) return;
    const role = findRole(node);
    const isShown = !['generic', 'presentation', 'none'].includes(role);
    const name = isShown ? getAccessibleName(node) : '';
    if (isShown) rows.push({ depth, text: `${role}${name ? ` “${name.slice(0, maxTextLength)}”` : ''}` });
    const isNamedByContent = isShown && name !== '' && node.children.length === 0;
    if (!isNamedByContent) for (const child of node.childNodes) add(child, isShown ? depth + 1 : depth);
  };
  for (const child of document.body.childNodes) add(child, 0);
  return rows.slice(0, maxRows);
}

/** The elements that Tab goes to, in this order. */
export function readTabOrder(): Measures['tabOrder'] {
  return listTabStops()
    .slice(0, maxTabStops)
    .map((element) => ({ name: getElementName(element), rect: getRect(element) }));
}
