import { expect, test } from 'vitest';
import { createClockWatch } from './clock.ts';

const hour = 60 * 60 * 1000;

test('a clock that jumps ahead or back is not believed for a day', () => {
  let wall = 1_800_000_000_000;
  let running = 0;
  const isEven = createClockWatch(
    () => wall,
    () => running,
  );
  const pass = (ms: number, jump = 0) => {
    running += ms;
    wall += ms + jump;
    return isEven();
  };
  expect(pass(hour)).toBe(true);
  // What a time server corrects is no jump.
  expect(pass(hour, 60_000)).toBe(true);
  expect(pass(hour, 30 * 24 * hour)).toBe(false);
  expect(pass(hour, -30 * 24 * hour)).toBe(false);
  expect(pass(23 * hour)).toBe(false);
  expect(pass(2 * hour)).toBe(true);
});
