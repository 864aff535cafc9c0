import { htmlElements } from '../../../data/html-elements.ts';
import type { Page } from '../../../cascade/page.ts';
import { listScriptClasses } from '../../../parse/script-words.ts';
import { splitSelectorParts } from './selector-candidates.ts';

export type NameKind = 'classes' | 'ids' | 'elements';

/**
 * Names that the page has; a misspelt element can only mean one of the `visible` elements. A misspelt class may
 * also mean one of the `scriptClasses`, which a script sets and which neither the page nor a selector has.
 */
export type PageNames = Record<NameKind | 'visible' | 'scriptClasses', ReadonlySet<string>>;

const invisibleElements = new Set(['html', 'head', 'title', 'meta', 'link', 'style', 'script', 'base']);

function listPageNames({ elements, sheets }: Page): PageNames {
  const classes = new Set(elements.flatMap((element) => element.classes));
  const selectors = sheets.flatMap(({ rules }) => rules.map(({ prelude }) => prelude)).join(' ');
  const styled = new Set(selectors.match(/[\w-]+/g));
  return {
    classes,
    ids: new Set(elements.flatMap(({ id }) => (id === undefined ? [] : [id]))),
    elements: new Set(elements.map(({ name }) => name)),
    visible: new Set(elements.filter(({ name }) => !invisibleElements.has(name)).map(({ name }) => name)),
    scriptClasses: new Set(
      listScriptClasses(elements).filter((name) => !classes.has(name) && !styled.has(name)),
    ),
  };
}

const namesByPage = new WeakMap<Page, PageNames>();

/** The names that the page has. They are listed once for each page, and asked for by each selector. */
export function getPageNames(page: Page): PageNames {
  const names = namesByPage.get(page) ?? listPageNames(page);
  namesByPage.set(page, names);
  return names;
}

const templateWordsByPage = new WeakMap<Page, ReadonlySet<string>>();

/** The words in the tags inside templates: names of elements that a script adds later. */
export function getTemplateWords(page: Page): ReadonlySet<string> {
  const words =
    templateWordsByPage.get(page) ??
    new Set(
      page.elements.flatMap(({ name, startTagSpan, endOffset }) =>
        name === 'template'
          ? (page.source
              .slice({ start: startTagSpan.end, end: endOffset })
              .match(/<[^>]*>/g)
              ?.join(' ')
              .match(/[\w-]+/g) ?? [])
          : [],
      ),
    );
  templateWordsByPage.set(page, words);
  return words;
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
  // `title` is in the head of each page: where the page has the class title, that is meant.
  if (kind === 'elements' && /^(title|style|link)$/.test(name) && names.classes.has(name)) return true;
  return !names[kind].has(kind === 'elements' ? name.toLowerCase() : name);
}

/**
 * The first part of a selector that names something that the page doesn't have; custom elements don't
 * count.
 */
export function findUnknownPart(text: string, page: Page): string | undefined {
  const names = getPageNames(page);
  return splitSelectorParts(text).find((part) => {
    const namePart = parseNamePart(part);
    if (!namePart) return false;
    const { kind, name } = namePart;
    const isCustomElement = kind === 'elements' && !htmlElements.has(name) && name.includes('-');
    return !names[kind].has(name) && !isCustomElement;
  });
}
