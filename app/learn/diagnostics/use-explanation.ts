import { useEffect, useState } from 'react';
import { explainerClient } from '#app/learn/diagnostics/explainer-client.ts';
import type { LocatedDiagnostic, Explanation } from '#app/learn/diagnostics/explain-sources.ts';
import { tooLarge } from '#app/learn/diagnostics/explainer-messages.ts';
import { useDebouncedValue } from '#app/ui/hooks/use-debounced-value.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

const debounceMs = 500;

/**
 * A declaration that this browser supports was not dropped, whatever the engine says, unless it depends on
 * a custom property.
 */
function isSupportedByBrowser({ diagnostic: { kind, data } }: LocatedDiagnostic): boolean {
  const { property, value } = data;
  return (
    kind === 'dropped-declaration' &&
    property !== undefined &&
    value !== undefined &&
    !value.includes('var(') &&
    CSS.supports(property, value)
  );
}

function removeSupported({ causes, followers }: Explanation): Explanation {
  return {
    causes: causes.filter((located) => !isSupportedByBrowser(located)),
    followers: followers.filter((located) => !isSupportedByBrowser(located)),
  };
}

/**
 * The explanation of the files after the learner has paused; undefined before that. The worker with the
 * engine is loaded with the first request.
 */
export function useExplanation(
  sources: readonly SourceFile[],
  isWanted: boolean,
): Explanation | typeof tooLarge | undefined {
  const settled = useDebouncedValue(sources, debounceMs);
  const [explanation, setExplanation] = useState<Explanation | typeof tooLarge>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    explainerClient.request({ type: 'page', sources: settled }).then(
      (response) => {
        if (!isStale) setExplanation(response === tooLarge ? response : removeSupported(response));
      },
      (error: unknown) => console.warn('The explanation could not be loaded.', error),
    );
    return () => {
      isStale = true;
    };
  }, [settled, isWanted]);
  return explanation;
}
