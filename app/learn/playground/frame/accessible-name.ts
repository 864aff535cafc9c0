import { computeAccessibleName } from 'dom-accessibility-api';
import { collapseWhiteSpace } from '#app/learn/collapse-white-space.ts';

/**
 * The style as the library needs it. It trims the text of every inline element, so that `Next<b> page</b>`
 * would be “Nextpage”, and sets spaces around other boxes: an inline element that begins or ends with white
 * space, or is a line break, is such a box for it.
 */
function getStyleForName(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const style = getComputedStyle(element, pseudo);
  const hasSpaceAtEdge = element.localName === 'br' || element.textContent !== element.textContent.trim();
  if (style.display !== 'inline' || !hasSpaceAtEdge) return style;
  return new Proxy(style, {
    get: (_, key) =>
      key === 'getPropertyValue'
        ? (name: string) => (name === 'display' ? 'inline-block' : style.getPropertyValue(name))
        : Reflect.get(style, key),
  });
}

/** The element's name in the accessibility tree (accname-1.2), with white space folded, as browsers report it. */
export function getAccessibleName(element: Element): string {
  return collapseWhiteSpace(
    computeAccessibleName(element, {
      getComputedStyle: getStyleForName,
      computedStyleSupportsPseudoElements: false,
    }),
  );
}
