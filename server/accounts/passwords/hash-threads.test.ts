import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { createHashThreads } from './hash-threads.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const threads = createHashThreads();
afterAll(() => threads.close());
const password = 'Monsoon-chai-2026';

/** The priority of each of this process's threads; higher is nicer to others. */
function readNiceness(): number[] {
  return readdirSync('/proc/self/task').map((id) => {
    // After the name, which is in parentheses and may hold anything.
    const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/self/task/${id}/stat`, 'utf8')) ?? [];
    return Number(fields.split(' ')[16]);
  });
}

test('makes and compares the same hashes as the library does, several at a time', async () => {
  const kept = await threads.hash(password);
  expect(await verifyPassword(password, kept)).toBe(true);
  const other = await hashPassword(password);
  const right = Array.from({ length: 3 }, () => threads.verify(password, other));
  const wrong = Array.from({ length: 3 }, () => threads.verify(`${password} `, other));
  expect(await Promise.all([...right, ...wrong])).toEqual([true, true, true, false, false, false]);
});

test('says what is wrong with a hash that is none, and works on', async () => {
  await expect(threads.verify(password, 'no hash')).rejects.toThrow('Decoding failed');
  expect(await threads.verify(password, await threads.hash(password))).toBe(true);
});

if (process.platform === 'linux')
  test('leaves the processor to the main thread', async () => {
    const before = readNiceness();
    await threads.hash(password);
    const own = Math.min(...before);
    expect(readNiceness().filter((niceness) => niceness > own)).not.toHaveLength(0);
    expect(readNiceness()).toContain(own);
  });

test('a caller of a thread that ends is told so', async () => {
  const ending = createHashThreads();
  const rejection = expect(ending.hash(password)).rejects.toThrow('ended before it responded');
  await ending.close();
  await rejection;
});

test('a thread that nobody needs for a while ends, and the next hash starts another', async () => {
  const started: Worker[] = [];
  const onThread = (message: unknown) => started.push((message as { worker: Worker }).worker);
  subscribe('worker_threads', onThread);
  const shortLived = createHashThreads({ endAfterIdleMs: 1 });
  try {
    const kept = await shortLived.hash(password);
    await once(started[0] as Worker, 'exit');
    expect(await shortLived.verify(password, kept)).toBe(true);
    expect(started).toHaveLength(2);
  } finally {
    unsubscribe('worker_threads', onThread);
    await shortLived.close();
  }
});
