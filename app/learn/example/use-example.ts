import { useReducer, type RefObject } from 'react';
import { hasNeverFinished } from '#app/learn/code/running-mark.ts';
import { toFiles } from '#app/learn/code/source-files.ts';
import { useSampleCode, type SampleCode } from '#app/learn/code/use-sample-code.ts';
import { viewReducer, initialView, type ExampleView } from '#app/learn/example/example-view.ts';
import { useSharedCode } from '#app/learn/example/use-shared-code.ts';
import { useFixLink } from '#app/learn/search/use-fix-link.ts';
import { hasScript } from '#app/learn/playground/document/has-script.ts';
import type { DraftVersion } from '#contract/progress/drafts.ts';
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
  /** Shows another version of the learner's code. */
  showVersion: (version: DraftVersion) => void;
  /** Runs code that was blocked. */
  runBlockedCode: () => void;
};

/** Not for an edit that is only tried: what it changes must not move what was pressed. */
export function hasDraftNote({ sample, view }: ExampleController): boolean {
  return view.isEditing || sample.shownVersion !== undefined || sample.otherVersions.length > 0;
}

/** What runs without a press was typed or pressed on this page. */
function findBlockedReason(view: ExampleView, sample: SampleCode): string | undefined {
  if (view.blockedReason !== undefined) return view.blockedReason;
  return sample.isRestored && hasScript(sample.sources)
    ? 'Your code has a script, which has not run yet.'
    : undefined;
}

/**
 * The state of an example. A shared link scrolls to its `figure` and shows its code, which runs at once
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
    sample.showCode(code);
    dispatch({ type: 'sharedCodeOpened', hasScript: hasScript(toFiles(code)) });
  });

  function edit(): void {
    sample.hold();
    dispatch({ type: 'editingStarted', hasNeverFinished: hasNeverFinished(id) });
  }
  useFixLink(name, figure, edit);

  return {
    id,
    sample,
    view: { ...view, blockedReason: findBlockedReason(view, sample) },
    edit,
    stopEditing: () => dispatch({ type: 'editingEnded' }),
    showFile: (file) => dispatch({ type: 'fileSelected', file }),
    reset() {
      sample.reset();
      dispatch({ type: 'codeUnblocked' });
    },
    showVersion({ code }) {
      sample.replaceCode(code);
      dispatch({ type: 'codeUnblocked' });
    },
    runBlockedCode() {
      sample.hold();
      dispatch({ type: 'codeUnblocked' });
    },
  };
}
