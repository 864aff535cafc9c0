import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readdirSync, readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { createHashThreads } from './hash-threads.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const threads = createHashThreads();
afterAll(() => threads.close());
const password = 'Monsoon-chai-2026';

/** The nice value of each thread of this process; a higher value is a lower priority. */
function readNiceness(): number[] {
  return readdirSync('/proc/self/task').map((id) => {
    // The fields after the name, which is in parentheses and may contain any characters.
    const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/self/task/${id}/stat`, 'utf8')) ?? [];
    return Number(fields.split(' ')[16]);
  });
}

test('makes and compares the same hashes as the library, several at a time', async () => {
  const storedHash = await threads.hash(password);
  expect(await verifyPassword(password, storedHash)).toBe(true);
  const other = await hashPassword(password);
  const rightOnes = Array.from({ length: 3 }, () => threads.verify(password, other));
  const wrong = Array.from({ length: 3 }, () => threads.verify(`${password} `, other));
  expect(await Promise.all([...rightOnes, ...wrong])).toEqual([true, true, true, false, false, false]);
});

test('reports an invalid hash, and works on', async () => {
  await expect(threads.verify(password, 'no hash')).rejects.toThrow('Decoding failed');
  expect(await threads.verify(password, await threads.hash(password))).toBe(true);
});

if (process.platform === 'linux')
  test('runs with a lower priority than the main thread', async () => {
    const before = readNiceness();
    await threads.hash(password);
    const mainNiceness = Math.min(...before);
    expect(readNiceness().filter((niceness) => niceness > mainNiceness)).not.toHaveLength(0);
    expect(readNiceness()).toContain(mainNiceness);
  });

test('when a thread ends, its pending calls fail', async () => {
  const ending = createHashThreads();
  const rejection = expect(ending.hash(password)).rejects.toThrow('ended before it responded');
  await ending.close();
  await rejection;
});

test('a thread that has ended is replaced by another', async () => {
  const started: Worker[] = [];
  const onThread = (message: unknown) => started.push((message as { worker: Worker }).worker);
  subscribe('worker_threads', onThread);
  const replaced = createHashThreads();
  try {
    const storedHash = await replaced.hash(password);
    await started[0]?.terminate();
    expect(await replaced.verify(password, storedHash)).toBe(true);
    expect(started).toHaveLength(2);
  } finally {
    unsubscribe('worker_threads', onThread);
    await replaced.close();
  }
});
