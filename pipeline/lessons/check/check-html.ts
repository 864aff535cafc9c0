import { listPartCode } from '../parts/part-code.ts';
import type { CodePart } from '../read-code.ts';
import type { CheckedLesson, Report } from './lesson-check.ts';
import { validateHtml } from './validate-html.ts';

/**
 * Every HTML sample, example and solution is valid; code that is marked `wrong`, and an exercise's wrong
 * answers, may be invalid.
 */
export async function checkHtml(lesson: CheckedLesson, report: Report): Promise<void> {
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
