import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../../commands/dev/free-port.ts';
import { ensurePostgresBinaries } from './postgres-binaries.ts';

const run = promisify(execFile);
const startSeconds = 30;

/** A PostgreSQL server for tests: on 127.0.0.1, in a temporary folder, never as root. */
export type TestPostgres = {
  /** The URL of the database `postgres`. Tests create their own databases. */
  url: string;
  /** Stops it immediately, like a crash of its machine, and keeps its data. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

/** The user that programs run as; undefined is the one that runs the tests. */
export type Owner = { uid: number; gid: number } | undefined;

/**
 * Starts a PostgreSQL server. As root on Debian, installs it if it is missing. With `dataFolder`, it uses the
 * data in that folder, writes durably, and `remove` keeps the data for the next run.
 */
export async function startPostgres({ dataFolder }: { dataFolder?: string } = {}): Promise<TestPostgres> {
  const bin = ensurePostgresBinaries();
  const owner = await findOwner();
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'first-commit-postgres-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' }, ...owner };
  if (!existsSync(data))
    await run(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'tests', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
      options,
    );
  const port = await findFreePort();
  const url = `postgres://tests@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: dataFolder === undefined ? 'off' : 'on',
    max_connections: 200,
    shared_buffers: '64MB',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  const start = async (): Promise<ChildProcess> => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errorOutput = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errorOutput = (errorOutput + text).slice(-4000);
    });
    await waitUntilReady(url, child, () => errorOutput);
    return child;
  };

  let server = await start();
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // SIGQUIT is PostgreSQL's immediate shutdown, without a checkpoint and with recovery on the next start.
    // After SIGINT, no recovery is necessary.
    server.kill(dataFolder === undefined ? 'SIGQUIT' : 'SIGINT');
    await ended;
  };
  return {
    url,
    kill: stop,
    restart: async () => {
      server = await start();
    },
    remove: async () => {
      await stop();
      if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root. Debian's package creates the user `postgres` for it. */
export async function findOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  if (!uid || !gid)
    throw new Error('The tests need the user "postgres", which Debian\'s package postgresql creates.');
  return { uid, gid };
}

async function waitUntilReady(url: string, child: ChildProcess, errorOutput: () => string): Promise<void> {
  const deadline = Date.now() + startSeconds * 1000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill('SIGQUIT');
        throw new Error(`PostgreSQL did not start:\n${errorOutput()}`, { cause: error });
      }
      await sleep(50);
    }
  }
}
