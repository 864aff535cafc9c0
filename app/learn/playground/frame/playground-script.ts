import type { FrameCommand, FrameMessage, ShownDocument } from './frame-messages.ts';
import { showDocument } from './show-document.ts';

/*
 * The script of `/playground`. It reports that it is ready and is replaced by the first document that its
 * parent page sends.
 */

const ready: FrameMessage = { kind: 'ready' };
addEventListener('message', ({ source, data }: MessageEvent<FrameCommand | ShownDocument | null>) => {
  if (source !== parent || parent === self) return;
  if (typeof data === 'string') showDocument(data);
  // The page asks when it began to listen after the first message.
  else if (data?.kind === 'ask') parent.postMessage(ready, '*');
});
parent.postMessage(ready, '*');
