import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { describeChanges, specsOfFolders } from './changes.ts';
import { testFiles } from './selection.ts';

const specs = [...testFiles.browser(), ...testFiles.lessons()];
const chosen = (...files: string[]) => describeChanges('HEAD', files).selectSpecs(specs)?.files;

test('a page’s change runs its own journeys and the look at every page', () => {
  expect(chosen('app/pages/clubs/page.tsx')).toEqual([
    'tests/journeys/clubs.spec.ts',
    'tests/journeys/every-page.spec.ts',
  ]);
});

test('a change of what every page shares runs every journey', () => {
  expect(chosen('app/root.tsx')?.toSorted()).toEqual(specs.toSorted());
});

test('a change of what learners use runs all of their journeys', () => {
  expect(chosen('app/learn/project/site-files.ts')).toContain('tests/journeys/learning/project.spec.ts');
});

test('a changed journey runs alone, and a unit test or a document runs none', () => {
  expect(chosen('tests/journeys/sign-in/login.spec.ts')).toEqual(['tests/journeys/sign-in/login.spec.ts']);
  expect(chosen('app/ui/node.test.ts', 'README.md', 'commands/user.ts')).toBeUndefined();
});

test('every page and every folder of the table leads to a spec', () => {
  const pages = readdirSync(join(projectRoot, 'app/pages')).map((page) => `app/pages/${page}/page.tsx`);
  expect(pages.filter((page) => (chosen(page) ?? []).length < 1)).toEqual([]);
  for (const { folder, specs: words } of specsOfFolders) {
    expect(existsSync(join(projectRoot, folder)), folder).toBe(true);
    for (const word of words)
      expect(
        specs.some((spec) => spec.includes(word)),
        `${folder}: ${word}`,
      ).toBe(true);
  }
});

test('the tests of a command and of the server’s process run though they import neither', () => {
  const { testsOfSpawnedFiles } = describeChanges('HEAD', ['commands/user/show.ts', 'server/main.ts']);
  expect(testsOfSpawnedFiles([...testFiles.store(), ...testFiles.api()])).toEqual([
    'commands/user/user.store.test.ts',
    'commands/process-tests/container.api.test.ts',
    'commands/process-tests/start.api.test.ts',
  ]);
  const operation = describeChanges('HEAD', [
    'server/database/sqlite/restore.ts',
    'server/metrics/start-metrics-server.ts',
  ]);
  expect(operation.testsOfSpawnedFiles([...testFiles.store(), ...testFiles.api()]).toSorted()).toEqual([
    'commands/process-tests/backup.store.test.ts',
    'commands/process-tests/damaged-database.api.test.ts',
    'commands/process-tests/metrics.api.test.ts',
    'commands/process-tests/restore.store.test.ts',
  ]);
});
