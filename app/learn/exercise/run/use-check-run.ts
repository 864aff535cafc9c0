import { useCallback, useReducer } from 'react';
import { joinSetup } from '#app/learn/parts/setup/join-setup.ts';
import { limitTime } from '#app/learn/exercise/run/limit-time.ts';
import { checkRunReducer, initialCheckRun } from '#app/learn/exercise/run/check-run-state.ts';
import type { CheckResult } from '#app/learn/exercise/run/check-result.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';

export type CheckRun = {
  isBusy: boolean;
  /** How many runs have ended. */
  runCount: number;
  results: CheckResult[] | undefined;
  /** The checks could not load or broke. */
  hasFailed: boolean;
  /** The page did not load or answer in time. */
  isLate: boolean;
  run: (files: readonly SourceFile[]) => void;
  clearResults: () => void;
};

/**
 * Runs an exercise's checks on demand, on the learner's files with the setup in front of them. The module that
 * runs them is loaded with the first run. When all pass, `onPassed` is called with the learner's files.
 */
export function useCheckRun(
  checks: readonly Check[],
  setup: readonly SourceFile[],
  onPassed: (files: readonly SourceFile[]) => void,
): CheckRun {
  const [{ status, runCount, lastRun }, dispatch] = useReducer(checkRunReducer, initialCheckRun);
  const clearResults = useCallback(() => dispatch({ type: 'codeChanged' }), []);

  async function run(files: readonly SourceFile[]): Promise<void> {
    dispatch({ type: 'runStarted' });
    try {
      const { runChecks } = await limitTime(import('#app/learn/exercise/run/run-checks.ts'));
      const results = await runChecks(joinSetup(files, setup), checks);
      if (results.some(({ isLate }) => isLate)) {
        dispatch({ type: 'runLate' });
        return;
      }
      dispatch({ type: 'runFinished', results });
      if (results.every(({ passed }) => passed)) onPassed(files);
    } catch (error) {
      console.warn(error);
      dispatch({ type: 'runFailed' });
    }
  }
  return {
    isBusy: status === 'running',
    runCount,
    results: lastRun.outcome === 'finished' ? lastRun.results : undefined,
    hasFailed: lastRun.outcome === 'failed',
    isLate: lastRun.outcome === 'late',
    run: (files) => void run(files),
    clearResults,
  };
}
