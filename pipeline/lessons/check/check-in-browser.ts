import type { LessonFile } from '../read-lesson.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';
import { runLessonChecks } from './lesson-check.ts';
import { checkCode } from './browser/check-code.ts';
import { checkExercises } from './browser/check-exercises.ts';
import { checkHeights } from './browser/check-heights.ts';
import { checkPictures } from './parts/check-pictures.ts';
import { checkTries } from './parts/check-tries.ts';
import { checkResults } from './browser/check-results.ts';
import type { LessonBrowser } from './browser/lesson-browser.ts';

type BrowserCheck = (lesson: ParsedLesson, browser: LessonBrowser, report: Report) => Promise<void>;

/** The checks that show one result after the other in the same page. */
async function checkShownResults(...[lesson, browser, report]: Parameters<BrowserCheck>): Promise<void> {
  for (const check of [checkCode, checkPictures, checkResults]) await check(lesson, browser, report);
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
