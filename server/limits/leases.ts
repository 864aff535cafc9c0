import type { DbTransaction } from '../database/database.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import { countFreeHits, secondsUntilFree, type Limit, type LimitLeases } from './limit-rules.ts';
import { locksOfLimits, readHitTimes, createLimitError, type LimitContext } from './limits.ts';
import { deleteHits, insertHits } from './rate-hits-repository.ts';

/**
 * How long hits that were counted in advance may be handed out. Less than clocks may differ, or they would
 * not count.
 */
const leaseMs = 10_000;
/** As many checks as one registration makes, in one lease: a transaction costs more than the hits in it. */
const hitsPerLease = 8;
/** The maximum of leases that are taken in one transaction. */
const maxLeasesPerTransaction = 100;
/** Beyond it the oldest leases are forgotten; the hits in them stay counted. */
const maxLeases = 10_000;

/**
 * Hits that were counted in advance. Once `hasEnded`, none is handed out any more; the next lease stores which
 * were used.
 */
type Lease = { hitIds: readonly string[]; usedAt: number[]; takenAt: number; hasEnded: boolean };
type Waiter = { limit: Limit; admit(): void; reject(error: unknown): void };
/**
 * The outcome of a transaction for one bucket: how many callers are admitted, and how long the others have to
 * wait.
 */
type Renewal = { bucket: string; lease: Lease | undefined; admitted: number; retryAfterSeconds: number };

/**
 * Counts calls that come in runs, such as checks while somebody types. It counts a few hits in the database
 * in advance, a lease, and hands them out from memory, so that most calls write nothing. No server lets more
 * through than the limit: each hit is in the database before it is handed out, dated when its lease ends,
 * which is never before it is used; the server that holds the lease writes the real time with the next one.
 * What another server sees is at worst stricter by a lease.
 */
export function createLimitLeases(context: LimitContext): LimitLeases {
  const { settings, database, clock } = context;
  const leases = new Map<string, Lease>();
  const queue: Waiter[] = [];
  let isRenewing = false;

  async function renewQueued(): Promise<void> {
    isRenewing = true;
    while (queue.length > 0) {
      const batch = Map.groupBy(queue.splice(0, maxLeasesPerTransaction), ({ limit }) => limit.bucket);
      try {
        const renewals = await renewLeases(batch);
        for (const renewal of renewals) applyRenewal(renewal, batch.get(renewal.bucket) ?? []);
      } catch (error) {
        for (const { reject } of [...batch.values()].flat()) reject(error);
      }
    }
    isRenewing = false;
  }

  function renewLeases(batch: ReadonlyMap<string, readonly Waiter[]>): Promise<Renewal[]> {
    const limits = [...batch.values()]
      .flatMap(([first]) => (first === undefined ? [] : [first.limit]))
      // In the order in which everybody takes locks.
      .toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
    return database.transact(
      locksOfLimits(limits),
      async (transaction) => {
        const renewals: Renewal[] = [];
        for (const limit of limits)
          renewals.push(
            await renewLease(transaction, context, limit, {
              requestedHits: batch.get(limit.bucket)?.length ?? 0,
              previousLease: leases.get(limit.bucket),
            }),
          );
        return renewals;
      },
      // After a power cut the limits' windows are over anyway.
      { durability: 'eventual' },
    );
  }

  function applyRenewal(
    { bucket, lease, admitted, retryAfterSeconds }: Renewal,
    waiters: readonly Waiter[],
  ): void {
    // Deleted first, so that the map stays in the order of taking.
    leases.delete(bucket);
    if (lease !== undefined) leases.set(bucket, lease);
    const [oldest] = leases.keys();
    if (leases.size > maxLeases && oldest !== undefined) leases.delete(oldest);
    waiters.forEach(({ limit, admit, reject }, index) =>
      index < admitted ? admit() : reject(createLimitError(limit, retryAfterSeconds, context)),
    );
  }

  return {
    async take(limit) {
      if (!settings.rateLimit) return;
      const now = clock();
      const lease = leases.get(limit.bucket);
      if (lease !== undefined) {
        lease.hasEnded ||= lease.usedAt.length === lease.hitIds.length || !isLeaseCurrent(lease, now);
        if (!lease.hasEnded) return void lease.usedAt.push(now);
      }
      const turn = Promise.withResolvers<void>();
      queue.push({ limit, admit: turn.resolve, reject: turn.reject });
      if (!isRenewing) void renewQueued();
      await turn.promise;
    },
  };
}

/**
 * Whether hits may still be handed out. With a clock that went back they would be used after their stored
 * date.
 */
function isLeaseCurrent({ takenAt }: Lease, now: number): boolean {
  return now >= takenAt && now < takenAt + leaseMs;
}

/** Stores when the hits of the old lease were used, releases the others, and takes a new lease. */
async function renewLease(
  transaction: DbTransaction,
  { clock, random }: LimitContext,
  { bucket, windows }: Limit,
  { requestedHits, previousLease }: { requestedHits: number; previousLease: Lease | undefined },
): Promise<Renewal> {
  const now = clock();
  await takeLock(transaction, lockNames.limit(bucket), now);
  // Ids that begin alike are neighbours in the database's index: one page to write instead of one for each.
  const id = random.id();
  const used = (previousLease?.usedAt ?? []).map((hit_at, index) => ({
    hit_id: `${id}-used-${index}`,
    bucket,
    hit_at,
  }));
  await deleteHits(transaction, previousLease?.hitIds ?? []);
  const stored = await readHitTimes(transaction, { bucket, windows }, now);
  const hitTimes = [...stored, ...used.map(({ hit_at }) => hit_at)].toSorted((a, b) => b - a);
  const free = countFreeHits(hitTimes, windows, now);
  const admitted = Math.min(requestedHits, free);
  const taken = Math.min(free, Math.max(admitted, hitsPerLease));
  const hitIds = Array.from({ length: taken }, (_, index) => `${id}-${index}`);
  const hitTimeOf = (index: number) => (index < admitted ? now : now + leaseMs);
  const hits = hitIds.map((hit_id, index) => ({ hit_id, bucket, hit_at: hitTimeOf(index) }));
  await insertHits(transaction, [...used, ...hits]);
  const leased = hitIds.slice(admitted);
  return {
    bucket,
    lease: leased.length > 0 ? { hitIds: leased, usedAt: [], takenAt: now, hasEnded: false } : undefined,
    admitted,
    retryAfterSeconds: secondsUntilFree([...hitIds.map(() => now), ...hitTimes], windows, now),
  };
}
