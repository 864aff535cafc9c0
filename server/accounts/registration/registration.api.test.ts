import { expect, test } from 'vitest';
import { parseLinkFragment } from '#contract/mail-link.ts';
import { newPerson, startApi, wrongCode, type Api } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';

async function prove(api: Api, email: string): Promise<void> {
  const otp = await api.requestCode(email);
  await api.post('/verify-otp', { email, otp });
}

describeOnEachEngine('registration', (open) => {
  test('a verified address can be registered once', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = newPerson();
    await prove(api, person.email);
    const response = await api.post('/register', person);
    expect([response.status, response.body]).toEqual([
      201,
      { message: 'Account created.', userId: expect.any(String) },
    ]);
    expect((await api.post('/register', { ...person, username: 'another_name' })).status).toBe(403);
    expect(
      await database.db
        .selectFrom('users')
        .select(['email', 'college', 'location', 'verified', 'admin'])
        .execute(),
    ).toEqual([
      { email: person.email, college: person.collegeName, location: person.location, verified: 1, admin: 0 },
    ]);
  });

  test('[25] no account is created without a proof, with the proof of another address, or too late', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = newPerson();
    expect((await api.post('/register', person)).status).toBe(403);
    await prove(api, person.email);
    expect((await api.post('/register', { ...person, email: 'other@example.edu' })).status).toBe(403);
    const earlyPerson = newPerson();
    await prove(api, earlyPerson.email);
    api.pass({ minutes: 14 });
    expect((await api.post('/register', earlyPerson)).status).toBe(201);
    // The proof is deleted, so that no second registration can use it.
    const proofs = database.db.selectFrom('email_proofs').select('email_key');
    expect(await proofs.execute()).toEqual([{ email_key: person.email }]);
    api.pass({ minutes: 1 });
    const lateRegistration = await api.post('/register', person);
    expect([lateRegistration.status, lateRegistration.body.error]).toEqual([
      403,
      'Please verify your email first.',
    ]);
    expect(await database.db.selectFrom('users').select('email').execute()).toEqual([
      { email: earlyPerson.email },
    ]);
  });

  test('[25] an address that was verified while the clock was ahead must be verified again', async () => {
    const api = await startApi(await open());
    const person = newPerson();
    api.pass({ days: 400 });
    await prove(api, person.email);
    api.pass({ days: -400 });
    expect((await api.post('/register', person)).status).toBe(403);
  });

  test('[31] without a proof of the email a registration does not reveal which username is taken', async () => {
    const api = await startApi(await open());
    const { username } = await api.signUp();
    expect((await api.post('/register', newPerson({ username }))).status).toBe(403);
  });

  test('[25] only the browser that verified an address can use it, not another one behind the same client address', async () => {
    const api = await startApi(await open(), { env: { PUBLIC_URL: 'https://club.example.org' } });
    const person = newPerson();
    const otp = await api.requestCode(person.email);
    const verified = await api.post('/verify-otp', { email: person.email, otp });
    const cookie = String(verified.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Host-email-proof=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const from = '198.51.100.7';
    const register = (headers: Record<string, string>) => api.post('/register', person, { from, headers });
    // From the client address that verified the email, without its cookie.
    expect((await api.post('/register', person, { headers: { cookie: '' } })).status).toBe(403);
    expect((await register({ cookie: `__Host-email-proof=${'x'.repeat(43)}` })).status).toBe(403);
    expect((await register({ cookie: '__Host-email-proof=' })).status).toBe(403);
    expect((await register({ cookie: cookie.split(';')[0] ?? '' })).status).toBe(201);

    const wrongCode = await api.post('/verify-otp', { email: 'other@example.edu', otp: '123456' });
    expect(wrongCode.headers).not.toHaveProperty('set-cookie');
  });

  test('[25] a client may be refused 30 registrations an hour, and whoever verified an email is not stopped by that', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = newPerson();
    await prove(api, person.email);
    const statuses: number[] = [];
    for (let time = 0; time < 32; time += 1) statuses.push((await api.post('/register', newPerson())).status);
    expect(statuses).toEqual([...Array<number>(30).fill(403), 429, 429]);
    expect((await api.post('/register', newPerson())).headers['retry-after']).toBe('3600');
    expect((await api.post('/register', person)).status).toBe(201);

    const other = newPerson();
    await prove(api, other.email);
    const taken: number[] = [];
    for (let time = 0; time < 31; time += 1)
      taken.push((await api.post('/register', { ...other, username: person.username })).status);
    expect(taken).toEqual([...Array<number>(30).fill(409), 429]);
  });

  test('[14] [25] the link of a registration mail verifies the email once, whatever was guessed at its code', async () => {
    const database = await open();
    const api = await startApi(database, { env: { PUBLIC_URL: 'https://club.example.org' } });
    const person = newPerson();
    const { email } = person;
    const code = await api.requestCode(email);
    const mail = api.mails.at(-1);
    if (mail?.purpose !== 'register') throw new Error('no registration mail');
    const { origin, pathname, hash } = new URL(mail.link);
    const link = parseLinkFragment(hash.slice(1));
    expect([origin, pathname, link?.email]).toEqual(['https://club.example.org', '/register', email]);
    for (let step = 0; step < 60; step += 1)
      await api.post('/verify-otp', { email, otp: wrongCode(code, step + 1) });
    expect((await api.post('/verify-otp', { email, otp: code })).status).toBe(429);
    const verify = () => api.post('/verify-otp', { email, otp: link?.secret });
    expect((await verify()).body).toEqual({ success: true });
    expect((await api.post('/register', person)).status).toBe(201);
    const again = await api.post('/verify-otp', { email, otp: link?.secret }, { from: '198.51.100.7' });
    expect(again.body).toEqual({ success: false });
  });

  test('[1] [2] [5] a password is rejected with the name of the rule that it breaks, and nothing is stored', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = newPerson();
    await prove(api, person.email);
    for (const [password, part] of [
      ['Abcde12', 'At least 8 characters'],
      ['abcdefg1', 'One capital letter'],
      ['Abcdefgh', 'One or more numbers'],
      ['ABCDefg1', 'Four or more lowercase letters'],
      [`Aa1${'b'.repeat(300)}`, '256 characters'],
    ] as const) {
      const response = await api.post('/register', { ...person, password });
      expect([response.status, response.body.error]).toEqual([400, expect.stringContaining(part)]);
    }
    expect((await api.post('/register', { ...person, password: 'A1b'.repeat(350_000) })).status).toBe(413);
    expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
    expect((await api.post('/register', person)).status).toBe(201);
  });

  test('[5] a password of 60,000 characters costs less than the hash of one', async () => {
    const api = await startApi(await open(), { env: { RATE_LIMIT: 'off' }, hasRealHashCost: true });
    const person = await api.signUp();
    const costOf = async (password: string) => {
      const before = process.cpuUsage();
      for (let time = 0; time < 10; time += 1)
        expect((await api.post('/login', { email: person.email, password })).status).toBeGreaterThan(399);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const hashed = await costOf(`${person.password}!`);
    expect(await costOf('Aa1b'.repeat(15_000))).toBeLessThan(hashed / 2);
  });

  test('[51] a line break in a name or an email is rejected, and no mail is sent', async () => {
    const api = await startApi(await open());
    const email = 'a@example.edu\r\nBcc: c@example.edu';
    expect((await api.post('/send-otp', { email })).status).toBe(400);
    expect((await api.post('/send-reset-otp', { email })).status).toBe(400);
    const person = newPerson();
    await prove(api, person.email);
    const mails = api.mails.length;
    const named = await api.post('/register', { ...person, name: 'Meera\r\nBcc: c@example.edu' });
    expect(named.status).toBe(400);
    expect(api.mails).toHaveLength(mails);
    expect(api.mails.some(({ to }) => to.includes('c@example.edu'))).toBe(false);
  });

  test('[3] [4] a long password with all kinds of characters works, but only exactly as it was entered', async () => {
    const api = await startApi(await open());
    const person = await api.signUp({ password: `Žlutý kůň 🐎 7× „přes“ řeku! ${'lávka '.repeat(15)}x` });
    const login = async (password: string) =>
      (await api.post('/login', { email: person.email, password })).status;
    expect(await login(person.password)).toBe(200);
    expect(await login(person.password.toUpperCase())).toBe(401);
    expect(await login(` ${person.password}`)).toBe(401);
    expect(await login(`${person.password.slice(0, -1)}y`)).toBe(401);
  });

  test('[6] [7] common passwords are rejected only when the setting says so, with the reason', async () => {
    const database = await open();
    const strictApi = await startApi(database, { env: { REFUSE_COMMON_PASSWORDS: 'true' } });
    const person = newPerson({ username: 'moonlit', email: 'paperkite@example.edu' });
    await prove(strictApi, person.email);
    for (const [password, part] of [
      ['Password1', 'common'],
      ['xMoonlit2026', 'username'],
      ['Paperkite77', 'email'],
      ['FirstCommit99', 'First Commit'],
    ] as const) {
      const response = await strictApi.post('/register', { ...person, password });
      expect([response.status, response.body.error]).toEqual([400, expect.stringContaining(part)]);
    }
    const lenientApi = await startApi(database);
    expect((await lenientApi.post('/register', { ...person, password: 'Password1' })).status).toBe(201);
  });

  test('[32] the same address or username in another spelling is taken', async () => {
    const api = await startApi(await open());
    const person = await api.signUp({ email: 'A@x.in', username: 'Asha_R' });
    const response = await api.post('/check-availability', { email: ' a@X.IN ', username: ' asha_r ' });
    expect(response.body).toEqual({ email: 'Email is already taken', username: 'Username is already taken' });
    expect((await api.post('/send-otp', { email: 'a@X.IN ' })).status).toBe(409);
    const second = newPerson({ username: person.username.toUpperCase() });
    await prove(api, second.email);
    const sameUsernameResponse = await api.post('/register', second);
    expect([sameUsernameResponse.status, sameUsernameResponse.body.error]).toEqual([
      409,
      'Username is already taken',
    ]);
    expect((await api.post('/register', { ...second, username: 'free_name' })).status).toBe(201);
  });

  test('[31] the availability check answers only what was asked, in a sentence, at most sixty times a minute', async () => {
    const api = await startApi(await open());
    expect((await api.post('/check-availability', { username: 'free_name' })).text).toBe('{"username":null}');
    expect((await api.post('/check-availability', { email: 'free@example.edu' })).text).toBe(
      '{"email":null}',
    );
    for (const body of [
      {},
      { email: ['a@b.in'] },
      { username: '%' },
      { username: '' },
      { email: null, username: 'free_name' },
    ]) {
      expect((await api.post('/check-availability', body)).status).toBe(400);
    }
    for (let time = 2; time < 60; time += 1) await api.post('/check-availability', { username: 'free_name' });
    const refused = await api.post('/check-availability', { username: 'free_name' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(
      (await api.post('/check-availability', { username: 'free_name' }, { from: '198.51.100.1' })).status,
    ).toBe(200);
    api.pass({ minutes: 1 });
    expect((await api.post('/check-availability', { username: 'free_name' })).status).toBe(200);
  });

  test('[16] [43] extra fields have no effect', async () => {
    const database = await open();
    const api = await startApi(database, { env: { VERIFIED_DOMAINS: 'college.ac.in' } });
    await api.signUp(
      Object.assign(newPerson(), {
        role: 'admin',
        roleAdmin: true,
        admin: 1,
        veri: 'verified',
        verified: 1,
        userId: 'mine',
        createdAt: 0,
      }),
    );
    const [user] = await database.db.selectFrom('users').selectAll().execute();
    expect(user).toMatchObject({ admin: 0, verified: 0 });
    expect(user?.user_id).not.toBe('mine');
    expect(user?.created_at).toBeGreaterThan(0);
  });

  test('with VERIFIED_DOMAINS, only e-mails of these domains are verified', async () => {
    const api = await startApi(await open(), { env: { VERIFIED_DOMAINS: 'college.ac.in' } });
    for (const [email, veri] of [
      ['a@college.ac.in', 'verified'],
      ['b@elsewhere.org', 'unverified'],
    ] as const) {
      const token = await api.signIn(await api.signUp({ email }));
      expect((await api.get('/session', { token })).body.veri).toBe(veri);
    }
  });
});
