import { readResultHeights } from '../../result-heights.ts';
import type { CheckedLesson, Report } from '../checked-lesson.ts';
import type { LessonBrowser } from './lesson-browser.ts';

/** One line of text more or less in a result moves the page little; fonts differ by as much. */
const mostDifferencePixels = 24;

/** The room that is kept for each measured result until it is loaded is about as high as the result. */
export async function checkHeights(
  { id, parts }: CheckedLesson,
  { measureHeights }: LessonBrowser,
  report: Report,
): Promise<void> {
  const expected = readResultHeights(id);
  for (const [name, height] of Object.entries(await measureHeights(parts))) {
    const kept = expected[name];
    if (kept === undefined || Math.abs(height - kept) <= mostDifferencePixels) continue;
    report(
      1,
      `the result of "${name}" is ${height} px high and the page keeps ${kept} px for it; run npm run lessons -- heights ${id}`,
    );
  }
}
