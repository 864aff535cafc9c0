import { expect, test } from 'vitest';
import { callAdmin, signUpAs, patchUser } from '../../tests/admin-api.ts';
import { readAccountFields, startApi } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0';

/** Every call about a person, with its status on success for an unknown person. */
const calls = [
  ['GET', '', undefined],
  ['PATCH', '', { blocked: true }],
  ['DELETE', '', undefined],
  ['POST', '/reset-mail', undefined],
  ['DELETE', '/sessions', undefined],
  ['DELETE', '/sessions/some-session', undefined],
] as const;

describeOnEachEngine('an admin’s calls about a person', (open) => {
  test('[41] answer 401 without a token and 403 to a person who is not an admin, and change nothing', async () => {
    const database = await open();
    const api = await startApi(database);
    const member = await signUpAs(api, database, { verified: 0 });
    const verified = await signUpAs(api, database);
    for (const [as, status] of [
      [{}, 401],
      [{ token: 'x'.repeat(43) }, 401],
      [{ token: member.token }, 403],
      [{ token: verified.token }, 403],
    ] as const) {
      for (const [method, below, body] of calls)
        for (const userId of [member.userId, verified.userId, 'nobody', 'x'.repeat(5000)]) {
          const response = await callAdmin(api, method, `/users/${userId}${below}`, as, body);
          expect([method, below, response.status, Object.keys(response.body)]).toEqual([
            method,
            below,
            status,
            expect.arrayContaining(['error', 'code']),
          ]);
        }
      for (const path of ['/acts', '/acts?page=nonsense', '/acts.csv', '/users.csv', '/users.csv?sort=no'])
        expect([path, (await callAdmin(api, 'GET', path, as)).status]).toEqual([path, status]);
    }
    expect(await database.db.selectFrom('users').select('blocked').execute()).toEqual([
      { blocked: 0 },
      { blocked: 0 },
    ]);
    expect((await api.get('/session', member)).status).toBe(200);
    expect(await database.db.selectFrom('admin_acts').selectAll().execute()).toEqual([]);
  });

  test('[47] answer 404 for an unknown person and 400 for an invalid body', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const person = await signUpAs(api, database);
    for (const [method, below, body] of calls)
      for (const userId of ['nobody', '%00', '..', 'a%20b', '%F0%9F%92%A5', "'--", 'x'.repeat(5000)]) {
        const response = await callAdmin(api, method, `/users/${userId}${below}`, admin, body);
        expect([method, userId, response.status, response.body]).toEqual([
          method,
          userId,
          404,
          { error: expect.any(String), code: expect.stringMatching(/^[a-z-]+$/) },
        ]);
      }
    for (const sessionId of ['nothing', '%00'])
      expect(
        (await callAdmin(api, 'DELETE', `/users/${person.userId}/sessions/${sessionId}`, admin)).body,
      ).toEqual({ error: 'There is no such session.', code: 'no-such-session' });
    const wrongReasons = [7, null, ['x'], 'x'.repeat(201), '💥'.repeat(201), 'a\0b', 'a\nb', '\u202Ex'];
    for (const reason of wrongReasons)
      for (const [method, below, body] of calls.slice(1)) {
        const path = `/users/${person.userId}${below}`;
        const response = await callAdmin(api, method, path, admin, { ...body, reason });
        expect([reason, response.status, Object.keys(response.body)]).toEqual([
          reason,
          400,
          expect.arrayContaining(['error', 'code']),
        ]);
      }
    for (const body of [{ blocked: 'yes' }, { blocked: 1 }, { blocked: null }, { reason: 'Because.' }])
      expect((await patchUser(api, person.userId, body, admin)).status).toBe(400);
    expect((await api.get('/session', person)).status).toBe(200);
    const accepted = await patchUser(
      api,
      person.userId,
      { veri: 'verified', reason: '💥'.repeat(200) },
      admin,
    );
    expect(accepted.status).toBe(200);
  });

  test('[45] return the documented fields of the person, their sessions and the acts on them', async () => {
    const database = await open();
    const api = await startApi(database, { startAt: Date.UTC(2026, 10, 21, 9) });
    const admin = await signUpAs(api, database, { admin: 1 }, { name: 'Devika Sharma' });
    const person = await signUpAs(api, database, { verified: 0 }, { location: 'Gangtok' });
    api.pass({ minutes: 5 });
    await api.post('/login', person, { headers: { 'user-agent': firefox } });
    await patchUser(api, person.userId, { veri: 'verified', reason: 'Student card seen.' }, admin);
    const { status, body, headers } = await callAdmin(api, 'GET', `/users/${person.userId}`, admin);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      userId: person.userId,
      name: person.name,
      username: person.username,
      email: person.email,
      ...readAccountFields(person),
      location: 'Gangtok',
      veri: 'verified',
      roleAdmin: false,
      blocked: false,
      secondFactor: false,
      createdAt: '2026-11-21T09:00:00.000Z',
      lastSeenAt: '2026-11-21T09:05:00.000Z',
      sessions: [
        {
          id: expect.any(String),
          device: 'Firefox on Windows',
          createdAt: '2026-11-21T09:05:00.000Z',
          lastUsedAt: '2026-11-21T09:05:00.000Z',
        },
        {
          id: expect.any(String),
          device: expect.any(String),
          createdAt: '2026-11-21T09:00:00.000Z',
          lastUsedAt: '2026-11-21T09:00:00.000Z',
        },
      ],
      acts: [
        {
          id: expect.any(String),
          at: '2026-11-21T09:05:00.000Z',
          act: 'verify',
          actor: { userId: admin.userId, name: 'Devika Sharma' },
          subject: { userId: person.userId, name: person.name },
          fromAddress: '192.0.2.1',
          reason: 'Student card seen.',
          affected: null,
        },
      ],
    });
    api.pass({ days: 8 });
    expect((await callAdmin(api, 'GET', `/users/${person.userId}`, admin)).status, 'the admin’s own').toBe(
      401,
    );
    const later = await callAdmin(api, 'GET', `/users/${person.userId}`, { token: await api.signIn(admin) });
    expect(later.body).toMatchObject({ sessions: [], lastSeenAt: '2026-11-21T09:05:00.000Z' });
  });

  test('[39] end one session or all of them, on the very next request', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const person = await signUpAs(api, database);
    api.pass({ minutes: 1 });
    const second = await api.signIn(person);
    const read = async () =>
      (await callAdmin(api, 'GET', `/users/${person.userId}`, admin)).body.sessions as { id: string }[];
    const [newest] = await read();
    const path = `/users/${person.userId}/sessions`;
    const [session] = (await callAdmin(api, 'GET', `/users/${admin.userId}`, admin)).body.sessions as {
      id: string;
    }[];
    expect((await callAdmin(api, 'DELETE', `${path}/${session?.id}`, admin)).status, 'another’s').toBe(404);
    expect((await callAdmin(api, 'DELETE', `${path}/${newest?.id}`, admin)).status).toBe(200);
    expect((await api.get('/session', { token: second })).status).toBe(401);
    expect((await api.get('/session', person)).status).toBe(200);
    const third = await api.signIn(person);
    const ended = await callAdmin(api, 'DELETE', path, admin, { reason: 'Lost laptop.' });
    expect([ended.status, ended.body]).toEqual([200, { message: 'The sessions have ended.' }]);
    for (const token of [person.token, third])
      expect((await api.get('/session', { token })).status).toBe(401);
    expect(await read()).toEqual([]);
    expect((await api.post('/login', person)).status, 'they may sign in again').toBe(200);
    const { acts } = (await callAdmin(api, 'GET', '/acts', admin)).body as { acts: object[] };
    expect(acts).toHaveLength(2);
    expect(acts).toContainEqual(
      expect.objectContaining({ act: 'end sessions', affected: 2, reason: 'Lost laptop.' }),
    );
    expect(acts).toContainEqual(expect.objectContaining({ act: 'end sessions', affected: 1, reason: null }));
  });

  test('[46] send the same mails that people can request themselves, with the same limits, and record it', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const person = await signUpAs(api, database);
    const send = (body?: object) => callAdmin(api, 'POST', `/users/${person.userId}/reset-mail`, admin, body);
    const sent = await send({ reason: 'Asked on the phone.' });
    expect([sent.status, sent.body]).toEqual([
      200,
      { message: 'A mail to reset the password is on its way.' },
    ]);
    await expect
      .poll(() => api.mails.at(-1))
      .toMatchObject({
        purpose: 'reset',
        to: person.email,
        username: person.username,
        device: 'An officer of First Commit',
      });
    const early = await send();
    expect([early.status, early.headers['retry-after']]).toEqual([429, '60']);
    // The public call counts for the same limit, and no act is recorded.
    expect((await api.post('/send-reset-otp', { email: person.email })).status).toBe(429);
    expect((await api.post('/send-reset-otp', { email: admin.email })).status).toBe(200);
    const { acts } = (await callAdmin(api, 'GET', '/acts?kind=mails', admin)).body as { acts: object[] };
    expect(acts).toMatchObject([
      { act: 'send reset mail', subject: { userId: person.userId }, reason: 'Asked on the phone.' },
    ]);
    const otp = api.mails.findLast(({ to }) => to === person.email)?.code;
    const reset = { email: person.email, otp, newPassword: 'Winter-kettle-88' };
    expect((await api.post('/reset-password', reset)).status).toBe(200);
  });

  test('[39] [46] delete the person and all their data; the audit log stays, without names', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 }, { name: 'Nikhil Thomas' });
    const other = await signUpAs(api, database, { admin: 1 }, { name: 'Devika Sharma' });
    const person = await signUpAs(api, database, {}, { name: 'Ishaan Sharma' });
    await patchUser(api, person.userId, { blocked: true }, other);
    api.pass({ minutes: 1 });
    const deleted = await callAdmin(api, 'DELETE', `/users/${person.userId}`, admin, {
      reason: 'Asked for by mail.',
    });
    expect([deleted.status, deleted.body]).toEqual([
      200,
      { message: 'The account is deleted, and everything we held about the person with it.' },
    ]);
    expect((await api.get('/session', person)).status).toBe(401);
    expect((await api.post('/login', person)).status).toBe(401);
    expect((await callAdmin(api, 'GET', `/users/${person.userId}`, admin)).status).toBe(404);
    expect((await callAdmin(api, 'DELETE', `/users/${person.userId}`, admin)).status).toBe(404);
    expect((await api.get('/api/admin/users?search=ishaan', admin)).body).toMatchObject({ total: 0 });
    expect((await api.post('/check-availability', { email: person.email })).body).toEqual({ email: null });

    api.pass({ minutes: 1 });
    expect((await callAdmin(api, 'DELETE', `/users/${other.userId}`, admin)).status).toBe(200);
    const { acts } = (await callAdmin(api, 'GET', '/acts', admin)).body as {
      acts: { act: string; actor: { name: string; userId: string | null }; subject: { name: string } }[];
    };
    const nameless = expect.stringMatching(/^person [0-9a-f]{6}$/);
    expect(acts).toMatchObject([
      { act: 'delete', actor: { name: 'Nikhil Thomas' }, subject: { userId: null, name: nameless } },
      {
        act: 'delete',
        actor: { userId: admin.userId },
        subject: { userId: null, name: nameless },
        reason: 'Asked for by mail.',
        fromAddress: '192.0.2.1',
      },
      { act: 'block', actor: { userId: null, name: nameless }, fromAddress: null },
    ]);
    expect(acts[1]?.subject, 'one person, one id').toEqual(acts[2]?.subject);
    expect(acts[0]?.subject).toEqual(acts[2]?.actor);
    const text = JSON.stringify(await database.db.selectFrom('admin_acts').selectAll().execute());
    for (const trace of [person.userId, other.userId, 'Ishaan', 'Devika']) expect(text).not.toContain(trace);
  });
});
