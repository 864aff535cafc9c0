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
window.addEventListener('load', () => {
  applyMedia(media);
  parent.postMessage({ kind: 'checkable' }, '*');
});
