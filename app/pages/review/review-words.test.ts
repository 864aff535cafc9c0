import { expect, test } from 'vitest';
import { formatDays, formatEnd, formatStart } from './review-words.ts';

const answers = (...all: boolean[]) => all.map((isRight) => ({ isRight }));

test('the page says how many questions are due', () => {
  expect(formatStart(10)).toMatch(/^Ten questions today, /);
  expect(formatStart(1)).toMatch(/^One question today, /);
});

test('at the end it says how many answers were right, and how many questions come back', () => {
  expect(formatEnd(answers(true, true, false), 0, undefined)).toBe(
    'Done for today. Two answers were right, one question comes back tomorrow.',
  );
  expect(formatEnd(answers(true), 0, undefined)).toBe('Done for today. One answer was right.');
  expect(formatEnd(answers(false, false), 0, undefined)).toBe(
    'Done for today. No answers were right, two questions come back tomorrow.',
  );
  expect(formatEnd(answers(true), 5, undefined)).toBe(
    'One answer was right. Five more questions are due today.',
  );
  expect(formatEnd([], 0, undefined)).toMatch(/^Nothing is due today\. Questions from lessons /);
  expect(formatEnd([], 0, 3)).toBe('Nothing is due today. The next question comes in 3 days.');
});

test('days are told in words', () => {
  expect([formatDays(1), formatDays(21)]).toEqual(['tomorrow', 'in 21 days']);
});
