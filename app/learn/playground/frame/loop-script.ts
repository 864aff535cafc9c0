import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';
import { postOutwards } from './post-outwards.ts';
import { startConsole } from './report-console.ts';
import { reportErrors } from './report-errors.ts';

/*
 * Runs before all other scripts of a document whose loops are guarded (../loops/guard-code.ts): they call
 * `firstCommitLoop` at each round. Once a task has spent a second in loops, all loops of the document end with an error.
 */

const limitMs = 1_000;
/** The longest time that counts between two looks at the clock: a busy device may do something else for longer. */
const longestStepMs = 100;
/** The most rounds between two looks at the clock, which would slow down short rounds. */
const maxStride = 1_024;

const now = performance.now.bind(performance);
const endlessLoop = new Error('A loop that did not end was stopped.');
const { port1, port2 } = new MessageChannel();
/** Undefined until the first round of a task. */
let lastTime: number | undefined;
let spentMs = 0;
let stride = 1;
let roundsLeft = 1;
let isStopped = false;

// The message arrives in the next task.
port1.addEventListener('message', () => {
  lastTime = undefined;
});
port1.start();

function startTask(): void {
  lastTime = now();
  spentMs = 0;
  stride = 1;
  roundsLeft = 1;
  port2.postMessage(null);
}

function stop(file: CodeLanguage, line: number): never {
  if (!isStopped) {
    isStopped = true;
    postOutwards({ kind: 'endless', file, line });
  }
  throw endlessLoop;
}

function guardRound(file: CodeLanguage, line: number): void {
  if (isStopped) stop(file, line);
  if (lastTime === undefined) {
    startTask();
    return;
  }
  roundsLeft -= 1;
  if (roundsLeft > 0) return;
  const time = now();
  const stepMs = time - lastTime;
  lastTime = time;
  spentMs += Math.min(stepMs, longestStepMs);
  if (spentMs >= limitMs) stop(file, line);
  stride = stepMs < 1 ? Math.min(stride * 2, maxStride) : Math.max(1, Math.floor(stride / 2));
  roundsLeft = stride;
}

startConsole();
Object.defineProperty(self, 'firstCommitLoop', { value: guardRound });

// Called in a document inside a result. The result itself reports its errors in result-script.ts.
Object.defineProperty(self, 'firstCommitReportErrors', { value: () => reportErrors(postOutwards) });

// The page says in words what happened; it gets no second message of an uncaught error. Safari hides which error it was.
addEventListener('error', (event) => {
  if (event.error === endlessLoop || (isStopped && event.error === null)) event.stopImmediatePropagation();
});
addEventListener('unhandledrejection', (event) => {
  if (event.reason === endlessLoop) event.stopImmediatePropagation();
});
