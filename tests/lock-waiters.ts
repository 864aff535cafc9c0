import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DbTransaction } from '../server/database/database.ts';
import { lockNames, takeLock } from '../server/database/locks-repository.ts';

/**
 * Resolves when another connection waits for a lock, or when `work` has ended without waiting. SQLite can't say
 * who waits: there a running transaction keeps every other writer out anyway, so some time is enough.
 */
async function waitForLockWaiter(
  { reader, engine }: Pick<Database, 'reader' | 'engine'>,
  work: Promise<unknown>,
): Promise<void> {
  if (engine === 'sqlite') return void (await Promise.race([work, sleep(1500)]));
  let hasEnded = false;
  void work.finally(() => (hasEnded = true));
  while (!hasEnded) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(reader);
    if (rows.length > 0) return;
    await sleep(20);
  }
}

/**
 * Starts `work` while a transaction with the lock of all changes to admins has made its `change`, commits when
 * the work waits, and returns what the work returns.
 */
export async function runBehindAdminChange<Result>(
  database: Database,
  change: (transaction: DbTransaction) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { running } = await database.transact([], async (transaction) => {
    await takeLock(transaction, lockNames.admins(), Date.now());
    await change(transaction);
    const started = work();
    await waitForLockWaiter(database, started);
    return { running: started }; // in an object: a promise would be awaited before the commit
  });
  return running;
}
