import { expect, test } from 'vitest';
import {
  getStartOfDayAfter,
  countDaysBetween,
  getIntervalDays,
  getDueTime,
  updateReview,
} from './review-schedule.ts';

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

test('right answers send a question 1, 3, 7 and 21 days ahead, and 21 from then on', () => {
  let now = at(1);
  let review = updateReview(undefined, true, now);
  const days: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const due = getDueTime(review);
    days.push(Math.round((due - getStartOfDayAfter(now, 0)) / 86_400_000));
    now = due + 3_600_000;
    review = updateReview(review, true, now);
  }
  expect(days).toEqual([1, 3, 7, 21, 21, 21]);
});

test('a wrong answer starts it again: it comes back tomorrow, then after a day', () => {
  const known = { step: 3, answeredAt: at(1) };
  const wrong = updateReview(known, false, at(9));
  expect(wrong).toEqual({ step: 0, answeredAt: at(9) });
  expect(getDueTime(wrong)).toBe(at(10, 0));
  const right = updateReview(wrong, true, at(10));
  expect([right.step, getIntervalDays(right)]).toEqual([1, 1]);
});

test('a question answered late at night is due in the morning', () => {
  const review = updateReview(undefined, true, new Date(2026, 10, 1, 23, 59).getTime());
  expect(getDueTime(review)).toBe(at(2, 0));
});

test('days are counted from midnight to midnight', () => {
  expect([
    countDaysBetween(at(1, 23), at(2, 1)),
    countDaysBetween(at(1, 1), at(1, 23)),
    countDaysBetween(at(1), at(22, 0)),
  ]).toEqual([1, 0, 21]);
});

test('a right answer before it is due changes nothing, a wrong one does', () => {
  const known = { step: 2, answeredAt: at(1) };
  expect(updateReview(known, true, at(2))).toBe(known);
  expect(updateReview(known, false, at(2))).toEqual({ step: 0, answeredAt: at(2) });
});
