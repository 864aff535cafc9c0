import { postToResult, findResultWindow } from '#app/learn/playground/result/result-window.ts';
import { framePaths } from '#contract/site-paths.ts';

/** How code reaches a frame: the URL of the document that receives it, and the frame's sandbox. */
export type FrameTransport = { src: string; sandbox: string };

/** The server's document, with an opaque origin. */
export const directTransport: FrameTransport = { src: framePaths.playground, sandbox: 'allow-scripts' };
/**
 * The saved copy's document: the shell has the site's origin and shows code in a sandboxed frame inside it
 * (frame/shell-script.ts).
 */
export const shellTransport: FrameTransport = {
  src: framePaths.shell,
  sandbox: 'allow-scripts allow-same-origin',
};

const afterLoadMs = 300;
const inViewMs = 2_500;
let isOffline = false;

/** Whether a service worker may serve the shell from the saved copy. */
function hasCopy(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** The transport that is known to work, or is worth trying first. */
export function chooseTransport(): FrameTransport {
  return hasCopy() && (isOffline || !navigator.onLine) ? shellTransport : directTransport;
}

/**
 * Calls back when the frame's document does not load and a saved copy can replace it: it sends no message
 * although the frame has fired `load` (it then shows the browser's error page) or has been visible for a
 * while; at once when the device is known to be offline. Returns a function that stops watching.
 */
export function watchForNoResponse(frame: HTMLIFrameElement, onNoResponse: () => void): () => void {
  if (!hasCopy()) return () => undefined;
  let waiting: number | undefined;
  const handleNoResponse = () => {
    end();
    isOffline = true;
    window.addEventListener(
      'online',
      () => {
        isOffline = false;
      },
      { once: true },
    );
    onNoResponse();
  };
  const wait = (milliseconds: number) => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(handleNoResponse, milliseconds);
  };
  const onMessage = ({ source }: MessageEvent) => {
    if (source !== null && source === findResultWindow(frame)) end();
  };
  const loaded = () => wait(afterLoadMs);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // A result that loaded before this script has already sent its messages: ask it to repeat them.
    postToResult(frame, { kind: 'ask' });
    wait(inViewMs);
  });
  const end = () => {
    window.clearTimeout(waiting);
    window.removeEventListener('message', onMessage);
    frame.removeEventListener('load', loaded);
    observer.disconnect();
  };
  if (chooseTransport() === shellTransport) waiting = window.setTimeout(handleNoResponse); // known to be offline
  window.addEventListener('message', onMessage);
  frame.addEventListener('load', loaded);
  observer.observe(frame);
  return end;
}
