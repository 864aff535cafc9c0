import { expect, test } from 'vitest';
import { describeDevice, isSessionAlive, isTouchDue } from './session-rules.ts';

const day = 24 * 60 * 60 * 1000;
const now = 100 * day;

test('[37] a session ends after 7 days unused and after 30 days in all', () => {
  expect(isSessionAlive({ created_at: now - 20 * day, last_used_at: now - 7 * day + 1 }, now)).toBe(true);
  expect(isSessionAlive({ created_at: now - 20 * day, last_used_at: now - 7 * day }, now)).toBe(false);
  expect(isSessionAlive({ created_at: now - 30 * day + 1, last_used_at: now }, now)).toBe(true);
  expect(isSessionAlive({ created_at: now - 30 * day, last_used_at: now }, now)).toBe(false);
});

test('its use is written down at most once a minute', () => {
  expect(isTouchDue({ created_at: 0, last_used_at: now - 59_999 }, now)).toBe(false);
  expect(isTouchDue({ created_at: 0, last_used_at: now - 60_000 }, now)).toBe(true);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['curl/8.0', 'Unknown device'],
  [undefined, 'Unknown device'],
])('the device of %s is %s', (userAgent, label) => {
  expect(describeDevice(userAgent)).toBe(label);
});
