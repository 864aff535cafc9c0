import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../../commands/dev/free-port.ts';
import { findOwner } from '../../../tests/services/postgres.ts';
import { ensurePostgresBinaries } from '../../../tests/services/postgres-binaries.ts';
import { createMachine, password, readConfiguration, type Machine, type Site } from './machines.ts';
import { startProgram, waitFor } from './programs.ts';

export type Cluster = {
  /** The database through HAProxy, as the site's `DATABASE_URL`. */
  url: string;
  /** Resolves to the primary and its replica, once every acknowledged write is on both. */
  waitUntilSafe(): Promise<{ primary: Machine; replica: Machine }>;
  remove(): Promise<void>;
};

const startSeconds = 120;

/**
 * Two PostgreSQL servers and a witness, configured as in docs/deploy/failover/. All run on this machine, each on
 * an address of its own.
 */
export async function startCluster(): Promise<Cluster> {
  const owner = await findOwner();
  const site: Site = {
    folder: mkdtempSync(join(tmpdir(), 'first-commit-failover-')),
    network: `127.${1 + Math.floor(Math.random() * 250)}.0`,
    bin: ensurePostgresBinaries(),
    owner,
    port: await findFreePort(),
  };
  if (owner) chownSync(site.folder, owner.uid, owner.gid);
  const witness = createMachine('witness', site);
  const databases = [createMachine('db1', site), createMachine('db2', site)] as const;
  const haproxyFile = join(site.folder, 'haproxy.cfg');
  writeFileSync(haproxyFile, readConfiguration('haproxy.cfg', 'witness', site));
  const haproxy = startProgram(['/usr/sbin/haproxy', '-f', haproxyFile], { owner, cwd: site.folder });

  const findPair = async () => {
    const [db1, db2] = databases;
    if ((await db1.isPrimary()) && (await db2.isSynchronousReplica())) return { primary: db1, replica: db2 };
    if ((await db2.isPrimary()) && (await db1.isSynchronousReplica())) return { primary: db2, replica: db1 };
    return undefined;
  };
  const formatFailure = () =>
    `The two PostgreSQL servers did not start in ${startSeconds} s:\n${[haproxy, ...databases].map((each) => each.output()).join('\n')}`;
  const cluster: Cluster = {
    url: `postgres://first_commit:${password}@127.0.0.1:${site.port}/first_commit`,
    waitUntilSafe: () => waitFor(findPair, startSeconds, formatFailure),
    remove: async () => {
      await Promise.all([...databases, witness, haproxy].map((each) => each.kill()));
      rmSync(site.folder, { recursive: true, force: true });
    },
  };
  try {
    for (const machine of [witness, ...databases]) machine.start();
    await cluster.waitUntilSafe();
    await createDatabase(`postgres://postgres:${password}@127.0.0.1:${site.port}/postgres`);
    return cluster;
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

async function createDatabase(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(`create role first_commit login password '${password}'`);
    await client.query('create database first_commit owner first_commit');
  } finally {
    await client.end();
  }
}
