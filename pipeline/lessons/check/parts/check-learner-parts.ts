import type { LessonBrowser } from '../browser/lesson-browser.ts';
import type { CheckedLesson, Report } from '../lesson-check.ts';
import { checkCompares } from './check-compares.ts';
import { checkPredicts } from './check-predicts.ts';
import { checkSteps } from './check-steps.ts';
import { checkTries } from './check-tries.ts';
import { checkValues } from './check-values.ts';
import { Pictures } from './screenshots.ts';

/**
 * Each part does what it promises: edits change what they say, outcomes and versions look as different as
 * they are called.
 */
export async function checkLearnerParts(
  lesson: CheckedLesson,
  browser: LessonBrowser,
  report: Report,
): Promise<void> {
  const pictures = new Pictures(browser.results);
  for (const example of lesson.parts.examples) {
    await checkTries(example, browser.prove, report);
    await checkValues(example, browser.results.page, pictures, report);
  }
  for (const predict of lesson.parts.learner.predicts) await checkPredicts(predict, pictures, report);
  for (const compare of lesson.parts.learner.compares) await checkCompares(compare, pictures, report);
  for (const steps of lesson.parts.learner.steps) await checkSteps(steps, pictures, report);
}
