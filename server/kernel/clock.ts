import { dayMs, hourMs, minuteMs } from './durations.ts';

/** Milliseconds since 1970. */
export type Clock = () => number;

/**
 * How far the clocks of servers on one database may differ. A time further ahead was written while a clock
 * was wrong, and doesn't count: otherwise a clock that jumped ahead and back would block people until the
 * date it jumped to.
 */
export const maxClockSkewMs = minuteMs;

/**
 * A larger difference between wall clock and monotonic clock is a jump, not a correction by a time server.
 */
const jumpMs = hourMs;
/** How long a clock that jumped is not trusted. A jump that stays was a correction, or the machine slept. */
const distrustMs = dayMs;

/**
 * Returns a function that says whether the wall clock ran without a jump for the last day, as far as this process
 * has seen. Work that can't be undone, such as deleting old rows, is skipped otherwise. `runningMs` is a monotonic
 * clock.
 */
export function createClockWatch(clock: Clock, runningMs: () => number): () => boolean {
  let wall = clock();
  let running = runningMs();
  let jumpedAt: number | undefined;
  return () => {
    const [newWall, newRunning] = [clock(), runningMs()];
    if (Math.abs(newWall - wall - (newRunning - running)) > jumpMs) jumpedAt = newRunning;
    wall = newWall;
    running = newRunning;
    return jumpedAt === undefined || running - jumpedAt > distrustMs;
  };
}

/** Milliseconds since 1970 as ISO 8601, which is how the API writes times. */
export function formatTime(time: number): string {
  return new Date(time).toISOString();
}
