import type { LessonFile } from '../../read-lesson.ts';
import { checkLessonWith } from '../check-lesson.ts';
import { checkCode } from './check-code.ts';
import { checkExercises } from './check-exercises.ts';
import { checkResults } from './check-results.ts';
import type { LessonBrowser } from './lesson-browser.ts';

/** Everything about a lesson that needs a browser to be known. Returns one line for each fault, `file:line: what to do`. */
export async function checkInBrowser(lesson: LessonFile, browser: LessonBrowser): Promise<string[]> {
  return checkLessonWith(
    lesson,
    [checkCode, checkExercises, checkResults].map(
      (check) => (checked, report) => check(checked, browser, report),
    ),
  );
}
