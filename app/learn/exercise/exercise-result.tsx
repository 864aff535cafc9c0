import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { markRunning } from '#app/learn/code/running-mark.ts';
import type { ExerciseController } from '#app/learn/exercise/use-exercise.ts';
import { ResultsContext } from '#app/learn/parts/results-context.ts';
import { joinSetup } from '#app/learn/parts/setup/join-setup.ts';
import {
  ResultFrame,
  ResultPlaceholder,
  type PickedElement,
  type ResultHandle,
} from '#app/learn/playground/result/result-frame.tsx';
import { useDebouncedSources } from '#app/learn/code/use-debounced-sources.ts';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import type { CompiledExercise } from '#contract/lessons/lesson-parts.ts';
import { framePaths } from '#contract/site-paths.ts';

/** The result's frame is created when the exercise is this close to the viewport. */
const frameMargin = '800px 0px';

type ExerciseResultProps = Pick<CompiledExercise, 'title' | 'expectedHeight'> & {
  exercise: ExerciseController;
  frame: RefObject<ResultHandle | null>;
  /** Controls for a result that moves. */
  player: ReactNode;
  onPicked: (element: PickedElement) => void;
};

/** The result of the learner's code, in a frame that is created when the exercise comes near the viewport. */
export function ExerciseResult({
  title,
  expectedHeight,
  exercise: { id, sample, setupFiles },
  frame,
  player,
  onPicked,
}: ExerciseResultProps) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useInView(container, { margin: frameMargin }) === 'visible';
  const debouncedSources = useDebouncedSources(sample.sources);
  const results = useMemo(() => ({ title, frames: [frame] }), [title, frame]);
  return (
    <div ref={container} className="exercise-side">
      {isNear ? (
        <ResultsContext value={results}>
          <ResultFrame
            ref={frame}
            title={title}
            src={framePaths.playground}
            files={joinSetup(debouncedSources, setupFiles)}
            original={joinSetup(sample.originals, setupFiles)}
            expectedHeight={expectedHeight}
            isLazy
            width="auto"
            onPicked={onPicked}
            onRunning={(isRunning) => markRunning(id, isRunning)}
          />
          {player}
        </ResultsContext>
      ) : (
        <>
          <ResultPlaceholder height={expectedHeight} />
          {player !== undefined && <div className="exercise-player-room" />}
        </>
      )}
    </div>
  );
}
