import { getTextContent, type PageElement } from './elements.ts';

/** The text of scripts and event handler attributes. */
function listScripts(elements: readonly PageElement[]): string[] {
  return elements.flatMap((element) => [
    element.name === 'script' ? getTextContent(element) : '',
    ...[...element.attributes].filter(([name]) => name.startsWith('on')).map(([, value]) => value),
  ]);
}

/** The words in scripts and event handler attributes: names that a script may add later. */
export function listScriptWords(elements: readonly PageElement[]): Set<string> {
  // The words of a script in another file are unknown. Its URL marks that there is one; no selector
  // contains it.
  const urls = elements.flatMap(({ name, attributes }) =>
    name === 'script' && attributes.has('src') ? [`src=${attributes.get('src') ?? ''}`] : [],
  );
  return new Set([
    ...(listScripts(elements)
      .join(' ')
      .match(/[\w-]+/g) ?? []),
    ...urls,
  ]);
}

/** What a script writes where it sets classes: in `classList.add()`, `className =` and the like. */
const classSettings =
  /classList\s*\.\s*\w+\(([^)]*)|className\s*\+?=\s*([^;\n]*)|setAttribute\(\s*['"`]class['"`]\s*,([^)]*)/g;

/** The classes that scripts set by a name in quotes. */
export function listScriptClasses(elements: readonly PageElement[]): string[] {
  return [...listScripts(elements).join('\n').matchAll(classSettings)].flatMap((match) =>
    [
      ...match
        .slice(1)
        .join(' ')
        .matchAll(/(['"`])([\w\s-]+)\1/g),
    ].flatMap(([, , names = '']) => names.split(/\s+/).filter((name) => /\w$/.test(name))),
  );
}
