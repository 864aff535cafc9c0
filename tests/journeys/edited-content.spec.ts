import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listRepositoryFiles } from '../../commands/architecture/repository-files.ts';
import { lessonIds } from '../../content/lessons/order.ts';
import { findPieceExercise } from '../../pipeline/lessons/project/course-version.ts';

/*
 * An officer's edits break no test. In a copy of the repository this test
 * - renames the community,
 * - adds a hackathon, a club with its membership form, a coming-soon club and a lesson,
 * - retires the first hackathon, the first club and the last lesson,
 * and then runs, over the copy, the build (which checks the content), the unit tests of content, contract,
 * pipeline and pages, and the journeys of the pages that show what was edited. It leaves out what doesn't
 * depend on these edits: the server's tests, the journeys of accounts but the registration, which warns of a
 * password that holds the name, and the proof of every lesson, which reports links to a lesson that was retired.
 */

const root = join(import.meta.dirname, '../..');
const unitTests = ['contract/content', 'content', 'pipeline/forms', 'pipeline/calendar', 'app/pages'];
const journeys = [
  'home/page',
  'about',
  'hackathons',
  'clubs',
  'navigation/links-by-visitor',
  'navigation/page-changes',
  'scripts/before-script',
  'sign-in/register-details',
].map((name) => `tests/journeys/${name}.spec.ts`);

let copy = '';
test.beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'first-commit-edited-'));
  for (const file of listRepositoryFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // What an officer's machine has kept of the last build: only what an edit touches is made again.
  for (const kept of ['.cache', 'build'])
    if (existsSync(join(root, kept))) cpSync(join(root, kept), join(copy, kept), { recursive: true });
});
test.afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** Replaces a text of a file in the copy. Fails when the file doesn't have it. */
function edit(file: string, replaced: string | RegExp, replacement: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  const edited = text.replace(replaced, () => replacement);
  expect(edited, `${file} has ${String(replaced)}`).not.toBe(text);
  writeFileSync(join(copy, file), edited);
}

/** Renames an exported list of a content file and exports another one, made from it, in its place. */
function replaceList(file: string, name: string, made: string, imports = ''): void {
  edit(file, `export const ${name}`, `const ${name}Before`);
  const text = readFileSync(join(copy, file), 'utf8');
  writeFileSync(join(copy, file), `${imports}${text}\nexport const ${name} = ${made};\n`);
}

/** Runs a program of the project in the copy. Resolves to its exit code and what it printed. */
function run(program: string, ...parameters: string[]): Promise<{ code: number | null; output: string }> {
  // Playwright tells its workers about the running test in these variables; the inner run must not see them.
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(TEST_|PW_|PLAYWRIGHT_)/.test(name)),
  );
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...parameters], { cwd: copy, env: environment });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function expectSuccess(program: string, ...parameters: string[]): Promise<void> {
  const { code, output } = await run(program, ...parameters);
  expect(code, output.slice(-6_000)).toBe(0);
}

test('after a rename, additions and removals everything still works', async () => {
  // Beyond the build: a minute on two idle cores.
  test.setTimeout(20 * 60_000);
  // Playwright leaves out a file that does not exist.
  expect(journeys.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  edit('content/site.ts', /name: .*,/, "name: 'Monday Guild',");
  replaceList(
    'content/hackathons.ts',
    'hackathons',
    '[hackathonFixture, ...hackathonsBefore.slice(1)]',
    "import { hackathonFixture } from '#contract/content/fixtures.ts';\n",
  );
  replaceList(
    'content/clubs.ts',
    'clubs',
    '[...clubsBefore.slice(1), clubFixture]',
    "import { clubFixture } from '#contract/content/fixtures.ts';\n",
  );
  replaceList(
    'content/clubs.ts',
    'comingSoonClubs',
    "[...comingSoonClubsBefore, { id: 'chess', name: 'Chess', domain: 'Boards', shortDescription: 'Openings.', icon: 'e4' }]",
  );
  edit(
    'content/faces.ts',
    /= \{\n/,
    "= {\n  'asha-rao': { head: 'bun', face: 'smile', skin: 'clay', clothes: 'teal' },\n  'ravi-nair': { head: 'short1', face: 'calm', skin: 'earth', clothes: 'slate' },\n",
  );
  const firstLesson = lessonIds[0] ?? '';
  // A lesson whose exercise adds a piece to a project can't go before the project names another.
  const retiredLesson = lessonIds.findLast((id) => findPieceExercise(id) === undefined) ?? '';
  edit('content/lessons/order.ts', `'${firstLesson}'`, `'${firstLesson}', '${firstLesson}-again'`);
  edit('content/lessons/order.ts', new RegExp(`,?\\s*'${retiredLesson}'`), '');
  cpSync(
    join(copy, 'content/lessons', `${firstLesson}.mdx`),
    join(copy, 'content/lessons', `${firstLesson}-again.mdx`),
  );
  rmSync(join(copy, 'content/lessons', `${retiredLesson}.mdx`));

  await expectSuccess('commands/run.mjs', 'commands/build.ts');
  await expectSuccess('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...unitTests);
  await expectSuccess(
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/playwright.config.ts',
    '--reporter=dot',
    ...journeys,
  );
});

test('a mistake in the content stops the build and prints only its place and what is allowed', async () => {
  edit('content/clubs.ts', /hasMembershipForm: true/, "hasMembershipForm: 'yes'");
  edit('content/clubs.ts', /leadership: \{[^]*?\n {4}\},\n/, '');
  const { code, output } = await run('commands/run.mjs', 'commands/build.ts');
  expect(code).toBe(1);
  expect(output).toMatch(/content\/clubs\.ts: clubs\[0\] "[a-z-]+": leadership: is missing; add it/);
  expect(output).toMatch(
    /content\/clubs\.ts: clubs\[\d+\] "[a-z-]+": hasMembershipForm: must be true or false \(now "yes"\)\n/,
  );
  expect(output).not.toMatch(/^\s+at /m);
});
