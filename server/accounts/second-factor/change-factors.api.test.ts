import { expect, test } from 'vitest';
import { startApi, wrongCode, type Api } from '../../../tests/api.ts';
import { signUpAs } from '../../../tests/admin-api.ts';
import { Authenticator } from '../../../tests/authenticator.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { runBehindAdminChange } from '../../../tests/lock-waiters.ts';
import {
  addPasskey,
  finishLogin,
  joinWithApp,
  passkeyOrigin,
  startLogin,
  turnAppOn,
} from '../../../tests/second-factor-api.ts';
import { deleteExpiredRows } from '../../delete-expired.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { generateTotpCode } from './totp.ts';

const env = { PUBLIC_URL: passkeyOrigin };
const read = async (api: Api, token: string) => (await api.get('/api/account/second-factor', { token })).body;
const nothingOn = {
  passkeys: [],
  app: null,
  recoveryCodes: null,
  passkeysAt: passkeyOrigin,
  required: false,
};

describeOnEachEngine('the second factor of an account', (open) => {
  test('is off at first, and each change of it requires the password', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const person = await signUpAs(api, database);
    const { token, password } = person;
    expect(await read(api, token)).toEqual(nothingOn);
    const wrong = { password: 'Wrong-passw0rd' };
    for (const path of ['passkeys/options', 'authenticator-app', 'recovery-codes']) {
      const response = await api.post(`/api/account/${path}`, wrong, { token });
      expect([response.status, response.body.error]).toEqual([403, 'The current password is not right.']);
      expect((await api.post(`/api/account/${path}`, {}, { token })).status).toBe(400);
    }
    const none = await api.post('/api/account/recovery-codes', { password }, { token });
    expect([none.status, none.body.error]).toEqual([409, 'Turn a second factor on first.']);
    await turnAppOn(api, person);
    expect((await api.remove('/api/account/authenticator-app', wrong, { token })).status).toBe(403);
    expect((await read(api, token)).app).toEqual({ createdAt: expect.any(String) });
  });

  test('an authenticator app is active only after its first right code, within an hour, and an account has one', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const person = await signUpAs(api, database);
    const { token, password, email } = person;
    const confirm = (code: string) => api.post('/api/account/authenticator-app/confirm', { code }, { token });
    expect((await confirm('123456')).status).toBe(409);
    const { body } = await api.post('/api/account/authenticator-app', { password }, { token });
    const key = String(body.key);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(String(body.uri)).toContain(`secret=${key}`);
    expect((await api.post('/login', { email, password })).status).toBe(200);
    const wrong = await confirm(wrongCode(generateTotpCode(key, api.now()), 3));
    expect([wrong.status, wrong.body.error]).toEqual([400, 'Invalid code. Please try again.']);
    api.pass({ minutes: 60 });
    expect((await confirm(generateTotpCode(key, api.now()))).status).toBe(409);

    const again = await api.post('/api/account/authenticator-app', { password }, { token });
    const newKey = String(again.body.key);
    expect(newKey).not.toBe(key);
    const code = generateTotpCode(newKey, api.now());
    const on = await confirm(code);
    expect([on.status, on.body.recoveryCodes]).toEqual([200, expect.any(Array)]);
    // The code that turned it on can't be used again.
    expect((await finishLogin(api, await startLogin(api, person), { code })).status).toBe(400);
    for (const path of ['authenticator-app', 'authenticator-app/confirm']) {
      api.pass({ seconds: 60 });
      const body = { password, code: generateTotpCode(newKey, api.now()) };
      const response = await api.post(`/api/account/${path}`, body, { token });
      expect([response.status, response.body.error]).toEqual([
        409,
        'An authenticator app is on already. Remove it first.',
      ]);
    }
  });

  test('[21] a stolen token can’t be used to guess the code of an authenticator app that its owner is setting up', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { token, password } = await signUpAs(api, database);
    const { body } = await api.post('/api/account/authenticator-app', { password }, { token });
    const code = generateTotpCode(String(body.key), api.now());
    const confirm = (guess: string, from = '192.0.2.1') =>
      api.post('/api/account/authenticator-app/confirm', { code: guess }, { token, from });
    const guesses = Array.from({ length: 30 }, (_, step) => confirm(wrongCode(code, 10 + step)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    const refused = await confirm(code, '203.0.113.9');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(24 * 3600)]);
    api.pass({ days: 1 });
    const again = await api.post('/api/account/authenticator-app', { password }, { token });
    expect((await confirm(generateTotpCode(String(again.body.key), api.now()))).status).toBe(200);
  });

  test('[14] others in the network don’t use up the codes of a session', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const person = await signUpAs(api, database);
    for (let time = 0; time < 60; time += 1)
      await api.post('/verify-otp', { email: `invented${time}@example.edu`, otp: '123456' });
    expect((await api.post('/verify-otp', { email: person.email, otp: '123456' })).status).toBe(429);
    const { app } = await turnAppOn(api, person);
    api.pass({ minutes: 1 });
    const options = await api.post('/api/account/reauthentication/options', undefined, person);
    const { challenge } = options.body.secondFactor as { challenge: string };
    const answer = { challenge, code: app.next() };
    expect((await api.post('/api/account/reauthentication', answer, person)).status).toBe(200);
  });

  test('the first factor creates ten recovery codes, the next factors none, and new codes replace them', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const person = await signUpAs(api, database);
    const { token, password } = person;
    const { recoveryCodes } = await addPasskey(api, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await turnAppOn(api, person)).recoveryCodes).toBe(null);
    api.pass({ seconds: 1 });
    expect((await addPasskey(api, person, 'Key ring')).recoveryCodes).toBe(null);
    const renewed = await api.post('/api/account/recovery-codes', { password }, { token });
    const codes = renewed.body.recoveryCodes as string[];
    expect(codes).toHaveLength(10);
    for (const [recoveryCode, status] of [
      [recoveryCodes?.[0], 400],
      [codes[0], 200],
    ] as const) {
      const challenge = await startLogin(api, person);
      expect((await finishLogin(api, challenge, { recoveryCode: String(recoveryCode) })).status).toBe(status);
    }
    expect((await read(api, token)).passkeys).toEqual([
      { id: expect.any(String), name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null },
      { id: expect.any(String), name: 'Key ring', createdAt: expect.any(String), lastUsedAt: null },
    ]);
  });

  test.each(['app', 'passkey'])(
    '[36] the first factor (%s) ends the other sessions of the account; later ones and renewed codes do not',
    async (kind) => {
      const database = await open();
      const api = await startApi(database, { env });
      const person = await signUpAs(api, database);
      const otherPerson = await signUpAs(api, database);
      const { token, password } = person;
      const isAlive = async (of: string) => (await api.get('/session', { token: of })).status === 200;
      const before = await api.signIn(person);
      // Starting the setup does not turn it on.
      await api.post('/api/account/authenticator-app', { password }, { token });
      expect(await isAlive(before)).toBe(true);
      const first = kind === 'app' ? await turnAppOn(api, person) : await addPasskey(api, person);
      expect([await isAlive(before), await isAlive(token), await isAlive(otherPerson.token)]).toEqual([
        false,
        true,
        true,
      ]);
      const recoveryCode = String(first.recoveryCodes?.[0]);
      const after = await finishLogin(api, await startLogin(api, person), { recoveryCode });
      await (kind === 'app' ? addPasskey(api, person) : turnAppOn(api, person));
      await api.post('/api/account/recovery-codes', { password }, { token });
      await api.remove('/api/account/authenticator-app', { password }, { token });
      expect(await isAlive(String(after.body.token))).toBe(true);
    },
  );

  test('[21] the set-up of an app says nothing about codes of the app in use', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    const right = app.next();
    for (const code of [wrongCode(right), right]) {
      const answer = await api.post(
        '/api/account/authenticator-app/confirm',
        { code },
        { token: person.token },
      );
      expect([answer.status, answer.body['code']]).toEqual([409, 'authenticator-app-exists']);
    }
  });

  test('removing the last factor deletes the recovery codes, and then the password is enough', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const person = await signUpAs(api, database);
    const { token, password, email } = person;
    await addPasskey(api, person);
    await turnAppOn(api, person);
    const waiting = await startLogin(api, person);
    const [passkey] = (await read(api, token)).passkeys as { id: string }[];
    const path = `/api/account/passkeys/${passkey?.id}`;
    expect((await api.remove(path, { password: 'Wrong-passw0rd' }, { token })).status).toBe(403);
    expect((await api.remove(path, { password }, { token })).status).toBe(200);
    expect((await api.remove(path, { password }, { token })).status).toBe(404);
    expect((await read(api, token)).recoveryCodes).toMatchObject({ left: 10 });
    expect((await api.remove('/api/account/authenticator-app', { password }, { token })).status).toBe(200);
    expect((await api.remove('/api/account/authenticator-app', { password }, { token })).status).toBe(404);
    expect(await read(api, token)).toEqual(nothingOn);
    expect((await api.post('/login', { email, password })).status).toBe(200);
    expect((await finishLogin(api, waiting, { code: '123456' })).status).toBe(401);
    for (const table of ['recovery_codes', 'login_challenges', 'passkeys', 'authenticator_apps'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('a change is rejected when its session ends while it waits', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person } = await joinWithApp(api, database);
    const { token, password, userId } = person;
    const response = await runBehindAdminChange(
      database,
      (transaction) => endSessionsOf(transaction, userId, api.now()),
      () => api.remove('/api/account/authenticator-app', { password }, { token }),
    );
    expect(response.status).toBe(401);
    expect(await startLogin(api, person)).toMatchObject({ app: true });
  });

  test('nobody removes the passkey of another person', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const [person, otherPerson] = [await signUpAs(api, database), await signUpAs(api, database)];
    await addPasskey(api, person);
    const [passkey] = (await read(api, person.token)).passkeys as { id: string }[];
    const { token, password } = otherPerson;
    expect((await api.remove(`/api/account/passkeys/${passkey?.id}`, { password }, { token })).status).toBe(
      404,
    );
    expect((await read(api, person.token)).passkeys).toHaveLength(1);
  });

  test('a passkey is added once, within ten minutes, in the session that started it, with a name', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const person = await signUpAs(api, database);
    const { token, password } = person;
    const otherToken = await api.signIn(person);
    const start = async () =>
      (await api.post('/api/account/passkeys/options', { password }, { token })).body.options as Record<
        string,
        unknown
      >;
    const add = (credential: object, as = token, name: unknown = 'Laptop') =>
      api.post('/api/account/passkeys', { name, credential }, { token: as });
    const options = await start();
    expect(options).toMatchObject({
      rp: { id: 'club.example.org', name: 'First Commit' },
      user: { name: person.email },
      attestation: 'none',
    });
    const authenticator = new Authenticator(passkeyOrigin);
    const credential = authenticator.create(options);
    expect((await add(credential, otherToken)).status).toBe(409);
    expect((await add(new Authenticator('https://evil.example').create(options))).status).toBe(400);
    for (const name of ['', ' ', 'x'.repeat(61), 'a\nb', 7])
      expect((await add(credential, token, name)).status).toBe(400);
    expect((await add(credential)).status).toBe(200);
    expect((await add(credential)).status).toBe(409);
    expect(await start()).toMatchObject({ excludeCredentials: [{ id: expect.any(String) }] });
    const same = await add(authenticator.create(await start()));
    expect([same.status, same.body.error]).toEqual([409, 'This passkey is added already.']);
    const lateStart = await start();
    api.pass({ minutes: 10 });
    expect((await add(new Authenticator(passkeyOrigin).create(lateStart))).status).toBe(409);
    await deleteExpiredRows({ database, clock: api.now });
    expect(await database.db.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
  });

  test('without a domain or HTTPS, passkeys are not offered', async () => {
    const database = await open();
    for (const PUBLIC_URL of ['http://127.0.0.1:3000', 'http://club.example.org']) {
      const api = await startApi(database, { env: { PUBLIC_URL } });
      const { token, password } = await signUpAs(api, database);
      expect((await read(api, token)).passkeysAt).toBe(null);
      const response = await api.post('/api/account/passkeys/options', { password }, { token });
      expect([response.status, response.body.error]).toEqual([
        409,
        'Passkeys can’t be used at this URL of the site.',
      ]);
    }
  });

  test('an account has at most ten passkeys', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const person = await signUpAs(api, database);
    for (let count = 0; count < 10; count += 1) await addPasskey(api, person, `Key ${count}`);
    const { token, password } = person;
    const response = await api.post('/api/account/passkeys/options', { password }, { token });
    expect([response.status, response.body.error]).toEqual([
      409,
      'An account has at most 10 passkeys. Remove one first.',
    ]);
  });
});
