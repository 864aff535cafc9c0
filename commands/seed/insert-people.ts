import { setTimeout as sleep } from 'node:timers/promises';
import {
  insertManyUsers,
  listIdsBetween,
  prepareForBulkInsert,
  refreshStatistics,
} from '../../server/accounts/users/bulk-users-repository.ts';
import type { Database } from '../../server/database/database.ts';
import { createPersonFactory, personId } from './people.ts';

/** `existed`: accounts from an earlier run. `rejected`: another account has the username or email. */
export type SeedCounts = { added: number; existed: number; rejected: number };

const batchLength = 10_000;
// Longer than the retry interval of a server that waits for SQLite's write lock, so that it gets the lock
// between two batches.
const gapMs = 25;

/**
 * Adds the first `users` accounts of a seed, except those that exist. Calls `report` with the number of
 * finished ones.
 */
export async function insertPeople(
  database: Database,
  { users, seed }: { users: number; seed: number },
  report: (done: number) => void,
): Promise<SeedCounts> {
  const { db, engine } = database;
  const makePerson = createPersonFactory(seed);
  await prepareForBulkInsert(database);
  const counts: SeedCounts = { added: 0, existed: 0, rejected: 0 };
  for (let start = 0; start < users; start += batchLength) {
    const end = Math.min(start + batchLength, users);
    await db.transaction().execute(async (transaction) => {
      const existing = await listIdsBetween(transaction, personId(seed, start), personId(seed, end));
      const people = [];
      for (let index = start; index < end; index++)
        if (!existing.has(personId(seed, index))) people.push(makePerson(index));
      const added = await insertManyUsers(transaction, engine, people);
      counts.added += added;
      counts.existed += existing.size;
      counts.rejected += people.length - added;
    });
    report(end);
    if (engine === 'sqlite' && end < users) await sleep(gapMs);
  }
  await refreshStatistics(db);
  return counts;
}
