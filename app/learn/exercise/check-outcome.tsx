import type { ReactNode } from 'react';
import type { CheckRun } from '#app/learn/exercise/run/use-check-run.ts';

type CheckOutcomeProps = {
  run: Pick<CheckRun, 'results' | 'hasFailed'>;
  /** How many checks the exercise has. */
  count: number;
  /** Shown once all checks pass. */
  children: ReactNode;
};

function describeOutcome(failed: number, count: number): string {
  if (failed > 0) return `${failed} of ${count} ${count === 1 ? 'check' : 'checks'} failed.`;
  return count === 1 ? 'The check passes. Done.' : `All ${count} checks pass. Done.`;
}

/** The result of the last run of the checks, announced when it appears. */
export function CheckOutcome({ run: { results, hasFailed }, count, children }: CheckOutcomeProps) {
  const failed = results?.filter(({ passed }) => !passed).length;
  return (
    <div role="status">
      {hasFailed && (
        <p className="exercise-outcome">
          The checks could not load. Check your connection and run them again.
        </p>
      )}
      {failed !== undefined && (
        <p className={`exercise-outcome ${failed === 0 ? 'is-good' : ''}`}>
          {describeOutcome(failed, count)}
        </p>
      )}
      {failed === 0 && children}
    </div>
  );
}
