import type { Check } from '#contract/lessons/lesson-checks.ts';
import { compareBounds } from '#app/learn/exercise/checks/bounds.ts';
import { getBoxes, findFirstFailure, getElement, getElements } from '#app/learn/exercise/checks/elements.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

type BoxCheck = NonNullable<Check['box']>;

function getViewportRect(): DOMRect {
  return new DOMRect(0, 0, document.documentElement.clientWidth, window.innerHeight);
}

/** The distance between the same edge of two boxes, in CSS pixels. */
function getEdgeDistance(
  measure: BoxCheck['measure'],
  box: DOMRect,
  other: DOMRect,
  isRightToLeft: boolean,
): number {
  if (measure === 'top' || measure === 'bottom') return Math.abs(box[measure] - other[measure]);
  const isLeft = (measure === 'inline-start') !== isRightToLeft;
  return Math.abs(isLeft ? box.left - other.left : box.right - other.right);
}

/**
 * `box`: a size in CSS pixels or in percent of another box, or the distance of an edge to the same edge of
 * another box or the window.
 */
export function checkBox({ of, measure, ...rest }: BoxCheck): Outcome {
  const { 'relative-to': relativeTo, 'percent-of': percentOf } = rest;
  const isSize = measure === 'width' || measure === 'height';
  const container = relativeTo === undefined ? document.documentElement : getElement(relativeTo);
  const [other = getViewportRect()] = relativeTo === undefined ? [getViewportRect()] : getBoxes([container]);
  const isRightToLeft = getComputedStyle(container).direction === 'rtl';
  const edge = {
    'inline-start': 'start',
    'inline-end': 'end',
    top: 'top',
    bottom: 'bottom',
    width: '',
    height: '',
  }[measure];
  return findFirstFailure(
    getBoxes(getElements(of)).map((box) => {
      if (!isSize) {
        return compareBounds(
          getEdgeDistance(measure, box, other, isRightToLeft),
          rest,
          1,
          (words) => `${words} px from the ${edge} of ${relativeTo ?? 'the window'}`,
        );
      }
      if (percentOf === undefined)
        return compareBounds(
          box[measure],
          rest,
          1,
          (words) => `${words} px ${measure === 'width' ? 'wide' : 'high'}`,
        );
      const [reference] = getBoxes([getElement(percentOf)]);
      return compareBounds(
        (box[measure] / (reference?.[measure] || 1)) * 100,
        rest,
        1,
        (words) => `${words} % of the ${measure} of ${percentOf}`,
      );
    }),
  );
}
