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
const statesToRetry = ['40001', '40P01'];
const maxAttempts = 5;
const firstPauseMs = 10;
/**
 * How long work waits for its locks. When the database does not answer, the waiting work fails as soon as the
 * first call does.
 */
const waitMs = 10_000;

/** The mutex of the API calls: when the database can't be reached, all that wait fail at once. */
export function createCallMutex(): NamedMutex {
  return createNamedMutex({ waitMs, failsAllWaiting: isDatabaseUnreachable });
}

/**
 * `begin` runs the work in one transaction. Work that PostgreSQL rolled back because of another transaction
 * is run again, up to five times in all; any other error is thrown.
 */
function createTransact(begin: Begin): Transact {
  const mutex = createCallMutex();
  return (locks, work, { outlives = 'power cut' } = {}) =>
    mutex.runExclusive(locks, async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await begin(work, outlives);
        } catch (error) {
          if (attempt === maxAttempts || !mayBeRetried(error)) throw error;
          await sleep(firstPauseMs * 2 ** attempt * Math.random());
        }
      }
    });
}

type Outlives = NonNullable<TransactOptions['outlives']>;
type Begin = <Result>(
  work: (transaction: DbTransaction) => Promise<Result>,
  outlives: Outlives,
) => Promise<Result>;

/** Transactions on PostgreSQL, read committed. */
export function createPostgresTransact(db: Db): Transact {
  return createTransact((work, outlives) =>
    db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        if (outlives === 'process') await sql`set local synchronous_commit = off`.execute(transaction);
        return work(transaction);
      }),
  );
}

/** Transactions on SQLite. `leaveUnsynced` says that the transaction at hand need not wait for the disk. */
export function createSqliteTransact(db: Db, leaveUnsynced: () => void): Transact {
  return createTransact((work, outlives) =>
    db.transaction().execute((transaction) => {
      if (outlives === 'process') leaveUnsynced();
      return work(transaction);
    }),
  );
}

function mayBeRetried(error: unknown): boolean {
  return error instanceof pg.DatabaseError && statesToRetry.includes(error.code ?? '');
}
