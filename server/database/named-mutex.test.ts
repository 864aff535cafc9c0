import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createNamedMutex, MutexTimeoutError } from './named-mutex.ts';

const makeMutex = (waitMs = 1000) =>
  createNamedMutex({
    waitMs,
    failsAllWaiting: (error) => error instanceof Error && error.message === 'gone',
  });

test('work on one name runs one job at a time in order, and work on another name runs at the same time', async () => {
  const mutex = makeMutex();
  const log: string[] = [];
  const work = (label: string) => async () => {
    log.push(`${label} begins`);
    await sleep(10);
    log.push(`${label} ends`);
  };
  await Promise.all([
    mutex.runExclusive(['a'], work('first')),
    mutex.runExclusive(['a', 'b'], work('second')),
    mutex.runExclusive(['c'], work('other')),
  ]);
  expect(log.indexOf('first ends')).toBeLessThan(log.indexOf('second begins'));
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('first ends'));
});

test('work on the same names in different orders never waits for each other', async () => {
  const mutex = makeMutex();
  const runs = Array.from({ length: 50 }, (_, index) =>
    mutex.runExclusive(index % 2 ? ['a', 'b'] : ['b', 'a'], () => sleep(1, index)),
  );
  expect(await Promise.all(runs)).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

test('a job that waits too long fails, and the queue continues without it', async () => {
  const mutex = makeMutex(20);
  const slow = mutex.runExclusive(['a'], () => sleep(60, 'slow'));
  await expect(mutex.runExclusive(['a'], async () => 'late')).rejects.toThrow(MutexTimeoutError);
  expect(await slow).toBe('slow');
  expect(await mutex.runExclusive(['a'], async () => 'next')).toBe('next');
});

test('when the first fails with an error that concerns all, the whole queue fails at once; other errors don’t affect the rest', async () => {
  const mutex = makeMutex();
  const failing = mutex.runExclusive(['a'], () => sleep(5).then(() => Promise.reject(new Error('gone'))));
  const waiting = [mutex.runExclusive(['a'], async () => 1), mutex.runExclusive(['a'], async () => 2)];
  for (const one of [failing, ...waiting]) await expect(one).rejects.toThrow('gone');
  const failingToo = mutex.runExclusive(['a'], () => Promise.reject(new Error('wrong')));
  const after = mutex.runExclusive(['a'], async () => 'after');
  await expect(failingToo).rejects.toThrow('wrong');
  expect(await after).toBe('after');
});
