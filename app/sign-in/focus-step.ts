/** Scrolls to the top and focuses the first element of a new step. */
export function focusStep(element: HTMLElement | null): void {
  window.scrollTo({ top: 0 });
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
