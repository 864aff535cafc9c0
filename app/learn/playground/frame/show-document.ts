import type { ShownDocument } from './frame-messages.ts';

/** Replaces the frame's document; the window stays. */
export function showDocument(html: ShownDocument): void {
  document.open();
  document.write(html);
  document.close();
}
