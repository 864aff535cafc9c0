import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('the work queue runs a few at a time, lets some wait, and rejects the rest with a Retry-After', async () => {
  const queue = createWorkQueue({ concurrency: 2, maxWaiting: 2 });
  const deferred = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await deferred.promise;
    running -= 1;
    return 'done';
  };
  const accepted = [queue.run(job), queue.run(job), queue.run(job), queue.run(job)];
  await expect(queue.run(job)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3 });
  deferred.resolve();
  expect(await Promise.all(accepted)).toEqual(['done', 'done', 'done', 'done']);
  expect(most).toBe(2);
  expect(await queue.run(job)).toBe('done');
});

test('a job that fails leaves its place to the next', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 'yes')).toBe('yes');
});
