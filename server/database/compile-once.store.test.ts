import { expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { compileForEachSize, compileOnce } from './compile-once.ts';
import type { Db } from './database.ts';

const build = vi.fn((db: Db, { name, until }: { name: string; until: number }) =>
  db.selectFrom('locks').select('taken_at').where('lock_name', '=', name).where('taken_at', '<=', until),
);
const write = compileOnce((db, { name, now }: { name: string; now: number }) =>
  db.insertInto('locks').values({ lock_name: name, taken_at: now }),
);

describeOnEachEngine('a query that is compiled once', (open) => {
  it('uses the parameters of each call, also in a transaction', async () => {
    const [database, other] = [await open(), await open()];
    build.mockClear();
    const find = compileOnce(build);
    await database.transact([], async (transaction) => {
      await write(transaction, { name: 'a', now: 1 });
      await write(transaction, { name: 'b', now: 2 });
      expect(await find(transaction, { name: 'a', until: 9 })).toEqual([{ taken_at: 1 }]);
      expect(await find(transaction, { name: 'b', until: 9 })).toEqual([{ taken_at: 2 }]);
    });
    expect(await find(database.db, { name: 'b', until: 1 })).toEqual([]);
    expect(await find(database.db, { name: 'b', until: 2 })).toEqual([{ taken_at: 2 }]);
    expect(build).toHaveBeenCalledTimes(1);
    expect(await find(other.db, { name: 'a', until: 9 })).toEqual([{ taken_at: 1 }]);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('is refused when it makes another text of a parameter, which would stay the same for all calls', async () => {
    const { db } = await open();
    const find = compileOnce((on, { part }: { part: string }) =>
      on.selectFrom('locks').select('lock_name').where('lock_name', 'like', `${part}%`),
    );
    await expect(find(db, { part: 'a' })).rejects.toThrow('The parameter part');
  });

  it('is written once for each number of rows', async () => {
    const { db } = await open();
    const insert = vi.fn((on: Db, rows: { name: string; now: number }[]) =>
      on
        .insertInto('locks')
        .values(rows.map(({ name, now }) => ({ lock_name: name, taken_at: now })))
        .returning('lock_name'),
    );
    const insertAll = compileForEachSize(insert);
    expect(await insertAll(db, [{ name: 'a', now: 1 }])).toEqual([{ lock_name: 'a' }]);
    await insertAll(db, [
      { name: 'b', now: 2 },
      { name: 'c', now: 3 },
    ]);
    await insertAll(db, [{ name: 'd', now: 4 }]);
    expect(insert).toHaveBeenCalledTimes(2);
    expect(await db.selectFrom('locks').selectAll().orderBy('lock_name').execute()).toEqual([
      { lock_name: 'a', taken_at: 1 },
      { lock_name: 'b', taken_at: 2 },
      { lock_name: 'c', taken_at: 3 },
      { lock_name: 'd', taken_at: 4 },
    ]);
  });
});
