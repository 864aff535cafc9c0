import { expect, test } from 'vitest';
import { startApi, type Answer, type Api } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

const newPassword = 'Winter-kettle-88';
const wrongPassword = 'Wrong-passw0rd';

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
    expect([refused.status, refused.body]).toEqual([
      403,
      { error: 'The current password is not right.', code: 'wrong-password' },
    ]);
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
    const person = await api.signUp({ username: 'asha_rao' });
    const token = await api.signIn(person);
    for (const weak of ['Password1', 'Kettle-asha-rao-88'])
      expect((await change(api, token, person.password, weak)).status, weak).toBe(400);
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
    expect((await api.remove('/api/account', { password: person.password }, { token })).status).toBe(429);
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
    const options = { hasRealHashCost: true };
    const firstServer = await startApi(await open(), options);
    const other = await startApi(await open(), options);
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
