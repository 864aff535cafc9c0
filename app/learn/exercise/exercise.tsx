import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Editor, type EditorHandle } from '#app/learn/editor/editor.tsx';
import { SymbolRow } from '#app/learn/editor/symbol-row.tsx';
import { EditButton, ResetButton } from '#app/learn/code/edit-tools.tsx';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import { HighlightedCode } from '#app/learn/code/highlighted-code.tsx';
import { tooLarge } from '#app/learn/example/explainer-messages.ts';
import { useExplanation } from '#app/learn/example/use-explanation.ts';
import { WhyPanel } from '#app/learn/example/why-panel.tsx';
import { CheckList } from '#app/learn/exercise/check-list.tsx';
import { ExerciseActions } from '#app/learn/exercise/exercise-actions.tsx';
import { Hints } from '#app/learn/exercise/hints.tsx';
import { Solutions } from '#app/learn/exercise/solutions.tsx';
import { joinSetup } from '#app/learn/parts/setup/join-setup.ts';
import { Setup } from '#app/learn/parts/setup/setup.tsx';
import { ResultsContext } from '#app/learn/parts/results-context.ts';
import { useCheckRun } from '#app/learn/exercise/run/use-check-run.ts';
import type { CodeLanguage, HighlightedFile, SourceFile } from '#contract/lessons/lesson-code.ts';
import type { CompiledExercise } from '#contract/lessons/lesson-parts.ts';
import { framePaths } from '#contract/site-paths.ts';
import { codeText } from '#app/learn/code/code-text.ts';
import { markRunning, type ChangedCode } from '#app/learn/code/stored-code.ts';
import {
  ResultFrame,
  ResultRoom,
  type PickedElement,
  type ResultHandle,
} from '#app/learn/playground/result/result-frame.tsx';
import { useSampleCode } from '#app/learn/code/use-sample-code.ts';
import { useDebouncedValue } from '#app/ui/hooks/use-debounced-value.ts';
import { recordExercisePassed } from '#app/learn/progress/store/record-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { useHydrated } from '#app/ui/hooks/hydrated.ts';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import '#app/learn/example/example.css';
import './exercise.css';

const debounceMs = 250;
/** How near to the window an exercise comes before the frame of its result is made. */
const frameMargin = '800px 0px';

export type ExerciseProps = CompiledExercise & {
  hints: readonly ReactNode[];
  /** Controls for a result that moves. */
  player: ReactNode;
  /** The task. */
  children: ReactNode;
  /** What the learner's code builds on, as text: results are forgotten when it changes. */
  base?: string;
  /** The learner's code as it was kept, to begin with. */
  kept?: ChangedCode;
  onPassed?: (files: readonly SourceFile[]) => void;
  /** Shown below the task, and once all checks pass. */
  note?: ReactNode;
  outcome?: ReactNode;
};

const noSetup: HighlightedFile[] = [];

/** A task with code to start from, checked by its outcome. Passing is recorded in the learner's progress. */
export function Exercise({
  lesson,
  name,
  title,
  index,
  count,
  files,
  checks,
  hints,
  player,
  solutions,
  setup = noSetup,
  expectedHeight,
  base,
  kept,
  onPassed,
  note,
  outcome,
  children,
}: ExerciseProps) {
  const id = `${lesson}#${name}`;
  const editor = useRef<EditorHandle>(null);
  const sample = useSampleCode(id, files, kept);
  const setupFiles = useMemo(
    () => setup.map(({ language, html }) => ({ language, code: codeText(html) })),
    [setup],
  );
  const run = useCheckRun(checks, setupFiles, (passed) => {
    recordExercisePassed(id);
    onPassed?.(passed);
  });
  const isAlive = useHydrated();
  const { progress } = useProgress();
  const [isEditing, setEditing] = useState(false);
  const [shownFile, setShownFile] = useState(0);
  const [hintsShown, setHintsShown] = useState(0);
  const [areSolutionsShown, setSolutionsShown] = useState(false);
  const settled = useDebouncedValue(sample.sources, debounceMs);
  const { forget } = run;
  useEffect(() => forget(), [base, forget]);
  const frame = useRef<ResultHandle>(null);
  const results = useMemo(() => ({ title, frames: [frame] }), [title]);
  const side = useRef<HTMLDivElement>(null);
  const isNear = useInView(side, { margin: frameMargin }) === 'visible';
  const [picked, setPicked] = useState<PickedElement>();
  const language = files[shownFile]?.language ?? 'html';
  const explanation = useExplanation(sample.sources, isEditing);
  const warned = useMemo(
    () =>
      explanation === undefined || explanation === tooLarge
        ? []
        : explanation.causes.flatMap(({ place }) => (place?.language === language ? [place.line] : [])),
    [explanation, language],
  );
  const failed = run.results?.filter(({ passed }) => !passed).length;
  const isPassed =
    failed === 0 || (run.results === undefined && isAlive && progress.exercises[id] !== undefined);

  function edit(): void {
    if (isEditing) return;
    sample.recall();
    setEditing(true);
  }
  function change(language: CodeLanguage, code: string): void {
    sample.change(language, code);
    run.forget();
  }

  const highlighted = files.map((file, place) => (
    <HighlightedCode
      key={file.language}
      file={file}
      title={title}
      code={sample.isChanged ? sample.sources[place]?.code : undefined}
      isShown={place === shownFile}
    />
  ));
  return (
    <section
      id={`exercise-${name}`}
      className={`exercise example ${isPassed ? 'is-passed' : ''}`}
      aria-label={`Exercise: ${title}`}
      data-exercise={id}
    >
      <div className="exercise-head">
        <div className="exercise-title">
          <h3>{title}</h3>
          <span className="mono">
            Exercise {index} of {count}
            {isPassed ? ', passed' : ''}
          </span>
        </div>
        {children}
        {note}
      </div>
      <div className="exercise-body">
        <div className="exercise-work">
          <div className="example-head">
            <FileTabs
              id={id}
              title={title}
              languages={files.map((file) => file.language)}
              shown={shownFile}
              onShow={setShownFile}
            />
            <div className="example-tools">
              {isEditing ? (
                <ResetButton
                  to="the code to start from"
                  onClick={() => {
                    sample.reset();
                    run.forget();
                  }}
                />
              ) : (
                <EditButton onClick={edit} />
              )}
            </div>
          </div>
          <div className="example-code" data-pressable onClick={edit}>
            {isEditing ? (
              <Editor
                ref={editor}
                title={title}
                language={language}
                code={sample.sources[shownFile]?.code ?? ''}
                isFixed={files[shownFile]?.fixed ?? false}
                warned={warned}
                takesFocus
                onChange={change}
              >
                {highlighted}
              </Editor>
            ) : (
              highlighted
            )}
          </div>
          {isEditing && <SymbolRow onPress={(symbol) => editor.current?.insert(symbol)} />}
          <ExerciseActions
            isBusy={run.isBusy}
            hints={{ shown: hintsShown, count: hints.length }}
            areSolutionsShown={areSolutionsShown}
            onRun={() => run.run(sample.sources)}
            onHint={() => setHintsShown(hintsShown + 1)}
            onSolutions={setSolutionsShown}
          />
          <Hints hints={hints} shown={hintsShown} />
          {setup.length > 0 && <Setup title={title} files={setup} />}
        </div>
        <div ref={side} className="exercise-side">
          {isNear ? (
            <ResultsContext value={results}>
              <ResultFrame
                ref={frame}
                title={title}
                src={framePaths.playground}
                files={joinSetup(settled, setupFiles)}
                original={joinSetup(sample.originals, setupFiles)}
                expectedHeight={expectedHeight}
                isLazy
                width="own"
                onPicked={setPicked}
                onRunning={(isRunning) => markRunning(id, isRunning)}
              />
              {player}
            </ResultsContext>
          ) : (
            <>
              <ResultRoom height={expectedHeight} />
              {player !== undefined && <div className="exercise-player-room" />}
            </>
          )}
          <div role="status">
            {run.hasFailed && (
              <p className="exercise-outcome">
                The checks could not load. Check your connection and run them again.
              </p>
            )}
            {failed !== undefined && (
              <p className={`exercise-outcome ${failed === 0 ? 'is-good' : ''}`}>
                {failed === 0
                  ? checks.length === 1
                    ? 'The check passes. Done.'
                    : `All ${checks.length} checks pass. Done.`
                  : `${failed} of ${checks.length} ${checks.length === 1 ? 'check' : 'checks'} failed.`}
              </p>
            )}
            {failed === 0 && outcome}
          </div>
          <CheckList checks={checks} results={run.results} />
        </div>
        {isEditing && (
          <div className="exercise-whole">
            <WhyPanel
              explanation={explanation}
              sources={sample.sources}
              frame={frame}
              picked={picked}
              onChange={(changed, code) => {
                setShownFile(files.findIndex((file) => file.language === changed));
                change(changed, code);
              }}
            />
          </div>
        )}
        {areSolutionsShown && (
          <div className="exercise-whole">
            <Solutions
              solutions={solutions}
              onTake={(taken) => {
                sample.take(Object.fromEntries(taken.map(({ language, code }) => [language, code])));
                run.forget();
                setEditing(true);
              }}
            />
          </div>
        )}
      </div>
    </section>
  );
}
