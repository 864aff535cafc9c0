import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompress, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { createPageFile } from './page-file.ts';

vi.mock('node:zlib', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:zlib')>();
  return { ...original, brotliCompress: vi.fn(original.brotliCompress) };
});

/** A text that is long enough for a different size at each quality. */
const html = Buffer.concat([
  readFileSync(join(import.meta.dirname, 'page-file.ts')),
  Buffer.from('<link rel="canonical" href="__PUBLIC_URL__/courses">'),
]);
const plain = html.toString().replaceAll('__PUBLIC_URL__', 'https://club.example.org');

/** A page on a server of its own. */
function servePage(quality: 'quick' | 'small' = 'quick') {
  const app = fastify();
  const page = createPageFile(html, () => 'https://club.example.org', quality);
  app.get('/', (request, reply) => page.send(request, reply));
  return {
    page,
    request: (encoding = 'identity') => app.inject({ url: '/', headers: { 'accept-encoding': encoding } }),
  };
}

test('a page is the same for every client', async () => {
  const { request } = servePage();
  const readers = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  for (const [encoding, read] of Object.entries(readers))
    expect(read((await request(encoding)).rawPayload).toString(), encoding).toBe(plain);
});

test('a page is compressed once, also when it was prepared before its first request', async () => {
  vi.mocked(brotliCompress).mockClear();
  const { page, request } = servePage();
  await page.prepare();
  await Promise.all([request('br'), request('br')]);
  expect(brotliCompress).toHaveBeenCalledOnce();
});

test('a page that is small has fewer bytes', async () => {
  const measure = async (quality: 'quick' | 'small') =>
    (await servePage(quality).request('br')).rawPayload.length;
  expect(await measure('small')).toBeLessThan(await measure('quick'));
});

test('a page whose first compression failed is served at the next request', async () => {
  const { request } = servePage();
  vi.mocked(brotliCompress).mockImplementationOnce((...given: unknown[]) => {
    const done = given.at(-1);
    if (typeof done === 'function') done(new Error('no memory'));
  });
  expect((await request()).statusCode).toBe(500);
  expect((await request()).payload).toBe(plain);
});
