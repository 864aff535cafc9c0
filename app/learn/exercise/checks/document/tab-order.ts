import { describe, getElement } from '#app/learn/exercise/checks/elements.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

const reachable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]:not([contenteditable="false"])';

/** Of a group of radios Tab visits one: the chosen, else the first. */
function isPassedOver(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return false;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    ({ name, form, disabled }) => name === element.name && form === element.form && !disabled,
  );
  return element !== (group.find(({ checked }) => checked) ?? group[0]);
}

function isReached(element: Element): boolean {
  if (
    !(element instanceof HTMLElement) ||
    element.tabIndex < 0 ||
    element.matches(':disabled, input[type="hidden"], [inert], [inert] *')
  )
    return false;
  if (element.localName === 'summary' && element !== element.parentElement?.querySelector(':scope > summary'))
    return false;
  return element.checkVisibility({ visibilityProperty: true }) && !isPassedOver(element);
}

const compareRanks = (one: number, other: number) => (one === other ? 0 : one - other);

/** Everything Tab visits, in its order: positive tabindex first, by number, then the order of the document. */
export function tabStops(): Element[] {
  const stops = [...document.querySelectorAll<HTMLElement>(reachable)].filter(isReached);
  const rank = ({ tabIndex }: HTMLElement) => (tabIndex > 0 ? tabIndex : Number.POSITIVE_INFINITY);
  return stops
    .map((element, place) => ({ element, place }))
    .sort((one, other) => compareRanks(rank(one.element), rank(other.element)) || one.place - other.place)
    .map(({ element }) => element);
}

/** `tab-order`: Tab visits exactly these. */
export function checkTabOrder(selectors: readonly string[]): Outcome {
  const wanted = selectors.map(getElement);
  const stops = tabStops();
  const say = (elements: readonly Element[]) =>
    elements.length === 0 ? 'nothing' : elements.map(describe).join(', ');
  return {
    passed: stops.length === wanted.length && stops.every((stop, index) => stop === wanted[index]),
    expected: say(wanted),
    got: say(stops),
  };
}
