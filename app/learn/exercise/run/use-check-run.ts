import { useState } from 'react';
import type { CheckResult } from '#app/learn/exercise/run/check-result.ts';
import type { SourceFile } from '#contract/lesson-code.ts';
import type { Check } from '#contract/lesson-checks.ts';

export type CheckRun = {
  isBusy: boolean;
  results: CheckResult[] | undefined;
  /** The checks could not load or broke. */
  hasFailed: boolean;
  run: (files: readonly SourceFile[]) => void;
  forget: () => void;
};

/** Runs an exercise's checks on demand; what runs them is fetched with the first run. `onPassed` is called when all pass. */
export function useCheckRun(checks: readonly Check[], onPassed: () => void): CheckRun {
  const [isBusy, setBusy] = useState(false);
  const [results, setResults] = useState<CheckResult[]>();
  const [hasFailed, setFailed] = useState(false);

  async function ask(files: readonly SourceFile[]): Promise<void> {
    const { runChecks } = await import('#app/learn/exercise/run/run-checks.ts');
    const found = await runChecks(files, checks);
    setResults(found);
    setFailed(false);
    if (found.every(({ passed }) => passed)) onPassed();
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
    forget: () => setResults(undefined),
  };
}
