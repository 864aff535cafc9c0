import type { Check } from '#contract/lessons/lesson-checks.ts';
import { runBatch } from './run-check.ts';
import { overrideMatchMedia, applyMedia, type Media } from './media.ts';

/*
 * The first script of each document in which an exercise is checked. The page sets `checkedMedia` before it
 * runs. It reports when the page has loaded, then runs the checks it is sent, and says so before.
 */
declare global {
  interface Window {
    checkedMedia?: Media;
  }
}

const media = window.checkedMedia;
overrideMatchMedia(media);

window.addEventListener(
  'message',
  ({ source, data }: MessageEvent<{ kind?: unknown; checks?: Check[] } | null>) => {
    if (source !== parent || data?.kind !== 'check' || !data.checks) return;
    parent.postMessage({ kind: 'checking' }, '*');
    runBatch(data.checks).then(
      (outcomes) => parent.postMessage({ kind: 'checked', outcomes }, '*'),
      (error: unknown) => parent.postMessage({ kind: 'check-broke', message: String(error) }, '*'),
    );
  },
);
/**
 * Resolves when images have their sizes. Lazy images are left out, because they may never load. WebKit fires
 * `load` before SVG images have a size.
 */
async function decodePictures(): Promise<void> {
  const images = [...document.images].filter(({ complete, loading }) => complete || loading !== 'lazy');
  await Promise.allSettled(images.map((image) => image.decode()));
}

window.addEventListener('load', () => {
  applyMedia(media);
  // Not before the page's own listeners are through.
  void decodePictures().then(() => setTimeout(() => parent.postMessage({ kind: 'checkable' }, '*')));
});
