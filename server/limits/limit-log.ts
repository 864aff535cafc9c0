import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../kernel/clock.ts';
import type { Limit, LimitLog } from './limit-rules.ts';

/** After a line about a bucket, no other line about it is logged for at least this long. */
const minSilenceMs = 60_000;
/** With more buckets than these, the one that was logged longest ago is removed. */
const maxLoggedBuckets = 10_000;

/**
 * Logs that a limit is reached, once for each bucket until it accepts hits again: anybody can send thousands of
 * calls past a limit in a second, and a line for each would fill the disk.
 */
export function createLimitLog(log: Pick<FastifyBaseLogger, 'warn'>, clock: Clock): LimitLog {
  const loggedAt = new Map<string, { at: number; silentForMs: number }>();
  return {
    note({ name, bucket }: Limit, retryAfterSeconds) {
      const now = clock();
      const last = loggedAt.get(bucket);
      if (last !== undefined && Math.abs(now - last.at) < last.silentForMs) return;
      // Deleted first, so that the map stays in the order of logging.
      loggedAt.delete(bucket);
      loggedAt.set(bucket, { at: now, silentForMs: Math.max(minSilenceMs, retryAfterSeconds * 1000) });
      const [oldest] = loggedAt.keys();
      if (loggedAt.size > maxLoggedBuckets && oldest !== undefined) loggedAt.delete(oldest);
      log.warn({ limit: name, bucket, retryAfterSeconds }, 'limit reached');
    },
  };
}
