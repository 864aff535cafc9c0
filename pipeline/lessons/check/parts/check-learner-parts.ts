import type { LessonBrowser } from '../browser/lesson-browser.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import { checkCompares } from './check-compares.ts';
import { checkPredicts } from './check-predicts.ts';
import { checkSteps } from './check-steps.ts';
import { checkTries } from './check-tries.ts';
import { checkValues } from './check-values.ts';
import { ScreenshotCache } from './screenshots.ts';

/**
 * Each part does what it says: an edit has the effect that its sentence describes, and the outcomes, versions
 * and steps of a part look different from each other.
 */
export async function checkLearnerParts(
  lesson: ParsedLesson,
  browser: LessonBrowser,
  report: Report,
): Promise<void> {
  const screenshots = new ScreenshotCache(browser.results);
  for (const example of lesson.parts.examples) {
    await checkTries(example, browser.runChecks, report);
    await checkValues(example, browser.results.page, screenshots, report);
  }
  for (const predict of lesson.parts.learner.predicts) await checkPredicts(predict, screenshots, report);
  for (const compare of lesson.parts.learner.compares) await checkCompares(compare, screenshots, report);
  for (const steps of lesson.parts.learner.steps) await checkSteps(steps, screenshots, report);
}
