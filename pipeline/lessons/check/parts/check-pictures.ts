import type { ResultPage } from '../browser/lesson-browser.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import { checkCompares } from './check-compares.ts';
import { checkPredicts } from './check-predicts.ts';
import { checkSteps } from './check-steps.ts';
import { checkValues } from './check-values.ts';
import { ScreenshotCache } from './screenshots.ts';

/** The values, outcomes, versions and steps of a part look different from each other. */
export async function checkPictures(
  { parts: { examples, learner } }: ParsedLesson,
  page: ResultPage,
  report: Report,
): Promise<void> {
  const screenshots = new ScreenshotCache(page);
  for (const example of examples) await checkValues(example, page.page, screenshots, report);
  for (const predict of learner.predicts) await checkPredicts(predict, screenshots, report);
  for (const compare of learner.compares) await checkCompares(compare, screenshots, report);
  for (const steps of learner.steps) await checkSteps(steps, screenshots, report);
}
