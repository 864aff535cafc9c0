import { textOf, type PageElement } from './elements.ts';

/** Words of the page's scripts and event attributes: names that may be set later. */
export function readScriptWords(elements: readonly PageElement[]): Set<string> {
  const sources = elements.flatMap((element) => [
    element.name === 'script' ? textOf(element) : '',
    ...[...element.attributes].filter(([name]) => name.startsWith('on')).map(([, value]) => value),
  ]);
  return new Set(sources.join(' ').match(/[\w-]+/g) ?? []);
}
