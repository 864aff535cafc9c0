import { useRef, useState, type ReactNode } from 'react';
import { useExplanation } from '#app/learn/diagnostics/use-explanation.ts';
import { ExerciseBar } from '#app/learn/exercise/exercise-bar.tsx';
import { ExerciseFindings } from '#app/learn/exercise/exercise-findings.tsx';
import { ExerciseHead } from '#app/learn/exercise/exercise-head.tsx';
import { ExerciseEditor } from '#app/learn/exercise/exercise-editor.tsx';
import { ExerciseResult } from '#app/learn/exercise/exercise-result.tsx';
import { goToNextStep } from '#app/learn/exercise/next-step.ts';
import { listOtherSolutions, Solutions } from '#app/learn/exercise/solutions.tsx';
import { useExercise, type ExerciseCode } from '#app/learn/exercise/use-exercise.ts';
import { Verdict } from '#app/learn/exercise/verdict.tsx';
import type { EditorHandle } from '#app/learn/editor/editor.tsx';
import { SymbolRow } from '#app/learn/editor/symbol-row.tsx';
import { useFixLink } from '#app/learn/search/use-fix-link.ts';
import { Setup } from '#app/learn/parts/setup/setup.tsx';
import type { PickedElement, ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { CompiledExercise } from '#contract/lessons/lesson-parts.ts';
import type { ProjectCourse } from '#contract/lessons/lesson-project.ts';
import '#app/learn/example/example.css';
import './exercise.css';

export type ExerciseProps = CompiledExercise &
  ExerciseCode & {
    hints: readonly ReactNode[];
    /** Controls for a result that moves. */
    player: ReactNode;
    /** The project that it adds a piece to. */
    project?: ProjectCourse;
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
  const { id, sample, run, view, passesNow } = exercise;
  const section = useRef<HTMLElement>(null);
  const frame = useRef<ResultHandle>(null);
  const editor = useRef<EditorHandle>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const [picked, setPicked] = useState<PickedElement>();
  const language = props.files[view.shownFile]?.language ?? 'html';
  const isUnchanged = !sample.isChanged;
  // What is wrong with the code to start from is often the task, so only the learner's own code is explained.
  const isExplained = view.isEditing && !isUnchanged && !passesNow;
  const otherSolutions = passesNow ? listOtherSolutions(props.solutions, sample.sources) : undefined;
  const { explanation, retry } = useExplanation(sample.sources, isExplained);

  useFixLink(name, section, exercise.edit);
  function applySolution(solution: readonly SourceFile[]): void {
    exercise.applySolution(solution);
    // An editor that opens takes the focus by itself.
    editor.current?.focus();
  }
  return (
    <section
      ref={section}
      id={`exercise-${name}`}
      className={`exercise example ${exercise.isPassed ? 'is-passed' : ''}`}
      aria-label={`Exercise: ${title}`}
      data-exercise={id}
    >
      <ExerciseHead
        {...props}
        headingLevel={3}
        label={`Exercise ${props.index} of ${props.count}`}
        exercise={exercise}
      />
      <div className="exercise-body">
        <div className="exercise-work">
          <ExerciseEditor title={title} exercise={exercise} editor={editor} explanation={explanation} />
          {setup.length > 0 && <Setup title={title} files={setup} />}
        </div>
        <ExerciseResult {...props} exercise={exercise} frame={frame} onPicked={setPicked} />
      </div>
      <ExerciseBar
        runButton={runButton}
        isBusy={run.isBusy}
        hints={{ shown: view.hintsShown, count: hints.length }}
        areSolutionsShown={view.areSolutionsShown}
        otherCount={otherSolutions?.length}
        symbols={view.isEditing && !passesNow && <SymbolRow language={language} editor={editor} />}
        onRun={exercise.runChecks}
        onNext={() => section.current && goToNextStep(section.current)}
        onShowHint={exercise.showHint}
        onToggleSolutions={exercise.showSolutions}
      >
        <Verdict run={run} checks={checks} isUnchanged={isUnchanged} commit={props.commit ?? title} />
      </ExerciseBar>
      <div className="exercise-after">
        <div role="status">{passesNow && props.outcome}</div>
        {!passesNow && (
          <ExerciseFindings
            exercise={exercise}
            checks={checks}
            hints={hints}
            explanation={isExplained ? explanation : undefined}
            onRetry={retry}
            frame={frame}
            runButton={runButton}
            picked={picked}
            onPick={setPicked}
          />
        )}
        {view.areSolutionsShown && (
          <Solutions
            solutions={otherSolutions ?? props.solutions}
            sources={sample.sources}
            onApply={applySolution}
          />
        )}
      </div>
    </section>
  );
}
