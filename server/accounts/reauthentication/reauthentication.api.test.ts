import { expect, test } from 'vitest';
import { callAdmin, patchUser, signUpAs } from '../../../tests/admin-api.ts';
import { startApi, type Answer, type Api } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { addPasskey, joinWithApp, passkeyOrigin } from '../../../tests/second-factor-api.ts';
import { codesOf, confirm, start } from '../../../tests/server/email-change.ts';

const required = [403, 'fresh-factor-required'];
const formatAnswer = ({ status, body }: Answer) => [status, body.code];

async function startProof(api: Api, token: string) {
  const { body } = await api.post('/api/account/reauthentication/options', undefined, { token });
  return body.secondFactor as { challenge: string; passkey: Record<string, unknown> | null } | null;
}

describeOnEachEngine('a fresh factor', (open) => {
  test('[66] an admin acts on others within 15 minutes of the login, and later after the password', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await signUpAs(api, database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const { token } = admin;
    const acts = [
      () => patchUser(api, person.userId, { veri: 'unverified' }, admin),
      () => callAdmin(api, 'DELETE', `/users/${person.userId}/sessions`, admin),
      () => callAdmin(api, 'POST', `/users/${person.userId}/reset-mail`, admin),
      () => callAdmin(api, 'DELETE', `/users/${person.userId}`, admin),
    ];
    api.pass({ minutes: 14.9 });
    expect((await patchUser(api, person.userId, { veri: 'verified' }, admin)).status).toBe(200);
    api.pass({ minutes: 0.2 });
    for (const act of acts) expect(formatAnswer(await act())).toEqual(required);
    expect((await callAdmin(api, 'GET', '/users', admin)).status).toBe(200);
    expect(await startProof(api, token)).toBeNull();
    const prove = (password: string) => api.post('/api/account/reauthentication', { password }, { token });
    expect((await prove('Wrong-passw0rd')).status).toBe(403);
    expect(formatAnswer(await patchUser(api, person.userId, { veri: 'verified' }, admin))).toEqual(required);
    expect((await prove(admin.password)).status).toBe(200);
    for (const act of acts) expect((await act()).status).toBe(200);
  });

  test('[66] token and password alone neither remove, add nor renew a second factor, nor delete its account', async () => {
    const database = await open();
    const api = await startApi(database);
    const { person, app } = await joinWithApp(api, database);
    const { token, password } = person;
    api.pass({ minutes: 16 });
    const change = (path: string) => api.post(`/api/account/${path}`, { password }, { token });
    const remove = () => api.remove('/api/account/authenticator-app', { password }, { token });
    for (const answer of [
      await remove(),
      await change('authenticator-app'),
      await change('recovery-codes'),
      await api.remove('/api/account', { password }, { token }),
    ])
      expect(formatAnswer(answer)).toEqual(required);
    const byPassword = await api.post('/api/account/reauthentication', { password }, { token });
    expect(byPassword.status).toBe(409);
    const { challenge = '' } = (await startProof(api, token)) ?? {};
    const prove = (code: string) => api.post('/api/account/reauthentication', { challenge, code }, { token });
    expect((await prove('000000')).status).toBe(400);
    expect(formatAnswer(await remove())).toEqual(required);
    expect((await prove(app.next())).status).toBe(200);
    expect((await prove(app.next())).status).toBe(409);
    expect((await remove()).status).toBe(200);
  });

  test('[66] a passkey proves it, in the session that asked alone, and its challenge logs nobody in', async () => {
    const database = await open();
    const api = await startApi(database, { env: { PUBLIC_URL: passkeyOrigin } });
    const person = await signUpAs(api, database);
    const { authenticator } = await addPasskey(api, person);
    const { token, password } = person;
    api.pass({ minutes: 16 });
    const options = await api.post('/api/account/passkeys/options', { password }, { token });
    expect(formatAnswer(options)).toEqual(required);
    const proof = await startProof(api, token);
    const passkey = authenticator.sign(proof?.passkey ?? {});
    const answer = { challenge: proof?.challenge, passkey };
    expect((await api.post('/login/second-factor', answer)).status).toBe(401);
    expect((await api.post('/api/account/reauthentication', answer, { token })).status).toBe(200);
    expect((await api.post('/api/account/passkeys/options', { password }, { token })).status).toBe(200);
  });

  test('[66] a change of the password or e-mail voids every code and link out for the account', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const token = await api.signIn(person);
    const askForReset = async (email: string) => {
      api.pass({ minutes: 2 });
      await api.post('/send-reset-otp', { email });
      const mail = api.mails.findLast(({ purpose }) => purpose === 'reset');
      const link = mail && 'link' in mail ? mail.link : '';
      return [api.codeFor(email), link.split('#')[1] ?? ''];
    };
    const expectVoid = async (email: string, otps: string[]) => {
      for (const otp of otps)
        expect(
          (await api.post('/reset-password', { email, otp, newPassword: 'Harvest-2026-tea' })).status,
        ).toBe(400);
    };
    const asked = await askForReset(person.email);
    await start(api, token, person);
    const changeCodes = codesOf(api, person);
    const newPassword = 'Winter-2026-chai';
    const change = { currentPassword: person.password, newPassword };
    expect((await api.post('/api/account/password', change, { token })).status).toBe(200);
    await expectVoid(person.email, asked);
    expect((await confirm(api, token, ...changeCodes)).status).toBe(409);
    const askedBefore = await askForReset(person.email);
    const changed = { ...person, password: newPassword };
    await start(api, token, changed);
    expect((await confirm(api, token, ...codesOf(api, changed))).status).toBe(200);
    await expectVoid(person.email, askedBefore);
    await expectVoid('Meera.K@example.org', askedBefore);
  });

  test('[66] a login from a browser that is not known gets a new secret, never the one it brought', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const readSecret = ({ headers }: Answer) =>
      /known-browser=([\w-]{43})/.exec(String(headers['set-cookie']))?.[1] ?? '';
    const logIn = async (account: typeof person, secret: string) =>
      readSecret(await api.post('/login', account, { headers: { cookie: `known-browser=${secret}` } }));
    const planted = 'A'.repeat(43);
    const own = await logIn(person, planted);
    expect(own).toMatch(/^[\w-]{43}$/);
    expect(own).not.toBe(planted);
    expect(await logIn(person, own)).toBe(own);
    expect(await logIn(await api.signUp(), own)).not.toBe(own);
  });
});
