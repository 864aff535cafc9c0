import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, DbTransaction, Engine, Transact, TransactOptions } from './database.ts';
import { createTurns, type Turns } from './turns.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

/** Serialization failure and deadlock: PostgreSQL has undone everything, and the same work succeeds a moment later. */
const statesToRetry = ['40001', '40P01'];
const mostAttempts = 5;
const firstPauseMs = 10;
/** Patience with a busy database. One that does not answer ends the line much sooner, when its first call fails. */
const waitMs = 10_000;

/** Turns of calls: none waits for a database that is gone. */
export function createCallTurns(): Turns {
  return createTurns({ waitMs, endsLine: isDatabaseUnreachable });
}

/**
 * Work that PostgreSQL undid for another transaction is run again, up to five times in all; any other error is
 * thrown.
 */
export function createTransact(db: Db, engine: Engine): Transact {
  const turns = createCallTurns();
  const run =
    engine === 'postgres'
      ? <Result>(work: Work<Result>, outlives: Outlives) => runOnPostgres(db, work, outlives)
      : <Result>(work: Work<Result>, outlives: Outlives) => runOnSqlite(db, work, outlives);
  return (locks, work, { outlives = 'power cut' } = {}) =>
    turns.take(locks, async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await run(work, outlives);
        } catch (error) {
          if (attempt === mostAttempts || !mayBeRetried(error)) throw error;
          await sleep(firstPauseMs * 2 ** attempt * Math.random());
        }
      }
    });
}

type Outlives = NonNullable<TransactOptions['outlives']>;
type Work<Result> = (transaction: DbTransaction) => Promise<Result>;

function runOnPostgres<Result>(db: Db, work: Work<Result>, outlives: Outlives): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      if (outlives === 'process') await sql`set local synchronous_commit = off`.execute(transaction);
      return work(transaction);
    });
}

function runOnSqlite<Result>(db: Db, work: Work<Result>, outlives: Outlives): Promise<Result> {
  if (outlives === 'power cut') return db.transaction().execute(work);
  // Set outside the transaction; nobody else has the connection meanwhile.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

function mayBeRetried(error: unknown): boolean {
  return error instanceof pg.DatabaseError && statesToRetry.includes(error.code ?? '');
}
