import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from '../../../tests/services/postgres.ts';
import { canInstallPackages, installPackage } from '../../../commands/test/debian-packages.ts';

/** Debian's packages of a PostgreSQL that fails over, each with a program of it. */
const programs = new Map([
  ['patroni', '/usr/bin/patroni'],
  ['etcd-server', '/usr/bin/etcd'],
  ['haproxy', '/usr/sbin/haproxy'],
]);

/** Installs what is missing, as root on Debian. Returns the packages that are still missing. */
export function installFailoverPackages(): string[] {
  const findMissing = () => [...programs].flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  const missing = findMissing();
  if (missing.length === 0 || !canInstallPackages()) return missing;
  console.log(`Installing ${missing.join(', ')} (apt-get install) …`);
  for (const name of missing) installPackage(name);
  return findMissing();
}

/** A program of the cluster, started by this process. */
export type RunningProgram = { output(): string; kill(): Promise<void> };

/** Starts a program as that user. */
export function startProgram(
  [command = '', ...args]: readonly string[],
  { owner, env = {}, cwd }: { owner: Owner; env?: Record<string, string | undefined>; cwd: string },
): RunningProgram {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...owner,
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-6000);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.on('error', (error) => {
    output += error.message;
  });
  return {
    output: () => output,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Kills the PostgreSQL that runs on this data folder: its first process and the children of that. */
export async function killPostgres(dataFolder: string): Promise<void> {
  const pidFile = `${dataFolder}/postmaster.pid`;
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  const children = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(children)) return;
  const pids = [pid, ...readFileSync(children, 'utf8').trim().split(' ').map(Number)];
  for (const each of pids) killIfRunning(each);
  while (pids.some((each) => isRunning(each))) await sleep(20);
}

function killIfRunning(pid: number): void {
  if (isRunning(pid)) process.kill(pid, 'SIGKILL');
}

/** A process that has ended but that its parent has not asked for is a zombie: it runs no longer. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/stat`;
  return existsSync(status) && !/\) Z /.test(readFileSync(status, 'utf8'));
}

/** Waits until `find` finds something. Throws with what `formatFailure` says when it takes longer. */
export async function waitFor<Found>(
  find: () => Promise<Found | undefined>,
  seconds: number,
  formatFailure: () => string,
): Promise<Found> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(formatFailure());
    await sleep(20);
  }
}
