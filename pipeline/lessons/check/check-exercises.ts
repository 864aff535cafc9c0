import type { CheckedLesson, Report } from './lesson-check.ts';

type Piece = { language: string; code: string };

const inOneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

/** Whether all pieces of code are those of another sample, white space apart. */
function isCopy(pieces: readonly Piece[], sample: readonly Piece[]): boolean {
  return pieces.every(({ language, code }) =>
    sample.some((each) => each.language === language && inOneLine(each.code) === inOneLine(code)),
  );
}

/** An exercise carries the idea over to something new: neither its start nor a solution is the code of an example. */
export function checkExercises({ parts: { exercises, examples } }: CheckedLesson, report: Report): void {
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
