import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('it runs a few jobs at a time, lets some wait, and rejects the rest with Retry-After', async () => {
  const queue = createWorkQueue({ concurrency: 2, maxInside: 4, maxPerClient: 4, maxClients: 4 });
  const deferred = Promise.withResolvers<void>();
  let running = 0;
  let max = 0;
  const enter = (client: string) =>
    queue.enter(client, (runQueued) =>
      runQueued(async () => {
        running += 1;
        max = Math.max(max, running);
        await deferred.promise;
        running -= 1;
        return 'done';
      }),
    );
  const accepted = ['a', 'b', 'c', 'd'].map(enter);
  await expect(enter('e')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3 });
  deferred.resolve();
  expect(await Promise.all(accepted)).toEqual(['done', 'done', 'done', 'done']);
  expect(max).toBe(2);
  expect(await enter('e')).toBe('done');
});

test('one client gets its share and the rest is for others', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxInside: 10, maxPerClient: 3, maxClients: 9 });
  const deferred = Promise.withResolvers<void>();
  const enter = (client: string) => queue.enter(client, (runQueued) => runQueued(() => deferred.promise));
  const jobsOfOneClient = [enter('a'), enter('a'), enter('a')];
  await expect(enter('a')).rejects.toMatchObject({ status: 429 });
  const other = enter('b');
  deferred.resolve();
  await Promise.all([...jobsOfOneClient, other]);
  await enter('a');
});

test('a job that waits for something else does not delay others', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxInside: 10, maxPerClient: 10, maxClients: 9 });
  const silent = Promise.withResolvers<string>();
  const waiting = queue.enter('a', () => silent.promise);
  expect(await queue.enter('a', (runQueued) => runQueued(async () => 'hashed'))).toBe('hashed');
  silent.resolve('answered');
  expect(await waiting).toBe('answered');
});

test('after a job fails, the next one runs', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxInside: 1, maxPerClient: 1, maxClients: 9 });
  await expect(
    queue.enter('a', (runQueued) => runQueued(() => Promise.reject(new Error('no')))),
  ).rejects.toThrow('no');
  expect(await queue.enter('a', (runQueued) => runQueued(async () => 'yes'))).toBe('yes');
});

test('two clients that fill it don’t keep out a third, which gets the next turn', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxInside: 6, maxPerClient: 3, maxClients: 3 });
  const done: string[] = [];
  const enter = (client: string) =>
    queue.enter(client, (runQueued) =>
      Promise.all([1, 2].map(() => runQueued(async () => void done.push(client)))),
    );
  const all = [...['a', 'a', 'a', 'b', 'b', 'b'].map(enter), enter('c')];
  expect(queue.load()).toEqual({ inside: 7, waiting: 13 });
  const refused = await Promise.allSettled(['a', 'c', 'd'].map(enter));
  for (const { status } of refused) expect(status).toBe('rejected');
  await Promise.all(all);
  expect(done.join('')).toBe('aabcabcabababb');
});
