import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startApi, wrongCode, type Api } from '../../../tests/api.ts';
import { callAdmin, signUpAs, patchUser } from '../../../tests/admin-api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import {
  addPasskey,
  finishLogin,
  passkeyOrigin,
  startLogin,
  turnAppOn,
} from '../../../tests/second-factor-api.ts';
import type { Database } from '../../database/database.ts';
import { lockNames } from '../../database/locks-repository.ts';
import { limits } from '../../limits/account-limits.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { updateUser } from '../users/users-repository.ts';

const env = { PUBLIC_URL: passkeyOrigin };
const newPassword = 'Winter-kettle-88';

/** A person with an authenticator app and its recovery codes. */
async function joinWithApp(api: Api, database: Database) {
  const person = await signUpAs(api, database);
  const { app, recoveryCodes } = await turnAppOn(api, person);
  return { person, app, recoveryCodes: recoveryCodes ?? [] };
}

describeOnEachEngine('a login with a second factor', (open) => {
  test('without a second factor, /login answers with five fields and a valid token', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await signUpAs(api, database);
    const response = await api.post('/login', { email: person.email, password: person.password });
    expect([response.status, response.body]).toEqual([
      200,
      {
        token: expect.stringMatching(/^[\w-]{43}$/),
        userId: person.userId,
        username: person.username,
        veri: 'verified',
        roleAdmin: false,
      },
    ]);
  });

  test('[36] a login that began before the second factor was turned on does not start a session', async () => {
    const database = await open();
    let beforeNextSession: (() => Promise<unknown>) | undefined;
    const transact: Database['transact'] = async (locks, ...rest) => {
      if (beforeNextSession !== undefined && locks.includes(lockNames.sessions(person.userId))) {
        const work = beforeNextSession;
        beforeNextSession = undefined;
        await work();
      }
      return database.transact(locks, ...rest);
    };
    const api = await startApi({ ...database, transact });
    const person = await signUpAs(api, database);
    beforeNextSession = () => turnAppOn(api, person);
    const login = { email: person.email, password: person.password };
    expect((await api.post('/login', login)).status).toBe(401);
    const { body } = await api.get('/api/account/sessions', { token: person.token });
    expect(body.sessions).toEqual([expect.objectContaining({ current: true })]);
    expect((await api.post('/login', login)).status).toBe(403);
  });

  test('the right password gets a challenge and no token, and the code of the app then gets the response of /login', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    const refused = await api.post('/login', { email: person.email, password: person.password });
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        error: expect.stringContaining('second factor'),
        secondFactor: {
          challenge: expect.stringMatching(/^[\w-]{43}$/),
          app: true,
          recoveryCodes: true,
          passkey: null,
        },
      },
    ]);
    const challenge = await startLogin(api, person);
    const response = await finishLogin(api, challenge, { code: app.next() });
    expect([response.status, response.body]).toEqual([
      200,
      {
        token: expect.stringMatching(/^[\w-]{43}$/),
        userId: person.userId,
        username: person.username,
        veri: 'verified',
        roleAdmin: false,
      },
    ]);
    expect((await api.get('/session', { token: String(response.body.token) })).status).toBe(200);
    expect((await finishLogin(api, challenge, { code: app.next() })).status).toBe(401);
  });

  test('[28] the response to a wrong password does not reveal a second factor', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person } = await joinWithApp(api, database);
    const wrong = await api.post('/login', { email: person.email, password: 'Wrong-passw0rd' });
    const unknown = await api.post('/login', { email: 'nobody@example.edu', password: 'Wrong-passw0rd' });
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    expect(await database.db.selectFrom('login_challenges').selectAll().execute()).toEqual([]);
  });

  test('a code is accepted once, and older codes are rejected afterwards', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    const older = app.next();
    const code = app.next();
    expect((await finishLogin(api, await startLogin(api, person), { code })).status).toBe(200);
    for (const again of [code, older]) {
      const response = await finishLogin(api, await startLogin(api, person), { code: again });
      expect([response.status, response.body.error]).toEqual([400, 'Invalid code. Please try again.']);
    }
    const spaced = app.next();
    expect(
      (
        await finishLogin(api, await startLogin(api, person), {
          code: `${spaced.slice(0, 3)} ${spaced.slice(3)}`,
        })
      ).status,
    ).toBe(200);
  });

  test('one code in parallel calls starts one session, also on two servers', async () => {
    const [database, second] = [await open(), await open()];
    const [api, other] = [await startApi(database, { env }), await startApi(second, { env })];
    const { person, app, recoveryCodes } = await joinWithApp(api, database);
    const code = app.next();
    other.pass({ seconds: 30 });
    for (const guess of [{ code }, { recoveryCode: recoveryCodes[0] ?? '' }]) {
      const challenges = await Promise.all(Array.from({ length: 6 }, () => startLogin(api, person)));
      const statuses = await Promise.all(
        challenges.map(
          async (challenge, index) =>
            (await finishLogin(index % 2 === 0 ? api : other, challenge, guess)).status,
        ),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    }
  });

  test('each recovery code works once, in any spelling, and is not shown anywhere', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, recoveryCodes } = await joinWithApp(api, database);
    expect(recoveryCodes).toHaveLength(10);
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replace('-', ' ')}`;
    expect((await finishLogin(api, await startLogin(api, person), { recoveryCode: typed })).status).toBe(200);
    const again = await finishLogin(api, await startLogin(api, person), { recoveryCode: first });
    expect([again.status, again.body.error]).toEqual([
      400,
      'This recovery code is not right, or it was used already.',
    ]);
    const last = await finishLogin(api, await startLogin(api, person), { recoveryCode: second });
    const token = String(last.body.token);
    expect((await api.get('/api/account/second-factor', { token })).body.recoveryCodes).toEqual({
      left: 8,
      createdAt: expect.any(String),
    });
    const storedCodes = JSON.stringify(await database.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of recoveryCodes) {
      expect(storedCodes).not.toContain(code);
      expect(storedCodes).not.toContain(code.replace('-', ''));
    }
  });

  test('a passkey signs its own challenge once, and a copy with an old counter is rejected', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const person = await signUpAs(api, database);
    const { authenticator } = await addPasskey(api, person);
    const challenge = await startLogin(api, person);
    expect(challenge.passkey).toMatchObject({ rpId: 'club.example.org', userVerification: 'preferred' });
    const options = challenge.passkey ?? {};
    const other = (await startLogin(api, person)).passkey ?? {};
    const foreign = await finishLogin(api, challenge, { passkey: authenticator.sign(other) });
    expect([foreign.status, foreign.body.error]).toEqual([
      400,
      'The passkey could not be confirmed. Please try again.',
    ]);
    const signed = authenticator.sign(options);
    expect((await finishLogin(api, challenge, { passkey: signed })).status).toBe(200);
    const next = await startLogin(api, person);
    expect((await finishLogin(api, next, { passkey: signed })).status).toBe(400);
    const copied = authenticator.sign(next.passkey ?? {}, { keepCount: true });
    expect((await finishLogin(api, next, { passkey: copied })).status).toBe(400);
    const ownResponse = authenticator.sign(next.passkey ?? {});
    expect((await finishLogin(api, next, { passkey: ownResponse })).status).toBe(200);
  });

  test('a passkey of another site, of another account or with a changed signature is rejected', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const [person, otherPerson] = [await signUpAs(api, database), await signUpAs(api, database)];
    const { authenticator } = await addPasskey(api, person);
    const { authenticator: strangers } = await addPasskey(api, otherPerson);
    const challenge = await startLogin(api, person);
    const options = challenge.passkey ?? {};
    const signed = authenticator.sign(options) as { response: Record<string, string> };
    const other = authenticator.sign({ challenge: 'another' }) as typeof signed;
    const clientData = Buffer.from(
      JSON.stringify({
        type: 'webauthn.get',
        challenge: options.challenge,
        origin: 'https://evil.example',
        crossOrigin: false,
      }),
    ).toString('base64url');
    const guesses = [
      strangers.sign(options),
      { ...signed, response: { ...signed.response, clientDataJSON: clientData } },
      { ...signed, response: { ...signed.response, signature: other.response.signature } },
      { ...signed, response: { ...signed.response, authenticatorData: 'AAAA' } },
    ];
    for (const passkey of guesses) expect((await finishLogin(api, challenge, { passkey })).status).toBe(400);
    expect((await finishLogin(api, challenge, { passkey: signed })).status).toBe(200);
  });

  test('[20] five wrong codes invalidate the challenge, and then the right code is rejected too', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    const challenge = await startLogin(api, person);
    const code = app.next();
    const statuses: number[] = [];
    for (let guess = 1; guess <= 6; guess += 1)
      statuses.push((await finishLogin(api, challenge, { code: wrongCode(code, guess) })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 401]);
    const response = await finishLogin(api, challenge, { code });
    expect([response.status, response.body.error]).toEqual([
      401,
      'This login has expired. Please log in again.',
    ]);
    expect((await finishLogin(api, await startLogin(api, person), { code })).status).toBe(200);
  });

  test('[21] an account allows 20 wrong codes a day, in parallel and on two servers; passkeys and known browsers still work', async () => {
    const [database, second] = [await open(), await open()];
    const [api, other] = [await startApi(database, { env }), await startApi(second, { env })];
    const { person, app } = await joinWithApp(api, database);
    const { authenticator } = await addPasskey(api, person);
    const login = await startLogin(api, person);
    await finishLogin(api, login, { code: app.next() }, { headers: { cookie: login.cookie } });
    const code = app.next();
    const challenges = await Promise.all(
      Array.from({ length: 6 }, (_, index) => startLogin(api, person, { from: `198.51.100.${index}` })),
    );
    const guesses = challenges.flatMap((challenge, client) =>
      [1, 2, 3, 4].map((step) => ({
        challenge,
        code: wrongCode(code, client * 4 + step),
        from: `198.51.100.${client}`,
      })),
    );
    const statuses = await Promise.all(
      guesses.map(
        async ({ challenge, code: guess, from }, index) =>
          (await finishLogin(index % 2 === 0 ? api : other, challenge, { code: guess }, { from })).status,
      ),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const refused = await finishLogin(api, await startLogin(api, person), { code });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);

    const byPasskey = await startLogin(api, person);
    const passkey = authenticator.sign(byPasskey.passkey ?? {});
    expect((await finishLogin(api, byPasskey, { passkey })).status).toBe(200);
    const knownBrowser = { headers: { cookie: login.cookie } };
    expect(
      (await finishLogin(api, await startLogin(api, person, knownBrowser), { code }, knownBrowser)).status,
    ).toBe(200);
    api.pass({ days: 1 });
    const next = app.next();
    expect((await finishLogin(api, await startLogin(api, person), { code: next })).status).toBe(200);
  });

  test('one client may send 60 wrong codes in 15 minutes for any accounts', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    await database.db
      .insertInto('rate_hits')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          hit_id: `h${index}`,
          bucket: 'wrong-code:client:192.0.2.1',
          hit_at: api.now(),
        })),
      )
      .execute();
    const challenge = await startLogin(api, person);
    expect((await finishLogin(api, challenge, { code: app.next() })).status).toBe(429);
    api.pass({ minutes: 9 });
    expect((await finishLogin(api, await startLogin(api, person), { code: app.next() })).status).toBe(429);
    api.pass({ minutes: 6 });
    expect((await finishLogin(api, await startLogin(api, person), { code: app.next() })).status).toBe(200);
  });

  test('a challenge is invalid for another client, except in the same browser', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    const challenge = await startLogin(api, person);
    const code = app.next();
    const elsewhere = { from: '203.0.113.9' };
    const forged = { ...elsewhere, headers: { cookie: `known-browser=${'A'.repeat(43)}` } };
    for (const from of [elsewhere, forged])
      expect((await finishLogin(api, challenge, { code }, from)).status).toBe(401);
    const moved = { ...elsewhere, headers: { cookie: challenge.cookie } };
    expect((await finishLogin(api, challenge, { code }, moved)).status).toBe(200);
  });

  test('a challenge ends after ten minutes, with a new password and when the account is blocked', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const admin = await signUpAs(api, database, { admin: 1 });
    const { person, app } = await joinWithApp(api, database);
    const lateLogin = await startLogin(api, person);
    api.pass({ minutes: 10 });
    expect((await finishLogin(api, lateLogin, { code: app.next() })).status).toBe(401);

    const beforeReset = await startLogin(api, person);
    await api.post('/send-reset-otp', { email: person.email });
    await expect.poll(() => api.mails.at(-1)).toMatchObject({ to: person.email, purpose: 'reset' });
    const otp = api.codeFor(person.email);
    expect((await api.post('/reset-password', { email: person.email, otp, newPassword })).status).toBe(200);
    expect((await finishLogin(api, beforeReset, { code: app.next() })).status).toBe(401);

    // The reset has not removed the second factor.
    const changed = { email: person.email, password: newPassword };
    const beforeBlock = await startLogin(api, changed);
    expect((await patchUser(api, person.userId, { blocked: true }, admin)).status).toBe(200);
    expect((await finishLogin(api, beforeBlock, { code: app.next() })).status).toBe(401);
    const again = await api.post('/login', changed);
    expect([again.status, again.body]).toEqual([403, { error: 'This account is blocked.' }]);

    // Unblocking does not restore what the block ended.
    expect((await patchUser(api, person.userId, { blocked: false }, admin)).status).toBe(200);
    expect((await finishLogin(api, beforeBlock, { code: app.next() })).status).toBe(401);
    const beforeEnd = await startLogin(api, changed);
    expect((await callAdmin(api, 'DELETE', `/users/${person.userId}/sessions`, admin)).status).toBe(200);
    expect((await finishLogin(api, beforeEnd, { code: app.next() })).status).toBe(401);
  });

  test('[36] a login whose password is changed while it waits for hashing does not start a challenge', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person } = await joinWithApp(api, database);
    const bucket = limits.loginToAccount(person.email).bucket;
    const others = Array.from({ length: 40 }, (_, client) =>
      api.post(
        '/login',
        { email: `x${client}@example.edu`, password: person.password },
        { from: `198.51.100.${client}` },
      ),
    );
    const login = api.post('/login', { email: person.email, password: person.password });
    const countHits = () =>
      database.db.selectFrom('rate_hits').select('hit_id').where('bucket', '=', bucket).execute();
    await expect.poll(countHits, { interval: 5 }).toHaveLength(1);
    await sleep(20);
    // As `npm run user -- set --password` does.
    const newHash = await hashPassword(newPassword);
    await database.transact([], async (transaction) => {
      await endSessionsOf(transaction, person.userId, api.now());
      await updateUser(transaction, person.userId, { password_hash: newHash });
    });
    const response = await login;
    expect([response.status, response.body]).toEqual([401, { error: 'Invalid email or password' }]);
    expect(await database.db.selectFrom('login_challenges').selectAll().execute()).toEqual([]);
    await Promise.all(others);
  });

  test('[47] a malformed response to a challenge answers 400 with a clear message', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    const { challenge } = await startLogin(api, person);
    const code = app.next();
    const badResponses: unknown[] = [
      {},
      { challenge },
      { code },
      { challenge, code: 123_456 },
      { challenge, code: '12345' },
      { challenge, code, recoveryCode: '7kq2-mvx4' },
      { challenge, recoveryCode: 'x'.repeat(5000) },
      { challenge, passkey: {} },
      { challenge, passkey: { id: 'a', rawId: 'a', type: 'x', clientExtensionResults: {}, response: null } },
      { challenge: [challenge], code },
    ];
    for (const body of badResponses) {
      const response = await api.post('/login/second-factor', body);
      expect([response.status, response.body], JSON.stringify(body).slice(0, 100)).toEqual([
        400,
        { error: expect.stringMatching(/\S/) },
      ]);
    }
    expect((await finishLogin(api, { challenge }, { code })).status).toBe(200);
  });

  test('[26] no log contains a code, a key or a challenge', async () => {
    const database = await open();
    const api = await startApi(database, { env: { ...env, LOG_LEVEL: 'trace' } });
    const { person, app, recoveryCodes } = await joinWithApp(api, database);
    const challenge = await startLogin(api, person);
    const code = app.next();
    await finishLogin(api, challenge, { code: wrongCode(code) });
    await finishLogin(api, challenge, { code });
    const log = api.logLines.join('\n');
    for (const secret of [app.key, challenge.challenge, `"${code}"`, ...recoveryCodes])
      expect(log).not.toContain(secret);
  });
});
