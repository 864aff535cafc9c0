import { expect, test } from 'vitest';
import { startApi } from '../../tests/api.ts';
import { makeTestDatabase } from '../../tests/engines.ts';
import { startTcpProxy } from '../../tests/services/tcp-proxy.ts';
import { openDatabase } from '../database/open.ts';
import { createPrometheusMeter } from './prometheus-meter.ts';

test('while PostgreSQL does not respond the metrics are still served, and say so', async () => {
  const testDatabase = await makeTestDatabase('postgres');
  const url = new URL(testDatabase.databaseUrl ?? '');
  const proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  const database = await openDatabase({ ...testDatabase, databaseUrl: url.href });
  const { meter, read } = createPrometheusMeter();
  const api = await startApi(database, { meter });
  await api.signUp();
  const text = await read();
  expect(text).toContain('site_database_up 1\n');
  for (const pool of ['writes', 'reads'])
    expect(text).toMatch(new RegExp(`pool="${pool}",state="open"} [1-9]`));

  proxy.freeze();
  expect((await api.post('/check-availability', { email: 'a@example.edu' })).status).toBe(503);
  const start = performance.now();
  const silent = await read();
  expect(performance.now() - start).toBeLessThan(5000);
  expect(silent).toContain('site_database_up 0\n');
  expect(silent).toMatch(/site_database_errors_total [1-9]/);
  await proxy.close();
  await api.app.close();
  await database.close();
  await testDatabase.remove();
});
