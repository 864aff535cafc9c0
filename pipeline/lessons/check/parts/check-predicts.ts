import type { Report } from '../lesson-check.ts';
import { sourceFiles } from '../../source-files.ts';
import type { PredictPart } from '../../parts/read-predict.ts';
import { findAlike } from './find-equal-screenshots.ts';
import type { Pictures } from './screenshots.ts';

/** The right outcome looks like the code's own result; each wrong one looks different, from it and from each other. */
export async function checkPredicts(
  { files, outcomes }: PredictPart,
  pictures: Pictures,
  report: Report,
): Promise<void> {
  const own = await pictures.take(sourceFiles(files));
  const wrong: { name: string; picture: string }[] = [];
  for (const { title, right, files: drawn, line } of outcomes) {
    const picture = await pictures.take(sourceFiles(drawn));
    if (right && picture !== own)
      report(line, `the right outcome “${title}” does not look like the result of the code`);
    if (!right && picture === own)
      report(line, `the outcome “${title}” is marked wrong and looks like the result of the code`);
    if (!right) wrong.push({ name: title, picture });
  }
  for (const [one, other] of findAlike(wrong))
    report(outcomes[0]?.line ?? 1, `the outcomes “${one}” and “${other}” look the same`);
}
