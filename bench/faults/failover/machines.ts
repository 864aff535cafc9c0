import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from '../../../pipeline/project-root.ts';
import type { Owner } from '../../../tests/services/postgres.ts';
import { killPostgres, startProgram, type RunningProgram } from './programs.ts';

/** What the machines of a cluster share. Their addresses are `network` and a number: 127.5.0.11, for example. */
export type Site = { folder: string; network: string; bin: string; owner: Owner; port: number };

/** A machine of the cluster: etcd, and Patroni with PostgreSQL on all but the witness. */
export type Machine = {
  name: string;
  /** Starts etcd and Patroni, which starts PostgreSQL. */
  start(): void;
  /** Kills all of its processes with SIGKILL, as a power cut does. */
  kill(): Promise<void>;
  isPrimary(): Promise<boolean>;
  /** Whether it is the replica that has every acknowledged write. */
  isSynchronousReplica(): Promise<boolean>;
  output(): string;
};

export const password = 'chai-at-night';
const configurations = join(projectRoot, 'docs', 'deploy', 'failover');
const hosts = { db1: 11, db2: 12, witness: 13 } as const;
type Name = keyof typeof hosts;

/** A configuration of docs/deploy/failover/ with this machine's name, address, passwords and folder. */
export function readConfiguration(file: string, name: Name, { folder, network, bin, port }: Site): string {
  return (
    readFileSync(join(configurations, file), 'utf8')
      .replaceAll('THIS_NAME', name)
      .replaceAll('THIS_ADDRESS', `${network}.${hosts[name]}`)
      // Between addresses of this machine, every connection comes from 127.0.0.1.
      .replaceAll('10.0.0.0/24', '127.0.0.0/8')
      .replaceAll('10.0.0.', `${network}.`)
      .replaceAll(/\w+_PASSWORD/g, password)
      .replace('/usr/lib/postgresql/17/bin', bin)
      .replaceAll(/\/var\/(lib|run)\/\w+/g, join(folder, name))
      .replaceAll(/\s+(user|group) haproxy/g, '')
      .replaceAll('127.0.0.1:5000', `127.0.0.1:${port}`)
  );
}

export function createMachine(name: Name, site: Site): Machine {
  const { folder, network, owner } = site;
  const address = `${network}.${hosts[name]}`;
  makeFolder(join(folder, name), owner);
  const options = { owner, cwd: join(folder, name) };
  const patroniFile = join(folder, name, 'patroni.yml');
  writeFileSync(patroniFile, readConfiguration('patroni.yml', name, site));
  const etcdEnvironment = parseEnv(readConfiguration('etcd.env', name, site));
  let running: RunningProgram[] = [];

  /** Patroni answers 200 when the machine has that role. */
  const hasRole = async (role: string) => {
    const url = `http://${address}:8008/${role}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    return response?.status === 200;
  };
  return {
    name,
    start: () => {
      running = [startProgram(['/usr/bin/etcd'], { ...options, env: etcdEnvironment })];
      if (name !== 'witness') running.push(startProgram(['/usr/bin/patroni', patroniFile], options));
    },
    kill: async () => {
      // Patroni first, so that it does not start PostgreSQL again.
      for (const program of running.toReversed()) await program.kill();
      await killPostgres(join(folder, name, '15', 'first-commit'));
    },
    isPrimary: () => hasRole('primary'),
    isSynchronousReplica: () => hasRole('synchronous'),
    output: () => running.map((program) => program.output()).join('\n'),
  };
}

function makeFolder(path: string, owner: Owner): void {
  mkdirSync(path, { mode: 0o700 });
  if (owner) chownSync(path, owner.uid, owner.gid);
}
