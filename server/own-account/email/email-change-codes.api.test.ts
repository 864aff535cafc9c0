import { expect, test } from 'vitest';
import { messages } from '#contract/accounts.ts';
import { ownAccountMessages } from '#contract/own-account.ts';
import { startApi, wrongCode } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { codesOf, confirm, newEmail, signedUp, start } from '../../../tests/server/email-change.ts';
import { MailFailure, type Mail } from '../../mail/mailer.ts';

describeOnEachEngine('changing the email', (open) => {
  test('only the wrong code is reported, the right one stays valid, and nothing changes until both are right', async () => {
    const database = await open();
    const api = await startApi(database);
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
    const counted = database.db
      .selectFrom('rate_hits')
      .select('hit_id')
      .where('bucket', 'like', 'wrong-code:%');
    expect(await counted.execute(), 'the account asked for them').toEqual([]);
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

  test('[14] strangers’ guesses at codes of the same address don’t use up the tries of a change', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    for (let round = 0; round < 4; round += 1) {
      await api.post('/send-reset-otp', { email: person.email });
      for (let guess = 0; guess < 5; guess += 1)
        await api.post(
          '/reset-password',
          { email: person.email, otp: `00000${guess}`, newPassword: 'Another-pass-1' },
          { from: '198.51.100.9' },
        );
      api.pass({ minutes: 2 });
    }
    await start(api, token, person);
    expect((await confirm(api, token, ...codesOf(api, person))).body).toEqual({
      currentCode: true,
      newCode: true,
    });
  });

  test('[14] guesses of strangers who asked for codes don’t use up the tries of a change', async () => {
    const database = await open();
    const api = await startApi(database);
    const { person, token } = await signedUp(api);
    const guesses = Array.from({ length: 100 }, (_, index) => ({
      guess_id: `guess ${index}`,
      purpose: 'reset' as const,
      email_key: person.email,
      guessed_at: api.now(),
      asker_hash: `browser ${index % 5}`,
    }));
    await database.db.insertInto('code_guesses').values(guesses).execute();
    await start(api, token, person);
    expect((await confirm(api, token, ...codesOf(api, person))).body).toEqual({
      currentCode: true,
      newCode: true,
    });
  });

  test('[14] others in the network don’t use up the tries of a change', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    for (let time = 0; time < 60; time += 1)
      await api.post('/verify-otp', { email: `invented${time}@example.edu`, otp: '123456' });
    expect((await api.post('/verify-otp', { email: newEmail, otp: '123456' })).status).toBe(429);
    const [current, newAddressCode] = codesOf(api, person);
    expect((await confirm(api, token, wrongCode(current), newAddressCode)).status).toBe(200);
    expect((await confirm(api, token, current, newAddressCode)).body).toEqual({
      currentCode: true,
      newCode: true,
    });
  });

  test('[13] past its own tries, wrong codes count for the client, two for one call', async () => {
    const api = await startApi(await open());
    const { person, token } = await signedUp(api);
    await start(api, token, person);
    const [current, newAddressCode] = codesOf(api, person);
    const guess = (step: number) =>
      confirm(api, token, wrongCode(current, step), wrongCode(newAddressCode, step));
    const statuses: number[] = [];
    for (let step = 1; step <= 36; step += 1) statuses.push((await guess(step)).status);
    expect(statuses).toEqual([...Array<number>(35).fill(200), 429]);
  });

  test('its two mails count twice for the site, and where only one is left no change begins', async () => {
    const database = await open();
    // The registration sends one mail.
    const { person, token } = await signedUp(await startApi(database));
    const api = await startApi(database, { env: { MAILS_PER_HOUR: '2' } });
    const refused = await start(api, token, person);
    expect([refused.status, refused.body.error]).toEqual([429, expect.stringContaining('too many mails')]);
    expect((await api.get('/api/account/email', { token })).body).toMatchObject({ change: null });
    expect(api.mails).toEqual([]);
    const larger = await startApi(database, { env: { MAILS_PER_HOUR: '3' } });
    expect((await start(larger, token, person)).status).toBe(200);
  });

  test('while its mails fail it says so and can be repeated at once, and it says when one is still on its way', async () => {
    const database = await open();
    const { person, token } = await signedUp(await startApi(database));
    const startWith = async (send: (mail: Mail) => Promise<void>) =>
      start(await startApi(database, { mailer: { send } }), token, person);
    for (let time = 0; time < 2; time += 1) {
      const failed = await startWith(async () => {
        throw new MailFailure('550', { mayHaveLeft: false, isFinal: true });
      });
      expect([failed.status, failed.body.error]).toEqual([503, messages.mailDown]);
    }
    const { promise: never } = Promise.withResolvers<void>();
    const slow = await startWith(async ({ to }) => (to === newEmail ? never : undefined));
    expect([slow.status, slow.body.message]).toEqual([200, ownAccountMessages.emailCodesUnderWay]);
  });
});
