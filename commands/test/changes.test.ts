import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { toChanges, specsByFolder } from './changes.ts';
import { testFiles } from './selection.ts';

const specs = [...testFiles.browser(), ...testFiles.lessons()];
const chosen = (...files: string[]) => toChanges('HEAD', files).selectSpecs(specs)?.files;

test('a change of a page selects its own specs and those of every page', () => {
  expect(chosen('app/pages/clubs/page.tsx')).toEqual([
    'tests/journeys/clubs.spec.ts',
    'tests/journeys/every-page.spec.ts',
  ]);
});

test('a change of shared code selects every spec', () => {
  expect(chosen('app/root.tsx')?.toSorted()).toEqual(specs.toSorted());
});

test('a change of the learning code selects all specs about learning', () => {
  expect(chosen('app/learn/project/site-files.ts')).toContain(
    'tests/journeys/learning/project-pieces.spec.ts',
  );
});

test('a changed spec selects only itself, and a unit test or a document selects none', () => {
  expect(chosen('tests/journeys/sign-in/login.spec.ts')).toEqual(['tests/journeys/sign-in/login.spec.ts']);
  expect(chosen('app/ui/node.test.ts', 'README.md', 'commands/user.ts')).toBeUndefined();
});

test('every page and every folder of the table selects a spec', () => {
  const pages = readdirSync(join(projectRoot, 'app/pages')).map((page) => `app/pages/${page}/page.tsx`);
  expect(pages.filter((page) => (chosen(page) ?? []).length < 1)).toEqual([]);
  for (const { folder, specs: filters } of specsByFolder) {
    expect(existsSync(join(projectRoot, folder)), folder).toBe(true);
    for (const filter of filters)
      expect(
        specs.some((spec) => spec.includes(filter)),
        `${folder}: ${filter}`,
      ).toBe(true);
  }
});

test('tests that start a changed command or server as a process are selected', () => {
  const { findTestsOfSpawnedFiles } = toChanges('HEAD', ['commands/user/show.ts', 'server/main.ts']);
  expect(findTestsOfSpawnedFiles([...testFiles.store(), ...testFiles.api()])).toEqual([
    'commands/user/user-arguments.store.test.ts',
    'commands/user/user-create.store.test.ts',
    'commands/user/user-set.store.test.ts',
    'commands/process-tests/container.api.test.ts',
    'commands/process-tests/start.api.test.ts',
    'commands/process-tests/stop.api.test.ts',
  ]);
  const operation = toChanges('HEAD', [
    'server/database/restore/restore-sqlite.ts',
    'server/metrics/start-metrics-server.ts',
  ]);
  expect(operation.findTestsOfSpawnedFiles([...testFiles.store(), ...testFiles.api()]).toSorted()).toEqual([
    'commands/process-tests/backup.store.test.ts',
    'commands/process-tests/damaged-database.api.test.ts',
    'commands/process-tests/metrics.api.test.ts',
    'commands/process-tests/restore.store.test.ts',
  ]);
});
