import { useRef, useState, type ReactNode } from 'react';
import { getFileIndex } from '#app/learn/code/source-files.ts';
import { useExplanation } from '#app/learn/diagnostics/use-explanation.ts';
import { DiagnosticsPanel } from '#app/learn/diagnostics/diagnostics-panel.tsx';
import { CheckList } from '#app/learn/exercise/check-list.tsx';
import { CheckOutcome } from '#app/learn/exercise/check-outcome.tsx';
import { ExerciseActions } from '#app/learn/exercise/exercise-actions.tsx';
import { ExerciseEditor } from '#app/learn/exercise/exercise-editor.tsx';
import { ExerciseResult } from '#app/learn/exercise/exercise-result.tsx';
import { Hints } from '#app/learn/exercise/hints.tsx';
import { Solutions } from '#app/learn/exercise/solutions.tsx';
import { useExercise, type ExerciseCode } from '#app/learn/exercise/use-exercise.ts';
import type { EditorHandle } from '#app/learn/editor/editor.tsx';
import { Setup } from '#app/learn/parts/setup/setup.tsx';
import type { PickedElement, ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { CompiledExercise } from '#contract/lessons/lesson-parts.ts';
import '#app/learn/example/example.css';
import './exercise.css';

type ExerciseHeadProps = Pick<CompiledExercise, 'title' | 'index' | 'count'> & {
  isPassed: boolean;
  /** The task, and what is shown below it. */
  children: ReactNode;
};

function ExerciseHead({ title, index, count, isPassed, children }: ExerciseHeadProps) {
  return (
    <div className="exercise-head">
      <div className="exercise-title">
        <h3>{title}</h3>
        <span className="mono">
          Exercise {index} of {count}
          {isPassed ? ', passed' : ''}
        </span>
      </div>
      {children}
    </div>
  );
}

export type ExerciseProps = CompiledExercise &
  ExerciseCode & {
    hints: readonly ReactNode[];
    /** Controls for a result that moves. */
    player: ReactNode;
    /** The task. */
    children: ReactNode;
    /** Shown below the task, and once all checks pass. */
    note?: ReactNode;
    outcome?: ReactNode;
  };

/** A task with code to start from, checked by its outcome. Passing is recorded in the learner's progress. */
export function Exercise(props: ExerciseProps) {
  const { name, title, checks, hints, setup = [] } = props;
  const exercise = useExercise(props);
  const { id, files, sample, run, view } = exercise;
  const frame = useRef<ResultHandle>(null);
  const editor = useRef<EditorHandle>(null);
  const [picked, setPicked] = useState<PickedElement>();
  // What is wrong with the code to start from is often the task, so it is explained after an attempt.
  const isExplained = view.isEditing && (view.hasAttempted || sample.isChanged);
  const explanation = useExplanation(sample.sources, isExplained);

  function applySolution(solution: readonly SourceFile[]): void {
    exercise.applySolution(solution);
    // An editor that opens takes the focus by itself.
    editor.current?.focus();
  }
  return (
    <section
      id={`exercise-${name}`}
      className={`exercise example ${exercise.isPassed ? 'is-passed' : ''}`}
      aria-label={`Exercise: ${title}`}
      data-exercise={id}
    >
      <ExerciseHead title={title} index={props.index} count={props.count} isPassed={exercise.isPassed}>
        {props.children}
        {props.note}
      </ExerciseHead>
      <div className="exercise-body">
        <div className="exercise-work">
          <ExerciseEditor title={title} exercise={exercise} editor={editor} explanation={explanation} />
          <ExerciseActions
            isBusy={run.isBusy}
            hints={{ shown: view.hintsShown, count: hints.length }}
            areSolutionsShown={view.areSolutionsShown}
            onRun={exercise.runChecks}
            onShowHint={exercise.showHint}
            onToggleSolutions={exercise.showSolutions}
          />
          <Hints hints={hints} shown={view.hintsShown} />
          {setup.length > 0 && <Setup title={title} files={setup} />}
        </div>
        <ExerciseResult
          title={title}
          expectedHeight={props.expectedHeight}
          exercise={exercise}
          frame={frame}
          player={props.player}
          onPicked={setPicked}
        >
          <CheckOutcome run={run} count={checks.length}>
            {props.outcome}
          </CheckOutcome>
          <CheckList checks={checks} results={run.results} />
        </ExerciseResult>
        {isExplained && (
          <div className="exercise-whole">
            <DiagnosticsPanel
              explanation={explanation}
              sources={sample.sources}
              frame={frame}
              picked={picked}
              onPick={setPicked}
              onChange={(language, code) => {
                exercise.showFile(getFileIndex(files, language));
                exercise.change(language, code);
              }}
            />
          </div>
        )}
        {view.areSolutionsShown && (
          <div className="exercise-whole">
            <Solutions solutions={props.solutions} onApply={applySolution} />
          </div>
        )}
      </div>
    </section>
  );
}
