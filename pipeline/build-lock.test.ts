import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { withBuildLock } from './build-lock.ts';

let folder = '';
let said: MockInstance<typeof console.log>;
beforeEach(() => {
  said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('a second build waits for the first, and says so once', async () => {
  const file = join(folder, 'lock');
  const order: string[] = [];
  const first = Promise.withResolvers<undefined>();
  const one = withBuildLock(file, async () => {
    order.push('one begins');
    await first.promise;
    order.push('one ends');
  });
  const other = withBuildLock(file, async () => {
    order.push('other begins');
    return Promise.resolve();
  });
  expect(said).toHaveBeenCalledExactlyOnceWith('Another build runs in this folder; waiting until it ends …');
  first.resolve(undefined);
  await Promise.all([one, other]);
  expect(order).toEqual(['one begins', 'one ends', 'other begins']);
});

test('a build that fails, or is killed, lets the next one begin', async () => {
  const file = join(folder, 'lock');
  await expect(withBuildLock(file, () => Promise.reject(new Error('No space.')))).rejects.toThrow(
    'No space.',
  );
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { withBuildLock } from ${JSON.stringify(join(import.meta.dirname, 'build-lock.ts'))};
     await withBuildLock(${JSON.stringify(file)}, () => {
       console.log('taken');
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
