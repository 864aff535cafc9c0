import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../server/database/database.ts';

/**
 * Resolves when another connection waits for a lock, or when `work` has ended without waiting. SQLite can't say
 * who waits: there a running transaction keeps every other writer out anyway, so some time is enough.
 */
export async function waitForLockWaiter(
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
