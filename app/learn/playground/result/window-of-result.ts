/**
 * The window of a result's frame, or null for a frame of the prerendered page that has not loaded yet: the browser
 * would make a script's world for its empty document, some 3 ms for each result of a lesson, only to compare or tell
 * it something. Who has something to tell does so when it has loaded.
 */
export function windowOfResult(frame: HTMLIFrameElement | null): Window | null {
  return frame && isLoaded(frame) ? frame.contentWindow : null;
}

/** Calls back at once, or when a frame that is not loaded has. */
export function whenLoaded(frame: HTMLIFrameElement | null, act: () => void): void {
  if (!frame || isLoaded(frame)) act();
  else frame.addEventListener('load', act, { once: true });
}

/** pipeline/pages/defer-loading.ts marks those of the prerendered page, app/start-page.ts takes the mark away. */
function isLoaded(frame: HTMLIFrameElement): boolean {
  return frame.dataset.notLoaded === undefined;
}
