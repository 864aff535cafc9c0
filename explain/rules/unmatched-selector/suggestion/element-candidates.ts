import type { Page } from '../../../cascade/page.ts';
import type { PartCandidate } from './selector-suggestion.ts';

/** Elements that students take for one another. */
const confusedElements: readonly (readonly string[])[] = [
  ['ul', 'ol', 'menu', 'dl'],
  ['b', 'strong'],
  ['i', 'em'],
];

/** Words that students take for element names, with the elements that they mean. */
const misnamedElements: Readonly<Record<string, readonly string[]>> = {
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  image: ['img'],
  paragraph: ['p'],
  para: ['p'],
  heading: ['h1', 'h2', 'h3'],
  list: ['ul', 'ol'],
  item: ['li'],
  row: ['tr'],
  cell: ['td'],
  text: ['p', 'span'],
  hyperlink: ['a'],
  anchor: ['a'],
  dropdown: ['select'],
  textbox: ['input', 'textarea'],
  field: ['input'],
  btn: ['button'],
};

/**
 * The element that has the class or id which follows in the selector: `p.note` where a `<div>` has the
 * class.
 */
function listNamedElementCandidates(
  name: string,
  nextPart: string | undefined,
  { elements }: Page,
): PartCandidate[] {
  if (nextPart === undefined || !/^[.#][\w-]+$/.test(nextPart)) return [];
  return elements
    .filter(({ classes, id }) =>
      nextPart.startsWith('.') ? classes.includes(nextPart.slice(1)) : id === nextPart.slice(1),
    )
    .map((element) => ({
      part: element.name,
      message: `The element with ${nextPart} is a <${element.name}>, not a <${name}>.`,
    }));
}

/**
 * Elements that a type selector may have meant by one that the page doesn't have: the element with the
 * class or id that follows, a heading of another level, or an element that is often mistaken for it.
 */
export function listElementCandidates(
  name: string,
  nextPart: string | undefined,
  page: Page,
): PartCandidate[] {
  const presentNames = new Set(page.elements.map((element) => element.name));
  const headings = /^h[1-6]$/.test(name)
    ? [...presentNames].filter((present) => /^h[1-6]$/.test(present))
    : [];
  // A rule for a list of the other kind alone may be the base of a whole site.
  const confused =
    nextPart === undefined ? [] : (confusedElements.find((group) => group.includes(name)) ?? []);
  return [
    ...listNamedElementCandidates(name, nextPart, page),
    ...headings.map((heading) => ({
      part: heading,
      message: `The page has no <${name}>; its heading is <${heading}>.`,
    })),
    ...(misnamedElements[name.toLowerCase()] ?? [])
      .filter((element) => presentNames.has(element))
      .map((element) => ({
        part: element,
        message: `HTML has no element <${name}>; the element of the page is called <${element}>.`,
      })),
    ...confused
      .filter((other) => presentNames.has(other))
      .map((other) => ({ part: other, message: `The page has no <${name}>; it has <${other}>.` })),
  ];
}
