import { bothHeights } from '../../../../contract/lessons/expected-height.ts';
import { readResultHeights } from '../../result-heights.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import type { LessonBrowser } from './lesson-browser.ts';

/**
 * How much a height may differ from the stored one: one line of text, or a tenth of the height. Results
 * without web fonts use the fonts of the machine, so a long result may have several lines more or fewer.
 */
const maxDifference = (height: number) => Math.max(24, height / 10);

/**
 * The stored height of each result, which the page reserves until the result has loaded, is about its real
 * height.
 */
export async function checkHeights(
  { id, parts }: ParsedLesson,
  { measureHeights }: LessonBrowser,
  report: Report,
): Promise<void> {
  const storedHeights = readResultHeights(id);
  for (const [name, heights] of Object.entries(await measureHeights(parts))) {
    const stored = storedHeights[name];
    if (stored === undefined) continue;
    const reserved = bothHeights(stored);
    bothHeights(heights).forEach((height, index) => {
      const reservedHeight = reserved[index] ?? 0;
      if (Math.abs(height - reservedHeight) <= maxDifference(reservedHeight)) return;
      report(
        1,
        `the result of "${name}" is ${height} px high ${index === 0 ? 'beside its code' : 'on a phone'} and the page keeps ${reservedHeight} px for it; run npm run lessons -- heights ${id}`,
      );
    });
  }
}
