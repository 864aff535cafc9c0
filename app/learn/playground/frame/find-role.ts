import { computeAccessibleName, getRole } from 'dom-accessibility-api';

const sectioning =
  'article, aside, main, nav, section, [role="article"], [role="complementary"], [role="main"], [role="navigation"], [role="region"]';

/**
 * An element's role in the accessibility tree (HTML-AAM), with the conditions on names and places that the
 * library leaves out.
 */
export function findRole(element: Element): string {
  const given = element.getAttribute('role')?.trim().split(/\s+/)[0];
  if (given) return given;
  const isNamed = () => computeAccessibleName(element) !== '';
  switch (element.localName) {
    case 'header':
    case 'footer':
      if (element.parentElement?.closest(sectioning)) return 'generic';
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
    case 'search':
      return 'search';
    default:
      return getRole(element) ?? 'generic';
  }
}
