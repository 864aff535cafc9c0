import { accountFields, exampleAccountFields } from '#contract/account-fields.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints/all-endpoints.ts';
import { startApi, type Api } from '../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import { hashPassword, verifyPassword } from '../accounts/passwords/password-hash.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { bodyLimitBytes } from './json-body.ts';

let testDatabase: TestDatabase;
let database: Database;
let api: Api;
let token: string;
let allowedMs: number;
let hashingMs: number;

beforeAll(async () => {
  testDatabase = await makeTestDatabase('sqlite');
  database = await openDatabase(testDatabase);
  api = await startApi(database, { env: { RATE_LIMIT: 'off' }, hasRealHashCost: true });
  const person = await api.signUp();
  await database.db.updateTable('users').set({ admin: 1 }).execute();
  token = await api.signIn(person);
  allowedMs = linearMs * (await measureSlowness());
  const hash = await hashPassword(person.password);
  hashingMs = 1.5 * (await measureCpu(() => verifyPassword('Another-pass-1', hash)));
});

afterAll(async () => {
  await api.app.close();
  await database.close();
  await testDatabase.remove();
});

/**
 * What 64 KiB may cost on a machine that reads a mebibyte of JSON in 10 ms. 1,500 lessons of progress take 11 to 16 ms
 * once compiled, 30,000 nested arrays 3 to 40 ms, most of it the garbage of the calls before; anything that grows
 * faster than its input takes seconds.
 */
const linearMs = 60;
/** Added for writing those 1,500 lessons: in one of many runs it took 23 ms in total. */
const writingMs = 20;

/**
 * Milliseconds of processor time of the work, the minimum of a few runs, because other work on the machine only
 * adds to it.
 */
async function measureCpu(work: () => unknown, runs = 4): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if (Math.min(...times) < 5) break;
  }
  return Math.min(...times);
}

/** How much slower this machine is than one that reads a mebibyte of JSON in 10 ms; never below 1. */
async function measureSlowness(): Promise<number> {
  const text = JSON.stringify(
    Array.from({ length: 16_384 }, (_, index) => ({ key: index, text: 'chai and samosas' })),
  );
  const reading = await measureCpu(() => JSON.parse(text), 8);
  return Math.max(1, reading / 10);
}

/** Characters for which careless regular expressions and loops take too much time. */
const parts = [
  '/',
  ' ',
  'a',
  'A',
  '@',
  '.',
  'a@',
  'a.',
  '\t',
  '\u00A0',
  '%',
  '_',
  '0',
  '١',
  '-',
  '"',
  '\\',
  'é',
  '💥',
  '\u200B',
  'ﷺ',
  'ß',
  'İ',
];
const fields = [
  'email',
  'username',
  'name',
  'password',
  'otp',
  'newPassword',
  'currentPassword',
  ...accountFields.map(({ requestKey }) => requestKey),
  'lessons',
];
const valid = {
  name: 'Meera',
  username: 'meera',
  email: 'meera@example.edu',
  password: 'Short-1',
  otp: '123456',
  newPassword: 'Short-1',
  ...exampleAccountFields,
};

const kinds = ['long text', 'nesting', 'keys', 'progress'] as const;
type Kind = (typeof kinds)[number];

/** A body of about this size. It has no valid password, because hashing has its own limit. */
function makeBody(
  kind: Kind,
  size: number,
  field: string,
  text: { start: string; part: string; end: string },
): string {
  const count = (bytesEach: number) => Math.max(1, Math.floor(size / bytesEach));
  const entries = (bytesEach: number, entry: (index: number) => [string, unknown]) =>
    Object.fromEntries(Array.from({ length: count(bytesEach) }, (_, index) => entry(index)));
  if (kind === 'nesting') return `${'['.repeat(count(2))}${']'.repeat(count(2))}`;
  if (kind === 'keys') return JSON.stringify(entries(12, (index) => [`k${index}`, 1]));
  if (kind === 'progress')
    return JSON.stringify({
      version: 1,
      lessons: entries(40, (index) => [`html/x${index}`, { doneAt: index }]),
    });
  const bytes = Buffer.byteLength(JSON.stringify(text.part)) - 2;
  return JSON.stringify({ ...valid, [field]: `${text.start}${text.part.repeat(count(bytes))}${text.end}` });
}

test('the processor time of a call grows no faster than its body, up to 64 KiB', async () => {
  // Logging out would end the session of the other calls.
  const calls = allEndpoints
    .filter(({ method, path }) => method !== 'GET' && path !== '/logout')
    .map(({ method, path }) => ({ method, path }));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      fc.record({
        kind: fc.constantFrom(...kinds),
        size: fc.constantFrom(255, 4_000, 60_000),
        field: fc.constantFrom(...fields),
        start: fc.constantFrom('', 'a@', 'meera', ' '),
        part: fc.oneof(fc.constantFrom(...parts), fc.string({ minLength: 1, maxLength: 4 })),
        end: fc.constantFrom('', '!', '\u0000', '@b.in', 'x', '\n'),
      }),
      async ({ method, path }, { kind, size, field, ...text }) => {
        const payload = makeBody(kind, size, field, text);
        fc.pre(Buffer.byteLength(payload) <= bodyLimitBytes);
        let status = 0;
        const cost = await measureCpu(async () => {
          const response = await api.send({
            method,
            url: path.replace(/:\w+/, 'x'),
            payload,
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          });
          status = response.statusCode;
        });
        expect(status).toBeLessThan(500);
        const hashes = path === '/login' || path.startsWith('/api/account');
        const writes = method === 'PUT' && path === '/api/progress';
        expect(cost).toBeLessThan(allowedMs + (hashes ? hashingMs : 0) + (writes ? writingMs : 0));
      },
    ),
    { numRuns: 400, seed: 14 },
  );
});

/** What is repeated up to 15 KiB in a path, query or header, and how the text may end. */
const repeated = [
  '/',
  ' ',
  'a',
  '%2F',
  '%20',
  '.',
  '..',
  '/.',
  '//a',
  ';',
  ',',
  '=',
  '"',
  'a,',
  'Bearer ',
  '0',
];
const endings = ['a', '!', '/', ''];
const places = [
  'path',
  'search',
  'authorization',
  'cookie',
  'user-agent',
  'if-none-match',
  'accept',
  'accept-encoding',
  'x-forwarded-for',
  'host',
  'origin',
] as const;

/** A request whose path, search or header has the text. */
function makeRequest(place: (typeof places)[number], text: string) {
  const headers = { authorization: `Bearer ${token}` };
  if (place === 'path') return { url: `/${text.replaceAll(' ', '+')}`, headers };
  if (place === 'search')
    return { url: `/api/admin/users?search=${encodeURIComponent(text).slice(0, 15_000)}`, headers };
  return { url: '/api/admin/users?search=a', headers: { ...headers, [place]: text } };
}

// Every combination, because a sample of them missed the slashes that once took 200 ms.
test.each(places)('neither does the time for 15 KiB in the %s', async (place) => {
  for (const part of repeated)
    for (const end of endings) {
      const request = makeRequest(place, part.repeat(Math.floor(15_000 / part.length)) + end);
      let status = 0;
      const cost = await measureCpu(async () => {
        status = (await api.send({ method: 'GET', ...request })).statusCode;
      });
      expect(status).toBeLessThan(500);
      expect(cost, `${part}…${end}`).toBeLessThan(allowedMs);
    }
});
