import { connect } from 'node:net';
import { promisify } from 'node:util';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { checkReader, closeSlowReaders, slowestReader } from './connections.ts';

/** Looks at a connection every five seconds, which takes so many bytes a second of a response that never ends. */
function readFor(seconds: number, bytesEachSecond: number) {
  let wait: ReturnType<typeof checkReader> = undefined;
  for (let time = 0; time <= seconds && wait !== 'too-slow'; time += 5)
    wait = checkReader(
      { bytesWritten: 1_000_000 + time * bytesEachSecond, writableLength: 100_000 },
      wait,
      time * 1000,
    );
  return wait;
}

test('a client that takes two kilobytes a second may go on for as long as it needs', () => {
  expect(readFor(3600, 2000)).not.toBe('too-slow');
});

test.each([0, 200])('one that takes %i bytes a second is too slow after 40 seconds', (bytes) => {
  expect(readFor(39, bytes)).not.toBe('too-slow');
  expect(readFor(40, bytes)).toBe('too-slow');
});

test('the time begins again when the client has taken all there was', () => {
  const idle = { bytesWritten: 5000, writableLength: 0 };
  const busy = { bytesWritten: 5000, writableLength: 1000 };
  const wait = checkReader(busy, undefined, 0);
  if (wait === 'too-slow') throw new Error('too slow at once');
  expect(checkReader(idle, wait, slowestReader.withinMs)).toBeUndefined();
});

test('past 100 connections for one client, one of which it has taken nothing since the last look is closed', () => {
  const first = checkReader({ bytesWritten: 9000, writableLength: 4000 }, undefined, 0);
  if (first === 'too-slow') throw new Error('too slow at once');
  const lookAgain = (writableLength: number, isCrowded: boolean) =>
    checkReader({ bytesWritten: 9000, writableLength }, first, 5000, isCrowded);
  expect([lookAgain(4000, true), lookAgain(4000, false) === 'too-slow', lookAgain(3999, true)]).toEqual([
    'too-slow',
    false,
    { since: 0, taken: 5000, takenLast: 5001 },
  ]);
});

test('[61] of the connections that one client does not read, only some stay open', async () => {
  const app = fastify();
  const body = Buffer.alloc(30_000_000);
  app.get('/', async () => body);
  closeSlowReaders(app, { checkEveryMs: 100, maxWaitingConnections: 2 });
  let opened = 0;
  app.server.on('connection', () => {
    opened += 1;
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const sockets = Array.from({ length: 5 }, () => {
    const socket = connect(Number(port), '127.0.0.1').pause();
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    return socket;
  });
  const getConnections = promisify(app.server.getConnections.bind(app.server));
  const countConnections = () => getConnections();
  await expect.poll(() => opened, { timeout: 5000 }).toBe(5);
  await expect.poll(countConnections, { timeout: 5000 }).toBe(2);
  for (const socket of sockets) socket.destroy();
  await app.close();
});
