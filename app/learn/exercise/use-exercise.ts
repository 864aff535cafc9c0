import { useEffect, useMemo, useReducer } from 'react';
import { toCodeByLanguage, toSourceFiles } from '#app/learn/code/source-files.ts';
import type { ChangedCode } from '#app/learn/code/stored-code.ts';
import { useSampleCode, type SampleCode } from '#app/learn/code/use-sample-code.ts';
import { viewReducer, initialView, type ExerciseView } from '#app/learn/exercise/exercise-view.ts';
import { useCheckRun, type CheckRun } from '#app/learn/exercise/run/use-check-run.ts';
import { recordExercisePassed } from '#app/learn/progress/store/record-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import type { CodeLanguage, HighlightedFile, SourceFile } from '#contract/lessons/lesson-code.ts';
import type { CompiledExercise } from '#contract/lessons/lesson-parts.ts';

export type ExerciseCode = Pick<CompiledExercise, 'lesson' | 'name' | 'files' | 'checks' | 'setup'> & {
  /** The code that the learner's code builds on, as text. The results are cleared when it changes. */
  base?: string;
  /** The learner's code from an earlier visit. */
  storedCode?: ChangedCode;
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
  /** Now, or at an earlier visit. */
  isPassed: boolean;
  view: ExerciseView;
  edit: () => void;
  change: (language: CodeLanguage, code: string) => void;
  reset: () => void;
  applySolution: (files: readonly SourceFile[]) => void;
  runChecks: () => void;
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
  storedCode,
  onPassed,
}: ExerciseCode): ExerciseController {
  const id = `${lesson}#${name}`;
  const sample = useSampleCode(id, files, storedCode);
  const setupFiles = useMemo(() => toSourceFiles(setup), [setup]);
  const run = useCheckRun(checks, setupFiles, (passed) => {
    recordExercisePassed(id);
    onPassed?.(passed);
  });
  const { clearResults } = run;
  useEffect(() => clearResults(), [base, clearResults]);
  const [view, dispatch] = useReducer(viewReducer, initialView);
  const isPassed = useIsPassed(id, run);
  return {
    id,
    files,
    setupFiles,
    sample,
    run,
    isPassed,
    view,
    edit() {
      if (view.isEditing) return;
      sample.restoreStored();
      dispatch({ type: 'editingStarted' });
    },
    change(language, code) {
      sample.change(language, code);
      clearResults();
      dispatch({ type: 'attempted' });
    },
    reset() {
      sample.reset();
      clearResults();
    },
    applySolution(solution) {
      sample.replaceCode(toCodeByLanguage(solution));
      clearResults();
      dispatch({ type: 'editingStarted' });
    },
    runChecks() {
      run.run(sample.sources);
      dispatch({ type: 'attempted' });
    },
    showFile: (file) => dispatch({ type: 'fileSelected', file }),
    showHint: () => dispatch({ type: 'hintRequested' }),
    showSolutions: (areShown) => dispatch({ type: 'solutionsToggled', areShown }),
  };
}

/** By the last run if there is one, else by the learner's progress, which is known only in the browser. */
function useIsPassed(id: string, { results }: CheckRun): boolean {
  const isHydrated = useHydrated();
  const { progress } = useProgress();
  if (results !== undefined) return results.every(({ passed }) => passed);
  return isHydrated && progress.exercises[id] !== undefined;
}
