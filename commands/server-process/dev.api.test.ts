import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makePlace } from '../../tests/engines.ts';
import { findFreePort } from '../free-port.ts';
import { projectRoot } from '../../pipeline/project-root.ts';

/** The first answer of a server that may still be starting; fails once the process has ended. */
async function askUntilThere(url: string, server: ChildProcess): Promise<Response> {
  while (server.exitCode === null) {
    try {
      return await fetch(url, { headers: { accept: 'text/html' } });
    } catch {
      await wait(200); // nobody listens yet
    }
  }
  throw new Error(`The server ended with code ${server.exitCode}`);
}

test(
  'npm run dev draws a page and a lesson, and answers for the playground, a result, a call and a missing file',
  // The first page compiles every lesson: 25 seconds of processor time.
  { timeout: 300_000 },
  async () => {
    const place = await makePlace('sqlite');
    const port = await findFreePort();
    const site = `http://127.0.0.1:${port}`;
    const { NODE_ENV: _, ...environment } = process.env;
    const dev = spawn(process.execPath, ['commands/dev.ts'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environment,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: place.dataDir,
        DATABASE_URL: '',
        PUBLIC_URL: site,
      },
    });
    let said = '';
    for (const stream of [dev.stdout, dev.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    try {
      const home = await askUntilThere(`${site}/`, dev);
      expect([home.status, (await home.text()).includes('<h1')], said).toEqual([200, true]);
      const lesson = await fetch(`${site}/learning/css/css-designing/flexbox-layout`, {
        headers: { accept: 'text/html' },
      });
      expect([lesson.status, (await lesson.text()).includes('Flexbox layout')], said).toEqual([200, true]);
      for (const path of ['/playground', '/results/css/css-designing/flexbox-layout/toolbar'])
        expect((await fetch(site + path)).status, path).toBe(200);
      const health = await fetch(`${site}/health`, { headers: { accept: 'application/json' } });
      expect(await health.json()).toEqual({ status: 'ok' });

      const missing = await fetch(`${site}/generated/nothing.png`, { headers: { accept: 'text/html' } });
      expect([missing.status, await missing.text()]).toEqual([
        404,
        'There is no file /generated/nothing.png.\n',
      ]);
      await expect.poll(() => said).toContain('npm run user -- create');
      expect(said.match(/http:\/\/\S+/g)).toEqual([site]);
    } finally {
      dev.kill();
      if (dev.exitCode === null) await once(dev, 'exit');
      await place.remove();
    }
  },
);
