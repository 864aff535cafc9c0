/**
 * Makes the frames of results text, which `fetchDeferredContent` replaces one by one. The build calls it for what is
 * outside sections, the browser for a section that it inserts. May use nothing but its parameter and the browser.
 */
export function deferFrames(html: string): string {
  return html.replace(/<iframe data-not-loaded[^>]*><\/iframe>/g, '<noscript data-later="">$&</noscript>');
}

/**
 * Inserts the sections of a lesson as the parser reads them: the document has them as text in `<noscript>`
 * (pipeline/pages/defer-loading.ts). In a narrow window the head of a lesson fills the first screen. There
 * they wait for the first contentful paint, if the browser reports it and the URL does not lead to one. When
 * the document is complete by then, `fetchDeferredContent` inserts them. Part of the script in the page's head:
 * it may use nothing but its parameter and the browser.
 */
export function insertSections(defer: typeof deferFrames): void {
  const insertParsed = () => {
    for (const text of document.querySelectorAll('noscript[data-deferred-section]'))
      if (text.nextSibling || document.readyState !== 'loading') text.outerHTML = defer(text.textContent);
  };
  const insertWhileParsing = () => {
    if (document.readyState !== 'loading') return;
    insertParsed();
    // Its callback runs when the parser pauses, so before what the parser has read is painted.
    const observer = new MutationObserver(insertParsed);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      observer.disconnect();
      insertParsed();
    });
  };
  const waits =
    matchMedia('(max-width: 479px)').matches &&
    !location.hash &&
    PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!waits) return insertWhileParsing();
  const paintObserver = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paintObserver.disconnect();
    insertWhileParsing();
  });
  paintObserver.observe({ type: 'paint', buffered: true });
}
