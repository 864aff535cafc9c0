import type { LocatedDiagnostic } from '#app/learn/diagnostics/explain-sources.ts';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

/** The lines of one file that the editor marks, because a diagnostic begins there. */
export function listDiagnosticLines(
  diagnostics: readonly LocatedDiagnostic[],
  language: CodeLanguage,
): number[] {
  return diagnostics.flatMap(({ fileLine }) => (fileLine?.language === language ? [fileLine.line] : []));
}
