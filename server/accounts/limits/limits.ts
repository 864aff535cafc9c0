import type { Db, DbTransaction } from '../../database/database.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { AppContext } from '../../kernel/context.ts';
import { mostClockSkewMs } from '../../kernel/clock-skew.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { secondsUntilFree, waitSentence, type LimitWindow } from './limit-rules.ts';
import { deleteHits, insertHits, listHitTimes } from './rate-hits-repository.ts';

/** A limit on one thing: its name among the figures, what it counts (`bucket`), how often, and what to say past it. */
export type Limit = { name: string; bucket: string; windows: readonly LimitWindow[]; reason: string };

/** Hits that were counted in advance and can be given back. */
export type Reservation = { hitIds: readonly string[] };

type LimitContext = Pick<AppContext, 'settings' | 'database' | 'clock' | 'random' | 'log' | 'meter'>;

/**
 * Counts one hit on every limit, or throws an HttpError with status 429 and counts none. It counts before the work is
 * done, under a lock, so that a parallel burst gets no more than its share.
 */
export async function reserve(context: LimitContext, limits: readonly Limit[]): Promise<Reservation> {
  if (!context.settings.rateLimit) return { hitIds: [] };
  return context.database.transact(locksOfLimits(limits), (transaction) =>
    reserveIn(transaction, context, limits),
  );
}

/** What a transaction that counts on these limits locks. */
export function locksOfLimits(limits: readonly Limit[]): string[] {
  return limits.map(({ bucket }) => lockNames.limit(bucket));
}

/** Like `reserve`, in a transaction that does more. The locks are held until it ends. */
export async function reserveIn(
  transaction: DbTransaction,
  context: LimitContext,
  limits: readonly Limit[],
): Promise<Reservation> {
  if (!context.settings.rateLimit) return { hitIds: [] };
  const now = context.clock();
  const sorted = limits.toSorted((one, other) => (one.bucket < other.bucket ? -1 : 1));
  for (const { bucket } of sorted) await takeLock(transaction, lockNames.limit(bucket), now);
  for (const limit of sorted) await throwIfReached(transaction, limit, now, context);
  const hits = sorted.map(({ bucket }) => ({ hit_id: context.random.id(), bucket, hit_at: now }));
  await insertHits(transaction, hits);
  return { hitIds: hits.map((hit) => hit.hit_id) };
}

/** Throws an HttpError with status 429 when the limit is reached; counts nothing. */
export async function requireBelow(context: LimitContext, limit: Limit): Promise<void> {
  if (context.settings.rateLimit)
    await throwIfReached(context.database.reader, limit, context.clock(), context);
}

/** Takes the hits of a reservation back, as if they had not been counted. */
export async function giveBack({ database }: LimitContext, { hitIds }: Reservation): Promise<void> {
  await deleteHits(database.db, hitIds);
}

async function throwIfReached(
  db: Db,
  limit: Limit,
  now: number,
  { log, meter }: Pick<LimitContext, 'log' | 'meter'>,
): Promise<void> {
  const longestSeconds = Math.max(...limit.windows.map(({ seconds }) => seconds));
  const hitTimes = await listHitTimes(db, limit.bucket, {
    since: now - longestSeconds * 1000,
    until: now + mostClockSkewMs,
    limit: Math.max(...limit.windows.map(({ most }) => most)),
  });
  const retryAfterSeconds = secondsUntilFree(hitTimes, limit.windows, now);
  if (retryAfterSeconds === 0) return;
  meter.limitReached(limit.name);
  log.warn({ limit: limit.name, bucket: limit.bucket, retryAfterSeconds }, 'limit reached');
  throw new HttpError(429, waitSentence(limit.reason, retryAfterSeconds), { retryAfterSeconds });
}
