import { widerNetworks } from '../kernel/client-address.ts';

/** At most `max` hits within any `seconds`. */
export type LimitWindow = { max: number; seconds: number };

/**
 * A limit: its name in the metrics, the `bucket` in which hits are counted, its windows, and the first sentence of
 * the response with status 429. A limit of a client has it too, and its bucket ends with it.
 */
export type Limit = {
  name: string;
  bucket: string;
  windows: readonly LimitWindow[];
  reason: string;
  client?: string;
};

/** The limit, and for an IPv6 client those of the wider networks that it is in. */
export function widenLimit(limit: Limit): Limit[] {
  const { client, bucket, windows } = limit;
  if (client === undefined) return [limit];
  const ofNetworks = widerNetworks(client).map(({ network, factor }) => ({
    ...limit,
    bucket: bucket.slice(0, -client.length) + network,
    windows: windows.map(({ max, seconds }) => ({ max: max * factor, seconds })),
  }));
  return [limit, ...ofNetworks];
}

/** Logs that a limit is reached: see `createLimitLog`. */
export type LimitLog = { note(limit: Limit, retryAfterSeconds: number): void };

/** Counts one kind of call with few writes: see `createLimitLeases`. */
export type LimitLeases = {
  /** Counts one hit. Throws an AppError with status 429 when the limit is reached. */
  take(limit: Limit): Promise<void>;
};

/**
 * Seconds until one more hit fits all windows; 0 when it fits now.
 * `hitTimes` are milliseconds since 1970, newest first, at least as many as the largest `max`.
 */
export function secondsUntilFree(
  hitTimes: readonly number[],
  windows: readonly LimitWindow[],
  now: number,
): number {
  const waits = windows.map(({ max, seconds }) => {
    const oldestThatCounts = hitTimes[max - 1];
    return oldestThatCounts === undefined ? 0 : Math.ceil((oldestThatCounts + seconds * 1000 - now) / 1000);
  });
  return Math.max(0, ...waits);
}

/** How many more hits fit all windows now. `hitTimes` as for `secondsUntilFree`. */
export function countFreeHits(
  hitTimes: readonly number[],
  windows: readonly LimitWindow[],
  now: number,
): number {
  const free = windows.map(
    ({ max, seconds }) => max - hitTimes.filter((time) => time + seconds * 1000 > now).length,
  );
  return Math.max(0, Math.min(...free));
}

/** "Too many tries. Please wait 3 minutes." */
export function waitSentence(reason: string, seconds: number): string {
  return `${reason} Please wait ${formatWait(seconds)} and try again.`;
}

function formatWait(seconds: number): string {
  if (seconds < 90) return count(seconds, 'second');
  if (seconds < 90 * 60) return count(Math.ceil(seconds / 60), 'minute');
  return count(Math.ceil(seconds / 3600), 'hour');
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
