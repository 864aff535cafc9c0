import type { FrameCommand, FrameMessage, ShownDocument } from './frame-messages.ts';

/*
 * The script of `/playground/shell`, which shows results offline: browsers let a service worker answer only
 * for frames of the site's own origin. It does not run the learner's code. That runs in a sandboxed frame
 * inside, which inherits the shell's policy, has an opaque origin and cannot navigate away. Messages pass in
 * both directions; only the parent page may send code.
 */

if (parent !== self) start();

function start(): void {
  let inner: HTMLIFrameElement | undefined;
  const ready: FrameMessage = { kind: 'ready' };
  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<FrameCommand | ShownDocument | null>) => {
      if (inner && source === inner.contentWindow) parent.postMessage(data, location.origin);
      if (source !== parent || origin !== location.origin || data === null) return;
      if (typeof data === 'object') {
        if (data.kind === 'theme') document.documentElement.style.colorScheme = data.scheme;
        if (inner) inner.contentWindow?.postMessage(data, '*');
        else if (data.kind === 'ask') parent.postMessage(ready, location.origin);
        return;
      }
      inner?.remove();
      inner = document.createElement('iframe');
      inner.setAttribute('sandbox', 'allow-scripts');
      inner.title = 'Result';
      inner.srcdoc = data;
      document.body.append(inner);
    },
  );
  parent.postMessage(ready, location.origin);
}
