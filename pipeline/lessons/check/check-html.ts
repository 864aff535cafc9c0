import { listPartCode } from '../parts/part-code.ts';
import type { CodePart } from '../read-code.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';
import { validateHtml } from './validate-html.ts';

/**
 * The HTML of every sample, example and solution is valid. Code that is marked `wrong` and the wrong answers of an
 * exercise may be invalid.
 */
export async function checkHtml(lesson: ParsedLesson, report: Report): Promise<void> {
  const { samples, examples, exercises, learner } = lesson.parts;
  const valid: CodePart[] = [
    ...samples.filter(({ wrongIn }) => wrongIn !== 'code'),
    ...examples.filter(({ wrongIn }) => wrongIn !== 'code').flatMap(({ files }) => files),
    ...listPartCode(learner),
    ...exercises.flatMap(({ files, solutions }) => [
      ...files.filter(({ fixed }) => fixed),
      ...solutions.flatMap((solution) => solution.files),
    ]),
  ];
  for (const part of valid.filter(({ language }) => language === 'html')) {
    for (const { line, message } of await validateHtml(part.code))
      report(part.line + line, `${message}; fix it, or mark the sample wrong="…" if it is wrong on purpose`);
  }
}
