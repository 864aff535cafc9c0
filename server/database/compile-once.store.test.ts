import { expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { compileOnce } from './compile-once.ts';
import type { Db } from './database.ts';

const build = vi.fn((db: Db, { name, until }: { name: string; until: number }) =>
  db.selectFrom('locks').select('taken_at').where('lock_name', '=', name).where('taken_at', '<=', until),
);
const write = compileOnce((db, { name, now }: { name: string; now: number }) =>
  db.insertInto('locks').values({ lock_name: name, taken_at: now }),
);

describeOnEachEngine('a query that is compiled once', (open) => {
  it('answers by each call’s own parameters, also in a transaction', async () => {
    const [one, other] = [await open(), await open()];
    build.mockClear();
    const find = compileOnce(build);
    await one.transact([], async (transaction) => {
      await write(transaction, { name: 'a', now: 1 });
      await write(transaction, { name: 'b', now: 2 });
      expect(await find(transaction, { name: 'a', until: 9 })).toEqual([{ taken_at: 1 }]);
      expect(await find(transaction, { name: 'b', until: 9 })).toEqual([{ taken_at: 2 }]);
    });
    expect(await find(one.db, { name: 'b', until: 1 })).toEqual([]);
    expect(await find(one.db, { name: 'b', until: 2 })).toEqual([{ taken_at: 2 }]);
    expect(build).toHaveBeenCalledTimes(1);
    expect(await find(other.db, { name: 'a', until: 9 })).toEqual([{ taken_at: 1 }]);
    expect(build).toHaveBeenCalledTimes(2);
  });
});
