import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { messages } from '#contract/accounts.ts';
import { startApi, type Api } from '../../../tests/api.ts';
import { makeTestDatabase } from '../../../tests/engines.ts';
import {
  cleanUps,
  codeIn,
  email,
  listen,
  settings,
  startMailingApi,
  startSilent,
  startSmtp,
  type Smtp,
  type SmtpHabits,
} from '../../../tests/server/mailing-api.ts';
import { openDatabase } from '../../database/open.ts';
import { createMailer } from '../create-mailer.ts';

const rejection = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

/** Requests a code. Returns the response and its time. */
async function timeSendOtp(api: Api): Promise<{ status: number; milliseconds: number; text: string }> {
  const start = performance.now();
  const { status, text } = await api.post('/send-otp', { email });
  return { status, text, milliseconds: performance.now() - start };
}

/** Expects that the code in the mail verifies its address. */
async function expectCodeToWork(api: Api, smtp: Smtp): Promise<void> {
  await expect.poll(() => smtp.mails.length).toBe(1);
  expect((await api.post('/verify-otp', { email, otp: codeIn(smtp) })).body).toEqual({ success: true });
}

test('[60] when the mail server has stopped, /send-otp says so, can be repeated, and the mail is sent once the server is back', async () => {
  const listener = createServer();
  const port = await listen(listener);
  await new Promise<void>((resolve) => listener.close(() => resolve()));
  const api = await startMailingApi(`smtp://127.0.0.1:${port}`);
  for (let time = 0; time < 2; time += 1) {
    const response = await timeSendOtp(api);
    expect([response.status, response.text]).toEqual([
      503,
      JSON.stringify({ error: messages.mailDown, code: 'mail-down' }),
    ]);
    expect(response.milliseconds).toBeLessThan(5000);
  }
  // One mail for one address, for any number of requests.
  expect(await api.database.db.selectFrom('mails').select(['may_have_left', 'failure']).execute()).toEqual([
    { may_have_left: 0, failure: expect.stringContaining('ECONNREFUSED') },
  ]);
  await expectCodeToWork(api, await startSmtp({ port }));
  expect(api.logLines.join('\n')).not.toMatch(/\b\d{6}\b|meera@/);
});

test('[60] when the mail server does not respond, /send-otp answers within 5 seconds, and other calls don’t wait', async () => {
  const api = await startMailingApi(await startSilent());
  const slow = timeSendOtp(api);
  expect((await api.post('/check-availability', { username: 'meera' })).status).toBe(200);
  const { status, milliseconds } = await slow;
  expect(status).toBe(200);
  expect(milliseconds).toBeLessThan(5000);
});

test('[24] the code in a mail that the mail server accepts after 6 seconds works and counts', async () => {
  const smtp = await startSmtp({ onMail: () => sleep(6000, undefined) });
  const api = await startMailingApi(smtp.url);
  const response = await timeSendOtp(api);
  expect([response.status, response.text]).toEqual([200, JSON.stringify({ message: messages.otpUnderWay })]);
  expect(response.milliseconds).toBeLessThan(5000);
  expect((await timeSendOtp(api)).status).toBe(429);
  await expectCodeToWork(api, smtp);
  expect(smtp.mails).toHaveLength(1);
});

test.each([
  ['refuses the first mail for now', { onMail: async (nth) => (nth === 1 ? rejection(451) : undefined) }],
  ['refuses the first recipient for now', { onRecipient: (nth) => (nth === 1 ? rejection(450) : undefined) }],
  [
    'hangs up with the first mail half acknowledged',
    {
      onMail: async (nth, hangUp) => {
        if (nth === 1) hangUp();
        return nth === 1 ? rejection(421) : undefined;
      },
    },
  ],
] satisfies [string, SmtpHabits][])(
  '[60] when a mail server %s, the mail is sent again a second later',
  async (_name, habits) => {
    const smtp = await startSmtp(habits);
    const api = await startMailingApi(smtp.url);
    const { status, milliseconds } = await timeSendOtp(api);
    expect(status).toBe(200);
    expect(milliseconds).toBeGreaterThan(900);
    await expectCodeToWork(api, smtp);
  },
);

test('a mail that is rejected permanently is given up at once, and its record contains no code', async () => {
  const smtp = await startSmtp({ onRecipient: () => rejection(550) });
  const api = await startMailingApi(smtp.url);
  const { status, milliseconds } = await timeSendOtp(api);
  expect(status).toBe(503);
  expect(milliseconds).toBeLessThan(3000);
  expect(
    await api.database.db.selectFrom('mails').select(['content', 'due_at', 'attempts', 'failure']).execute(),
  ).toEqual([{ content: null, due_at: null, attempts: 1, failure: expect.stringContaining('550') }]);
});

test('without a mail server each mail is a complete file that only its owner can read, and its code is printed on the terminal', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-commit-outbox-'));
  cleanUps.push(() => rmSync(dataDir, { recursive: true }));
  const lines: string[] = [];
  const mailer = createMailer(settings({ dataDir }), (line) => void lines.push(line));
  await Promise.all(
    ['a@b.in', 'a@b.in', 'asha@b.in', '../../etc/x@b.in'].map((to) =>
      mailer.send(
        { to, purpose: 'register', code: '012345', link: 'https://club.example/register#x' },
        'mail-id',
      ),
    ),
  );
  const files = readdirSync(join(dataDir, 'outbox'));
  expect(files).toHaveLength(4);
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
  expect(lines).toContain('Mail to a@b.in: your code is 012345');
  const file = join(dataDir, 'outbox', files[0] ?? '');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const email = await PostalMime.parse(readFileSync(file));
  expect(email.text?.startsWith('012345')).toBe(true);
  expect(email.html).toContain('012345');

  await mailer.deleteCopies?.('a@b.in');
  expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(2);
});

test('the outbox contains no mail of a deleted account', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-commit-outbox-'));
  cleanUps.push(() => rmSync(dataDir, { recursive: true }));
  const testDatabase = await makeTestDatabase('sqlite');
  cleanUps.push(testDatabase.remove);
  const database = await openDatabase(testDatabase);
  cleanUps.push(database.close);
  const person = await (await startApi(database)).signUp({ email: 'Farida.Q@example.edu' });
  const api = await startApi(database, { mailer: createMailer(settings({ dataDir }), () => undefined) });
  const outbox = join(dataDir, 'outbox');
  await api.post('/send-reset-otp', { email: person.email });
  await api.post('/send-otp', { email });
  await expect.poll(() => readdirSync(outbox).length).toBe(2);
  const token = await api.signIn(person);
  const response = await api.remove('/api/account', { password: person.password }, { token });
  expect(response.status).toBe(200);
  const own = () => readdirSync(outbox).filter((file) => !file.includes('meera@example.edu'));
  // The mail about the deletion is sent after it.
  await expect.poll(own).toHaveLength(1);
  const last = await PostalMime.parse(readFileSync(join(outbox, own()[0] ?? '')));
  expect(last.subject).toBe('Your First Commit account is deleted');
});
