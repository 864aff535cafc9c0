import { formatElement, getElement } from '#app/learn/exercise/checks/elements.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';
import { listTabStops } from '#app/learn/playground/frame/tab-stops.ts';

/** `tab-order`: Tab visits exactly these. */
export function checkTabOrder(selectors: readonly string[]): Outcome {
  const expectedStops = selectors.map(getElement);
  const stops = listTabStops();
  const formatElements = (elements: readonly Element[]) =>
    elements.length === 0 ? 'nothing' : elements.map(formatElement).join(', ');
  return {
    passed:
      stops.length === expectedStops.length && stops.every((stop, index) => stop === expectedStops[index]),
    expected: formatElements(expectedStops),
    got: formatElements(stops),
  };
}
