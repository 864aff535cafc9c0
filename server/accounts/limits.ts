import type { Transaction } from 'kysely';
import { takeLock } from '../database/lock.ts';
import type { Schema } from '../database/schema.ts';
import { HttpError } from '../kernel/http-error.ts';
import type { AccountContext } from './context.ts';
import { secondsUntilFree, waitSentence, type LimitWindow } from './limit-rules.ts';

/** A limit on one thing: what it counts (`bucket`), how often, and what to say past it. */
export type Limit = { bucket: string; windows: readonly LimitWindow[]; reason: string };

/** Hits that were counted in advance and can be given back. */
export type Reservation = { hitIds: readonly string[] };

/** Whoever counts in a bucket takes this lock. */
export function limitLock(bucket: string): string {
  return `limit:${bucket}`;
}

type LimitContext = Pick<AccountContext, 'settings' | 'database' | 'clock' | 'chance' | 'log'>;

/**
 * Counts one hit on every limit, or throws an HttpError with status 429 and counts none. Counting comes before the work it stands for,
 * under a lock, so that a parallel burst gets no more than its share.
 */
export async function reserve(context: LimitContext, limits: readonly Limit[]): Promise<Reservation> {
  if (!context.settings.rateLimit) return { hitIds: [] };
  const now = context.clock();
  const sorted = limits.toSorted((one, other) => (one.bucket < other.bucket ? -1 : 1));
  return context.database.db.transaction().execute(async (transaction) => {
    for (const { bucket } of sorted) await takeLock(transaction, limitLock(bucket), now);
    for (const limit of sorted) await refuseWhenFull(transaction, limit, now, context.log);
    const hits = sorted.map(({ bucket }) => ({ hit_id: context.chance.id(), bucket, hit_at: now }));
    await transaction.insertInto('rate_hits').values(hits).execute();
    return { hitIds: hits.map((hit) => hit.hit_id) };
  });
}

/** Throws an HttpError with status 429 when the limit is used up; counts nothing. */
export async function refuseWhenUsedUp(context: LimitContext, limit: Limit): Promise<void> {
  if (context.settings.rateLimit)
    await refuseWhenFull(context.database.db, limit, context.clock(), context.log);
}

/** Takes the hits of a reservation back, as if they had not been. */
export async function giveBack({ database }: LimitContext, { hitIds }: Reservation): Promise<void> {
  if (hitIds.length > 0) await database.db.deleteFrom('rate_hits').where('hit_id', 'in', hitIds).execute();
}

/** Forgets all that was counted in a bucket. */
export async function forgetHits(transaction: Transaction<Schema>, bucket: string): Promise<void> {
  await transaction.deleteFrom('rate_hits').where('bucket', '=', bucket).execute();
}

async function refuseWhenFull(
  db: Pick<Transaction<Schema>, 'selectFrom'>,
  limit: Limit,
  now: number,
  log: LimitContext['log'],
): Promise<void> {
  const longestSeconds = Math.max(...limit.windows.map(({ seconds }) => seconds));
  const hits = await db
    .selectFrom('rate_hits')
    .select('hit_at')
    .where('bucket', '=', limit.bucket)
    .where('hit_at', '>', now - longestSeconds * 1000)
    .orderBy('hit_at', 'desc')
    .limit(Math.max(...limit.windows.map(({ most }) => most)))
    .execute();
  const retryAfterSeconds = secondsUntilFree(
    hits.map((hit) => hit.hit_at),
    limit.windows,
    now,
  );
  if (retryAfterSeconds === 0) return;
  log.warn({ bucket: limit.bucket, retryAfterSeconds }, 'limit reached');
  throw new HttpError(429, waitSentence(limit.reason, retryAfterSeconds), { retryAfterSeconds });
}
