import { reviewMaxStep, type Review } from '#contract/progress.ts';

/**
 * After how many days a question comes back: at first and after a wrong answer, then after each right answer
 * in a row.
 */
export const reviewDays = [1, 3, 7, 21] as const;

const dayMs = 86_400_000;

/**
 * The beginning of the day `days` days after a time, by the device's clock: a question answered at night
 * comes back in the morning.
 */
export function dayAfter(time: number, days: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** How many days a time is after the day of another: 0 on the same day, 1 on the next. */
export function daysBetween(from: number, to: number): number {
  return Math.round((dayAfter(to, 0) - dayAfter(from, 0)) / dayMs);
}

/** How many days are between an answer and the next time the question is asked. */
export function daysUntilNext({ step }: Pick<Review, 'step'>): number {
  return reviewDays[Math.max(0, step - 1)] ?? reviewDays[3];
}

/** When a question is asked again, in milliseconds since 1970. */
export function dueAt(review: Review): number {
  return dayAfter(review.answeredAt, daysUntilNext(review));
}

/**
 * What an answer makes of a question: one step on after a right one, the start after a wrong one. A right
 * answer before the question is due proves nothing and changes nothing: the same object.
 */
export function nextReview(known: Review | undefined, isRight: boolean, now: number): Review {
  if (!isRight) return { step: 0, answeredAt: now };
  if (known && now < dueAt(known)) return known;
  return { step: Math.min(reviewMaxStep, (known?.step ?? 0) + 1), answeredAt: now };
}
