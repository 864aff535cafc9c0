import type { FrameCommand, FrameMessage } from './frame-messages.ts';

/*
 * The script of `/playground`: it says that it is ready and becomes the first document that the page around it sends.
 */

const ready: FrameMessage = { kind: 'ready' };
addEventListener('message', ({ source, data }: MessageEvent<FrameCommand | null>) => {
  if (source !== parent || parent === self) return;
  // The page began to listen after the first message.
  if (data?.kind === 'ask') parent.postMessage(ready, '*');
  if (data?.kind !== 'show') return;
  document.open();
  document.write(data.html);
  document.close();
});
parent.postMessage(ready, '*');
