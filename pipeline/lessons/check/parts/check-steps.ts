import type { Report } from '../lesson-check.ts';
import { sourceFiles } from '../../source-files.ts';
import type { StepsPart } from '../../parts/read-steps.ts';
import type { ScreenshotCache } from '../browser/screenshots.ts';

/** Each state that is rendered from code looks different from the one before it. */
export async function checkSteps(
  { steps }: StepsPart,
  screenshots: ScreenshotCache,
  report: Report,
): Promise<void> {
  let previous: string | undefined;
  for (const { title, files, line } of steps) {
    const screenshot = files.length > 0 ? await screenshots.take(sourceFiles(files)) : undefined;
    if (screenshot !== undefined && screenshot === previous)
      report(line, `the state “${title}” looks like the one before it`);
    previous = screenshot;
  }
}
