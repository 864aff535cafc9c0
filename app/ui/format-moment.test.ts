import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatShortDay, formatTime } from './format-moment.ts';

const now = new Date(2026, 10, 22, 9, 30).getTime();
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test('a moment is told by its distance to now, in the time of the place', () => {
  expect(formatMoment(at(2026, 10, 22, 0, 5), now)).toBe('today at 00:05');
  expect(formatMoment(at(2026, 10, 21, 21, 47), now)).toBe('yesterday at 21:47');
  expect(formatMoment(at(2026, 10, 20, 8, 15), now)).toBe('20 Nov at 08:15');
  expect(formatMoment(at(2025, 11, 31, 23, 59), now)).toBe('31 Dec 2025 at 23:59');
});

test('a day has its year where that is another one', () => {
  expect(formatDay(at(2026, 10, 19, 12, 0))).toBe('19 Nov 2026');
  expect(formatShortDay(at(2026, 10, 19, 12, 0), now)).toBe('19 Nov');
  expect(formatTime(at(2026, 10, 19, 9, 2))).toBe('09:02');
});
