import { UnmeasurableError } from './outcome.ts';

/** Everything a selector finds. Throws UnmeasurableError when that is nothing. */
export function getElements(selector: string): Element[] {
  const found = [...document.querySelectorAll(selector)];
  if (found.length === 0) throw new UnmeasurableError(`nothing on the page matches ${selector}`);
  return found;
}

/** The first element a selector finds. Throws UnmeasurableError when there is none. */
export function getElement(selector: string): Element {
  const [first] = getElements(selector);
  if (first === undefined) throw new UnmeasurableError(`nothing on the page matches ${selector}`);
  return first;
}

/** An element as a learner would point at it: its tag with id or first class, and how its text begins. */
export function describe(element: Element): string {
  const idOrClass = element.id ? `#${element.id}` : element.classList[0] ? `.${element.classList[0]}` : '';
  const text = readText(element);
  const begin = text.length > 24 ? `${text.slice(0, 22).trimEnd()} …` : text;
  return `${element.localName}${idOrClass}${begin ? ` “${begin}”` : ''}`;
}

/** Each run of white space as one space, none at the ends: source text may be wrapped. */
export function collapseWhiteSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * An element's text with white space folded, without the style sheets and scripts in it. A line break and the
 * edges of a block are white space too, so that it reads the same however the source is wrapped.
 */
export function readText(element: Element): string {
  return collapseWhiteSpace(textOf(element));
}

function textOf(node: Node): string {
  if (!(node instanceof Element)) return node instanceof Text ? node.data : '';
  if (node.matches('style, script')) return '';
  if (node.matches('br')) return ' ';
  const inside = [...node.childNodes].map(textOf).join('');
  const { display, float } = getComputedStyle(node);
  // A floated initial is computed as a block and belongs to its word.
  return /^(inline|contents|ruby)/.test(display) || float !== 'none' ? inside : ` ${inside} `;
}

/** The boxes of elements. Throws UnmeasurableError for one that has none. */
export function boxesOf(elements: readonly Element[]): DOMRect[] {
  return elements.map((element) => {
    if (element.getClientRects().length === 0)
      throw new UnmeasurableError(`${describe(element)} has no box: it is not displayed`);
    return element.getBoundingClientRect();
  });
}

/** The first of several outcomes that failed, else the first: what everything a selector finds must pass. */
export function firstFailure<One extends { passed: boolean }>(outcomes: readonly One[]): One {
  const chosen = outcomes.find(({ passed }) => !passed) ?? outcomes[0];
  if (chosen === undefined) throw new UnmeasurableError('nothing to look at');
  return chosen;
}
