import type { Sitting } from '#app/learn/lesson/sittings.ts';
import { recordLessonDone } from '#app/learn/progress/store/record-progress.ts';
import { announce } from '#app/ui/announce.ts';

/** *Part 2 of 5 done* */
export const formatPartDone = ({ number }: Sitting, count: number): string =>
  `Part ${number} of ${count} done`;

/** Records that a part of a lesson with `count` parts is done, and makes screen readers say so. */
export function recordPartDone(sitting: Sitting, count: number): void {
  recordLessonDone(sitting.id);
  announce(formatPartDone(sitting, count));
}
