import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createPageFile } from './page-file.ts';

/** Text of this project, long and varied enough for the qualities to differ. */
const html = Buffer.concat(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name))),
);

async function measureFirst({ isPrepared }: { isPrepared: boolean }): Promise<number> {
  const app = fastify();
  const page = createPageFile(html, () => 'https://club.example.org');
  app.get('/', (request, reply) => page.send(request, reply));
  if (isPrepared) await page.prepare();
  return (await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })).rawPayload.length;
}

test('a page that was prepared travels as small as can be at its first request', async () => {
  const unprepared = await measureFirst({ isPrepared: false });
  expect(await measureFirst({ isPrepared: true })).toBeLessThan(unprepared * 0.99);
});
