/** The id of the live region in the shell of every page. */
export const announcerId = 'announcer';

/** A live region speaks only changes, so an empty region and its message must be two changes. */
const beforeMessageMs = 100;
/** Long enough for every screen reader; then nobody finds the message a second time at the end of the page. */
const shownMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Makes screen readers say a message. It is one text in one region: where the visible text itself is the live
 * region, Orca says nested elements (`code`, `p`) once more each, and calls every empty region a status bar.
 */
export function announce(message: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  clearTimeout(timer);
  region.textContent = '';
  timer = setTimeout(() => {
    region.textContent = message.replaceAll(/\s+/g, ' ').trim();
    timer = setTimeout(() => (region.textContent = ''), shownMs);
  }, beforeMessageMs);
}
