import type { Report } from '../lesson-check.ts';
import { sourceFiles } from '../../source-files.ts';
import type { ComparePart } from '../../parts/read-compare.ts';
import { findEqualScreenshots } from './find-equal-screenshots.ts';
import type { ScreenshotCache } from '../browser/screenshots.ts';

/** No two versions of a comparison look the same. */
export async function checkCompares(
  { versions, line }: ComparePart,
  screenshots: ScreenshotCache,
  report: Report,
): Promise<void> {
  const shown: { name: string; screenshot: string }[] = [];
  for (const { name, files } of versions)
    shown.push({ name, screenshot: await screenshots.take(sourceFiles(files)) });
  for (const [first, second] of findEqualScreenshots(shown))
    report(line, `the versions ${first} and ${second} give the same picture`);
}
