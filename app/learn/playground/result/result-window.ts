import type { FrameCommand, ShownDocument } from '#app/learn/playground/frame/frame-messages.ts';

/**
 * The window of a result's frame, or null for a frame of the prerendered page that has not loaded yet: to
 * compare it or to post to it, the browser would make a JavaScript context for its empty document, some 3 ms
 * for each result of a lesson.
 */
export function findResultWindow(frame: HTMLIFrameElement | null): Window | null {
  return frame && isLoaded(frame) ? frame.contentWindow : null;
}

/** Posts a command, or a document to show, to the result, unless it has not loaded. */
export function postToResult(frame: HTMLIFrameElement | null, message: FrameCommand | ShownDocument): void {
  findResultWindow(frame)?.postMessage(message, '*');
}

/** Calls back at once, or after the frame's `load` event when it has not loaded yet. */
export function onceLoaded(frame: HTMLIFrameElement | null, callback: () => void): void {
  if (!frame || isLoaded(frame)) callback();
  else frame.addEventListener('load', callback, { once: true });
}

/**
 * app/learn/deferred.tsx marks the frames of the prerendered page, and app/boot/start.ts removes the mark.
 */
function isLoaded(frame: HTMLIFrameElement): boolean {
  return frame.dataset.notLoaded === undefined;
}
