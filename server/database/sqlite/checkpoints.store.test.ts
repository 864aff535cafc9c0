import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { makeTestDatabase } from '../../../tests/engines.ts';
import { readLog } from '../../../tests/read-log.ts';
import { takeLock } from '../locks-repository.ts';
import { openDatabase } from '../open.ts';
import { checkpointInThread } from './checkpoints.ts';

const testDatabase = await makeTestDatabase('sqlite');
afterAll(() => testDatabase.remove());

test('a checkpoint copies the log while the database is in use, and the log starts again', async () => {
  const database = await openDatabase(testDatabase);
  const warn = vi.fn();
  const stop = await checkpointInThread(database, { info: vi.fn(), warn });
  const write = async (name: string) =>
    database.transact([], (transaction) => takeLock(transaction, name, 1));
  const before = statSync(database.address).size;
  for (let index = 0; index < 2000; index += 1) await write(`lock ${index}`);
  await vi.waitFor(() => expect(statSync(database.address).size).toBeGreaterThan(before), 5000);
  await vi.waitFor(() => {
    const { pages, carriedOver } = readLog(database.address);
    expect(carriedOver).toBe(pages);
  }, 5000);
  await write('the next');
  expect(readLog(database.address).pages).toBeLessThan(20);
  expect(warn).not.toHaveBeenCalled();
  await stop();
  await database.close();
});

test('after failures the pauses become longer, and the first failure and the recovery are logged once', async () => {
  const database = await openDatabase(testDatabase);
  const address = join(testDatabase.dataDir, 'elsewhere.db');
  // A folder can't be opened as a database, so the thread can't start.
  mkdirSync(address);
  writeFileSync(`${address}-wal`, 'a log');
  let started = 0;
  const onThread = () => (started += 1);
  subscribe('worker_threads', onThread);
  const [info, warn] = [vi.fn(), vi.fn()];
  const stop = await checkpointInThread({ ...database, address }, { info, warn });
  try {
    await sleep(4000);
    expect(started).toBeGreaterThanOrEqual(2);
    expect(started).toBeLessThanOrEqual(3);
    expect(warn.mock.calls).toEqual([
      [
        { reason: 'unable to open database file' },
        expect.stringContaining('can’t be copied into the database'),
      ],
    ]);
    rmdirSync(address);
    await vi.waitFor(() => expect(info).toHaveBeenCalledOnce(), 10_000);
    await sleep(1500);
    expect([info.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  } finally {
    unsubscribe('worker_threads', onThread);
    await stop();
    await database.close();
  }
});
