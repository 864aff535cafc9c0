import { getTextContent, type PageElement } from './elements.ts';

/** The words in scripts and event handler attributes: names that a script may add later. */
export function listScriptWords(elements: readonly PageElement[]): Set<string> {
  const sources = elements.flatMap((element) => [
    element.name === 'script' ? getTextContent(element) : '',
    ...[...element.attributes].filter(([name]) => name.startsWith('on')).map(([, value]) => value),
  ]);
  // The words of a script in another file are unknown. Its URL marks that there is one; no selector
  // contains it.
  const urls = elements.flatMap(({ name, attributes }) =>
    name === 'script' && attributes.has('src') ? [`src=${attributes.get('src') ?? ''}`] : [],
  );
  return new Set([...(sources.join(' ').match(/[\w-]+/g) ?? []), ...urls]);
}
