import { useEffect, type RefObject } from 'react';
import { DiagnosticsPanel } from '#app/learn/diagnostics/diagnostics-panel.tsx';
import type { ExplanationState } from '#app/learn/diagnostics/use-explanation.ts';
import { useJudgedFixes } from '#app/learn/exercise/run/use-judged-fixes.ts';
import type { ExerciseController } from '#app/learn/exercise/use-exercise.ts';
import type { PickedElement, ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import type { Check } from '#contract/lessons/lesson-checks.ts';

export type ExerciseCauseProps = {
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
export function ExerciseCause({
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
