import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { projectRoot } from '../pipeline/project-root.ts';
import { readEnvironment } from '../server/settings/environment.ts';
import { readSettings } from '../server/settings/settings.ts';
import { watchContent } from './dev/watch-content.ts';
import { findFreePort } from './dev/free-port.ts';

const account =
  '--email dev@example.org --username developer --name "Dev Eloper" --password Monsoon-2026-chai';

function start(program: string[], environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, program, {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
}

/** Resolves when a server responds at `url`. */
async function waitUntilServed(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await fetch(url, { method: 'HEAD', signal });
      return;
    } catch {
      await sleep(100); // no server listens yet
    }
  }
}

/**
 * Runs the site with hot reload: Vite serves the pages on PORT, and Node restarts the API when its files
 * change.
 */
async function develop(): Promise<void> {
  const { host, port } = readSettings(readEnvironment());
  const url = `http://${host}:${port}`;
  await watchContent();
  const apiPort = await findFreePort();
  const children = [
    start(['--watch', '--watch-preserve-output', 'commands/dev/api.ts'], {
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
    }),
    start(['commands/dev/pages.ts'], {
      HOST: host,
      PORT: String(port),
      FIRST_COMMIT_API: `http://127.0.0.1:${apiPort}`,
    }),
  ];
  const stopped = new AbortController();
  const stop = () => {
    stopped.abort();
    for (const child of children) child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  for (const child of children)
    child.once('exit', (code) => {
      process.exitCode ??= code ?? 0;
      stop();
    });
  const closed = Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))));
  await waitUntilServed(`${url}/favicon.ico`, stopped.signal);
  if (!stopped.signal.aborted)
    console.log(`Open ${url}
Each part of a lesson in all its states: ${url}/lesson-parts
Lessons and the admin pages need an account: npm run user -- create ${account} --verified --admin`);
  await closed;
  process.exit();
}

await new Command('npm run dev')
  .description(
    'Runs the site on http://HOST:PORT with hot reload: pages, content with its forms and calendar files, and the API.',
  )
  .action(develop)
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
