import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HashCost, HashThreads } from '../../context.ts';
import { minuteMs } from '../../kernel/durations.ts';
import { hashCost } from './password-hash.ts';

/** With `passwordHash`: verify the password. Without it: hash the password at this cost. */
export type HashRequest =
  | { password: string; cost: HashCost; passwordHash?: undefined }
  | { password: string; passwordHash: string; cost?: undefined };
export type HashResponse =
  | { result: string | boolean; failure?: undefined }
  | { failure: string; result?: undefined };

/** A thread takes 16 MB of memory and starts in 50 ms. */
const idleMs = 5 * minuteMs;

/**
 * Hashes in worker threads. A thread is started when all others are busy; the hash queue limits their number.
 * An idle thread ends after `endAfterIdleMs`. In Node's own thread pool, hashes would delay writes to the
 * disk and run at the main thread's priority.
 */
export function createHashThreads({ cost = hashCost, endAfterIdleMs = idleMs } = {}): HashThreads {
  const idle: { thread: Worker; endTimer: NodeJS.Timeout }[] = [];
  const started = new Set<Worker>();

  function startThread(): Worker {
    const thread = new Worker(new URL(`hash-thread${extname(import.meta.filename)}`, import.meta.url));
    started.add(thread);
    // Without a listener, an error while nobody waits for the thread would end the process.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      started.delete(thread);
      removeFromIdle(thread);
    });
    return thread;
  }

  /** After this the thread gets no more work. */
  function removeFromIdle(thread: Worker): void {
    const index = idle.findIndex((one) => one.thread === thread);
    if (index !== -1) clearTimeout(idle.splice(index, 1)[0]?.endTimer);
  }

  function returnToIdle(thread: Worker): void {
    thread.unref();
    const end = () => {
      removeFromIdle(thread);
      void thread.terminate();
    };
    idle.push({ thread, endTimer: setTimeout(end, endAfterIdleMs).unref() });
  }

  async function runOnThread(request: HashRequest): Promise<string | boolean> {
    const available = idle.pop();
    clearTimeout(available?.endTimer);
    const thread = available?.thread ?? startThread();
    thread.ref();
    const answer = await sendToThread(thread, request);
    returnToIdle(thread);
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer.result;
  }

  return {
    cost,
    hash: async (password) => String(await runOnThread({ password, cost })),
    verify: async (password, passwordHash) => (await runOnThread({ password, passwordHash })) === true,
    async close() {
      await Promise.all([...started].map((thread) => thread.terminate()));
    },
  };
}

/** Rejects when the thread ends before it responds, so that the caller leaves the hash queue. */
async function sendToThread(thread: Worker, request: HashRequest): Promise<HashResponse> {
  const reply = Promise.withResolvers<HashResponse>();
  const end = () => reply.reject(new Error('The hash thread ended before it responded.'));
  thread.once('message', reply.resolve).once('error', reply.reject).once('exit', end);
  thread.postMessage(request);
  return reply.promise.finally(() =>
    thread.off('message', reply.resolve).off('error', reply.reject).off('exit', end),
  );
}
