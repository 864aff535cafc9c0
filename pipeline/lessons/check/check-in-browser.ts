import type { LessonFile } from '../read-lesson.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';
import { runLessonChecks } from './lesson-check.ts';
import { checkCode } from './browser/check-code.ts';
import { checkExercises } from './browser/check-exercises.ts';
import { checkHeights } from './browser/check-heights.ts';
import { checkPictures } from './parts/check-pictures.ts';
import { checkTries } from './parts/check-tries.ts';
import { checkResults, queueResults } from './browser/check-results.ts';
import type { LessonBrowser } from './browser/lesson-browser.ts';

type BrowserCheck = (lesson: ParsedLesson, browser: LessonBrowser, report: Report) => Promise<void>;

/** The checks that show one result after the other, in two pages at the same time. */
async function checkShownResults(
  ...[lesson, { resultPages }, report]: Parameters<BrowserCheck>
): Promise<void> {
  const [first, second] = resultPages;
  const queue = queueResults(lesson);
  await Promise.all([
    checkCode(lesson, first, report).then(() => checkResults(queue, first, report)),
    checkPictures(lesson, second, report).then(() => checkResults(queue, second, report)),
  ]);
}

/** Runs every check that needs a browser. Returns one line for each mistake, `file:line: what to do`. */
export async function checkInBrowser(lesson: LessonFile, browser: LessonBrowser): Promise<string[]> {
  const checks: BrowserCheck[] = [checkShownResults, checkExercises, checkTries, checkHeights];
  return runLessonChecks(lesson, [
    async (parsed, report) => {
      await Promise.all(checks.map((check) => check(parsed, browser, report)));
    },
  ]);
}
