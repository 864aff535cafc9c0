import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lintSettings } from './lint-rules.ts';
import { projectRoot } from '../pipeline/project-root.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-commit-imports-'));
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(lintSettings()));
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lintPlanted(file: string, imported: string): string {
  const path = join(folder, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `import { thing } from '${imported}';\nexport const used = thing;\n`);
  const done = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/oxlint/bin/oxlint'), '-c', 'settings.json', file],
    { cwd: folder, encoding: 'utf8' },
  );
  return `${done.status} ${done.stdout}`;
}

test.each([
  ['contract/accounts.ts', '../content/site.ts'],
  ['contract/accounts.ts', '../server/app.ts'],
  ['content/site.ts', '#app/ui/node.tsx'],
  ['server/accounts/login.ts', '../../app/session/access.ts'],
  ['server/app.ts', '../content/site.ts'],
  ['app/ui/node.tsx', '#app/pages/home/page.tsx'],
  ['app/ui/node.tsx', '#app/session/access.ts'],
  ['app/session/guard.ts', '#app/shell/shell.tsx'],
  ['app/learn/progress/sync.ts', '#app/pages/courses/filter.ts'],
  ['app/shell/shell.tsx', '#app/learn/progress/progress-keeper.tsx'],
  ['app/pages/home/page.tsx', '#app/pages/clubs/page.tsx'],
  ['app/pages/home/hero.tsx', '../../../server/app.ts'],
])('%s may not import %s', (file, imported) => {
  expect(lintPlanted(file, imported)).toMatch(/^1 [\s\S]*no-restricted-imports/);
});

test.each([
  ['app/pages/home/page.tsx', '#app/ui/node.tsx'],
  ['app/session/guard.ts', '#contract/accounts.ts'],
  ['app/learn/progress/sync.ts', '#app/session/api.ts'],
  ['app/pages/courses/page.tsx', '#app/learn/progress/use-progress.ts'],
  ['server/accounts/login.ts', '../../contract/accounts.ts'],
  ['server/accounts/login.ts', '../http/errors.ts'],
])('%s may import %s', (file, imported) => {
  expect(lintPlanted(file, imported)).toMatch(/^0 /);
});
