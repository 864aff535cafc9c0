import fc from 'fast-check';
import { expect } from 'vitest';
import { accountStatuses, listOrders } from '#contract/admin/admin.ts';
import type { FoundPage, SearchQuery } from '../../server/admin/search/account-set.ts';
import type { Database } from '../../server/database/database.ts';
import { scanAccounts } from './scan-accounts.ts';
import { trickyPerson, trickyText, type TrickyPerson } from './tricky-people.ts';

/** An account search to test. */
type Search = {
  find(query: SearchQuery): Promise<FoundPage>;
  /** Waits until everything is indexed. */
  measure(): Promise<unknown>;
};

/** A PostgreSQL statement can have at most 65,535 values. */
const rowsPerInsert = 1000;
let insertedCount = 0;

/** Inserts accounts. Missing fields get default values. */
export async function insertPeople(
  db: Database['db'],
  people: readonly Partial<TrickyPerson>[],
): Promise<void> {
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
      const key = `k${++insertedCount}`;
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
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await db
      .insertInto('users')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute();
}

async function compareOnce(
  { db }: Database,
  search: Search,
  partialQuery: Omit<SearchQuery, 'limit'>,
): Promise<void> {
  const query = { ...partialQuery, limit: 3 };
  const { users, ...counts } = await scanAccounts(db, query);
  expect(await search.find(query), JSON.stringify(query)).toEqual({
    userIds: users.map(({ user_id }) => user_id),
    ...counts,
  });
}

/**
 * Compares a search with a plain scan of the database, repeatedly, while accounts are added, edited and
 * deleted.
 */
export async function compareWithScan(database: Database, search: Search): Promise<void> {
  const { db } = database;
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
      for (const { kind, people, ...partialQuery } of changes) {
        const ids = people.map(({ userId }) => userId);
        if (kind === 'wait') await search.measure();
        if (kind === 'add' || kind === 'delete')
          await db.deleteFrom('users').where('user_id', 'in', ids).execute();
        if (kind === 'add') await insertPeople(db, people);
        if (kind === 'edit') {
          for (const { userId, createdAt, ...edited } of people) {
            await db
              .updateTable('users')
              .set({ created_at: createdAt, ...edited })
              .where('user_id', '=', userId)
              .execute();
          }
        }
        await compareOnce(database, search, partialQuery);
        await compareOnce(database, search, {
          search: [...(people[0]?.name ?? '')].slice(0, 4).join(''),
          page: 1,
        });
      }
    }),
    { numRuns: 10 },
  );
}

const all = { search: '', page: 1, limit: 100 };

/**
 * Expects that the search, which begins without accounts, finds what `other` commits immediately, and nothing
 * else.
 */
export async function expectCommittedAtOnce(search: Search, other: Database): Promise<void> {
  expect((await search.find(all)).total).toBe(0);
  await insertPeople(other.db, [{ userId: 'first' }]);
  expect((await search.find(all)).userIds).toEqual(['first']);
  await other.db
    .updateTable('users')
    .set({ user_id: 'renamed', created_at: 7, college: 'Lake College' })
    .execute();
  expect(await search.find({ ...all, search: 'LAKE' })).toEqual({
    userIds: ['renamed'],
    currentPage: 1,
    totalPages: 1,
    total: 1,
  });
  expect((await search.find({ ...all, search: 'hill' })).total).toBe(0);
  const rolledBack = other.db.transaction().execute(async (transaction) => {
    await insertPeople(transaction, [{ userId: 'second' }]);
    throw new Error('given up');
  });
  await expect(rolledBack).rejects.toThrow('given up');
  expect((await search.find(all)).userIds).toEqual(['renamed']);
  await other.db.deleteFrom('users').execute();
  expect(await search.find(all)).toEqual({ userIds: [], currentPage: 1, totalPages: 1, total: 0 });
}
