/**
 * Marks the page as unpainted until the browser reports its first contentful paint, if it reports it. Until then a
 * narrow window does not lay out the sections of a lesson (app/styles/base.css): all are below the first screen. Part
 * of the script in the page's head: it may use nothing but its parameter and the browser.
 */
export function markUnpainted(root: HTMLElement): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  root.dataset['unpainted'] = '';
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) delete root.dataset['unpainted'];
  }).observe({ type: 'paint', buffered: true });
}
