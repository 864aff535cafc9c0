import { expect, test } from 'vitest';
import { startApi, type Answer, type Api, type Person } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

const newPassword = 'Winter-kettle-88';
const wrongPassword = 'Wrong-passw0rd';

async function remove(
  api: Api,
  path: string,
  token?: string,
  body?: object,
): Promise<Pick<Answer, 'status' | 'body'>> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await api.app.inject({
    method: 'DELETE',
    url: path,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

function change(
  api: Api,
  token: string,
  currentPassword: string,
  password = newPassword,
  from?: string,
): Promise<Answer> {
  return api.post(
    '/api/account/password',
    { currentPassword, newPassword: password },
    { token, ...(from === undefined ? {} : { from }) },
  );
}

type Listed = { id: string; device: string; createdAt: string; lastUsedAt: string; current: boolean };

async function listSessions(api: Api, token: string): Promise<Listed[]> {
  const { sessions } = (await api.get('/api/account/sessions', { token })).body;
  return sessions as Listed[];
}

async function signInWith(api: Api, person: Person, userAgent: string): Promise<string> {
  return String((await api.post('/login', person, { headers: { 'user-agent': userAgent } })).body.token);
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeOnEachEngine('changing the password', (open) => {
  test('[9] [36] the new password works, the old one does not, and every other session has ended', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const [mine, ...others] = [await api.signIn(person), await api.signIn(person), await api.signIn(person)];
    const otherPerson = await api.signIn(await api.signUp());
    const response = await change(api, mine, person.password);
    expect([response.status, response.body]).toEqual([
      200,
      { message: 'Password changed. Every other session has ended.' },
    ]);
    for (const token of others) expect((await api.get('/session', { token })).status).toBe(401);
    for (const token of [mine, otherPerson]) expect((await api.get('/session', { token })).status).toBe(200);
    expect((await api.post('/login', person)).status).toBe(401);
    expect((await api.post('/login', { email: person.email, password: newPassword })).status).toBe(200);
  });

  test('[9] a wrong current password is rejected with 403, a missing one with 400, and nothing changes', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const [mine, other] = [await api.signIn(person), await api.signIn(person)];
    const refused = await change(api, mine, wrongPassword);
    expect([refused.status, refused.body]).toEqual([403, { error: 'The current password is not right.' }]);
    expect((await api.post('/api/account/password', { newPassword }, { token: mine })).status).toBe(400);
    expect((await api.get('/session', { token: other })).status).toBe(200);
    expect((await api.post('/login', person)).status).toBe(200);
  });

  test('[1] [2] a new password that breaks a rule is rejected', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const token = await api.signIn(person);
    for (const badPassword of ['Abcde12', 'abcdefg1', 'Abcdefgh', 'ABCDEfg1']) {
      const response = await change(api, token, person.password, badPassword);
      expect([response.status, response.body.error]).toEqual([
        400,
        expect.stringContaining('Password rule not met'),
      ]);
    }
  });

  test('[6] a common password is rejected when the setting says so', async () => {
    const api = await startApi(await open(), { env: { REFUSE_COMMON_PASSWORDS: 'true' } });
    const person = await api.signUp();
    expect((await change(api, await api.signIn(person), person.password, 'Password1')).status).toBe(400);
  });

  test('[10] wrong passwords count together with those of the login, from any client, and block both', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const token = await api.signIn(person);
    for (let time = 0; time < 5; time += 1)
      expect((await api.post('/login', { email: person.email, password: wrongPassword })).status).toBe(401);
    for (let time = 0; time < 5; time += 1)
      expect((await change(api, token, wrongPassword, newPassword, `198.51.100.${time}`)).status).toBe(403);
    const blocked = await change(api, token, person.password);
    expect([blocked.status, Number(blocked.headers['retry-after'])]).toEqual([429, 900]);
    expect((await remove(api, '/api/account', token, { password: person.password })).status).toBe(429);
    expect((await api.post('/login', person)).status).toBe(429);
    api.pass({ minutes: 15 });
    expect((await change(api, token, person.password)).status).toBe(200);
  });

  test('[11] of 100 parallel wrong passwords on two servers only ten are checked', async () => {
    const [firstServer, other] = [await startApi(await open()), await startApi(await open())];
    const token = await firstServer.signIn(await firstServer.signUp());
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => change(index % 2 ? firstServer : other, token, wrongPassword)),
    );
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('of several parallel changes exactly one succeeds, and only its session stays valid', async () => {
    const [firstServer, other] = [await startApi(await open()), await startApi(await open())];
    const person = await firstServer.signUp();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => firstServer.signIn(person)));
    const responses = await Promise.all(
      tokens.map((token, index) =>
        change(index % 2 ? firstServer : other, token, person.password, `${newPassword}${index}`),
      ),
    );
    const winners = responses.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    const activeSessions = await Promise.all(
      tokens.map(async (token) => (await firstServer.get('/session', { token })).status === 200),
    );
    expect(activeSessions.flatMap((lives, index) => (lives ? [index] : []))).toEqual(winners);
    expect(
      (await firstServer.post('/login', { email: person.email, password: `${newPassword}${winners[0]}` }))
        .status,
    ).toBe(200);
  });
});

describeOnEachEngine('a person’s sessions', (open) => {
  test('[38] are listed with device and times, the current one first, and each can be ended', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const labSession = await signInWith(
      api,
      person,
      'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0',
    );
    api.pass({ days: 2 });
    const phoneSession = await signInWith(
      api,
      person,
      'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Firefox/140.0',
    );
    api.pass({ days: 1 });
    const mine = await signInWith(api, person, firefox);

    const listed = await listSessions(api, mine);
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Linux', true],
      ['Firefox on Android', false],
      ['Edge on Windows', false],
    ]);
    expect(listed[2]).toEqual({
      id: expect.any(String),
      device: 'Edge on Windows',
      createdAt: '2026-11-21T09:00:00.000Z',
      lastUsedAt: '2026-11-21T09:00:00.000Z',
      current: false,
    });
    expect((await listSessions(api, phoneSession))[0]).toMatchObject({
      device: 'Firefox on Android',
      current: true,
    });

    expect((await remove(api, `/api/account/sessions/${listed[2]?.id}`, mine)).status).toBe(200);
    expect((await api.get('/session', { token: labSession })).status).toBe(401);
    expect((await api.get('/session', { token: phoneSession })).status).toBe(200);
    expect(await listSessions(api, mine)).toHaveLength(2);
    expect((await remove(api, `/api/account/sessions/${listed[2]?.id}`, mine)).status).toBe(404);
  });

  test('[38] the current one can be ended too', async () => {
    const api = await startApi(await open());
    const token = await api.signIn(await api.signUp());
    const [own] = await listSessions(api, token);
    expect((await remove(api, `/api/account/sessions/${own?.id}`, token)).status).toBe(200);
    expect((await api.get('/session', { token })).status).toBe(401);
  });

  test('[41] another person’s session gets 404 and stays valid', async () => {
    const api = await startApi(await open());
    const [mine, theirs] = [await api.signIn(await api.signUp()), await api.signIn(await api.signUp())];
    const [foreign] = await listSessions(api, theirs);
    const response = await remove(api, `/api/account/sessions/${foreign?.id}`, mine);
    expect([response.status, response.body]).toEqual([404, { error: 'You have no such session.' }]);
    expect((await api.get('/session', { token: theirs })).status).toBe(200);
  });

  test('[47] an invalid id of any length answers 404', async () => {
    const api = await startApi(await open());
    const token = await api.signIn(await api.signUp());
    for (const id of [
      'nothing',
      '%00',
      '%F0%9F%92%A5',
      "'%20or%201=1--",
      '%2E%2E',
      'x'.repeat(99),
      'x'.repeat(5000),
    ]) {
      expect([id, (await remove(api, `/api/account/sessions/${id}`, token)).status]).toEqual([id, 404]);
    }
  });

  test('[37] expired ones are not listed', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    await api.signIn(person);
    api.pass({ days: 7 });
    expect(await listSessions(api, await api.signIn(person))).toHaveLength(1);
  });
});

describeOnEachEngine('a person’s account', (open) => {
  test('[9] is deleted only with the password', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const token = await api.signIn(person);
    for (const [body, status] of [
      [{ password: wrongPassword }, 403],
      [{}, 400],
      [undefined, 400],
    ] as const) {
      expect((await remove(api, '/api/account', token, body)).status).toBe(status);
    }
    expect((await api.get('/session', { token })).status).toBe(200);
  });

  test('[39] once deleted, its sessions have ended, its login is unknown, and e-mail and username are free', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const tokens = [await api.signIn(person), await api.signIn(person)];
    expect((await remove(api, '/api/account', tokens[0], { password: person.password })).status).toBe(200);
    for (const token of tokens) expect((await api.get('/session', { token })).status).toBe(401);
    expect((await api.post('/login', person)).status).toBe(401);
    expect(
      (await api.post('/check-availability', { email: person.email, username: person.username })).body,
    ).toEqual({ email: null, username: null });
    api.pass({ minutes: 2 });
    await api.signUp({ ...person });
    expect((await api.post('/login', person)).status).toBe(200);
  });

  test('when it is deleted many times at once, it is deleted once and no call fails', async () => {
    const [firstServer, other] = [await startApi(await open()), await startApi(await open())];
    const person = await firstServer.signUp();
    const token = await firstServer.signIn(person);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index === 3
          ? firstServer.post('/login', person)
          : remove(index % 2 ? firstServer : other, '/api/account', token, { password: person.password }),
      ),
    );
    expect(responses.every(({ status }) => [200, 401].includes(status))).toBe(true);
    expect((await firstServer.get('/session', { token })).status).toBe(401);
  });
});

describeOnEachEngine('the calls about a person’s own account', (open) => {
  test('[41] answer 401 without a token before anything else is checked', async () => {
    const api = await startApi(await open());
    for (const [method, url] of [
      ['POST', '/api/account/password'],
      ['GET', '/api/account/sessions'],
      ['DELETE', '/api/account/sessions/x'],
      ['GET', '/api/account/export'],
      ['DELETE', '/api/account'],
    ] as const) {
      const response = await api.app.inject({ method, url });
      expect([url, response.statusCode, Object.keys(response.json())]).toEqual([url, 401, ['error']]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('[53] accept only their own methods and JSON', async () => {
    const api = await startApi(await open());
    const token = await api.signIn(await api.signUp());
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.app.inject({ method: 'GET', url: '/api/account', headers })).headers.allow).toBe(
      'DELETE',
    );
    expect(
      (await api.app.inject({ method: 'POST', url: '/api/account/sessions/x', headers, payload: {} }))
        .statusCode,
    ).toBe(405);
    const form = await api.app.inject({
      method: 'DELETE',
      url: '/api/account',
      headers: { ...headers, 'content-type': 'text/plain' },
      payload: 'password=x',
    });
    expect(form.statusCode).toBe(415);
  });

  test('are described in the OpenAPI document', async () => {
    const api = await startApi(await open());
    const { paths } = (await api.get('/api/docs/openapi.json')).body;
    expect(Object.keys(paths as object)).toEqual(
      expect.arrayContaining([
        '/api/account',
        '/api/account/password',
        '/api/account/sessions',
        '/api/account/sessions/{id}',
        '/api/account/export',
      ]),
    );
  });
});
