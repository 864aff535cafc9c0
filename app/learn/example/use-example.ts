import { useReducer, type RefObject } from 'react';
import { hasNeverFinished, type ChangedCode } from '#app/learn/code/stored-code.ts';
import { useSampleCode, type SampleCode } from '#app/learn/code/use-sample-code.ts';
import { viewReducer, initialView, type ExampleView } from '#app/learn/example/example-view.ts';
import { useSharedCode } from '#app/learn/example/use-shared-code.ts';
import { hasScript } from '#app/learn/playground/document/has-script.ts';
import type { CompiledExample } from '#contract/lessons/lesson-parts.ts';

/** An example's code and view state, with the actions on them. */
export type ExampleController = {
  /** `<lesson>#<name>`. */
  id: string;
  sample: SampleCode;
  view: ExampleView;
  edit: () => void;
  stopEditing: () => void;
  showFile: (index: number) => void;
  /** Restores the lesson's code. */
  reset: () => void;
  /** Runs code that was blocked. */
  runBlockedCode: () => void;
};

function containsScript(code: ChangedCode): boolean {
  return hasScript(
    Object.entries(code).map(([language, text]) => ({
      language: language === 'js' ? ('js' as const) : ('html' as const),
      code: text,
    })),
  );
}

/**
 * The state of an example. A shared link scrolls to its `figure` and replaces the code, which runs at once
 * only if it has no script.
 */
export function useExample(
  { lesson, name, files }: CompiledExample,
  figure: RefObject<HTMLElement | null>,
): ExampleController {
  const id = `${lesson}#${name}`;
  const sample = useSampleCode(id, files);
  const [view, dispatch] = useReducer(viewReducer, initialView);

  useSharedCode(id, name, (code) => {
    figure.current?.scrollIntoView({ block: 'start' });
    if (code === undefined) {
      dispatch({ type: 'sharedCodeUnreadable' });
      return;
    }
    sample.replaceCode(code);
    dispatch({ type: 'sharedCodeOpened', hasScript: containsScript(code) });
  });

  return {
    id,
    sample,
    view,
    edit() {
      sample.restoreStored();
      dispatch({ type: 'editingStarted', hasNeverFinished: hasNeverFinished(id) });
    },
    stopEditing: () => dispatch({ type: 'editingEnded' }),
    showFile: (file) => dispatch({ type: 'fileSelected', file }),
    reset() {
      sample.reset();
      dispatch({ type: 'codeUnblocked' });
    },
    runBlockedCode: () => dispatch({ type: 'codeUnblocked' }),
  };
}
