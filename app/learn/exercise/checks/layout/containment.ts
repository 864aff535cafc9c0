import type { Check } from '#contract/lessons/lesson-checks.ts';
import { formatDecimal } from '#app/learn/format-decimal.ts';
import {
  getBoxes,
  formatElement,
  findFirstFailure,
  getElement,
  getElements,
} from '#app/learn/exercise/checks/elements.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

/** `inside`: the boxes are within the other's, to 1 px. */
export function checkInside({ of, in: container }: NonNullable<Check['inside']>): Outcome {
  const [outer] = getBoxes([getElement(container)]);
  return findFirstFailure(
    getElements(of).map((element) => {
      const [box] = getBoxes([element]);
      const overflow =
        outer && box
          ? Math.max(
              outer.left - box.left,
              box.right - outer.right,
              outer.top - box.top,
              box.bottom - outer.bottom,
            )
          : Number.NaN;
      return {
        passed: overflow <= 1,
        expected: `inside ${container}`,
        got:
          overflow <= 1
            ? `inside ${container}`
            : `${formatElement(element)} overflows ${container} by ${formatDecimal(overflow)} px`,
      };
    }),
  );
}

/** `apart`: no two of the boxes overlap by more than 1 px. */
export function checkApart(selector: string): Outcome {
  const elements = getElements(selector);
  const boxes = getBoxes(elements);
  for (const [index, one] of boxes.entries()) {
    for (const [otherIndex, other] of boxes.entries()) {
      if (otherIndex <= index) continue;
      const overlapX = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const overlapY = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const [first, second] = [elements[index], elements[otherIndex]];
      if (overlapX > 1 && overlapY > 1 && first && second)
        return {
          passed: false,
          expected: 'no two overlap',
          got: `${formatElement(second)} overlaps ${formatElement(first)}`,
        };
    }
  }
  return { passed: true, expected: 'no two overlap', got: 'no two overlap' };
}

/** `fits`: the content does not overflow sideways, to 1 px. */
export function checkFits(selector: string): Outcome {
  return findFirstFailure(
    getElements(selector).map((element) => {
      const overflow = element.scrollWidth - element.clientWidth;
      return {
        passed: overflow <= 1,
        expected: 'no horizontal overflow',
        got:
          overflow <= 1
            ? 'no overflow'
            : `the content of ${formatElement(element)} is ${overflow} px too wide`,
      };
    }),
  );
}
