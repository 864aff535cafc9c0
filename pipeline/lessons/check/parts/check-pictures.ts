import type { ShownCheck } from '../browser/shown-check.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import { checkCompares } from './check-compares.ts';
import { checkPredicts } from './check-predicts.ts';
import { checkSteps } from './check-steps.ts';
import { checkValues } from './check-values.ts';

/** The values, outcomes, versions and steps of a part look different from each other: a check for each part. */
export function listPictureChecks(
  { parts: { examples, learner } }: ParsedLesson,
  report: Report,
): ShownCheck[] {
  return [
    ...examples
      .filter(({ values }) => values.length > 0)
      .map(
        (example): ShownCheck =>
          (page, screenshots) =>
            checkValues(example, page.page, screenshots, report),
      ),
    ...learner.predicts.map(
      (predict): ShownCheck =>
        (_page, screenshots) =>
          checkPredicts(predict, screenshots, report),
    ),
    ...learner.compares.map(
      (compare): ShownCheck =>
        (_page, screenshots) =>
          checkCompares(compare, screenshots, report),
    ),
    ...learner.steps.map(
      (steps): ShownCheck =>
        (_page, screenshots) =>
          checkSteps(steps, screenshots, report),
    ),
  ];
}
