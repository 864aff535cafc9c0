/** How code is shown in a frame: the address of the document that takes it, and what the frame may do. */
export type FrameTransport = { src: string; sandbox: string };

/** Straight from the server, with an origin of its own. */
export const directTransport: FrameTransport = { src: '/playground', sandbox: 'allow-scripts' };
/** Out of the saved copy: the shell is of the site's origin, and shows code in a sandboxed frame of its own (shell-document.ts). */
export const shellTransport: FrameTransport = {
  src: '/playground/shell',
  sandbox: 'allow-scripts allow-same-origin',
};

const afterLoadMilliseconds = 300;
const inSightMilliseconds = 2_500;
let isOffline = false;

/** Whether a saved copy may answer for the shell; without one it is as far away as the playground. */
function hasCopy(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** The way that is known to work, or is worth trying first. */
export function chooseTransport(): FrameTransport {
  return hasCopy() && (isOffline || !navigator.onLine) ? shellTransport : directTransport;
}

/**
 * Calls back when the frame's document does not arrive and a saved copy can show it instead: it says nothing though the frame has loaded
 * (a browser's own page then stands in it), or though it has been in sight for a while; at once when the line is known to be down.
 * Returns the way to stop watching.
 */
export function watchForSilence(frame: HTMLIFrameElement, onSilent: () => void): () => void {
  if (!hasCopy()) return () => undefined;
  let waiting: number | undefined;
  const silent = () => {
    end();
    isOffline = true;
    window.addEventListener(
      'online',
      () => {
        isOffline = false;
      },
      { once: true },
    );
    onSilent();
  };
  const wait = (milliseconds: number) => {
    window.clearTimeout(waiting);
    waiting = window.setTimeout(silent, milliseconds);
  };
  const hear = ({ source }: MessageEvent) => {
    if (source !== null && source === frame.contentWindow) end();
  };
  const loaded = () => wait(afterLoadMilliseconds);
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    // A result that was there before this script has said all it had to say.
    frame.contentWindow?.postMessage({ kind: 'ask' }, '*');
    wait(inSightMilliseconds);
  });
  const end = () => {
    window.clearTimeout(waiting);
    window.removeEventListener('message', hear);
    frame.removeEventListener('load', loaded);
    sight.disconnect();
  };
  if (chooseTransport() === shellTransport) waiting = window.setTimeout(silent); // nothing needs to be waited for
  window.addEventListener('message', hear);
  frame.addEventListener('load', loaded);
  sight.observe(frame);
  return end;
}
