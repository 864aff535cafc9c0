import { useEffect, useMemo, useReducer } from 'react';
import { getFileIndex, toCodeByLanguage, toSourceFiles } from '#app/learn/code/source-files.ts';
import { useSampleCode, type SampleCode } from '#app/learn/code/use-sample-code.ts';
import { viewReducer, initialView, type ExerciseView } from '#app/learn/exercise/exercise-view.ts';
import { useCheckRun, type CheckRun } from '#app/learn/exercise/run/use-check-run.ts';
import { recordExercisePassed } from '#app/learn/progress/store/record-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import type { DraftVersion } from '#contract/progress/drafts.ts';
import type { CodeLanguage, HighlightedFile, SourceFile } from '#contract/lessons/lesson-code.ts';
import type { CompiledTask } from '#contract/lessons/lesson-parts.ts';

export type ExerciseCode = Pick<CompiledTask, 'lesson' | 'name' | 'files' | 'checks' | 'setup'> & {
  /** The code that the learner's code builds on, as text. The results are cleared when it changes. */
  base?: string;
  /** The learner's code from their project, where they have no draft. */
  earlier?: DraftVersion | undefined;
  onPassed?: (files: readonly SourceFile[]) => void;
};

/** An exercise's code, check results and view state, with the actions on them. */
export type ExerciseController = {
  /** `<lesson>#<name>`. */
  id: string;
  files: readonly HighlightedFile[];
  setupFiles: readonly SourceFile[];
  sample: SampleCode;
  run: CheckRun;
  /** The last run passed, and nothing was changed since. */
  passesNow: boolean;
  /** Now, or at an earlier visit. */
  isPassed: boolean;
  /** When it was passed first, in milliseconds since 1970. */
  passedAt: number | undefined;
  view: ExerciseView;
  edit: () => void;
  change: (language: CodeLanguage, code: string) => void;
  reset: () => void;
  applySolution: (files: readonly SourceFile[]) => void;
  /** Shows another version of the learner's code. */
  showVersion: (version: DraftVersion) => void;
  runChecks: () => void;
  /** Changes a file and runs the checks on it. */
  applyFix: (language: CodeLanguage, code: string) => void;
  showFile: (index: number) => void;
  showHint: () => void;
  showSolutions: (areShown: boolean) => void;
};

const noSetup: HighlightedFile[] = [];

/**
 * The state of an exercise. Results belong to the code that was checked, so each change of the code clears
 * them.
 */
export function useExercise({
  lesson,
  name,
  files,
  checks,
  setup = noSetup,
  base,
  earlier,
  onPassed,
}: ExerciseCode): ExerciseController {
  const id = `${lesson}#${name}`;
  const sample = useSampleCode(id, files, earlier);
  const setupFiles = useMemo(() => toSourceFiles(setup), [setup]);
  const [view, dispatch] = useReducer(viewReducer, initialView);
  const run = useCheckRun(checks, setupFiles, (passed) => {
    recordExercisePassed(id);
    sample.markPassed(passed);
    dispatch({ type: 'passed' });
    onPassed?.(passed);
  });
  const { clearResults } = run;
  useEffect(() => clearResults(), [base, clearResults]);
  const passedAt = usePassedAt(id);
  const change = (language: CodeLanguage, code: string) => {
    sample.change(language, code);
    clearResults();
  };
  return {
    id,
    files,
    setupFiles,
    sample,
    run,
    passesNow: run.results?.every(({ passed }) => passed) === true,
    isPassed: passedAt !== undefined,
    passedAt,
    view,
    edit() {
      if (view.isEditing) return;
      sample.hold();
      dispatch({ type: 'editingStarted' });
    },
    change,
    applyFix(language, code) {
      dispatch({ type: 'fileSelected', file: getFileIndex(files, language) });
      change(language, code);
      run.run(sample.sources.map((file) => (file.language === language ? { language, code } : file)));
    },
    reset() {
      sample.reset();
      clearResults();
      dispatch({ type: 'codeReset' });
    },
    applySolution(solution) {
      sample.replaceCode(toCodeByLanguage(solution));
      clearResults();
      dispatch({ type: 'editingStarted' });
    },
    showVersion({ code, passed }) {
      sample.replaceCode(code, passed);
      clearResults();
    },
    runChecks() {
      sample.hold();
      run.run(sample.sources);
    },
    showFile: (file) => dispatch({ type: 'fileSelected', file }),
    showHint: () => dispatch({ type: 'hintRequested' }),
    showSolutions: (areShown) => dispatch({ type: 'solutionsToggled', areShown }),
  };
}

/** From the learner's progress, which is known only in the browser. */
function usePassedAt(id: string): number | undefined {
  const isHydrated = useHydrated();
  const { progress } = useProgress();
  return isHydrated ? progress.exercises[id]?.doneAt : undefined;
}
