import type { CourseOrder } from '#contract/lesson-content.ts';
import type { Progress } from '#contract/progress.ts';

export type CourseProgress = {
  /** A flag for each lesson, in the order they are taught. */
  done: boolean[];
  doneCount: number;
  /** Where *Continue* leads: the lesson opened last, else the first one not done; undefined before anything was done. */
  continueAt: string | undefined;
};

/** How far a learner has come in one course. Lessons that the course no longer has don't count. */
export function findCourseProgress({ id, groups }: CourseOrder, { lessons, lastLesson }: Pick<Progress, 'lessons' | 'lastLesson'>): CourseProgress {
  const ids = groups.flatMap((group) => group.lessons);
  const done = ids.map((lesson) => Object.hasOwn(lessons, lesson));
  const doneCount = done.filter(Boolean).length;
  const last = lastLesson[id]?.lessonId;
  const opened = last !== undefined && ids.includes(last) ? last : undefined;
  const firstOpen = ids[done.indexOf(false)] ?? ids[0];
  return { done, doneCount, continueAt: opened ?? (doneCount > 0 ? firstOpen : undefined) };
}
