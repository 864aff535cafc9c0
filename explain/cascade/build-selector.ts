import type { PageElement } from '../parse/elements.ts';
import type { Page } from './page.ts';

const identifierPattern = /^-?[a-z_][\w-]*$/i;

type SimpleSelector = { text: string; matches: (element: PageElement) => boolean };

/** The simple selectors for an element, the one that a student would use first. */
function listSimpleSelectors(element: PageElement): SimpleSelector[] {
  const { id, name, classes } = element;
  return [
    ...classes
      .filter((className) => identifierPattern.test(className))
      .map((className) => ({
        text: `.${className}`,
        matches: (other: PageElement) => other.classes.includes(className),
      })),
    ...(id !== undefined && identifierPattern.test(id)
      ? [{ text: `#${id}`, matches: (other: PageElement) => other.id === id }]
      : []),
    { text: name, matches: (other: PageElement) => other.name === name },
  ];
}

/**
 * A short selector for elements: one that matches only them if there is one, and always matches the first
 * of them.
 */
export function buildSelector(page: Page, elements: readonly [PageElement, ...PageElement[]]): string {
  const [first] = elements;
  const shared = listSimpleSelectors(first).filter(({ matches }) => elements.every(matches));
  const exact = shared.find(({ matches }) => page.elements.filter(matches).length === elements.length);
  const chosen = exact ?? shared.find(({ text }) => /^[.#]/.test(text));
  if (chosen) return chosen.text;
  return first.parent ? `${buildSelector(page, [first.parent])} > ${first.name}` : first.name;
}
