import { useEffect, useState } from 'react';
import { explainerClient } from '#app/learn/diagnostics/explainer-client.ts';
import type { LocatedDiagnostic, Explanation } from '#app/learn/diagnostics/explain-sources.ts';
import { tooLarge } from '#app/learn/diagnostics/explainer-messages.ts';
import { useDebouncedValue } from '#app/ui/hooks/use-debounced-value.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

const debounceMs = 500;

/** Whether this browser supports a declaration of which only the engine's data say that it doesn't exist. */
function isSupportedByBrowser({ diagnostic: { reason, data } }: LocatedDiagnostic): boolean {
  const { property, value } = data;
  return (
    reason === 'unknown-to-data' &&
    property !== undefined &&
    value !== undefined &&
    !value.includes('var(') &&
    CSS.supports(property, value)
  );
}

/**
 * The explanation without what this browser supports. The consequences of a cause that was removed are not known, so
 * none is shown then.
 */
function removeSupported({ causes, followers }: Explanation): Explanation {
  const left = causes.filter((located) => !isSupportedByBrowser(located));
  return {
    causes: left,
    followers:
      left.length < causes.length ? [] : followers.filter((located) => !isSupportedByBrowser(located)),
  };
}

export const loadingFailed = 'loading failed';

/** An explanation with the files that it is about: while the learner types, those of a moment ago. */
export type ExplanationOfSources = Explanation & { sources: readonly SourceFile[] };
export type ExplanationState = ExplanationOfSources | typeof tooLarge | typeof loadingFailed | undefined;

/**
 * The explanation of the files after the learner has paused; undefined before that. The worker with the engine is
 * loaded with the first request; `retry` loads it again after that has failed.
 */
export function useExplanation(
  sources: readonly SourceFile[],
  isWanted: boolean,
): { explanation: ExplanationState; retry: () => void } {
  const settled = useDebouncedValue(sources, debounceMs);
  const [explanation, setExplanation] = useState<ExplanationState>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    explainerClient.request({ type: 'page', sources: settled }).then(
      (response) => {
        if (!isStale)
          setExplanation(
            response === tooLarge ? response : { ...removeSupported(response), sources: settled },
          );
      },
      (error: unknown) => {
        console.warn('The explanation could not be loaded.', error);
        if (!isStale) setExplanation(loadingFailed);
      },
    );
    return () => {
      isStale = true;
    };
  }, [settled, isWanted, attempt]);
  const retry = () => {
    setExplanation(undefined);
    setAttempt((count) => count + 1);
  };
  return { explanation, retry };
}
