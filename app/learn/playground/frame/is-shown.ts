/** Absent from Safari before 17.4, which gives hidden content no boxes. */
type CheckVisibility = Element['checkVisibility'] | undefined;

/**
 * Whether the element has a box that is not hidden: what `checkVisibility({ visibilityProperty: true })` says.
 * Boxes alone would not do: Chromium gives them to the content of a closed `details`, too.
 */
export function isShown(element: Element): boolean {
  const checkVisibility = element.checkVisibility as CheckVisibility;
  const hasBox = checkVisibility ? checkVisibility.call(element) : element.getClientRects().length > 0;
  return hasBox && getComputedStyle(element).visibility === 'visible';
}
