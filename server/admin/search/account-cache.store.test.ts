import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { scanAccounts } from '../../../tests/scan-accounts.ts';
import { trickyPerson, trickyText, type TrickyPerson } from '../../../tests/tricky-people.ts';
import type { Database } from '../../database/open.ts';
import type { Schema } from '../../database/schema.ts';
import { AccountCache } from './account-cache.ts';
import type { FoundPage, SearchQuery } from './account-set.ts';
import { accountStatuses, listOrders } from '#contract/admin.ts';
import { changesKeptMinutes, deleteOldChanges } from './account-changes-repository.ts';

let made = 0;

async function insert(db: Kysely<Schema>, people: readonly Partial<TrickyPerson>[]): Promise<void> {
  const rows = people.map(
    ({
      userId,
      createdAt = 1,
      name = 'Asha Rao',
      username = 'asha',
      email = 'asha@example.org',
      college = 'Hill College',
      verified = 0,
      admin = 0,
      blocked = 0,
    }) => {
      const key = `k${++made}`;
      return {
        user_id: userId ?? key,
        name,
        username,
        email,
        college,
        created_at: createdAt,
        username_key: key,
        email_key: key,
        password_hash: '',
        location: '',
        verified,
        admin,
        blocked,
      };
    },
  );
  if (rows.length > 0) await db.insertInto('users').values(rows).execute();
}

const all = { search: '', page: 1, limit: 100 };

async function compareWithScan(
  { db }: Database,
  cache: AccountCache,
  asked: Omit<SearchQuery, 'limit'>,
): Promise<void> {
  const query = { ...asked, limit: 3 };
  const { users, ...place } = await scanAccounts(db, query);
  expect(await cache.find(query), JSON.stringify(query)).toEqual({
    userIds: users.map(({ user_id }) => user_id),
    ...place,
  });
}

/** Finds everybody as if time had passed. */
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

describeOnEachEngine('the cache of the accounts', (open, _findPlace, engineUnderTest) => {
  it('finds exactly what a plain scan of the database finds, while some are added, edited and deleted', async () => {
    const database = await open();
    const { db } = database;
    // Small limits, so that it is read and indexed anew again and again.
    const cache = new AccountCache(db, database.engine, { followed: 12, recent: 4, staleMilliseconds: 0 });
    const change = fc.record({
      kind: fc.constantFrom('add', 'edit', 'delete', 'wait'),
      people: fc.uniqueArray(trickyPerson, { selector: ({ userId }) => userId, minLength: 1, maxLength: 8 }),
      search: trickyText(3),
      page: fc.integer({ min: 1, max: 4 }),
      status: fc.constantFrom(undefined, ...accountStatuses),
      sort: fc.constantFrom(...listOrders),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        await db.deleteFrom('users').execute();
        for (const { kind, people, ...asked } of changes) {
          const ids = people.map(({ userId }) => userId);
          if (kind === 'wait') await cache.measure();
          if (kind === 'add' || kind === 'delete')
            await db.deleteFrom('users').where('user_id', 'in', ids).execute();
          if (kind === 'add') await insert(db, people);
          if (kind === 'edit') {
            for (const { userId, createdAt, ...edited } of people) {
              await db
                .updateTable('users')
                .set({ created_at: createdAt, ...edited })
                .where('user_id', '=', userId)
                .execute();
            }
          }
          await compareWithScan(database, cache, asked);
          await compareWithScan(database, cache, { search: people[0]?.name.slice(0, 4) ?? '', page: 1 });
        }
      }),
      { numRuns: 10 },
    );
    await cache.measure();
  });

  it('knows at once what another server has committed, and nothing of what it has not', async () => {
    const [one, other] = [await open(), await open()];
    const cache = new AccountCache(one.db, one.engine);
    expect((await cache.find(all)).total).toBe(0);
    await insert(other.db, [{ userId: 'first' }]);
    expect((await cache.find(all)).userIds).toEqual(['first']);
    await other.db
      .updateTable('users')
      .set({ user_id: 'renamed', created_at: 7, college: 'Lake College' })
      .execute();
    expect(await cache.find({ ...all, search: 'LAKE' })).toEqual({
      userIds: ['renamed'],
      currentPage: 1,
      totalPages: 1,
      total: 1,
    });
    expect((await cache.find({ ...all, search: 'hill' })).total).toBe(0);
    const refused = other.db.transaction().execute(async (transaction) => {
      await insert(transaction, [{ userId: 'second' }]);
      throw new Error('given up');
    });
    await expect(refused).rejects.toThrow('given up');
    expect((await cache.find(all)).userIds).toEqual(['renamed']);
    await other.db.deleteFrom('users').execute();
    expect(await cache.find(all)).toEqual({ userIds: [], currentPage: 1, totalPages: 1, total: 0 });
  });

  // SQLite lets one transaction write at a time, so there they commit in the order in which they began.
  if (engineUnderTest === 'postgres')
    it('misses no transaction that began before others and committed after them', async () => {
      const [one, other] = [await open(), await open()];
      const cache = new AccountCache(one.db, one.engine);
      await cache.find(all);
      await other.db.transaction().execute(async (slow) => {
        await insert(slow, [{ userId: 'slow' }]);
        await insert(one.db, [{ userId: 'quick', createdAt: 2 }]);
        expect((await cache.find(all)).userIds).toEqual(['quick']);
      });
      expect((await cache.find(all)).userIds).toEqual(['quick', 'slow']);
    });

  it('has read all accounts anew when it follows again after a long pause', async () => {
    const { db, engine } = await open();
    const cache = new AccountCache(db, engine);
    await cache.find(all);
    await insert(db, [{ userId: 'missed' }]);
    await sql`delete from account_changes`.execute(db);
    await findAfter({ seconds: (changesKeptMinutes / 2 + 1) * 60 }, cache, (found) =>
      expect(found.userIds).toEqual(['missed']),
    );
  });

  it('is less than five seconds behind while more is written than it can follow', async () => {
    const { db, engine } = await open();
    const cache = new AccountCache(db, engine, { followed: 2, recent: 4, staleMilliseconds: 4000 });
    await cache.find(all);
    await insert(
      db,
      Array.from({ length: 9 }, () => ({})),
    );
    expect([0, 9]).toContain((await cache.find(all)).total);
    await findAfter({ seconds: 4.5 }, cache, (found) => expect(found.total).toBe(9));
  });

  it('leaves no row in the log for long, nor any that another server may still need', async () => {
    const { db, engine } = await open();
    await insert(
      db,
      Array.from({ length: 1500 }, () => ({})),
    );
    await sql`update account_changes set changed_at = changed_at - ${(changesKeptMinutes + 1) * 60 * 1000}`.execute(
      db,
    );
    await insert(db, [{ userId: 'fresh' }]);
    await deleteOldChanges(db, engine);
    expect(await db.selectFrom('account_changes').select('user_id').execute()).toEqual([
      { user_id: 'fresh' },
    ]);
  });

  it('logs a registration and a changed flag, and nothing when a password changes', async () => {
    const { db } = await open();
    await insert(db, [{ userId: 'u' }]);
    await db.updateTable('users').set({ password_hash: 'x' }).execute();
    const read = () => db.selectFrom('account_changes').select(['user_id', 'created_at']).execute();
    expect(await read()).toEqual([{ user_id: 'u', created_at: 1 }]);
    await db.updateTable('users').set({ blocked: 1 }).execute();
    expect(new Set((await read()).map(({ user_id }) => user_id))).toEqual(new Set(['u']));
    expect((await read()).length).toBeGreaterThan(1);
  });
});
