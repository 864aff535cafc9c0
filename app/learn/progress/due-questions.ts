import { getStartOfDayAfter, getDueTime } from '#app/learn/progress/review-schedule.ts';
import type { Progress, Review } from '#contract/progress/progress.ts';

/** The names of the recall questions of a lesson, in order. */
export type RecallLesson = { lesson: string; questions: readonly string[] };

/** A question that will be asked; `id` is `<lesson>#<name>`. */
export type PlannedQuestion = {
  id: string;
  lesson: string;
  name: string;
  review: Review | undefined;
  dueAt: number;
};

/** The maximum number of questions in one session. */
export const maxSessionQuestions = 10;

/**
 * Every question that was answered, and those of finished lessons, which are asked the day after. Sorted by
 * due time.
 */
export function planQuestions(
  lessons: readonly RecallLesson[],
  { lessons: done, reviews = {} }: Pick<Progress, 'lessons' | 'reviews'>,
): PlannedQuestion[] {
  return lessons
    .flatMap(({ lesson, questions }) =>
      questions.flatMap((name): PlannedQuestion[] => {
        const id = `${lesson}#${name}`;
        const review = reviews[id];
        const readAt = done[lesson]?.doneAt;
        const due = review
          ? getDueTime(review)
          : readAt === undefined
            ? undefined
            : getStartOfDayAfter(readAt, 1);
        return due === undefined ? [] : [{ id, lesson, name, review, dueAt: due }];
      }),
    )
    .toSorted((one, other) => one.dueAt - other.dueAt);
}

/** How many questions are due today and on each of the following days. */
export function countByDay(planned: readonly PlannedQuestion[], now: number, days: number): number[] {
  return Array.from({ length: days }, (_, day) => {
    const from = day === 0 ? Number.NEGATIVE_INFINITY : getStartOfDayAfter(now, day);
    const to = getStartOfDayAfter(now, day + 1);
    return planned.filter((question) => question.dueAt >= from && question.dueAt < to).length;
  });
}
