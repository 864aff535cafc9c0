import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../../tests/engines.ts';
import {
  compareWithScan,
  expectCommittedAtOnce,
  insertPeople,
} from '../../../tests/search/searched-accounts.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open.ts';
import { createAccountSearch } from './choose-search.ts';
import { createPostgresSearch, type PostgresSearch } from './postgres-search.ts';

let testDatabase: TestDatabase;
let database: Database;
let search: PostgresSearch;

beforeEach(async () => {
  testDatabase = await makeTestDatabase('postgres');
  database = await openDatabase(testDatabase);
  search = createPostgresSearch(database);
});

afterEach(async () => {
  await search.close();
  await database.close();
  await testDatabase.remove();
});

const all = { search: '', page: 1, limit: 100 };
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    userId: `u${index}`,
    createdAt: index,
    name: `Asha ${index}`,
    username: `asha_${index}`,
    email: `asha.${index}@example.edu`,
  }));

test('it finds exactly the same as a plain scan of the database while accounts are added, edited and deleted', async () => {
  await search.prepare();
  await compareWithScan(database, search);
});

test('it finds at once what another server has committed, and nothing uncommitted', async () => {
  await search.prepare();
  const other = await openDatabase(testDatabase);
  await expectCommittedAtOnce(search, other).finally(() => other.close());
});

test('one response contains all accounts found, in any number', async () => {
  await insertPeople(database.db, people(3000));
  await search.prepare();
  const { joinedIds, total } = await search.findAllIds({ search: 'ASHA_2', sort: 'name' });
  expect(total).toBe(1111);
  const names = joinedIds.split('\n').map((userId) => `asha ${userId.slice(1)}`);
  expect(names).toEqual(names.toSorted());
  expect((await search.findAllIds({ search: 'nobody like this' })).joinedIds).toBe('');
});

test('two servers build the index together while accounts are added, changed and deleted', async () => {
  await insertPeople(database.db, people(12_000));
  const other = createPostgresSearch(database);
  expect(await search.isPrepared()).toBe(false);
  let isIndexReady = false;
  const preparation = Promise.all([search.prepare(), other.prepare()]).finally(() => (isIndexReady = true));
  for (let step = 0; !isIndexReady; step += 1) {
    await insertPeople(database.db, [{ userId: `new${step}`, name: `Bina ${step}` }]);
    await database.db
      .updateTable('users')
      .set({ name: 'Chitra' })
      .where('user_id', '=', `u${step * 7}`)
      .execute();
    await database.db
      .deleteFrom('users')
      .where('user_id', '=', `u${step * 7 + 1}`)
      .execute();
  }
  await preparation;
  expect(await other.isPrepared()).toBe(true);
  await other.close();
  const { rows } = await sql<{ different: number }>`
    select count(*) as different from users full join account_texts using (user_id)
    where text is distinct from
      lower(name) || ${'\x01'} || lower(username) || ${'\x01'} || lower(email) || ${'\x01'} || lower(college)`.execute(
    database.db,
  );
  expect(rows).toEqual([{ different: 0 }]);
  const plan = await database.db.transaction().execute(async (transaction) => {
    // With few accounts PostgreSQL reads the whole table instead of the index.
    await sql`set local enable_seqscan = off`.execute(transaction);
    return sql<{ 'QUERY PLAN': string }>`
      explain select user_id from account_texts where text like '%asha 11999%'`.execute(transaction);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('account_texts_trigrams');
});

test('a server uses it when there are more accounts than it should keep in memory', async () => {
  const log: string[] = [];
  const open = (maxInMemory: number) => {
    const say = (...words: unknown[]) => void log.push(String(words.at(-1)));
    return createAccountSearch(database, { info: say, error: say }, { maxInMemory });
  };
  const found = { userIds: ['u2', 'u1', 'u0'], currentPage: 1, totalPages: 1, total: 3 };
  await insertPeople(database.db, people(3));

  const small = open(3);
  expect(await small.find(all)).toEqual(found);
  await small.close();
  expect([log, await search.isPrepared()]).toEqual([[], false]);

  const large = open(2);
  expect(await large.find(all)).toEqual(found);
  await expect.poll(() => log.at(-1)).toBe('accounts are searched in PostgreSQL from now on');
  expect(await large.find(all)).toEqual(found);
  await large.close();

  log.length = 0;
  const later = open(2);
  expect(await later.find(all)).toEqual(found);
  expect((await later.measure()).readMs).toBe(0);
  await later.close();
  expect(log).toEqual([]);
});
