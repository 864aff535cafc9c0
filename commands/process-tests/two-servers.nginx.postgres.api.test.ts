import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { newPerson, type Person } from '../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import { serverHeader, startNginx, type TestNginx } from '../../tests/services/nginx.ts';
import { runCommand } from '../../tests/run-command.ts';
import { useServerProcesses, type ServerProcess } from '../../tests/server-process.ts';
import { findFreePort } from '../dev/free-port.ts';

/** Two servers as `npm start` runs them, on one PostgreSQL, behind nginx. */
const { start } = useServerProcesses(fileURLToPath(await bundleServer()));
let place: TestDatabase;
let nginx: TestNginx;
let servers: Map<number, ServerProcess>;

type Answer = { status: number; body: Record<string, unknown>; server: string; cookie: string };
type Call = { token?: string; body?: object; from?: string; cookie?: string };

/** Sends a request through nginx, over a new connection from that local address. */
function sendRequest(
  method: string,
  path: string,
  { token, body, cookie, from = '127.0.0.1' }: Call = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
    };
    request(new URL(path, nginx.url), { method, headers, localAddress: from, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: JSON.parse(text) as Record<string, unknown>,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
          // nginx first lists the servers that it tried without success.
          server: String(response.headers[serverHeader]).split(', ').at(-1) ?? '',
        }),
      );
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

const post = (path: string, body: object, call: Call = {}) => sendRequest('POST', path, { ...call, body });

function startServer(port: number): ServerProcess {
  return start({
    DATABASE_URL: place.databaseUrl ?? '',
    PORT: String(port),
    PUBLIC_URL: 'https://club.example.org',
    TRUST_PROXY: '127.0.0.1',
  });
}

beforeEach(async () => {
  place = await makeTestDatabase('postgres');
  const ports = [await findFreePort(), await findFreePort()] as const;
  servers = new Map(ports.map((port) => [port, startServer(port)]));
  await Promise.all([...servers.values()].map(({ url }) => url));
  nginx = await startNginx(ports);
}, 300_000);

afterEach(async () => {
  await nginx.stop();
  for (const { child, exited } of servers.values()) {
    child.kill('SIGKILL');
    await exited;
  }
  await place.remove();
});

async function createAccount(...flags: string[]): Promise<Person> {
  const person = newPerson();
  const { email, username, name, password } = person;
  const details = ['--email', email, '--username', username, '--name', name, '--password', password];
  const { stderr } = await runCommand('user.ts', ['create', ...details, '--verified', ...flags], place);
  expect(stderr).toBe('');
  return person;
}

async function signIn({ email, password }: Person): Promise<string> {
  const { status, body } = await post('/login', { email, password });
  expect(status).toBe(200);
  return String(body.token);
}

/** Sends the same request twice, and expects both servers to respond with this status. */
async function expectOfBoth(
  status: number,
  method: string,
  path: string,
  call: Call = {},
): Promise<Record<string, unknown>[]> {
  const responses = [await sendRequest(method, path, call), await sendRequest(method, path, call)];
  expect(responses.map((response) => response.status)).toEqual([status, status]);
  expect(new Set(responses.map(({ server }) => server)).size).toBe(2);
  return responses.map(({ body }) => body);
}

test('a registration and a session that began on one server continue on the other, and end on both', async () => {
  const person = newPerson();
  const { email } = person;
  const sent = await post('/send-otp', { email });
  const said = () => [...servers.values()].map(({ output }) => output()).join('');
  const findCode = () => new RegExp(`Mail to ${email}: your code is (\\d{6})`).exec(said())?.[1];
  await expect.poll(findCode).toBeDefined();
  const proved = await post('/verify-otp', { email, otp: findCode() });
  const registered = await post('/register', person, { cookie: proved.cookie });
  expect([sent.status, proved.status, registered.status]).toEqual([200, 200, 201]);
  expect([proved.server, registered.server]).toEqual([expect.not.stringMatching(sent.server), sent.server]);

  const token = await signIn(person);
  await expectOfBoth(200, 'GET', '/session', { token });
  expect((await sendRequest('POST', '/logout', { token })).status).toBe(200);
  await expectOfBoth(401, 'GET', '/session', { token });
});

test('both servers share rate limits and budgets', async () => {
  const { email, password } = await createAccount();
  const wrong = await Promise.all(
    Array.from({ length: 12 }, () => post('/login', { email, password: 'Wrong-passw0rd' })),
  );
  expect(wrong.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 10 }, () => 401),
    429,
    429,
  ]);
  expect(new Set(wrong.map(({ server }) => server)).size).toBe(2);
  await expectOfBoth(429, 'POST', '/login', { body: { email, password } });

  const visitor = newPerson().email;
  expect((await post('/send-otp', { email: visitor })).status).toBe(200);
  await expectOfBoth(429, 'POST', '/send-otp', { body: { email: visitor } });

  // 60 wrong codes in 15 minutes for a client, whichever address they are for.
  const guesser = '127.0.0.9';
  const guess = (each: number) =>
    post('/verify-otp', { email: `nobody.${each % 20}@example.edu`, otp: '000000' }, { from: guesser });
  const guesses = await Promise.all(Array.from({ length: 70 }, (_, each) => guess(each)));
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(60);
  await expectOfBoth(429, 'POST', '/verify-otp', {
    body: { email: visitor, otp: '000000' },
    from: guesser,
  });
});

test('both servers apply an admin’s change to the next request', async () => {
  const admin = await signIn(await createAccount('--admin'));
  const other = await createAccount('--admin');
  const person = await createAccount();
  const tokens = { other: await signIn(other), person: await signIn(person) };
  const { body } = await sendRequest('GET', '/session', { token: tokens.person });
  const userPath = `/api/admin/users/${String(body.userId)}`;

  expect((await sendRequest('DELETE', `${userPath}/sessions`, { token: admin })).status).toBe(200);
  await expectOfBoth(401, 'GET', '/session', { token: tokens.person });

  const again = await signIn(person);
  expect((await sendRequest('PATCH', userPath, { token: admin, body: { blocked: true } })).status).toBe(200);
  await expectOfBoth(401, 'GET', '/session', { token: again });
  const { email, password } = person;
  await expectOfBoth(403, 'POST', '/login', { body: { email, password } });

  const session = await sendRequest('GET', '/session', { token: tokens.other });
  const otherPath = `/api/admin/users/${String(session.body.userId)}`;
  await expectOfBoth(200, 'GET', '/api/admin/users', { token: tokens.other });
  expect((await sendRequest('PATCH', otherPath, { token: admin, body: { roleAdmin: false } })).status).toBe(
    200,
  );
  await expectOfBoth(403, 'GET', '/api/admin/users', { token: tokens.other });

  const acts = ['remove admin role', 'block', 'end sessions'].map((act) => expect.objectContaining({ act }));
  for (const record of await expectOfBoth(200, 'GET', '/api/admin/acts', { token: admin }))
    expect((record.acts as unknown[]).slice(0, 3)).toEqual(acts);
});

test('both servers can be restarted one after the other under load without a failed request', async () => {
  const token = await signIn(await createAccount());
  const responses: Answer[] = [];
  let isDone = false;
  const load = Array.from({ length: 6 }, async (_, visitor) => {
    for (let round = 0; !isDone; round += 1) {
      const from = `127.0.${visitor + 1}.${(Math.floor(round / 20) % 250) + 1}`;
      responses.push(await sendRequest('GET', '/session', { token, from }));
      responses.push(await post('/check-availability', { username: `visitor_${round}` }, { from }));
    }
  });
  for (const [port, { child, exited }] of servers) {
    await nginx.removeServer(port);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    const restarted = startServer(port);
    servers.set(port, restarted);
    await restarted.url;
    await nginx.restoreServers();
  }
  const before = responses.length;
  await expect.poll(() => responses.length).toBeGreaterThan(before + 20);
  isDone = true;
  await Promise.all(load);
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  expect(new Set(responses.map(({ server }) => server)).size).toBe(2);
});

test('when one server dies, the other responds', async () => {
  const token = await signIn(await createAccount());
  const [first] = servers.values();
  first?.child.kill('SIGKILL');
  await first?.exited;
  for (let each = 0; each < 10; each += 1) {
    expect((await sendRequest('GET', '/session', { token })).status).toBe(200);
    expect((await post('/check-availability', { username: `visitor_${each}` })).status).toBe(200);
  }
});
