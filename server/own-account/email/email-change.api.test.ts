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

/** The codes of the pending change. */
const codesOf = (api: Api, person: Person, email = newEmail): [string, string] => [
  api.codeFor(person.email),
  api.codeFor(email),
];

describeOnEachEngine('changing the email', (open) => {
  test('it is changed with the password and a code from each address, and other sessions stay valid', async () => {
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

  test('only the wrong code is reported, the right one stays valid, and nothing changes until both are right', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const [current, newAddressCode] = codesOf(api, person);
    expect((await confirm(api, token, wrongCode(current), newAddressCode)).body).toEqual({
      currentCode: false,
      newCode: true,
    });
    expect((await confirm(api, token, current, wrongCode(newAddressCode))).body).toEqual({
      currentCode: true,
      newCode: false,
    });
    // Each code belongs to its own address.
    expect((await confirm(api, token, newAddressCode, current)).body).toEqual({
      currentCode: false,
      newCode: false,
    });
    expect((await api.get('/user', { token })).body).toMatchObject({ email: person.email });
    expect((await confirm(api, token, current, newAddressCode)).body).toEqual({
      currentCode: true,
      newCode: true,
    });
    expect((await confirm(api, token, current, newAddressCode)).status).toBe(409);
  });

  test('[22] its codes have no other use, and other codes don’t change an email', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const [current, newAddressCode] = codesOf(api, person);
    expect((await api.post('/verify-otp', { email: newEmail, otp: newAddressCode })).body).toEqual({
      success: false,
    });
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

  test('[22] a code is invalid for another account’s change or another change, even to the same address', async () => {
    const api = await startApi(await open());
    const [firstPerson, other] = [await signedUp(api), await signedUp(api)];
    await start(api, firstPerson.token, firstPerson.person);
    const [, ofOne] = codesOf(api, firstPerson.person);
    api.pass({ minutes: 1 });
    await start(api, other.token, other.person);
    const response = await confirm(api, other.token, api.codeFor(other.person.email), ofOne);
    expect(response.body).toEqual({ currentCode: true, newCode: false });
    // The mail to the old address named the new address, so its code is only valid for that change.
    const [oldAddressCode] = codesOf(api, firstPerson.person);
    await start(api, firstPerson.token, firstPerson.person, 'elsewhere@example.org');
    const elsewhere = await confirm(
      api,
      firstPerson.token,
      oldAddressCode,
      api.codeFor('elsewhere@example.org'),
    );
    expect(elsewhere.body).toEqual({ currentCode: false, newCode: true });
  });

  test('[10] a wrong password starts nothing and counts as a wrong password of the login', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    const sent = api.mails.length;
    for (let time = 0; time < 10; time += 1)
      expect((await start(api, token, { ...person, password: 'Wrong-passw0rd' })).status).toBe(403);
    expect((await start(api, token, person)).status).toBe(429);
    expect((await api.post('/login', person)).status).toBe(429);
    expect(api.mails).toHaveLength(sent);
  });

  test('only the session in which the password was entered can finish the change, within half an hour', async () => {
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
    const lateConfirmation = await confirm(api, token, ...codesOf(api, person));
    expect([lateConfirmation.status, lateConfirmation.body.error]).toEqual([
      409,
      'No change of your email is under way. Please start again.',
    ]);
  });

  test('[23] [24] new codes are sent once a minute and five times an hour, and the previous codes still work', async () => {
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

  test('[20] [21] five wrong codes invalidate only the codes of their address, and each address has twenty tries a day', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    for (let round = 0; round < 4; round += 1) {
      await start(api, token, person);
      const [current, newAddressCode] = codesOf(api, person);
      for (const step of [1, 2, 3, 4, 5]) await confirm(api, token, wrongCode(current, step), newAddressCode);
      if (round < 3)
        expect((await confirm(api, token, current, newAddressCode)).body).toEqual({
          currentCode: false,
          newCode: true,
        });
      api.pass({ minutes: 20 });
    }
    await start(api, token, person);
    const spent = await confirm(api, token, ...codesOf(api, person));
    expect([spent.status, Number(spent.headers['retry-after'])]).toEqual([429, 24 * 3600 - 80 * 60]);
  });

  test('[13] wrong codes also count for the client, two for one call', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const from = '198.51.100.7';
    for (let time = 0; time < 57; time += 1)
      await api.post('/verify-otp', { email: `invented${time}@example.edu`, otp: '123456' }, { from });
    const guess = (currentCode: string, newCode: string) =>
      api.post('/api/account/email/confirm', { currentCode, newCode }, { token, from });
    const [current, newAddressCode] = codesOf(api, person);
    expect((await guess(wrongCode(current), wrongCode(newAddressCode))).status).toBe(200);
    expect((await guess(current, newAddressCode)).status).toBe(429);
  });

  test('[31] a taken address gets the same response as a free one, its owner gets a mail without a code, and no code is valid', async () => {
    const database = await open();
    const api = await startApi(database);
    const owner = await api.signUp({ email: 'Owner@example.edu' });
    const [firstPerson, other] = [await signedUp(api), await signedUp(api)];
    const free = await start(api, firstPerson.token, firstPerson.person, 'free1@example.edu');
    const responseForTaken = await start(api, other.token, other.person, owner.email.toUpperCase());
    expect([responseForTaken.status, JSON.stringify(responseForTaken.body)]).toEqual([
      free.status,
      JSON.stringify(free.body)
        .replace(firstPerson.person.email, other.person.email)
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

  test('[52] when another person registers the address in the meantime, it stays theirs and the change answers 409', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const codes = codesOf(api, person);
    await api.signUp(newPerson({ email: newEmail }));
    const response = await confirm(api, token, ...codes);
    expect([response.status, response.body.error]).toEqual([409, 'Email is already taken']);
    expect((await api.get('/user', { token })).body).toMatchObject({ email: person.email });
  });

  test('[19] [52] only one of 20 parallel confirmations on two servers changes the email', async () => {
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

  test('reset codes and links that were sent to the old address are invalid afterwards', async () => {
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

  test('after it is cancelled its codes are invalid', async () => {
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

  test('a deletion and a change of email at the same time leave no data of the person', async () => {
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
