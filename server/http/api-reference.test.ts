import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { describeOpenApi } from './openapi.ts';
import { addApiReferenceRoutes } from './api-reference.ts';

vi.mock('./openapi.ts', { spy: true });

test('a reference that could not be made is made for the next reader, and once for all, in the order of the calls', async () => {
  const app = fastify();
  addApiReferenceRoutes(app, { siteName: 'First Commit' });
  for (const url of ['/b', '/hidden', '/a'])
    app.get(url, { schema: url === '/hidden' ? { hide: true } : { summary: url } }, async () => 'answer');
  const ask = () => app.inject('/api/docs/openapi.json');
  vi.mocked(describeOpenApi).mockRejectedValueOnce(new Error('no memory'));
  expect((await ask()).statusCode).toBe(500);
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(Object.entries(one.json<{ paths: object }>().paths)).toEqual([
    ['/b', { get: expect.objectContaining({ summary: '/b' }) }],
    ['/a', { get: expect.objectContaining({ summary: '/a' }) }],
  ]);
  expect(other.body).toBe(one.body);
  expect(describeOpenApi).toHaveBeenCalledTimes(2);
});
