import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Db, Engine, Transact } from './database.ts';
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

export function createTransact(db: Db, engine: Engine): Transact {
  const turns = createCallTurns();
  const begin = () =>
    engine === 'postgres' ? db.transaction().setIsolationLevel('read committed') : db.transaction();
  return (locks, work) =>
    turns.take(locks, async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await begin().execute(work);
        } catch (error) {
          if (attempt === mostAttempts || !mayBeRetried(error)) throw error;
          await sleep(firstPauseMs * 2 ** attempt * Math.random());
        }
      }
    });
}

function mayBeRetried(error: unknown): boolean {
  return error instanceof pg.DatabaseError && statesToRetry.includes(error.code ?? '');
}
