import type { ReactNode } from 'react';
import type { CheckRun } from '#app/learn/exercise/run/use-check-run.ts';

type CheckOutcomeProps = {
  run: Pick<CheckRun, 'runCount' | 'results' | 'hasFailed'>;
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
export function CheckOutcome({ run: { runCount, results, hasFailed }, count, children }: CheckOutcomeProps) {
  // A screen reader is silent about an outcome that stays, and Orca about a new one with the same characters.
  const end = runCount % 2 === 0 ? '\u00A0' : '';
  const failed = results?.filter(({ passed }) => !passed).length;
  return (
    <div role="status">
      {hasFailed && (
        <p key={runCount} className="exercise-outcome">
          {`The checks could not load. Check your connection and run them again.${end}`}
        </p>
      )}
      {failed !== undefined && (
        <p key={runCount} className={`exercise-outcome ${failed === 0 ? 'is-good' : ''}`}>
          {describeOutcome(failed, count) + end}
        </p>
      )}
      {failed === 0 && children}
    </div>
  );
}
