import { connect } from 'node:net';
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
  api = await startApi(database, { env: { RATE_LIMIT: 'off' } });
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(async () => {
  await api.app.close();
  await database.close();
  await place.remove();
});

/** Sends bytes as they are; resolves to the answer's status and what it says when the server hangs up. */
async function send(...bytes: (string | Buffer)[]): Promise<[number, unknown]> {
  const socket = connect(port, '127.0.0.1');
  for (const some of bytes) socket.write(some);
  const [head = '', body = ''] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n\r\n');
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
  ['a star for a path', 'GET * HTTP/1.1', ['Host: x'], 400],
])('[58] %s is refused in a sentence', async (_name, line, fields, status) => {
  expect(await get(line, ...fields)).toEqual([status, { error: expect.stringMatching(/^[A-Z].{9,60}\.$/) }]);
});

test.each(['x', '', 'club.example.org:8443', '[::1]:3000', 'Club_2.example.org.'])(
  'the host %j is a host',
  async (host) => {
    expect(await get('GET /health HTTP/1.1', `Host: ${host}`)).toEqual([200, { status: 'ok' }]);
  },
);

test('[4] [47] a body in another encoding than UTF-8, or compressed, is refused and not read as something else', async () => {
  const post = (fields: readonly string[], body: Buffer) =>
    send(
      ['POST /login HTTP/1.1', 'Host: x', 'Connection: close', ...fields].join('\r\n'),
      `\r\nContent-Length: ${body.length}\r\n\r\n`,
      body,
    );
  const person = await api.signUp({ password: 'Monsoon-2026-\u{fffd}\u{fffd}' });
  const json = (password: string) => JSON.stringify({ email: person.email, password });
  const plain = 'Content-Type: application/json';
  const right = Buffer.from(json(person.password));
  const inUtf8 = 'The body must be JSON in UTF-8.';
  expect((await post([plain], right))[0]).toBe(200);
  for (const charset of ['utf-8', '"UTF-8"', 'utf8; v=1'])
    expect((await post([`${plain}; charset=${charset}`], right))[0], charset).toBe(200);
  // Bytes that are no UTF-8 were read as the replacement character.
  expect(await post([plain], Buffer.from(json('Monsoon-2026-\u{e9}\u{e8}'), 'latin1'))).toEqual([
    415,
    { error: inUtf8 },
  ]);
  for (const charset of ['iso-8859-1', 'utf-16le', 'utf-80', '"utf-7"'])
    expect(await post([`${plain}; charset=${charset}`], right), charset).toEqual([415, { error: inUtf8 }]);
  expect(await post([plain, 'Content-Encoding: gzip'], right)).toEqual([
    415,
    { error: 'The body must be JSON that is not compressed.' },
  ]);
});
