import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../commands/dev/free-port.ts';
import { ensurePostgresBinaries } from './postgres-binaries.ts';

const run = promisify(execFile);
const startSeconds = 30;

/** A PostgreSQL server of the tests' own: on 127.0.0.1, in a temporary folder, never as root. */
export type TestPostgres = {
  /** Names the database `postgres`; tests make their own databases beside it. */
  url: string;
  /** Stops it at once, as a crash of its machine would, and keeps its data. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

type Owner = { uid: number; gid: number } | undefined;

/**
 * Starts a PostgreSQL server; as root on Debian, installs it first where it is missing. With a folder of its
 * own to keep its data in, it goes on with what is there, writes as safely as others do, and `remove` leaves the
 * data for the next time.
 */
export async function startPostgres({ keepIn }: { keepIn?: string } = {}): Promise<TestPostgres> {
  const bin = ensurePostgresBinaries();
  const owner = await findOwner();
  const folder = keepIn ?? mkdtempSync(join(tmpdir(), 'first-commit-postgres-'));
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
    fsync: keepIn === undefined ? 'off' : 'on',
    max_connections: 200,
    shared_buffers: '64MB',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  const start = async (): Promise<ChildProcess> => {
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
    });
    await untilItAnswers(url, child, () => said);
    return child;
  };

  let server = await start();
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // SIGQUIT is PostgreSQL's immediate shutdown: no checkpoint, recovery on the next start. SIGINT leaves
    // nothing to recover.
    server.kill(keepIn === undefined ? 'SIGQUIT' : 'SIGINT');
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
      if (keepIn === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package makes the user `postgres` for it. */
async function findOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  if (!uid || !gid)
    throw new Error('The tests need the user "postgres", which Debian\'s package postgresql makes.');
  return { uid, gid };
}

async function untilItAnswers(url: string, child: ChildProcess, said: () => string): Promise<void> {
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
        throw new Error(`PostgreSQL did not start:\n${said()}`, { cause: error });
      }
      await sleep(50);
    }
  }
}
