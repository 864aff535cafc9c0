import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { makePlace } from '../../../tests/engines.ts';
import { takeLock } from '../locks-repository.ts';
import { openDatabase } from '../open.ts';
import { checkpointInThread } from './checkpoints.ts';

const place = await makePlace('sqlite');
afterAll(() => place.remove());

/** How many pages the log holds and how many of them the database has. */
function readLog(file: string): { log: number; checkpointed: number } {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const row = database.prepare('pragma wal_checkpoint(noop)').get();
    return { log: Number(row?.log), checkpointed: Number(row?.checkpointed) };
  } finally {
    database.close();
  }
}

test('the log is carried over while the database is in use, and starts anew', async () => {
  const database = await openDatabase(place);
  const warn = vi.fn();
  const stop = await checkpointInThread(database, { warn });
  const write = async (name: string) =>
    database.transact([], (transaction) => takeLock(transaction, name, 1));
  const before = statSync(database.address).size;
  for (let index = 0; index < 2000; index += 1) await write(`lock ${index}`);
  await vi.waitFor(() => expect(statSync(database.address).size).toBeGreaterThan(before), 5000);
  await vi.waitFor(() => {
    const { log, checkpointed } = readLog(database.address);
    expect(checkpointed).toBe(log);
  }, 5000);
  await write('the next');
  expect(readLog(database.address).log).toBeLessThan(20);
  expect(warn).not.toHaveBeenCalled();
  await stop();
  await database.close();
});
