/** Begins a new step of a form: the page at its top, the focus on the element where the step begins. */
export function focusStep(element: HTMLElement | null): void {
  window.scrollTo({ top: 0 });
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
