/** At most `most` hits within any `seconds`. */
export type LimitWindow = { most: number; seconds: number };

/** A limit on one thing: its name among the figures, what it counts (`bucket`), how often, and what to say past it. */
export type Limit = { name: string; bucket: string; windows: readonly LimitWindow[]; reason: string };

/** Counts one kind of call with few writes: see `createLimitLeases`. */
export type LimitLeases = {
  /** Counts one hit. Throws an HttpError with status 429 when the limit is reached. */
  take(limit: Limit): Promise<void>;
};

/**
 * Seconds until one more hit fits all windows; 0 when it fits now.
 * `hitTimes` are milliseconds since 1970, newest first, at least as many as the largest `most`.
 */
export function secondsUntilFree(
  hitTimes: readonly number[],
  windows: readonly LimitWindow[],
  now: number,
): number {
  const waits = windows.map(({ most, seconds }) => {
    const oldestThatCounts = hitTimes[most - 1];
    return oldestThatCounts === undefined ? 0 : Math.ceil((oldestThatCounts + seconds * 1000 - now) / 1000);
  });
  return Math.max(0, ...waits);
}

/** How many more hits fit all windows now. `hitTimes` as above. */
export function hitsFree(hitTimes: readonly number[], windows: readonly LimitWindow[], now: number): number {
  const free = windows.map(
    ({ most, seconds }) => most - hitTimes.filter((time) => time + seconds * 1000 > now).length,
  );
  return Math.max(0, Math.min(...free));
}

/** "Too many tries. Please wait 3 minutes." */
export function waitSentence(reason: string, seconds: number): string {
  return `${reason} Please wait ${describeWait(seconds)} and try again.`;
}

function describeWait(seconds: number): string {
  if (seconds < 90) return count(seconds, 'second');
  if (seconds < 90 * 60) return count(Math.ceil(seconds / 60), 'minute');
  return count(Math.ceil(seconds / 3600), 'hour');
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
