import { textOf, type PageElement } from './elements.ts';

/** Words of the page's scripts and event attributes: names that may be set later. */
export function readScriptWords(elements: readonly PageElement[]): Set<string> {
  const sources = elements.flatMap((element) => [
    element.name === 'script' ? textOf(element) : '',
    ...[...element.attributes].filter(([name]) => name.startsWith('on')).map(([, value]) => value),
  ]);
  // Nobody knows the words of a script in another file: its URL, which no selector names, says that there is one.
  const urls = elements.flatMap(({ name, attributes }) =>
    name === 'script' && attributes.has('src') ? [`src=${attributes.get('src') ?? ''}`] : [],
  );
  return new Set([...(sources.join(' ').match(/[\w-]+/g) ?? []), ...urls]);
}
