import type { CheckResult } from '#app/learn/exercise/run/check-result.ts';

/**
 * The state of an exercise's checks. While they run, the outcome of the previous run stays, so that the list
 * of results does not collapse.
 */
export type CheckRunState = {
  status: 'idle' | 'running';
  /** How many runs have ended. */
  runCount: number;
  lastRun: { outcome: 'none' | 'failed' | 'late' } | { outcome: 'finished'; results: CheckResult[] };
};

type CheckRunEvent =
  | { type: 'runStarted' }
  | { type: 'runFinished'; results: CheckResult[] }
  /** The checks could not load or broke. */
  | { type: 'runFailed' }
  /** The page did not load or answer in time. */
  | { type: 'runLate' }
  /** The code was changed, so the results no longer belong to it. */
  | { type: 'codeChanged' };

export const initialCheckRun: CheckRunState = {
  status: 'idle',
  runCount: 0,
  lastRun: { outcome: 'none' },
};

export function checkRunReducer(state: CheckRunState, event: CheckRunEvent): CheckRunState {
  switch (event.type) {
    case 'runStarted':
      return { ...state, status: 'running' };
    case 'runFinished':
      return {
        status: 'idle',
        runCount: state.runCount + 1,
        lastRun: { outcome: 'finished', results: event.results },
      };
    case 'runFailed':
      return { status: 'idle', runCount: state.runCount + 1, lastRun: { outcome: 'failed' } };
    case 'runLate':
      return { status: 'idle', runCount: state.runCount + 1, lastRun: { outcome: 'late' } };
    case 'codeChanged':
      return ['finished', 'late'].includes(state.lastRun.outcome)
        ? { ...state, lastRun: { outcome: 'none' } }
        : state;
  }
}
