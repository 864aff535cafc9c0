import type { LessonFile } from '../read-lesson.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';
import { runLessonChecks } from './lesson-check.ts';
import { checkExercises } from './browser/check-exercises.ts';
import { checkHeights } from './browser/check-heights.ts';
import { checkTries } from './parts/check-tries.ts';
import { checkShown } from './browser/check-shown.ts';
import type { LessonBrowser } from './browser/lesson-browser.ts';

type BrowserCheck = (lesson: ParsedLesson, browser: LessonBrowser, report: Report) => Promise<void>;

/** Runs every check that needs a browser. Returns one line for each mistake, `file:line: what to do`. */
export async function checkInBrowser(lesson: LessonFile, browser: LessonBrowser): Promise<string[]> {
  const checks: BrowserCheck[] = [checkShown, checkExercises, checkTries, checkHeights];
  return runLessonChecks(lesson, [
    async (parsed, report) => {
      await Promise.all(checks.map((check) => check(parsed, browser, report)));
    },
  ]);
}
