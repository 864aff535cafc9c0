import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { emptyProgress } from '#contract/progress/progress.ts';
import { callAdmin, signUpAs } from '../../../tests/admin-api.ts';
import { startApi } from '../../../tests/api.ts';
import { makeTestDatabase } from '../../../tests/engines.ts';
import { openDatabase } from '../open.ts';

test('a server never has more connections than POOL_SIZE, the admin’s search included, and every call is answered', async () => {
  const testDatabase = await makeTestDatabase('postgres');
  const database = await openDatabase({ ...testDatabase, poolSize: 4 });
  const watcher = new pg.Client({ connectionString: testDatabase.databaseUrl });
  await watcher.connect();
  const api = await startApi(database, { env: { RATE_LIMIT: 'off' } });
  try {
    const admin = await signUpAs(api, database, { admin: 1 });
    const counts: number[] = [];
    let isWatching = true;
    const watching = (async () => {
      while (isWatching) {
        const { rows } = await watcher.query<{ open: string }>(
          'select count(*) as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        counts.push(Number(rows[0]?.open));
        await sleep(5);
      }
    })();
    const responses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => [
        (await api.put('/api/progress', emptyProgress, admin)).status,
        (await api.get('/session', admin)).status,
        (await callAdmin(api, 'GET', `/users?search=m${index}`, admin)).status,
      ]),
    );
    isWatching = false;
    await watching;
    expect(new Set(responses.flat())).toEqual(new Set([200]));
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(3);
  } finally {
    await api.app.close();
    await watcher.end();
    await database.close();
    await testDatabase.remove();
  }
}, 60_000);
