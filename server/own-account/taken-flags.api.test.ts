import { expect, test } from 'vitest';
import { callAdmin, patchUser, signUpAs } from '../../tests/admin-api.ts';
import { startApi, type Api, type Person } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { codesOf, confirm, start } from '../../tests/server/email-change.ts';

const env = { VERIFIED_DOMAINS: 'college.example' };

describeOnEachEngine('what an admin took away', (open) => {
  async function startSite() {
    const database = await open();
    const api = await startApi(database, { env });
    const admin = await signUpAs(api, database, { admin: 1 });
    const student = await api.signUp({ email: 'asha@college.example' });
    const token = await api.signIn(student);
    const userId = String((await api.get('/session', { token })).body.userId);
    return { database, api, admin, student, token, userId };
  }

  async function changeEmail(api: Api, token: string, person: Person, email: string): Promise<Person> {
    api.pass({ minutes: 2 });
    await start(api, token, person, email);
    const answer = await confirm(api, token, ...codesOf(api, person, email));
    expect(answer.body).toEqual({ currentCode: true, newCode: true });
    return { ...person, email };
  }
  const readVeri = async (api: Api, token: string) => (await api.get('/session', { token })).body.veri;

  async function joinAgain(api: Api, person: Person): Promise<string> {
    api.pass({ minutes: 2 });
    await api.signUp(person);
    return api.signIn(person);
  }

  test('[67] a change of the e-mail there and back does not verify again', async () => {
    const { api, admin, student, token, userId } = await startSite();
    expect(await readVeri(api, token)).toBe('verified');
    await patchUser(api, userId, { veri: 'unverified' }, admin);
    const away = await changeEmail(api, token, student, 'asha@elsewhere.example');
    expect(await readVeri(api, token)).toBe('unverified');
    await changeEmail(api, token, away, student.email);
    expect(await readVeri(api, token)).toBe('unverified');
  });

  test('[67] neither does deleting the account and registering with any e-mail it had', async () => {
    const { database, api, admin, student, token, userId } = await startSite();
    await patchUser(api, userId, { veri: 'unverified', roleAdmin: true }, admin);
    await patchUser(api, userId, { roleAdmin: false }, admin);
    const away = await changeEmail(api, token, student, 'asha.rao@college.example');
    expect((await api.remove('/api/account', { password: away.password }, { token })).status).toBe(200);
    const stored = JSON.stringify(await database.db.selectFrom('lowered_flags').selectAll().execute());
    expect(stored).toMatch(/^\[(\{"digest":"[\w-]{43}"\},?){2}\]$/);
    for (const person of [student, { ...away, username: 'asha.rao' }]) {
      const session = await api.get('/session', { token: await joinAgain(api, person) });
      expect(session.body).toMatchObject({ veri: 'unverified', roleAdmin: false });
    }
  });

  test('[67] nor a change of another account to that e-mail, and an admin still can', async () => {
    const { api, admin, student, token, userId } = await startSite();
    await patchUser(api, userId, { veri: 'unverified' }, admin);
    await api.remove('/api/account', { password: student.password }, { token });
    const other = await api.signUp({ email: 'other@elsewhere.example' });
    const otherToken = await api.signIn(other);
    await changeEmail(api, otherToken, other, student.email);
    expect(await readVeri(api, otherToken)).toBe('unverified');
    const { userId: otherId } = (await api.get('/session', { token: otherToken })).body;
    await patchUser(api, String(otherId), { veri: 'verified' }, admin);
    await changeEmail(api, otherToken, { ...other, email: student.email }, 'other@elsewhere.example');
    expect(await readVeri(api, otherToken)).toBe('verified');
  });

  test('[67] nor the passage of an account through that e-mail that an admin verified', async () => {
    const { api, admin, student, token, userId } = await startSite();
    await patchUser(api, userId, { veri: 'unverified' }, admin);
    await api.remove('/api/account', { password: student.password }, { token });
    const other = await api.signUp({ email: 'other@elsewhere.example' });
    const otherToken = await api.signIn(other);
    const { userId: otherId } = (await api.get('/session', { token: otherToken })).body;
    await patchUser(api, String(otherId), { veri: 'verified' }, admin);
    await changeEmail(api, otherToken, other, student.email);
    await changeEmail(api, otherToken, { ...other, email: student.email }, 'other@elsewhere.example');
    expect(await readVeri(api, await joinAgain(api, student))).toBe('unverified');
  });

  test('[67] a blocked account that an admin deleted is blocked when its e-mail registers again', async () => {
    const { api, admin, student, userId } = await startSite();
    await patchUser(api, userId, { blocked: true }, admin);
    expect((await callAdmin(api, 'DELETE', `/users/${userId}`, admin)).status).toBe(200);
    api.pass({ minutes: 2 });
    await api.signUp(student);
    const answer = await api.post('/login', { email: student.email, password: student.password });
    expect([answer.status, answer.body.error]).toEqual([403, 'This account is blocked.']);
  });

  test('what nobody took away is decided by the domain again', async () => {
    const { api, student, token } = await startSite();
    const away = await changeEmail(api, token, student, 'asha@elsewhere.example');
    expect(await readVeri(api, token)).toBe('unverified');
    await changeEmail(api, token, away, student.email);
    expect(await readVeri(api, token)).toBe('verified');
  });
});
