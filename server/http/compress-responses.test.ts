import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressResponses } from './compress-responses.ts';

const users = Array.from({ length: 50 }, (_, index) => ({ email: `meera${index}@example.edu` }));

async function request(path: string, acceptEncoding: string) {
  const app = fastify();
  compressResponses(app);
  app.get('/users', (_, reply) => reply.header('Vary', 'Origin').send({ users }));
  app.get('/none', () => ({ users: [] }));
  return app.inject({ url: path, headers: { 'accept-encoding': acceptEncoding } });
}

test('a response has the best encoding that the client accepts, and a Vary header', async () => {
  const brotli = await request('/users', 'gzip, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, Accept-Encoding' });
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual({ users });
  const zipped = await request('/users', 'br;q=0, gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual({ users });
});

test('a small response, and a response to a client without encodings, is sent uncompressed', async () => {
  for (const [path, accepted] of [
    ['/none', 'br'],
    ['/users', 'identity'],
  ] as const) {
    const { headers } = await request(path, accepted);
    expect([headers['content-encoding'], String(headers.vary)]).toEqual([
      undefined,
      expect.stringContaining('Accept-Encoding'),
    ]);
  }
});
