import { expect, test } from 'vitest';
import { startApi, type Api, type Person } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

type Listed = { id: string; device: string; createdAt: string; lastUsedAt: string; current: boolean };

async function listSessions(api: Api, token: string): Promise<Listed[]> {
  const { sessions } = (await api.get('/api/account/sessions', { token })).body;
  return sessions as Listed[];
}

async function signInWith(api: Api, person: Person, userAgent: string): Promise<string> {
  return String((await api.post('/login', person, { headers: { 'user-agent': userAgent } })).body.token);
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

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

    expect(
      (await api.remove(`/api/account/sessions/${listed[2]?.id}`, undefined, { token: mine })).status,
    ).toBe(200);
    expect((await api.get('/session', { token: labSession })).status).toBe(401);
    expect((await api.get('/session', { token: phoneSession })).status).toBe(200);
    expect(await listSessions(api, mine)).toHaveLength(2);
    expect(
      (await api.remove(`/api/account/sessions/${listed[2]?.id}`, undefined, { token: mine })).status,
    ).toBe(404);
  });

  test('[38] the current one can be ended too', async () => {
    const api = await startApi(await open());
    const token = await api.signIn(await api.signUp());
    const [own] = await listSessions(api, token);
    expect((await api.remove(`/api/account/sessions/${own?.id}`, undefined, { token })).status).toBe(200);
    expect((await api.get('/session', { token })).status).toBe(401);
  });

  test('[41] another person’s session gets 404 and stays valid', async () => {
    const api = await startApi(await open());
    const [mine, theirs] = [await api.signIn(await api.signUp()), await api.signIn(await api.signUp())];
    const [foreign] = await listSessions(api, theirs);
    const response = await api.remove(`/api/account/sessions/${foreign?.id}`, undefined, { token: mine });
    expect([response.status, response.body]).toEqual([
      404,
      { error: 'There is no such session.', code: 'no-such-session' },
    ]);
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
      expect([id, (await api.remove(`/api/account/sessions/${id}`, undefined, { token })).status]).toEqual([
        id,
        404,
      ]);
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
