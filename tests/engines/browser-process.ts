import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type BrowserProcess = { address: string; stop: () => Promise<void> };

/**
 * Starts a program with a fresh folder for its profile, waits until it prints the address it listens on, and
 * returns that. `stop` ends it with all its children and removes the folder.
 */
export async function startBrowser(
  program: string,
  listArguments: (profile: string) => readonly string[],
  address: RegExp,
): Promise<BrowserProcess> {
  const profile = await mkdtemp(join(tmpdir(), 'first-commit-engine-'));
  const child = spawn(program, listArguments(profile), {
    // A process group of its own: Xvfb and the browser's other processes end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await exited;
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  const found = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = address.exec(output)?.[0];
      if (match !== undefined) resolve(match);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${output}`)));
  });
  return { address: found, stop };
}
