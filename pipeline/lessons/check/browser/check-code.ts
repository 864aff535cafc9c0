import { explainPage } from '../../../../explain/explain-page.ts';
import { sourceFiles } from '../../source-files.ts';
import { createExplainedDocument } from '../../../../app/learn/playground/document/explained-document.ts';
import type { CodePart, SourcePart } from '../../read-code.ts';
import type { ParsedLesson, Report, Mistake } from '../lesson-check.ts';
import { listCode, listValidCode } from '../../parts/part-code.ts';
import type { ResultPage } from './lesson-browser.ts';
import type { Page } from '@playwright/test';
import { validateHtml } from '../validate-html.ts';
import { findIgnoredCss, findIgnoredStyles } from './ignored-css.ts';
import { compileFunction } from 'node:vm';

/** The first syntax error of a script, or undefined when there is none. The line is counted from 1. */
function findSyntaxError(code: string): Mistake | undefined {
  try {
    compileFunction(code, [], { filename: 'sample.js' });
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { line: Number(/sample\.js:(\d+)/.exec(error.stack ?? '')?.[1] ?? 1), message: error.message };
  }
}

/** Finds what the browser ignores or cannot parse in a fenced code block, with lines of the lesson's file. */
async function findCodeMistakes(page: Page, { language, code, line }: CodePart): Promise<Mistake[]> {
  const mistakes = await findMistakes(page, language, code);
  return mistakes.map((mistake) => ({ line: line + mistake.line, message: mistake.message }));
}

async function findMistakes(page: Page, language: CodePart['language'], code: string): Promise<Mistake[]> {
  if (language === 'css') return findIgnoredCss(page, code);
  if (language === 'html') return findIgnoredStyles(page, code);
  if (language !== 'js') return [];
  return [findSyntaxError(code), findPageScroll(code)].filter((mistake) => mistake !== undefined);
}

/** Chromium also scrolls the page around the frame, as soon as the result has loaded. */
function findPageScroll(code: string): Mistake | undefined {
  const index = code.split('\n').findIndex((text) => text.includes('.scrollIntoView('));
  if (index < 0) return undefined;
  return {
    line: index + 1,
    message:
      'scrollIntoView() scrolls the whole lesson; write location.hash = "id", which scrolls the result alone',
  };
}

/** Like `findCodeMistakes`, and with the errors of the HTML validator. */
async function findAllMistakes(page: Page, part: CodePart): Promise<Mistake[]> {
  const html = part.language === 'html' ? await validateHtml(part.code) : [];
  return [
    ...(await findCodeMistakes(page, part)),
    ...html.map(({ line, message }) => ({ line: part.line + line, message })),
  ];
}

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
