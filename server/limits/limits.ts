import type { Database, Db, DbTransaction } from '../database/database.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import { maxClockSkewMs, type Clock } from '../kernel/clock.ts';
import { AppError } from '../kernel/app-error.ts';
import type { Meter } from '../kernel/meter.ts';
import type { Random } from '../kernel/random.ts';
import type { Settings } from '../settings/settings.ts';
import { secondsUntilFree, waitSentence, widenLimit, type Limit, type LimitLog } from './limit-rules.ts';
import { deleteHits, insertHits, listHitTimes } from './rate-hits-repository.ts';

/** Hits that were counted in advance and can be released. */
export type Reservation = { hitIds: readonly string[] };

/** The parts of the context that counting needs. */
export type LimitContext = {
  settings: Settings;
  database: Database;
  clock: Clock;
  random: Random;
  limitLog: LimitLog;
  meter: Meter;
};

/**
 * Counts one hit on every limit, or throws an AppError with status 429 and counts none. It counts before the
 * work is done, under a lock, so that parallel calls can't exceed the limit.
 */
export async function reserve(context: LimitContext, limits: readonly Limit[]): Promise<Reservation> {
  if (!context.settings.rateLimit) return { hitIds: [] };
  return context.database.transact(locksOfLimits(limits), (transaction) =>
    reserveIn(transaction, context, limits),
  );
}

/** The locks of a transaction that counts hits on these limits. */
export function locksOfLimits(limits: readonly Limit[]): string[] {
  return limits.flatMap(widenLimit).map(({ bucket }) => lockNames.limit(bucket));
}

/** Like `reserve`, as a part of the caller's transaction. The locks are held until that ends. */
export async function reserveIn(
  transaction: DbTransaction,
  context: LimitContext,
  limits: readonly Limit[],
): Promise<Reservation> {
  if (!context.settings.rateLimit) return { hitIds: [] };
  const now = context.clock();
  const sorted = limits.flatMap(widenLimit).toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  for (const { bucket } of sorted) await takeLock(transaction, lockNames.limit(bucket), now);
  for (const limit of sorted) await throwIfReached(transaction, limit, now, context);
  const hits = sorted.map(({ bucket }) => ({ hit_id: context.random.id(), bucket, hit_at: now }));
  await insertHits(transaction, hits);
  return { hitIds: hits.map((hit) => hit.hit_id) };
}

/**
 * Counts a hit in the caller's transaction and resolves to true, or to false when the limit is reached. It takes no
 * lock, so parallel calls may exceed the limit by a few hits.
 */
export async function tryCountHit(
  transaction: DbTransaction,
  { settings, clock, random, meter }: Pick<LimitContext, 'settings' | 'clock' | 'random' | 'meter'>,
  limit: Limit,
): Promise<boolean> {
  if (!settings.rateLimit) return true;
  const now = clock();
  if ((await readSecondsUntilFree(transaction, limit, now)) > 0) {
    meter.countLimitReached(limit.name);
    return false;
  }
  await insertHits(transaction, [{ hit_id: random.id(), bucket: limit.bucket, hit_at: now }]);
  return true;
}

/** Throws an AppError with status 429 when the limit is reached; counts nothing. */
export async function requireLimitNotReached(context: LimitContext, limit: Limit): Promise<void> {
  await requireLimitNotReachedIn(context.database.reader, context, limit);
}

/** The same with what a transaction has written. */
export async function requireLimitNotReachedIn(db: Db, context: LimitContext, limit: Limit): Promise<void> {
  if (!context.settings.rateLimit) return;
  for (const each of widenLimit(limit)) await throwIfReached(db, each, context.clock(), context);
}

/** Deletes the hits of a reservation, as if they had not been counted. */
export async function release({ database }: LimitContext, { hitIds }: Reservation): Promise<void> {
  if (hitIds.length === 0) return;
  // If a power cut undoes this, the hits stay counted, which is the safe side.
  await database.transact([], (transaction) => deleteHits(transaction, hitIds), { durability: 'eventual' });
}

/** Whether the limit, or that of a wider network, is reached, for a caller that has another way then. */
export async function isReached(
  db: Db,
  { settings, clock }: Pick<LimitContext, 'settings' | 'clock'>,
  limit: Limit,
): Promise<boolean> {
  if (!settings.rateLimit) return false;
  const now = clock();
  for (const each of widenLimit(limit)) if ((await readSecondsUntilFree(db, each, now)) > 0) return true;
  return false;
}

async function throwIfReached(
  db: Db,
  limit: Limit,
  now: number,
  { limitLog, meter }: Pick<LimitContext, 'limitLog' | 'meter'>,
): Promise<void> {
  const retryAfterSeconds = await readSecondsUntilFree(db, limit, now);
  if (retryAfterSeconds === 0) return;
  throw createLimitError(limit, retryAfterSeconds, { limitLog, meter });
}

/** The error for a caller past the limit; logs and counts that the limit was reached. */
export function createLimitError(
  limit: Limit,
  retryAfterSeconds: number,
  { limitLog, meter }: Pick<LimitContext, 'limitLog' | 'meter'>,
): AppError {
  meter.countLimitReached(limit.name);
  limitLog.note(limit, retryAfterSeconds);
  return new AppError('too-many-requests', {
    sentence: waitSentence(limit.reason, retryAfterSeconds),
    retryAfterSeconds,
  });
}

async function readSecondsUntilFree(db: Db, limit: Limit, now: number): Promise<number> {
  return secondsUntilFree(await readHitTimes(db, limit, now), limit.windows, now);
}

/** The times of the hits within the bucket's longest window, newest first, in milliseconds since 1970. */
export function readHitTimes(
  db: Db,
  { bucket, windows }: Pick<Limit, 'bucket' | 'windows'>,
  now: number,
): Promise<number[]> {
  const longestSeconds = Math.max(...windows.map(({ seconds }) => seconds));
  return listHitTimes(db, bucket, {
    since: now - longestSeconds * 1000,
    until: now + maxClockSkewMs,
    limit: Math.max(...windows.map(({ max }) => max)),
  });
}
