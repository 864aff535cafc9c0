import type { FrameCommand, FrameMessage } from './frame-messages.ts';

/*
 * The script of `/playground`. It reports that it is ready and is replaced by the first document that its
 * parent page sends.
 */

const ready: FrameMessage = { kind: 'ready' };
addEventListener('message', ({ source, data }: MessageEvent<FrameCommand | null>) => {
  if (source !== parent || parent === self) return;
  // The page asks when it began to listen after the first message.
  if (data?.kind === 'ask') parent.postMessage(ready, '*');
  if (data?.kind !== 'show') return;
  document.open();
  document.write(data.html);
  document.close();
});
parent.postMessage(ready, '*');
