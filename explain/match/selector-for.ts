import type { PageElement } from '../read/elements.ts';
import type { Page } from './page.ts';

const plainName = /^-?[a-z_][\w-]*$/i;

type Candidate = { text: string; finds: (element: PageElement) => boolean };

/** The simple selectors that find an element, the one a student would take first. */
function listCandidates(element: PageElement): Candidate[] {
  const { id, name } = element;
  return [
    ...element.classes
      .filter((one) => plainName.test(one))
      .map((one) => ({ text: `.${one}`, finds: ({ classes }: PageElement) => classes.includes(one) })),
    ...(id !== undefined && plainName.test(id)
      ? [{ text: `#${id}`, finds: (one: PageElement) => one.id === id }]
      : []),
    { text: name, finds: (one: PageElement) => one.name === name },
  ];
}

/** A short selector for some elements: it finds them alone if such a one exists, and always the first of them. */
export function selectorFor(page: Page, elements: readonly [PageElement, ...PageElement[]]): string {
  const [first] = elements;
  const shared = listCandidates(first).filter(({ finds }) => elements.every(finds));
  const exact = shared.find(({ finds }) => page.elements.filter(finds).length === elements.length);
  const chosen = exact ?? shared.find(({ text }) => /^[.#]/.test(text));
  if (chosen) return chosen.text;
  return first.parent ? `${selectorFor(page, [first.parent])} > ${first.name}` : first.name;
}
