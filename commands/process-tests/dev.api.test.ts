import { expect, test } from 'vitest';
import { startDevServer } from '../../tests/dev-server.ts';

test(
  'npm run dev serves a page, a lesson, the playground, a result and API calls, and 404 for an unknown page or file',
  // The first page compiles every lesson: 25 seconds of processor time.
  { timeout: 300_000 },
  async () => {
    const dev = await startDevServer();
    const site = dev.url;
    /** As a browser that opens the URL. */
    const open = async (path: string) => {
      const response = await fetch(site + path, { headers: { accept: 'text/html' } });
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        text: await response.text(),
      };
    };
    try {
      expect(await open('/'), dev.output()).toMatchObject({
        status: 200,
        text: expect.stringContaining('<h1'),
      });
      const lesson = await open('/learning/css/css-designing/flexbox-layout');
      expect(lesson, dev.output()).toMatchObject({
        status: 200,
        text: expect.stringContaining('Flexbox layout'),
      });
      const result = /\/results\/[\w/-]+/.exec(lesson.text)?.[0] ?? 'no result';
      for (const path of ['/playground', result, '/login', '/about/', '/lesson-parts'])
        expect((await open(path)).status, path).toBe(200);

      const health = await fetch(`${site}/health`, { headers: { accept: 'application/json' } });
      expect(await health.json()).toEqual({ status: 'ok' });
      for (const path of ['/health', '/ready'])
        expect((await open(path)).type, path).toContain('application/json');

      // The last two begin with the path of a call.
      for (const path of ['/nothing', '/learning/css/nothing', '/login-page', '/healthy'])
        expect(await open(path), path).toMatchObject({
          status: 404,
          text: expect.stringContaining('Unexpected Application Error!'),
        });
      expect(await open('/generated/nothing.png')).toMatchObject({
        status: 404,
        text: 'There is no file /generated/nothing.png.\n',
      });
      await expect.poll(dev.output).toContain('npm run user -- create');
      expect(dev.output().match(/http:\/\/\S+/g)).toEqual([site, `${site}/lesson-parts`]);
    } finally {
      await dev.stop();
    }
  },
);
