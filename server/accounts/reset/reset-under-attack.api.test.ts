import { expect, test } from 'vitest';
import { parseLinkFragment } from '#contract/mail-link.ts';
import { findCookie, startApi, wrongCode, type Answer, type Api } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { useUpLimit } from '../../../tests/server/use-up-limit.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { limits } from '../../limits/account-limits.ts';
import { finishLogin, joinWithApp, startLogin } from '../../../tests/second-factor-api.ts';

const newPassword = 'Winter-kettle-88';
const attackers = Array.from({ length: 200 }, (_, index) => `203.0.113.${index}`);

/** Wrong passwords for the account from 200 addresses, as long as the attack goes on. */
async function guessPasswords(api: Api, email: string): Promise<void> {
  for (let at = 0; at < attackers.length; at += 20)
    await Promise.all(
      attackers
        .slice(at, at + 20)
        .map((from) => api.post('/login', { email, password: 'Wrong-passw0rd' }, { from })),
    );
}

/** The code of a reset that the owner's browser asks for, and the cookie that it gets. */
async function askForReset(api: Api, email: string): Promise<{ otp: string; cookie: string }> {
  const before = api.mails.length;
  const sent = await api.post('/send-reset-otp', { email });
  expect(sent.status).toBe(200);
  await expect.poll(() => api.mails.length).toBe(before + 1);
  return { otp: api.codeFor(email), cookie: findCookie(sent.headers, 'code-asker') ?? '' };
}

describeOnEachEngine('an owner whose account is attacked from 200 addresses', (open) => {
  test('[14] resets the password, logs in and uses the second factor while the attack goes on', async () => {
    const database = await open();
    const api = await startApi(database);
    const { person, app } = await joinWithApp(api, database);
    const { email } = person;
    // Somebody who knows the password uses up the codes of the day.
    for (let round = 0; round < 4; round += 1) {
      const challenge = await startLogin(api, person, { from: '198.51.100.7' });
      for (let guess = 0; guess < 5; guess += 1)
        await finishLogin(api, challenge, { code: '000000' }, { from: '198.51.100.7' });
    }
    await guessPasswords(api, email);
    const { otp, cookie } = await askForReset(api, email);
    for (const [step, from] of attackers.slice(0, 20).entries())
      await api.post('/reset-password', { email, otp: wrongCode(otp, step + 1), newPassword }, { from });
    const reset = await api.post('/reset-password', { email, otp, newPassword }, { headers: { cookie } });
    expect(reset.status).toBe(200);
    await guessPasswords(api, email);
    const known = { headers: { cookie: findCookie(reset.headers, 'known-browser') ?? '' } };
    const challenge = await startLogin(api, { email, password: newPassword }, known);
    expect((await finishLogin(api, challenge, { code: app.next() }, known)).status).toBe(200);
  });

  test('[14] the browser that asked for a code has guesses of its own, and no more than the others', async () => {
    const api = await startApi(await open());
    const { email } = await api.signUp();
    const { otp, cookie } = await askForReset(api, email);
    const guess = (code: string, headers: Record<string, string> = {}) =>
      api.post('/reset-password', { email, otp: code, newPassword }, { headers });
    for (let step = 1; step <= 60; step += 1) await guess(wrongCode(otp, step));
    expect((await guess(otp)).status).toBe(429);
    for (let step = 1; step <= 4; step += 1)
      expect((await guess(wrongCode(otp, step), { cookie })).status).toBe(400);
    expect((await guess(otp, { cookie: `code-asker=${'A'.repeat(43)}` })).status).toBe(429);
    expect((await guess(otp, { cookie })).status).toBe(200);
  });

  test('[14] a known browser gets a code while others in its network have used up the network’s codes', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const cookie = findCookie((await api.post('/login', person)).headers, 'known-browser') ?? '';
    await useUpLimit(database, limits.codesToClient('192.0.2.1'), api.now());
    const ask = async (email: string, headers: Record<string, string> = {}) =>
      (await api.post('/send-reset-otp', { email }, { headers })).status;
    expect([await ask(person.email), await ask('nobody@example.edu', { cookie })]).toEqual([429, 429]);
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push(await ask(person.email, { cookie }));
      api.pass({ minutes: 2 });
    }
    expect(statuses).toEqual([...Array<number>(5).fill(200), 429]);
    expect(api.mails.filter(({ purpose }) => purpose === 'reset')).toHaveLength(5);
  });

  test('[14] strangers who use up the codes of an address leave those of its known browsers', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const cookie = findCookie((await api.post('/login', person)).headers, 'known-browser') ?? '';
    const ask = async (headers: Record<string, string> = {}) =>
      (await api.post('/send-reset-otp', { email: person.email }, { headers, from: '198.51.100.7' })).status;
    const strangers: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      strangers.push(await ask());
      api.pass({ minutes: 2 });
    }
    expect(strangers).toEqual([...Array<number>(5).fill(200), 429]);
    expect(await ask({ cookie })).toBe(200);
    expect(await ask({ cookie })).toBe(429);
    await expect.poll(() => api.mails.filter(({ purpose }) => purpose === 'reset').length).toBe(6);
  });

  test('[14] each link that strangers had mailed lets the owner in from a new browser, while they go on', async () => {
    const api = await startApi(await open());
    const { email } = await api.signUp();
    for (let round = 0; round < 5; round += 1) {
      await api.post('/send-reset-otp', { email }, { from: '198.51.100.7' });
      await expect.poll(() => api.mails.filter(({ purpose }) => purpose === 'reset').length).toBe(round + 1);
      api.pass({ seconds: 61 });
    }
    await guessPasswords(api, email);
    expect((await api.post('/send-reset-otp', { email })).status).toBe(429);
    const mail = api.mails.find(({ purpose }) => purpose === 'reset');
    const link = mail?.purpose === 'reset' ? parseLinkFragment(new URL(mail.link).hash.slice(1)) : null;
    const reset = await api.post('/reset-password', { email, otp: link?.secret, newPassword });
    expect(reset.status).toBe(200);
    await guessPasswords(api, email);
    const cookie = findCookie(reset.headers, 'known-browser') ?? '';
    expect((await api.post('/login', { email, password: newPassword }, { headers: { cookie } })).status).toBe(
      200,
    );
  });

  test('[30] an unknown address answers like a known one past the budget of codes that nobody gets, too', async () => {
    const api = await startApi(await open(), { env: { MAILS_PER_HOUR: '5' } });
    const person = await api.signUp();
    for (let round = 0; round < 6; round += 1) {
      const from = `198.51.100.${round}`;
      const unsent = await api.post('/send-reset-otp', { email: `nobody.${round}@example.edu` }, { from });
      expect(unsent.status).toBe(200);
    }
    const guess = (email: string, headers: Record<string, string> = {}) =>
      api.post('/reset-password', { email, otp: '123456', newPassword }, { headers });
    for (let round = 0; round < 60; round += 1) await guess(`invented.${round}@example.edu`);
    const answers = await Promise.all(
      [person.email, 'nobody@example.edu'].map(async (email) => {
        const sent = await api.post('/send-reset-otp', { email });
        const cookie = findCookie(sent.headers, 'code-asker') ?? '';
        const guesses: Answer[] = [];
        for (let round = 0; round < 6; round += 1) guesses.push(await guess(email, { cookie }));
        return [sent, ...guesses].map(({ status, text }) => [status, text]);
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]?.map(([status]) => status)).toEqual([200, 400, 400, 400, 400, 400, 429]);
  });

  test('[20] [21] a browser that asks again and again has 5 guesses at its codes and 20 a day', async () => {
    const api = await startApi(await open());
    const { email } = await api.signUp();
    let cookie = '';
    for (let round = 0; round < 5; round += 1) {
      const sent = await api.post('/send-reset-otp', { email }, { headers: { cookie } });
      expect(sent.status).toBe(200);
      await expect.poll(() => api.mails.filter(({ purpose }) => purpose === 'reset').length).toBe(round + 1);
      cookie = findCookie(sent.headers, 'code-asker') ?? '';
      const guess = (code: string) =>
        api.post('/reset-password', { email, otp: code, newPassword }, { headers: { cookie } });
      const otp = api.codeFor(email);
      if (round < 4) for (let step = 1; step <= 5; step += 1) await guess(wrongCode(otp, step));
      expect((await guess(otp)).status).toBe(400);
      api.pass({ minutes: 12 });
    }
  });

  test('[13] a browser that is past its own guesses of the day counts for its client again', async () => {
    const database = await open();
    const api = await startApi(database);
    const { email } = await api.signUp();
    const { otp, cookie } = await askForReset(api, email);
    const known = { headers: { cookie } };
    const asker = hashSecret(cookie.split('=')[1] ?? '');
    const guess = async (step: number) =>
      (await api.post('/reset-password', { email, otp: wrongCode(otp, step), newPassword }, known)).status;
    expect(await guess(1)).toBe(400);
    const earlier = Array.from({ length: 19 }, (_, index) => ({
      guess_id: `guess ${index}`,
      purpose: 'reset' as const,
      email_key: email,
      guessed_at: api.now() - 60_000,
      asker_hash: asker,
    }));
    await database.db.insertInto('code_guesses').values(earlier).execute();
    const statuses: number[] = [];
    for (let step = 2; step <= 62; step += 1) statuses.push(await guess(step));
    expect(statuses).toEqual([...Array<number>(60).fill(400), 429]);
  });

  test('[30] a refusal by the site’s limit takes as long as an answer, for known and unknown addresses', async () => {
    const api = await startApi(await open(), { env: { MAILS_PER_HOUR: '1' } });
    const person = await api.signUp();
    for (const email of [person.email, 'nobody@example.edu']) {
      const start = performance.now();
      expect((await api.post('/send-reset-otp', { email })).status).toBe(429);
      expect(performance.now() - start).toBeGreaterThan(145);
    }
  });
});
