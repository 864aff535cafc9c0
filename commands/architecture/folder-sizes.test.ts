import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';

const maxEntries = 25;
const folders = ['app', 'bench', 'commands', 'content', 'contract', 'explain', 'pipeline', 'server', 'tests'];
/** Pages for the engine's tests, and packages. */
const notCounted = /^explain\/fixtures\/|\/node_modules(?:\/|$)/;

test('no folder of the source has more than 25 files and folders', () => {
  const counts = new Map<string, number>();
  for (const folder of folders)
    for (const { parentPath } of readdirSync(join(projectRoot, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      const path = relative(projectRoot, parentPath).replaceAll('\\', '/');
      if (!notCounted.test(`${path}/`)) counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > maxEntries)).toEqual([]);
});
