import { expect, test } from 'vitest';
import { startApi, wrongCode, type Api } from '../../../tests/api.ts';
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
  test('[36] the new password works, the old one does not, and every session has ended', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const tokens = [await api.signIn(person), await api.signIn(person), await api.signIn(person)];
    const otp = await requestReset(api, person.email);
    expect((await api.post('/reset-password', { email: person.email, otp, newPassword })).status).toBe(200);
    for (const token of tokens) expect((await api.get('/session', { token })).status).toBe(401);
    expect((await api.post('/login', person)).status).toBe(401);
    expect((await api.post('/login', { email: person.email, password: newPassword })).status).toBe(200);
  });

  test('[14] it lifts the account’s block at once', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    for (let time = 0; time < 10; time += 1)
      await api.post('/login', { email: person.email, password: 'Wrong-passw0rd' });
    expect((await api.post('/login', person)).status).toBe(429);
    const otp = await requestReset(api, person.email);
    await api.post('/reset-password', { email: person.email, otp, newPassword });
    expect((await api.post('/login', { email: person.email, password: newPassword })).status).toBe(200);
  });

  test('[19] a code resets once, and once only in parallel', async () => {
    const api = await startApi(await open());
    const other = await startApi(await open());
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
    // 503 is what a starved PostgreSQL pool answers on a machine busy with other tests.
    expect(answers.filter(({ status }) => status === 400 || status === 503)).toHaveLength(19);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(
      (await api.post('/login', { email: person.email, password: `${newPassword}${winner}` })).status,
    ).toBe(200);
  });

  test('[20] five wrong guesses kill the code', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const otp = await requestReset(api, person.email);
    for (const step of [1, 2, 3, 4, 5]) {
      const answer = await api.post('/reset-password', {
        email: person.email,
        otp: wrongCode(otp, step),
        newPassword,
      });
      expect([answer.status, answer.body.error]).toEqual([400, 'Invalid OTP. Please try again.']);
    }
    expect((await api.post('/reset-password', { email: person.email, otp, newPassword })).status).toBe(400);
    expect((await api.post('/login', person)).status).toBe(200);
  });

  test('[2] a password that breaks a rule is refused and the code stays good', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const otp = await requestReset(api, person.email);
    for (const bad of ['Abcde12', 'abcdefg1', 'Abcdefgh', 'ABCDEfg1']) {
      const answer = await api.post('/reset-password', { email: person.email, otp, newPassword: bad });
      expect([answer.status, answer.body.error]).toEqual([
        400,
        expect.stringContaining('Password rule not met'),
      ]);
    }
    expect((await api.post('/reset-password', { email: person.email, otp, newPassword })).status).toBe(200);
  });

  test('[30] an unknown address is answered as a known one is, down to its limits', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const told = async (email: string) => {
      const answers = [
        await api.post('/send-reset-otp', { email }),
        await api.post('/send-reset-otp', { email }),
      ];
      for (let step = 0; step < 6; step += 1)
        answers.push(await api.post('/reset-password', { email, otp: '000000', newPassword }));
      return answers.map(({ status, text }) => ({ status, text }));
    };
    const known = await told(person.email);
    expect(known.map(({ status }) => status)).toEqual([200, 429, 400, 400, 400, 400, 400, 400]);
    expect(await told('nobody@example.edu')).toEqual(known);
    expect(api.mails.some(({ to }) => to === 'nobody@example.edu')).toBe(false);
  });

  test('[30] while mail fails a known address is answered as an unknown one, on the second try too', async () => {
    const database = await open();
    const person = await (await startApi(database)).signUp();
    const tries: string[] = [];
    const api = await startApi(database, {
      mailer: {
        sendCode: async ({ to }) => {
          tries.push(to);
          throw new MailFailure('ECONNREFUSED', { mayHaveLeft: false, isFinal: false });
        },
      },
    });
    const told = async (email: string) => {
      const answers: { status: number; text: string; retryAfter: unknown }[] = [];
      for (let time = 0; time < 2; time += 1) {
        const { status, text, headers } = await api.post('/send-reset-otp', { email });
        answers.push({ status, text, retryAfter: headers['retry-after'] });
      }
      return answers;
    };
    const known = await told(person.email);
    await expect.poll(() => tries).toEqual([person.email]);
    expect(known.map(({ status }) => status)).toEqual([200, 429]);
    expect(await told('nobody@example.edu')).toEqual(known);
    api.pass({ minutes: 1 });
    expect((await told(person.email)).map(({ status }) => status)).toEqual([200, 429]);
  });

  test('[30] the answer waits for no mail server', async () => {
    const database = await open();
    const person = await (await startApi(database)).signUp();
    const hanging = Promise.withResolvers<void>();
    let isAsked = false;
    const api = await startApi(database, {
      mailer: {
        sendCode: () => {
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
