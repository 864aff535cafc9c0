import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountFields } from '#contract/account-fields.ts';
import { newPerson, startApi, type Api } from '../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';

let testDatabase: TestDatabase;
let database: Database;
let api: Api;

beforeAll(async () => {
  testDatabase = await makeTestDatabase('sqlite');
  database = await openDatabase(testDatabase);
  api = await startApi(database, { env: { RATE_LIMIT: 'off' } });
  await api.signUp();
});

afterAll(async () => {
  await api.app.close();
  await database.close();
  await testDatabase.remove();
});

const person = newPerson();
/** Every call with a valid body. */
const wellFormed: Record<string, Record<string, string>> = {
  '/login': { email: person.email, password: person.password },
  '/check-availability': { email: person.email, username: person.username },
  '/send-otp': { email: person.email },
  '/verify-otp': { email: person.email, otp: '123456' },
  '/register': person,
  '/send-reset-otp': { email: person.email },
  '/reset-password': { email: person.email, otp: '123456', newPassword: person.password },
};

/** Whether the value is valid for an optional field or one that is no text. */
function isValidAccountField(path: string, field: string, value: unknown): boolean {
  const schema = accountFields.find(({ requestKey }) => requestKey === field)?.schema;
  return path === '/register' && schema?.safeParse(value).success === true;
}

/** Optional fields. */
const mayBeMissing = new Set([
  '/check-availability email',
  '/check-availability username',
  ...accountFields.filter(({ isRequired }) => !isRequired).map(({ requestKey }) => `/register ${requestKey}`),
]);

/** Values that are invalid for every field, save some of the account's (contract/account-fields.ts). */
const badValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    [],
    {},
    '',
    ' ',
    '\u0000',
    '\u200B',
    '\uD800',
    '\u202Eabc',
    'a\r\nBcc: c@d.in',
    'x'.repeat(5000),
    '💥'.repeat(400),
    "' or 1=1 --\u0007",
  ),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
  fc.integer(),
);

/** Any value. Most of them are malformed, and none may do harm. */
const anyValue = fc.oneof(
  badValue,
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.jsonValue(),
);

async function countRows(): Promise<number[]> {
  const tables = ['users', 'sessions', 'email_proofs', 'codes', 'code_guesses'] as const;
  return Promise.all(
    tables.map(async (table) => (await database.db.selectFrom(table).selectAll().execute()).length),
  );
}

const fields = Object.entries(wellFormed).flatMap(([path, body]) =>
  Object.keys(body).map((field) => [path, field] as const),
);

test.each(fields)(
  '[47] %s rejects every bad value of %s with a 4xx in the common shape, and stores nothing',
  async (path, field) => {
    const before = await countRows();
    await fc.assert(
      fc.asyncProperty(badValue, async (value) => {
        fc.pre(!isValidAccountField(path, field, value));
        const response = await api.post(path, { ...wellFormed[path], [field]: value });
        // Any text may be a guess at a password, though it could never be set as one.
        const isGuess = path === '/login' && field === 'password' && typeof value === 'string';
        expect(isGuess ? [400, 401] : [400]).toContain(response.status);
        expect(response.body).toMatchObject({
          error: expect.stringMatching(/\S/),
          code: expect.stringMatching(/^[a-z-]+$/),
        });
      }),
      { numRuns: 40 },
    );
    expect(await countRows()).toEqual(before);
  },
);

test.each(fields)(
  '[47] %s without %s answers 400 with a clear message, unless the field is optional',
  async (path, field) => {
    const { [field]: _missing, ...body } = wellFormed[path] ?? {};
    const response = await api.post(path, body);
    if (mayBeMissing.has(`${path} ${field}`)) expect(response.status).not.toBe(400);
    else expect(response.status).toBe(400);
  },
);

test.each(Object.keys(wellFormed))('[47] %s never answers 5xx for any body', async (path) => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.jsonValue(),
        fc.dictionary(
          fc.constantFrom(...Object.keys(wellFormed[path] ?? {}), 'extra', 'constructor'),
          anyValue,
        ),
      ),
      async (body) => {
        const response = await api.send({
          method: 'POST',
          url: path,
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode >= 400)
          expect(Object.keys(response.json())).toEqual(expect.arrayContaining(['error', 'code']));
      },
    ),
    { numRuns: 60 },
  );
});

test('[48] SQL and HTML in names are stored as plain text', async () => {
  const name = `<img src=x onerror=alert(1)> '); drop table users; -- =1+1 %_\\`;
  const signedUpPerson = await api.signUp({ name, collegeName: name, location: name });
  const token = await api.signIn(signedUpPerson);
  expect((await api.get('/user', { token })).body.name).toBe(name);
});

test('an error says in words what is wrong, also for a rule without a sentence of its own', async () => {
  const token = await api.signIn(await api.signUp());
  const put = async (progress: Record<string, unknown>) =>
    (await api.put('/api/progress', { version: 1, ...progress }, { token })).body.error;
  expect(await put({ lessons: 5 })).toBe('lessons does not have the form that this call expects');
  expect(await put({ lastLesson: { html: 5 } })).toBe(
    'lastLesson.html does not have the form that this call expects',
  );
  expect(await put({ streak: 3 })).toBe('The body may not have the field streak');
});
