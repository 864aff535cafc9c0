import fastq from 'fastq';
import { HttpError } from './http-error.ts';

/** Does the work when it is its turn. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs a few pieces of heavy work at a time, and rejects callers at once when too many are inside already,
 * all together or of one client, instead of letting them pile up.
 */
export type WorkQueue = {
  /**
   * Lets the caller in until its job is done. The job takes its turn for the heavy work alone, so that what
   * it waits for otherwise, a slow database say, keeps nobody else from theirs. Throws an HttpError with
   * status 429 when the queue is full.
   */
  enter<Result>(client: string, job: (takeTurn: TakeTurn) => Promise<Result>): Promise<Result>;
  /** How many callers are inside, and how many pieces of work wait for their turn. */
  load(): { inside: number; waiting: number };
};

/** `concurrency` pieces of work run at a time; `mostInside` callers are let in, `mostOfClient` of one client. */
export function createWorkQueue({
  concurrency,
  mostInside,
  mostOfClient,
}: {
  concurrency: number;
  mostInside: number;
  mostOfClient: number;
}): WorkQueue {
  const queue = fastq.promise((work: () => Promise<void>) => work(), concurrency);
  const insideByClient = new Map<string, number>();
  let inside = 0;
  const takeTurn: TakeTurn = (work) =>
    new Promise((resolve, reject) => {
      void queue.push(() => work().then(resolve, reject));
    });
  return {
    load: () => ({ inside, waiting: queue.length() }),
    async enter(client, job) {
      const ofClient = insideByClient.get(client) ?? 0;
      if (inside >= mostInside || ofClient >= mostOfClient)
        throw new HttpError(429, 'The site is very busy. Please try again in a few seconds.', {
          retryAfterSeconds: 3,
        });
      inside += 1;
      insideByClient.set(client, ofClient + 1);
      try {
        return await job(takeTurn);
      } finally {
        inside -= 1;
        const left = (insideByClient.get(client) ?? 1) - 1;
        if (left === 0) insideByClient.delete(client);
        else insideByClient.set(client, left);
      }
    },
  };
}
