/** A live region speaks only changes, so an empty region and its message must be two changes. */
const beforeMessageMs = 100;
/** Long enough for every screen reader; then nobody finds the message a second time beside the visible text. */
const shownMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastRegion: Element | undefined;

/** The region of the part around `element`; the page's own is the last in the document. */
function findRegion(element: Element): Element | undefined {
  return [...document.querySelectorAll('[data-announcer]')].find((region) =>
    region.parentElement?.contains(element),
  );
}

/**
 * Makes screen readers say a message about `element`. It is one text in one region (announcer.tsx): where the
 * visible text itself is the live region, Orca says nested elements (`code`, `p`) once more each.
 */
export function announce(message: string, element: Element): void {
  const region = findRegion(element);
  if (!region) return;
  clearTimeout(timer);
  if (lastRegion) lastRegion.textContent = '';
  lastRegion = region;
  timer = setTimeout(() => {
    region.textContent = message.replaceAll(/\s+/g, ' ').trim();
    timer = setTimeout(() => (region.textContent = ''), shownMs);
  }, beforeMessageMs);
}
