import type { Report } from '../lesson-check.ts';
import { sourceFiles } from '../../source-files.ts';
import type { StepsPart } from '../../parts/read-steps.ts';
import type { Pictures } from './screenshots.ts';

/** Each state that is rendered from code looks different from the one before it. */
export async function checkSteps({ steps }: StepsPart, pictures: Pictures, report: Report): Promise<void> {
  let before: string | undefined;
  for (const { title, files, line } of steps) {
    const picture = files.length > 0 ? await pictures.take(sourceFiles(files)) : undefined;
    if (picture !== undefined && picture === before)
      report(line, `the state “${title}” looks like the one before it`);
    before = picture;
  }
}
