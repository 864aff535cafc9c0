import { bothHeights } from '../../../../contract/lessons/expected-height.ts';
import { readResultHeights } from '../../result-heights.ts';
import type { CheckedLesson, Report } from '../lesson-check.ts';
import type { LessonBrowser } from './lesson-browser.ts';

/**
 * One line of text more or less in a result moves the page little. A result without web fonts uses those of
 * the machine, which make a long one higher or lower by several lines.
 */
const maxDifference = (room: number) => Math.max(24, room / 10);

/** The room that is kept for each measured result until it is loaded is about as high as the result. */
export async function checkHeights(
  { id, parts }: CheckedLesson,
  { measureHeights }: LessonBrowser,
  report: Report,
): Promise<void> {
  const expected = readResultHeights(id);
  for (const [name, heights] of Object.entries(await measureHeights(parts))) {
    const kept = expected[name];
    if (kept === undefined) continue;
    const room = bothHeights(kept);
    bothHeights(heights).forEach((height, place) => {
      const own = room[place] ?? 0;
      if (Math.abs(height - own) <= maxDifference(own)) return;
      report(
        1,
        `the result of "${name}" is ${height} px high ${place === 0 ? 'beside its code' : 'on a phone'} and the page keeps ${own} px for it; run npm run lessons -- heights ${id}`,
      );
    });
  }
}
