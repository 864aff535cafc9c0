import { expect, test } from 'vitest';
import { claimMs, nextAttemptAt, renewClaimEveryMs } from './mail-rules.ts';

test('the waits between attempts double up to two minutes, and end before the mail expires', () => {
  const expiresAt = 600_000;
  const waits: number[] = [];
  for (let now = 0, attempts = 1; ; attempts += 1) {
    const at = nextAttemptAt(attempts, now, expiresAt);
    if (at === undefined) break;
    waits.push((at - now) / 1000);
    now = at;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120, 120]);
});

test('a claim stays valid when two renewals fail', () => {
  expect(claimMs).toBeGreaterThan(2 * renewClaimEveryMs);
});
