import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints/all-endpoints.ts';
import { startApi, type Api } from '../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';

let testDatabase: TestDatabase;
let database: Database;
let api: Api;

beforeAll(async () => {
  testDatabase = await makeTestDatabase('sqlite');
  database = await openDatabase(testDatabase);
  api = await startApi(database, {
    env: { ALLOWED_ORIGINS: 'https://friends.example.org', RATE_LIMIT: 'off' },
  });
});

afterAll(async () => {
  await api.app.close();
  await database.close();
  await testDatabase.remove();
});

const calls = [
  '/login',
  '/check-availability',
  '/send-otp',
  '/verify-otp',
  '/register',
  '/send-reset-otp',
  '/reset-password',
];

test.each(calls)('[53] %s accepts only POST and only JSON', async (path) => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await api.send({ method, url: path, ...(method === 'GET' ? {} : { payload: {} }) });
    expect([answer.statusCode, answer.headers.allow, Object.keys(answer.json())]).toEqual([
      405,
      'POST',
      expect.arrayContaining(['error', 'code']),
    ]);
  }
  for (const type of [
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
  ]) {
    const answer = await api.send({
      method: 'POST',
      url: path,
      payload: '{"email":"a@b.in"}',
      headers: { 'content-type': type },
    });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([415, ['error', 'code']]);
  }
});

test.each([
  ['broken JSON', '{"email":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['a word', '"email"'],
  ['nothing', ''],
  ['a poisoned prototype', '{"__proto__":{"admin":true}}'],
])('[47] [58] %s as the body answers 400 with a clear message', async (_name, payload) => {
  const answer = await api.send({
    method: 'POST',
    url: '/login',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { error: 'The body must be a JSON object.', code: 'invalid-body' },
  ]);
});

test('[58] a body over 64 KiB answers 413, an unknown call 404, and neither reveals internals', async () => {
  const large = await api.post('/login', { email: 'a@b.in', password: 'x'.repeat(70_000) });
  expect([large.status, large.body]).toEqual([
    413,
    { error: 'The body is too large.', code: 'body-too-large' },
  ]);
  for (const path of [
    '/api/nothing',
    '/nothing',
    '/.env',
    '/.git/config',
    '/site.db',
    '/metrics',
    '/server/main.ts',
  ]) {
    const answer = await api.get(path);
    expect([answer.status, Object.keys(answer.body)]).toEqual([404, ['error', 'code']]);
    expect(answer.text).not.toContain(path);
  }
});

test('[58] an internal error answers a general sentence, and its details are only in the log', async () => {
  const unreachableDatabase = await makeTestDatabase('sqlite');
  const broken = await openDatabase(unreachableDatabase);
  const faulty = await startApi(broken);
  const token = await faulty.signIn(await faulty.signUp());
  await broken.db.schema.dropTable('progress').execute();
  const answer = await faulty.get('/api/progress', { token });
  expect([answer.status, answer.body]).toEqual([
    500,
    { error: 'Something went wrong on our side. Please try again.', code: 'internal-error' },
  ]);
  expect(faulty.logLines.join('')).toContain('no such table');
  await faulty.app.close();
  await broken.close();
  await unreachableDatabase.remove();
});

test('[54] only a listed origin gets CORS headers and may send the cookies', async () => {
  const preflight = (origin: string) =>
    api.send({
      method: 'OPTIONS',
      url: '/login',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
  const allowedOrigin = await preflight('https://friends.example.org');
  expect(allowedOrigin.headers['access-control-allow-origin']).toBe('https://friends.example.org');
  expect(allowedOrigin.headers['access-control-allow-credentials']).toBe('true');
  expect(allowedOrigin.headers['access-control-allow-methods']).toBe('GET, POST, PUT, PATCH, DELETE');
  const corsHeaders = (answer: { headers: object }) =>
    Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
  const friendCall = await api.post('/login', {}, { headers: { origin: 'https://friends.example.org' } });
  expect(corsHeaders(friendCall)).toEqual([
    'access-control-allow-origin',
    'access-control-allow-credentials',
    'access-control-expose-headers',
  ]);
  for (const origin of ['https://evil.example', 'null', 'http://friends.example.org']) {
    const otherOrigin = await preflight(origin);
    expect([otherOrigin.statusCode, corsHeaders(otherOrigin)]).toEqual([405, []]);
    const evilCall = await api.post('/login', {}, { headers: { origin } });
    expect([evilCall.status, corsHeaders(evilCall)]).toEqual([400, []]);
  }
  expect(corsHeaders(await api.post('/login', {}))).toEqual([]);
  const noPreflight = await api.send({
    method: 'OPTIONS',
    url: '/login',
    headers: { origin: 'https://friends.example.org' },
  });
  expect(noPreflight.statusCode).toBe(204);
});

test('a call with the content type JSON and no body is answered, with and without Content-Length', async () => {
  const { app, listen } = await startApi(database);
  const port = await listen();
  for (const length of ['', 'Content-Length: 0\r\n']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}Connection: close\r\n\r\n`,
    );
    const answer = (await socket.toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('The body must be a JSON object.');
  }
  await app.close();
});

test('[57] responses have no-store and a charset', async () => {
  for (const answer of [await api.get('/health'), await api.post('/login', {}), await api.get('/user')]) {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

test('[56] HSTS is sent over https and never over http', async () => {
  expect((await api.get('/health')).headers['strict-transport-security']).toBeUndefined();
  const secure = await startApi(database, { env: { PUBLIC_URL: 'https://club.example.org' } });
  expect((await secure.get('/health')).headers['strict-transport-security']).toBe('max-age=31536000');
  const withHsts = async (value: string) => {
    const env = { PUBLIC_URL: 'https://club.example.org', HSTS: value };
    return (await (await startApi(database, { env })).get('/health')).headers['strict-transport-security'];
  };
  expect(await withHsts('subdomains')).toBe('max-age=31536000; includeSubDomains');
  expect(await withHsts('off')).toBeUndefined();
});

test('[60] while the database fails, /ready answers 503, /health 200, and calls 503 with a message', async () => {
  const broken: Database = { ...database, ping: () => Promise.reject(new Error('gone')) };
  const without = await startApi(broken);
  expect((await without.get('/health')).status).toBe(200);
  expect((await without.get('/ready')).status).toBe(503);
  expect(without.logLines.join('')).toContain('"msg":"not ready"');
  expect((await api.get('/ready')).status).toBe(200);
  const unreachable = await openDatabase({ ...testDatabase });
  await unreachable.close();
  const unreachableApi = await startApi(unreachable);
  const answer = await unreachableApi.post('/login', { email: 'a@b.in', password: 'Monsoon-chai-2026' });
  expect([answer.status >= 500, Object.keys(answer.body)]).toEqual([true, ['error', 'code']]);
  expect(answer.text).not.toMatch(/sqlite|driver|stack/i);
});

test('[59] TRACE is rejected, and bytes that are not HTTP get a JSON 400', async () => {
  const port = await api.listen();
  const send = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(text));
      let received = '';
      socket
        .on('data', (chunk) => (received += chunk.toString()))
        .on('end', () => resolve(received))
        .on('error', reject);
    });
  expect(await send('TRACE /login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 405[^]*\{"error":/,
  );
  expect(await send('NONSENSE\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400 Bad Request[^]*\r\n\r\n\{"error":"[^"]+","code":"invalid-request"\}$/,
  );
  expect(await send('GET /%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400[^]*\{"error":/,
  );
  expect(await send('GET /health HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400[^]*\{"error":"The request does not name one host.","code":"invalid-host"\}$/,
  );
  expect(await send('GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});

test('[56] [58] the response to a broken request has the same headers as every other response', async () => {
  const secure = await startApi(database, { env: { PUBLIC_URL: 'https://club.example.org' } });
  const port = await secure.listen();
  const send = (bytes: string) =>
    new Promise<Headers>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString())).on('error', reject);
      socket.on('end', () => {
        const lines = received.split('\r\n\r\n')[0]?.split('\r\n').slice(1) ?? [];
        resolve(new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string])));
      });
    });
  const plainHeaders = (await secure.get('/nothing')).headers;
  const differing = ['date', 'content-length', 'connection', 'keep-alive', 'vary'];
  for (const bytes of [
    'NONSENSE\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    'GET /%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n',
    'POST /login HTTP/1.1\r\nHost: x\r\nExpect: a present\r\nConnection: close\r\n\r\n',
  ]) {
    const headers = await send(bytes);
    for (const [name, value] of Object.entries(plainHeaders))
      if (!differing.includes(name)) expect(headers.get(name), `${name} of ${bytes.slice(0, 9)}`).toBe(value);
  }
  await secure.app.close();
});

test('the OpenAPI document names every call, and the page shows it without script', async () => {
  const document = await api.get('/api/docs/openapi.json');
  expect(document.body.openapi).toBe('3.1.0');
  const described = Object.entries(document.body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = allEndpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual(served.toSorted());
  const page = await api.get('/api/docs');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.text).not.toContain('<script');
  for (const path of calls) expect(page.text).toContain(`<code>${path}</code>`);
});
