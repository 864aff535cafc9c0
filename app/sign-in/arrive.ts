/** Begins a new step at the top of the page with the focus where the step begins. */
export function arriveAt(element: HTMLElement | null): void {
  window.scrollTo({ top: 0 });
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
