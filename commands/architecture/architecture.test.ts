import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { drawArchitecture } from './draw.ts';
import { readImports, countImports, formatCount } from './modules.ts';

const moduleImports = countImports(readImports(projectRoot));

test('docs/architecture.svg is up to date: if not, run `npm run architecture`', async () => {
  const drawn = readFileSync(join(projectRoot, 'docs', 'architecture.svg'), 'utf8');
  expect(drawn === (await drawArchitecture(moduleImports))).toBe(true);
});

test('reads all imports: of values, of types, dynamic, with # paths and with relative paths', () => {
  const imports = readImports(projectRoot);
  expect(imports.length).toBeGreaterThan(500);
  expect(imports).toContainEqual({
    from: 'server/http/api-reference/api-reference.ts',
    to: 'server/http/api-reference/openapi.ts',
  });
  expect(imports).toContainEqual({
    from: 'server/limits/limit-log.ts',
    to: 'server/kernel/clock.ts',
  });
  expect(imports.some(({ from, to }) => from === 'app/root.tsx' && to.startsWith('app/'))).toBe(true);
});

test('counts imports between the folders of app/ and of server/, and otherwise between top folders', () => {
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

test('a small change of a large count does not change the picture', () => {
  expect([formatCount(9), formatCount(42), formatCount(44)]).toEqual(['9', '40', '40']);
});
