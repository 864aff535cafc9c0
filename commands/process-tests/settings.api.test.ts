import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { useServerProcesses } from '../../tests/server-process.ts';

/** The server as `npm start` runs it. */
const { dataDir, start } = useServerProcesses(fileURLToPath(await bundleServer()));

const askForCode = (url: string, email: string) =>
  fetch(`${url}/send-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

test('the mail server gets the password from a file and MAIL_FROM as sender, and the site listens on HOST', async () => {
  const senders: string[] = [];
  const smtp = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'kept-in-a-file' ? done(null, { user: 'club' }) : done(new Error('no')),
    onMailFrom: ({ address }, _session, done) => {
      senders.push(address);
      done();
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const secret = join(dataDir(), 'smtp');
  writeFileSync(secret, `smtp://club:kept-in-a-file@127.0.0.1:${port}\n`);
  const server = start({
    SMTP_URL_FILE: secret,
    MAIL_FROM: 'The Club <hello@club.example.org>',
    HOST: 'localhost',
  });
  const url = await server.url;
  expect(new URL(url).hostname).toBe('localhost');
  expect((await askForCode(url, 'meera@example.edu')).status).toBe(200);
  expect(senders).toEqual(['hello@club.example.org']);
  expect(server.output()).not.toMatch(/kept-in-a-file|your code/);
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test.each([
  ['that is missing', 'SMTP_URL_FILE', '/nowhere/smtp'],
  ['for PostgreSQL that is missing', 'DATABASE_URL_FILE', '/nowhere/database'],
])('a password file %s stops the start with one line', async (_kind, name, file) => {
  const server = start({ [name]: file });
  expect(await server.exited).toBe(1);
  expect(server.output()).toBe(
    `First Commit can't start: ${name} names a file that can't be read (ENOENT): ${file}\n`,
  );
});

test('a port that is in use stops the start with one line that names PORT', async () => {
  const first = start();
  const { port } = new URL(await first.url);
  const second = start({ PORT: port });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(
      `^First Commit can't start: PORT ${port} of HOST 127\\.0\\.0\\.1 can't be listened on: [^\n]*set another port\\.\\n$`,
    ),
  );
});

test.each(['203.0.113.7', 'no-such-host.invalid'])(
  'HOST=%s, which is not this machine, stops the start with one line that names it',
  async (host) => {
    await start().url;
    const server = start({ HOST: host });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(
      /^First Commit can't start: PORT 0 of HOST \S+ can't be listened on: [^\n]*Use 127\.0\.0\.1[^\n]*\n$/,
    );
    expect(server.output()).toContain(host);
  },
);

test('a DATA_DIR that cannot be a folder stops the start with one line that names it', async () => {
  const taken = join(dataDir(), 'a-file');
  writeFileSync(taken, '');
  // Below /proc nobody can make a folder.
  const below = process.platform === 'linux' ? ['/proc/data', '/proc/data/below'] : [];
  for (const folder of [taken, join(taken, 'below'), ...below]) {
    const server = start({ DATA_DIR: folder });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(
      /^First Commit can't start: DATA_DIR \S+ can't be used: [^\n]+: [a-z][^\n]+\. [A-Z][^\n]+\.\n$/,
    );
    expect(server.output()).toContain(folder);
  }
});

test('an option that npm start does not know stops it with one line that names it', async () => {
  const server = start({}, { args: ['--prot=4000'] });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^First Commit can't start: Option --prot=4000 is unknown\. [^\n]+\n$/);
});

test('MAILS_PER_HOUR limits the mails of the whole site', async () => {
  const server = start({ MAILS_PER_HOUR: '2' });
  const url = await server.url;
  const statuses = [];
  for (const name of ['one', 'two', 'three'])
    statuses.push((await askForCode(url, `${name}@example.edu`)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('LOG_LEVEL=debug logs each request as a line of JSON', async () => {
  const server = start({ LOG_LEVEL: 'debug' });
  const url = await server.url;
  await fetch(`${url}/health?secret=1`);
  await expect.poll(server.output).toContain('"answered"');
  const line =
    server
      .output()
      .split('\n')
      .find((each) => each.includes('"answered"')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    level: 20,
    method: 'GET',
    route: '/health',
    status: 200,
    reqId: 'req-1',
  });
  expect(server.output()).not.toContain('secret');
});
