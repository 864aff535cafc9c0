import { expect, test } from 'vitest';
import { messages } from '#contract/accounts.ts';
import { parseLinkFragment } from '#contract/mail-link.ts';
import { startApi, wrongCode, type Api } from '../../../tests/api.ts';
import { compareResponseTimes } from '../../../tests/server/compare-response-times.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { MailFailure } from '../../mail/mailer.ts';

const newPassword = 'Winter-kettle-88';

async function requestReset(api: Api, email: string): Promise<string> {
  const before = api.mails.length;
  expect((await api.post('/send-reset-otp', { email })).status).toBe(200);
  await expect.poll(() => api.mails.length).toBe(before + 1);
  return api.codeFor(email);
}

describeOnEachEngine('resetting a password', (open) => {
  test('[36] the new password works, the old one does not, and all sessions have ended', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const tokens = [await api.signIn(person), await api.signIn(person), await api.signIn(person)];
    const otp = await requestReset(api, person.email);
    expect((await api.post('/reset-password', { email: person.email, otp, newPassword })).status).toBe(200);
    for (const token of tokens) expect((await api.get('/session', { token })).status).toBe(401);
    expect((await api.post('/login', person)).status).toBe(401);
    expect((await api.post('/login', { email: person.email, password: newPassword })).status).toBe(200);
  });

  test('[14] it unblocks the account at once', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    for (let time = 0; time < 10; time += 1)
      await api.post('/login', { email: person.email, password: 'Wrong-passw0rd' });
    expect((await api.post('/login', person)).status).toBe(429);
    const otp = await requestReset(api, person.email);
    await api.post('/reset-password', { email: person.email, otp, newPassword });
    expect((await api.post('/login', { email: person.email, password: newPassword })).status).toBe(200);
  });

  test('[19] a code resets the password only once, also in parallel calls', async () => {
    const api = await startApi(await open(), { hasRealHashCost: true });
    const other = await startApi(await open(), { hasRealHashCost: true });
    const person = await api.signUp();
    const otp = await requestReset(api, person.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? api : other).post('/reset-password', {
          email: person.email,
          otp,
          newPassword: `${newPassword}${index}`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // A busy PostgreSQL pool answers 503 on a machine that runs other tests.
    expect(answers.filter(({ status }) => status === 400 || status === 503)).toHaveLength(19);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(
      (await api.post('/login', { email: person.email, password: `${newPassword}${winner}` })).status,
    ).toBe(200);
  });

  test('[20] five wrong codes invalidate the code', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const otp = await requestReset(api, person.email);
    for (const step of [1, 2, 3, 4, 5]) {
      const response = await api.post('/reset-password', {
        email: person.email,
        otp: wrongCode(otp, step),
        newPassword,
      });
      expect([response.status, response.body.error]).toEqual([400, 'Invalid OTP. Please try again.']);
    }
    expect((await api.post('/reset-password', { email: person.email, otp, newPassword })).status).toBe(400);
    expect((await api.post('/login', person)).status).toBe(200);
  });

  test('[2] a password that breaks a rule is rejected and the code stays valid', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const otp = await requestReset(api, person.email);
    for (const badPassword of ['Abcde12', 'abcdefg1', 'Abcdefgh', 'ABCDEfg1']) {
      const response = await api.post('/reset-password', {
        email: person.email,
        otp,
        newPassword: badPassword,
      });
      expect([response.status, response.body.error]).toEqual([
        400,
        expect.stringContaining('Password rule not met'),
      ]);
    }
    expect((await api.post('/reset-password', { email: person.email, otp, newPassword })).status).toBe(200);
  });

  test('a password with the username is rejected when the setting says so, and the code stays valid', async () => {
    const api = await startApi(await open(), { env: { REFUSE_COMMON_PASSWORDS: 'true' } });
    const { email } = await api.signUp({ username: 'asha_rao' });
    const otp = await requestReset(api, email);
    const refused = await api.post('/reset-password', { email, otp, newPassword: 'Kettle-asha-rao-88' });
    expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('your username')]);
    expect((await api.post('/reset-password', { email, otp, newPassword })).status).toBe(200);
  });

  test('a right code does not count as a wrong one of the client', async () => {
    const database = await open();
    const api = await startApi(database);
    const { email } = await api.signUp();
    const otp = await requestReset(api, email);
    expect((await api.post('/reset-password', { email, otp, newPassword })).status).toBe(200);
    const hits = database.db.selectFrom('rate_hits').select('bucket').where('bucket', 'like', 'wrong-code:%');
    expect(await hits.execute()).toEqual([]);
  });

  /** The secret of the link in the newest mail to an address. */
  const linkFor = (api: Api, email: string) => {
    const mail = api.mails.findLast(({ to }) => to === email);
    if (mail?.purpose !== 'reset') throw new Error(`No reset mail to ${email}`);
    const { hash, origin, pathname } = new URL(mail.link);
    expect([origin, pathname]).toEqual(['https://club.example.org', '/forgot-password']);
    const link = parseLinkFragment(hash.slice(1));
    expect(link?.email).toBe(email);
    return { otp: link?.secret, whole: hash.slice(1) };
  };
  const publicUrl = { env: { PUBLIC_URL: 'https://club.example.org' } };

  test('[14] the link in the mail works once, even after too many wrong codes', async () => {
    const api = await startApi(await open(), publicUrl);
    const person = await api.signUp();
    const { email } = person;
    for (let round = 0; round < 4; round += 1) {
      const code = await requestReset(api, email);
      for (const step of [1, 2, 3, 4, 5])
        await api.post('/reset-password', { email, otp: wrongCode(code, step), newPassword });
      api.pass({ minutes: 12 });
    }
    const code = await requestReset(api, email);
    expect((await api.post('/reset-password', { email, otp: code, newPassword })).status).toBe(400);
    // Another person in the same network has used up the guesses of one client.
    for (let time = 0; time < 60; time += 1)
      await api.post('/verify-otp', { email: `x${time}@example.edu`, otp: '123456' });
    const { otp } = linkFor(api, email);
    expect((await api.post('/reset-password', { email, otp, newPassword })).status).toBe(200);
    expect((await api.post('/login', { email, password: newPassword })).status).toBe(200);
    const again = { email, otp, newPassword: `${newPassword}x` };
    expect((await api.post('/reset-password', again, { from: '198.51.100.7' })).status).toBe(400);
  });

  test('[14] five wrong codes invalidate the code of a mail, but not its link', async () => {
    const api = await startApi(await open(), publicUrl);
    const { email } = await api.signUp();
    const code = await requestReset(api, email);
    for (const step of [1, 2, 3, 4, 5])
      await api.post('/reset-password', { email, otp: wrongCode(code, step), newPassword });
    expect((await api.post('/reset-password', { email, otp: code, newPassword })).status).toBe(400);
    const { otp } = linkFor(api, email);
    expect((await api.post('/reset-password', { email, otp, newPassword })).status).toBe(200);
  });

  test('[18] a link is valid for ten minutes and only for its account, and its complete fragment may be sent', async () => {
    const api = await startApi(await open(), publicUrl);
    const [person, other] = [await api.signUp(), await api.signUp()];
    await requestReset(api, person.email);
    const { otp, whole } = linkFor(api, person.email);
    expect((await api.post('/reset-password', { email: other.email, otp, newPassword })).status).toBe(400);
    api.pass({ minutes: 9, seconds: 59 });
    expect((await api.post('/reset-password', { email: person.email, otp: whole, newPassword })).status).toBe(
      200,
    );
    await requestReset(api, other.email);
    const lateLink = linkFor(api, other.email);
    api.pass({ minutes: 10 });
    const refused = await api.post('/reset-password', { email: other.email, otp: lateLink.otp, newPassword });
    expect([refused.status, refused.body.error]).toEqual([400, messages.badOtp]);
  });

  test('a link that was sent while the clock was ahead is not valid until the date to which it had jumped', async () => {
    const api = await startApi(await open(), publicUrl);
    const { email } = await api.signUp();
    api.pass({ days: 400 });
    await requestReset(api, email);
    const { otp } = linkFor(api, email);
    api.pass({ days: -400 });
    expect((await api.post('/reset-password', { email, otp, newPassword })).status).toBe(400);
  });

  test('[19] a link and its code together reset the password only once, and only the hash of the link’s secret is stored', async () => {
    const database = await open();
    const api = await startApi(database, publicUrl);
    const { email } = await api.signUp();
    const code = await requestReset(api, email);
    const { otp } = linkFor(api, email);
    expect(JSON.stringify(await database.db.selectFrom('codes').selectAll().execute())).not.toContain(otp);
    const answers = await Promise.all(
      [otp, code, otp, code].map((secret, index) =>
        api.post('/reset-password', { email, otp: secret, newPassword: `${newPassword}${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400,
    ]);
  });

  test('[30] the responses and limits for an unknown address are the same as for a known one', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const getResponses = async (email: string) => {
      const answers = [
        await api.post('/send-reset-otp', { email }),
        await api.post('/send-reset-otp', { email }),
      ];
      for (let step = 0; step < 6; step += 1)
        answers.push(await api.post('/reset-password', { email, otp: '000000', newPassword }));
      return answers.map(({ status, text }) => ({ status, text }));
    };
    const knownResponses = await getResponses(person.email);
    expect(knownResponses.map(({ status }) => status)).toEqual([200, 429, 400, 400, 400, 400, 400, 400]);
    expect(await getResponses('nobody@example.edu')).toEqual(knownResponses);
    expect(api.mails.some(({ to }) => to === 'nobody@example.edu')).toBe(false);
  });

  test('[30] while mails fail, a known address gets the same response as an unknown one, also at the second try', async () => {
    const database = await open();
    const person = await (await startApi(database)).signUp();
    const tries: string[] = [];
    const api = await startApi(database, {
      mailer: {
        send: async ({ to }) => {
          tries.push(to);
          throw new MailFailure('ECONNREFUSED', { mayHaveLeft: false, isFinal: false });
        },
      },
    });
    const getResponses = async (email: string) => {
      const answers: { status: number; text: string; retryAfter: unknown }[] = [];
      for (let time = 0; time < 2; time += 1) {
        const { status, text, headers } = await api.post('/send-reset-otp', { email });
        answers.push({ status, text, retryAfter: headers['retry-after'] });
      }
      return answers;
    };
    const knownResponses = await getResponses(person.email);
    await expect.poll(() => tries).toEqual([person.email]);
    expect(knownResponses.map(({ status }) => status)).toEqual([200, 429]);
    expect(await getResponses('nobody@example.edu')).toEqual(knownResponses);
    api.pass({ minutes: 1 });
    expect((await getResponses(person.email)).map(({ status }) => status)).toEqual([200, 429]);
  });

  test('[30] while mails fail, the responses for known and unknown addresses take the same time', async () => {
    const database = await open();
    const people = await startApi(database, { env: { RATE_LIMIT: 'off' } });
    const { email } = await people.signUp();
    const api = await startApi(database, {
      env: { RATE_LIMIT: 'off' },
      mailer: {
        send: async () => {
          throw new MailFailure('ECONNREFUSED', { mayHaveLeft: false, isFinal: false });
        },
      },
    });
    const requestCode = (address: string) => api.post('/send-reset-otp', { email: address });
    const difference = await compareResponseTimes(
      [() => requestCode(email), () => requestCode('nobody@example.edu')],
      { samples: 100 },
    );
    expect(difference).toBeLessThan(0.05);
  });

  test('[30] the response does not wait for the mail server', async () => {
    const database = await open();
    const person = await (await startApi(database)).signUp();
    const hanging = Promise.withResolvers<void>();
    let isAsked = false;
    const api = await startApi(database, {
      mailer: {
        send: () => {
          isAsked = true;
          return hanging.promise;
        },
      },
    });
    const start = performance.now();
    expect((await api.post('/send-reset-otp', { email: person.email })).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(2000);
    await expect.poll(() => isAsked).toBe(true);
    hanging.resolve();
    await expect.poll(() => database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});
