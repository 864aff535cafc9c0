import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { startApi, type Api } from '../../tests/api.ts';
import { makePlace } from '../../tests/engines.ts';
import { openDatabase } from '../database/open.ts';
import { codeMessage } from './code-message.ts';
import { createMailer } from './create-mailer.ts';
import type { MailSettings } from './mailer.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A real SMTP server that keeps what it is sent. */
async function startSmtp(): Promise<{ url: string; mails: { email: Email; recipients: string[] }[] }> {
  const mails: { email: Email; recipients: string[] }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        mails.push({
          email: await PostalMime.parse(Buffer.concat(chunks)),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  const port = await listen(smtp.server);
  cleanUps.push(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

/** Takes connections and says nothing, as a hung mail server does. */
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

async function startMailingApi(smtpUrl: string): Promise<Api> {
  const place = await makePlace('sqlite');
  cleanUps.push(place.remove);
  const database = await openDatabase(place);
  cleanUps.push(database.close);
  const api = await startApi(database, { mailer: createMailer(settings({ smtpUrl }), () => undefined) });
  cleanUps.push(() => api.app.close());
  return api;
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

test('a reset code arrives by mail after the answer', async () => {
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
  await api.post('/send-reset-otp', { email });
  await expect.poll(() => smtp.mails.length, { timeout: 5000 }).toBe(2);
  const otp = /^\d{6}/.exec(smtp.mails[1]?.email.text ?? '')?.[0];
  expect((await api.post('/reset-password', { email, otp, newPassword: 'Winter-kettle-88' })).status).toBe(
    200,
  );
});

test('[60] with the mail server dead, /send-otp says so at once and may be tried again', async () => {
  const api = await startMailingApi('smtp://127.0.0.1:1');
  for (let time = 0; time < 2; time += 1) {
    const answer = await api.post('/send-otp', { email: 'meera@example.edu' });
    expect([answer.status, Object.keys(answer.body)]).toEqual([503, ['error']]);
  }
});

test('[60] with the mail server hung, /send-otp answers within 5 seconds, and other calls don’t wait', async () => {
  const api = await startMailingApi(await startSilent());
  const start = performance.now();
  const slow = api.post('/send-otp', { email: 'meera@example.edu' });
  expect((await api.post('/check-availability', { username: 'meera' })).status).toBe(200);
  expect((await slow).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(5000);
});

test('without a mail server each mail is a complete file, readable for its owner alone, and its code is on the terminal', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-commit-outbox-'));
  cleanUps.push(() => rmSync(dataDir, { recursive: true }));
  const lines: string[] = [];
  const mailer = createMailer(settings({ dataDir }), (line) => void lines.push(line));
  await Promise.all(
    ['a@b.in', 'a@b.in', '../../etc/x@b.in'].map((to) =>
      mailer.sendCode({ to, purpose: 'register', code: '012345' }),
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
});

test('[50] the community’s name is text in the mail, whatever it holds', () => {
  const message = codeMessage({
    to: 'a@b.in',
    purpose: 'reset',
    code: '012345',
    from: 'x@y.in',
    siteName: '<img src=x onerror=alert(1)>',
  });
  expect(message.html).not.toContain('<img');
  expect(message.html).toContain('&lt;img');
});
