import type { Report } from '../lesson-check.ts';
import { sourceFiles } from '../../source-files.ts';
import type { PredictPart } from '../../parts/read-predict.ts';
import { findEqualScreenshots } from './find-equal-screenshots.ts';
import type { ScreenshotCache } from '../browser/screenshots.ts';

/**
 * The right outcome looks like the result of the code. The wrong ones look different from it and from each
 * other.
 */
export async function checkPredicts(
  { files, outcomes }: PredictPart,
  screenshots: ScreenshotCache,
  report: Report,
): Promise<void> {
  const resultScreenshot = await screenshots.take(sourceFiles(files));
  const wrong: { name: string; screenshot: string }[] = [];
  for (const { title, right, files: outcomeFiles, line } of outcomes) {
    const screenshot = await screenshots.take(sourceFiles(outcomeFiles));
    if (right && screenshot !== resultScreenshot)
      report(line, `the right outcome “${title}” does not look like the result of the code`);
    if (!right && screenshot === resultScreenshot)
      report(line, `the outcome “${title}” is marked wrong and looks like the result of the code`);
    if (!right) wrong.push({ name: title, screenshot });
  }
  for (const [first, second] of findEqualScreenshots(wrong))
    report(outcomes[0]?.line ?? 1, `the outcomes “${first}” and “${second}” look the same`);
}
