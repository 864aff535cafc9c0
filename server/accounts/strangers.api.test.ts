import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints/all-endpoints.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { findCookie, newPerson, startApi, type Answer, type Api } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { deleteExpiredRows } from '../delete-expired.ts';
import { policyReportPath } from '../http/pages/page-policy.ts';

const password = 'Monsoon-chai-2026';
const secret = () => randomBytes(32).toString('base64url');

/** A body for each call without a token, another one each time; and how often one client may have it write. */
const strangersCalls: Record<string, { body: (round: number) => object | undefined; mostRows: number }> = {
  'POST /login': { body: (round) => ({ email: `a${round}@example.edu`, password }), mostRows: 500 },
  'POST /login/second-factor': { body: () => ({ challenge: secret(), code: '123456' }), mostRows: 0 },
  'POST /check-availability': { body: (round) => ({ username: `free_${round}` }), mostRows: 70 },
  'POST /verify-otp': { body: (round) => ({ email: `b${round}@example.edu`, otp: '123456' }), mostRows: 130 },
  'POST /register': { body: () => newPerson(), mostRows: 40 },
  'POST /reset-password': {
    body: (round) => ({ email: `c${round}@example.edu`, otp: secret(), newPassword: password }),
    mostRows: 70,
  },
  [`POST ${policyReportPath}`]: {
    body: (round) => ({
      'csp-report': {
        'document-uri': 'https://club.example.org/',
        'blocked-uri': `https://cdn.example.net/${round}`,
        'violated-directive': 'script-src-elem',
      },
    }),
    mostRows: 0,
  },
};
/** Lines of the log that 200 of these calls may write. */
const mostLines = 60;
/** Calls that write nothing, and those that ask for a mail, which a test of their own calls. */
const otherCalls = ['POST /send-otp', 'POST /send-reset-otp', 'GET /health', 'GET /ready'];

const tables = ['rate_hits', 'locks', 'codes', 'code_guesses', 'email_proofs', 'mails', 'users'] as const;

async function countRows({ db }: Database): Promise<number> {
  let rows = 0;
  for (const table of tables satisfies readonly (keyof Schema)[]) {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    rows += Number(count);
  }
  return rows;
}

async function callMany(api: Api, call: string, bodies: readonly (object | undefined)[]): Promise<Answer[]> {
  const [, path = ''] = call.split(' ');
  const answers: Answer[] = [];
  for (let at = 0; at < bodies.length; at += 10)
    answers.push(...(await Promise.all(bodies.slice(at, at + 10).map((body) => api.post(path, body)))));
  return answers;
}

describeOnEachEngine('what a stranger can make the server write', (open) => {
  test('[62] every call without a token is in this test', async () => {
    const name = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
    const tested = [...Object.keys(strangersCalls), ...otherCalls];
    const forEveryone = allEndpoints.filter(({ access }) => access === 'everyone').map(name);
    expect(tested).toEqual(expect.arrayContaining(forEveryone));
    // The calls that are no endpoint of the API, too.
    const { app, listen } = await startApi(await open());
    await listen();
    const others = tested.filter((call) => !forEveryone.includes(call));
    const writing = [...allEndpoints.map(name), ...others].filter((call) => !call.startsWith('GET '));
    expect(app.printRoutes().match(/\b(POST|PUT|PATCH|DELETE)\b/g)).toHaveLength(writing.length);
  });

  test.each(Object.entries(strangersCalls))(
    '[62] %s writes a bounded number of rows, which are gone after a day',
    async (call, { body, mostRows }) => {
      const database = await open();
      const api = await startApi(database);
      const first = await callMany(
        api,
        call,
        Array.from({ length: 150 }, (_, round) => body(round)),
      );
      const rows = await countRows(database);
      expect(rows).toBeLessThanOrEqual(mostRows);
      expect(api.logLines.length).toBeLessThanOrEqual(mostLines);
      const more = await callMany(
        api,
        call,
        Array.from({ length: 50 }, (_, round) => body(round + 150)),
      );
      expect(await countRows(database)).toBe(rows);
      expect(api.logLines.length).toBeLessThanOrEqual(mostLines);
      if (mostRows > 0) {
        expect([...first, ...more].some(({ status }) => status === 429)).toBe(true);
        expect(more.every(({ status }) => status === 429)).toBe(true);
      }
      api.pass({ days: 1 });
      await deleteExpiredRows({ database, clock: api.now });
      expect(await countRows(database)).toBe(0);
    },
  );

  test.each(['/send-otp', '/send-reset-otp'])(
    '[62] %s writes for 300 calls an hour of a client, and the rows are gone after a day',
    { timeout: 300_000 },
    async (path) => {
      const database = await open();
      const api = await startApi(database);
      const bodies = Array.from({ length: 310 }, (_, round) => ({ email: `d${round}@example.edu` }));
      const answers = await callMany(api, `POST ${path}`, bodies);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(300);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
      const rows = await countRows(database);
      const more = await callMany(api, `POST ${path}`, bodies.slice(0, 20));
      expect(more.every(({ status }) => status === 429)).toBe(true);
      expect(await countRows(database)).toBe(rows);
      api.pass({ days: 1 });
      await deleteExpiredRows({ database, clock: api.now });
      expect(await countRows(database)).toBe(0);
    },
  );
});

describeOnEachEngine('the mails of the site', (open) => {
  test('[63] resets for unknown emails use up no mail, and answer like one that is sent', async () => {
    const api = await startApi(await open(), { env: { MAILS_PER_HOUR: '5' } });
    const owner = await api.signUp();
    for (let round = 0; round < 20; round += 1) {
      const from = `2001:db8:${round}::1`;
      const answer = await api.post('/send-reset-otp', { email: `nobody.${round}@example.edu` }, { from });
      expect(answer.status).toBe(200);
    }
    expect((await api.post('/send-reset-otp', { email: owner.email }, { from: '198.51.100.7' })).status).toBe(
      200,
    );
    await expect.poll(() => api.mails.at(-1)?.purpose).toBe('reset');
  });

  test('[63] a fifth of the mails is kept for clients that asked for nothing in the last hour', async () => {
    const api = await startApi(await open(), { env: { MAILS_PER_HOUR: '10' } });
    const owner = await api.signUp();
    const ask = (email: string, from: string) => api.post('/send-reset-otp', { email }, { from });
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1)
      statuses.push((await api.post('/send-otp', { email: `e${round}@example.edu` })).status);
    // One mail was that of the sign-up.
    expect(statuses).toEqual([...Array<number>(7).fill(200), 429, 429, 429]);
    // An unknown email is refused exactly where a known one is.
    expect((await ask('nobody@example.edu', '192.0.2.1')).status).toBe(429);
    expect((await ask(owner.email, '192.0.2.1')).status).toBe(429);
    expect((await ask('nobody@example.edu', '198.51.100.7')).status).toBe(200);
    expect((await ask(owner.email, '198.51.100.8')).status).toBe(200);
    await expect.poll(() => api.mails.at(-1)?.purpose).toBe('reset');
    api.pass({ minutes: 61 });
    expect((await ask(owner.email, '192.0.2.1')).status).toBe(200);
  });

  test('[63] a known browser gets a code also where others in its network asked for their share', async () => {
    const api = await startApi(await open(), { env: { MAILS_PER_HOUR: '10' } });
    const owner = await api.signUp();
    const cookie = findCookie((await api.post('/login', owner)).headers, 'known-browser') ?? '';
    const ask = (email: string, headers: Record<string, string> = {}) =>
      api.post('/send-reset-otp', { email }, { headers });
    for (let round = 0; round < 8; round += 1)
      await api.post('/send-otp', { email: `e${round}@example.edu` });
    expect((await ask(owner.email)).status).toBe(429);
    expect((await ask('nobody@example.edu', { cookie })).status).toBe(429);
    expect((await ask(owner.email, { cookie })).status).toBe(200);
    await expect.poll(() => api.mails.at(-1)?.purpose).toBe('reset');
  });

  test('[63] a person is notified while two other accounts ask for as many notices as they can', async () => {
    const api = await startApi(await open(), { env: { MAILS_PER_HOUR: '40' } });
    const [victim, ...others] = [await api.signUp(), await api.signUp(), await api.signUp()];
    await Promise.all([victim, ...others].map((person) => api.signIn(person)));
    api.pass({ minutes: 61 });
    for (const other of others) for (let round = 0; round < 10; round += 1) await api.signIn(other);
    await api.signIn(victim);
    await expect.poll(() => api.notices.some(({ to }) => to === victim.email)).toBe(true);
    const toOthers = api.notices.filter(({ to }) => to !== victim.email);
    expect(toOthers.length).toBeLessThanOrEqual(10);
  });

  test('[63] an account gets a tenth of the notices of an hour, and no more', async () => {
    const api = await startApi(await open(), { env: { MAILS_PER_HOUR: '80' } });
    const person = await api.signUp();
    await api.signIn(person);
    api.pass({ minutes: 61 });
    for (let round = 0; round < 5; round += 1) await api.signIn(person);
    await expect.poll(() => api.notices.length).toBe(2);
    await setTimeout(300);
    expect(api.notices).toHaveLength(2);
  });

  test('[63] notices leave the fifth of the mails that is kept for others', async () => {
    const api = await startApi(await open(), { env: { MAILS_PER_HOUR: '10' } });
    const person = await api.signUp();
    await api.signIn(person);
    api.pass({ minutes: 61 });
    for (let round = 0; round < 8; round += 1)
      expect((await api.post('/send-otp', { email: `f${round}@example.edu` })).status).toBe(200);
    await api.signIn(person);
    await setTimeout(300);
    expect(api.notices).toEqual([]);
    for (const from of ['198.51.100.7', '198.51.100.8'])
      expect((await api.post('/send-otp', { email: `${from}@example.edu` }, { from })).status).toBe(200);
  });
});
