import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withoutSettings } from '../tests/server/without-settings.ts';
import { projectRoot } from '../pipeline/project-root.ts';
import type { DatabaseSettings } from '../server/database/open.ts';

/** The CPU time that a process has used since its start, and its current memory. */
export type ProcessUsage = { cpuSeconds: number; memoryBytes: number };

/** A server in a separate process. */
export type ServerProcess = {
  url: string;
  readUsage(): Promise<ProcessUsage>;
  stop(): Promise<void>;
  /** Kills the server and its whole process group with SIGKILL. */
  kill(): Promise<void>;
};

const usageModule = join(import.meta.dirname, 'report-usage.ts');

/**
 * Starts a script and waits until it prints `… listens on URL`. Throws with its output when it ends before.
 * The script gets only the environment variables of `env`, and PATH.
 */
export async function startServerProcess(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', usageModule, script], {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, ...withoutSettings, ...env },
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      const listenUrl = /listens on (http:\S+)/.exec(output)?.[1];
      if (listenUrl !== undefined) resolve(listenUrl);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    void ended.then(([code]) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
    await ended;
  };
  return {
    url,
    readUsage: () => requestUsage(child),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/**
 * Starts the site's server on a free port. `environment` has more environment variables, such as
 * `RATE_LIMIT`.
 */
export function startSite(
  { dataDir, databaseUrl }: DatabaseSettings,
  { script = 'server/main.ts', ...environment }: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startServerProcess(script, {
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...environment,
  });
}

async function requestUsage(child: ChildProcess): Promise<ProcessUsage> {
  const reply = once(child, 'message') as Promise<[ProcessUsage]>;
  child.send('usage');
  const [usage] = await reply;
  return usage;
}
