import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signUpAs } from '../../../../tests/admin-api.ts';
import { startApi } from '../../../../tests/api.ts';
import { describeOnEachEngine } from '../../../../tests/engines.ts';
import {
  addPasskey,
  finishLogin,
  joinWithApp,
  passkeyOrigin,
  startLogin,
  turnAppOn,
} from '../../../../tests/second-factor-api.ts';
import type { Database } from '../../../database/database.ts';
import { costOfRecoveryCodes } from '../../../database/migrations/0012-cost-of-recovery-codes.ts';
import { lockNames } from '../../../database/locks-repository.ts';

const env = { PUBLIC_URL: passkeyOrigin };

/** What a successful login of that verified person answers. */
const sessionOf = ({ userId, username }: { userId: string; username: string }) => ({
  token: expect.stringMatching(/^[\w-]{43}$/),
  userId,
  username,
  veri: 'verified',
  roleAdmin: false,
});

describeOnEachEngine('a login with a second factor', (open) => {
  test('without a second factor, /login answers with five fields and a valid token', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await signUpAs(api, database);
    const response = await api.post('/login', { email: person.email, password: person.password });
    expect([response.status, response.body]).toEqual([200, sessionOf(person)]);
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
        code: 'second-factor-required',
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
    expect([response.status, response.body]).toEqual([200, sessionOf(person)]);
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

  test('a login does not offer recovery codes when all are used', async () => {
    const database = await open();
    const api = await startApi(database, { env });
    const { person } = await joinWithApp(api, database);
    await database.db.updateTable('recovery_codes').set({ used_at: api.now() }).execute();
    expect(await startLogin(api, person)).toMatchObject({ app: true, recoveryCodes: false });
  });

  test('recovery codes stay valid when the cost of hashes changes', async () => {
    const database = await open();
    const { person, recoveryCodes } = await joinWithApp(await startApi(database, { env }), database);
    const api = await startApi(database, { env, hasRealHashCost: true });
    const [recoveryCode = ''] = recoveryCodes;
    expect((await finishLogin(api, await startLogin(api, person), { recoveryCode })).status).toBe(200);
  });

  test('recovery codes that were stored without their cost are valid, before the migration that adds it and after', async () => {
    const database = await open();
    const { db, engine } = database;
    const api = await startApi(database, { env, hasRealHashCost: true });
    const { person, recoveryCodes } = await joinWithApp(api, database);
    await sql`update recovery_codes set code_hash = replace(code_hash, 'm=19456,t=2,p=1$', '')`.execute(db);
    const logInWith = async (recoveryCode = '') =>
      (await finishLogin(api, await startLogin(api, person), { recoveryCode })).status;
    const [first, second] = recoveryCodes;
    expect([await logInWith(first), await logInWith(first)]).toEqual([200, 400]);
    await costOfRecoveryCodes.up(db, engine);
    expect([await logInWith(first), await logInWith(second)]).toEqual([400, 200]);
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
    const atOnce = [await startLogin(api, person), await startLogin(api, person)].map((login, index) => ({
      login,
      passkey: authenticator.sign(login.passkey ?? {}, { keepCount: index === 1 }),
    }));
    const finished = await Promise.all(
      atOnce.map(({ login, passkey }) => finishLogin(api, login, { passkey })),
    );
    expect(finished.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
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
});
