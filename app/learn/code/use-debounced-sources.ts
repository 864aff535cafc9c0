import { useDebouncedValue } from '#app/ui/hooks/use-debounced-value.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

const debounceMs = 250;

/** The learner's files once the typing pauses: what a result shows. */
export function useDebouncedSources(sources: readonly SourceFile[]): readonly SourceFile[] {
  return useDebouncedValue(sources, debounceMs);
}
