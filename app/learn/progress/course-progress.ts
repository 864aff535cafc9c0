import type { OutlineCourse, OutlineLesson } from '#contract/lessons/lesson-content.ts';
import type { Progress } from '#contract/progress.ts';

export type CourseProgress = {
  /** A flag for each lesson, in the order they are taught. */
  done: boolean[];
  doneCount: number;
  /**
   * Where *Continue* leads: the lesson opened last, else the first one not done; undefined before anything was done.
   */
  continueAt: (OutlineLesson & { isDone: boolean }) | undefined;
};

/** How far a learner has come in one course. Lessons that the course no longer has don't count. */
export function findCourseProgress(
  { id, groups }: Pick<OutlineCourse, 'id' | 'groups'>,
  { lessons, lastLesson }: Pick<Progress, 'lessons' | 'lastLesson'>,
): CourseProgress {
  const taught = groups
    .flatMap((group) => group.lessons)
    .map((lesson) => ({ ...lesson, isDone: Object.hasOwn(lessons, lesson.id) }));
  const doneCount = taught.filter(({ isDone }) => isDone).length;
  const opened = taught.find((lesson) => lesson.id === lastLesson[id]?.lessonId);
  const firstOpen = taught.find(({ isDone }) => !isDone) ?? taught[0];
  return {
    done: taught.map(({ isDone }) => isDone),
    doneCount,
    continueAt: opened ?? (doneCount > 0 ? firstOpen : undefined),
  };
}
