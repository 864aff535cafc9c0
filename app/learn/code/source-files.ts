import { extractCode } from '#app/learn/code/extract-code.ts';
import type { CodeLanguage, HighlightedFile, SourceFile } from '#contract/lessons/lesson-code.ts';

/** Code by language, of the files that differ from the lesson's. */
export type ChangedCode = Partial<Record<CodeLanguage, string>>;

/** The source code of files whose highlighted HTML the build wrote. */
export function toSourceFiles(files: readonly HighlightedFile[]): SourceFile[] {
  return files.map(({ language, html }) => ({ language, code: extractCode(html) }));
}

/** The files' code by language, as it is stored and shared. */
export function toCodeByLanguage(files: readonly SourceFile[]): ChangedCode {
  return Object.fromEntries(files.map(({ language, code }) => [language, code]));
}

/** The files of code by language. */
export function toFiles(code: ChangedCode): SourceFile[] {
  return (['html', 'css', 'js'] as const).flatMap((language) => {
    const text = code[language];
    return text === undefined ? [] : [{ language, code: text }];
  });
}

/** The index of the file in this language; 0 when there is none. */
export function getFileIndex(files: readonly { language: CodeLanguage }[], language: CodeLanguage): number {
  return Math.max(
    0,
    files.findIndex((file) => file.language === language),
  );
}
