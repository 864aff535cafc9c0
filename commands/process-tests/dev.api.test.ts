import { expect, test } from 'vitest';
import { startDevServer } from '../../tests/dev-server.ts';

test(
  'npm run dev serves a page, a lesson, the playground, a result, an API call and 404 for a missing file',
  // The first page compiles every lesson: 25 seconds of processor time.
  { timeout: 300_000 },
  async () => {
    const dev = await startDevServer();
    const site = dev.url;
    try {
      const home = await fetch(`${site}/`, { headers: { accept: 'text/html' } });
      expect([home.status, (await home.text()).includes('<h1')], dev.output()).toEqual([200, true]);
      const lesson = await fetch(`${site}/learning/css/css-designing/flexbox-layout`, {
        headers: { accept: 'text/html' },
      });
      expect([lesson.status, (await lesson.text()).includes('Flexbox layout')], dev.output()).toEqual([
        200,
        true,
      ]);
      for (const path of ['/playground', '/results/css/css-designing/flexbox-layout/toolbar'])
        expect((await fetch(site + path)).status, path).toBe(200);
      const health = await fetch(`${site}/health`, { headers: { accept: 'application/json' } });
      expect(await health.json()).toEqual({ status: 'ok' });

      const missing = await fetch(`${site}/generated/nothing.png`, { headers: { accept: 'text/html' } });
      expect([missing.status, await missing.text()]).toEqual([
        404,
        'There is no file /generated/nothing.png.\n',
      ]);
      await expect.poll(dev.output).toContain('npm run user -- create');
      expect(dev.output().match(/http:\/\/\S+/g)).toEqual([site, `${site}/lesson-parts`]);
    } finally {
      await dev.stop();
    }
  },
);
