import { HttpError } from '../kernel/http-error.ts';

/** Runs a few jobs at a time, lets some wait, and refuses the rest at once rather than pile them up. */
export type WorkQueue = {
  /** Throws an HttpError with status 429 when the queue is full. */
  run<Result>(job: () => Promise<Result>): Promise<Result>;
};

export function createWorkQueue({
  atOnce,
  waiting: mostWaiting,
}: {
  atOnce: number;
  waiting: number;
}): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function takeSlot(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting)
      throw new HttpError(429, 'The site is very busy. Please try again in a few seconds.', {
        retryAfterSeconds: 3,
      });
    // The slot is handed over by whoever leaves it, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leaveSlot(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(job) {
      await takeSlot();
      try {
        return await job();
      } finally {
        leaveSlot();
      }
    },
  };
}
