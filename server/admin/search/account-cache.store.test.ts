import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import {
  compareWithScan,
  expectCommittedAtOnce,
  insertPeople,
} from '../../../tests/search/searched-accounts.ts';
import { AccountCache } from './account-cache.ts';
import type { FoundPage } from './account-set.ts';
import { changeRetentionMinutes, deleteOldChanges } from '../../accounts/users/account-changes-repository.ts';

const all = { search: '', page: 1, limit: 100 };

/** Finds all accounts after some simulated time. */
async function findAfter(
  { seconds }: { seconds: number },
  cache: AccountCache,
  check: (found: FoundPage) => void,
): Promise<void> {
  vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] });
  try {
    check(await cache.find(all));
  } finally {
    vi.useRealTimers();
    await cache.measure();
  }
}

describeOnEachEngine('the cache of the accounts', (open, _findSettings, engineUnderTest) => {
  it('finds exactly the same as a plain scan of the database while accounts are added, edited and deleted', async () => {
    const database = await open();
    // Small limits, so that the accounts are read and indexed many times.
    const limits = { maxChanges: 12, maxRecent: 4, maxStaleMs: 0 };
    const cache = new AccountCache(database.db, database.engine, limits);
    await compareWithScan(database, cache);
    await cache.measure();
  });

  it('finds at once what another server has committed, and nothing uncommitted', async () => {
    const [firstDatabase, secondDatabase] = [await open(), await open()];
    await expectCommittedAtOnce(new AccountCache(firstDatabase.db, firstDatabase.engine), secondDatabase);
  });

  // SQLite lets one transaction write at a time, so there they commit in the order in which they began.
  if (engineUnderTest === 'postgres')
    it('includes a transaction that began before others and was committed after them', async () => {
      const [firstDatabase, secondDatabase] = [await open(), await open()];
      const cache = new AccountCache(firstDatabase.db, firstDatabase.engine);
      await cache.find(all);
      await secondDatabase.db.transaction().execute(async (slow) => {
        await insertPeople(slow, [{ userId: 'slow' }]);
        await insertPeople(firstDatabase.db, [{ userId: 'quick', createdAt: 2 }]);
        expect((await cache.find(all)).userIds).toEqual(['quick']);
      });
      expect((await cache.find(all)).userIds).toEqual(['quick', 'slow']);
    });

  it('reads all accounts again after a long pause', async () => {
    const { db, engine } = await open();
    const cache = new AccountCache(db, engine);
    await cache.find(all);
    await insertPeople(db, [{ userId: 'missed' }]);
    await sql`delete from account_changes`.execute(db);
    await findAfter({ seconds: (changeRetentionMinutes / 2 + 1) * 60 }, cache, (found) =>
      expect(found.userIds).toEqual(['missed']),
    );
  });

  it('is less than five seconds out of date while more is written than it can read', async () => {
    const { db, engine } = await open();
    const cache = new AccountCache(db, engine, { maxChanges: 2, maxRecent: 4, maxStaleMs: 4000 });
    await cache.find(all);
    await insertPeople(
      db,
      Array.from({ length: 9 }, () => ({})),
    );
    expect([0, 9]).toContain((await cache.find(all)).total);
    await findAfter({ seconds: 4.5 }, cache, (found) => expect(found.total).toBe(9));
  });

  it('deletes rows of the log soon, but none that another server may still need', async () => {
    const { db, engine } = await open();
    await insertPeople(
      db,
      Array.from({ length: 1500 }, () => ({})),
    );
    await sql`update account_changes set changed_at = changed_at - ${(changeRetentionMinutes + 1) * 60 * 1000}`.execute(
      db,
    );
    await insertPeople(db, [{ userId: 'fresh' }]);
    await deleteOldChanges(db, engine);
    expect(await db.selectFrom('account_changes').select('user_id').execute()).toEqual([
      { user_id: 'fresh' },
    ]);
  });

  it('logs a registration and a changed flag, and nothing when a password changes', async () => {
    const { db } = await open();
    await insertPeople(db, [{ userId: 'u' }]);
    await db.updateTable('users').set({ password_hash: 'x' }).execute();
    const read = () => db.selectFrom('account_changes').select(['user_id', 'created_at']).execute();
    expect(await read()).toEqual([{ user_id: 'u', created_at: 1 }]);
    await db.updateTable('users').set({ blocked: 1 }).execute();
    expect(new Set((await read()).map(({ user_id }) => user_id))).toEqual(new Set(['u']));
    expect((await read()).length).toBeGreaterThan(1);
  });
});
