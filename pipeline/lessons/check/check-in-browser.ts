import type { LessonFile } from '../read-lesson.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';
import { runLessonChecks } from './lesson-check.ts';
import { checkExercises, checkTries } from './browser/check-exercises.ts';
import { checkHeights } from './browser/measure-heights.ts';
import { ResultChecks } from './browser/check-results.ts';
import { checkCode } from './browser/check-code.ts';
import { ScreenshotCache, type ShownCheck } from './browser/screenshots.ts';
import { listPictureChecks } from './browser/check-pictures.ts';
import type { LessonBrowser } from './browser/lesson-browser.ts';
import type { RunChecks } from '../../playground/check-runner.ts';

type BrowserCheck = (lesson: ParsedLesson, browser: LessonBrowser, report: Report) => Promise<void>;

/** Runs the checks that show results. The pages share them: each takes the next one when it is ready. */
async function checkShown(...[lesson, { resultPages }, report]: Parameters<BrowserCheck>): Promise<void> {
  const resultChecks = new ResultChecks(lesson, report);
  const checks: ShownCheck[] = [
    (page) => checkCode(lesson, page, report),
    ...listPictureChecks(lesson, report),
    ...resultChecks.list(),
  ];
  await Promise.all(
    resultPages.map(async (page) => {
      const screenshots = new ScreenshotCache(page, resultChecks.checkShown);
      for (let check = checks.shift(); check; check = checks.shift()) await check(page, screenshots);
    }),
  );
}

/**
 * Runs the checks of exercises and edits alone, in the browser of `runChecks`. Returns one line for each mistake,
 * `file:line: what is wrong`.
 */
export function checkAnswersIn(runChecks: RunChecks, lesson: LessonFile): Promise<string[]> {
  return runLessonChecks(lesson, [
    async (parsed, report) => {
      await Promise.all([
        checkExercises(parsed, { runChecks }, report),
        checkTries(parsed, { runChecks }, report),
      ]);
    },
  ]);
}

/** Runs every check that needs a browser. Returns one line for each mistake, `file:line: what to do`. */
export async function checkInBrowser(lesson: LessonFile, browser: LessonBrowser): Promise<string[]> {
  const checks: BrowserCheck[] = [checkShown, checkExercises, checkTries, checkHeights];
  return runLessonChecks(lesson, [
    async (parsed, report) => {
      await Promise.all(checks.map((check) => check(parsed, browser, report)));
    },
  ]);
}
