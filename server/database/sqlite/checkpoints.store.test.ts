import { statSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { makePlace } from '../../../tests/engines.ts';
import { readLog } from '../../../tests/read-log.ts';
import { takeLock } from '../locks-repository.ts';
import { openDatabase } from '../open.ts';
import { checkpointInThread } from './checkpoints.ts';

const place = await makePlace('sqlite');
afterAll(() => place.remove());

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
    const { pages, carriedOver } = readLog(database.address);
    expect(carriedOver).toBe(pages);
  }, 5000);
  await write('the next');
  expect(readLog(database.address).pages).toBeLessThan(20);
  expect(warn).not.toHaveBeenCalled();
  await stop();
  await database.close();
});
