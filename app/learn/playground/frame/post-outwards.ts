import type { FrameMessage } from './frame-messages.ts';

/**
 * Sends a message to every window around this one. A document in `srcdoc` is inside the result's frame, at any depth, and
 * the result passes on what it reports.
 */
export function postOutwards(message: FrameMessage): void {
  for (let inner: Window = self; inner !== inner.parent; inner = inner.parent)
    inner.parent.postMessage(message, '*');
}
