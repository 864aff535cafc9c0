import { expect, test } from 'vitest';
import { dayAfter, daysBetween, daysUntilNext, dueAt, nextReview } from './review-schedule.ts';

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();

test('right answers send a question 1, 3, 7 and 21 days ahead, and 21 from then on', () => {
  let now = at(1);
  let review = nextReview(undefined, true, now);
  const days: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const due = dueAt(review);
    days.push(Math.round((due - dayAfter(now, 0)) / 86_400_000));
    now = due + 3_600_000;
    review = nextReview(review, true, now);
  }
  expect(days).toEqual([1, 3, 7, 21, 21, 21]);
});

test('a wrong answer starts it again: it comes back tomorrow, then after a day', () => {
  const known = { step: 3, answeredAt: at(1) };
  const wrong = nextReview(known, false, at(9));
  expect(wrong).toEqual({ step: 0, answeredAt: at(9) });
  expect(dueAt(wrong)).toBe(at(10, 0));
  const right = nextReview(wrong, true, at(10));
  expect([right.step, daysUntilNext(right)]).toEqual([1, 1]);
});

test('a question answered late at night is due in the morning', () => {
  const review = nextReview(undefined, true, new Date(2026, 10, 1, 23, 59).getTime());
  expect(dueAt(review)).toBe(at(2, 0));
});

test('days are counted from midnight to midnight', () => {
  expect([
    daysBetween(at(1, 23), at(2, 1)),
    daysBetween(at(1, 1), at(1, 23)),
    daysBetween(at(1), at(22, 0)),
  ]).toEqual([1, 0, 21]);
});

test('a right answer before it is due changes nothing, a wrong one does', () => {
  const known = { step: 2, answeredAt: at(1) };
  expect(nextReview(known, true, at(2))).toBe(known);
  expect(nextReview(known, false, at(2))).toEqual({ step: 0, answeredAt: at(2) });
});
