import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../../tests/engines.ts';
import type { Database, Db } from './database.ts';
import { takeLock } from './locks-repository.ts';
import { openDatabase } from './open.ts';

const readLocks = ({ reader }: Database) => reader.selectFrom('locks').select('lock_name').execute();

describeOnEachEngine('transactions', (open, findSettings, engine) => {
  test('two transactions that take locks in opposite orders both succeed', async () => {
    const [firstDatabase, secondDatabase] = [await open(), await open()];
    const lockBoth = (database: Database, names: readonly string[]) =>
      database.transact([], async (transaction) => {
        for (const name of names) {
          await takeLock(transaction, name, 1);
          await sleep(100);
        }
        return names[0];
      });
    expect(
      await Promise.all([lockBoth(firstDatabase, ['a', 'b']), lockBoth(secondDatabase, ['b', 'a'])]),
    ).toEqual(['a', 'b']);
  });

  test('many parallel writes of one row don’t delay other calls, even with a pool of four', async () => {
    const database = await openDatabase({ ...findSettings(), poolSize: 4 });
    const holding = Promise.withResolvers<void>();
    const lockIsHeld = Promise.withResolvers<void>();
    const holder = database.transact(['busy'], async (transaction) => {
      await takeLock(transaction, 'busy', 1);
      lockIsHeld.resolve();
      // SQLite has one writer; there the burst waits for a place that is free at once.
      if (engine === 'postgres') await holding.promise;
    });
    await lockIsHeld.promise;
    const burst = Array.from({ length: 50 }, () =>
      database.transact(['busy'], (transaction) => takeLock(transaction, 'busy', 2)),
    );
    const start = performance.now();
    await database.transact(['free'], (transaction) => takeLock(transaction, 'free', 3));
    await readLocks(database);
    await database.ping();
    expect(performance.now() - start).toBeLessThan(1000);
    holding.resolve();
    await Promise.all([holder, ...burst]);
    await database.close();
  });

  test('after work fails nothing is left of it, and the next work runs', async () => {
    const database = await open();
    const failing = database.transact(['a'], async (transaction) => {
      await takeLock(transaction, 'a', 1);
      throw new Error('no');
    });
    const next = database.transact(['a'], (transaction) => readLocks({ ...database, reader: transaction }));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toEqual([]);
  });

  test('reads return committed data and don’t wait for a writer', async () => {
    const database = await open();
    await database.transact([], (transaction) => takeLock(transaction, 'committed', 1));
    await (
      await open()
    ).transact([], async (transaction) => {
      await takeLock(transaction, 'under way', 1);
      const start = performance.now();
      expect(await readLocks(database)).toEqual([{ lock_name: 'committed' }]);
      expect(performance.now() - start).toBeLessThan(500);
    });
    expect(await readLocks(database)).toHaveLength(2);
  });

  if (engine === 'sqlite')
    test('while another process has the write lock, reads are answered, and waiting writes don’t delay them', async () => {
      const database = await open();
      const otherConnection = new DatabaseSync(database.address);
      otherConnection.exec('begin immediate');
      const write = database.transact([], (transaction) => takeLock(transaction, 'late', 1));
      const start = performance.now();
      for (let time = 0; time < 20; time += 1) await readLocks(database);
      await database.ping();
      expect(performance.now() - start).toBeLessThan(500);
      otherConnection.exec('rollback');
      otherConnection.close();
      await write;
      expect(await readLocks(database)).toEqual([{ lock_name: 'late' }]);
    });
  else {
    test.each([
      ['a serialization failure', '40001', 3],
      ['a deadlock', '40P01', 3],
      ['another error', '23505', 1],
    ])('after %s the work runs again only if it can succeed', async (_name, state, expectedRuns) => {
      const database = await open();
      let runs = 0;
      const work = database.transact([], async (transaction) => {
        runs += 1;
        await takeLock(transaction, `run ${runs}`, 1);
        const raise = sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`);
        if (runs < 3) await raise.execute(transaction);
      });
      await work.catch(() => undefined);
      expect(runs).toBe(expectedRuns);
      // Nothing is left of the runs that failed.
      expect(await readLocks(database)).toEqual(expectedRuns === 3 ? [{ lock_name: 'run 3' }] : []);
    });

    test('an eventual transaction does not wait for the disk, and the next immediate one does', async () => {
      const database = await open();
      const readDurability = async (db: Db) => {
        const setting = sql<{
          synchronous: string;
        }>`select current_setting('synchronous_commit') as synchronous`;
        return (await setting.execute(db)).rows[0]?.synchronous;
      };
      expect(await database.transact([], readDurability, { durability: 'eventual' })).toBe('off');
      expect(await database.transact([], readDurability)).toBe('on');
      const failing = database.transact([], () => Promise.reject(new Error('no')), {
        durability: 'eventual',
      });
      await expect(failing).rejects.toThrow('no');
      expect(await database.transact([], readDurability)).toBe('on');
      expect(await readDurability(database.db)).toBe('on');
    });

    test('they read committed data, whatever the default of the database is', async () => {
      const database = await open();
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
      const name = sql.id(rows[0]?.name ?? '');
      const later = await open();
      await sql`alter database ${name} set default_transaction_isolation = 'serializable'`.execute(
        database.db,
      );
      const level = await later.transact([], async (transaction) => {
        const shown = await sql<{ transaction_isolation: string }>`show transaction_isolation`.execute(
          transaction,
        );
        return shown.rows[0]?.transaction_isolation;
      });
      expect(level).toBe('read committed');
    });
  }
});
