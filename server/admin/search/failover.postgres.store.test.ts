import { expect, test } from 'vitest';
import { insertPeople } from '../../../tests/search/searched-accounts.ts';
import { startPostgres } from '../../../tests/services/postgres.ts';
import { openDatabase } from '../../database/open.ts';
import { AccountCache } from './account-cache.ts';

const all = { search: '', page: 1, limit: 100 };

test('the cache of the accounts reads all of them again when PostgreSQL was started since, as the numbers of lost transactions are used again', async () => {
  const server = await startPostgres();
  const database = await openDatabase({ databaseUrl: server.url, dataDir: '/nowhere' });
  try {
    const cache = new AccountCache(database.db, database.engine);
    expect((await cache.find(all)).userIds).toEqual([]);
    await insertPeople(database.db, [{ userId: 'missed' }]);
    // As if the transaction had the number of one that the cache has seen already.
    await database.db.deleteFrom('account_changes').execute();
    expect((await cache.find(all)).userIds).toEqual([]);
    await server.kill();
    await server.restart();
    await expect
      .poll(async () => (await cache.find(all).catch(() => undefined))?.userIds, { timeout: 20_000 })
      .toEqual(['missed']);
  } finally {
    await database.close();
    await server.remove();
  }
}, 60_000);
