import { collapseWhiteSpace } from '../../../app/learn/collapse-white-space.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

type CodeFile = { language: string; code: string };

/** Whether all files have the same code as those of the sample, except for white space. */
function isCopy(files: readonly CodeFile[], sample: readonly CodeFile[]): boolean {
  return files.every(({ language, code }) =>
    sample.some(
      (each) => each.language === language && collapseWhiteSpace(each.code) === collapseWhiteSpace(code),
    ),
  );
}

/**
 * An exercise applies the idea to something new: neither its start nor a solution is the code of an example.
 */
export function checkExercises({ parts: { exercises, examples } }: ParsedLesson, report: Report): void {
  for (const { title, line, files, solutions } of exercises)
    for (const example of examples) {
      if (isCopy(files, example.files))
        report(
          line,
          `the exercise “${title}” starts with the code of the example “${example.title}”; start from something new`,
        );
      else if (solutions.some((solution) => isCopy(solution.files, example.files)))
        report(
          line,
          `a solution of the exercise “${title}” is the code of the example “${example.title}”; ask for something new`,
        );
    }
}
