import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSqliteTransact } from '../transact.ts';
import { DatabaseUnreachableError } from '../unreachable.ts';
import type { Schema } from '../schema.ts';
import { createNodeSqliteDialect } from './sqlite-dialect.ts';
import { NodeSqliteDriver } from './sqlite-driver.ts';
import { createWalSync } from './wal-sync.ts';

type Sync = { finish(): void; fail(error: Error): void };

/** A database whose disk does what the test says: each sync under way, the oldest first. */
async function openOnSlowDisk() {
  const syncs: Sync[] = [];
  const connection = new DatabaseSync(':memory:');
  const driver = new NodeSqliteDriver(connection);
  const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(connection, driver) });
  await sql`create table locks (lock_name text primary key, taken_at integer)`.execute(db);
  driver.syncBy(
    createWalSync({
      datasync: () =>
        new Promise((resolve, reject) => {
          syncs.push({ finish: resolve, fail: reject });
        }),
      close: async () => undefined,
    }),
  );
  const insert = (name: string) => (on: Pick<Kysely<Schema>, 'insertInto'>) =>
    on.insertInto('locks').values({ lock_name: name, taken_at: 1 }).execute();
  const transact = createSqliteTransact(db, () => driver.leaveUnsynced());
  return { db, transact, insert, syncs };
}

/** Whether it is settled once everything that needs no disk has run. */
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
  // The sync under way had begun before the others committed.
  expect(await isSettled(Promise.race([second, third]))).toBe(false);
  expect(syncs).toHaveLength(2);
  syncs[1]?.finish();
  await Promise.all([second, third]);
  expect(syncs).toHaveLength(2);
});

test('a write outside a transaction waits as well; reads, failures and what may be lost do not', async () => {
  const { db, transact, insert, syncs } = await openOnSlowDisk();
  await transact([], insert('may be lost'), { outlives: 'process' });
  await db.selectFrom('locks').selectAll().execute();
  await expect(transact([], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(insert('may be lost')(db)).rejects.toThrow('UNIQUE');
  expect(syncs).toHaveLength(0);
  const deleting = db.deleteFrom('locks').returning('lock_name').execute();
  expect(await isSettled(deleting)).toBe(false);
  syncs[0]?.finish();
  expect(await deleting).toEqual([{ lock_name: 'may be lost' }]);
});

test('a disk that fails is told to all who wait for it, and asked again by the next', async () => {
  const { transact, insert, syncs } = await openOnSlowDisk();
  const failing = transact([], insert('one'));
  expect(await isSettled(failing)).toBe(false);
  syncs[0]?.fail(new Error('EIO'));
  await expect(failing).rejects.toThrow(DatabaseUnreachableError);
  const next = transact([], insert('two'));
  expect(await isSettled(next)).toBe(false);
  syncs[1]?.finish();
  await next;
});
