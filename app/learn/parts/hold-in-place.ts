/** A result answers within this time with its new height. */
const heldMs = 1_000;

let held = new AbortController();

/**
 * Keeps a pressed control where it is in the window while its sample changes: the code and the result above it grow or
 * shrink, the result a little later. Ends when the reader scrolls or presses something else.
 */
export function holdInPlace(control: Element): void {
  held.abort();
  held = new AbortController();
  const { signal } = held;
  const top = control.getBoundingClientRect().top;
  const end = performance.now() + heldMs;
  const release = held.abort.bind(held);
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, release, { capture: true, passive: true, signal });

  // Before each frame is painted, so that nobody sees the control move.
  function hold(): void {
    if (signal.aborted) return;
    if (!control.isConnected || performance.now() > end) return release();
    const moved = Math.round(control.getBoundingClientRect().top - top);
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
    requestAnimationFrame(hold);
  }
  requestAnimationFrame(hold);
}
