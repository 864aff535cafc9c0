import { reviewMaxStep, type Review } from '#contract/progress/progress.ts';

/**
 * The intervals in days after which a question is asked again: at first and after a wrong answer, then after
 * each right answer in a row.
 */
export const reviewIntervals = [1, 3, 7, 21] as const;

const dayMs = 86_400_000;

/**
 * The beginning of the day `days` days after a time, by the device's clock: a question answered at night
 * comes back in the morning.
 */
export function getStartOfDayAfter(time: number, days: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** How many days a time is after the day of another: 0 on the same day, 1 on the next. */
export function countDaysBetween(from: number, to: number): number {
  return Math.round((getStartOfDayAfter(to, 0) - getStartOfDayAfter(from, 0)) / dayMs);
}

/** How many days are between an answer and the next time the question is asked. */
export function getIntervalDays({ step }: Pick<Review, 'step'>): number {
  return reviewIntervals[Math.max(0, step - 1)] ?? reviewIntervals[3];
}

/** When a question is asked again, in milliseconds since 1970. */
export function getDueTime(review: Review): number {
  return getStartOfDayAfter(review.answeredAt, getIntervalDays(review));
}

/**
 * The review after an answer: the next step after a right one, the first after a wrong one. A right answer
 * before the question is due changes nothing, because it proves nothing; the same object is returned.
 */
export function updateReview(previous: Review | undefined, isRight: boolean, now: number): Review {
  if (!isRight) return { step: 0, answeredAt: now };
  if (previous && now < getDueTime(previous)) return previous;
  return { step: Math.min(reviewMaxStep, (previous?.step ?? 0) + 1), answeredAt: now };
}
