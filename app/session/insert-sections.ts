/**
 * Inserts the sections of a lesson, which its document has as text in `<noscript>` elements
 * (pipeline/pages/defer-loading.ts). The head of a lesson fills the first screen of a narrow window, so there
 * the sections wait for the first contentful paint, if the browser reports it; until then the page is marked
 * as unpainted. Everywhere else, and when the URL leads to a section, each is inserted as soon as the parser has
 * read it. Results stay text, because `fetchDeferredContent` creates one frame a task. Part of the script in
 * the page's head: it may use nothing but its parameter and the browser.
 */
export function insertSections(root: HTMLElement): void {
  const insertParsed = () => {
    for (const text of document.querySelectorAll('noscript[data-deferred-section]')) {
      const isParsed = text.nextSibling !== null || document.readyState !== 'loading';
      if (isParsed)
        text.outerHTML = text.textContent.replace(
          /<iframe data-not-loaded[^>]*><\/iframe>/g,
          '<noscript data-later="">$&</noscript>',
        );
    }
  };
  const start = () => {
    insertParsed();
    if (document.readyState !== 'loading') return;
    // Its callback runs when the parser pauses, so before what the parser has read is painted.
    const observer = new MutationObserver(insertParsed);
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      observer.disconnect();
      insertParsed();
    });
  };
  const waits =
    matchMedia('(max-width: 479px)').matches &&
    !location.hash &&
    PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!waits) return start();
  root.dataset['unpainted'] = '';
  const paintObserver = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paintObserver.disconnect();
    delete root.dataset['unpainted'];
    start();
  });
  paintObserver.observe({ type: 'paint', buffered: true });
}
