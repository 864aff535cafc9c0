import type { Check } from '#contract/lessons/lesson-checks.ts';
import { runCheck } from './run-check.ts';
import { answerMatchMedia, applyMedia, type Media } from './media.ts';
import type { Outcome } from './outcome.ts';

/*
 * The first script of every document that an exercise is checked in; the page sets `checkedMedia` before it.
 * It reports when the page has loaded, then runs the checks it is sent.
 */
declare global {
  interface Window {
    checkedMedia?: Media;
  }
}

const media = window.checkedMedia;
answerMatchMedia(media);

async function answer(checks: readonly Check[]): Promise<(Outcome & { id: string })[]> {
  const outcomes: (Outcome & { id: string })[] = [];
  for (const check of checks) outcomes.push({ id: check.id, ...(await runCheck(check)) });
  return outcomes;
}

window.addEventListener(
  'message',
  ({ source, data }: MessageEvent<{ kind?: unknown; checks?: Check[] } | null>) => {
    if (source !== parent || data?.kind !== 'check' || !data.checks) return;
    answer(data.checks).then(
      (outcomes) => parent.postMessage({ kind: 'checked', outcomes }, '*'),
      (error: unknown) => parent.postMessage({ kind: 'check-broke', message: String(error) }, '*'),
    );
  },
);
/** Resolves when pictures have their sizes; a lazy one may never get one. WebKit's `load` comes before SVG has. */
async function decodePictures(): Promise<void> {
  const wanted = [...document.images].filter(({ complete, loading }) => complete || loading !== 'lazy');
  await Promise.allSettled(wanted.map((picture) => picture.decode()));
}

window.addEventListener('load', () => {
  applyMedia(media);
  void decodePictures().then(() => parent.postMessage({ kind: 'checkable' }, '*'));
});
