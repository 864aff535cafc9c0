import fastq from 'fastq';
import { HttpError } from './http-error.ts';

/** Runs a few jobs at a time, lets some wait, and rejects the rest at once instead of letting them pile up. */
export type WorkQueue = {
  /** Throws an HttpError with status 429 when the queue is full. */
  run<Result>(job: () => Promise<Result>): Promise<Result>;
};

export function createWorkQueue({
  concurrency,
  maxWaiting,
}: {
  concurrency: number;
  maxWaiting: number;
}): WorkQueue {
  const queue = fastq.promise((job: () => Promise<void>) => job(), concurrency);
  return {
    run(job) {
      if (queue.running() >= concurrency && queue.length() >= maxWaiting)
        return Promise.reject(
          new HttpError(429, 'The site is very busy. Please try again in a few seconds.', {
            retryAfterSeconds: 3,
          }),
        );
      return new Promise((resolve, reject) => {
        void queue.push(() => job().then(resolve, reject));
      });
    },
  };
}
