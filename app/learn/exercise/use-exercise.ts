import { useEffect, useMemo, useReducer } from 'react';
import { codeByLanguage, sourceFiles } from '#app/learn/code/source-files.ts';
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
  /** What the learner's code builds on, as text: results are forgotten when it changes. */
  base?: string;
  /** The learner's code as it was kept, to begin with. */
  kept?: ChangedCode;
  onPassed?: (files: readonly SourceFile[]) => void;
};

/** An exercise that somebody works on: code, results of the checks, what is open, and what can be done. */
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
  takeSolution: (files: readonly SourceFile[]) => void;
  showFile: (place: number) => void;
  showHint: () => void;
  showSolutions: (areShown: boolean) => void;
};

const noSetup: HighlightedFile[] = [];

/** The state of an exercise. Results belong to the code that was checked: each change of it forgets them. */
export function useExercise({
  lesson,
  name,
  files,
  checks,
  setup = noSetup,
  base,
  kept,
  onPassed,
}: ExerciseCode): ExerciseController {
  const id = `${lesson}#${name}`;
  const sample = useSampleCode(id, files, kept);
  const setupFiles = useMemo(() => sourceFiles(setup), [setup]);
  const run = useCheckRun(checks, setupFiles, (passed) => {
    recordExercisePassed(id);
    onPassed?.(passed);
  });
  const { forget } = run;
  useEffect(() => forget(), [base, forget]);
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
      sample.recall();
      dispatch({ type: 'editingStarted' });
    },
    change(language, code) {
      sample.change(language, code);
      forget();
    },
    reset() {
      sample.reset();
      forget();
    },
    takeSolution(taken) {
      sample.take(codeByLanguage(taken));
      forget();
      dispatch({ type: 'editingStarted' });
    },
    showFile: (file) => dispatch({ type: 'fileChosen', file }),
    showHint: () => dispatch({ type: 'hintAsked' }),
    showSolutions: (areShown) => dispatch({ type: 'solutionsToggled', areShown }),
  };
}

/** By the last run where there is one, else by the learner's progress, which only the browser knows. */
function useIsPassed(id: string, { results }: CheckRun): boolean {
  const isHydrated = useHydrated();
  const { progress } = useProgress();
  if (results !== undefined) return results.every(({ passed }) => passed);
  return isHydrated && progress.exercises[id] !== undefined;
}
