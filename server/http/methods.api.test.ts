import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from '../../tests/api.ts';
import { makePlace, type TestPlace } from '../../tests/engines.ts';
import { openDatabase, type Database } from '../database/open.ts';

let place: TestPlace;
let database: Database;
let api: Api;
let port: number;

beforeAll(async () => {
  place = await makePlace('sqlite');
  database = await openDatabase(place);
  api = await startApi(database);
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(async () => {
  await api.app.close();
  await database.close();
  await place.remove();
});

/** Sends bytes as they are; resolves to the answer's first line, its `Allow` and its body when the server hangs up. */
async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n\r\n');
  return { first: head.split('\r\n')[0], allow: /^allow: (.*)$/im.exec(head)?.[1], body };
}

/** Those that a call answers to, and HEAD, whose answers have no body. */
const methods = [...METHODS, 'BREW', 'post', 'X-Y_Z'].filter((method) => !['POST', 'HEAD'].includes(method));

test.each(methods)('[53] %s of a call that takes POST is a 405 that says so', async (method) => {
  const fields = 'Host: x\r\nConnection: close\r\n';
  const refused = {
    first: 'HTTP/1.1 405 Method Not Allowed',
    allow: 'POST',
    body: `{"error":"${method} is not possible here. Possible: POST."}`,
  };
  expect(await send(`${method} /login?a=b HTTP/1.1\r\n${fields}\r\n`)).toEqual(refused);
  if (method === 'CONNECT') return;
  // What is wrong with the body is beside the point.
  for (const type of ['application/json', 'text/plain']) {
    const body = `Content-Type: ${type}\r\nContent-Length: 1\r\n\r\n{`;
    expect(await send(`${method} /login HTTP/1.1\r\n${fields}${body}`)).toEqual(refused);
  }
});

test('[58] nothing is nothing, by whatever method and with whatever body', async () => {
  for (const method of METHODS.filter((each) => each !== 'HEAD')) {
    const bytes = `${method} /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
    const { first, body } = await send(bytes);
    expect([first, body], method).toEqual([
      'HTTP/1.1 404 Not Found',
      '{"error":"There is nothing at this URL."}',
    ]);
  }
  const posted = await send(
    'POST /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\nx',
  );
  expect(posted.first).toBe('HTTP/1.1 404 Not Found');
});

test('[58] a method that nobody knows, behind a good request, is no word against that one', async () => {
  const good = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
  const { first, body } = await send(`${good}BREW /login HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect([first, body]).toEqual(['HTTP/1.1 400 Bad Request', '{"error":"The request can’t be understood."}']);
});

test.each(['NONSENSE\r\n\r\n', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'])(
  'a client that never hangs up after %j does not keep its connection',
  async (bytes) => {
    const open = () =>
      new Promise((resolve) => api.app.server.getConnections((_error, count) => resolve(count)));
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined).write(bytes);
    await sleep(500);
    expect(await open()).toBe(1);
    await expect.poll(open, { timeout: 10_000 }).toBe(0);
    socket.destroy();
  },
);
