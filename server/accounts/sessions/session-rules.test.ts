import { expect, test } from 'vitest';
import { isSessionActive, isTouchDue } from './session-rules.ts';

const day = 24 * 60 * 60 * 1000;
const now = 100 * day;

test('[37] a session ends after 7 days unused and after 30 days in all', () => {
  expect(isSessionActive({ created_at: now - 20 * day, last_used_at: now - 7 * day + 1 }, now)).toBe(true);
  expect(isSessionActive({ created_at: now - 20 * day, last_used_at: now - 7 * day }, now)).toBe(false);
  expect(isSessionActive({ created_at: now - 30 * day + 1, last_used_at: now }, now)).toBe(true);
  expect(isSessionActive({ created_at: now - 30 * day, last_used_at: now }, now)).toBe(false);
});

test('the time of its last use is stored at most once a minute', () => {
  expect(isTouchDue({ last_used_at: now - 59_999 }, now)).toBe(false);
  expect(isTouchDue({ last_used_at: now - 60_000 }, now)).toBe(true);
});
