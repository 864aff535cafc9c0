import { expect, test } from 'vitest';
import { readAccountFields, startApi } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

const wrongPassword = 'Wrong-passw0rd';

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
      expect((await api.remove('/api/account', body, { token })).status).toBe(status);
    }
    expect((await api.get('/session', { token })).status).toBe(200);
  });

  test('[39] once deleted, its sessions have ended, its login is unknown, and e-mail and username are free', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const tokens = [await api.signIn(person), await api.signIn(person)];
    expect(
      (await api.remove('/api/account', { password: person.password }, { token: tokens[0] ?? '' })).status,
    ).toBe(200);
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
          : (index % 2 ? firstServer : other).remove(
              '/api/account',
              { password: person.password },
              { token },
            ),
      ),
    );
    expect(responses.every(({ status }) => [200, 401].includes(status))).toBe(true);
    expect((await firstServer.get('/session', { token })).status).toBe(401);
  });
});

describeOnEachEngine('the calls about a person’s own account', (open) => {
  test('show the account to its owner alone', async () => {
    const api = await startApi(await open());
    const [person, other] = [await api.signUp(), await api.signUp()];
    const token = await api.signIn(person);
    const { status, body } = await api.get('/api/account', { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      userId: expect.any(String),
      username: person.username,
      name: person.name,
      email: person.email,
      ...readAccountFields(person),
      veri: 'verified',
      roleAdmin: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect((await api.get('/api/account', { token: await api.signIn(other) })).body).toMatchObject({
      email: other.email,
    });
    expect((await api.get('/api/account')).status).toBe(401);
  });

  test('[53] accept only their own methods and JSON', async () => {
    const api = await startApi(await open());
    const token = await api.signIn(await api.signUp());
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.send({ method: 'PUT', url: '/api/account', headers })).headers.allow).toBe(
      'DELETE, GET, HEAD',
    );
    expect(
      (await api.send({ method: 'POST', url: '/api/account/sessions/x', headers, payload: {} })).statusCode,
    ).toBe(405);
    const form = await api.send({
      method: 'DELETE',
      url: '/api/account',
      headers: { ...headers, 'content-type': 'text/plain' },
      payload: 'password=x',
    });
    expect(form.statusCode).toBe(415);
  });
});
