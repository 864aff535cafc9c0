import { expect, test } from 'vitest';
import { callAdmin, signUpAs, patchUser } from '../../../tests/admin-api.ts';
import { startApi, type Api, type Person } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { addPasskey, passkeyOrigin, turnAppOn } from '../../../tests/second-factor-api.ts';
import { expectKinds } from '../../../tests/server/sent-notices.ts';
import { MailFailure, type Mailer } from '../mailer.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const newPassword = 'Winter-kettle-88';

/** Logs in and returns the cookie of the known browser. */
async function logIn(api: Api, { email, password }: Person, cookie?: string): Promise<string> {
  const headers = { 'user-agent': firefox, ...(cookie === undefined ? {} : { cookie }) };
  const response = await api.post('/login', { email, password }, { headers });
  expect(response.status).toBe(200);
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

function deleteAccount(api: Api, token: string, password: string) {
  return api.remove('/api/account', { password }, { token, headers: { 'user-agent': firefox } });
}

describeOnEachEngine('a notice is mailed', (open) => {
  test('when somebody logs in from an unknown browser, with device and time', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const cookie = await logIn(api, person);
    await logIn(api, person, cookie);
    await expectKinds(api, database, []);
    api.pass({ seconds: 30 });
    const other = await logIn(api, person);
    await expect
      .poll(() => api.notices)
      .toEqual([
        {
          purpose: 'notice',
          notice: 'new browser',
          to: person.email,
          username: person.username,
          device: 'Firefox on Windows',
          at: Date.UTC(2026, 10, 21, 9, 0, 30),
          siteUrl: expect.stringMatching(/^http/),
        },
      ]);
    for (const cookieOfBrowser of [cookie, other]) await logIn(api, person, cookieOfBrowser);
    await expectKinds(api, database, ['new browser']);
    // A browser from which only another person logged in is unknown to this account.
    const otherPerson = await api.signUp();
    await logIn(api, person, await logIn(api, otherPerson));
    await expect.poll(() => api.notices.map(({ to }) => to)).toEqual([person.email, person.email]);
  });

  test('for the first login too, when it is more than an hour after the registration', async () => {
    const database = await open();
    const api = await startApi(database);
    const [early, later] = [await api.signUp(), await api.signUp()];
    api.pass({ minutes: 59 });
    await logIn(api, early);
    api.pass({ minutes: 1 });
    await logIn(api, later);
    await expect.poll(() => api.notices.map(({ to }) => to)).toEqual([later.email]);
  });

  test('not for a failed login', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    await logIn(api, person);
    expect((await api.post('/login', { ...person, password: 'Wrong-passw0rd' })).status).toBe(401);
    await database.db.updateTable('users').set({ blocked: 1 }).execute();
    expect((await api.post('/login', person)).status).toBe(403);
    await expectKinds(api, database, []);
  });

  test('when a password is changed or reset', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const token = await api.signIn(person);
    const change = (currentPassword: string) =>
      api.post(
        '/api/account/password',
        { currentPassword, newPassword },
        { token, headers: { 'user-agent': firefox } },
      );
    expect((await change('Wrong-passw0rd')).status).toBe(403);
    await expectKinds(api, database, []);
    expect((await change(person.password)).status).toBe(200);
    await expect
      .poll(() => api.notices)
      .toMatchObject([{ notice: 'password changed', to: person.email, device: 'Firefox on Windows' }]);
    await api.post('/send-reset-otp', { email: person.email });
    await expect.poll(() => api.mails.at(-1)?.purpose).toBe('reset');
    const body = { email: person.email, otp: api.codeFor(person.email), newPassword: 'Spring-kettle-99' };
    const reset = await api.post('/reset-password', body, { headers: { 'user-agent': firefox } });
    expect(reset.status).toBe(200);
    await expect
      .poll(() => api.notices.at(-1))
      .toMatchObject({
        notice: 'password reset',
        to: person.email,
        device: 'Firefox on Windows',
      });
  });

  test('for each change of the second factor, and not for a rejected one', async () => {
    const database = await open();
    const api = await startApi(database, { env: { PUBLIC_URL: passkeyOrigin } });
    const person = await signUpAs(api, database);
    const { token, password } = person;
    const renew = (given: string) => api.post('/api/account/recovery-codes', { password: given }, { token });
    expect((await renew(password)).status, 'none is on').toBe(409);
    await turnAppOn(api, person);
    await addPasskey(api, person);
    expect((await renew('Wrong-passw0rd')).status).toBe(403);
    expect((await renew(password)).status).toBe(200);
    expect((await api.remove('/api/account/authenticator-app', { password }, { token })).status).toBe(200);
    const { passkeys } = (await api.get('/api/account/second-factor', { token })).body as {
      passkeys: { id: string }[];
    };
    const path = `/api/account/passkeys/${passkeys[0]?.id}`;
    expect((await api.remove(path, { password }, { token, headers: { 'user-agent': firefox } })).status).toBe(
      200,
    );
    await expect
      .poll(() => api.notices)
      .toMatchObject(
        ['app added', 'passkey added', 'recovery codes renewed', 'app removed', 'passkey removed'].map(
          (change) => ({ notice: 'second factor changed', change, to: person.email }),
        ),
      );
    expect(api.notices.at(-1)).toMatchObject({ device: 'Firefox on Windows' });
  });

  test('for what an admin has really changed, in one mail, and not for rejected changes', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const person = await signUpAs(api, database, { verified: 0 });
    const patch = (body: object) => patchUser(api, person.userId, body, admin);
    expect((await patch({ veri: 'verified', roleAdmin: true, blocked: false })).status).toBe(200);
    await expect
      .poll(() => api.notices)
      .toMatchObject([{ notice: 'account changed', to: person.email, changes: ['verified', 'admin'] }]);
    expect((await patch({ veri: 'verified' })).status).toBe(200);
    const last = await patchUser(api, admin.userId, { roleAdmin: false }, admin);
    expect(last.status).toBe(200);
    await expect.poll(() => api.notices.at(-1)).toMatchObject({ to: admin.email, changes: ['not admin'] });
    const refused = await patchUser(api, person.userId, { roleAdmin: false }, { token: person.token });
    expect(refused.status).toBe(409);
    await expectKinds(api, database, ['account changed', 'account changed']);
  });

  test('when an account is blocked and when it is unblocked', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const person = await signUpAs(api, database);
    await patchUser(api, person.userId, { blocked: true }, admin);
    await patchUser(api, person.userId, { blocked: false }, admin);
    await expect
      .poll(() => api.notices.map((mail) => mail.notice === 'account changed' && mail.changes))
      .toEqual([['blocked'], ['unblocked']]);
  });

  test('when the account is deleted, by the person or an officer, in the only mail that is kept after the deletion', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const [own, other] = [await signUpAs(api, database), await signUpAs(api, database)];
    expect((await deleteAccount(api, own.token, own.password)).status).toBe(200);
    expect((await callAdmin(api, 'DELETE', `/users/${other.userId}`, admin)).status).toBe(200);
    await expect
      .poll(() => api.notices)
      .toMatchObject([
        { notice: 'account deleted', to: own.email, username: own.username, device: 'Firefox on Windows' },
        { notice: 'account deleted by an officer', to: other.email },
      ]);
    await expectKinds(api, database, ['account deleted', 'account deleted by an officer']);
    const hits = await database.db.selectFrom('rate_hits').select('bucket').execute();
    for (const { email } of [own, other]) expect(JSON.stringify(hits)).not.toContain(email);
  });

  test('a mail about a deleted account leaves no record when it can’t be sent', async () => {
    const database = await open();
    const person = await (await startApi(database)).signUp();
    const mailer: Mailer = {
      send: async () => {
        throw new MailFailure('550', { mayHaveLeft: false, isFinal: true });
      },
    };
    const api = await startApi(database, { mailer });
    const token = await api.signIn(person);
    await api.post('/api/account/password', { currentPassword: person.password, newPassword }, { token });
    const readMails = () => database.db.selectFrom('mails').select(['email_key', 'given_up_at']).execute();
    await expect.poll(readMails).toEqual([{ email_key: person.email, given_up_at: expect.any(Number) }]);
    expect((await deleteAccount(api, token, newPassword)).status).toBe(200);
    await expect.poll(readMails).toEqual([]);
  });

  test('only if the change was committed, because both are one transaction', async () => {
    const database = await open();
    const api = await startApi(database);
    const only = await signUpAs(api, database, { admin: 1 });
    expect((await deleteAccount(api, only.token, only.password)).status).toBe(409);
    expect((await patchUser(api, only.userId, { roleAdmin: false }, only)).status).toBe(409);
    await expectKinds(api, database, []);
  });
});
