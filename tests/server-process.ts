import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { withoutSettings } from './server/without-settings.ts';

/** A server in a separate process. */
export type ServerProcess = {
  child: ChildProcess;
  /** Its output so far: standard output and errors. */
  output: () => string;
  exited: Promise<number | null>;
  /** Resolves to the URL when the server listens. */
  url: Promise<string>;
};

type CommandLine = (program: readonly string[]) => readonly string[];
const unchanged: CommandLine = (program) => program;

export type ServerProcesses = {
  /** The data folder of the running test, empty at its beginning. */
  dataDir(): string;
  /**
   * Starts a server on a free port with the test's data folder. `by` may change the command line.
   */
  start(
    env?: Record<string, string>,
    options?: SpawnOptions & { args?: readonly string[]; by?: CommandLine },
  ): ServerProcess;
};

/** Gives each test of the file its own data folder and servers, and removes both after the test. */
export function useServerProcesses(script = 'server/main.ts'): ServerProcesses {
  let dataDir = '';
  const children: ChildProcess[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'first-commit-start-'));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    dataDir: () => dataDir,
    start(env = {}, { args = [], by = unchanged, ...options } = {}) {
      const [command = '', ...commandArgs] = by([process.execPath, script, ...args]);
      const child = spawn(command, commandArgs, {
        cwd: join(import.meta.dirname, '..'),
        env: { PATH: process.env.PATH, ...withoutSettings, PORT: '0', DATA_DIR: dataDir, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...options,
      });
      children.push(child);
      return watch(child);
    },
  };
}

function watch(child: ChildProcess): ServerProcess {
  let output = '';
  const url = Promise.withResolvers<string>();
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const listenUrl = /First Commit listens on (\S+)/.exec(output)?.[1];
    if (listenUrl !== undefined) url.resolve(listenUrl);
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    // With an IPC channel, Node does not emit `close`.
    child.once('exit', (code) => setTimeout(() => resolve(code), 500));
  });
  return { child, output: () => output, exited, url: url.promise };
}
