import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { isDatabaseUnreachable } from '../../database/unreachable.ts';
import { createAccountSearch } from './choose-search.ts';
import { findAccounts } from './find-accounts.ts';

const people = Array.from({ length: 12 }, (_, index) => ({
  user_id: `u${index}`,
  name: `Asha ${index}`,
  username: `asha${index}`,
  username_key: `asha${index}`,
  email: `asha${index}@example.org`,
  email_key: `asha${index}@example.org`,
  password_hash: '',
  college: 'Hill College',
  location: '',
  verified: 0 as const,
  admin: 0 as const,
  created_at: 1_795_000_000_000 + index,
}));
/** The number of threads of this process without the main thread. */
function countThreads(): number {
  const { workers } = process.report.getReport() as { workers: unknown[] };
  return workers.length;
}

const query = { search: '', page: 1, limit: 5 };

describeOnEachEngine('the search of accounts', (open) => {
  it('finds the accounts in its own thread, without those that were deleted after the search', async () => {
    const { db, engine, address } = await open();
    const search = createAccountSearch(
      { engine, address },
      { info: () => undefined, error: (...words: unknown[]) => expect.fail(JSON.stringify(words)) },
    );
    await db.insertInto('users').values(people).execute();
    const newest = people.toReversed();
    const responses = await Promise.all(
      [1, 2, 3, 9].map((page) => findAccounts(db, search, { ...query, page })),
    );
    expect(responses.map(({ currentPage }) => currentPage)).toEqual([1, 2, 3, 3]);
    expect(responses.slice(0, 3).flatMap(({ users }) => users.map(({ email }) => email))).toEqual(
      newest.map(({ email }) => email),
    );
    const page = await search.find(query);
    await db
      .deleteFrom('users')
      .where('user_id', '=', newest[1]?.user_id ?? '')
      .execute();
    const foundAfterDeletion = await findAccounts(db, { ...search, find: async () => page }, query);
    expect(foundAfterDeletion.users.map(({ email }) => email)).toEqual(
      [0, 2, 3, 4].map((rank) => newest[rank]?.email),
    );
    await search.close();
    await expect(search.find(query)).rejects.toThrow('closed');
  });

  it('says so when the database can’t be reached, and works once it can', async () => {
    const { engine, address } = await open();
    const nowhere = engine === 'sqlite' ? '/nonexistent/site.db' : 'postgres://tests@127.0.0.1:1/none';
    const logged: unknown[] = [];
    const search = createAccountSearch(
      { engine, address: nowhere },
      { info: () => undefined, error: (...words: unknown[]) => void logged.push(words) },
    );
    const failure = await search.find(query).catch((error: unknown) => error);
    if (engine === 'postgres') expect(failure).toSatisfy(isDatabaseUnreachable);
    else expect(logged).toHaveLength(1);
    expect(failure).toBeInstanceOf(Error);
    await search.close();
    const workingSearch = createAccountSearch(
      { engine, address },
      { info: () => undefined, error: () => undefined },
    );
    expect((await workingSearch.find(query)).total).toBe(0);
    await workingSearch.close();
  });

  it('reads a small number of accounts at the first search, not before', async () => {
    const { engine, address } = await open();
    const search = createAccountSearch({ engine, address }, console);
    const before = countThreads();
    search.start();
    await sleep(300);
    expect(countThreads()).toBe(before);
    await search.find(query);
    expect(countThreads()).toBe(before + 1);
    await search.close();
  });
});
