const hasUnhydratedSections = () => document.querySelector('.lesson-section:not([data-hydrated])') !== null;

/**
 * Calls `callback` once React has hydrated the page with all sections of a lesson, which it hydrates one by
 * one after the rest. React drops clicks on a section that it has not hydrated, so clicks are deferred until
 * then. Returns a function that stops waiting.
 */
export function whenHydrated(callback: () => void): () => void {
  if (!hasUnhydratedSections()) {
    callback();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (hasUnhydratedSections()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-hydrated'] });
  return () => observer.disconnect();
}
