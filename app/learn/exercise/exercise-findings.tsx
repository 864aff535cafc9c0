import type { ReactNode } from 'react';
import type { ExplanationState } from '#app/learn/diagnostics/use-explanation.ts';
import { CheckList } from '#app/learn/exercise/check-list.tsx';
import { ExerciseCause, type ExerciseCauseProps } from '#app/learn/exercise/exercise-cause.tsx';
import { Hints } from '#app/learn/exercise/hints.tsx';

/** Whether there is something to say about the code; where no cause was found, no heading is shown. */
function hasCause(explanation: ExplanationState): boolean {
  return typeof explanation === 'string' || (explanation !== undefined && explanation.causes.length > 0);
}

type ExerciseFindingsProps = ExerciseCauseProps & { hints: readonly ReactNode[] };

/** What helps while the checks fail: the hints shown so far, the checks, and why the first one fails. */
export function ExerciseFindings({ hints, ...cause }: ExerciseFindingsProps) {
  const { run, sample, view } = cause.exercise;
  return (
    <>
      <Hints hints={hints} shown={view.hintsShown} />
      <CheckList checks={cause.checks} results={run.results} isUnchanged={!sample.isChanged}>
        {hasCause(cause.explanation) && <ExerciseCause {...cause} />}
      </CheckList>
    </>
  );
}
