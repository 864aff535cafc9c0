import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPerson, startApi, type Answer, type Api } from '../../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../../tests/engines.ts';
import { startTcpProxy, type TcpProxy } from '../../../tests/services/tcp-proxy.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open.ts';

let testDatabase: TestDatabase;
let proxy: TcpProxy;
let database: Database;
let api: Api;

beforeEach(async () => {
  testDatabase = await makeTestDatabase('postgres');
  const direct = new URL(testDatabase.databaseUrl ?? '');
  proxy = await startTcpProxy(Number(direct.port));
  const proxiedUrl = new URL(direct);
  proxiedUrl.port = String(proxy.port);
  database = await openDatabase({ ...testDatabase, databaseUrl: proxiedUrl.href });
  api = await startApi(database, { hasRealHashCost: true });
});

afterEach(async () => {
  await api.app.close();
  await database.close();
  await proxy.close();
  await testDatabase.remove();
});

function expectUnreachable({ status, body, headers }: Answer): void {
  expect([status, Object.keys(body), headers['retry-after']]).toEqual([503, ['error', 'code'], '10']);
  expect(body.error).toContain('database');
}

test('[60] when PostgreSQL does not respond, every call says so within 5 seconds, stores nothing, and later works again', async () => {
  const person = await api.signUp();
  const token = await api.signIn(person);
  const visitor = newPerson();
  proxy.freeze();
  const start = performance.now();
  const responses = await Promise.all([
    api.post('/login', person),
    api.post('/check-availability', { email: person.email }),
    api.post('/send-otp', { email: visitor.email }),
    api.post('/send-reset-otp', { email: person.email }),
    api.post('/register', visitor),
    api.get('/session', { token }),
  ]);
  expect(performance.now() - start).toBeLessThan(5000);
  responses.forEach(expectUnreachable);
  expect((await api.get('/ready')).status).toBe(503);
  expect((await api.get('/health')).status).toBe(200);

  proxy.thaw();
  await expect.poll(async () => (await api.get('/ready')).status).toBe(200);
  expect((await api.get('/session', { token })).status).toBe(200);
  await api.signIn(await api.signUp(visitor));
});

test('[60] when PostgreSQL became a replica, writes say that the database can’t be reached, and later work again', async () => {
  const person = await api.signUp();
  const client = new pg.Client({ connectionString: testDatabase.databaseUrl });
  await client.connect();
  const setReadOnly = async (state: 'on' | 'off') => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`set default_transaction_read_only = off`);
    await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${state}`);
  };
  await setReadOnly('on');
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expectUnreachable(await api.post('/login', person));
  await setReadOnly('off');
  await client.end();
  // The server's own work may have opened another connection while the database was read-only: that one fails once.
  await expect.poll(async () => (await api.post('/login', person)).status).toBe(200);
});

test('[60] when PostgreSQL has stopped, calls say so at once', async () => {
  await proxy.close();
  expectUnreachable(await api.post('/login', newPerson()));
});

test('[60] when PostgreSQL does not respond, the 300th login waits no longer than the first, and one client does not block others', async () => {
  const person = await api.signUp();
  proxy.freeze();
  const start = performance.now();
  const manyLogins = Array.from({ length: 300 }, () => api.post('/login', person));
  const loginOfAnotherClient = await api.post('/login', person, { from: '198.51.100.1' });
  const statuses = (await Promise.all(manyLogins)).map(({ status }) => status);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(statuses.filter((status) => status === 429)).toHaveLength(150);
  expect(statuses.filter((status) => status === 503)).toHaveLength(150);
  expectUnreachable(loginOfAnotherClient);
});
