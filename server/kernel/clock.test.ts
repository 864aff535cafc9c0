import { expect, test } from 'vitest';
import { createClockWatch } from './clock.ts';

const hour = 60 * 60 * 1000;

test('after a jump ahead or back the clock counts as unsteady for a day', () => {
  let wallTime = 1_800_000_000_000;
  let running = 0;
  const isEven = createClockWatch(
    () => wallTime,
    () => running,
  );
  const pass = (ms: number, jump = 0) => {
    running += ms;
    wallTime += ms + jump;
    return isEven();
  };
  expect(pass(hour)).toBe(true);
  // Corrections by a time server are not jumps.
  expect(pass(hour, 60_000)).toBe(true);
  expect(pass(hour, 30 * 24 * hour)).toBe(false);
  expect(pass(hour, -30 * 24 * hour)).toBe(false);
  expect(pass(23 * hour)).toBe(false);
  expect(pass(2 * hour)).toBe(true);
});
