/** Long enough for screen readers to notice that the element which had the focus is gone. */
const afterRemovalMs = 100;

/**
 * Focuses an element that appears while the focused one disappears, a moment later: Orca would not say it
 * otherwise. Returns a function that gives it up.
 */
export function focusAfterRemoval(find: () => HTMLElement | null): () => void {
  const timer = setTimeout(() => find()?.focus(), afterRemovalMs);
  return () => clearTimeout(timer);
}
