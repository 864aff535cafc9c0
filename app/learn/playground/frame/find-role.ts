import { getRole } from 'dom-accessibility-api';
import { getAccessibleName } from '#app/learn/playground/frame/accessible-name.ts';

const sectioningSelector =
  'article, aside, main, nav, section, [role="article"], [role="complementary"], [role="main"], [role="navigation"], [role="region"]';

/** By its scope, and without one by the cells beside it, as Chromium decides. */
function isRowHeader(header: Element): boolean {
  const scope = header.getAttribute('scope')?.toLowerCase() ?? '';
  if (scope === 'row' || scope === 'rowgroup') return true;
  if (scope === 'col' || scope === 'colgroup' || header.closest('thead')) return false;
  return [header.previousElementSibling, header.nextElementSibling].some((cell) => cell?.localName === 'td');
}

/**
 * An element's role in the accessibility tree (HTML-AAM), with the conditions on names and places that the
 * library leaves out.
 */
export function findRole(element: Element): string {
  const explicitRole = element.getAttribute('role')?.trim().split(/\s+/)[0];
  // ARIA 1.3 has two words for one role.
  if (explicitRole === 'image') return 'img';
  if (explicitRole) return explicitRole;
  const isNamed = () => getAccessibleName(element) !== '';
  switch (element.localName) {
    case 'header':
    case 'footer':
      if (element.parentElement?.closest(sectioningSelector)) return 'generic';
      return element.localName === 'header' ? 'banner' : 'contentinfo';
    case 'section':
      return isNamed() ? 'region' : 'generic';
    case 'form':
      return isNamed() ? 'form' : 'generic';
    case 'a':
    case 'area':
      return element.hasAttribute('href') ? 'link' : 'generic';
    case 'img':
      return element.getAttribute('alt') === '' ? 'presentation' : 'img';
    case 'th':
      return isRowHeader(element) ? 'rowheader' : 'columnheader';
    case 'search':
      return 'search';
    default:
      return getRole(element) ?? 'generic';
  }
}
