import { bareBackground } from '../document/base-style.ts';
import type { FrameCommand, FrameMessage, ShownDocument } from './frame-messages.ts';
import { pauseMotion } from './motion/pause-motion.ts';
import { pickElements } from './pick-elements.ts';
import { reportHeight } from './report-height.ts';
import { showDocument } from './show-document.ts';
import { submitWithoutSending } from './submit-without-sending.ts';

/*
 * The first script of every result, bundled into its document (see assemble-document.ts). It follows the
 * page's theme, takes new code from the page, and reports height, errors and picked elements to it. In a
 * window of its own, without a parent, it does none of this.
 */

// WebRTC is the one way to the network that the frame's Content-Security-Policy can't close.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(self, name);
if (parent !== self) start();

function start(): void {
  const base = document.currentScript?.previousElementSibling;
  document.currentScript?.remove();
  const post = (message: FrameMessage) => parent.postMessage(message, '*');
  const reportCurrentHeight = reportHeight(post);
  const picking = pickElements(post);
  const motion = pauseMotion();
  const addedScripts = new Set<string>();
  submitWithoutSending(post);

  addEventListener('message', ({ source, data }: MessageEvent<FrameCommand | ShownDocument | null>) => {
    if (source !== parent || data === null) return;
    if (typeof data === 'string') {
      showDocument(data);
      return;
    }
    if (data.kind === 'theme' && base)
      base.textContent = base.textContent.replace(/color-scheme: [a-z ]+/, `color-scheme: ${data.scheme}`);
    if (data.kind === 'pick') picking.setPicking(data.on);
    if (data.kind === 'point') picking.outlineMatches(data.selector);
    if (data.kind === 'ask') {
      post({ kind: 'started' });
      reportCurrentHeight();
    }
    if (data.kind === 'run' && !addedScripts.has(data.name)) {
      addedScripts.add(data.name);
      if (data.name === 'motion') motion.release();
      const script = document.createElement('script');
      script.textContent = data.script;
      document.documentElement.append(script);
      script.remove();
    }
  });
  addEventListener('error', ({ message }) => {
    if (message) post({ kind: 'error', message });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    post({ kind: 'error', message: `Uncaught (in promise) ${reason}` }),
  );
  addEventListener('DOMContentLoaded', () => {
    // A document without a background gets the page's, so that contrast checks inside the frame see the real
    // background.
    if (base && hasNoBackground(document.documentElement) && hasNoBackground(document.body))
      base.textContent += bareBackground;
  });
  addEventListener('load', () => {
    reportCurrentHeight();
    post({ kind: 'loaded' });
  });
  post({ kind: 'started' });
}

function hasNoBackground(element: Element | null): boolean {
  if (!element) return false;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
}
