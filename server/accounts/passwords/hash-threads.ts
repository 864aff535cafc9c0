import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HashCost, HashThreads } from '../../context.ts';
import { minuteMs } from '../../kernel/durations.ts';
import { createThreadCalls, type ThreadCalls } from '../../kernel/concurrency/thread-calls.ts';
import { requirePasswordHash } from '../users/stored-hash.ts';
import { hashCost } from './password-hash.ts';

/** With `passwordHash`: verify the password. Without it: hash the password at this cost. */
export type HashRequest =
  | { password: string; cost: HashCost; passwordHash?: undefined }
  | { password: string; passwordHash: string; cost?: undefined };

type HashThread = { worker: Worker; calls: ThreadCalls<HashRequest> };

/** A thread takes 16 MB of memory and starts in 50 ms. */
const idleMs = 5 * minuteMs;

/**
 * Hashes in worker threads. A thread is started when all others are busy; the hash queue limits their number.
 * An idle thread ends after `endAfterIdleMs`. In Node's own thread pool, hashes would delay writes to the
 * disk and run at the main thread's priority.
 */
export function createHashThreads({ cost = hashCost, endAfterIdleMs = idleMs } = {}): HashThreads {
  const idle: (HashThread & { endTimer: NodeJS.Timeout })[] = [];
  const started = new Set<Worker>();

  function startThread(): HashThread {
    const worker = new Worker(new URL(`hash-thread${extname(import.meta.filename)}`, import.meta.url));
    started.add(worker);
    worker.once('exit', () => {
      started.delete(worker);
      removeFromIdle(worker);
    });
    return { worker, calls: createThreadCalls(worker, 'hash') };
  }

  /** After this the thread gets no more work. */
  function removeFromIdle(worker: Worker): void {
    const index = idle.findIndex((one) => one.worker === worker);
    if (index !== -1) clearTimeout(idle.splice(index, 1)[0]?.endTimer);
  }

  function returnToIdle({ worker, calls }: HashThread): void {
    const end = () => {
      removeFromIdle(worker);
      void worker.terminate();
    };
    if (started.has(worker)) idle.push({ worker, calls, endTimer: setTimeout(end, endAfterIdleMs).unref() });
  }

  async function runOnThread(request: HashRequest): Promise<unknown> {
    const available = idle.pop();
    clearTimeout(available?.endTimer);
    const thread = available ?? startThread();
    try {
      return await thread.calls.send(request);
    } finally {
      returnToIdle(thread);
    }
  }

  return {
    cost,
    hash: async (password) => requirePasswordHash(await runOnThread({ password, cost })),
    async verify(password, passwordHash) {
      const isRight = await runOnThread({ password, passwordHash });
      if (typeof isRight !== 'boolean')
        throw new TypeError('A hash thread did not say whether a password is right.');
      return isRight;
    },
    async close() {
      await Promise.all([...started].map((worker) => worker.terminate()));
    },
  };
}
