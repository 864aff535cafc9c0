/** At most `most` hits within any `seconds`. */
export type LimitWindow = { most: number; seconds: number };

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
