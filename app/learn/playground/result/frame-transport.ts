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
function isControlledByWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** The transport that is known to work, or is worth trying first. */
export function chooseTransport(): FrameTransport {
  return isControlledByWorker() && (isOffline || !navigator.onLine) ? shellTransport : directTransport;
}

/** Computes something for each transport once: a frame may have to change to the other one. */
export function oncePerTransport<Value>(
  compute: (transport: FrameTransport) => Promise<Value>,
): (transport: FrameTransport) => Promise<Value> {
  const known = new Map<FrameTransport, Promise<Value>>();
  return (transport) => {
    const value = known.get(transport) ?? compute(transport);
    known.set(transport, value);
    return value;
  };
}

/**
 * Calls back when the frame's document does not load and a saved copy can replace it: it sends no message
 * although the frame has fired `load` (it then shows the browser's error page) or has been visible for a
 * while; at once when the device is known to be offline. Returns a function that stops watching.
 */
export function watchForNoResponse(frame: HTMLIFrameElement, onNoResponse: () => void): () => void {
  if (!isControlledByWorker()) return () => undefined;
  let timer: number | undefined;
  const handleNoResponse = () => {
    stop();
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
  const restartTimer = (milliseconds: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(handleNoResponse, milliseconds);
  };
  const onMessage = ({ source }: MessageEvent) => {
    if (source !== null && source === findResultWindow(frame)) stop();
  };
  const handleLoad = () => restartTimer(afterLoadMs);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    // A result that loaded before this script has already sent its messages: ask it to repeat them.
    postToResult(frame, { kind: 'ask' });
    restartTimer(inViewMs);
  });
  const stop = () => {
    window.clearTimeout(timer);
    window.removeEventListener('message', onMessage);
    frame.removeEventListener('load', handleLoad);
    observer.disconnect();
  };
  if (chooseTransport() === shellTransport) timer = window.setTimeout(handleNoResponse); // known to be offline
  window.addEventListener('message', onMessage);
  frame.addEventListener('load', handleLoad);
  observer.observe(frame);
  return stop;
}
