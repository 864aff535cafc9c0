import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';

const documents = globSync(['*.md', 'docs/**/*.md', 'explain/*.md'], { cwd: projectRoot });
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const isThere = (path: string) => existsSync(join(projectRoot, path));

/** Folders that a clone gets only once something was built, run or installed. */
const madeLater =
  /^(?:build|data|node_modules|public\/(?:generated|forms)|container\/backups|\.cache|DATA_DIR)(?:\/|$)/;
/** A file of the repository: from its root, or alone as in a table whose heading names the folder. */
const pathPattern =
  /^(?:(?:app|bench|commands|container|content|contract|docs|explain|pipeline|public|server|tests)\/[\w./-]*|[\w.-]+\.tsx?)$/;

/** The files and folders in back ticks, without those that a how-to makes up: the next migration, the new page. */
function listPaths(text: string): string[] {
  const inBackTicks = Array.from(text.matchAll(/`([^`\s]+)`/g), ([, path = '']) => path);
  return inBackTicks.filter((path) => pathPattern.test(path) && !madeLater.test(path));
}

/** What how-tos tell the reader to make. */
const examples = [
  'server/database/migrations/0018-year-of-study.ts',
  'app/pages/contact/page.tsx',
  'tests/journeys/contact.spec.ts',
];

test('every file that a document names exists', () => {
  const sources = globSync(
    '{app,bench,commands,content,contract,explain,pipeline,server,tests}/**/*.{ts,tsx}',
    {
      cwd: projectRoot,
    },
  );
  const names = new Set(
    [...sources, ...globSync('*.ts', { cwd: projectRoot })].map((file) => basename(file)),
  );
  const paths = documents.flatMap((document) =>
    listPaths(read(document)).map((path) => ({ document, path })),
  );
  expect(paths.length).toBeGreaterThan(300);
  const missing = paths.filter(({ document, path }) => {
    if (examples.includes(path) || isThere(path) || isThere(join(dirname(document), path))) return false;
    return path.includes('/') || !names.has(path);
  });
  expect(missing).toEqual([]);
});

/** Names that how-tos make up, and those of other programs. */
const foreignNames = [
  'ariaNotify',
  'badYear',
  'checkVisible',
  'opacityProperty',
  'RequiresMountsFor',
  'sayAllOnLoad',
  'yearOfStudy',
];

test('every name of the code that a document uses is in the code', () => {
  const sources = globSync(
    [
      '{app,bench,commands,container,content,contract,docs,explain,pipeline,server,tests}/**/*.{ts,tsx,css,mdx,yaml,conf,json,service}',
      '*.{ts,json}',
    ],
    { cwd: projectRoot, exclude: ['**/node_modules/**'] },
  );
  const words = new Set(sources.flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []));
  // Names in camelCase or PascalCase, in back ticks or code.
  const names = documents.flatMap((document) =>
    Array.from(read(document).matchAll(/```tsx?\n[^]*?```|`[^`\n]+`/g)).flatMap(([code]) =>
      Array.from(code.matchAll(/(?<![\w./'-])[A-Za-z][a-z]*[a-z][A-Z]\w*(?![\w./-])/g), ([name]) => ({
        document,
        name,
      })),
    ),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(({ name }) => !words.has(name) && !foreignNames.includes(name))).toEqual([]);
});

test('every link to a file leads to an existing file', () => {
  const links = documents.flatMap((document) =>
    Array.from(read(document).matchAll(/\]\((?!https?:|mailto:|\/|\?)([^)#\s]+)/g), ([, target = '']) => ({
      document,
      target: normalize(join(dirname(document), target)),
    })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ target }) => !isThere(target))).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((document) =>
    Array.from(read(document).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g), ([, script = '']) => ({
      document,
      script,
    })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
});

test('docs/decisions/README.md lists every record, each with its own number', () => {
  const index = read('docs/decisions/README.md');
  const records = globSync('*/*.md', { cwd: join(projectRoot, 'docs/decisions') }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(records.length).toBeGreaterThan(20);
  expect(
    records.filter((record) => !index.includes(`[${basename(record).slice(0, 4)}](${record})`)),
    'Add a line for each of these records.',
  ).toEqual([]);
  const numbers = records.map((record) => basename(record).slice(0, 4));
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});
