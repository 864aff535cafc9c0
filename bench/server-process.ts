import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../pipeline/project-root.ts';
import type { DatabaseSettings } from '../server/database/open.ts';

/** What a process has used since it began, and what it holds now. */
export type ProcessFigures = { cpuSeconds: number; memoryBytes: number };

/** A server in a separate process. */
export type ServerProcess = {
  url: string;
  readFigures(): Promise<ProcessFigures>;
  stop(): Promise<void>;
  /** Kills it with its whole process group, as a power cut would. */
  kill(): Promise<void>;
};

const figuresModule = join(import.meta.dirname, 'answer-figures.ts');

/**
 * Starts a script that says `… listens on URL` once it does. Throws with what it wrote when it ends before.
 * `env` is all that it sees of the environment, beside the path.
 */
export async function startServerProcess(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', figuresModule, script], {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, ...env },
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let written = '';
    const read = (chunk: Buffer) => {
      written = (written + chunk.toString()).slice(-4000);
      const found = /listens on (http:\S+)/.exec(written)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    void ended.then(([code]) => reject(new Error(`The server ended with ${code}:\n${written}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
    await ended;
  };
  return {
    url,
    readFigures: () => askForFigures(child),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** The site's server on a free port. `RATE_LIMIT` and what else it needs comes in `settings`. */
export function startSite(
  { dataDir, databaseUrl }: DatabaseSettings,
  { script = 'server/main.ts', ...settings }: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startServerProcess(script, {
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...settings,
  });
}

async function askForFigures(child: ChildProcess): Promise<ProcessFigures> {
  const answer = once(child, 'message') as Promise<[ProcessFigures]>;
  child.send('figures');
  const [figures] = await answer;
  return figures;
}
