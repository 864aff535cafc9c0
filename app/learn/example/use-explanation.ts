import { useEffect, useState } from 'react';
import type { Explanation } from '#app/learn/example/explain-sources.ts';
import type { SourceFile } from '#contract/lesson-parts.ts';
import { useDebouncedValue } from '#app/ui/use-debounced-value.ts';

const debounceMilliseconds = 500;

/** What is wrong with the files, once the learner has paused; undefined before that. The engine is fetched with the first question. */
export function useExplanation(sources: readonly SourceFile[], isWanted: boolean): Explanation | undefined {
  const settled = useDebouncedValue(sources, debounceMilliseconds);
  const [answer, setAnswer] = useState<{ sources: readonly SourceFile[]; explanation: Explanation }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    import('#app/learn/example/explain-sources.ts').then(
      ({ explainSources }) => {
        if (!isStale) setAnswer({ sources: settled, explanation: explainSources(settled) });
      },
      (error: unknown) => console.warn('What explains faults did not arrive.', error),
    );
    return () => {
      isStale = true;
    };
  }, [settled, isWanted]);
  return answer?.explanation;
}
