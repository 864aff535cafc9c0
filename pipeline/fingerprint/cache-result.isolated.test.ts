import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { cacheResult } from './cache-result.ts';
import { projectRoot } from '../project-root.ts';

const name = `test/${process.pid}`;

afterAll(() => rmSync(join(projectRoot, '.cache', 'computed', `${name}.json`), { force: true }));

test('computes a result once for the same inputs, and again for other inputs', () => {
  const make = vi.fn(() => ({ words: ['flex', 'grid'] }));
  expect(cacheResult(name, 'one', make)).toEqual({ words: ['flex', 'grid'] });
  cacheResult(name, 'one', make);
  expect(make).toHaveBeenCalledTimes(1);
  cacheResult(name, 'two', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('another process reads the cached result', async () => {
  cacheResult(name, 'three', () => 'made before');
  vi.resetModules();
  const fresh = await import('./cache-result.ts');
  expect(fresh.cacheResult(name, 'three', () => 'made again')).toBe('made before');
});
