import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { keepResult } from './keep-result.ts';
import { projectRoot } from '../project-root.ts';

const name = `test/${process.pid}`;

afterAll(() => rmSync(join(projectRoot, '.cache', 'kept', `${name}.json`), { force: true }));

test('makes a result once for the same inputs, and again for others', () => {
  const make = vi.fn(() => ({ words: ['flex', 'grid'] }));
  expect(keepResult(name, 'one', make)).toEqual({ words: ['flex', 'grid'] });
  keepResult(name, 'one', make);
  expect(make).toHaveBeenCalledTimes(1);
  keepResult(name, 'two', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('another process reads what was kept', async () => {
  keepResult(name, 'three', () => 'made before');
  vi.resetModules();
  const fresh = await import('./keep-result.ts');
  expect(fresh.keepResult(name, 'three', () => 'made again')).toBe('made before');
});
