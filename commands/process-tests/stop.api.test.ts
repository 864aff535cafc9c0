import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { newPerson } from '../../tests/api.ts';
import { postJson } from '../../tests/server/send-over-http.ts';
import { useServerProcesses } from '../../tests/server-process.ts';

/** The server as `npm start` runs it. */
const { start } = useServerProcesses(fileURLToPath(await bundleServer()));

test('prints its URL, and after SIGTERM finishes pending requests and exits with code 0', async () => {
  const hungMailServer = createServer();
  await new Promise<void>((resolve) => hungMailServer.listen(0, '127.0.0.1', resolve));
  const address = hungMailServer.address();
  const server = start({ SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
  const url = await server.url;
  expect((await fetch(`${url}/health`)).status).toBe(200);

  const mailAsked = new Promise((resolve) => hungMailServer.once('connection', resolve));
  const underWay = postJson(`${url}/send-otp`, { email: 'meera@example.edu' });
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
  expect((await postJson(`${url}/check-availability`, { username: 'meera' })).status).toBe(200);
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
    expect([status, Object.keys(JSON.parse(body) as object)]).toEqual([401, ['error', 'code']]);
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
  expect(response).toMatch(
    /^HTTP\/1\.1 401 [^]*\r\nconnection: close\r\n[^]*\r\n\r\n\{"error":"[^"]+","code":"[a-z-]+"\}$/i,
  );
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

test('kill -9 during registrations loses no account whose response was 201', async () => {
  const server = start({ RATE_LIMIT: 'off' });
  const url = await server.url;
  const acknowledged: string[] = [];
  const registerOne = async () => {
    const person = newPerson();
    await postJson(`${url}/send-otp`, { email: person.email });
    const otp = new RegExp(`Mail to ${person.email}: your code is (\\d{6})`).exec(server.output())?.[1];
    const verified = await postJson(`${url}/verify-otp`, { email: person.email, otp });
    if ((await postJson(`${url}/register`, person, verified.cookie)).status === 201)
      acknowledged.push(person.email);
  };
  const registrations = Array.from({ length: 40 }, () => registerOne().catch(() => undefined));
  await expect.poll(() => acknowledged.length, { interval: 2 }).toBeGreaterThan(4);
  server.child.kill('SIGKILL');
  await Promise.all(registrations);
  await server.exited;

  const again = start();
  const newUrl = await again.url;
  for (const email of acknowledged)
    expect((await postJson(`${newUrl}/check-availability`, { email })).body.email).toBe(
      'Email is already taken',
    );
});

test('a mail that was being sent when the server was killed is sent after the restart', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    const killed = start({ SMTP_URL: `smtp://127.0.0.1:${address.port}` });
    const response = await postJson(`${await killed.url}/send-otp`, { email: 'meera@example.edu' });
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
