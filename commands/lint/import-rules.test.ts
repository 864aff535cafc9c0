import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { createImportRules } from './import-rules.ts';

const lintPlugins = ['commands/lint/super-linear-regex.ts', 'commands/lint/sql-in-repositories.ts'];

/** What a file in a folder may not import, and what it may. */
const forbidden = [
  ['contract', '../content/site.ts'],
  ['contract', '../server/app.ts'],
  ['content', '#app/ui/node.tsx'],
  ['explain/parse', '../../contract/accounts.ts'],
  ['explain', '#content/site.ts'],
  ['server/accounts', '../../app/session/access.ts'],
  ['server', '../content/site.ts'],
  ['server/kernel', '../accounts/users/users-repository.ts'],
  ['server/kernel/log', '../../settings/settings.ts'],
  ['server/mail', '../accounts/users/users-repository.ts'],
  ['server/accounts', '../http/errors.ts'],
  ['server/own-account/email', '../../admin/admin-routes.ts'],
  ['pipeline/forms', '../../commands/start.ts'],
  ['pipeline/forms', '../../server/settings/settings.ts'],
  ['app', '../commands/start.ts'],
  ['app', 'zod'],
  ['app/session', 'zod'],
  ['app/pages/home', 'zod'],
  ['contract', 'zod'],
  ['contract/admin', 'zod'],
  ['app/ui', '#app/pages/home/page.tsx'],
  ['app/ui', '#app/session/access.ts'],
  ['app/session', '#app/shell/shell.tsx'],
  ['app/learn/progress', '#app/pages/courses/filter.ts'],
  ['app/shell', '#app/learn/progress/progress-sync.tsx'],
  ['app/shell/decoration', '../../learn/progress/progress-sync.tsx'],
  ['app/pages/home', '#app/pages/clubs/page.tsx'],
  ['app/pages/home', '../clubs/page.tsx'],
  ['app/pages/home', '../../../server/app.ts'],
] as const;
const allowed = [
  ['app/pages/home', '#app/pages/home/hero.tsx'],
  ['app/pages/home', '#app/ui/node.tsx'],
  ['app/session', '#contract/accounts.ts'],
  ['app/learn/progress', '#app/session/api.ts'],
  ['app/pages/courses', '#app/learn/progress/use-progress.ts'],
  ['explain/parse', '../match/selector.ts'],
  ['explain/parse', '#explain/match/selector.ts'],
  ['server/accounts', '../../contract/accounts.ts'],
  ['server/accounts', '../mail/queue-notice.ts'],
  ['server/admin/search', '../../accounts/users/users-repository.ts'],
  ['app/session', 'zod/mini'],
  ['contract/admin', 'zod/mini'],
  ['contract/content', 'zod'],
] as const;

/** Files that may not hold a statement, and files that may. */
const outsideRepositories = [
  'server/accounts/find-user.ts',
  'commands/user/find-user.ts',
  'pipeline/find-user.ts',
];
const whereSqlIs = [
  'server/accounts/users-repository.ts',
  'server/database/migrations/0001-users.ts',
  'server/accounts/users.store.test.ts',
  'bench/find-user.ts',
  'commands/doctor/check-sqlite.ts',
  'pipeline/build-lock.ts',
];
const sqlText = `import { sql } from 'kysely';
import { DatabaseSync } from 'node:sqlite';
export const made = [sql, DatabaseSync];
export const findUser = (db: { selectFrom(table: string): unknown }) => db.selectFrom('users');
`;

const importingFile = (folder: string, imported: string) => {
  const index = [...forbidden, ...allowed].findIndex((pair) => pair[0] === folder && pair[1] === imported);
  return `${folder}/planted-${index}.ts`;
};

/** The rules broken in each planted file. */
const broken = new Map<string, string[]>();
let root: string;

/** One run of oxlint, with the committed settings, over every planted file: each run takes a second or more. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'first-commit-imports-'));
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json'])
    copyFileSync(join(projectRoot, file), join(root, file));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const plant = (file: string, text: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const file of ['commands/lint/oxlint-imports.json', ...lintPlugins])
    plant(file, readFileSync(join(projectRoot, file), 'utf8'));
  for (const [folder, imported] of [...forbidden, ...allowed])
    plant(
      importingFile(folder, imported),
      `import { thing } from '${imported}';\nexport const used = thing;\n`,
    );
  plant(
    'app/ui/first.ts',
    `import { second } from '#app/ui/second.ts';\nexport const first = () => second;\n`,
  );
  plant('app/ui/second.ts', `import { first } from './first.ts';\nexport const second = () => first;\n`);
  plant('app/ui/third.ts', `import type { Fourth } from './fourth.ts';\nexport type Third = Fourth[];\n`);
  plant('app/ui/fourth.ts', `import type { Third } from './third.ts';\nexport type Fourth = Third | 1;\n`);
  plant('server/long.ts', 'export {};\n'.padEnd(400, '\n'));
  plant(
    'server/long-function.ts',
    `export function count(): number {\n  let n = 0;\n${'  n += 1;\n'.repeat(80)}  return n;\n}\n`,
  );
  plant('server/FindUser.ts', 'export {};\n');
  for (const folder of ['server', 'app/ui']) plant(`${folder}/slow.ts`, 'export const slow = /\\/+$/;\n');
  for (const file of [...outsideRepositories, ...whereSqlIs]) plant(file, sqlText);
  plant(
    'server/typed.ts',
    `import { Kysely, type sql } from 'kysely';\nexport type Both = [Kysely<object>, typeof sql];\n`,
  );
  const { stdout } = spawnSync(
    process.execPath,
    [join(projectRoot, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'],
    { cwd: root, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics)
    broken.set(filename, [...(broken.get(filename) ?? []), code.replace(/^.*\((.*)\)$/, '$1')]);
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(forbidden)('a file in %s may not import %s', (folder, imported) => {
  expect(broken.get(importingFile(folder, imported))).toEqual(['no-restricted-imports']);
});

test.each(allowed)('a file in %s may import %s', (folder, imported) => {
  expect(broken.get(importingFile(folder, imported))).toBeUndefined();
});

test('an import cycle is an error, also through # paths and of types', () => {
  for (const name of ['first', 'second', 'third', 'fourth'])
    expect(broken.get(`app/ui/${name}.ts`), name).toEqual(['no-cycle']);
});

test('a file of more than 300 lines is an error', () => {
  expect(broken.get('server/long.ts')).toEqual(['max-lines']);
});

test('a function of more than 80 lines is an error', () => {
  expect(broken.get('server/long-function.ts')).toEqual(['max-lines-per-function']);
});

test('a file name that is not kebab-case is an error', () => {
  expect(broken.get('server/FindUser.ts')).toEqual(['filename-case']);
});

test('an expression that can take quadratic time is an error on the server', () => {
  expect(broken.get('server/slow.ts')).toEqual(['super-linear']);
  expect(broken.get('app/ui/slow.ts')).toBeUndefined();
});

test.each(outsideRepositories)(
  'a Kysely statement, raw SQL and a database driver are errors in %s',
  (file) => {
    expect(broken.get(file)).toEqual(Array(3).fill('sql-in-repositories'));
  },
);

test.each([...whereSqlIs, 'server/typed.ts'])('SQL is allowed in %s', (file) => {
  expect(broken.get(file)).toBeUndefined();
});

test('every path that the rules name matches a file', () => {
  const unmatched = createImportRules()
    .overrides.flatMap(({ files }) => files)
    .filter((pattern) => globSync(pattern, { cwd: projectRoot }).length === 0);
  expect(unmatched).toEqual([]);
});
