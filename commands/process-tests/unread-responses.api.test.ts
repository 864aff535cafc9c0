import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { readOwnMemory } from './process-memory.ts';
import { useServerProcesses } from '../../tests/server-process.ts';

/** As large as the longest lesson, and as the site's largest file. */
const sizes = { page: 200_000, file: 3_000_000 };
const limits = { megabytes: 100, descriptors: 200, closedWithinMs: 60_000 };

/** The server as `npm start` runs it, copied to a folder with a site of its own. */
const folder = await installServer();
const { start } = useServerProcesses(join(folder, 'server', 'main.js'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The costliest responses. */
const requests = [
  { name: 'pages', path: '/', headers: '' },
  { name: 'compressed pages', path: '/', headers: 'Accept-Encoding: br\r\n' },
  { name: 'large files', path: '/large.png', headers: '' },
] as const;

async function installServer(): Promise<string> {
  const target = mkdtempSync(join(tmpdir(), 'first-commit-unread-'));
  cpSync(dirname(fileURLToPath(await bundleServer())), join(target, 'server'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(target, 'node_modules'));
  const page = { file: 'index.html', scripts: [], styles: [] };
  const files: Record<string, string | Buffer> = {
    'package.json': '{"type":"module"}',
    'build/pages.json': JSON.stringify({ pages: { '/': page }, notFound: page }),
    'build/site.json': JSON.stringify({ name: 'The club' }),
    'build/client/index.html': randomBytes(sizes.page / 2).toString('hex'),
    'build/client/large.png': randomBytes(sizes.file),
    'build/client/generated/playground.html': '',
    'build/client/generated/playground-shell.html': '',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), content);
  }
  return target;
}

/** Starts the server and waits until it listens. */
async function startMeasured() {
  const server = start();
  const failed = server.exited.then(() => Promise.reject(new Error(server.output())));
  const url = new URL(await Promise.race([server.url, failed]));
  const pid = Number(server.child.pid);
  const countDescriptors = () => readdirSync(`/proc/${pid}/fd`).length;
  return {
    url,
    connectAndSend({ path, headers }: { path: string; headers: string }, times: number): Socket {
      const socket = connect(Number(url.port), url.hostname);
      socket.on('error', () => undefined).pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`.repeat(times));
      return socket;
    },
    /** The most that the connections may cost until they are closed. */
    async expectBounded(open: () => readonly Socket[]) {
      for (const { path } of requests) await (await fetch(new URL(path, url))).arrayBuffer();
      const before = { megabytes: readOwnMemory(pid), descriptors: countDescriptors() };
      const most = { megabytes: 0, descriptors: 0 };
      const timer = setInterval(() => {
        most.megabytes = Math.max(most.megabytes, readOwnMemory(pid) - before.megabytes);
        most.descriptors = Math.max(most.descriptors, countDescriptors() - before.descriptors);
      }, 50);
      const closedAfterMs = await waitUntilClosed(open());
      clearInterval(timer);
      expect(most.megabytes).toBeLessThan(limits.megabytes);
      expect(most.descriptors).toBeLessThan(limits.descriptors);
      expect(closedAfterMs).toBeLessThan(limits.closedWithinMs);
    },
  };
}

/** Milliseconds until the server has closed all connections, of which one that is not read does not learn. */
async function waitUntilClosed(sockets: readonly Socket[]): Promise<number> {
  const began = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      while (!socket.closed) {
        // Only a client that sends learns that the other side is gone.
        socket.write('\r\n');
        await sleep(250);
      }
    }),
  );
  return performance.now() - began;
}

test.each(requests)('[61] four connections that ask for 2,000 $name at once are closed', async (request) => {
  const { connectAndSend, expectBounded } = await startMeasured();
  await expectBounded(() => Array.from({ length: 4 }, () => connectAndSend(request, 2000)));
});

test('[61] connections that ask for as much as is answered are closed when nobody reads, or slowly', async () => {
  const { url, connectAndSend, expectBounded } = await startMeasured();
  let reading: NodeJS.Timeout | undefined;
  await expectBounded(() => {
    const ask = () => requests.map((request) => connectAndSend(request, 100));
    const slow = ask();
    reading = setInterval(() => slow.forEach((socket) => socket.read(200)), 500);
    return [...ask(), ...slow];
  });
  clearInterval(reading);
  expect((await fetch(url)).status).toBe(200);
});

test('100 pipelined requests are answered in order, and a connection can be used for thousands', async () => {
  const { connectAndSend } = await startMeasured();
  const socket = connectAndSend({ path: '/health', headers: '' }, 100);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString())).resume();
  const countResponses = () => text.split('HTTP/1.1 200 OK').length - 1;
  await expect.poll(countResponses).toBe(100);
  for (let sent = 101; sent <= 2000; sent += 1) {
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(countResponses, { interval: 1 }).toBe(sent);
  }
  socket.destroy();
});
