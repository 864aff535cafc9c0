import { expect, test } from 'vitest';
import { newPerson, startApi, wrongCode, type Answer, type Api, type Person } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';

const newEmail = 'Meera.K@example.org';

function start(api: Api, token: string, person: Person, email = newEmail): Promise<Answer> {
  return api.post('/api/account/email', { newEmail: email, password: person.password }, { token });
}

function confirm(api: Api, token: string, currentCode: string, newCode: string): Promise<Answer> {
  return api.post('/api/account/email/confirm', { currentCode, newCode }, { token });
}

function remove(api: Api, url: string, token: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` };
  return api.app.inject({ method: 'DELETE', url, headers, ...(payload && { payload }) });
}

async function signedUp(api: Api): Promise<{ person: Person; token: string }> {
  const person = await api.signUp();
  return { person, token: await api.signIn(person) };
}

/** The codes of the change that is under way. */
const codesOf = (api: Api, person: Person, email = newEmail): [string, string] => [
  api.codeFor(person.email),
  api.codeFor(email),
];

describeOnEachEngine('changing the email', (open) => {
  test('it changes with the password and a code from each address, and other sessions go on', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    const other = await api.signIn(person);
    const started = await start(api, token, person);
    expect([started.status, started.body]).toEqual([
      200,
      {
        message: 'We sent a code to each address. Both are valid for 10 minutes.',
        email: person.email,
        change: { newEmail, resendAfterSeconds: 60, veri: 'verified' },
      },
    ]);
    expect(api.mails.slice(-2).map(({ to, purpose }) => [to, purpose])).toEqual(
      expect.arrayContaining([
        [person.email, 'current-email'],
        [newEmail, 'new-email'],
      ]),
    );
    api.pass({ seconds: 20 });
    expect((await api.get('/api/account/email', { token })).body).toEqual({
      email: person.email,
      change: { newEmail, resendAfterSeconds: 40, veri: 'verified' },
    });
    const done = await confirm(api, token, ...codesOf(api, person));
    expect([done.status, done.body]).toEqual([200, { currentCode: true, newCode: true }]);
    await expect
      .poll(() => api.notices.at(-1))
      .toMatchObject({ to: person.email, notice: 'email changed', username: person.username });
    expect((await api.get('/user', { token: other })).body).toMatchObject({ email: newEmail });
    expect((await api.get('/api/account/email', { token })).body).toEqual({ email: newEmail, change: null });
    expect((await api.post('/login', { email: newEmail, password: person.password })).status).toBe(200);
    expect((await api.post('/login', person)).status).toBe(401);
    expect((await api.post('/send-otp', { email: person.email })).status).toBe(200);
  });

  test('a wrong code is told of alone, the right one beside it stays good, and nothing changes until both are right', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const [current, fresh] = codesOf(api, person);
    expect((await confirm(api, token, wrongCode(current), fresh)).body).toEqual({
      currentCode: false,
      newCode: true,
    });
    expect((await confirm(api, token, current, wrongCode(fresh))).body).toEqual({
      currentCode: true,
      newCode: false,
    });
    // Each code belongs to its own address.
    expect((await confirm(api, token, fresh, current)).body).toEqual({ currentCode: false, newCode: false });
    expect((await api.get('/user', { token })).body).toMatchObject({ email: person.email });
    expect((await confirm(api, token, current, fresh)).body).toEqual({ currentCode: true, newCode: true });
    expect((await confirm(api, token, current, fresh)).status).toBe(409);
  });

  test('[22] its codes do nothing else, and codes for something else don’t change an email', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const [current, fresh] = codesOf(api, person);
    expect((await api.post('/verify-otp', { email: newEmail, otp: fresh })).body).toEqual({ success: false });
    const newPassword = 'Winter-kettle-88';
    expect(
      (await api.post('/reset-password', { email: person.email, otp: current, newPassword })).status,
    ).toBe(400);
    const registerCode = await api.requestCode(newEmail);
    await api.post('/send-reset-otp', { email: person.email });
    await expect.poll(() => api.mails.at(-1)?.purpose).toBe('reset');
    expect((await confirm(api, token, api.codeFor(person.email), registerCode)).body).toEqual({
      currentCode: false,
      newCode: false,
    });
  });

  test('[22] a code for the same address is worth nothing for another account’s change or for another change', async () => {
    const api = await startApi(await open());
    const [one, other] = [await signedUp(api), await signedUp(api)];
    await start(api, one.token, one.person);
    const [, ofOne] = codesOf(api, one.person);
    api.pass({ minutes: 1 });
    await start(api, other.token, other.person);
    const response = await confirm(api, other.token, api.codeFor(other.person.email), ofOne);
    expect(response.body).toEqual({ currentCode: true, newCode: false });
    // The code to the old address said where the account would go: it does not send it elsewhere.
    const [leaving] = codesOf(api, one.person);
    await start(api, one.token, one.person, 'elsewhere@example.org');
    const elsewhere = await confirm(api, one.token, leaving, api.codeFor('elsewhere@example.org'));
    expect(elsewhere.body).toEqual({ currentCode: false, newCode: true });
  });

  test('[10] a wrong password begins nothing and counts as one of the login', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    const sent = api.mails.length;
    for (let time = 0; time < 10; time += 1)
      expect((await start(api, token, { ...person, password: 'Wrong-passw0rd' })).status).toBe(403);
    expect((await start(api, token, person)).status).toBe(429);
    expect((await api.post('/login', person)).status).toBe(429);
    expect(api.mails).toHaveLength(sent);
  });

  test('only the session that gave the password ends the change, and only within half an hour', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    const other = await api.signIn(person);
    await start(api, token, person);
    const codes = codesOf(api, person);
    expect((await confirm(api, other, ...codes)).status).toBe(409);
    expect((await api.post('/api/account/email/codes', undefined, { token: other })).status).toBe(409);
    expect((await api.get('/api/account/email', { token: other })).body).toMatchObject({ change: null });
    api.pass({ minutes: 29 });
    expect((await api.post('/api/account/email/codes', undefined, { token })).status).toBe(200);
    api.pass({ minutes: 1 });
    const late = await confirm(api, token, ...codesOf(api, person));
    expect([late.status, late.body.error]).toEqual([
      409,
      'No change of your email is under way. Please start again.',
    ]);
  });

  test('[23] [24] new codes come once a minute and five times an hour, and the ones before them still work', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const first = codesOf(api, person);
    const resend = () => api.post('/api/account/email/codes', undefined, { token });
    api.pass({ seconds: 20 });
    const early = await resend();
    expect([early.status, early.headers['retry-after']]).toEqual([429, '40']);
    for (let time = 0; time < 4; time += 1) {
      api.pass({ minutes: 2 });
      expect((await resend()).status).toBe(200);
    }
    api.pass({ minutes: 2 });
    expect((await resend()).status).toBe(429);
    expect((await confirm(api, token, ...first)).body).toEqual({ currentCode: false, newCode: false });
    const beforeLast = api.mails.slice(-4, -2);
    const codeTo = (email: string) => beforeLast.find(({ to }) => to === email)?.code ?? '';
    expect((await confirm(api, token, codeTo(person.email), codeTo(newEmail))).body).toEqual({
      currentCode: true,
      newCode: true,
    });
  });

  test('[20] [21] five wrong guesses void the codes of their address alone, and twenty a day are all, for either address', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    for (let round = 0; round < 4; round += 1) {
      await start(api, token, person);
      const [current, fresh] = codesOf(api, person);
      for (const step of [1, 2, 3, 4, 5]) await confirm(api, token, wrongCode(current, step), fresh);
      if (round < 3)
        expect((await confirm(api, token, current, fresh)).body).toEqual({
          currentCode: false,
          newCode: true,
        });
      api.pass({ minutes: 20 });
    }
    await start(api, token, person);
    const spent = await confirm(api, token, ...codesOf(api, person));
    expect([spent.status, Number(spent.headers['retry-after'])]).toEqual([429, 24 * 3600 - 80 * 60]);
  });

  test('[13] wrong codes count for the client too, two in a call', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const from = '198.51.100.7';
    for (let time = 0; time < 57; time += 1)
      await api.post('/verify-otp', { email: `invented${time}@example.edu`, otp: '123456' }, { from });
    const guess = (currentCode: string, newCode: string) =>
      api.post('/api/account/email/confirm', { currentCode, newCode }, { token, from });
    const [current, fresh] = codesOf(api, person);
    expect((await guess(wrongCode(current), wrongCode(fresh))).status).toBe(200);
    expect((await guess(current, fresh)).status).toBe(429);
  });

  test('[31] a taken address is answered like a free one, its owner gets a mail without a code, and no code fits', async () => {
    const database = await open();
    const api = await startApi(database);
    const owner = await api.signUp({ email: 'Owner@example.edu' });
    const [one, other] = [await signedUp(api), await signedUp(api)];
    const free = await start(api, one.token, one.person, 'free1@example.edu');
    const taken = await start(api, other.token, other.person, owner.email.toUpperCase());
    expect([taken.status, JSON.stringify(taken.body)]).toEqual([
      free.status,
      JSON.stringify(free.body)
        .replace(one.person.email, other.person.email)
        .replace('free1@example.edu', owner.email.toUpperCase()),
    ]);
    expect(api.notices).toMatchObject([{ to: owner.email.toUpperCase(), notice: 'email taken' }]);
    const code = api.codeFor(other.person.email);
    expect((await confirm(api, other.token, code, '123456')).body).toEqual({
      currentCode: true,
      newCode: false,
    });
    const resend = () => api.post('/api/account/email/codes', undefined, { token: other.token });
    expect((await resend()).status).toBe(429);
    const rows = await database.db
      .selectFrom('codes')
      .select(['email_key', 'purpose'])
      .where('user_id', 'is not', null)
      .orderBy('email_key')
      .execute();
    expect(rows.map(({ purpose }) => purpose).toSorted()).toEqual([
      'current-email',
      'current-email',
      'new-email',
      'new-email',
    ]);
    const same = await start(api, other.token, other.person, ` ${other.person.email.toUpperCase()} `);
    expect([same.status, same.body.error]).toEqual([400, 'This is your email already.']);
  });

  test('[52] an address that somebody registers meanwhile stays theirs: a clear 409', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const codes = codesOf(api, person);
    await api.signUp(newPerson({ email: newEmail }));
    const response = await confirm(api, token, ...codes);
    expect([response.status, response.body.error]).toEqual([409, 'Email is already taken']);
    expect((await api.get('/user', { token })).body).toMatchObject({ email: person.email });
  });

  test('[19] [52] of 20 parallel confirmations one changes it, over two servers', async () => {
    const api = await startApi(await open());
    const second = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const codes = codesOf(api, person);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => confirm(index % 2 ? api : second, token, ...codes)),
    );
    expect(responses.filter(({ body }) => body.currentCode === true && body.newCode === true)).toHaveLength(
      1,
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('codes and links for a new password that went to the old address are worthless afterwards', async () => {
    const database = await open();
    const api = await startApi(database);
    const { person, token } = await signedUp(api);
    await api.post('/send-reset-otp', { email: person.email });
    await expect.poll(() => api.mails.at(-1)?.purpose).toBe('reset');
    const reset = api.mails.at(-1);
    const link = reset?.purpose === 'reset' ? (/#([\w-]{43})/.exec(reset.link)?.[1] ?? '') : '';
    expect(link).not.toBe('');
    await start(api, token, person);
    await confirm(api, token, ...codesOf(api, person));
    const newPassword = 'Winter-kettle-88';
    for (const email of [person.email, newEmail])
      for (const otp of [link, reset?.code])
        expect((await api.post('/reset-password', { email, otp, newPassword })).status).toBe(400);
    for (const table of ['codes', 'code_guesses', 'email_proofs', 'email_changes'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(
      await database.db
        .selectFrom('rate_hits')
        .select('bucket')
        .where('bucket', 'like', `%${person.email}%`)
        .execute(),
    ).toEqual([]);
  });

  test('cancelled, its codes are worthless', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const codes = codesOf(api, person);
    expect((await remove(api, '/api/account/email', token)).statusCode).toBe(200);
    expect((await confirm(api, token, ...codes)).status).toBe(409);
    expect((await remove(api, '/api/account/email', token)).statusCode).toBe(200);
  });

  test.each([
    ['verified by its domain, to a listed one', 'a@college.edu', 'b@hostel.college.in', true, undefined],
    ['verified by its domain, to another one', 'a@college.edu', 'b@example.org', false, undefined],
    ['waiting for an admin, to a listed domain', 'a@example.org', 'b@college.edu', true, undefined],
    ['verified by an admin', 'a@example.org', 'b@example.com', true, 1],
    ['with its verification taken by an admin', 'a@college.edu', 'b@hostel.college.in', false, 0],
  ] as const)(
    'an account %s: is verified afterwards as it should be',
    async (_name, from, to, after, set) => {
      const database = await open();
      const api = await startApi(database, {
        env: { VERIFIED_DOMAINS: 'college.edu,hostel.college.in' },
      });
      const person = await api.signUp({ email: from });
      if (set !== undefined)
        await database.db.updateTable('users').set({ verified: set }).where('email_key', '=', from).execute();
      const token = await api.signIn(person);
      const veri = after ? 'verified' : 'unverified';
      expect((await start(api, token, person, to)).body).toMatchObject({ change: { veri } });
      await confirm(api, token, ...codesOf(api, person, to));
      expect((await api.get('/user', { token })).body).toMatchObject({ email: to, veri });
    },
  );

  test('a deletion and a change of email at once leave nothing of the person', async () => {
    const database = await open();
    const api = await startApi(database);
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const codes = codesOf(api, person);
    const [deleted] = await Promise.all([
      remove(api, '/api/account', token, { password: person.password }),
      confirm(api, token, ...codes),
    ]);
    // The deletion confirms its password under the old email, so the change may come before it.
    if (deleted.statusCode !== 200) {
      const again = await remove(api, '/api/account', token, { password: person.password });
      expect(again.statusCode).toBe(200);
    }
    for (const table of ['users', 'codes', 'email_changes'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});
