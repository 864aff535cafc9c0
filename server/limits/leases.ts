import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DbTransaction } from '../database/database.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import { countFreeHits, secondsUntilFree, widenLimit, type Limit, type LimitLeases } from './limit-rules.ts';
import { locksOfLimits, readHitTimes, createLimitError, type LimitContext } from './limits.ts';
import { deleteHits, insertHits } from './rate-hits-repository.ts';

/**
 * How long a lease is valid. It is shorter than the permitted clock skew: a hit with a time further ahead would
 * not count.
 */
const leaseMs = 10_000;
/** The number of checks that one registration makes. One transaction costs more than the hits in it. */
const hitsPerLease = 8;
/** The maximum number of leases that one transaction renews. */
const maxLeasesPerTransaction = 100;
/** With more leases than these, the oldest is dropped from memory; its hits stay counted. */
const maxLeases = 10_000;

/**
 * Hits that were counted in advance. After `hasEnded` no hit of the lease is used any more; the next lease stores
 * the times in `usedAt`. Times are milliseconds since 1970.
 */
type Lease = { hitIds: readonly string[]; usedAt: number[]; takenAt: number; hasEnded: boolean };
type Waiter = { limit: Limit; admit(): void; reject(error: unknown): void };
/**
 * The result of a transaction for one bucket: the new lease, how many callers are admitted, and how long the others
 * have to wait.
 */
type Renewal = { bucket: string; lease: Lease | undefined; admitted: number; retryAfterSeconds: number };

/**
 * Counts calls that come in quick succession, such as availability checks while somebody types. It counts a few hits
 * in the database in advance (a lease) and uses them from memory, so that most calls write nothing. All servers
 * together never exceed the limit: each hit is in the database before it is used, with the time when its lease ends,
 * which is never before its use; the server that holds the lease writes the real times with the next lease. Another
 * server may therefore count up to one lease too many, so the limit can be stricter but never weaker.
 */
export function createLimitLeases(context: LimitContext): LimitLeases {
  const { settings, clock } = context;
  const leases = new Map<string, Lease>();
  const queue: Waiter[] = [];
  let isRenewing = false;

  async function renewQueued(): Promise<void> {
    isRenewing = true;
    while (queue.length > 0) {
      // Requests that arrived together are each handled in turn; this waits for all of them.
      await nextTurn();
      const batch = Map.groupBy(queue.splice(0, maxLeasesPerTransaction), ({ limit }) => limit.bucket);
      // What is used of a lease while it is renewed would not be counted.
      for (const bucket of batch.keys()) {
        const lease = leases.get(bucket);
        if (lease !== undefined) lease.hasEnded = true;
      }
      try {
        const renewals = await renewLeases(context, batch, leases);
        for (const renewal of renewals) applyRenewal(renewal, batch.get(renewal.bucket) ?? []);
      } catch (error) {
        for (const { reject } of [...batch.values()].flat()) reject(error);
      }
    }
    isRenewing = false;
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

  async function takeOne(limit: Limit): Promise<void> {
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
  }

  return {
    async take(limit) {
      if (!settings.rateLimit) return;
      // Narrow before wide: a client past its own limit uses up nothing of its network's.
      for (const each of widenLimit(limit)) await takeOne(each);
    },
  };
}

/**
 * Whether hits of the lease may still be used. If the clock was set back, they would be used after the time that is
 * stored for them.
 */
function isLeaseCurrent({ takenAt }: Lease, now: number): boolean {
  return now >= takenAt && now < takenAt + leaseMs;
}

/** Renews the lease of each bucket in `batch` in one transaction. `leases` has the previous lease of each. */
function renewLeases(
  context: LimitContext,
  batch: ReadonlyMap<string, readonly Waiter[]>,
  leases: ReadonlyMap<string, Lease>,
): Promise<Renewal[]> {
  const limits = [...batch.values()]
    .flatMap(([first]) => (first === undefined ? [] : [first.limit]))
    // Sorted, because all transactions take locks in the order of their names.
    .toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  return context.database.transact(
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

/** Stores when the hits of the previous lease were used, deletes its unused hits, and takes a new lease. */
async function renewLease(
  transaction: DbTransaction,
  { clock, random }: LimitContext,
  { bucket, windows }: Limit,
  { requestedHits, previousLease }: { requestedHits: number; previousLease: Lease | undefined },
): Promise<Renewal> {
  const now = clock();
  await takeLock(transaction, lockNames.limit(bucket), now);
  // Ids with the same prefix are next to each other in the database's index, so one page is written, not several.
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
