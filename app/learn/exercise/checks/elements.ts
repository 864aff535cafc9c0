import { collapseWhiteSpace } from '#app/learn/collapse-white-space.ts';
import { UnmeasurableError } from './outcome.ts';

/**
 * Whether a learner can read the selector in a message. One with functions, or a long one, says nothing that
 * the check's sentence does not say better.
 */
export function isReadable(selector: string): boolean {
  return selector.length <= 60 && !/:(?:is|not|has|where)\(/.test(selector);
}

function createMissingError(selector: string): UnmeasurableError {
  return new UnmeasurableError(
    isReadable(selector) ? `nothing on the page matches ${selector}` : 'no such element on the page',
  );
}

/** Everything a selector finds. Throws UnmeasurableError when that is nothing. */
export function getElements(selector: string): Element[] {
  const found = [...document.querySelectorAll(selector)];
  if (found.length === 0) throw createMissingError(selector);
  return found;
}

/** The first element a selector finds. Throws UnmeasurableError when there is none. */
export function getElement(selector: string): Element {
  const [first] = getElements(selector);
  if (first === undefined) throw createMissingError(selector);
  return first;
}

/** An element in words: its tag name with id or first class, and the beginning of its text. */
export function formatElement(element: Element): string {
  const idOrClass = element.id ? `#${element.id}` : element.classList[0] ? `.${element.classList[0]}` : '';
  const text = readText(element);
  const excerpt = text.length > 24 ? `${text.slice(0, 22).trimEnd()} …` : text;
  return `${element.localName}${idOrClass}${excerpt ? ` “${excerpt}”` : ''}`;
}

/**
 * An element's text with white space folded, without the style sheets and scripts in it. A line break and the
 * edges of a block are white space too, so that it reads the same however the source is wrapped.
 */
export function readText(element: Element): string {
  return collapseWhiteSpace(getNodeText(element));
}

function getNodeText(node: Node): string {
  if (!(node instanceof Element)) return node instanceof Text ? node.data : '';
  if (node.matches('style, script')) return '';
  if (node.matches('br')) return ' ';
  const content = [...node.childNodes].map(getNodeText).join('');
  const { display, float } = getComputedStyle(node);
  // A floated initial is computed as a block and belongs to its word.
  return /^(inline|contents|ruby)/.test(display) || float !== 'none' ? content : ` ${content} `;
}

/** The boxes of elements. Throws UnmeasurableError for one that has none. */
export function getBoxes(elements: readonly Element[]): DOMRect[] {
  return elements.map((element) => {
    if (element.getClientRects().length === 0)
      throw new UnmeasurableError(`${formatElement(element)} has no box: it is not displayed`);
    return element.getBoundingClientRect();
  });
}

/** The first outcome that failed, else the first outcome: every element that a selector matches must pass. */
export function findFirstFailure<Result extends { passed: boolean }>(outcomes: readonly Result[]): Result {
  const result = outcomes.find(({ passed }) => !passed) ?? outcomes[0];
  if (result === undefined) throw new UnmeasurableError('nothing to look at');
  return result;
}
