import { expect, test } from 'vitest';
import { describeDays, describeEnd, describeStart } from './describe-review.ts';

const answers = (...all: boolean[]) => all.map((isRight) => ({ isRight }));

test('the page says how many questions are due', () => {
  expect(describeStart(10)).toMatch(/^Ten questions today, /);
  expect(describeStart(1)).toMatch(/^One question today, /);
});

test('at the end it says how many answers were right, and how many questions come back', () => {
  expect(describeEnd(answers(true, true, false), 0, undefined)).toBe(
    'Done for today. Two answers were right, one question comes back tomorrow.',
  );
  expect(describeEnd(answers(true), 0, undefined)).toBe('Done for today. One answer was right.');
  expect(describeEnd(answers(false, false), 0, undefined)).toBe(
    'Done for today. No answers were right, two questions come back tomorrow.',
  );
  expect(describeEnd(answers(true), 5, undefined)).toBe(
    'One answer was right. Five more questions are due today.',
  );
  expect(describeEnd([], 0, undefined)).toMatch(/^Nothing is due today\. Questions from lessons /);
  expect(describeEnd([], 0, 3)).toBe('Nothing is due today. The next question comes in 3 days.');
});

test('days are told in words', () => {
  expect([describeDays(1), describeDays(21)]).toEqual(['tomorrow', 'in 21 days']);
});
