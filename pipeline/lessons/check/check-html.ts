import type { ParsedLesson, Report } from './lesson-check.ts';
import { listValidCode } from './valid-code.ts';
import { validateHtml } from './validate-html.ts';

/** The HTML of every sample, example and solution is valid, except for code that is marked `wrong`. */
export async function checkHtml(lesson: ParsedLesson, report: Report): Promise<void> {
  for (const part of listValidCode(lesson.parts).filter(({ language }) => language === 'html')) {
    for (const { line, message } of await validateHtml(part.code))
      report(part.line + line, `${message}; fix it, or mark the sample wrong="…" if it is wrong on purpose`);
  }
}
