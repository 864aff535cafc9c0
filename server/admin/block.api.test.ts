import { expect, test } from 'vitest';
import { callAdmin, signUpAs, patchUser } from '../../tests/admin-api.ts';
import { startApi } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { runBehindAdminChange } from '../../tests/lock-waiters.ts';
import { endSessionsOf } from '../accounts/sessions/sessions.ts';
import { updateUser } from '../accounts/users/users-repository.ts';

describeOnEachEngine('blocking an account', (open) => {
  test('[39] [44] ends its sessions at once, on every server, and the right password gets 403 until it is unblocked', async () => {
    const database = await open();
    const api = await startApi(database);
    const secondServer = await startApi(await open());
    const admin = await signUpAs(api, database, { admin: 1 });
    const person = await signUpAs(api, database);
    const elsewhere = await secondServer.signIn(person);
    const blocked = await patchUser(api, person.userId, { blocked: true, reason: ' Spam. ' }, admin);
    expect([blocked.status, blocked.body]).toEqual([
      200,
      {
        userId: person.userId,
        name: person.name,
        username: person.username,
        email: person.email,
        college: person.collegeName,
        veri: 'verified',
        roleAdmin: false,
        blocked: true,
      },
    ]);
    expect((await api.get('/session', person)).status).toBe(401);
    expect((await secondServer.get('/session', { token: elsewhere })).status).toBe(401);
    for (const server of [api, secondServer]) {
      const rightPassword = await server.post('/login', person);
      expect([rightPassword.status, rightPassword.body]).toEqual([
        403,
        { error: 'This account is blocked.', code: 'account-blocked' },
      ]);
      expect(rightPassword.headers['set-cookie']).toBeUndefined();
      const wrongPassword = await server.post('/login', { email: person.email, password: 'Wrong-passw0rd' });
      expect([wrongPassword.status, wrongPassword.body]).toEqual([
        401,
        { error: 'Invalid email or password', code: 'invalid-login' },
      ]);
    }
    expect(await database.db.selectFrom('sessions').select('user_id').execute()).toEqual([
      { user_id: admin.userId },
    ]);
    expect((await patchUser(api, person.userId, { blocked: false }, admin)).body).toMatchObject({
      blocked: false,
    });
    expect((await api.get('/session', person)).status, 'an ended session stays ended').toBe(401);
    expect((await secondServer.post('/login', person)).status).toBe(200);
  });

  test('[39] a flag that was set directly in the database ends the sessions as well', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await signUpAs(api, database, { admin: 1 });
    await database.db.updateTable('users').set({ blocked: 1 }).execute();
    expect((await api.get('/session', person)).status).toBe(401);
    expect((await api.get('/api/admin/users', person)).status).toBe(401);
  });

  test('a new password does not unblock the account, and the email stays taken', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const person = await signUpAs(api, database);
    await patchUser(api, person.userId, { blocked: true }, admin);
    expect((await api.post('/send-reset-otp', { email: person.email })).status).toBe(200);
    await expect.poll(() => api.mails.at(-1)).toMatchObject({ to: person.email, purpose: 'reset' });
    const newPassword = 'Winter-kettle-88';
    const reset = await api.post('/reset-password', {
      email: person.email,
      otp: api.codeFor(person.email),
      newPassword,
    });
    expect(reset.status).toBe(200);
    const again = await api.post('/login', { email: person.email, password: newPassword });
    expect([again.status, again.body]).toEqual([
      403,
      { error: 'This account is blocked.', code: 'account-blocked' },
    ]);
    expect((await api.post('/login', person)).status).toBe(401);
    expect((await api.post('/send-otp', { email: person.email })).status).toBe(409);
  });

  test('during requests of the person leaves no session and no partly changed account', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    for (let round = 0; round < 4; round += 1) {
      const person = await signUpAs(api, database, { admin: 1 });
      const other = await signUpAs(api, database, { verified: 0 });
      const newPassword = 'Winter-kettle-88';
      const [blocked, login, changed, erased, acted] = await Promise.all([
        patchUser(api, person.userId, { blocked: true }, admin),
        api.post('/login', person),
        api.post('/api/account/password', { currentPassword: person.password, newPassword }, person),
        api.remove('/api/account', { password: person.password }, person),
        patchUser(api, other.userId, { roleAdmin: true }, person),
      ]);
      expect([200, 404]).toContain(blocked.status);
      expect([200, 401, 403]).toContain(login.status);
      expect([200, 401, 403]).toContain(changed.status);
      expect([200, 401]).toContain(erased.status);
      expect([200, 401, 403]).toContain(acted.status);
      const left = await database.db
        .selectFrom('sessions')
        .select('session_id')
        .where('user_id', '=', person.userId)
        .execute();
      expect(left).toEqual([]);
      // Either it was deleted before the block, or it is blocked and still exists.
      const rows = await database.db
        .selectFrom('users')
        .select('blocked')
        .where('user_id', '=', person.userId)
        .execute();
      expect(rows).toEqual(erased.status === 200 ? [] : [{ blocked: 1 }]);
      expect((await patchUser(api, other.userId, { roleAdmin: false }, admin)).status).toBe(200);
    }
  });

  test('of somebody who is just deleting it keeps the account, so that the email does not become free', async () => {
    const [database, otherDatabase] = [await open(), await open()];
    const api = await startApi(database);
    const person = await signUpAs(api, database);
    const deletion = await runBehindAdminChange(
      otherDatabase,
      async (transaction) => {
        await endSessionsOf(transaction, person.userId, api.now());
        await updateUser(transaction, person.userId, { blocked: 1 });
      },
      () => api.remove('/api/account', { password: person.password }, person),
    );
    expect(deletion.status).toBe(401);
    expect((await api.post('/login', person)).status).toBe(403);
  });

  test.each([
    ['send a reset mail', 'POST', (userId: string) => `/users/${userId}/reset-mail`],
    ['export people', 'GET', () => '/users.csv'],
  ] as const)(
    '[44] an admin who is blocked while they %s can’t do it any more',
    async (_act, method, pathFor) => {
      const [database, otherDatabase] = [await open(), await open()];
      const api = await startApi(database);
      const admin = await signUpAs(api, database, { admin: 1 });
      const { userId } = await signUpAs(api, database);
      const mails = api.mails.length;
      const response = await runBehindAdminChange(
        otherDatabase,
        (transaction) => updateUser(transaction, admin.userId, { blocked: 1 }),
        () => callAdmin(api, method, pathFor(userId), admin),
      );
      expect([response.status, response.body]).toEqual([
        403,
        { error: 'Only admins may do this.', code: 'admins-only' },
      ]);
      expect(api.mails).toHaveLength(mails);
      expect(await database.db.selectFrom('admin_acts').selectAll().execute()).toEqual([]);
    },
  );

  test('blocking oneself or the last admin answers 409, and of two admins who block each other at the same time one stays', async () => {
    const [firstDatabase, secondDatabase] = [await open(), await open()];
    const [api, secondServer] = [await startApi(firstDatabase), await startApi(secondDatabase)];
    const last = await signUpAs(api, firstDatabase, { admin: 1 });
    for (const call of [
      () => patchUser(api, last.userId, { blocked: true }, last),
      () => callAdmin(api, 'DELETE', `/users/${last.userId}`, last),
    ]) {
      const refused = await call();
      expect([refused.status, Object.keys(refused.body)]).toEqual([409, ['error', 'code']]);
    }
    const other = await signUpAs(api, firstDatabase, { admin: 1 });
    expect((await patchUser(api, other.userId, { blocked: true }, other)).status).toBe(409);
    await patchUser(api, other.userId, { blocked: true }, last);
    const demoted = await patchUser(api, last.userId, { roleAdmin: false }, last);
    expect([demoted.status, demoted.body], 'a blocked admin is no other admin').toEqual([
      409,
      { error: 'This is the last admin. Make somebody else an admin first.', code: 'last-admin' },
    ]);

    const acts = {
      block: (from: typeof api, whom: string, by: { token: string }) =>
        patchUser(from, whom, { blocked: true }, by),
      delete: (from: typeof api, whom: string, by: { token: string }) =>
        callAdmin(from, 'DELETE', `/users/${whom}`, by),
    };
    for (let round = 0; round < 4; round += 1) {
      for (const [first, second] of [
        [acts.block, acts.block],
        [acts.delete, acts.delete],
        [acts.block, acts.delete],
      ] as const) {
        await firstDatabase.db.updateTable('users').set({ admin: 0 }).execute();
        const [asha, bela] = [
          await signUpAs(api, firstDatabase, { admin: 1 }),
          await signUpAs(api, firstDatabase, { admin: 1 }),
        ];
        const responses = await Promise.all([
          first(api, bela.userId, asha),
          second(secondServer, asha.userId, bela),
        ]);
        const statuses = responses.map(({ status }) => status);
        expect(statuses.filter((status) => status === 200)).toHaveLength(1);
        expect(statuses.filter((status) => [401, 403].includes(status))).toHaveLength(1);
        expect(
          await firstDatabase.db
            .selectFrom('users')
            .select('user_id')
            .where('admin', '=', 1)
            .where('blocked', '=', 0)
            .execute(),
        ).toHaveLength(1);
      }
    }
  });
});
