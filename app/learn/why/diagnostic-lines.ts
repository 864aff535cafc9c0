import type { Explained } from '#app/learn/why/explain-sources.ts';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

/** The lines of one file that the editor marks, because a diagnostic begins there. */
export function diagnosticLines(explained: readonly Explained[], language: CodeLanguage): number[] {
  return explained.flatMap(({ place }) => (place?.language === language ? [place.line] : []));
}
