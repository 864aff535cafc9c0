import { describeError, describeFailure } from '../browser/describe-failure.ts';
import type { LessonBrowser } from '../browser/lesson-browser.ts';
import { passesAtEveryWidth } from '../browser/passes-at-every-width.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import type { ExamplePart } from '../../parts/lesson-parts.ts';
import { resultFiles } from '../../source-files.ts';
import type { RunChecks } from '../../../playground/check-runner.ts';

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
      report(line, `after the edit "${name}" the check "${result.id}" fails${describeFailure(result)}`);
  } catch (error) {
    report(line, `the checks of the edit "${name}" could not run: ${describeError(error)}`);
  }
}
