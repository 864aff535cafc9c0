import { isInaccessible } from 'dom-accessibility-api';
import { getAccessibleName } from '#app/learn/playground/frame/accessible-name.ts';
import { findRole } from '#app/learn/playground/frame/find-role.ts';
import type { Measures, Rect } from './measures.ts';

type Tree = Measures['domTree'];

const maxTextLength = 120;
const maxRows = 120;
const tabbableSelector =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]:not([contenteditable="false"])';

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
      const text = node.data.replaceAll(/\s+/g, ' ').trim();
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
      const text = node.data.replaceAll(/\s+/g, ' ').trim();
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

function isTabbable(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** Of radio buttons with one name only the checked one, or the first, takes Tab. */
function isSkippedRadio(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return false;
  const group = all.filter(
    (each): each is HTMLInputElement =>
      each instanceof HTMLInputElement &&
      each.type === 'radio' &&
      each.name === element.name &&
      each.form === element.form,
  );
  return (group.find(({ checked }) => checked) ?? group[0]) !== element;
}

/** The elements that Tab goes to, in this order. */
export function readTabOrder(): Measures['tabOrder'] {
  const all = [...document.body.querySelectorAll(tabbableSelector)].filter(isTabbable);
  const ordered = [
    ...all.filter(({ tabIndex }) => tabIndex > 0).toSorted((one, other) => one.tabIndex - other.tabIndex),
    ...all.filter(({ tabIndex }) => tabIndex === 0),
  ];
  return ordered
    .filter((element) => !isSkippedRadio(element, all))
    .slice(0, 40)
    .map((element) => ({ name: getElementName(element), rect: getRect(element) }));
}
