import { explainPage } from '../../../../explain/explain-page.ts';
import { sourceFiles } from '../../source-files.ts';
import { createExplainedDocument } from '../../../../app/learn/playground/document/explained-document.ts';
import type { CodePart, SourcePart } from '../../read-code.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import { listCode, listValidCode } from '../valid-code.ts';
import { findAllMistakes, findCodeMistakes } from './code-mistakes.ts';
import type { ResultPage } from './lesson-browser.ts';

/**
 * Chromium applies all code of every sample, example, solution and fixed page of an exercise, and code that is marked
 * `wrong` has a mistake that Chromium ignores or that *Why doesn't this work?* explains.
 */
export async function checkCode(lesson: ParsedLesson, { page }: ResultPage, report: Report): Promise<void> {
  for (const part of listValidCode(lesson.parts)) {
    for (const { line, message } of await findCodeMistakes(page, part))
      report(line, `${message}; fix it, or mark the sample wrong="…" if it is wrong on purpose`);
  }
  const { samples, examples } = lesson.parts;
  for (const part of [...samples, ...examples].filter(({ wrongIn }) => wrongIn === 'code')) {
    const files = listCode(part);
    const mistakes = (await Promise.all(files.map((file) => findAllMistakes(page, file)))).flat();
    if (mistakes.length === 0 && !hasDiagnostic(files, 'files' in part)) {
      report(
        part.line,
        'the sample is marked wrong="…", but the browser applies all of its code; if only the effect is wrong, write wrong-effect="…"',
      );
    }
  }
}

/**
 * Whether the engine of "Why doesn't this work?" reports something. For CSS without HTML, only those
 * diagnostics count that need no HTML.
 */
function hasDiagnostic(files: readonly CodePart[], isPage: boolean): boolean {
  const sources = files.filter((file): file is SourcePart => file.language !== 'text');
  const diagnostics = explainPage(createExplainedDocument(sourceFiles(sources)).html);
  return diagnostics.some(
    ({ kind }) =>
      isPage ||
      files.some(({ language }) => language === 'html') ||
      kind === 'dropped-declaration' ||
      kind === 'repaired-tree',
  );
}
