import { useEffect, type ReactNode, type RefObject } from 'react';
import type { ExplanationState } from '#app/learn/diagnostics/use-explanation.ts';
import { DiagnosticsPanel } from '#app/learn/diagnostics/diagnostics-panel.tsx';
import { CheckList } from '#app/learn/exercise/check-list.tsx';
import { useJudgedFixes } from '#app/learn/exercise/run/use-judged-fixes.ts';
import type { ExerciseController } from '#app/learn/exercise/use-exercise.ts';
import { joinProse } from '#app/learn/parts/join-prose.ts';
import type { PickedElement, ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import type { Check } from '#contract/lessons/lesson-checks.ts';

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

/** The hints shown so far. Each has its own live region, because a screen reader says a region from its start. */
function Hints({ hints, shown }: { hints: readonly ReactNode[]; shown: number }) {
  return (
    <div className={shown > 0 ? 'exercise-hints' : undefined}>
      {hints.map((hint, index) => (
        <div key={index} role="status">
          {index < shown && (
            <>
              {/* A space that stays at the end of the span, so that the number and the hint are said as two words. */}
              <span className="mono">{`Hint ${index + 1}\u00A0`}</span>
              <div ref={joinProse}>{hint}</div>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

type ExerciseCauseProps = {
  exercise: ExerciseController;
  checks: readonly Check[];
  explanation: ExplanationState;
  onRetry: () => void;
  frame: RefObject<ResultHandle | null>;
  runButton: RefObject<HTMLButtonElement | null>;
  picked: PickedElement | undefined;
  onPick: (element: PickedElement | undefined) => void;
};

/**
 * *Why doesn’t this work?* for the code of an exercise. A fix is offered when the checks say that it helps; it is
 * applied and checked in one press.
 */
function ExerciseCause({
  exercise,
  checks,
  explanation,
  onRetry,
  frame,
  runButton,
  picked,
  onPick,
}: ExerciseCauseProps) {
  useEffect(() => {
    const result = frame.current;
    return () => {
      result?.pick(false);
      onPick(undefined);
    };
  }, [frame, onPick]);
  const getOffer = useJudgedFixes({
    sources: exercise.sample.sources,
    setup: exercise.setupFiles,
    checks,
    run: exercise.run,
    explanation,
  });
  return (
    <DiagnosticsPanel
      explanation={explanation}
      onRetry={onRetry}
      sources={exercise.sample.sources}
      frame={frame}
      picked={picked}
      onPick={onPick}
      getOffer={getOffer}
      onChange={(language, code) => {
        exercise.applyFix(language, code);
        // After the panel has focused its heading, which disappears with the last cause.
        queueMicrotask(() => runButton.current?.focus());
      }}
    />
  );
}
