import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newPerson, startApi } from '../../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../../tests/engines.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeEach(async () => {
  testDatabase = await makeTestDatabase('sqlite');
  database = await openDatabase(testDatabase);
});

afterEach(async () => {
  await database.close();
  await testDatabase.remove();
});

test('[60] while another process holds the write lock, writes fail within 5 seconds, reads work, and nothing is half done', async () => {
  const api = await startApi(database);
  const person = await api.signUp();
  const token = await api.signIn(person);
  const visitor = newPerson();
  const otp = await api.requestCode(visitor.email);
  await api.post('/verify-otp', { email: visitor.email, otp });
  const countRows = async () =>
    Promise.all(
      (['users', 'sessions', 'codes', 'mails', 'rate_hits', 'email_proofs'] as const).map(
        async (table) => (await database.reader.selectFrom(table).selectAll().execute()).length,
      ),
    );
  const before = await countRows();

  const otherProcess = new DatabaseSync(database.address);
  otherProcess.exec('begin immediate');
  const start = performance.now();
  const writes = Promise.all([
    api.post('/login', person),
    api.post('/send-otp', { email: newPerson().email }),
    api.post('/send-reset-otp', { email: person.email }),
    api.post('/register', visitor),
    api.post('/logout', undefined, { token }),
  ]);
  const reads = await Promise.all([
    api.get('/session', { token }),
    api.get('/user', { token }),
    api.get('/ready'),
    api.get('/health'),
  ]);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const responses = await writes;
  expect(performance.now() - start).toBeLessThan(5000);
  for (const { status, body } of responses)
    expect([status, Object.keys(body)]).toEqual([503, ['error', 'code']]);
  otherProcess.exec('rollback');
  otherProcess.close();

  expect(await countRows()).toEqual(before);
  expect((await api.post('/register', visitor)).status).toBe(201);
  expect((await api.post('/logout', undefined, { token })).status).toBe(200);
  await api.signIn(person);
  await api.app.close();
});
