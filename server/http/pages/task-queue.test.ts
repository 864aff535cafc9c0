import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

test('tasks run one at a time, with a pause after each, also after one that failed', async () => {
  const pauseMs = 40;
  const queue = createTaskQueue(pauseMs);
  const startedAt: number[] = [];
  const start = async () => {
    startedAt.push(performance.now());
  };
  const failed = queue(async () => {
    await start();
    throw new Error('no memory');
  });
  const later = [queue(start), queue(start)];
  await expect(failed).rejects.toThrow('no memory');
  await Promise.all(later);
  const [first = 0, second = 0, third = 0] = startedAt;
  // Timers may fire up to a millisecond early.
  expect(second - first).toBeGreaterThanOrEqual(pauseMs - 1);
  expect(third - second).toBeGreaterThanOrEqual(pauseMs - 1);
});

test('a task waits for the one that is running', async () => {
  const queue = createTaskQueue(0);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const running = queue(() => promise);
  const next = vi.fn(async () => {});
  const last = queue(next);
  await sleep(5);
  expect(next).not.toHaveBeenCalled();
  finish();
  await Promise.all([running, last]);
  expect(next).toHaveBeenCalledOnce();
});
