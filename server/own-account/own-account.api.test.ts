import { expect, test } from 'vitest';
import { startApi, type Answer, type Api, type Person } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

const newPassword = 'Winter-kettle-88';
const wrong = 'Wrong-passw0rd';

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
    const neighbour = await api.signIn(await api.signUp());
    const response = await change(api, mine, person.password);
    expect([response.status, response.body]).toEqual([
      200,
      { message: 'Password changed. Every other session has ended.' },
    ]);
    for (const token of others) expect((await api.get('/session', { token })).status).toBe(401);
    for (const token of [mine, neighbour]) expect((await api.get('/session', { token })).status).toBe(200);
    expect((await api.post('/login', person)).status).toBe(401);
    expect((await api.post('/login', { email: person.email, password: newPassword })).status).toBe(200);
  });

  test('[9] a wrong current password is refused with 403, a missing one with 400, and nothing changes', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const [mine, other] = [await api.signIn(person), await api.signIn(person)];
    const refused = await change(api, mine, wrong);
    expect([refused.status, refused.body]).toEqual([403, { error: 'The current password is not right.' }]);
    expect((await api.post('/api/account/password', { newPassword }, { token: mine })).status).toBe(400);
    expect((await api.get('/session', { token: other })).status).toBe(200);
    expect((await api.post('/login', person)).status).toBe(200);
  });

  test('[1] [2] a new password that breaks a rule is refused', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const token = await api.signIn(person);
    for (const bad of ['Abcde12', 'abcdefg1', 'Abcdefgh', 'ABCDEfg1']) {
      const response = await change(api, token, person.password, bad);
      expect([response.status, response.body.error]).toEqual([
        400,
        expect.stringContaining('Password rule not met'),
      ]);
    }
  });

  test('[6] a common one is refused where the owner asks for that', async () => {
    const api = await startApi(await open(), { env: { REFUSE_COMMON_PASSWORDS: 'true' } });
    const person = await api.signUp();
    expect((await change(api, await api.signIn(person), person.password, 'Password1')).status).toBe(400);
  });

  test('[10] wrong guesses count with those of the login, from wherever they come, and block both', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const token = await api.signIn(person);
    for (let time = 0; time < 5; time += 1)
      expect((await api.post('/login', { email: person.email, password: wrong })).status).toBe(401);
    for (let time = 0; time < 5; time += 1)
      expect((await change(api, token, wrong, newPassword, `198.51.100.${time}`)).status).toBe(403);
    const blocked = await change(api, token, person.password);
    expect([blocked.status, Number(blocked.headers['retry-after'])]).toEqual([429, 900]);
    expect((await remove(api, '/api/account', token, { password: person.password })).status).toBe(429);
    expect((await api.post('/login', person)).status).toBe(429);
    api.pass({ minutes: 15 });
    expect((await change(api, token, person.password)).status).toBe(200);
  });

  test('[11] a parallel burst of wrong ones gets ten checks, over two servers', async () => {
    const [one, other] = [await startApi(await open()), await startApi(await open())];
    const token = await one.signIn(await one.signUp());
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => change(index % 2 ? one : other, token, wrong)),
    );
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('of several changes at once exactly one holds, and its session alone lives', async () => {
    const [one, other] = [await startApi(await open()), await startApi(await open())];
    const person = await one.signUp();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => one.signIn(person)));
    const responses = await Promise.all(
      tokens.map((token, index) =>
        change(index % 2 ? one : other, token, person.password, `${newPassword}${index}`),
      ),
    );
    const winners = responses.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    const activeSessions = await Promise.all(
      tokens.map(async (token) => (await one.get('/session', { token })).status === 200),
    );
    expect(activeSessions.flatMap((lives, index) => (lives ? [index] : []))).toEqual(winners);
    expect(
      (await one.post('/login', { email: person.email, password: `${newPassword}${winners[0]}` })).status,
    ).toBe(200);
  });
});

describeOnEachEngine('one’s sessions', (open) => {
  test('[38] are listed with device and times, that of the call first, and ended one by one', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const lab = await signInWith(
      api,
      person,
      'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0',
    );
    api.pass({ days: 2 });
    const phone = await signInWith(api, person, 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Firefox/140.0');
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
    expect((await listSessions(api, phone))[0]).toMatchObject({
      device: 'Firefox on Android',
      current: true,
    });

    expect((await remove(api, `/api/account/sessions/${listed[2]?.id}`, mine)).status).toBe(200);
    expect((await api.get('/session', { token: lab })).status).toBe(401);
    expect((await api.get('/session', { token: phone })).status).toBe(200);
    expect(await listSessions(api, mine)).toHaveLength(2);
    expect((await remove(api, `/api/account/sessions/${listed[2]?.id}`, mine)).status).toBe(404);
  });

  test('[38] the one of the call can be ended, too', async () => {
    const api = await startApi(await open());
    const token = await api.signIn(await api.signUp());
    const [own] = await listSessions(api, token);
    expect((await remove(api, `/api/account/sessions/${own?.id}`, token)).status).toBe(200);
    expect((await api.get('/session', { token })).status).toBe(401);
  });

  test('[41] somebody else’s is 404 and lives on', async () => {
    const api = await startApi(await open());
    const [mine, theirs] = [await api.signIn(await api.signUp()), await api.signIn(await api.signUp())];
    const [foreign] = await listSessions(api, theirs);
    const response = await remove(api, `/api/account/sessions/${foreign?.id}`, mine);
    expect([response.status, response.body]).toEqual([404, { error: 'You have no such session.' }]);
    expect((await api.get('/session', { token: theirs })).status).toBe(200);
  });

  test('[47] an id that is none is 404, however long it is', async () => {
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

  test('[37] those that are over are not listed', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    await api.signIn(person);
    api.pass({ days: 7 });
    expect(await listSessions(api, await api.signIn(person))).toHaveLength(1);
  });
});

describeOnEachEngine('one’s account', (open) => {
  test('[9] is deleted only with the password', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const token = await api.signIn(person);
    for (const [body, status] of [
      [{ password: wrong }, 403],
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

  test('deleted many times at once, it goes once and nothing breaks', async () => {
    const [one, other] = [await startApi(await open()), await startApi(await open())];
    const person = await one.signUp();
    const token = await one.signIn(person);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index === 3
          ? one.post('/login', person)
          : remove(index % 2 ? one : other, '/api/account', token, { password: person.password }),
      ),
    );
    expect(responses.every(({ status }) => [200, 401].includes(status))).toBe(true);
    expect((await one.get('/session', { token })).status).toBe(401);
  });
});

describeOnEachEngine('the calls about one’s account', (open) => {
  test('[41] are 401 without a token, before anything else is looked at', async () => {
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

  test('[53] take only their own methods, and JSON', async () => {
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
