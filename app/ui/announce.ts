/** The id of the live region in the shell of every page. */
export const announcerId = 'announcer';

/** A live region speaks only changes, so an empty region and its message must be two changes. */
const beforeMessageMs = 100;
/** Long enough for every screen reader; then nobody finds the message at the end of the page. */
const shownMs = 10_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes screen readers say what the page shows without moving the focus, where no part of it has a live region. */
export function announce(message: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  clearTimeout(timer);
  region.textContent = '';
  timer = setTimeout(() => {
    region.textContent = message;
    timer = setTimeout(() => (region.textContent = ''), shownMs);
  }, beforeMessageMs);
}
