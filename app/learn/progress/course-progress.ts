import type { OutlineCourse, OutlineLesson } from '#contract/lessons/lesson-content.ts';
import type { Progress } from '#contract/progress/progress.ts';

type LearnerState = Pick<Progress, 'lessons' | 'lastLesson'>;

export type CourseProgress = {
  /** A flag for each lesson, in the order they are taught. */
  done: boolean[];
  /** A flag for each lesson that is not done, but has a part that is. */
  half: boolean[];
  doneCount: number;
  hasBegun: boolean;
  /**
   * The first unfinished place: the lesson opened last, at the last heading read; if it is done, the next one that is
   * not, and after the course's end the first one. Undefined when all lessons are done.
   */
  next: (OutlineLesson & { number: number; heading?: string | undefined }) | undefined;
};

/** A function that tells whether a part of a lesson is done: parts are among the lessons, below their lesson's id. */
export function createPartFinder(doneIds: readonly string[]): (lessonId: string) => boolean {
  return (lessonId) => doneIds.some((id) => id.startsWith(`${lessonId}/`));
}

/** How much of a lesson is done, as its node shows it. */
export type ReadState = 'full' | 'half' | 'open';

/** A function that tells how much of a lesson is done. */
export function createReadStateFinder(done: ReadonlySet<string>): (lessonId: string) => ReadState {
  const hasDonePart = createPartFinder([...done]);
  return (lessonId) => (done.has(lessonId) ? 'full' : hasDonePart(lessonId) ? 'half' : 'open');
}

/** How many exercises of a lesson are passed. Its warm-up counts as none. */
export function countPassed(lessonId: string, exercises: Progress['exercises']): number {
  return Object.keys(exercises).filter((id) => id.startsWith(`${lessonId}#`) && id !== `${lessonId}#warm-up`)
    .length;
}

/** How far a learner has come in one course. Lessons that the course no longer has don't count. */
export function findCourseProgress(
  { id, groups }: Pick<OutlineCourse, 'id' | 'groups'>,
  { lessons, lastLesson }: LearnerState,
): CourseProgress {
  const hasDonePart = createPartFinder(Object.keys(lessons));
  const courseLessons = groups
    .flatMap((group) => group.lessons)
    .map((lesson, index) => ({ ...lesson, number: index + 1 }));
  const done = courseLessons.map((lesson) => Object.hasOwn(lessons, lesson.id));
  const doneCount = done.filter(Boolean).length;
  const last = lastLesson[id];
  const lastIndex = courseLessons.findIndex((lesson) => lesson.id === last?.lessonId);
  const next = [...courseLessons.slice(Math.max(0, lastIndex)), ...courseLessons].find(
    ({ number }) => !done[number - 1],
  );
  return {
    done,
    half: courseLessons.map((lesson, index) => !done[index] && hasDonePart(lesson.id)),
    doneCount,
    hasBegun: doneCount > 0 || lastIndex >= 0,
    next: next && { ...next, ...(next.id === last?.lessonId && { heading: last.heading }) },
  };
}

/** The course opened last that has an unfinished lesson, with its progress; undefined when all lessons are done. */
export function findUnfinishedCourse<Course extends Pick<OutlineCourse, 'id' | 'groups'>>(
  courses: readonly Course[],
  progress: LearnerState,
): { course: Course; hasBegun: boolean; next: NonNullable<CourseProgress['next']> } | undefined {
  const openedAt = ({ id }: Course) => progress.lastLesson[id]?.at ?? 0;
  for (const course of courses.toSorted((one, other) => openedAt(other) - openedAt(one))) {
    const { hasBegun, next } = findCourseProgress(course, progress);
    if (next) return { course, hasBegun, next };
  }
  return undefined;
}

/** The fragment of the last heading read; '' where none is known. */
export const continueFragment = ({ heading }: { heading?: string | undefined }): string =>
  heading === undefined ? '' : `#${heading}`;
