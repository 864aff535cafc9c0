import { expect, test } from 'vitest';
import { newPerson, startApi } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { runBehindAdminChange } from '../../../tests/lock-waiters.ts';
import { codesOf, confirm, newEmail, signedUp, start } from '../../../tests/server/email-change.ts';
import { endSessionsOf } from '../../accounts/sessions/sessions.ts';

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

  test('one that was started while the clock was ahead is not under way after the clock is set back', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    api.pass({ days: 2 });
    await start(api, token, person);
    api.pass({ days: -2 });
    expect((await api.get('/api/account/email', { token })).body).toMatchObject({ change: null });
  });

  test('it is rejected when its session ends while it waits', async () => {
    const database = await open();
    const api = await startApi(database);
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const { userId } = (await api.get('/session', { token })).body;
    const response = await runBehindAdminChange(
      database,
      (transaction) => endSessionsOf(transaction, String(userId), api.now()),
      () => confirm(api, token, ...codesOf(api, person)),
    );
    expect(response.status).toBe(401);
    expect((await api.post('/login', person)).status).toBe(200);
  });

  test('after it is cancelled its codes are invalid', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const codes = codesOf(api, person);
    expect((await api.remove('/api/account/email', undefined, { token })).status).toBe(200);
    expect((await confirm(api, token, ...codes)).status).toBe(409);
    expect((await api.remove('/api/account/email', undefined, { token })).status).toBe(200);
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
        await database.db
          .updateTable('users')
          .set({ verified: set, verified_by: 'admin' })
          .where('email_key', '=', from)
          .execute();
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
      api.remove('/api/account', { password: person.password }, { token }),
      confirm(api, token, ...codes),
    ]);
    // The deletion confirms its password under the old email, so the change may come before it.
    if (deleted.status !== 200) {
      const again = await api.remove('/api/account', { password: person.password }, { token });
      expect(again.status).toBe(200);
    }
    for (const table of ['users', 'codes', 'email_changes'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});
