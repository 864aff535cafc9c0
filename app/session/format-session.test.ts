import { expect, test } from 'vitest';
import { formatTimeAgo, formatDeviceKind } from '#app/session/format-session.ts';

const now = Date.UTC(2026, 10, 21, 9);
const ago = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
  now - (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;

test.each([
  [{ seconds: 0 }, 'just now'],
  [{ seconds: 59 }, 'just now'],
  [{ minutes: 1 }, '1 minute ago'],
  [{ minutes: 59, seconds: 59 }, '59 minutes ago'],
  [{ hours: 1 }, '1 hour ago'],
  [{ hours: 23, minutes: 59 }, '23 hours ago'],
  [{ days: 1 }, 'yesterday'],
  [{ days: 2, hours: 5 }, '2 days ago'],
  [{ days: 30 }, '30 days ago'],
])('%o before now is %s', (passed, words) => {
  expect(formatTimeAgo(ago(passed), now)).toBe(words);
});

test('a clock of the server that runs ahead of the browser’s makes no future', () => {
  expect(formatTimeAgo(now + 90_000, now)).toBe('just now');
});

test.each([
  ['Chrome on Android', 'Phone'],
  ['Safari on iPhone', 'Phone'],
  ['Safari on iPad', 'Tablet'],
  ['Edge on Windows', 'Computer'],
  ['Safari on Mac', 'Computer'],
  ['Firefox', 'Another device'],
  ['Unknown device', 'Another device'],
])('%s is called %s', (device, kind) => {
  expect(formatDeviceKind({ device, current: false })).toBe(kind);
});

test('the session of the page itself is called by that, whatever it lives on', () => {
  expect(formatDeviceKind({ device: 'Chrome on Android', current: true })).toBe('This device');
});
