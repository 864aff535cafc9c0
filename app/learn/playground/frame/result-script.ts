import { bareBackground } from '../document/base-style.ts';
import { webRtcNames } from '../loops/close-web-rtc.ts';
import type { FrameCommand, FrameMessage, ShownDocument } from './frame-messages.ts';
import { pauseMotion } from './motion/pause-motion.ts';
import { pickElements } from './pick-elements.ts';
import { reportErrors } from './report-errors.ts';
import { showDocument } from './show-document.ts';
import { submitWithoutSending } from './submit-without-sending.ts';

/** Where a link leads: `href` of any namespace, as SVG has `xlink:href`; an animation may have set that of SVG. */
function readHref(link: Element): string {
  if (link instanceof SVGAElement) return link.href.animVal;
  return [...link.attributes].find(({ localName }) => localName === 'href')?.value ?? '';
}

/**
 * Links work only inside the document, whatever element and button of the mouse they are pressed with. A link to a file
 * beside it is reported to the page around.
 */
function followWithoutLeaving(post: (message: FrameMessage) => void): void {
  const follow = (event: MouseEvent) => {
    for (const target of event.composedPath()) {
      // In MathML every element can be a link.
      if (!(target instanceof Element && target.matches('[*|href], svg a'))) continue;
      const href = readHref(target).trim();
      if (!href.startsWith('#')) event.preventDefault();
      const [file] = /^[\w-]+\.html/.exec(href) ?? [];
      if (file !== undefined && event.type === 'click') post({ kind: 'followed', file });
    }
  };
  // Before the learner's own listeners, which may stop the event.
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, follow, true);
}

/** Reports the content's height in CSS pixels whenever it changes; returns the function that reports it now. */
function reportHeight(post: (message: FrameMessage) => void): () => void {
  const measure = () => {
    const { documentElement: root } = document;
    // A frameset or a document that is being written has no body.
    const body = document.querySelector('body');
    if (!body) return;
    const bottom = body.getBoundingClientRect().top + scrollY + body.scrollHeight;
    post({ kind: 'height', height: Math.ceil(Math.max(root.getBoundingClientRect().height, bottom)) });
  };
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll(':root, body'))
      new ResizeObserver(measure).observe(element);
  });
  return measure;
}

/** What a document inside this one reports, at any depth. */
type InnerMessage = Extract<FrameMessage, { kind: 'endless' | 'console' | 'error' }>;

function isInnerMessage(data: FrameCommand | InnerMessage | ShownDocument | null): data is InnerMessage {
  return data !== null && typeof data === 'object' && /^(endless|console|error)$/.test(data.kind);
}

/*
 * The first script of every result, bundled into its document (see assemble-document.ts). It follows the
 * page's theme, takes new code from the page, and reports height, errors and picked elements to it. In a
 * window of its own, without a parent, it does none of this.
 */

// WebRTC is a way to the network that the frame's Content-Security-Policy can't close. ../loops/close-web-rtc.ts
// closes it in the windows of documents inside this one.
for (const name of webRtcNames) Reflect.deleteProperty(self, name);
if (parent !== self) start();

function start(): void {
  const base = document.currentScript?.previousElementSibling;
  document.currentScript?.remove();
  // The policy of guarded code (../loops/guard-code.ts) holds without its element.
  document.querySelector('meta[http-equiv]')?.remove();
  const post = (message: FrameMessage) => parent.postMessage(message, '*');
  const reportCurrentHeight = reportHeight(post);
  const picking = pickElements(post);
  const motion = pauseMotion();
  const addedScripts = new Set<string>();
  followWithoutLeaving(post);
  submitWithoutSending();

  addEventListener(
    'message',
    ({ source, data }: MessageEvent<FrameCommand | InnerMessage | ShownDocument | null>) => {
      if (source !== parent) {
        // From a document inside this one. The page checks the message's shape.
        if (isInnerMessage(data)) post(data);
        return;
      }
      if (data === null) return;
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
    },
  );
  reportErrors(post);
  addEventListener('DOMContentLoaded', () => {
    // A document without a background gets the page's, so that contrast checks inside the frame see the real
    // background.
    if (base && hasNoBackground(document.documentElement) && hasNoBackground(document.body))
      base.textContent += bareBackground;
    // All scripts have run; a slow picture is no endless script.
    post({ kind: 'loaded' });
  });
  addEventListener('load', reportCurrentHeight);
  post({ kind: 'started' });
}

function hasNoBackground(element: Element | null): boolean {
  if (!element) return false;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
}
