import { useDebouncedValue } from '#app/ui/hooks/use-debounced-value.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

const debounceMs = 250;

/**
 * The learner's files after a pause in typing. Results show these, so that they do not reload at each
 * keystroke.
 */
export function useDebouncedSources(sources: readonly SourceFile[]): readonly SourceFile[] {
  return useDebouncedValue(sources, debounceMs);
}
