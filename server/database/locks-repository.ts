import type { Selectable } from 'kysely';
import { hashSecret } from '../kernel/hash-secret.ts';
import { compileOnce } from './compile-once.ts';
import type { Db, DbTransaction } from './database.ts';
import type { LocksTable } from './schema.ts';

/** The names of all locks, in one place so that no two are equal. */
export const lockNames = {
  /** Guessing an address's codes. */
  codes: (emailKey: string) => `code:${hashSecret(emailKey)}`,
  /** Counting in a bucket of the rate limits. */
  limit: (bucket: string) => `limit:${bucket}`,
  /** Adding to a learner's progress. */
  progress: (userId: string) => `progress:${userId}`,
  /** Starting or ending an account's sessions. */
  sessions: (userId: string) => `sessions:${userId}`,
  /** Changes by an admin: two admins who demote each other at once must leave one. */
  admins: () => 'admins',
} as const;

/**
 * Makes transactions with the same lock run one after the other, on either engine: the written row stays
 * locked until the transaction ends. Take several locks in sorted order, or two transactions can deadlock.
 */
export async function takeLock(transaction: DbTransaction, lockName: string, now: number): Promise<void> {
  await writeLock(transaction, { lockName, now });
}

const writeLock = compileOnce((db, { lockName, now }: { lockName: string; now: number }) =>
  db
    .insertInto('locks')
    .values({ lock_name: lockName, taken_at: now })
    .onConflict((conflict) => conflict.column('lock_name').doUpdateSet({ taken_at: now })),
);

/** The rows of those names, for the ones that were ever locked. */
export async function listLocks(db: Db, names: readonly string[]): Promise<Selectable<LocksTable>[]> {
  return db
    .selectFrom('locks')
    .select(['lock_name', 'taken_at'])
    .where('lock_name', 'in', names)
    .orderBy('lock_name')
    .execute();
}

export async function deleteLocks(db: Db, names: readonly string[]): Promise<void> {
  await db.deleteFrom('locks').where('lock_name', 'in', names).execute();
}
