import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompress, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { createPageFile, type PageFile } from './page-file.ts';
import { createTaskQueue } from './task-queue.ts';

vi.mock('node:zlib', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:zlib')>();
  return { ...original, brotliCompress: vi.fn(original.brotliCompress) };
});

/** Text of this project, long enough for a different result at each quality. */
const html = Buffer.concat(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name))),
);

/** Returns a function that requests a page from a server and resolves to its size as sent. */
function serveCompressed(page: PageFile): () => Promise<number> {
  const app = fastify();
  app.get('/', (request, reply) => page.send(request, reply));
  return async () => (await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).rawPayload.length;
}

const publicUrl = () => 'https://club.example.org';

test('an improved page has its smallest size at its first request, another soon after it', async () => {
  const page = createPageFile(html, publicUrl, createTaskQueue(0));
  const measure = serveCompressed(page);
  const first = await measure();
  await vi.waitFor(async () => expect(await measure()).toBeLessThan(first * 0.99));
  const improved = createPageFile(html, publicUrl, createTaskQueue(0));
  await improved.improve();
  expect(await serveCompressed(improved)()).toBe(await measure());
});

test('a page without a queue keeps its size', async () => {
  const page = createPageFile(html, publicUrl);
  const measure = serveCompressed(page);
  const first = await measure();
  expect([await measure(), await measure()]).toEqual([first, first]);
});

/** A page on a server, and the text that each kind of client gets. */
function servePage() {
  const app = fastify();
  const page = createPageFile(html, publicUrl, createTaskQueue(0));
  app.get('/', (request, reply) => page.send(request, reply));
  const readers = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const readAsEachClient = () =>
    Promise.all(
      Object.entries(readers).map(async ([encoding, read]) => {
        const response = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
        expect(response.statusCode, encoding).toBe(200);
        return read(response.rawPayload).toString();
      }),
    );
  const requestPage = async () => (await app.inject({ url: '/' })).statusCode;
  return { page, ask: requestPage, readAsEach: readAsEachClient };
}

const plain = html.toString().replaceAll('__PUBLIC_URL__', 'https://club.example.org');

test('a page is the same for every client before, while and after it is compressed better', async () => {
  const { page, readAsEach: readAsEachClient } = servePage();
  await page.pack();
  expect(await readAsEachClient()).toEqual([plain, plain, plain]);
  const meanwhile = servePage();
  const [texts] = await Promise.all([meanwhile.readAsEach(), meanwhile.page.pack()]);
  expect(texts).toEqual([plain, plain, plain]);
});

function failNextCompression(): void {
  vi.mocked(brotliCompress).mockImplementationOnce((...given: unknown[]) => {
    const done = given.at(-1);
    if (typeof done === 'function') done(new Error('no memory'));
  });
}

test('a page whose first compression failed is served at the next request', async () => {
  const { ask: requestPage, readAsEach: readAsEachClient } = servePage();
  failNextCompression();
  expect(await requestPage()).toBe(500);
  expect(await readAsEachClient()).toEqual([plain, plain, plain]);
});

test('a page that can’t be compressed better stays as it is', async () => {
  const { page, readAsEach: readAsEachClient } = servePage();
  failNextCompression();
  await page.pack();
  expect(await readAsEachClient()).toEqual([plain, plain, plain]);
});
