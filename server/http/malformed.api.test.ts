import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApi, type Api } from '../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { noopMeter } from '../kernel/meter.ts';

let testDatabase: TestDatabase;
let database: Database;
let api: Api;
let port: number;

beforeAll(async () => {
  testDatabase = await makeTestDatabase('sqlite');
  database = await openDatabase(testDatabase);
  api = await startApi(database, { env: { RATE_LIMIT: 'off' } });
  port = await api.listen();
});

afterAll(async () => {
  await api.app.close();
  await database.close();
  await testDatabase.remove();
});

/** Sends raw bytes. Resolves to the head and the body of the response when the server closes the connection. */
async function exchange(...bytes: (string | Buffer)[]): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  for (const some of bytes) socket.write(some);
  const [head = '', body = ''] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n\r\n');
  return { head, body };
}

async function send(...bytes: (string | Buffer)[]): Promise<[number, unknown]> {
  const { head, body } = await exchange(...bytes);
  return [Number(head.slice(9, 12)), JSON.parse(body)];
}

const get = (line: string, ...fields: string[]) =>
  send([line, ...fields, 'Connection: close', '', ''].join('\r\n'));

test.each([
  ['two hosts', 'GET /health HTTP/1.1', ['Host: a.example', 'host: b.example'], 400],
  ['a host that is none', 'GET /health HTTP/1.1', ['Host: a b'], 400],
  ['a host with a path', 'GET /health HTTP/1.1', ['Host: a.example/login'], 400],
  ['HTTP/2 in words', 'GET /health HTTP/2.0', ['Host: x'], 505],
  ['no version', 'GET /health', ['Host: x'], 505],
  [
    'chunks of something compressed',
    'GET /health HTTP/1.1',
    ['Host: x', 'Transfer-Encoding: gzip, chunked'],
    501,
  ],
  ['a star for a path', 'GET * HTTP/1.1', ['Host: x'], 400],
])('[58] %s is rejected with a sentence', async (_name, line, fields, status) => {
  expect(await get(line, ...fields)).toEqual([
    status,
    { error: expect.stringMatching(/^[A-Z].{9,65}\.$/), code: expect.stringMatching(/^[a-z-]+$/) },
  ]);
});

test.each(['x', '', 'club.example.org:8443', '[::1]:3000', 'Club_2.example.org.'])(
  'the host %j is a host',
  async (host) => {
    expect(await get('GET /health HTTP/1.1', `Host: ${host}`)).toEqual([200, { status: 'ok' }]);
  },
);

test('[4] [47] a body that is compressed or not in UTF-8 is rejected and not misread', async () => {
  const post = (fields: readonly string[], body: Buffer) =>
    send(
      ['POST /login HTTP/1.1', 'Host: x', 'Connection: close', ...fields].join('\r\n'),
      `\r\nContent-Length: ${body.length}\r\n\r\n`,
      body,
    );
  const person = await api.signUp({ password: 'Monsoon-2026-\u{fffd}\u{fffd}' });
  const json = (password: string) => JSON.stringify({ email: person.email, password });
  const plain = 'Content-Type: application/json';
  const rightPassword = Buffer.from(json(person.password));
  const inUtf8 = 'The body must be JSON in UTF-8.';
  expect((await post([plain], rightPassword))[0]).toBe(200);
  for (const charset of ['utf-8', '"UTF-8"', 'utf8; v=1'])
    expect((await post([`${plain}; charset=${charset}`], rightPassword))[0], charset).toBe(200);
  // Bytes that are not UTF-8 were once read as the replacement character.
  expect(await post([plain], Buffer.from(json('Monsoon-2026-\u{e9}\u{e8}'), 'latin1'))).toEqual([
    415,
    { error: inUtf8, code: 'body-not-utf8' },
  ]);
  for (const charset of ['iso-8859-1', 'utf-16le', 'utf-80', '"utf-7"'])
    expect(await post([`${plain}; charset=${charset}`], rightPassword), charset).toEqual([
      415,
      { error: inUtf8, code: 'body-not-utf8' },
    ]);
  expect((await post([plain, 'Content-Encoding: identity'], rightPassword))[0]).toBe(200);
  expect(await post([plain, 'Content-Encoding: gzip'], rightPassword)).toEqual([
    415,
    { error: 'The body must be JSON that is not compressed.', code: 'body-compressed' },
  ]);
});

/** The first line of the response, its `Allow` and its body. */
async function sendLine(bytes: string) {
  const { head, body } = await exchange(bytes);
  return { first: head.split('\r\n')[0], allow: /^allow: (.*)$/im.exec(head)?.[1], body };
}

test('[58] the responses to headers and URLs that are too long say so', async () => {
  const tooLong = [431, { error: 'The URL or the headers are too long.', code: 'headers-too-long' }];
  expect(await get('GET /health HTTP/1.1', 'Host: x', `X: ${'x'.repeat(17_000)}`)).toEqual(tooLong);
  expect(await get(`GET /${'x'.repeat(17_000)} HTTP/1.1`, 'Host: x')).toEqual(tooLong);
});

test('a client that closes the connection while it sends its body does not count as a failure of the database', async () => {
  const countDatabaseFailure = vi.fn();
  const { app, listen, logLines } = await startApi(database, {
    meter: { ...noopMeter, countDatabaseFailure },
  });
  const failed = new Promise((resolve) => app.addHook('onError', async () => resolve(undefined)));
  const socket = connect(await listen(), '127.0.0.1');
  socket.write(
    'POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await sleep(200);
  socket.destroy();
  await failed;
  await sleep(100);
  expect(countDatabaseFailure).not.toHaveBeenCalled();
  expect(logLines.join('')).not.toContain('a call failed');
  await app.close();
});

test('a request times out after half a minute, its headers after half of that', () => {
  const { headersTimeout, requestTimeout } = api.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000]);
});

test('[58] a request that does not end in time gets a 408 with the headers of every response', async () => {
  const usual = (await api.get('/nothing')).headers;
  const { head, body } = await exchange('GET /health HTTP/1.1\r\nHost: x\r\nX: ');
  const [first, ...lines] = head.split('\r\n');
  expect([first, body]).toEqual([
    'HTTP/1.1 408 Request Timeout',
    '{"error":"The request took too long.","code":"request-timeout"}',
  ]);
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  for (const [name, value] of Object.entries(usual))
    if (!['date', 'content-length', 'connection', 'keep-alive', 'vary'].includes(name))
      expect(headers.get(name), name).toBe(value);
  // Its headers may take 15 seconds, and the server looks every five.
}, 40_000);

/** The methods of a call, and HEAD, whose responses have no body. */
const methods = [...METHODS, 'BREW', 'post', 'X-Y_Z'].filter((method) => !['POST', 'HEAD'].includes(method));

test.each(methods)('[53] %s of a call that accepts only POST answers 405 and says so', async (method) => {
  const fields = 'Host: x\r\nConnection: close\r\n';
  const refused = {
    first: 'HTTP/1.1 405 Method Not Allowed',
    allow: 'POST',
    body: `{"error":"${method} is not possible here. Possible: POST.","code":"method-not-allowed"}`,
  };
  expect(await sendLine(`${method} /login?a=b HTTP/1.1\r\n${fields}\r\n`)).toEqual(refused);
  if (method === 'CONNECT') return;
  // The error in the body does not matter here.
  for (const type of ['application/json', 'text/plain']) {
    const body = `Content-Type: ${type}\r\nContent-Length: 1\r\n\r\n{`;
    expect(await sendLine(`${method} /login HTTP/1.1\r\n${fields}${body}`)).toEqual(refused);
  }
});

test('[58] an unknown URL answers 404 for any method and any body', async () => {
  for (const method of METHODS.filter((each) => each !== 'HEAD')) {
    const bytes = `${method} /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const { first, body } = await sendLine(bytes);
    expect([first, body], method).toEqual([
      'HTTP/1.1 404 Not Found',
      '{"error":"There is nothing at this URL.","code":"not-found"}',
    ]);
  }
  const posted = await sendLine(
    'POST /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\nx',
  );
  expect(posted.first).toBe('HTTP/1.1 404 Not Found');
  const belowPerson = await sendLine(
    'PATCH /api/admin/users/1/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  expect(belowPerson.first).toBe('HTTP/1.1 404 Not Found');
});

test('[58] an unknown method after a valid request does not affect the response to the valid one', async () => {
  const good = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
  const { first, body } = await sendLine(`${good}BREW /login HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect([first, body]).toEqual([
    'HTTP/1.1 400 Bad Request',
    '{"error":"The request can’t be understood.","code":"invalid-request"}',
  ]);
});

test.each(['NONSENSE\r\n\r\n', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'])(
  'the server closes the connection of a client that does not close it after %j',
  async (bytes) => {
    api.app.server.closeIdleConnections();
    const open = () =>
      new Promise((resolve) => api.app.server.getConnections((_error, count) => resolve(count)));
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined).write(bytes);
    await sleep(500);
    expect(await open()).toBe(1);
    await expect.poll(open).toBe(0);
    socket.destroy();
  },
);
