import { HttpError } from './http-error.ts';

/** Runs the work when its turn comes. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs a few pieces of heavy work at a time, and rejects callers at once when too many are inside already,
 * all together or of one client, instead of letting them pile up. Clients take turns, so that those who send
 * many calls keep others waiting no longer than those who send one.
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

type Limits = {
  /** How many pieces of work run at a time. */
  concurrency: number;
  /**
   * Past it only a client that has no caller inside is let in, so that a few can't fill the queue for all.
   */
  maxInside: number;
  maxOfClient: number;
  /** How many clients may be inside at a time. */
  maxClients: number;
};

export function createWorkQueue({ concurrency, maxInside, maxOfClient, maxClients }: Limits): WorkQueue {
  /** Waiting work by client, in the order in which the clients have their turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const insideByClient = new Map<string, number>();
  let inside = 0;
  let running = 0;

  function startNext(): void {
    const [next] = waiting;
    if (next === undefined || running >= concurrency) return;
    const [client, line] = next;
    const work = line.shift();
    waiting.delete(client);
    if (line.length > 0) waiting.set(client, line);
    running += 1;
    void work?.().finally(() => {
      running -= 1;
      startNext();
    });
  }

  function takeTurn<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const line = waiting.get(client) ?? [];
      line.push(() => work().then(resolve, reject));
      waiting.set(client, line);
      startNext();
    });
  }

  function isFullFor(ofClient: number): boolean {
    if (ofClient >= maxOfClient) return true;
    return inside >= maxInside && (ofClient > 0 || insideByClient.size >= maxClients);
  }

  return {
    load: () => ({ inside, waiting: [...waiting.values()].flat().length }),
    async enter(client, job) {
      const ofClient = insideByClient.get(client) ?? 0;
      if (isFullFor(ofClient))
        throw new HttpError(429, 'The site is very busy. Please try again in a few seconds.', {
          retryAfterSeconds: 3,
        });
      inside += 1;
      insideByClient.set(client, ofClient + 1);
      try {
        return await job((work) => takeTurn(client, work));
      } finally {
        inside -= 1;
        const left = (insideByClient.get(client) ?? 1) - 1;
        if (left === 0) insideByClient.delete(client);
        else insideByClient.set(client, left);
      }
    },
  };
}
