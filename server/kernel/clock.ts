/** Milliseconds since 1970. */
export type Clock = () => number;

/**
 * How far the clocks of servers on one database may differ. A time further ahead was written while a clock
 * was wrong, and doesn't count: otherwise a clock that jumped ahead and back would block people until the
 * date it jumped to.
 */
export const mostClockSkewMs = 60_000;

/** How far wall clock and running time may come apart between two looks, beyond what time servers correct. */
const jumpMs = 60 * 60 * 1000;
/** How long a clock that jumped is not believed. A jump that stays was a correction, or the machine slept. */
const distrustMs = 24 * 60 * 60 * 1000;

/**
 * Tells whether the wall clock has gone evenly for the last day, as far as this process has seen it. What
 * can't be undone waits until it has. `runningMs` is time that nobody sets.
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
