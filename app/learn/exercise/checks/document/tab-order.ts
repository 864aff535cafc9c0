import { describeElement, getElement } from '#app/learn/exercise/checks/elements.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

const tabbableSelector =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]:not([contenteditable="false"])';

/** Of a group of radios Tab visits one: the chosen, else the first. */
function isSkippedRadio(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return false;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    ({ name, form, disabled }) => name === element.name && form === element.form && !disabled,
  );
  return element !== (group.find(({ checked }) => checked) ?? group[0]);
}

function isTabbable(element: Element): boolean {
  if (
    !(element instanceof HTMLElement) ||
    element.tabIndex < 0 ||
    element.matches(':disabled, input[type="hidden"], [inert], [inert] *')
  )
    return false;
  if (element.localName === 'summary' && element !== element.parentElement?.querySelector(':scope > summary'))
    return false;
  return element.checkVisibility({ visibilityProperty: true }) && !isSkippedRadio(element);
}

const compareRanks = (one: number, other: number) => (one === other ? 0 : one - other);

/**
 * Everything Tab visits, in its order: positive tabindex first, by number, then the order of the document.
 */
export function listTabStops(): Element[] {
  const stops = [...document.querySelectorAll<HTMLElement>(tabbableSelector)].filter(isTabbable);
  const getRank = ({ tabIndex }: HTMLElement) => (tabIndex > 0 ? tabIndex : Number.POSITIVE_INFINITY);
  return stops
    .map((element, index) => ({ element, place: index }))
    .sort(
      (one, other) => compareRanks(getRank(one.element), getRank(other.element)) || one.place - other.place,
    )
    .map(({ element }) => element);
}

/** `tab-order`: Tab visits exactly these. */
export function checkTabOrder(selectors: readonly string[]): Outcome {
  const expectedStops = selectors.map(getElement);
  const stops = listTabStops();
  const describeElements = (elements: readonly Element[]) =>
    elements.length === 0 ? 'nothing' : elements.map(describeElement).join(', ');
  return {
    passed:
      stops.length === expectedStops.length && stops.every((stop, index) => stop === expectedStops[index]),
    expected: describeElements(expectedStops),
    got: describeElements(stops),
  };
}
