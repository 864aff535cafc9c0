import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callAdmin, signUpAs, patchUser } from '../../../../tests/admin-api.ts';
import { startApi, wrongCode } from '../../../../tests/api.ts';
import { describeOnEachEngine } from '../../../../tests/engines.ts';
import { useUpLimit } from '../../../../tests/server/use-up-limit.ts';
import {
  addPasskey,
  finishLogin,
  joinWithApp,
  passkeyOrigin,
  startLogin,
} from '../../../../tests/second-factor-api.ts';
import { limits } from '../../../limits/account-limits.ts';
import { listKnownBrowsers } from '../../known-browsers/known-browsers-repository.ts';
import { hashPassword } from '../../passwords/password-hash.ts';
import { endSessionsOf } from '../../sessions/sessions.ts';
import { updatePassword } from '../../users/users-repository.ts';

const env = { PUBLIC_URL: passkeyOrigin };
const newPassword = 'Winter-kettle-88';

describeOnEachEngine('a login with a second factor', (open) => {
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

  test('passkeys that are not valid don’t use the challenge up', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    const { authenticator } = await addPasskey(api, person);
    const [challenge, other] = [await startLogin(api, person), await startLogin(api, person)];
    const passkey = authenticator.sign(other.passkey ?? {});
    for (let time = 0; time < 6; time += 1)
      expect((await finishLogin(api, challenge, { passkey })).status).toBe(400);
    expect((await finishLogin(api, challenge, { code: app.next() })).status).toBe(200);
  });

  test('[21] a browser that the account knows has 20 wrong codes a day of its own', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    const { cookie, ...challenge } = await startLogin(api, person);
    const knownBrowser = { headers: { cookie } };
    await finishLogin(api, challenge, { code: app.next() }, knownBrowser);
    const browsers = await listKnownBrowsers(database.db, person.userId);
    for (const { browser_id } of browsers)
      await useUpLimit(database, limits.secondFactorFromBrowser(browser_id), api.now());
    const logIn = async () =>
      finishLogin(api, await startLogin(api, person, knownBrowser), { code: app.next() }, knownBrowser);
    api.pass({ minutes: 23 * 60 });
    expect((await logIn()).status).toBe(429);
    api.pass({ minutes: 60 });
    expect((await logIn()).status).toBe(200);
  });

  test('one client may send 60 wrong codes in 15 minutes for any accounts', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    await useUpLimit(database, limits.wrongCodesFromClient('192.0.2.1'), api.now());
    const challenge = await startLogin(api, person);
    expect((await finishLogin(api, challenge, { code: app.next() })).status).toBe(429);
    api.pass({ minutes: 9 });
    expect((await finishLogin(api, await startLogin(api, person), { code: app.next() })).status).toBe(429);
    api.pass({ minutes: 6 });
    expect((await finishLogin(api, await startLogin(api, person), { code: app.next() })).status).toBe(200);
  });

  test('[62] right passwords from one network leave its newest twenty challenges, and those of known browsers', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person, app } = await joinWithApp(api, database);
    const first = await startLogin(api, person);
    const known = { headers: { cookie: first.cookie } };
    expect((await finishLogin(api, first, { code: app.next() }, known)).status).toBe(200);

    const ofOwner = await startLogin(api, person, known);
    const elsewhere = await startLogin(api, person, { from: '198.51.100.7' });
    const oldest = await startLogin(api, person);
    for (let round = 0; round < 25; round += 1) {
      api.pass({ seconds: 1 });
      await startLogin(api, person);
    }
    const { count } = await database.db
      .selectFrom('login_challenges')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(22);
    expect((await finishLogin(api, oldest, { code: app.next() })).status).toBe(401);
    expect((await finishLogin(api, ofOwner, { code: app.next() }, known)).status).toBe(200);
    expect((await finishLogin(api, elsewhere, { code: app.next() }, { from: '198.51.100.7' })).status).toBe(
      200,
    );

    for (let round = 0; round < 25; round += 1) await startLogin(api, person, known);
    expect(await database.db.selectFrom('login_challenges').selectAll().execute()).toHaveLength(20);
  });

  test('[62] a session has ten passkeys at most that it began to add, and the newest can be added', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const person = await signUpAs(api, database);
    const { token, password } = person;
    for (let round = 0; round < 12; round += 1)
      expect((await api.post('/api/account/passkeys/options', { password }, { token })).status).toBe(200);
    expect(await database.db.selectFrom('passkey_challenges').selectAll().execute()).toHaveLength(10);
    expect((await addPasskey(api, person)).recoveryCodes).toHaveLength(10);
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
    expect([again.status, again.body]).toEqual([
      403,
      { error: 'This account is blocked.', code: 'account-blocked' },
    ]);

    // Unblocking does not restore what the block ended.
    expect((await patchUser(api, person.userId, { blocked: false }, admin)).status).toBe(200);
    expect((await finishLogin(api, beforeBlock, { code: app.next() })).status).toBe(401);
    const beforeEnd = await startLogin(api, changed);
    expect((await callAdmin(api, 'DELETE', `/users/${person.userId}/sessions`, admin)).status).toBe(200);
    expect((await finishLogin(api, beforeEnd, { code: app.next() })).status).toBe(401);
  });

  test('[36] a login whose password is changed while it waits for hashing does not start a challenge', async () => {
    const database = await open();
    const api = await startApi(database, { env, hasRealHashCost: true });
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
      await updatePassword(transaction, person.userId, { passwordHash: newHash });
    });
    const response = await login;
    expect([response.status, response.body]).toEqual([
      401,
      { error: 'Invalid email or password', code: 'invalid-login' },
    ]);
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
        expect.objectContaining({ error: expect.stringMatching(/\S/) }),
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
