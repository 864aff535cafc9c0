import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressResponses } from './compress-responses.ts';

const users = Array.from({ length: 50 }, (_, index) => ({ email: `meera${index}@example.edu` }));

async function ask(path: string, acceptEncoding: string) {
  const app = fastify();
  compressResponses(app);
  app.get('/users', (_, reply) => reply.header('Vary', 'Origin').send({ users }));
  app.get('/none', () => ({ users: [] }));
  return app.inject({ url: path, headers: { 'accept-encoding': acceptEncoding } });
}

test('an answer goes out by the best coding that the client takes, and says that it depends on it', async () => {
  const brotli = await ask('/users', 'gzip, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, Accept-Encoding' });
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual({ users });
  const zipped = await ask('/users', 'br;q=0, gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual({ users });
});

test('a small answer, and one to a client that takes no coding, goes out as it is', async () => {
  for (const [path, accepted] of [
    ['/none', 'br'],
    ['/users', 'identity'],
  ] as const) {
    const { headers } = await ask(path, accepted);
    expect([headers['content-encoding'], String(headers.vary)]).toEqual([
      undefined,
      expect.stringContaining('Accept-Encoding'),
    ]);
  }
});
