import type { Check } from '#contract/lessons/lesson-checks.ts';
import { formatDecimal } from '#app/learn/format-decimal.ts';
import {
  boxesOf,
  describe,
  firstFailure,
  getElement,
  getElements,
} from '#app/learn/exercise/checks/elements.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

/** `inside`: the boxes are within the other's, to 1 px. */
export function checkInside({ of, in: container }: NonNullable<Check['inside']>): Outcome {
  const [outer] = boxesOf([getElement(container)]);
  return firstFailure(
    getElements(of).map((element) => {
      const [box] = boxesOf([element]);
      const over =
        outer && box
          ? Math.max(
              outer.left - box.left,
              box.right - outer.right,
              outer.top - box.top,
              box.bottom - outer.bottom,
            )
          : Number.NaN;
      return {
        passed: over <= 1,
        expected: `inside ${container}`,
        got:
          over <= 1
            ? `inside ${container}`
            : `${describe(element)} overflows ${container} by ${formatDecimal(over)} px`,
      };
    }),
  );
}

/** `apart`: no two of the boxes overlap by more than 1 px. */
export function checkApart(selector: string): Outcome {
  const elements = getElements(selector);
  const boxes = boxesOf(elements);
  for (const [index, one] of boxes.entries()) {
    for (const [later, other] of boxes.entries()) {
      if (later <= index) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const [first, second] = [elements[index], elements[later]];
      if (across > 1 && down > 1 && first && second)
        return {
          passed: false,
          expected: 'no two overlap',
          got: `${describe(second)} overlaps ${describe(first)}`,
        };
    }
  }
  return { passed: true, expected: 'no two overlap', got: 'no two overlap' };
}

/** `fits`: the content does not overflow sideways, to 1 px. */
export function checkFits(selector: string): Outcome {
  return firstFailure(
    getElements(selector).map((element) => {
      const over = element.scrollWidth - element.clientWidth;
      return {
        passed: over <= 1,
        expected: 'no horizontal overflow',
        got: over <= 1 ? 'no overflow' : `the content of ${describe(element)} is ${over} px too wide`,
      };
    }),
  );
}
