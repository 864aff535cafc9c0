import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns, TurnTimeoutError } from './turns.ts';

const makeTurns = (waitMs = 1000) =>
  createTurns({ waitMs, endsLine: (error) => error instanceof Error && error.message === 'gone' });

test('work on one name runs one at a time in the order of asking, work on another at once', async () => {
  const turns = makeTurns();
  const log: string[] = [];
  const work = (label: string) => async () => {
    log.push(`${label} begins`);
    await sleep(10);
    log.push(`${label} ends`);
  };
  await Promise.all([
    turns.take(['a'], work('first')),
    turns.take(['a', 'b'], work('second')),
    turns.take(['c'], work('other')),
  ]);
  expect(log.indexOf('first ends')).toBeLessThan(log.indexOf('second begins'));
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('first ends'));
});

test('work on the same names in different orders never waits for each other', async () => {
  const turns = makeTurns();
  const runs = Array.from({ length: 50 }, (_, index) =>
    turns.take(index % 2 ? ['a', 'b'] : ['b', 'a'], () => sleep(1, index)),
  );
  expect(await Promise.all(runs)).toEqual(Array.from({ length: 50 }, (_, index) => index));
});

test('who waits too long fails, and the line goes on without them', async () => {
  const turns = makeTurns(20);
  const slow = turns.take(['a'], () => sleep(60, 'slow'));
  await expect(turns.take(['a'], async () => 'late')).rejects.toThrow(TurnTimeoutError);
  expect(await slow).toBe('slow');
  expect(await turns.take(['a'], async () => 'next')).toBe('next');
});

test('an error of the first that concerns all ends the line at once, and any other leaves it', async () => {
  const turns = makeTurns();
  const gone = turns.take(['a'], () => sleep(5).then(() => Promise.reject(new Error('gone'))));
  const waiting = [turns.take(['a'], async () => 1), turns.take(['a'], async () => 2)];
  for (const one of [gone, ...waiting]) await expect(one).rejects.toThrow('gone');
  const wrong = turns.take(['a'], () => Promise.reject(new Error('wrong')));
  const after = turns.take(['a'], async () => 'after');
  await expect(wrong).rejects.toThrow('wrong');
  expect(await after).toBe('after');
});
