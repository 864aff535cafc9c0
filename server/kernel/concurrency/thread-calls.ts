import type { MessagePort, Worker } from 'node:worker_threads';

type ThreadRequest<Request> = { id: number; request: Request };
type ThreadResponse = { id: number; result: unknown } | { id: number; failure: string };

/** Calls to one worker thread, which answers them with `answerCalls`. */
export type ThreadCalls<Request> = {
  /**
   * Rejects with the thread's error, and when the thread ends before it responds. The result is what the other
   * thread sent: check its type.
   */
  send(request: Request): Promise<unknown>;
};

/**
 * Sends requests to a worker thread and matches each response to its request. Other programs use the same channel:
 * under `node --watch` Node itself sends messages about the files that a thread imports. So a message counts only
 * when it has the id of a request. While a request is pending, the thread keeps the process alive.
 */
export function createThreadCalls<Request>(thread: Worker, name: string): ThreadCalls<Request> {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;

  function failAll(error: Error): void {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }

  thread.unref();
  thread.on('message', (message: unknown) => {
    if (!isResponse(message)) return;
    const call = pending.get(message.id);
    pending.delete(message.id);
    if (pending.size === 0) thread.unref();
    if ('failure' in message) call?.reject(new Error(message.failure));
    else call?.resolve(message.result);
  });
  // Also when nobody waits: an error without a listener would end the process.
  thread.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))));
  thread.once('exit', () => failAll(new Error(`The ${name} thread ended before it responded.`)));
  return {
    send(request) {
      const call = Promise.withResolvers<unknown>();
      lastId += 1;
      pending.set(lastId, call);
      thread.ref();
      thread.postMessage({ id: lastId, request } satisfies ThreadRequest<Request>);
      return call.promise;
    },
  };
}

function isResponse(message: unknown): message is ThreadResponse {
  return (
    typeof message === 'object' &&
    message !== null &&
    'id' in message &&
    typeof message.id === 'number' &&
    ('result' in message || ('failure' in message && typeof message.failure === 'string'))
  );
}

/** In a worker thread: answers each request with what `handle` returns or resolves to, or with its error. */
export function answerCalls<Request>(port: MessagePort | null, handle: (request: Request) => unknown): void {
  if (!port) throw new Error('This module runs as a worker thread only.');
  port.on('message', async ({ id, request }: ThreadRequest<Request>) => {
    port.postMessage(await answer(id, request));
  });

  async function answer(id: number, request: Request): Promise<ThreadResponse> {
    try {
      return { id, result: await handle(request) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  }
}
