/** The work waited for the mutex longer than it may. */
export class MutexTimeoutError extends Error {
  override name = 'MutexTimeoutError';
}

type Waiter = { start(): void; fail(error: unknown): void };

export type NamedMutex = {
  /**
   * Runs the work when all its names are free, in the order of asking. Throws MutexTimeoutError after
   * `waitMs`; where work before it failed in a way for which `failsAllWaiting` returns true, throws that error at once.
   */
  runExclusive<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result>;
};

/**
 * A mutex for each name, within this process: work on the same names runs one after the other, so that a
 * burst of calls on one row waits here and not on connections that others need.
 */
export function createNamedMutex({
  waitMs,
  failsAllWaiting,
}: {
  waitMs: number;
  failsAllWaiting: (error: unknown) => boolean;
}): NamedMutex {
  const queues = new Map<string, Waiter[]>();

  async function acquire(name: string, deadline: number): Promise<void> {
    const queue = queues.get(name);
    if (queue === undefined) {
      queues.set(name, []);
      return;
    }
    const grant = Promise.withResolvers<void>();
    const waiter = { start: grant.resolve, fail: grant.reject };
    queue.push(waiter);
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(waiter), 1);
      grant.reject(new MutexTimeoutError(`Too many wait for ${name}.`));
    }, deadline - performance.now());
    await grant.promise.finally(() => clearTimeout(timer));
  }

  function release(name: string): void {
    const next = queues.get(name)?.shift();
    if (next === undefined) queues.delete(name);
    else next.start();
  }

  function failQueue(name: string, error: unknown): void {
    for (const waiter of queues.get(name)?.splice(0) ?? []) waiter.fail(error);
  }

  return {
    async runExclusive(names, work) {
      const deadline = performance.now() + waitMs;
      const held: string[] = [];
      try {
        // In one order, so that no two wait for each other.
        for (const name of new Set(names.toSorted())) {
          await acquire(name, deadline);
          held.push(name);
        }
        return await work();
      } catch (error) {
        if (failsAllWaiting(error)) for (const name of held) failQueue(name, error);
        throw error;
      } finally {
        for (const name of held.toReversed()) release(name);
      }
    },
  };
}
