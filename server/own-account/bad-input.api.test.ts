import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, startApi, type Api } from '../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';

let testDatabase: TestDatabase;
let database: Database;
let api: Api;
let token: string;
const person = newPerson();

beforeAll(async () => {
  testDatabase = await makeTestDatabase('sqlite');
  database = await openDatabase(testDatabase);
  api = await startApi(database, { env: { RATE_LIMIT: 'off' } });
  token = await api.signIn(await api.signUp(person));
});

afterAll(async () => {
  await api.app.close();
  await database.close();
  await testDatabase.remove();
});

/** Every call with a valid body, but with a wrong password. */
const wellFormed = [
  {
    method: 'POST',
    url: '/api/account/password',
    body: { currentPassword: 'Wrong-passw0rd', newPassword: 'Winter-kettle-88' },
  },
  { method: 'DELETE', url: '/api/account', body: { password: 'Wrong-passw0rd' } },
] as const;

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    [],
    {},
    '',
    ' ',
    '\u0000',
    '\uD800',
    'a\r\nb',
    'x'.repeat(5000),
    '💥'.repeat(400),
    "' or 1=1 --\u0007",
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

async function send(
  method: 'POST' | 'DELETE',
  url: string,
  body: unknown,
): Promise<{ status: number; body: object }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await api.send({ method, url, payload: JSON.stringify(body), headers });
  return { status: response.statusCode, body: response.json<object>() };
}

const fields = wellFormed.flatMap((one) => Object.keys(one.body).map((field) => ({ ...one, field })));

test.each(fields)(
  '[47] $method $url rejects every bad value of $field with a 4xx in the common shape, and the account does not change',
  async ({ method, url, body, field }) => {
    const before = await database.db.selectFrom('users').selectAll().execute();
    await fc.assert(
      fc.asyncProperty(anyValue, async (value) => {
        const response = await send(method, url, { ...body, [field]: value });
        // Any text may be a guess at a password.
        expect(typeof value === 'string' ? [400, 403] : [400]).toContain(response.status);
        expect(response.body).toMatchObject({
          error: expect.stringMatching(/\S/),
          code: expect.stringMatching(/^[a-z-]+$/),
        });
      }),
      { numRuns: 60 },
    );
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual(before);
    expect((await api.get('/session', { token })).status).toBe(200);
  },
);

test.each(wellFormed)('[47] $method $url never answers 5xx for any body', async ({ method, url }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.jsonValue(),
        fc.dictionary(
          fc.constantFrom('password', 'currentPassword', 'newPassword', 'extra', 'constructor'),
          anyValue,
        ),
      ),
      async (body) => {
        const response = await send(method, url, body);
        expect([400, 403]).toContain(response.status);
        expect(Object.keys(response.body)).toEqual(expect.arrayContaining(['error', 'code']));
      },
    ),
    { numRuns: 60 },
  );
});

test('[47] any session id in the URL is handled', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }).filter((id) => id.isWellFormed()),
      async (id) => {
        const response = await api.send({
          method: 'DELETE',
          url: `/api/account/sessions/${encodeURIComponent(id)}`,
          headers: { authorization: `Bearer ${token}` },
        });
        expect([400, 404, 405]).toContain(response.statusCode);
      },
    ),
    { numRuns: 100 },
  );
  expect((await api.get('/session', { token })).status).toBe(200);
});
