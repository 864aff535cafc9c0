import type { ScreenshotCache } from '../browser/screenshots.ts';
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
  const listChecks = <Part>(
    parts: readonly Part[],
    check: (part: Part, screenshots: ScreenshotCache, report: Report) => Promise<void>,
  ) =>
    parts.map(
      (part): ShownCheck =>
        (_page, screenshots) =>
          check(part, screenshots, report),
    );
  return [
    ...examples.map(
      (example): ShownCheck =>
        ({ page }, screenshots) =>
          checkValues(example, page, screenshots, report),
    ),
    ...listChecks(learner.predicts, checkPredicts),
    ...listChecks(learner.compares, checkCompares),
    ...listChecks(learner.steps, checkSteps),
  ];
}
