import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HashCost, HashThreads } from '../../context.ts';
import { createThreadCalls, type ThreadCalls } from '../../kernel/concurrency/thread-calls.ts';
import { requirePasswordHash } from '../users/stored-hash.ts';
import { hashCost } from './password-hash.ts';

/** With `passwordHash`: verify the password. Without it: hash the password at this cost. */
export type HashRequest =
  | { password: string; cost: HashCost; passwordHash?: undefined }
  | { password: string; passwordHash: string; cost?: undefined };

type HashThread = { worker: Worker; calls: ThreadCalls<HashRequest> };

/**
 * Hashes in worker threads. A thread is started when all others are busy; the hash queue limits their number. In
 * Node's own thread pool, hashes would delay writes to the disk and run at the main thread's priority.
 */
export function createHashThreads({ cost = hashCost } = {}): HashThreads {
  const idle: HashThread[] = [];
  const started = new Set<Worker>();

  function startThread(): HashThread {
    const worker = new Worker(new URL(`hash-thread${extname(import.meta.filename)}`, import.meta.url));
    started.add(worker);
    const thread = { worker, calls: createThreadCalls<HashRequest>(worker, 'hash') };
    worker.once('exit', () => {
      started.delete(worker);
      const index = idle.indexOf(thread);
      if (index !== -1) idle.splice(index, 1);
    });
    return thread;
  }

  async function runOnThread(request: HashRequest): Promise<unknown> {
    const thread = idle.pop() ?? startThread();
    try {
      return await thread.calls.send(request);
    } finally {
      if (started.has(thread.worker)) idle.push(thread);
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
