const isWaiting = () => document.querySelector('.lesson-section:not([data-hydrated])') !== null;

/**
 * Calls `callback` once React has hydrated the page with all sections of a lesson, which it hydrates one by one
 * after the rest. React drops a press on a section that it has not hydrated, so presses are held back until
 * then. Returns a function that stops waiting.
 */
export function whenHydrated(callback: () => void): () => void {
  if (!isWaiting()) {
    callback();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (isWaiting()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-hydrated'] });
  return () => observer.disconnect();
}
