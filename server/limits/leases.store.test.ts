import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../tests/engines.ts';
import type { Database } from '../database/database.ts';
import { noopMeter } from '../kernel/meter.ts';
import { secureRandom } from '../kernel/random.ts';
import { readSettings } from '../settings/settings.ts';
import { createLimitLeases } from './leases.ts';
import type { Limit, LimitLeases } from './limit-rules.ts';

const limit: Limit = {
  name: 'checks',
  bucket: 'checks:somebody',
  windows: [{ max: 20, seconds: 60 }],
  reason: 'Too many checks.',
};

let now = 0;

/** The leases of one server, with a clock that the tests control. Its statements are counted. */
function serve(database: Database): LimitLeases & { transactions(): number } {
  let transactions = 0;
  const counted: Database = {
    ...database,
    transact: (...words) => {
      transactions += 1;
      return database.transact(...words);
    },
  };
  const leases = createLimitLeases({
    settings: readSettings({}),
    database: counted,
    clock: () => now,
    random: secureRandom,
    limitLog: { note: () => undefined },
    meter: noopMeter,
  });
  return { ...leases, transactions: () => transactions };
}

/** The number of admitted calls. */
async function countTaken(leases: LimitLeases, calls: number, of = limit): Promise<number> {
  let admittedCount = 0;
  for (let call = 0; call < calls; call += 1)
    admittedCount += await leases.take(of).then(
      () => 1,
      () => 0,
    );
  return admittedCount;
}

describeOnEachEngine('leases of a limit', (open) => {
  it('admit no more while a lease is renewed in a slow database', async () => {
    const database = await open();
    const leases = serve({
      ...database,
      transact: async (...words) => {
        const result = await database.transact(...words);
        await setTimeout(5);
        return result;
      },
    });
    const admitted: true[] = [];
    const calls: Promise<unknown>[] = [];
    for (let call = 0; call < 60; call += 1) {
      calls.push(
        leases.take({ ...limit, bucket: 'checks:slowly' }).then(
          () => admitted.push(true),
          () => undefined,
        ),
      );
      await setTimeout(1);
    }
    await Promise.all(calls);
    expect(admitted).toHaveLength(20);
  });

  it('admit exactly as many calls as the limit allows, and report how long to wait', async () => {
    const leases = serve(await open());
    expect(await countTaken(leases, 20)).toBe(20);
    now += 15_000;
    await expect(leases.take(limit)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 45 });
    now += 44_999;
    await expect(leases.take(limit)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 });
    now += 1;
    expect(await countTaken(leases, 21)).toBe(20);
  });

  it('count most calls without a statement in the database', async () => {
    const leases = serve(await open());
    await countTaken(leases, 20);
    expect(leases.transactions()).toBeLessThan(8);
  });

  it('count many parallel callers in one transaction', async () => {
    const leases = serve(await open());
    const callers = Array.from({ length: 50 }, (_, index) => ({ ...limit, bucket: `checks:${index}` }));
    await Promise.all(callers.map((caller) => leases.take(caller)));
    expect(leases.transactions()).toBe(1);
    const same = await Promise.allSettled(Array.from({ length: 50 }, () => leases.take(limit)));
    expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  it('never let two servers together exceed the limit in any minute, for any pauses between calls', async () => {
    const servers = [serve(await open()), serve(await open())];
    const times: number[] = [];
    let random = 7;
    for (let call = 0; call < 300; call += 1) {
      // A fixed sequence of pauses from 0 to 9 seconds.
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      if (random % 3 === 0) now += random % 9000;
      const server = servers[(random >> 8) % 2];
      if (server !== undefined && (await countTaken(server, 1)) === 1) times.push(now);
    }
    for (const time of times)
      expect(times.filter((other) => other > time - 60_000 && other <= time).length).toBeLessThanOrEqual(20);
    expect(times.length).toBeGreaterThan(40);
  });

  it('admit no calls from an expired lease, or after the clock was set back', async () => {
    const database = await open();
    const leases = serve(database);
    await countTaken(leases, 4);
    const before = leases.transactions();
    now += 10_000;
    await leases.take(limit);
    expect(leases.transactions()).toBe(before + 1);
    now -= 1;
    await leases.take(limit);
    expect(leases.transactions()).toBe(before + 2);
    // Unused hits were deleted, so only used hits have a time before now.
    const hits = await database.db.selectFrom('rate_hits').select('hit_at').execute();
    expect(hits.filter(({ hit_at }) => hit_at <= now + 1)).toHaveLength(6);
  });

  it('reject while the database can’t be reached, and count again afterwards', async () => {
    const database = await open();
    let isDown = true;
    const leases = serve({
      ...database,
      transact: (...words) => (isDown ? Promise.reject(new Error('gone')) : database.transact(...words)),
    });
    await expect(leases.take(limit)).rejects.toThrow('gone');
    isDown = false;
    expect(await countTaken(leases, 21)).toBe(20);
  });
});
