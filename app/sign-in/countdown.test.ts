import { expect, test } from 'vitest';
import { formatCountdown, getSecondsUntil } from '#app/sign-in/countdown.ts';

test('a countdown begins at the whole time and ends at nothing', () => {
  expect(getSecondsUntil(61_000, 1_000)).toBe(60);
  expect(getSecondsUntil(61_000, 1_250)).toBe(60);
  expect(getSecondsUntil(61_000, 60_999)).toBe(1);
  expect(getSecondsUntil(61_000, 61_000)).toBe(0);
  expect(getSecondsUntil(61_000, 99_000)).toBe(0);
});

test('a waiting time is written in minutes and seconds', () => {
  expect([0, 7, 42, 60, 150, 3600].map(formatCountdown)).toEqual([
    '0:00',
    '0:07',
    '0:42',
    '1:00',
    '2:30',
    '60:00',
  ]);
});
