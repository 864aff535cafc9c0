import { useCallback, useState } from 'react';
import { joinSetup } from '#app/learn/parts/setup/join-setup.ts';
import type { CheckResult } from '#app/learn/exercise/run/check-result.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { Check } from '#contract/lessons/lesson-checks.ts';

export type CheckRun = {
  isBusy: boolean;
  results: CheckResult[] | undefined;
  /** The checks could not load or broke. */
  hasFailed: boolean;
  run: (files: readonly SourceFile[]) => void;
  clearResults: () => void;
};

/**
 * Runs an exercise's checks on demand, on the learner's files with the setup in front of them; what runs them
 * is fetched with the first run. When all pass, `onPassed` is called with the learner's files.
 */
export function useCheckRun(
  checks: readonly Check[],
  setup: readonly SourceFile[],
  onPassed: (files: readonly SourceFile[]) => void,
): CheckRun {
  const [isBusy, setBusy] = useState(false);
  const [results, setResults] = useState<CheckResult[]>();
  const [hasFailed, setFailed] = useState(false);

  const clearResults = useCallback(() => setResults(undefined), []);

  async function ask(files: readonly SourceFile[]): Promise<void> {
    const { runChecks } = await import('#app/learn/exercise/run/run-checks.ts');
    const found = await runChecks(joinSetup(files, setup), checks);
    setResults(found);
    setFailed(false);
    if (found.every(({ passed }) => passed)) onPassed(files);
  }
  return {
    isBusy,
    results,
    hasFailed,
    run(files) {
      setBusy(true);
      ask(files)
        .catch((error: unknown) => {
          console.warn(error);
          setResults(undefined);
          setFailed(true);
        })
        .finally(() => setBusy(false));
    },
    clearResults,
  };
}
