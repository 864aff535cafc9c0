import type { ExercisePart } from '../../parts/lesson-parts.ts';
import type { SourcePart } from '../../read-code.ts';
import { answeredFiles, sourceFiles } from '../../source-files.ts';
import { describeError, describeFailure } from './describe-failure.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import type { LessonBrowser } from './lesson-browser.ts';
import { passesAtEveryWidth } from './passes-at-every-width.ts';

/**
 * For each exercise, at every width: the start fails, every solution passes, and every wrong answer fails the
 * check that it names.
 */
export async function checkExercises(
  lesson: ParsedLesson,
  browser: Pick<LessonBrowser, 'runChecks'>,
  report: Report,
): Promise<void> {
  await Promise.all(lesson.parts.exercises.map((exercise) => checkExercise(exercise, browser, report)));
}

async function checkExercise(
  exercise: ExercisePart,
  { runChecks }: Pick<LessonBrowser, 'runChecks'>,
  report: Report,
): Promise<void> {
  const { checks, checksLine, line, solutions, wrongAnswers } = exercise;
  const withAnswer = (answer: readonly SourcePart[]) =>
    sourceFiles(answeredFiles<SourcePart>(exercise, answer));
  const reportIfNotRun = async (errorLine: number, run: () => Promise<void>) => {
    try {
      await run();
    } catch (error) {
      report(errorLine, `the checks could not run: ${describeError(error)}`);
    }
  };
  const checkStart = async () => {
    if (await passesAtEveryWidth(runChecks, withAnswer([]), checks))
      report(
        line,
        'the start already passes every check; make at least one check fail until the learner has done something',
      );
  };
  const checkSolution = async ({ files, line: solutionLine, name }: (typeof solutions)[number]) => {
    for (const result of await runChecks(withAnswer(files), checks)) {
      if (!result.passed)
        report(
          solutionLine,
          `the solution "${name}" fails the check "${result.id}"${describeFailure(result)}; fix the solution or the check`,
        );
    }
  };
  const checkWrongAnswer = async ({
    fails,
    files,
    line: answerLine,
    name,
  }: (typeof wrongAnswers)[number]) => {
    const named = checks.filter(({ id }) => id === fails);
    if (!(await passesAtEveryWidth(runChecks, withAnswer(files), named))) return;
    const results = await runChecks(withAnswer(files), checks);
    const failed = results.filter(({ passed }) => !passed).map(({ id }) => id);
    report(
      answerLine,
      `the wrong answer "${name}" passes the check "${fails}", which it should fail; it fails ${failed.length > 0 ? failed.join(', ') : 'none'}`,
    );
  };
  await Promise.all([
    reportIfNotRun(checksLine, checkStart),
    ...solutions.map((solution) => reportIfNotRun(solution.line, () => checkSolution(solution))),
    ...wrongAnswers.map((answer) => reportIfNotRun(answer.line, () => checkWrongAnswer(answer))),
  ]);
}
