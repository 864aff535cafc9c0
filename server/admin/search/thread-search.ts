import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseAddress } from '../../database/reader.ts';
import { DatabaseUnreachableError } from '../../database/unreachable.ts';
import type { AccountSearch } from './account-search.ts';
import type { SearchResponse, SearchRequest, SearchResult, SearchThreadData } from './search-messages.ts';

type Wanted = SearchRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never;
type Waiting = { resolve(result: SearchResult): void; reject(error: Error): void };

/**
 * Searches a copy in memory, in a separate thread, which is started when it is first needed, and again
 * after it has failed.
 */
export function createThreadSearch(
  { engine, address }: DatabaseAddress,
  log: Pick<FastifyBaseLogger, 'error'>,
): AccountSearch {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  function startThread(): Worker {
    if (isClosed) throw new Error('The search was closed.');
    const data: SearchThreadData = { engine, address };
    const started = new Worker(new URL(`search-thread${extname(import.meta.filename)}`, import.meta.url), {
      workerData: data,
    });
    started.unref();
    started.on('message', take);
    started.on('error', (error) => log.error({ err: error }, 'the search of accounts failed'));
    started.on('exit', () => {
      thread = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The search of accounts ended.'));
      waiting.clear();
    });
    return started;
  }

  function ask(wanted: Wanted): Promise<SearchResult> {
    return new Promise((resolve, reject) => {
      thread ??= startThread();
      const request: SearchRequest = { id: ++lastId, ...wanted };
      waiting.set(request.id, { resolve, reject });
      // Keeps the process alive as long as it is needed, and no longer.
      thread.ref();
      thread.postMessage(request);
    });
  }

  function take(answer: SearchResponse): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) thread?.unref();
    if ('result' in answer) asked?.resolve(answer.result);
    else
      asked?.reject(
        answer.failure.isUnreachable
          ? new DatabaseUnreachableError(answer.failure.message)
          : new Error(answer.failure.message),
      );
  }

  return {
    start() {
      thread ??= startThread();
    },
    async find(query) {
      const result = await ask({ kind: 'page', query });
      if (!('userIds' in result)) throw new TypeError('The search answered with something else.');
      return result;
    },
    async findEverybody(query) {
      const result = await ask({ kind: 'everybody', query });
      if (!('joinedIds' in result)) throw new TypeError('The search answered with something else.');
      return result;
    },
    async measure() {
      const result = await ask({ kind: 'figures' });
      if (!('indexBytes' in result)) throw new TypeError('The search answered with something else.');
      return result;
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}
