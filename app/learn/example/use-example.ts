import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { hasNeverFinished } from '#app/learn/code/running-mark.ts';
import { toFiles, type ChangedCode } from '#app/learn/code/source-files.ts';
import { useSampleCode, type SampleCode } from '#app/learn/code/use-sample-code.ts';
import { decodeSharedCode, parseSharedName } from '#app/learn/code/share-code.ts';
import { viewReducer, initialView, type ExampleView } from '#app/learn/example/example-view.ts';
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

/**
 * Whether a shared URL is for this example: the named example, or the lesson's first when the name is
 * unknown.
 */
function isTargetExample(id: string, sharedName: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-example]')].map(
    ({ dataset }) => dataset.example ?? '',
  );
  const namedExample = all.find((other) => other.slice(other.indexOf('#') + 1) === sharedName);
  return (namedExample ?? all[0]) === id;
}

/**
 * Opens the code in a shared URL after hydration, and again when such a URL is entered; `undefined` for one
 * that can't be read. It is used once and leaves the URL, so that it does not come back on a reload or with Back.
 */
function useSharedCode(id: string, name: string, onShared: (code: ChangedCode | undefined) => void): void {
  const navigate = useNavigate();
  const openSharedCode = useEffectEvent(async () => {
    const sharedName = parseSharedName(location.hash);
    if (sharedName === undefined || !isTargetExample(id, sharedName)) return;
    const code = sharedName === name ? await decodeSharedCode(location.hash) : undefined;
    await navigate({ search: location.search, hash: '' }, { replace: true, preventScrollReset: true });
    onShared(code);
  });
  useEffect(() => {
    const handleHashChange = () => {
      void openSharedCode();
    };
    handleHashChange();
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, []);
}

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
