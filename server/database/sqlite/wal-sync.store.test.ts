import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createSqliteTransact } from '../transact.ts';
import { DatabaseUnreachableError } from '../unreachable.ts';
import type { Schema } from '../schema.ts';
import { createNodeSqliteDialect } from './sqlite-dialect.ts';
import { NodeSqliteDriver } from './sqlite-driver.ts';
import { checkpointWal, createWalSync } from './wal-sync.ts';

type Sync = { kind: 'log' | 'whole'; finish(): void; fail(error: Error): void };

/** A database with a simulated disk. `syncs` are the running syncs, the oldest first. */
async function openOnSlowDisk() {
  const syncs: Sync[] = [];
  const sync = (kind: Sync['kind']) => () =>
    new Promise<void>((resolve, reject) => {
      syncs.push({ kind, finish: resolve, fail: reject });
    });
  const connection = new DatabaseSync(':memory:');
  const driver = new NodeSqliteDriver(connection);
  const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(connection, driver) });
  await sql`create table locks (lock_name text primary key, taken_at integer)`.execute(db);
  driver.setWalSync(
    createWalSync({ datasync: sync('log'), checkpoint: sync('whole'), close: async () => undefined }),
  );
  const insert = (name: string) => (on: Pick<Kysely<Schema>, 'insertInto'>) =>
    on.insertInto('locks').values({ lock_name: name, taken_at: 1 }).execute();
  const transact = createSqliteTransact(db, () => driver.skipSync());
  return { db, transact, insert, syncs };
}

/** Whether the promise is settled after all work that does not wait for the disk. */
async function isSettled(work: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  const turn = new Promise((resolve) => setImmediate(() => resolve(pending)));
  return (await Promise.race([work.catch(() => undefined), turn])) !== pending;
}

test('a commit waits for the disk, and the next transaction does not wait for the commit', async () => {
  const { transact, insert, syncs } = await openOnSlowDisk();
  const first = transact([], insert('one'));
  expect(await isSettled(first)).toBe(false);
  const second = transact([], insert('two'));
  const third = transact([], insert('three'));
  expect(await isSettled(Promise.race([second, third]))).toBe(false);
  expect(syncs).toHaveLength(1);
  syncs[0]?.finish();
  await first;
  // The running sync had begun before the others committed.
  expect(await isSettled(Promise.race([second, third]))).toBe(false);
  expect(syncs).toHaveLength(2);
  syncs[1]?.finish();
  await Promise.all([second, third]);
  expect(syncs).toHaveLength(2);
});

test('a write outside a transaction also waits for the disk; reads, failures and eventual writes don’t', async () => {
  const { db, transact, insert, syncs } = await openOnSlowDisk();
  await transact([], insert('may be lost'), { durability: 'eventual' });
  await db.selectFrom('locks').selectAll().execute();
  await expect(transact([], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(insert('may be lost')(db)).rejects.toThrow('UNIQUE');
  expect(syncs).toHaveLength(0);
  const deleting = db.deleteFrom('locks').returning('lock_name').execute();
  expect(await isSettled(deleting)).toBe(false);
  syncs[0]?.finish();
  expect(await deleting).toEqual([{ lock_name: 'may be lost' }]);
});

test('when a sync fails all its waiting writes fail, and syncs count again after a checkpoint', async () => {
  const { transact, insert, syncs } = await openOnSlowDisk();
  const fail = async (name: string) => {
    const failing = transact([], insert(name));
    expect(await isSettled(failing)).toBe(false);
    syncs.at(-1)?.fail(new Error('EIO'));
    await expect(failing).rejects.toThrow(DatabaseUnreachableError);
  };
  await fail('one');
  await fail('two');
  for (const name of ['three', 'four']) {
    const next = transact([], insert(name));
    expect(await isSettled(next)).toBe(false);
    syncs.at(-1)?.finish();
    await next;
  }
  expect(syncs.map(({ kind }) => kind)).toEqual(['log', 'whole', 'whole', 'log']);
});

test('a write that is acknowledged after a failed sync is in the database file, whatever happened to the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'site.db');
  const connection = new DatabaseSync(file);
  connection.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0');
  const driver = new NodeSqliteDriver(connection);
  const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(connection, driver) });
  onTestFinished(() => db.destroy());
  await sql`create table locks (lock_name text primary key, taken_at integer)`.execute(db);
  driver.setWalSync(
    createWalSync({
      datasync: () => Promise.reject(new Error('EIO')),
      checkpoint: () => checkpointWal(file),
      close: async () => undefined,
    }),
  );
  const insert = (lock_name: string) => db.insertInto('locks').values({ lock_name, taken_at: 1 }).execute();
  await expect(insert('one')).rejects.toThrow(DatabaseUnreachableError);
  const reader = new DatabaseSync(file);
  reader.exec('begin; select count(*) from locks');
  const second = insert('two');
  expect(await isSettled(second)).toBe(false);
  reader.close();
  await second;
  const alone = join(folder, 'alone.db');
  copyFileSync(file, alone);
  const fileOnly = new DatabaseSync(alone, { readOnly: true });
  onTestFinished(() => fileOnly.close());
  expect(fileOnly.prepare('select lock_name from locks order by rowid').all()).toEqual([
    { lock_name: 'one' },
    { lock_name: 'two' },
  ]);
});
