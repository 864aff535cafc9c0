import type { LocatedDiagnostic } from '#app/learn/diagnostics/explain-sources.ts';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

/** The lines of one file that the editor marks, because a diagnostic begins there. */
export function diagnosticLines(explained: readonly LocatedDiagnostic[], language: CodeLanguage): number[] {
  return explained.flatMap(({ fileLine }) => (fileLine?.language === language ? [fileLine.line] : []));
}
