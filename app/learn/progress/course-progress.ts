import type { OutlineCourse, OutlineLesson } from '#contract/lessons/lesson-content.ts';
import type { Progress } from '#contract/progress.ts';

export type CourseProgress = {
  /** A flag for each lesson, in the order they are taught. */
  done: boolean[];
  doneCount: number;
  /**
   * The target of *Continue*: the lesson opened last, else the first one that is not done; undefined before
   * anything was done.
   */
  continueAt: (OutlineLesson & { isDone: boolean }) | undefined;
};

/** How far a learner has come in one course. Lessons that the course no longer has don't count. */
export function findCourseProgress(
  { id, groups }: Pick<OutlineCourse, 'id' | 'groups'>,
  { lessons, lastLesson }: Pick<Progress, 'lessons' | 'lastLesson'>,
): CourseProgress {
  const courseLessons = groups
    .flatMap((group) => group.lessons)
    .map((lesson) => ({ ...lesson, isDone: Object.hasOwn(lessons, lesson.id) }));
  const doneCount = courseLessons.filter(({ isDone }) => isDone).length;
  const lastOpened = courseLessons.find((lesson) => lesson.id === lastLesson[id]?.lessonId);
  const firstUnfinished = courseLessons.find(({ isDone }) => !isDone) ?? courseLessons[0];
  return {
    done: courseLessons.map(({ isDone }) => isDone),
    doneCount,
    continueAt: lastOpened ?? (doneCount > 0 ? firstUnfinished : undefined),
  };
}
