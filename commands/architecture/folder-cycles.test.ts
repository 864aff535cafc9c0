import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { findFolderCycles } from './folder-cycles.ts';
import { readImports } from './modules.ts';

test('no two folders, or a folder and a file beside it, import each other', () => {
  const found = findFolderCycles(readImports(projectRoot)).flatMap(({ folder, entries, imports }) => [
    `${folder}/: ${entries.join(', ')}`,
    ...imports.map(({ from, to }) => `  ${from} imports ${to}`),
  ]);
  expect(found, 'Move what both need to a folder below both.').toEqual([]);
});

test('two folders that import each other are a cycle even if their files are in none', () => {
  const imports = [
    { from: 'server/mail/notice.ts', to: 'server/accounts/codes.ts' },
    { from: 'server/accounts/code.ts', to: 'server/mail/queue.ts' },
    { from: 'server/admin/acts.ts', to: 'server/accounts/codes.ts' },
  ];
  expect(findFolderCycles(imports)).toEqual([
    { folder: 'server', entries: ['accounts', 'mail'], imports: imports.slice(0, 2) },
  ]);
});

test('a cycle may go through several folders and a file beside them', () => {
  const cycle = findFolderCycles([
    { from: 'app/session/guard.ts', to: 'app/routes.ts' },
    { from: 'app/routes.ts', to: 'app/pages/list.ts' },
    { from: 'app/pages/home/page.tsx', to: 'app/session/api.ts' },
  ]);
  expect(cycle.map(({ entries }) => entries)).toEqual([['pages', 'routes.ts', 'session']]);
});

test('imports in only one direction are not a cycle', () => {
  expect(
    findFolderCycles([
      { from: 'app/pages/home/page.tsx', to: 'app/ui/node.tsx' },
      { from: 'app/pages/page.tsx', to: 'app/pages/home/hero.tsx' },
      { from: 'app/ui/node.tsx', to: 'contract/accounts.ts' },
    ]),
  ).toEqual([]);
});
