import { useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { DraftNote } from '#app/learn/code/draft-note.tsx';
import { EditButton } from '#app/learn/code/edit-tools.tsx';
import { useExplanation } from '#app/learn/diagnostics/use-explanation.ts';
import type { EditorHandle } from '#app/learn/editor/editor.tsx';
import { SymbolRow } from '#app/learn/editor/symbol-row.tsx';
import { RunButton } from '#app/learn/exercise/exercise-bar.tsx';
import { ExerciseFile } from '#app/learn/exercise/exercise-editor.tsx';
import { ExerciseFindings } from '#app/learn/exercise/exercise-findings.tsx';
import { ExerciseHead } from '#app/learn/exercise/exercise-head.tsx';
import { goToFirstSection } from '#app/learn/exercise/next-step.ts';
import { useExercise, type ExerciseController } from '#app/learn/exercise/use-exercise.ts';
import { Verdict } from '#app/learn/exercise/verdict.tsx';
import type { PickedElement, ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import { SampleResult } from '#app/learn/example/sample-result.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { CompiledWarmUp } from '#contract/lessons/lesson-parts.ts';
import '#app/learn/example/example.css';
import './exercise.css';
import './warm-up.css';

type WarmUpProps = CompiledWarmUp & {
  /** The task. */
  children: ReactNode;
};

/** The first thing in a lesson: one line to change, and one or two checks of its outcome. */
export function WarmUp(props: WarmUpProps) {
  const { title, checks } = props;
  const exercise = useExercise(props);
  const { id, sample, run, view, passesNow } = exercise;
  const frame = useRef<ResultHandle>(null);
  const editor = useRef<EditorHandle>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const [picked, setPicked] = useState<PickedElement>();
  const isExplained = view.isEditing && sample.isChanged && run.results !== undefined && !passesNow;
  const { explanation, retry } = useExplanation(sample.sources, isExplained);
  return (
    <section
      id="warm-up"
      className={`exercise example warm-up ${exercise.isPassed ? 'is-passed' : ''}`}
      aria-label={`Warm-up: ${title}`}
      data-exercise={id}
    >
      <ExerciseHead {...props} headingLevel={2} label="Warm-up · 20 seconds" exercise={exercise} />
      <div className="exercise-body">
        <div className="exercise-work">
          <ExerciseFile title={title} exercise={exercise} editor={editor} explanation={explanation} />
        </div>
        <div className="exercise-side">
          <SampleResult
            id={id}
            compiled={props}
            sample={sample}
            setupFiles={exercise.setupFiles}
            isLive={view.isEditing || sample.isChanged}
            width="auto"
            frame={frame}
            onPicked={setPicked}
          />
        </div>
      </div>
      <WarmUpBar {...props} exercise={exercise} editor={editor} runButton={runButton} />
      <div className="exercise-after">
        {(sample.isChanged || sample.otherVersions.length > 0) && (
          <DraftNote sample={sample} onShow={exercise.showVersion} onStartOver={exercise.reset} />
        )}
        {run.results && !passesNow && (
          <ExerciseFindings
            exercise={exercise}
            checks={checks}
            hints={[]}
            explanation={isExplained ? explanation : undefined}
            onRetry={retry}
            frame={frame}
            runButton={runButton}
            picked={picked}
            onPick={setPicked}
          />
        )}
      </div>
    </section>
  );
}

type WarmUpBarProps = Pick<CompiledWarmUp, 'title' | 'commit' | 'checks'> & {
  exercise: ExerciseController;
  editor: RefObject<EditorHandle | null>;
  runButton: Ref<HTMLButtonElement>;
};

/** *Check* with what is checked, then the verdict; *Edit* and *Skip*. */
function WarmUpBar({ title, commit = title, checks, exercise, editor, runButton }: WarmUpBarProps) {
  const { files, sample, run, view, passesNow } = exercise;
  return (
    <div className="exercise-bar">
      <RunButton
        runButton={runButton}
        isBusy={run.isBusy}
        passes={passesNow}
        runLabel="Check"
        nextLabel="Start the lesson"
        onRun={exercise.runChecks}
        onNext={goToFirstSection}
      />
      <div className="exercise-said">
        <Verdict
          run={run}
          checks={checks}
          isUnchanged={!sample.isChanged}
          commit={commit}
          before={
            <p className="warm-up-check">
              <Node state={exercise.isPassed ? 'full' : 'open'} /> {checks[0]?.says}
            </p>
          }
        />
      </div>
      <div className="exercise-help">
        {!view.isEditing && <EditButton onClick={exercise.edit} />}
        {!passesNow && (
          <Button variant="plain" size="small" onClick={goToFirstSection}>
            Skip
          </Button>
        )}
      </div>
      {view.isEditing && !passesNow && (
        <SymbolRow language={files[view.shownFile]?.language ?? 'html'} editor={editor} />
      )}
    </div>
  );
}
