import { expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints/all-endpoints.ts';
import { cookies } from '#contract/stored-data.ts';
import { signUpAs } from '../tests/admin-api.ts';
import { startApi, wrongCode, type Api } from '../tests/api.ts';
import { describeOnEachEngine } from '../tests/engines.ts';
import type { HttpRequest } from '../tests/server/send-over-http.ts';

/** Statements of docs/security.md about every call. They are tested for new calls without a change here. */

const https = { env: { PUBLIC_URL: 'https://club.example.org' } };

/** A call that anybody can make, with `nobody` for each id. */
function send(
  api: Api,
  { method, path }: Pick<(typeof allEndpoints)[number], 'method' | 'path'>,
  { token, ...more }: Pick<HttpRequest, 'payload' | 'headers'> & { token?: string } = {},
) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const url = path.replaceAll(/:\w+/g, 'nobody');
  return api.send({ method, url, ...more, headers: { ...more.headers, ...authorization } });
}

describeOnEachEngine('every call', (open) => {
  test('[41] checks the session or right in its description before it validates the request', async () => {
    const database = await open();
    const api = await startApi(database);
    const member = await signUpAs(api, database);
    const before = await database.db.selectFrom('users').selectAll().execute();
    const asked = { session: 0, admin: 0 };
    for (const endpoint of allEndpoints) {
      const { method, path, access } = endpoint;
      if (access === 'everyone') continue;
      asked[access] += 1;
      const bodies = method === 'GET' ? [undefined] : [undefined, '{}', '{"password":7', '[]'];
      for (const payload of bodies) {
        const sent =
          payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } };
        for (const token of [undefined, '', 'x'.repeat(43), member.token.toLowerCase()]) {
          const response = await send(api, endpoint, { ...sent, ...(token !== undefined && { token }) });
          expect([method, path, response.statusCode, Object.keys(response.json())]).toEqual([
            method,
            path,
            401,
            expect.arrayContaining(['error', 'code']),
          ]);
        }
        if (access === 'admin')
          expect([path, (await send(api, endpoint, { ...sent, token: member.token })).statusCode]).toEqual([
            path,
            403,
          ]);
      }
    }
    expect(asked.session).toBeGreaterThan(15);
    expect(asked.admin).toBeGreaterThan(8);
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual(before);
  });

  test('[53] that changes something accepts only JSON, and changes nothing otherwise', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const readAll = async () =>
      Promise.all(
        (['users', 'sessions', 'progress', 'codes', 'mails', 'admin_acts', 'email_changes'] as const).map(
          (table) => database.db.selectFrom(table).selectAll().execute(),
        ),
      );
    const before = await readAll();
    for (const endpoint of allEndpoints) {
      if (endpoint.method === 'GET') continue;
      for (const type of [
        'application/x-www-form-urlencoded',
        'text/plain',
        'multipart/form-data; boundary=x',
      ]) {
        const payload = `{"password":"${admin.password}","email":"a@b.in","veri":"verified"}`;
        const headers = { 'content-type': type, origin: 'https://evil.example' };
        const response = await send(api, endpoint, { payload, headers, token: admin.token });
        expect([endpoint.path, type, response.statusCode]).toEqual([endpoint.path, type, 415]);
      }
    }
    expect(await readAll()).toEqual(before);
  });

  test('[56] [57] has no-store, a charset and, over HTTPS, HSTS on every response, also on errors', async () => {
    const database = await open();
    const api = await startApi(database, https);
    const admin = await signUpAs(api, database, { admin: 1 });
    const successes: string[] = [];
    for (const endpoint of allEndpoints) {
      const { method, path } = endpoint;
      if (path === '/logout') continue;
      // No other call does anything to the admin: nobody has the id `nobody`.
      const userId = method === 'GET' ? admin.userId : 'nobody';
      const url = { method, path: path.replace(':userId', userId) as typeof path };
      for (const token of [undefined, admin.token]) {
        const response = await send(api, url, token === undefined ? {} : { token });
        if (token !== undefined && response.statusCode === 200) successes.push(`${method} ${path}`);
        const { 'cache-control': cache, 'content-type': type, ...headers } = response.headers;
        expect([method, path, cache, type]).toEqual([
          method,
          path,
          'no-store',
          expect.stringMatching(/^(?:application\/json|text\/csv); charset=utf-8$/),
        ]);
        expect(headers['strict-transport-security'], path).toMatch(/^max-age=31536000/);
      }
    }
    expect(successes).toEqual(
      expect.arrayContaining([
        'GET /user',
        'GET /session',
        'GET /api/progress',
        'GET /api/account/export',
        'GET /api/account/sessions',
        'GET /api/account/second-factor',
        'GET /api/admin/users',
        'GET /api/admin/users/:userId',
        'GET /api/admin/users.csv',
        'GET /api/admin/acts',
        'GET /api/admin/acts.csv',
      ]),
    );
    const login = await api.post('/login', admin);
    expect([login.status, login.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('[56] over HTTPS every cookie has the __Host- prefix, Secure and HttpOnly, and the privacy page names it', async () => {
    const api = await startApi(await open(), https);
    const sent: string[] = [];
    api.app.addHook('onSend', async (_request, reply) => {
      sent.push(...[reply.getHeader('set-cookie') ?? []].flat().map(String));
    });
    const person = await api.signUp();
    const token = await api.signIn(person);
    await api.post(
      '/api/account/password',
      { currentPassword: person.password, newPassword: 'Winter-88-kettle' },
      { token },
    );
    await api.post('/logout', undefined, { token });
    // The privacy page names each, and how long it is kept.
    const named = sent.map((cookie) => /^__Host-([^=]+)=.*; Max-Age=(\d+)/.exec(cookie)?.slice(1).join(' '));
    expect(new Set(named)).toEqual(new Set(cookies.map(({ name, seconds }) => `${name} ${seconds}`)));
    for (const cookie of sent)
      expect(cookie).toMatch(
        /^__Host-[a-z-]+=[^;]*;(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Strict)(?!.*Domain)/,
      );
  });

  test('[12] limits survive a restart, and servers share them', async () => {
    const database = await open();
    const before = await startApi(database, { env: { MAILS_PER_HOUR: '9' } });
    const person = await before.signUp();
    const from = '198.51.100.7';
    for (let time = 0; time < 60; time += 1)
      await before.post('/verify-otp', { email: `x${time}@example.edu`, otp: '123456' }, { from });
    const guessed = 'guessed@example.edu';
    for (let round = 0; round < 4; round += 1) {
      const otp = await before.requestCode(guessed);
      for (let step = 1; step <= 5; step += 1)
        await before.post('/verify-otp', { email: guessed, otp: wrongCode(otp, step) });
      before.pass({ minutes: 1 });
    }
    const rightOne = await before.requestCode(guessed);
    await before.requestCode('two@example.edu');
    await before.requestCode('three@example.edu');
    // Its window is a minute, so it is last.
    for (let time = 0; time < 60; time += 1)
      await before.post('/check-availability', { username: 'free_name' }, { from: '198.51.100.8' });
    await before.app.close();

    const after = await startApi(await open(), { env: { MAILS_PER_HOUR: '9' }, startAt: before.now() });
    const other = await startApi(await open(), { env: { MAILS_PER_HOUR: '9' }, startAt: before.now() });
    for (const api of [after, other]) {
      const statusOf = async (path: string, body: object, as: { from?: string } = {}) => {
        const { status, headers } = await api.post(path, body, as);
        return [status, /^\d+$/.test(String(headers['retry-after']))];
      };
      const refused = [429, true];
      expect(await statusOf('/check-availability', { username: 'a_name' }, { from: '198.51.100.8' })).toEqual(
        refused,
      );
      expect(await statusOf('/verify-otp', { email: 'x@example.edu', otp: '123456' }, { from })).toEqual(
        refused,
      );
      const judged = await api.post('/verify-otp', { email: guessed, otp: rightOne });
      expect(judged.body).toEqual({ success: false });
      expect(await statusOf('/send-otp', { email: guessed })).toEqual(refused);
      expect(await statusOf('/login', { email: person.email, password: 'Wrong-passw0rd' })).toEqual([
        401,
        false,
      ]);
      // The ninth mail of the hour is kept for a client that asked for none, and is the last one on any server.
      const [email, newClient] =
        api === after ? ['four@example.edu', '198.51.100.4'] : ['five@example.edu', '198.51.100.5'];
      if (api === after) expect(await statusOf('/send-otp', { email })).toEqual(refused);
      expect(await statusOf('/send-otp', { email }, { from: newClient })).toEqual(
        api === after ? [200, false] : refused,
      );
    }
  });
});
