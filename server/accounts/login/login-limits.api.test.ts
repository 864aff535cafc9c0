import { expect, test } from 'vitest';
import { signUpAs } from '../../../tests/admin-api.ts';
import { findCookie, newPerson, startApi, type Api } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';

const wrong = 'Wrong-passw0rd';

function tryWrong(api: Api, email: string, times: number, from?: (index: number) => string) {
  return Array.from(
    { length: times },
    (_, index) => () =>
      api.post('/login', { email, password: wrong }, from === undefined ? {} : { from: from(index) }),
  );
}

async function statusesInTurn(tries: readonly (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const send of tries) statuses.push((await send()).status);
  return statuses;
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

describeOnEachEngine('login', (open) => {
  /** Logs in and returns the cookie as the browser sends it. */
  async function logInFrom(api: Api, person: { email: string; password: string }, cookie?: string) {
    const response = await api.post('/login', person, cookie === undefined ? {} : { headers: { cookie } });
    expect(response.status).toBe(200);
    const setCookie = String(response.headers['set-cookie']);
    return { given: setCookie, cookie: setCookie.split(';')[0] ?? '', token: String(response.body.token) };
  }

  test('[14] a known browser has its own ten wrong passwords, which other clients can’t use up', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const { cookie } = await logInFrom(api, person);
    await statusesInTurn(tryWrong(api, person.email, 10, (index) => `198.51.100.${index}`));
    // Other people in the same network have used up the tries of one client.
    for (let time = 0; time < 10; time += 1) await statusesInTurn(tryWrong(api, newPerson().email, 10));
    expect((await api.post('/login', person)).status).toBe(429);
    const again = await logInFrom(api, person, cookie);
    expect(again.cookie).toBe(cookie);

    const fromKnownBrowser = await statusesInTurn(
      Array.from(
        { length: 11 },
        () => () => api.post('/login', { email: person.email, password: wrong }, { headers: { cookie } }),
      ),
    );
    expect(fromKnownBrowser).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await api.post('/login', person, { headers: { cookie } })).status).toBe(429);
    api.pass({ minutes: 15 });
    expect((await api.post('/login', person, { headers: { cookie } })).status).toBe(200);
  });

  test('[14] a browser is known only to the accounts that logged in from it, and an invented cookie to no account', async () => {
    const api = await startApi(await open());
    const [person, other] = [await api.signUp(), await api.signUp()];
    const { cookie } = await logInFrom(api, other);
    await statusesInTurn(tryWrong(api, person.email, 10));
    expect((await api.post('/login', person, { headers: { cookie } })).status).toBe(429);
    const forged = `known-browser=${'A'.repeat(43)}`;
    expect((await api.post('/login', person, { headers: { cookie: forged } })).status).toBe(429);
  });

  test('[14] a browser stays known to an account when other accounts log in from it', async () => {
    const api = await startApi(await open());
    const people = await Promise.all(Array.from({ length: 6 }, () => api.signUp()));
    let cookie: string | undefined;
    for (const person of people) ({ cookie } = await logInFrom(api, person, cookie));
    // The cookie is part of every request, so it holds no more than five secrets.
    expect(cookie).toMatch(/^known-browser=[\w-]{43}(\.[\w-]{43}){4}$/);
    const statuses: number[] = [];
    for (const person of people) {
      await statusesInTurn(tryWrong(api, person.email, 10, (index) => `198.51.100.${index}`));
      statuses.push((await api.post('/login', person, { headers: { cookie: cookie ?? '' } })).status);
    }
    expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
  });

  test('[14] a new password removes the account’s known browsers', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const [knownBrowser, forgottenBrowser] = [await logInFrom(api, person), await logInFrom(api, person)];
    const changed = await api.post(
      '/api/account/password',
      { currentPassword: person.password, newPassword: 'Winter-kettle-88' },
      { token: knownBrowser.token, headers: { cookie: knownBrowser.cookie } },
    );
    expect(changed.status).toBe(200);
    await statusesInTurn(tryWrong(api, person.email, 10));
    const login = { email: person.email, password: 'Winter-kettle-88' };
    expect((await api.post('/login', login, { headers: { cookie: forgottenBrowser.cookie } })).status).toBe(
      429,
    );
    expect((await api.post('/login', login, { headers: { cookie: knownBrowser.cookie } })).status).toBe(200);
  });

  test('[14] a reset removes all of them, and gives the browser in which it was done a new secret', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const { cookie } = await logInFrom(api, person);
    await api.post('/send-reset-otp', { email: person.email });
    await expect.poll(() => api.mails.at(-1)?.purpose).toBe('reset');
    const reset = { email: person.email, otp: api.codeFor(person.email), newPassword: 'Winter-kettle-88' };
    const answer = await api.post('/reset-password', reset, { headers: { cookie } });
    const given = findCookie(answer.headers, 'known-browser') ?? '';
    expect(given).not.toBe(cookie);
    await statusesInTurn(tryWrong(api, person.email, 10));
    const login = { email: person.email, password: reset.newPassword };
    expect((await api.post('/login', login, { headers: { cookie } })).status).toBe(429);
    expect((await api.post('/login', login, { headers: { cookie: given } })).status).toBe(200);
  });

  test('[56] the cookie is HttpOnly and SameSite, and over HTTPS it has the __Host- prefix', async () => {
    const database = await open();
    const plain = await startApi(database);
    const person = await plain.signUp();
    expect((await logInFrom(plain, person)).given).toMatch(
      /^known-browser=[A-Za-z0-9_-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const https = await startApi(database, { env: { PUBLIC_URL: 'https://club.example.org' } });
    expect((await logInFrom(https, person)).given).toMatch(
      /^__Host-known-browser=\S+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const rows = await database.db.selectFrom('known_browsers').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(/=([^;]+)/.exec((await logInFrom(plain, person)).given)?.[1]);
  });

  test('after a clock jumped ahead and back nobody is blocked, and what was created in between expires in time', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const visitor = newPerson();
    const jump = { days: 400 };
    api.pass(jump);
    await statusesInTurn(tryWrong(api, person.email, 10));
    expect((await api.post('/login', person)).status).toBe(429);
    const ahead = await api.requestCode(visitor.email);
    const other = await api.signUp();
    const token = await api.signIn(other);
    expect((await api.get('/session', { token })).status).toBe(200);
    for (const otp of ['000001', '000002', '000003'])
      await api.post('/verify-otp', { email: visitor.email, otp });
    api.pass({ days: -jump.days });
    expect((await api.get('/session', { token })).status).toBe(401);
    expect((await api.post('/login', other)).status).toBe(200);
    expect((await api.post('/login', person)).status).toBe(200);
    expect((await api.post('/verify-otp', { email: visitor.email, otp: ahead })).body).toEqual({
      success: false,
    });
    const otp = await api.requestCode(visitor.email);
    expect((await api.post('/verify-otp', { email: visitor.email, otp })).body).toEqual({ success: true });
    expect((await api.post('/register', visitor)).status).toBe(201);
  });

  test('[10] [14] ten wrong passwords from any clients block an account for 15 minutes', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const statuses = await statusesInTurn(tryWrong(api, person.email, 12, (index) => `198.51.100.${index}`));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);

    const refused = await api.post('/login', { email: person.email, password: person.password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(900);
    api.pass({ minutes: 15 });
    expect((await api.post('/login', { email: person.email, password: person.password })).status).toBe(200);
  });

  test('an unknown e-mail is blocked in the same way as a known one', async () => {
    const api = await startApi(await open());
    expect(await statusesInTurn(tryWrong(api, 'nobody@example.edu', 11))).toEqual([
      ...Array<number>(10).fill(401),
      429,
    ]);
  });

  test('right passwords don’t count', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    await statusesInTurn(tryWrong(api, person.email, 9));
    for (let time = 0; time < 5; time += 1) await api.signIn(person);
    expect(await statusesInTurn(tryWrong(api, person.email, 2))).toEqual([401, 429]);
  });

  test('[11] of 100 parallel wrong passwords on two servers with one database only ten are checked', async () => {
    const firstServer = await startApi(await open());
    const other = await startApi(await open());
    const person = await firstServer.signUp();
    const tries = [...tryWrong(firstServer, person.email, 50), ...tryWrong(other, person.email, 50)];
    const statuses = (await Promise.all(tries.map((send) => send()))).map(({ status }) => status);
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 90]);
  });

  test('[11] when one try is left, only one server can use it', async () => {
    const servers: Api[] = [];
    for (let nth = 0; nth < 4; nth += 1) servers.push(await startApi(await open()));
    const [first] = servers;
    if (first === undefined) throw new Error('no server');
    for (let round = 0; round < 3; round += 1) {
      const { email } = await first.signUp();
      await statusesInTurn(tryWrong(first, email, 9));
      const last = await Promise.all(
        servers.flatMap((server) => tryWrong(server, email, 1)).map((send) => send()),
      );
      const statuses = last.map(({ status }) => status);
      expect([count(statuses, 401), count(statuses, 429)]).toEqual([1, 3]);
    }
  });

  test('[12] limits survive a restart', async () => {
    const database = await open();
    const before = await startApi(database);
    const person = await before.signUp();
    await statusesInTurn(tryWrong(before, person.email, 10));
    await before.app.close();
    const after = await startApi(await open());
    expect((await after.post('/login', { email: person.email, password: person.password })).status).toBe(429);
  });

  test('[13] a client is blocked after 100 wrong passwords for many accounts, and other clients are not', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const tries = Array.from({ length: 104 }, (_, index) =>
      tryWrong(api, `someone.${index}@example.edu`, 1),
    ).flat();
    const statuses = (await Promise.all(tries.map((send) => send()))).map(({ status }) => status);
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([100, 4]);
    expect((await api.post('/login', person, { from: '198.51.100.9' })).status).toBe(200);
  });

  test('[15] a proxy header counts as the client’s address only from a trusted proxy', async () => {
    const database = await open();
    const direct = await startApi(database);
    const header = (index: number) => ({
      headers: {
        'x-forwarded-for': `203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
      },
    });
    const check = (api: Api, index: number) =>
      api.post('/check-availability', { username: 'free_name' }, header(index));
    const statuses = await statusesInTurn(
      Array.from({ length: 61 }, (_, index) => () => check(direct, index)),
    );
    expect(statuses.at(-1)).toBe(429);
    const behindProxy = await startApi(database, { env: { TRUST_PROXY: 'true' } });
    expect((await check(behindProxy, 1)).status).toBe(200);
    const spoofed = await behindProxy.post(
      '/check-availability',
      { username: 'free_name' },
      { headers: { 'x-forwarded-for': '203.0.113.77, 192.0.2.1' } },
    );
    expect(spoofed.status).toBe(429);
  });

  test('[15] the audit log does not contain a forged address either', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const headers = {
      'x-forwarded-for': '203.0.113.5',
      'x-real-ip': '203.0.113.5',
      forwarded: 'for=203.0.113.5',
    };
    const path = `/api/admin/users/${admin.userId}/sessions`;
    expect((await api.remove(path, {}, { token: admin.token, headers, from: '192.0.2.9' })).status).toBe(200);
    expect(await database.db.selectFrom('admin_acts').select('from_address').execute()).toEqual([
      { from_address: '192.0.2.9' },
    ]);
  });

  test.each([
    ['2', '192.0.2.7, 203.0.113.77, 198.51.100.1', '203.0.113.77'],
    ['192.0.2.0/24, 198.51.100.1', '203.0.113.77, 198.51.100.1', '203.0.113.77'],
    ['10.0.0.0/8', '203.0.113.77', '192.0.2.1'],
  ])('TRUST_PROXY=%s takes the address out of %s as %s', async (trusted, forwarded, client) => {
    const database = await open();
    const api = await startApi(database, { env: { TRUST_PROXY: trusted } });
    await api.post(
      '/check-availability',
      { username: 'free_name' },
      { headers: { 'x-forwarded-for': forwarded } },
    );
    const hits = await database.db.selectFrom('rate_hits').select('bucket').distinct().execute();
    expect(hits).toEqual([{ bucket: `availability:${client}` }]);
  });

  test('RATE_LIMIT=off lifts the limits', async () => {
    const api = await startApi(await open(), { env: { RATE_LIMIT: 'off' } });
    expect(count(await statusesInTurn(tryWrong(api, 'nobody@example.edu', 12)), 401)).toBe(12);
  });
});
