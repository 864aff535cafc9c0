import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { withBuildLock } from './build-lock.ts';

let folder = '';
let log: MockInstance<typeof console.log>;
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('a second build waits for the first, and prints one line', async () => {
  const file = join(folder, 'lock');
  const order: string[] = [];
  const firstWork = Promise.withResolvers<undefined>();
  const firstBuild = withBuildLock(file, async () => {
    order.push('first begins');
    await firstWork.promise;
    order.push('first ends');
  });
  const secondBuild = withBuildLock(file, async () => {
    order.push('second begins');
    return Promise.resolve();
  });
  expect(log).toHaveBeenCalledExactlyOnceWith('Another build runs in this folder. Waiting until it ends …');
  firstWork.resolve(undefined);
  await Promise.all([firstBuild, secondBuild]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins']);
});

test('a build that fails or is killed releases the lock', async () => {
  const file = join(folder, 'lock');
  await expect(withBuildLock(file, () => Promise.reject(new Error('No space.')))).rejects.toThrow(
    'No space.',
  );
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { withBuildLock } from ${JSON.stringify(join(import.meta.dirname, 'build-lock.ts'))};
     await withBuildLock(${JSON.stringify(file)}, () => {
       console.log('locked');
       setInterval(() => undefined, 1000);
       return new Promise(() => undefined);
     });`,
  ]);
  const ended = once(holder, 'exit');
  await once(holder.stdout, 'data');
  const next = withBuildLock(file, () => Promise.resolve('built'));
  holder.kill('SIGKILL');
  await ended;
  expect(await next).toBe('built');
});
