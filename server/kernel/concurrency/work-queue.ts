import { AppError } from '../app-error.ts';

/** Queues the heavy work and runs it when it is first in the queue. */
export type RunQueued = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs a limited number of tasks at a time, and rejects callers at once when too many are inside already, in total
 * or from one client, instead of letting the queue grow. Clients take turns, so that a client with many calls does
 * not delay others more than a client with one call.
 */
export type WorkQueue = {
  /**
   * Lets the caller in until its job is done. Only the heavy work of the job is queued, so that what it waits
   * for otherwise, a slow database say, delays nobody else. Throws an AppError with
   * status 429 when the queue is full.
   */
  enter<Result>(client: string, job: (runQueued: RunQueued) => Promise<Result>): Promise<Result>;
  /** How many callers are inside, and how many pieces of work wait for their turn. */
  load(): { inside: number; waiting: number };
};

type Limits = {
  /** How many pieces of work run at a time. */
  concurrency: number;
  /**
   * Past it only a client that has no caller inside is let in, so that a few clients can't fill the queue.
   */
  maxInside: number;
  maxPerClient: number;
  /** How many clients may be inside at a time. */
  maxClients: number;
};

export function createWorkQueue({ concurrency, maxInside, maxPerClient, maxClients }: Limits): WorkQueue {
  /** Waiting work by client, in the order in which the clients have their turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const insideByClient = new Map<string, number>();
  let inside = 0;
  let running = 0;

  function startNext(): void {
    const [next] = waiting;
    if (next === undefined || running >= concurrency) return;
    const [client, queue] = next;
    const work = queue.shift();
    waiting.delete(client);
    if (queue.length > 0) waiting.set(client, queue);
    running += 1;
    void work?.().finally(() => {
      running -= 1;
      startNext();
    });
  }

  function runQueued<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const queue = waiting.get(client) ?? [];
      queue.push(() => work().then(resolve, reject));
      waiting.set(client, queue);
      startNext();
    });
  }

  function isFullFor(ofClient: number): boolean {
    if (ofClient >= maxPerClient) return true;
    return inside >= maxInside && (ofClient > 0 || insideByClient.size >= maxClients);
  }

  return {
    load: () => ({ inside, waiting: [...waiting.values()].flat().length }),
    async enter(client, job) {
      const ofClient = insideByClient.get(client) ?? 0;
      if (isFullFor(ofClient)) throw new AppError('busy', { retryAfterSeconds: 3 });
      inside += 1;
      insideByClient.set(client, ofClient + 1);
      try {
        return await job((work) => runQueued(client, work));
      } finally {
        inside -= 1;
        const left = (insideByClient.get(client) ?? 1) - 1;
        if (left === 0) insideByClient.delete(client);
        else insideByClient.set(client, left);
      }
    },
  };
}
