import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../commands/dev/free-port.ts';
import { projectRoot } from '../pipeline/project-root.ts';
import { withoutSettings } from './server/without-settings.ts';

/** `npm run dev` in a separate process. */
export type DevServer = {
  url: string;
  /** Its output so far, including errors. */
  output: () => string;
  /** Stops it, and removes its data folder if it made one. */
  stop: () => Promise<void>;
};

/**
 * Starts `npm run dev` on a free port, with an empty data folder unless one is given, and waits until it prints the
 * URL to open.
 */
export async function startDevServer(givenDataDir?: string): Promise<DevServer> {
  const dataDir = givenDataDir ?? (await mkdtemp(join(tmpdir(), 'first-commit-dev-')));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { NODE_ENV: _, ...environment } = process.env;
  const server = spawn(process.execPath, ['commands/dev.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...withoutSettings,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
    },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes(`Open ${url}\n`)) resolve();
      });
    server.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    async stop() {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      if (givenDataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
