import { codeText } from '#app/learn/code/code-text.ts';
import type { ChangedCode } from '#app/learn/code/stored-code.ts';
import type { CodeLanguage, HighlightedFile, SourceFile } from '#contract/lessons/lesson-code.ts';

/** The files as code, out of the highlighted HTML that the build wrote. */
export function sourceFiles(files: readonly HighlightedFile[]): SourceFile[] {
  return files.map(({ language, html }) => ({ language, code: codeText(html) }));
}

/** The files' code by language, as it is stored and shared. */
export function codeByLanguage(files: readonly SourceFile[]): ChangedCode {
  return Object.fromEntries(files.map(({ language, code }) => [language, code]));
}

/** The place of a language's file; the first where there is none. */
export function fileIndexOf(files: readonly { language: CodeLanguage }[], language: CodeLanguage): number {
  return Math.max(
    0,
    files.findIndex((file) => file.language === language),
  );
}
