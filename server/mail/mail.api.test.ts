import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { newPerson, startApi, type Api } from '../../tests/api.ts';
import { makeTestDatabase } from '../../tests/engines.ts';
import { messages } from '#contract/accounts.ts';
import { parseResetFragment } from '#contract/reset-link.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { writeMessage } from './message.ts';
import { createMailer } from './create-mailer.ts';
import { noticeMailSchema, type MailSettings } from './mailer.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

type Smtp = { url: string; mails: { email: Email; recipients: string[] }[] };
/** What the server does with the nth mail, counted from 1. By default it accepts it. */
type SmtpHabits = {
  port?: number;
  onRecipient?: (nth: number) => Error | undefined;
  /** Runs when the whole mail has arrived, before it is acknowledged; an error rejects it. */
  onMail?: (nth: number, hangUp: () => void) => Promise<Error | undefined>;
};

const rejection = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

/** A real SMTP server that collects the mails that it accepts. */
async function startSmtp({ port = 0, onRecipient, onMail }: SmtpHabits = {}): Promise<Smtp> {
  const mails: Smtp['mails'] = [];
  let recipients = 0;
  let handed = 0;
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      recipients += 1;
      done(onRecipient?.(recipients));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        handed += 1;
        const hangUp = () => {
          for (const socket of sockets) socket.destroy();
        };
        const error = await onMail?.(handed, hangUp);
        if (error === undefined)
          mails.push({
            email: await PostalMime.parse(Buffer.concat(chunks)),
            recipients: session.envelope.rcptTo.map(({ address }) => address),
          });
        done(error);
      });
    },
  });
  // A connection that a test drops on purpose.
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket: Socket) => void sockets.add(socket));
  const usedPort = await listen(smtp.server, port);
  cleanUps.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${usedPort}`, mails };
}

/** Accepts connections and does not respond, like a hung mail server. */
async function startSilent(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket));
  const port = await listen(server);
  cleanUps.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${port}`;
}

const settings = (changes: Partial<MailSettings>): MailSettings => ({
  smtpUrl: undefined,
  mailFrom: '"First Commit" <first-commit@localhost>',
  siteName: 'First Commit',
  dataDir: '/nonexistent',
  ...changes,
});

async function startMailingApi(smtpUrl: string): Promise<Api & { database: Database }> {
  const testDatabase = await makeTestDatabase('sqlite');
  cleanUps.push(testDatabase.remove);
  const database = await openDatabase(testDatabase);
  cleanUps.push(database.close);
  const mailer = createMailer(settings({ smtpUrl }), () => undefined);
  const api = await startApi(database, { mailer, clock: Date.now });
  cleanUps.push(() => api.app.close());
  return { ...api, database };
}

/** Requests a code. Returns the response and its time. */
async function timeSendOtp(api: Api): Promise<{ status: number; milliseconds: number; text: string }> {
  const start = performance.now();
  const { status, text } = await api.post('/send-otp', { email });
  return { status, text, milliseconds: performance.now() - start };
}

const email = 'meera@example.edu';
const codeIn = (smtp: Smtp, nth = 0) => /^\d{6}/.exec(smtp.mails[nth]?.email.text ?? '')?.[0];

/** Expects that the code in the mail verifies its address. */
async function expectCodeToWork(api: Api, smtp: Smtp): Promise<void> {
  await expect.poll(() => smtp.mails.length, { timeout: 15_000 }).toBe(1);
  expect((await api.post('/verify-otp', { email, otp: codeIn(smtp) })).body).toEqual({ success: true });
}

test('a visitor registers with the code read from the mail that a real server received', async () => {
  const smtp = await startSmtp();
  const api = await startMailingApi(smtp.url);
  const email = 'Meera.K@example.edu';
  expect((await api.post('/send-otp', { email })).status).toBe(200);
  const [mail] = smtp.mails;
  expect(mail?.recipients).toEqual([email]);
  expect(mail?.email.from).toMatchObject({ name: 'First Commit', address: 'first-commit@localhost' });
  const otp = /^\d{6}/.exec(mail?.email.text ?? '')?.[0];
  expect(mail?.email.html).toContain(otp);
  expect(mail?.email.subject).not.toMatch(/\d{6}/);
  expect((await api.post('/verify-otp', { email, otp })).body).toEqual({ success: true });
});

test('[50] a reset code is mailed after the response, without any text of the requester', async () => {
  const smtp = await startSmtp();
  const api = await startMailingApi(smtp.url);
  const email = 'meera@example.edu';
  await api.post('/send-otp', { email });
  await api.post('/verify-otp', { email, otp: /\d{6}/.exec(smtp.mails[0]?.email.text ?? '')?.[0] });
  await api.post('/register', {
    name: 'Meera',
    username: 'meera',
    email,
    password: 'Monsoon-chai-2026',
    collegeName: 'Hillside',
    location: 'Pune',
  });
  const headers = { 'user-agent': 'You are hacked, call https://evil.example/1.0 (Windows NT 10.0)' };
  await api.post('/send-reset-otp', { email }, { headers });
  await expect.poll(() => smtp.mails.length, { timeout: 5000 }).toBe(2);
  const mail = smtp.mails[1]?.email;
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(mail?.html).toContain(`href="${link}"`);
  expect(mail?.text).toMatch(/Device: Windows\nTime: .+\nAccount: meera\n/);
  expect(parseResetFragment(new URL(link).hash.slice(1))?.email).toBe(email);
  const otp = codeIn(smtp, 1);
  expect((await api.post('/reset-password', { email, otp, newPassword: 'Winter-kettle-88' })).status).toBe(
    200,
  );
});

test('a notice is mailed as plain text and HTML with the same words: what happened, from where, when, what to do', async () => {
  const smtp = await startSmtp();
  const api = await startMailingApi(smtp.url);
  const person = newPerson({ email });
  await api.post('/send-otp', { email });
  await api.post('/verify-otp', { email, otp: codeIn(smtp) });
  await api.post('/register', person);
  await api.signIn(person);
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  await api.post('/login', person, { headers: { 'user-agent': firefox } });
  await expect.poll(() => smtp.mails.length, { timeout: 5000 }).toBe(2);
  const { email: mail, recipients } = smtp.mails[1] ?? {};
  expect(recipients).toEqual([email]);
  expect(mail?.subject).toBe('New login to your First Commit account');
  const words = [
    'Login from a new browser',
    'Your account was logged in to from a browser that it does not know.',
    'Firefox on Windows',
    person.username,
    'If it was not you',
    'Choose a new one now: that logs everybody else out.',
  ];
  for (const form of [mail?.text, mail?.html?.replaceAll('&#39;', "'")])
    for (const sentence of words) expect(form).toContain(sentence);
  expect(mail?.text).toMatch(/Time: \d+ \w+ \d{4}, \d\d:\d\d, India time\n/);
  expect(mail?.text).toMatch(/^https?:\/\/\S+\/forgot-password$/m);
  expect(mail?.text).not.toMatch(/\b\d{6}\b/);
  expect(mail?.html).not.toMatch(/<img|src=|url\(/);
  expect(api.logLines.join('\n')).not.toContain('meera@');
});

test('both mails of a change of email are sent, and their codes change the email', async () => {
  const smtp = await startSmtp();
  const api = await startMailingApi(smtp.url);
  const person = newPerson({ email });
  await api.post('/send-otp', { email });
  await api.post('/verify-otp', { email, otp: codeIn(smtp) });
  await api.post('/register', person);
  const token = await api.signIn(person);
  const newEmail = 'Meera.K@example.org';
  const body = { newEmail, password: person.password };
  expect((await api.post('/api/account/email', body, { token })).status).toBe(200);
  const mailTo = (to: string) => smtp.mails.findLast(({ recipients }) => recipients[0] === to)?.email;
  const code = (to: string) => /^\d{6}/.exec(mailTo(to)?.text ?? '')?.[0];
  expect(mailTo(email)?.text).toContain(`wants to use ${newEmail} instead of this address`);
  for (const to of [email, newEmail]) {
    expect(mailTo(to)?.subject).not.toMatch(/\d{6}/);
    expect(mailTo(to)?.html).toContain(code(to));
    expect(mailTo(to)?.text).toContain(`Account: ${person.username}`);
  }
  const codes = { currentCode: code(email), newCode: code(newEmail) };
  expect((await api.post('/api/account/email/confirm', codes, { token })).body).toEqual({
    currentCode: true,
    newCode: true,
  });
  await expect.poll(() => mailTo(email)?.subject, { timeout: 5000 }).toContain('has changed');
  expect(mailTo(email)?.text).not.toContain(newEmail);
});

test.each([
  [{ notice: 'new browser', device: 'Edge' }, 'Edge'],
  [{ notice: 'password changed', device: 'Edge' }, 'Choose a new one'],
  [{ notice: 'password reset', device: 'Edge' }, 'can read your mail'],
  [{ notice: 'password set' }, 'An officer who runs the site'],
  [{ notice: 'email changed', device: 'Edge' }, 'they can block the account'],
  [{ notice: 'email taken', device: 'Edge' }, 'nothing has changed'],
  [{ notice: 'second factor changed', change: 'app removed', device: 'Edge' }, 'was turned off'],
  [{ notice: 'account changed', changes: ['second factor removed'] }, 'your password alone'],
  [{ notice: 'account changed', changes: ['verified', 'not admin'] }, 'You are not an admin any more.'],
  [{ notice: 'account changed', changes: ['blocked'] }, 'you can’t log in'],
  [{ notice: 'account deleted', device: 'Edge' }, 'this mail is the last'],
  [{ notice: 'account deleted by an officer' }, 'An officer has deleted your account.'],
] as const)('[50] the notice %o contains the facts, and names are escaped in it', (details, words) => {
  const common = {
    purpose: 'notice',
    to: 'a@b.in',
    username: '<b>meera',
    at: 0,
    siteUrl: 'https://x.example',
  };
  const mail = noticeMailSchema.parse({ ...common, ...details });
  const message = writeMessage(mail, {
    mailId: 'id',
    mailFrom: 'x@y.in',
    siteName: '<img src=x onerror=alert(1)>',
  });
  expect(message.text).toContain(words);
  expect(message.text).toContain('Time: 1 Jan 1970, 05:30, India time\n');
  expect(message.html).not.toMatch(/<(img|b|i)>|<img/);
  expect(message.subject).not.toMatch(/[\r\n]/);
});

test('[60] when the mail server has stopped, /send-otp says so, can be repeated, and the mail is sent once the server is back', async () => {
  const listener = createServer();
  const port = await listen(listener);
  await new Promise<void>((resolve) => listener.close(() => resolve()));
  const api = await startMailingApi(`smtp://127.0.0.1:${port}`);
  for (let time = 0; time < 2; time += 1) {
    const response = await timeSendOtp(api);
    expect([response.status, response.text]).toEqual([503, JSON.stringify({ error: messages.mailDown })]);
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
    ['a@b.in', 'a@b.in', '../../etc/x@b.in'].map((to) =>
      mailer.send({ to, purpose: 'register', code: '012345' }, 'mail-id'),
    ),
  );
  const files = readdirSync(join(dataDir, 'outbox'));
  expect(files).toHaveLength(3);
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
  expect(lines).toContain('Mail to a@b.in: your code is 012345');
  const file = join(dataDir, 'outbox', files[0] ?? '');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const email = await PostalMime.parse(readFileSync(file));
  expect(email.text?.startsWith('012345')).toBe(true);
  expect(email.html).toContain('012345');

  await mailer.deleteCopies?.('a@b.in');
  expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1);
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
  const response = await api.app.inject({
    method: 'DELETE',
    url: '/api/account',
    payload: { password: person.password },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.statusCode).toBe(200);
  const own = () => readdirSync(outbox).filter((file) => !file.includes('meera@example.edu'));
  // The mail about the deletion is sent after it.
  await expect.poll(own).toHaveLength(1);
  const last = await PostalMime.parse(readFileSync(join(outbox, own()[0] ?? '')));
  expect(last.subject).toBe('Your First Commit account is deleted');
});

test('[50] the community’s name is escaped in the mail', () => {
  const message = writeMessage(
    {
      to: 'a@b.in',
      purpose: 'reset',
      code: '012345',
      link: 'https://club.example.org/forgot-password#x',
      username: '<b>meera',
      device: '<i>Firefox on Windows',
      askedAt: Date.UTC(2026, 10, 22, 3, 42),
    },
    { mailId: 'id', mailFrom: 'x@y.in', siteName: '<img src=x onerror=alert(1)>' },
  );
  expect(message.html).not.toContain('<img');
  expect(message.html).toContain('&lt;img');
  expect(message.html).not.toMatch(/<(img|b|i)>/);
  expect(message.text).toContain('Time: 22 Nov 2026, 09:12, India time\nAccount: <b>meera');
});
