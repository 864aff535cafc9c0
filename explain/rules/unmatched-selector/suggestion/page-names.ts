import { htmlElements } from '../../../data/html-elements.ts';
import type { Page } from '../../../cascade/page.ts';
import type { PageElement } from '../../../parse/elements.ts';
import { splitSelectorParts } from './selector-candidates.ts';

export type NameKind = 'classes' | 'ids' | 'elements';

/** Names that the page has; a misspelt element can only mean one of the `visible` elements. */
export type PageNames = Record<NameKind | 'visible', Set<string>>;

const invisibleElements = new Set(['html', 'head', 'title', 'meta', 'link', 'style', 'script', 'base']);

export function listPageNames(elements: readonly PageElement[]): PageNames {
  return {
    classes: new Set(elements.flatMap(({ classes }) => classes)),
    ids: new Set(elements.flatMap(({ id }) => (id === undefined ? [] : [id]))),
    elements: new Set(elements.map(({ name }) => name)),
    visible: new Set(elements.filter(({ name }) => !invisibleElements.has(name)).map(({ name }) => name)),
  };
}

/** The name in a class, id or type selector (`.card`, `#top`, `nav`); undefined for other parts. */
export function parseNamePart(part: string): { kind: NameKind; name: string } | undefined {
  if (/^\.[\w\u00a0-\uffff-]+$/.test(part)) return { kind: 'classes', name: part.slice(1) };
  if (/^#[\w\u00a0-\uffff-]+$/.test(part)) return { kind: 'ids', name: part.slice(1) };
  return /^[a-z\u00a0-\uffff][\w\u00a0-\uffff-]*$/i.test(part) ? { kind: 'elements', name: part } : undefined;
}

/** Whether a part of a selector names something that the page doesn't have. */
export function isUnknownPart(part: string, names: PageNames): boolean {
  const namePart = parseNamePart(part);
  if (!namePart) return false;
  const { kind, name } = namePart;
  return !names[kind].has(kind === 'elements' ? name.toLowerCase() : name);
}

/**
 * The first part of a selector that names something that the page doesn't have; custom elements don't
 * count.
 */
export function findUnknownPart(text: string, page: Page): string | undefined {
  const names = listPageNames(page.elements);
  return splitSelectorParts(text).find((part) => {
    const namePart = parseNamePart(part);
    if (!namePart) return false;
    const { kind, name } = namePart;
    const isCustomElement = kind === 'elements' && !htmlElements.has(name) && name.includes('-');
    return !names[kind].has(name) && !isCustomElement;
  });
}
