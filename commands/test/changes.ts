import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { projectRoot } from '../../pipeline/project-root.ts';
import type { Selection } from './selection.ts';

/**
 * Which specs cover the files of a folder. For each file, the first matching folder counts. The filters are
 * parts of the specs' paths.
 */
export const specsByFolder: readonly { folder: string; specs: readonly string[] }[] = [
  { folder: 'app/pages/forgot-password/', specs: ['reset', 'every-page'] },
  { folder: 'app/pages/learning/', specs: ['lessons/', 'offline', 'progress'] },
  { folder: 'app/pages/error/', specs: ['navigation', 'guards'] },
  { folder: 'app/pages/hackathon-add/', specs: ['guards', 'every-page'] },
  { folder: 'app/sign-in/', specs: ['register', 'login', 'reset', 'states'] },
  { folder: 'app/learn/progress/', specs: ['progress'] },
  { folder: 'app/learn/offline/', specs: ['offline'] },
  { folder: 'app/learn/', specs: ['lessons/', 'journeys/learning/'] },
  { folder: 'explain/', specs: ['tests/explain/', 'lessons/', 'playground', 'exercise'] },
  { folder: 'content/lessons/', specs: ['lessons/'] },
  { folder: 'pipeline/lessons/', specs: ['lessons/', 'exercise'] },
  { folder: 'pipeline/playground/', specs: ['lessons/', 'playground', 'exercise'] },
  { folder: 'pipeline/offline.ts', specs: ['offline'] },
  { folder: 'content/roadmaps/', specs: ['roadmaps'] },
  {
    folder: 'content/',
    specs: ['home', 'about', 'clubs', 'startups', 'hackathons', 'courses', 'gallery', 'every-page'],
  },
  { folder: 'server/admin/', specs: ['admin'] },
  { folder: 'server/progress/', specs: ['progress'] },
  { folder: 'commands/', specs: [] },
  { folder: 'docs/', specs: [] },
  { folder: 'bench/', specs: [] },
];

/** The commands whose tests run a file as a process, without importing it. */
const testedCommandsByFile: readonly { files: RegExp; commands: readonly string[] }[] = [
  { files: /^server\/(?:main|start)\.ts$/, commands: ['start', 'stop', 'container'] },
  { files: /^server\/metrics\//, commands: ['metrics'] },
  { files: /^server\/database\/move\//, commands: ['move'] },
  { files: /^server\/database\/(?:sqlite|restore)\//, commands: ['backup', 'restore', 'damaged-database'] },
  { files: /^container\//, commands: ['container'] },
];

/** The files that differ from a commit, and which tests cover them besides those that import them. */
export type Changes = {
  /** The commit that the files are compared with. */
  since: string;
  files: readonly string[];
  /** Those of `tests` that run a changed file as a process. */
  findTestsOfSpawnedFiles(tests: readonly string[]): string[];
  /** The browser specs to run, or undefined for none. */
  selectSpecs(specs: readonly string[]): (Selection & { files: readonly string[] }) | undefined;
};

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * The files that differ from `since`, a commit or branch, including uncommitted and untracked ones. Without
 * `since`: the uncommitted files, or when there are none, those of the last commit.
 */
export function findChanges(since: string | undefined): Changes {
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const changedSince = (commit: string) => [...git('diff', '--name-only', commit), ...untracked];
  const uncommitted = changedSince('HEAD');
  const from = since ?? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1');
  return toChanges(from, since === undefined && uncommitted.length > 0 ? uncommitted : changedSince(from));
}

/** Like `findChanges`, for a given list of files. */
export function toChanges(since: string, files: readonly string[]): Changes {
  return {
    since,
    files,
    findTestsOfSpawnedFiles: (tests) => tests.filter((test) => files.some((file) => isSpawnedBy(file, test))),
    selectSpecs: (specs) => selectSpecs(files, specs),
  };
}

/** The tests of a command are `user.store.test.ts`, or several such as `user-create.store.test.ts`. */
function isTestOf(command: string, test: string): boolean {
  const name = basename(test);
  return (
    test.startsWith('commands/') && [`${command}.`, `${command}-`].some((start) => name.startsWith(start))
  );
}

function isSpawnedBy(file: string, test: string): boolean {
  const command = /^commands\/(?:database\/)?([^/.]+)/.exec(file)?.[1];
  if (command !== undefined) return isTestOf(command, test);
  return testedCommandsByFile.some(
    ({ files, commands }) => files.test(file) && commands.some((name) => isTestOf(name, test)),
  );
}

/**
 * Undefined when no changed file affects the browser. A changed file that is in no folder of the table
 * selects every spec.
 */
function selectSpecs(
  files: readonly string[],
  specs: readonly string[],
): (Selection & { files: readonly string[] }) | undefined {
  const selected = new Set(files.flatMap((file) => specs.filter((spec) => coversFile(spec, file))));
  return selected.size === 0 ? undefined : { files: [...selected] };
}

function coversFile(spec: string, file: string): boolean {
  if (file === spec) return true;
  if (/\.(?:test|spec)\.ts$|\.md$/.test(file)) return false;
  const entry = specsByFolder.find(({ folder }) => file.startsWith(folder));
  if (entry) return entry.specs.some((filter) => spec.includes(filter));
  const page = /^app\/pages\/([^/]+)\//.exec(file)?.[1];
  if (page !== undefined) return [page, 'every-page'].some((name) => basename(spec).startsWith(name));
  return true;
}
