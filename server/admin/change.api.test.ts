import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signUpAs, patchUser, type SignedInPerson } from '../../tests/admin-api.ts';
import { startApi, type Api } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { runBehindAdminChange } from '../../tests/lock-waiters.ts';
import { listNewestActs } from '../accounts/users/admin-acts-repository.ts';
import { updateUser } from '../accounts/users/users-repository.ts';

const paths = ['/api/admin/users', '/api/admin/users?search=a&page=9'];

describeOnEachEngine('acting on an account', (open) => {
  test('[41] all calls answer 401 without a token and 403 with the token of a member, verified or not', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1, verified: 0 });
    const member = await signUpAs(api, database, { verified: 0 });
    const verified = await signUpAs(api, database);
    for (const [token, status] of [
      [undefined, 401],
      ['x'.repeat(43), 401],
      [member.token, 403],
      [verified.token, 403],
    ] as const) {
      const call = token === undefined ? {} : { token };
      for (const path of [...paths, '/api/admin/users?page=nonsense'])
        expect((await api.get(path, call)).status).toBe(status);
      for (const body of [{ roleAdmin: true }, {}, 7]) {
        for (const userId of [member.userId, 'nobody']) {
          const response = await patchUser(api, userId, body, call);
          expect([response.status, Object.keys(response.body)]).toEqual([
            status,
            expect.arrayContaining(['error', 'code']),
          ]);
        }
      }
    }
    expect((await api.get('/api/admin/users', { token: admin.token })).status).toBe(200);
    expect(await database.db.selectFrom('users').select('user_id').where('admin', '=', 1).execute()).toEqual([
      { user_id: admin.userId },
    ]);
    expect(await listNewestActs(database.db, 10)).toEqual([]);
  });

  test('[44] a change of rights applies to the person’s next request, and their sessions stay valid', async () => {
    const database = await open();
    const api = await startApi(database);
    const { token } = await signUpAs(api, database, { admin: 1 });
    const other = await signUpAs(api, database, { verified: 0 });
    const seen = async () => [
      (await api.get('/session', other)).body,
      (await api.get('/api/admin/users', other)).status,
    ];

    const promoted = await patchUser(api, other.userId, { veri: 'verified', roleAdmin: true }, { token });
    expect([promoted.status, promoted.body]).toEqual([
      200,
      {
        userId: other.userId,
        name: other.name,
        username: other.username,
        email: other.email,
        college: other.collegeName,
        veri: 'verified',
        roleAdmin: true,
      },
    ]);
    expect(await seen()).toMatchObject([{ veri: 'verified', roleAdmin: true }, 200]);
    expect((await patchUser(api, other.userId, { veri: 'unverified' }, { token })).body).toMatchObject({
      veri: 'unverified',
      roleAdmin: true,
    });
    expect(await seen()).toMatchObject([{ veri: 'unverified', roleAdmin: true }, 200]);
    expect((await patchUser(api, other.userId, { roleAdmin: false }, { token })).status).toBe(200);
    expect(await seen()).toMatchObject([{ veri: 'unverified', roleAdmin: false }, 403]);
    expect((await patchUser(api, other.userId, { roleAdmin: true }, other)).status).toBe(403);
  });

  test('nobody can remove the role of the last admin', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const refused = await patchUser(api, admin.userId, { roleAdmin: false, veri: 'unverified' }, admin);
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: 'This is the last admin. Make somebody else an admin first.', code: 'last-admin' },
    ]);
    expect((await api.get('/session', admin)).body).toMatchObject({ roleAdmin: true, veri: 'verified' });
    expect(await listNewestActs(database.db, 10)).toEqual([]);
    expect(
      (await patchUser(api, admin.userId, { veri: 'unverified' }, admin)).status,
      'the right to act needs no verification',
    ).toBe(200);
  });

  test('when two admins remove each other’s role at the same time on two servers, one stays', async () => {
    const [firstDatabase, secondDatabase] = [await open(), await open()];
    const [api, secondServer] = [await startApi(firstDatabase), await startApi(secondDatabase)];
    for (let round = 0; round < 8; round += 1) {
      await firstDatabase.db.updateTable('users').set({ admin: 0 }).execute();
      const [first, second] = [
        await signUpAs(api, firstDatabase, { admin: 1 }),
        await signUpAs(api, firstDatabase, { admin: 1 }),
      ];
      const responses = await Promise.all([
        patchUser(api, second.userId, { roleAdmin: false }, first),
        patchUser(secondServer, first.userId, { roleAdmin: false }, second),
      ]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(
        await firstDatabase.db.selectFrom('users').select('user_id').where('admin', '=', 1).execute(),
      ).toHaveLength(1);
    }
  });

  test('a change of one flag keeps a change of the other that was committed while it waited', async () => {
    const [database, otherDatabase] = [await open(), await open()];
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const member = await signUpAs(api, database);
    const change = await runBehindAdminChange(
      otherDatabase,
      (transaction) => updateUser(transaction, member.userId, { verified: 0 }),
      () => patchUser(api, member.userId, { roleAdmin: true }, admin),
    );
    expect(change.body).toMatchObject({ veri: 'unverified', roleAdmin: true });
    expect((await api.get('/session', member)).body).toMatchObject({ veri: 'unverified', roleAdmin: true });
  });

  test('the last admin can’t delete their account, and of two who delete theirs at the same time one stays', async () => {
    const [firstDatabase, secondDatabase] = [await open(), await open()];
    const [api, secondServer] = [await startApi(firstDatabase), await startApi(secondDatabase)];
    const erase = (from: Api, { token, password }: SignedInPerson) =>
      from.remove('/api/account', { password }, { token });
    const last = await signUpAs(api, firstDatabase, { admin: 1 });
    const refused = await erase(api, last);
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: 'This is the last admin. Make somebody else an admin first.', code: 'last-admin' },
    ]);
    expect((await api.get('/session', last)).status).toBe(200);
    const other = await signUpAs(api, firstDatabase, { admin: 1 });
    const responses = await Promise.all([erase(api, last), erase(secondServer, other)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('an admin who deletes their account waits until another one’s role is removed, and then stays', async () => {
    const [database, otherDatabase] = [await open(), await open()];
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const other = await signUpAs(api, database, { admin: 1 });
    const deletion = await runBehindAdminChange(
      otherDatabase,
      (transaction) => updateUser(transaction, other.userId, { admin: 0 }),
      () => api.remove('/api/account', { password: admin.password }, admin),
    );
    expect(deletion.status).toBe(409);
    expect((await api.get('/session', { token: admin.token })).body).toMatchObject({ roleAdmin: true });
  });

  test('[46] every act is recorded with its admin, person, kind, time and client', async () => {
    const database = await open();
    const api = await startApi(database, {
      env: { TRUST_PROXY: 'false' },
      startAt: Date.UTC(2026, 10, 21, 9),
    });
    const admin = await signUpAs(api, database, { admin: 1 });
    const other = await signUpAs(api, database);
    const common = {
      actor: admin.userId,
      subject: other.userId,
      actor_name: admin.name,
      actor_email: admin.email,
      subject_name: other.name,
      subject_email: other.email,
      act_id: expect.any(String),
      reason: null,
      affected: null,
    };
    await patchUser(api, other.userId, { veri: 'unverified' }, { token: admin.token, from: '2001:db8::7' });
    api.pass({ minutes: 1 });
    await patchUser(api, other.userId, { roleAdmin: true }, { token: admin.token, from: '192.0.2.44' });
    api.pass({ minutes: 1 });
    await patchUser(api, other.userId, { veri: 'verified', roleAdmin: false }, admin);
    const acts = await listNewestActs(database.db, 10);
    expect(
      acts
        .slice(0, 2)
        .map(({ act }) => act)
        .toSorted(),
    ).toEqual(['remove admin role', 'verify']);
    expect(acts.slice(2)).toEqual([
      { ...common, act: 'make admin', acted_at: Date.UTC(2026, 10, 21, 9, 1), from_address: '192.0.2.44' },
      { ...common, act: 'unverify', acted_at: Date.UTC(2026, 10, 21, 9), from_address: '2001:db8::7' },
    ]);
    await database.db.deleteFrom('users').where('user_id', '=', other.userId).execute();
    expect(await listNewestActs(database.db, 10)).toHaveLength(4);
    expect((await listNewestActs(database.db, 1))[0]).toMatchObject({
      subject: other.userId,
      subject_email: null,
    });
  });

  test('[39] deleting an account ends its sessions', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await signUpAs(api, database);
    await database.db.deleteFrom('users').where('user_id', '=', person.userId).execute();
    expect((await api.get('/session', person)).status).toBe(401);
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('[47] an invalid body answers 400 with a clear message, an unknown account 404, and neither changes anything', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const other = await signUpAs(api, database, { verified: 0 });
    for (const body of [
      {},
      { veri: true },
      { veri: 'Verified' },
      { veri: null },
      { roleAdmin: 'true' },
      { roleAdmin: 1 },
      { veri: 'verified', roleAdmin: null },
      [],
      'veri',
      null,
      { email: 'a@b.in' },
    ]) {
      const response = await patchUser(api, other.userId, body, admin);
      expect([body, response.status, Object.keys(response.body)]).toEqual([
        body,
        400,
        expect.arrayContaining(['error', 'code']),
      ]);
    }
    for (const userId of ['nobody', '%00', '..', 'a%20b', '%F0%9F%92%A5', "'--"]) {
      expect([userId, (await patchUser(api, userId, { veri: 'verified' }, admin)).status]).toEqual([
        userId,
        404,
      ]);
    }
    await patchUser(
      api,
      other.userId,
      { veri: 'verified', email: 'taken@over.example', user_id: 'x', admin: 1, roleAdmin: false },
      admin,
    );
    expect(
      await database.db
        .selectFrom('users')
        .select(['email', 'admin'])
        .where('user_id', '=', other.userId)
        .executeTakeFirst(),
    ).toEqual({ email: other.email, admin: 0 });
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (veri, roleAdmin) => {
        expect((await patchUser(api, 'nobody', { veri, roleAdmin }, admin)).status).toBeLessThan(500);
      }),
      { numRuns: 50 },
    );
  });
});
