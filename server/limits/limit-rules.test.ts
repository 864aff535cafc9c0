import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondsUntilFree, waitSentence } from './limit-rules.ts';

const now = 1_800_000_000_000;
const secondsAgo = (...seconds: number[]) => seconds.map((one) => now - one * 1000);

test('a hit is free while the window contains fewer hits than allowed', () => {
  expect(secondsUntilFree([], [{ max: 1, seconds: 60 }], now)).toBe(0);
  expect(secondsUntilFree(secondsAgo(1, 2), [{ max: 3, seconds: 60 }], now)).toBe(0);
});

test('over the limit, the wait ends when the oldest counted hit leaves the window', () => {
  expect(secondsUntilFree(secondsAgo(20), [{ max: 1, seconds: 60 }], now)).toBe(40);
  expect(secondsUntilFree(secondsAgo(60), [{ max: 1, seconds: 60 }], now)).toBe(0);
  expect(secondsUntilFree(secondsAgo(10, 30, 50), [{ max: 2, seconds: 60 }], now)).toBe(30);
});

test('the strictest of several windows applies', () => {
  const windows = [
    { max: 1, seconds: 60 },
    { max: 5, seconds: 3600 },
  ];
  expect(secondsUntilFree(secondsAgo(70, 140, 210, 280, 600), windows, now)).toBe(3000);
});

test('a hit is always free after the reported wait, and never a second earlier', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 12 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 3600 }),
      (ago, max, seconds) => {
        const hits = secondsAgo(...ago.toSorted((one, other) => one - other));
        const wait = secondsUntilFree(hits, [{ max, seconds }], now);
        expect(secondsUntilFree(hits, [{ max, seconds }], now + wait * 1000)).toBe(0);
        if (wait > 0) expect(secondsUntilFree(hits, [{ max, seconds }], now + (wait - 1) * 1000)).toBe(1);
      },
    ),
  );
});

test.each([
  [1, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [900, '15 minutes'],
  [86_000, '24 hours'],
])('a wait of %i seconds is written as %s', (seconds, words) => {
  expect(waitSentence('Too many checks.', seconds)).toBe(
    `Too many checks. Please wait ${words} and try again.`,
  );
});
