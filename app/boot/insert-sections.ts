/**
 * Puts a section of a lesson, which the document has as text in `<noscript>` (app/learn/deferred.tsx), in the place of this
 * text. Its results become text for now: `loadDeferred` replaces them one by one.
 */
export function insertSection(text: Element): void {
  const template = document.createElement('template');
  template.innerHTML = text.textContent;
  for (const frame of template.content.querySelectorAll('[data-not-loaded]')) {
    const later = document.createElement('noscript');
    later.dataset['later'] = '';
    later.textContent = frame.outerHTML;
    frame.replaceWith(later);
  }
  text.replaceWith(template.content);
}

/**
 * Inserts the sections of a lesson as the parser reads them. In a narrow window the head of a lesson fills the first
 * screen. There they wait for the first contentful paint, if the browser reports it and the page does not open at one.
 * When the document is complete by then, `loadDeferred` inserts them.
 */
export function insertSections(): void {
  const insertParsed = () => {
    for (const text of document.querySelectorAll('noscript[data-deferred-section]'))
      if (text.nextSibling || document.readyState !== 'loading') insertSection(text);
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
    document.documentElement.dataset['laidOut'] === undefined &&
    PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!waits) return insertWhileParsing();
  const paintObserver = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paintObserver.disconnect();
    insertWhileParsing();
  });
  paintObserver.observe({ type: 'paint', buffered: true });
}
