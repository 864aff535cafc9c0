import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, CallError } from '#app/session/api.ts';
import { loginEndpoint, sendOtpEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { changeUserEndpoint, listUsersEndpoint } from '#contract/endpoints/admin-endpoints.ts';
import { logoutEndpoint, readSessionEndpoint } from '#contract/endpoints/session-endpoints.ts';

let server: Server;
let seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[];
let reply: { status: number; headers?: Record<string, string>; body: string } | 'hang';
/** Runs while a call is under way. */
let meanwhile: (() => void) | undefined;
const stored = new Map<string, string>();

beforeEach(async () => {
  seen = [];
  meanwhile = undefined;
  reply = { status: 200, body: '{"message":"Done."}' };
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      meanwhile?.();
      if (reply !== 'hang') response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('VITE_SITE_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  stored.clear();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function failure(answer = call(readSessionEndpoint)): Promise<CallError> {
  const error: unknown = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return error;
  throw new Error(`expected a CallError, got ${String(error)}`);
}

test('a body goes out as JSON and the answer comes back as the schema says', async () => {
  expect(await call(sendOtpEndpoint, { body: { email: 'a@b.in' } })).toEqual({
    message: 'Done.',
  });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/send-otp', body: '{"email":"a@b.in"}' });
  expect(seen[0]?.headers['content-type']).toBe('application/json');
});

test('the stored token is the bearer, and without one there is no such header', async () => {
  await call(logoutEndpoint);
  stored.set('token', 'abc');
  await call(logoutEndpoint);
  expect(seen.map((request) => request.headers.authorization)).toEqual([undefined, 'Bearer abc']);
  expect(seen[0]?.headers['content-type']).toBeUndefined();
});

test('a failure says the answer’s error, its status and how long to wait', async () => {
  reply = {
    status: 429,
    headers: { 'retry-after': '42' },
    body: '{"error":"Wait a little.","message":"no"}',
  };
  expect(await failure()).toMatchObject({
    message: 'Wait a little.',
    status: 429,
    retryAfterSeconds: 42,
    hasServerMessage: true,
  });
});

test('a 401 to an old token says nothing about the session that was stored since', async () => {
  stored.set('token', 'old');
  meanwhile = () => void stored.set('token', 'new');
  reply = { status: 401, body: '{"error":"Your session has ended."}' };
  expect(await failure()).toMatchObject({
    status: 0,
    hasServerMessage: true,
    message: 'You have logged in again since. Please try again.',
  });
  expect((await failure()).status).toBe(401);
});

test('without an error field the answer’s message is shown', async () => {
  reply = { status: 400, body: '{"error":"","message":"Not like this."}' };
  expect(await failure()).toMatchObject({ message: 'Not like this.', hasServerMessage: true });
});

test('an answer that says nothing gives the generic HTTP error', async () => {
  reply = { status: 502, body: '<h1>Bad gateway</h1>' };
  const error = await failure();
  expect(error).toMatchObject({ status: 502, hasServerMessage: false, retryAfterSeconds: undefined });
  expect(error.message).toMatch(/^HTTP error 502/);
});

test('a success in another shape is a failure, never half an answer', async () => {
  reply = { status: 200, body: '{"other":1}' };
  expect(await failure()).toMatchObject({ status: 200, hasServerMessage: false });
});

const flags = { userId: 'u1', username: 'asha', roleAdmin: false };

test.each(['unverified', 'pending', '', null, 7])('veri %j means unverified', async (veri) => {
  reply = { status: 200, body: JSON.stringify({ ...flags, token: 'abc', veri }) };
  const { veri: read } = await call(loginEndpoint, { body: { email: 'a@b.in', password: 'x' } });
  expect(read).toBe('unverified');
});

test('parameters and the query go into the URL, encoded', async () => {
  const user = { ...flags, veri: 'verified', name: 'Asha', email: 'a@b.in', college: '' };
  reply = { status: 200, body: JSON.stringify(user) };
  expect(await call(changeUserEndpoint, { params: { userId: 'a/b?c' }, body: { veri: 'verified' } })).toEqual(
    user,
  );
  reply = { status: 200, body: '{"users":[],"currentPage":1,"totalPages":1,"total":0}' };
  await call(listUsersEndpoint, { query: { page: '2', search: 'a&b %' } });
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PATCH /api/admin/users/a%2Fb%3Fc',
    'GET /api/admin/users?page=2&search=a%26b+%25',
  ]);
});

test('a server that is not there gives the generic network error', async () => {
  vi.stubEnv('VITE_SITE_API_URL', 'http://127.0.0.1:1');
  const error = await failure();
  expect(error).toMatchObject({ status: 0, hasServerMessage: false });
  expect(error.message).toMatch(/^Network error/);
});

test('an aborted call throws the abort, not a failure to show', async () => {
  reply = 'hang';
  const stop = new AbortController();
  const answer = call(readSessionEndpoint, { signal: stop.signal });
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
