import type { ExercisePart, ExamplePart } from '../../parts/lesson-parts.ts';
import type { SourcePart } from '../../read-code.ts';
import { answeredFiles, sourceFiles, resultFiles } from '../../source-files.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import type { LessonBrowser } from './lesson-browser.ts';
import type { RunChecks } from '../../../playground/check-runner.ts';
import type { CheckResult } from '../../../../app/learn/exercise/run/check-result.ts';
import { atWidth, createBatches, listWidths } from '../../../../app/learn/exercise/run/check-batches.ts';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import type { Check } from '../../../../contract/lessons/lesson-checks.ts';

/**
 * Whether all the checks pass. Runs them one document after the other, those that wait last, and ends with the
 * first document in which a check fails, because most files that should fail do so at once.
 */
async function passesAtEveryWidth(
  runChecks: RunChecks,
  files: readonly SourceFile[],
  checks: readonly Check[],
): Promise<boolean> {
  const waitMs = ([first]: readonly Check[]) => first?.when?.after ?? 0;
  const batches = listWidths(checks)
    .flatMap((width) => createBatches(width, atWidth(width, checks)))
    .toSorted((one, other) => waitMs(one) - waitMs(other));
  for (const batch of batches) {
    const results = await runChecks(files, batch);
    if (results.some(({ passed }) => !passed)) return false;
  }
  return true;
}

/** Where and why a check failed, to append to a message: ` at 360 px (expected …, got …)`. */
function formatFailure({ failedAt, expected, got }: CheckResult): string {
  return `${failedAt === undefined ? '' : ` at ${failedAt} px`} (expected ${expected}, got ${got})`;
}

/** The first line of the message of an error that kept checks from running. */
function formatError(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line;
}

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
      report(errorLine, `the checks could not run: ${formatError(error)}`);
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
          `the solution "${name}" fails the check "${result.id}"${formatFailure(result)}; fix the solution or the check`,
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

/** At least one check of each edit fails before the edit, and all pass after it. */
export async function checkTries(
  lesson: ParsedLesson,
  { runChecks }: Pick<LessonBrowser, 'runChecks'>,
  report: Report,
): Promise<void> {
  await Promise.all(
    lesson.parts.examples.flatMap((example) =>
      example.tries.map((edit) => checkTry(example, edit, runChecks, report)),
    ),
  );
}

async function checkTry(
  example: ExamplePart,
  { name, checks, edited, line }: ExamplePart['tries'][number],
  runChecks: RunChecks,
  report: Report,
): Promise<void> {
  try {
    const [passesBefore, after] = await Promise.all([
      passesAtEveryWidth(runChecks, resultFiles(example), checks),
      runChecks(resultFiles(example, edited), checks),
    ]);
    if (passesBefore)
      report(line, `the edit "${name}" promises what holds without it: every check passes before the edit`);
    for (const result of after.filter(({ passed }) => !passed))
      report(line, `after the edit "${name}" the check "${result.id}" fails${formatFailure(result)}`);
  } catch (error) {
    report(line, `the checks of the edit "${name}" could not run: ${formatError(error)}`);
  }
}
