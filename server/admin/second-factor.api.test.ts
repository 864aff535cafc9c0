import { expect, test } from 'vitest';
import { startApi } from '../../tests/api.ts';
import { callAdmin, signUpAs } from '../../tests/admin-api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { turnAppOn } from '../../tests/second-factor-api.ts';

const allCalls = [
  ['GET', '/users'],
  ['GET', '/users.csv'],
  ['GET', '/acts'],
  ['GET', '/acts.csv'],
] as const;

describeOnEachEngine('ADMIN_SECOND_FACTOR', (open) => {
  test('when it is off, which is the default, admins need no second factor', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    for (const [method, path] of allCalls)
      expect((await callAdmin(api, method, path, admin)).status).toBe(200);
    expect((await api.get('/api/account/second-factor', admin)).body.required).toBe(false);
  });

  test('[41] when it is required, an admin without one can log in, and every admin call says where to turn it on', async () => {
    const database = await open();
    const api = await startApi(database, { env: { ADMIN_SECOND_FACTOR: 'required' } });
    const admin = await signUpAs(api, database, { admin: 1 });
    const member = await signUpAs(api, database);
    const { token, userId } = admin;
    const refused = {
      error: 'Admins of this site need a second factor. Turn one on at /account/security, then come back.',
      code: 'admin-second-factor-required',
    };
    const calls = [
      ...allCalls,
      ['GET', `/users/${member.userId}`],
      ['PATCH', `/users/${member.userId}`],
      ['DELETE', `/users/${member.userId}`],
    ] as const;
    for (const [method, path] of calls) {
      const response = await callAdmin(
        api,
        method,
        path,
        admin,
        method === 'PATCH' ? { veri: 'verified' } : undefined,
      );
      expect([response.status, response.body], path).toEqual([403, refused]);
    }
    expect((await api.get('/user', admin)).status).toBe(200);
    expect((await api.get('/api/account/second-factor', admin)).body.required).toBe(true);
    // A person who is not an admin only gets the message about that.
    expect((await callAdmin(api, 'GET', '/users', member)).body.error).toBe('Only admins may do this.');

    await turnAppOn(api, admin);
    for (const [method, path] of allCalls)
      expect((await callAdmin(api, method, path, admin)).status).toBe(200);
    const person = await callAdmin(api, 'GET', `/users/${userId}`, admin);
    expect(person.body.secondFactor).toBe(true);
    expect((await callAdmin(api, 'GET', `/users/${member.userId}`, admin)).body.secondFactor).toBe(false);

    const { password } = admin;
    await api.remove('/api/account/authenticator-app', { password }, { token });
    expect((await callAdmin(api, 'GET', '/users', admin)).status).toBe(403);
  });
});
