import type { Check } from '#contract/lessons/lesson-checks.ts';
import { compareBounds } from '#app/learn/exercise/checks/bounds.ts';
import { getBoxes, findFirstFailure, getElement, getElements } from '#app/learn/exercise/checks/elements.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

type BoxCheck = NonNullable<Check['box']>;

function getViewportRect(): DOMRect {
  return new DOMRect(0, 0, document.documentElement.clientWidth, window.innerHeight);
}

/** How far an edge of `box` is from the same edge of `other`, in CSS pixels; negative outside `other`. */
function getEdgeDistance(
  measure: BoxCheck['measure'],
  box: DOMRect,
  other: DOMRect,
  isRightToLeft: boolean,
): number {
  if (measure === 'top') return box.top - other.top;
  if (measure === 'bottom') return other.bottom - box.bottom;
  const isLeft = (measure === 'inline-start') !== isRightToLeft;
  return isLeft ? box.left - other.left : other.right - box.right;
}

/**
 * `box`: a size in CSS pixels or in percent of another box, or the distance of an edge to the same edge of
 * another box or the window. `at-most` alone counts on either side of the edge.
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
        const distance = getEdgeDistance(measure, box, other, isRightToLeft);
        const hasSide = rest.is !== undefined || rest['at-least'] !== undefined;
        return compareBounds(
          hasSide ? distance : Math.abs(distance),
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
