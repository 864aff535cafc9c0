import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { projectRoot } from '../../pipeline/project-root.ts';
import type { Selection } from './selection.ts';

/**
 * Which specs look at the files of a folder; the first folder that a file is in counts. A word is part of the
 * spec's name.
 */
export const specsOfFolders: readonly { folder: string; specs: readonly string[] }[] = [
  { folder: 'app/pages/forgot-password/', specs: ['reset', 'every-page'] },
  { folder: 'app/pages/learning/', specs: ['lessons/', 'offline', 'progress'] },
  { folder: 'app/pages/error/', specs: ['navigation', 'guards'] },
  { folder: 'app/pages/hackathon-add/', specs: ['guards', 'every-page'] },
  { folder: 'app/sign-in/', specs: ['register', 'login', 'reset', 'states'] },
  { folder: 'app/learn/progress/', specs: ['progress'] },
  { folder: 'app/learn/offline/', specs: ['offline'] },
  { folder: 'app/learn/', specs: ['lessons/', 'journeys/learning/'] },
  { folder: 'explain/', specs: ['lessons/', 'playground', 'exercise'] },
  { folder: 'content/lessons/', specs: ['lessons/'] },
  { folder: 'pipeline/lessons/', specs: ['lessons/', 'exercise'] },
  { folder: 'pipeline/playground/', specs: ['lessons/', 'playground', 'exercise'] },
  { folder: 'pipeline/offline/', specs: ['offline'] },
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

/** The commands whose tests start a process that runs the file, though they don't import it. */
const commandsOfFiles: readonly { files: RegExp; commands: readonly string[] }[] = [
  { files: /^server\/(?:main|start)\.ts$/, commands: ['start', 'container'] },
  { files: /^server\/metrics\//, commands: ['metrics'] },
  { files: /^server\/database\/move\//, commands: ['move'] },
  { files: /^server\/database\/sqlite\//, commands: ['backup', 'restore', 'damaged-database'] },
  { files: /^(?:Dockerfile|compose\.yaml|\.dockerignore)$/, commands: ['container'] },
];

/** What differs from a commit, and which tests it touches beyond those that import it. */
export type Changes = {
  /** The commit that the files are compared with. */
  since: string;
  files: readonly string[];
  /** Of `tests`, those that start a changed file as a process. */
  testsOfSpawnedFiles(tests: readonly string[]): string[];
  /** Which of the browser's specs to run; undefined for none. */
  selectSpecs(specs: readonly string[]): (Selection & { files: readonly string[] }) | undefined;
};

function git(...words: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * What differs from `since`, a commit or branch: new and uncommitted files included. Without it: what is not
 * committed, and when everything is, the last commit.
 */
export function findChanges(since: string | undefined): Changes {
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const changedSince = (commit: string) => [...git('diff', '--name-only', commit), ...untracked];
  const uncommitted = changedSince('HEAD');
  const from = since ?? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1');
  return describeChanges(
    from,
    since === undefined && uncommitted.length > 0 ? uncommitted : changedSince(from),
  );
}

/** Like `findChanges`, for a given list of files. */
export function describeChanges(since: string, files: readonly string[]): Changes {
  return {
    since,
    files,
    testsOfSpawnedFiles: (tests) => tests.filter((test) => files.some((file) => startsAsProcess(file, test))),
    selectSpecs: (specs) => selectSpecs(files, specs),
  };
}

function isTestOf(command: string, test: string): boolean {
  return test.startsWith('commands/') && basename(test).startsWith(`${command}.`);
}

function startsAsProcess(file: string, test: string): boolean {
  const command = /^commands\/([^/.]+)/.exec(file)?.[1];
  if (command !== undefined) return isTestOf(command, test);
  return commandsOfFiles.some(
    ({ files, commands }) => files.test(file) && commands.some((name) => isTestOf(name, test)),
  );
}

/**
 * Undefined where nothing a browser shows has changed; every spec where a change belongs to no folder of the
 * table.
 */
function selectSpecs(
  files: readonly string[],
  specs: readonly string[],
): (Selection & { files: readonly string[] }) | undefined {
  const chosen = new Set(files.flatMap((file) => specs.filter((spec) => looksAt(spec, file))));
  return chosen.size === 0 ? undefined : { files: [...chosen] };
}

function looksAt(spec: string, file: string): boolean {
  if (file === spec) return true;
  if (/\.(?:test|spec)\.ts$|\.md$/.test(file)) return false;
  const entry = specsOfFolders.find(({ folder }) => file.startsWith(folder));
  if (entry) return entry.specs.some((word) => spec.includes(word));
  const page = /^app\/pages\/([^/]+)\//.exec(file)?.[1];
  if (page !== undefined) return [page, 'every-page'].some((name) => basename(spec).startsWith(name));
  return true;
}
