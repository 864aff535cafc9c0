import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { newPerson } from '../../tests/api.ts';
import { findMemorySettings, readOwnMemory } from '../../tests/process-memory.ts';
import { runCommand } from '../../tests/run-command.ts';
import { useServerProcesses } from '../../tests/server-process.ts';

/** The server as `npm start` runs it. */
const { start, dataDir } = useServerProcesses(fileURLToPath(await bundleServer()));

async function post(url: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

test.each([
  ['PORT', 'eighty'],
  ['RATE_LIMIT', 'sometimes'],
  ['TRUST_PROXY', '10.1'],
  ['DATABASE_URL', 'mysql://x'],
])('an invalid %s stops the start with one line that names it', async (name, value) => {
  const server = start({ [name]: value });
  expect(await server.exited).toBe(1);
  expect(server.output().trim().split('\n')).toEqual([expect.stringContaining(name)]);
});

test('an invalid SITE_API_URL stops npm start before the build', async () => {
  const unbuilt = { SITE_API_URL: 'ftp://api.example.org' };
  const { code, stdout, stderr } = await runCommand(
    'start.ts',
    [],
    { dataDir: dataDir(), databaseUrl: undefined },
    undefined,
    unbuilt,
  );
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: "First Commit can't start: SITE_API_URL must be a URL that starts with http:// or https://.\n",
  });
});

test('prints its URL, and after SIGTERM finishes pending requests and exits with code 0', async () => {
  const hungMailServer = createServer();
  await new Promise<void>((resolve) => hungMailServer.listen(0, '127.0.0.1', resolve));
  const address = hungMailServer.address();
  const server = start({ SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
  const url = await server.url;
  expect((await fetch(`${url}/health`)).status).toBe(200);

  const mailAsked = new Promise((resolve) => hungMailServer.once('connection', resolve));
  const underWay = post(`${url}/send-otp`, { email: 'meera@example.edu' });
  await mailAsked;
  server.child.kill('SIGTERM');
  expect((await underWay).status).toBe(200);
  expect(await server.exited).toBe(0);
  hungMailServer.close();
});

test('after SIGTERM, tells the load balancer first and keeps serving for the configured time', async () => {
  const server = start({ DRAIN_SECONDS: '2' });
  const url = await server.url;
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  server.child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/ready`)).status, { interval: 20 }).toBe(503);
  expect((await post(`${url}/check-availability`, { username: 'meera' })).status).toBe(200);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(await server.exited).toBe(0);
});

type SentResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

test('SIGTERM neither cuts nor changes the responses on keep-alive connections', async () => {
  const server = start();
  const url = await server.url;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const sendRequest = () =>
    new Promise<SentResponse>((resolve, reject) => {
      request(`${url}/user`, { agent }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      })
        .on('error', reject)
        .end();
    });
  const responses: SentResponse[] = [];
  let isGone = false;
  const senders = Array.from({ length: 4 }, async () => {
    while (!isGone)
      try {
        responses.push(await sendRequest());
      } catch (error) {
        // Nobody listens any more, or the connection ended between two requests.
        isGone = true;
        expect(String(error)).toMatch(/ECONNREFUSED|ECONNRESET|socket hang up/);
      }
  });
  await expect.poll(() => responses.length).toBeGreaterThan(50);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  await Promise.all(senders);
  agent.destroy();
  const { date: _date, ...usual } = responses[0]?.headers ?? {};
  expect(usual).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  for (const { status, headers, body } of responses) {
    expect([status, Object.keys(JSON.parse(body) as object)]).toEqual([401, ['error']]);
    // While the server ends, the connection is closed after the response.
    const differing = {
      date: headers.date,
      connection: headers.connection,
      'keep-alive': headers['keep-alive'],
    };
    expect({ ...headers, ...differing }).toEqual({ ...usual, ...differing });
  }
});

test('a request that is half sent at SIGTERM gets its normal response, and then the connection closes', async () => {
  const server = start();
  const { hostname, port } = new URL(await server.url);
  const socket = connect(Number(port), hostname);
  socket.write('GET /user HTTP/1.1\r\nHost: x\r\n');
  await sleep(200);
  server.child.kill('SIGTERM');
  await sleep(500);
  socket.write('\r\n');
  const response = Buffer.concat(await socket.toArray()).toString();
  expect(response).toMatch(/^HTTP\/1\.1 401 [^]*\r\nconnection: close\r\n[^]*\r\n\r\n\{"error":"[^"]+"\}$/i);
  expect(await server.exited).toBe(0);
});

test('a request that never ends delays the end by SHUTDOWN_SECONDS at most', async () => {
  const server = start({ SHUTDOWN_SECONDS: '1' });
  const { hostname, port } = new URL(await server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await sleep(200);
  const stoppedAt = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(1);
  const seconds = (performance.now() - stoppedAt) / 1000;
  expect(seconds).toBeGreaterThan(0.9);
  expect(seconds).toBeLessThan(6);
});

test('a server that was started with an IPC channel ends when its parent process ends', async () => {
  const server = start({}, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  await server.url;
  server.child.disconnect();
  expect(await server.exited).toBe(0);
});

test('an unreadable .env stops npm start with one line', () => {
  mkdirSync(join(dataDir(), '.env'));
  const command = join(projectRoot, 'commands/start.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    cwd: dataDir(),
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: "First Commit can't start: The settings in .env can't be read: it is a folder. Name a file.\n",
  });
});

test('a port that is in use is reported on one line', async () => {
  const first = start();
  const { port } = new URL(await first.url);
  const second = start({ PORT: port });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(/can't start: .*another program has this port/);
});

test('the modules that are loaded on demand exist: search, API reference, common passwords, messages', async () => {
  const server = start({ REFUSE_COMMON_PASSWORDS: 'true' });
  const url = await server.url;
  const { email, username, name, password } = newPerson();
  const options = ['--email', email, '--username', username, '--name', name, '--password', password];
  const created = await runCommand('user.ts', ['create', ...options, '--verified', '--admin'], {
    dataDir: dataDir(),
    databaseUrl: undefined,
  });
  expect(created.stderr).toBe('');
  const login = await post(`${url}/login`, { email, password });
  const found = await fetch(`${url}/api/admin/users?search=${username}`, {
    headers: { authorization: `Bearer ${String(login.body.token)}` },
  });
  expect(await found.json()).toMatchObject({ total: 1, users: [{ email }] });
  const changed = await fetch(`${url}/api/admin/users/none`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${String(login.body.token)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ veri: 1 }),
  });
  expect(await changed.json()).toEqual({ error: expect.stringContaining('expected one of "verified"') });
  const described = await fetch(`${url}/api/docs/openapi.json`);
  expect(await described.json()).toMatchObject({ openapi: '3.1.0', paths: { '/login': expect.anything() } });
  const common = await post(`${url}/register`, { ...newPerson(), password: 'Password1' });
  expect(common).toMatchObject({ status: 400, body: { error: expect.stringMatching(/common|guess/i) } });
});

test('two servers that start at once on a new database both serve it', async () => {
  const servers = [start(), start()];
  for (const { url, exited, output } of servers) {
    const started = await Promise.race([url, exited]);
    expect(started, output()).toMatch(/^http/);
    expect((await fetch(`${String(started)}/ready`)).status).toBe(200);
  }
});

test('RATE_LIMIT=off causes a warning', async () => {
  const server = start({ RATE_LIMIT: 'off' });
  await server.url;
  expect(server.output()).toContain('RATE_LIMIT is off');
});

test('kill -9 during registrations loses no account whose response was 201', async () => {
  const server = start({ RATE_LIMIT: 'off' });
  const url = await server.url;
  const acknowledged: string[] = [];
  const registerOne = async () => {
    const person = newPerson();
    await post(`${url}/send-otp`, { email: person.email });
    const otp = new RegExp(`Mail to ${person.email}: your code is (\\d{6})`).exec(server.output())?.[1];
    await post(`${url}/verify-otp`, { email: person.email, otp });
    if ((await post(`${url}/register`, person)).status === 201) acknowledged.push(person.email);
  };
  const registrations = Array.from({ length: 40 }, () => registerOne().catch(() => undefined));
  await expect.poll(() => acknowledged.length, { timeout: 15_000, interval: 2 }).toBeGreaterThan(4);
  server.child.kill('SIGKILL');
  await Promise.all(registrations);
  await server.exited;

  const again = start();
  const newUrl = await again.url;
  for (const email of acknowledged)
    expect((await post(`${newUrl}/check-availability`, { email })).body.email).toBe('Email is already taken');
});

test('a mail that was being sent when the server was killed is sent after the restart', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    const killed = start({ SMTP_URL: `smtp://127.0.0.1:${address.port}` });
    const response = await post(`${await killed.url}/send-otp`, { email: 'meera@example.edu' });
    expect(response.status).toBe(200);
    killed.child.kill('SIGKILL');
    await killed.exited;
    // A code is on the terminal only where there is no mail server.
    expect(killed.output()).not.toMatch(/\b\d{6}\b/);
  } finally {
    for (const socket of sockets) socket.destroy();
    silent.close();
  }
  const restarted = start();
  await restarted.url;
  await expect
    .poll(restarted.output, { timeout: 30_000 })
    .toMatch(/Mail to meera@example\.edu: your code is \d{6}/);
});

/**
 * At rest it has some 50; without the settings 74 or more by then, without the collection after the start 71.
 */
const maxOwnMegabytes = 70;
/**
 * By then the pages are packed and the start's garbage is collected: before all that it may have less for a
 * moment.
 */
const startedAfterMs = 20_000;

if (process.platform === 'linux')
  test('an idle server uses little memory', async () => {
    const server = start(findMemorySettings(readFileSync(join(projectRoot, 'container/Dockerfile'), 'utf8')));
    await server.url;
    await sleep(startedAfterMs);
    await expect
      .poll(() => readOwnMemory(server.child.pid ?? 0), { timeout: 20_000, interval: 500 })
      .toBeLessThan(maxOwnMegabytes);
  });
