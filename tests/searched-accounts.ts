import fc from 'fast-check';
import { expect } from 'vitest';
import { accountStatuses, listOrders } from '#contract/admin/admin.ts';
import type { FoundPage, SearchQuery } from '../server/admin/search/account-set.ts';
import type { Database } from '../server/database/database.ts';
import { scanAccounts } from './scan-accounts.ts';
import { trickyPerson, trickyText, type TrickyPerson } from './tricky-people.ts';

/** A search of accounts as the tests of each kind try it. */
type Search = {
  find(query: SearchQuery): Promise<FoundPage>;
  /** Waits until everything is indexed. */
  measure(): Promise<unknown>;
};

/** A statement of PostgreSQL takes 65,535 values. */
const rowsPerInsert = 1000;
let made = 0;

/** Inserts accounts; what is left out of somebody is made up. */
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
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await db
      .insertInto('users')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute();
}

async function compareOnce(
  { db }: Database,
  search: Search,
  asked: Omit<SearchQuery, 'limit'>,
): Promise<void> {
  const query = { ...asked, limit: 3 };
  const { users, ...place } = await scanAccounts(db, query);
  expect(await search.find(query), JSON.stringify(query)).toEqual({
    userIds: users.map(({ user_id }) => user_id),
    ...place,
  });
}

/**
 * Compares a search with a plain scan of the database, again and again, while accounts are added, edited and deleted.
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
      for (const { kind, people, ...asked } of changes) {
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
        await compareOnce(database, search, asked);
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

/** The search, which begins without accounts, knows at once what `other` commits, and nothing that it does not. */
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
  const refused = other.db.transaction().execute(async (transaction) => {
    await insertPeople(transaction, [{ userId: 'second' }]);
    throw new Error('given up');
  });
  await expect(refused).rejects.toThrow('given up');
  expect((await search.find(all)).userIds).toEqual(['renamed']);
  await other.db.deleteFrom('users').execute();
  expect(await search.find(all)).toEqual({ userIds: [], currentPage: 1, totalPages: 1, total: 0 });
}
