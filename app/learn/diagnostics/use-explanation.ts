import { useEffect, useState } from 'react';
import { explainerClient } from '#app/learn/diagnostics/explainer-client.ts';
import type { LocatedDiagnostic, Explanation } from '#app/learn/diagnostics/explain-sources.ts';
import { tooLarge } from '#app/learn/diagnostics/explainer-messages.ts';
import { useDebouncedValue } from '#app/ui/hooks/use-debounced-value.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

const debounceMs = 500;

/**
 * The browser knows better: a declaration that it supports was not dropped, unless it depends on a custom
 * property.
 */
function isContradicted({ diagnostic: { kind, data } }: LocatedDiagnostic): boolean {
  const { property, value } = data;
  return (
    kind === 'dropped-declaration' &&
    property !== undefined &&
    value !== undefined &&
    !value.includes('var(') &&
    CSS.supports(property, value)
  );
}

function withoutContradicted({ causes, followers }: Explanation): Explanation {
  return {
    causes: causes.filter((explained) => !isContradicted(explained)),
    followers: followers.filter((explained) => !isContradicted(explained)),
  };
}

/**
 * What is wrong with the files, once the learner has paused; undefined before that. The engine's worker is
 * fetched with the first question.
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
    explainerClient.ask({ type: 'page', sources: settled }).then(
      (answer) => {
        if (!isStale) setExplanation(answer === tooLarge ? answer : withoutContradicted(answer));
      },
      (error: unknown) => console.warn('The explanation could not be loaded.', error),
    );
    return () => {
      isStale = true;
    };
  }, [settled, isWanted]);
  return explanation;
}
