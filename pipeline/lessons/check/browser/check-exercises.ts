import type { CheckResult } from '../../../../app/learn/exercise/run/check-result.ts';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import type { ExercisePart } from '../../parts/lesson-parts.ts';
import type { SourcePart } from '../../read-code.ts';
import { answeredFiles, sourceFiles } from '../../source-files.ts';
import { describeError, describeFailure } from './describe-failure.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import type { LessonBrowser } from './lesson-browser.ts';

/**
 * For each exercise, at every width: the start fails, every solution passes, and every wrong answer fails the
 * check that it names.
 */
export async function checkExercises(
  lesson: ParsedLesson,
  browser: LessonBrowser,
  report: Report,
): Promise<void> {
  await Promise.all(lesson.parts.exercises.map((exercise) => checkExercise(exercise, browser, report)));
}

async function checkExercise(
  exercise: ExercisePart,
  { runChecks }: LessonBrowser,
  report: Report,
): Promise<void> {
  const { checks, checksLine, line, solutions, wrongAnswers } = exercise;
  const withAnswer = (answer: readonly SourcePart[]) =>
    sourceFiles(answeredFiles<SourcePart>(exercise, answer));
  const runChecksOrReport = async (
    files: readonly SourceFile[],
    errorLine: number,
  ): Promise<CheckResult[]> => {
    try {
      return await runChecks(files, checks);
    } catch (error) {
      report(errorLine, `the checks could not run: ${describeError(error)}`);
      return [];
    }
  };
  const checkStart = async () => {
    const results = await runChecksOrReport(withAnswer([]), checksLine);
    if (results.length > 0 && results.every(({ passed }) => passed))
      report(
        line,
        'the start already passes every check; make at least one check fail until the learner has done something',
      );
  };
  const checkSolution = async (solution: (typeof solutions)[number]) => {
    for (const result of await runChecksOrReport(withAnswer(solution.files), solution.line)) {
      if (!result.passed)
        report(
          solution.line,
          `the solution "${solution.name}" fails the check "${result.id}"${describeFailure(result)}; fix the solution or the check`,
        );
    }
  };
  const checkWrongAnswer = async (answer: (typeof wrongAnswers)[number]) => {
    const results = await runChecksOrReport(withAnswer(answer.files), answer.line);
    if (!results.find(({ id }) => id === answer.fails)?.passed) return;
    const failed = results.filter(({ passed }) => !passed).map(({ id }) => id);
    report(
      answer.line,
      `the wrong answer "${answer.name}" passes the check "${answer.fails}", which it should fail; it fails ${failed.length > 0 ? failed.join(', ') : 'none'}`,
    );
  };
  await Promise.all([checkStart(), ...solutions.map(checkSolution), ...wrongAnswers.map(checkWrongAnswer)]);
}
