import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { drawArchitecture } from './draw.ts';
import { readImports } from './read-imports.ts';
import { countImports, formatCount } from './modules.ts';

const moduleImports = countImports(readImports(projectRoot));

test('docs/architecture.svg is current: else run `npm run architecture`', async () => {
  const drawn = readFileSync(join(projectRoot, 'docs', 'architecture.svg'), 'utf8');
  expect(drawn === (await drawArchitecture(moduleImports))).toBe(true);
});

test('every import is read: of values, of types, in lazy imports, through # paths and relative ones', () => {
  const imports = readImports(projectRoot);
  expect(imports.length).toBeGreaterThan(500);
  expect(imports).toContainEqual({ from: 'server/http/api-reference.ts', to: 'server/http/openapi.ts' });
  expect(imports).toContainEqual({
    from: 'commands/architecture/modules.ts',
    to: 'commands/architecture/read-imports.ts',
  });
  expect(imports.some(({ from, to }) => from === 'app/root.tsx' && to.startsWith('app/'))).toBe(true);
});

test('imports are counted between folders of app/ and of server/, and between top folders elsewhere', () => {
  expect(
    countImports([
      { from: 'app/pages/home/page.tsx', to: 'app/ui/node.tsx' },
      { from: 'app/pages/home/page.tsx', to: 'app/pages/home/hero.tsx' },
      { from: 'app/ui/node.tsx', to: 'contract/accounts.ts' },
      { from: 'app/session/api.ts', to: 'contract/endpoints/all.ts' },
    ]),
  ).toEqual([
    { from: 'app', to: 'contract', count: 2 },
    { from: 'app/pages', to: 'app/ui', count: 1 },
  ]);
});

test('a small change of a large count leaves the picture as it is', () => {
  expect([formatCount(9), formatCount(42), formatCount(44)]).toEqual(['9', '40', '40']);
});
