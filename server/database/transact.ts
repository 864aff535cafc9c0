import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, DbTransaction, Transact, TransactOptions } from './database.ts';
import { createNamedMutex, type NamedMutex } from './named-mutex.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

/**
 * Serialization failure and deadlock: PostgreSQL has undone everything, and the same work succeeds a moment
 * later.
 */
const retryableStates = ['40001', '40P01'];
const maxAttempts = 5;
const firstPauseMs = 10;
/**
 * How long work waits for its locks. When the database does not answer, the waiting work fails as soon as the
 * first call does.
 */
const waitMs = 10_000;

/** The mutex of the API calls: when the database can't be reached, all waiting calls fail at once. */
export function createCallMutex(): NamedMutex {
  return createNamedMutex({ waitMs, failsAllWaiting: isDatabaseUnreachable });
}

/**
 * `begin` runs the work in one transaction. Work that PostgreSQL rolled back because of another transaction
 * is run again, up to five times in all; any other error is thrown.
 */
function createTransact(begin: Begin): Transact {
  const mutex = createCallMutex();
  return (locks, work, { durability = 'immediate' } = {}) =>
    mutex.runExclusive(locks, async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await begin(work, durability);
        } catch (error) {
          if (attempt === maxAttempts || !isRetryable(error)) throw error;
          await sleep(firstPauseMs * 2 ** attempt * Math.random());
        }
      }
    });
}

type Durability = NonNullable<TransactOptions['durability']>;
type Begin = <Result>(
  work: (transaction: DbTransaction) => Promise<Result>,
  durability: Durability,
) => Promise<Result>;

/** Transactions on PostgreSQL, read committed. */
export function createPostgresTransact(db: Db): Transact {
  return createTransact((work, durability) =>
    db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        if (durability === 'eventual') await sql`set local synchronous_commit = off`.execute(transaction);
        return work(transaction);
      }),
  );
}

/** Transactions on SQLite. `skipSync` makes the current transaction not wait for the disk. */
export function createSqliteTransact(db: Db, skipSync: () => void): Transact {
  return createTransact((work, durability) =>
    db.transaction().execute((transaction) => {
      if (durability === 'eventual') skipSync();
      return work(transaction);
    }),
  );
}

function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && retryableStates.includes(error.code ?? '');
}
