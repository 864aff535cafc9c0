import type { LessonFile } from '../read-lesson.ts';
import { runLessonChecks } from './lesson-check.ts';
import { checkCode } from './browser/check-code.ts';
import { checkExercises } from './browser/check-exercises.ts';
import { checkHeights } from './browser/check-heights.ts';
import { checkLearnerParts } from './parts/check-learner-parts.ts';
import { checkResults } from './browser/check-results.ts';
import type { LessonBrowser } from './browser/lesson-browser.ts';

/** Runs every check that needs a browser. Returns one line for each mistake, `file:line: what to do`. */
export async function checkInBrowser(lesson: LessonFile, browser: LessonBrowser): Promise<string[]> {
  return runLessonChecks(
    lesson,
    [checkCode, checkExercises, checkLearnerParts, checkResults, checkHeights].map(
      (check) => (checked, report) => check(checked, browser, report),
    ),
  );
}
