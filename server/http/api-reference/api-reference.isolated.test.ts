import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { createOpenApi } from './openapi.ts';
import { addApiReferenceRoutes } from './api-reference.ts';

vi.mock('./openapi.ts', { spy: true });

test('after a failure the reference is made at the next request, once for all, in the order of the calls', async () => {
  const app = fastify();
  addApiReferenceRoutes(app, { siteName: 'First Commit' });
  for (const url of ['/b', '/hidden', '/a'])
    app.get(url, { schema: url === '/hidden' ? { hide: true } : { summary: url } }, async () => 'answer');
  const getDocument = () => app.inject('/api/docs/openapi.json');
  vi.mocked(createOpenApi).mockRejectedValueOnce(new Error('no memory'));
  expect((await getDocument()).statusCode).toBe(500);
  const [first, second] = await Promise.all([getDocument(), getDocument()]);
  expect(Object.entries(first.json<{ paths: object }>().paths)).toEqual([
    ['/b', { get: expect.objectContaining({ summary: '/b' }) }],
    ['/a', { get: expect.objectContaining({ summary: '/a' }) }],
  ]);
  expect(second.body).toBe(first.body);
  expect(createOpenApi).toHaveBeenCalledTimes(2);
});
