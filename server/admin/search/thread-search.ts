import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseAddress } from '../../database/reader.ts';
import { DatabaseUnreachableError } from '../../database/unreachable.ts';
import type { AccountSearch } from './account-search.ts';
import type {
  SearchFailure,
  SearchRequest,
  SearchResponse,
  SearchResult,
  SearchThreadData,
} from './search-messages.ts';

type RequestBody = SearchRequest extends infer Request
  ? Request extends { id: number }
    ? Omit<Request, 'id'>
    : never
  : never;
type PendingRequest = { resolve(result: SearchResult): void; reject(error: Error): void };

/**
 * Searches a copy in memory, in a separate thread, which is started when it is first needed, and again
 * after it has failed.
 */
export function createThreadSearch(
  { engine, address }: DatabaseAddress,
  log: Pick<FastifyBaseLogger, 'error'>,
): AccountSearch {
  const pending = new Map<number, PendingRequest>();
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
    started.on('message', handleResponse);
    started.on('error', (error) =>
      log.error({ err: error }, 'the search thread failed; the next search starts it again'),
    );
    started.on('exit', () => {
      thread = undefined;
      for (const { reject } of pending.values()) reject(new Error('The search of accounts ended.'));
      pending.clear();
    });
    return started;
  }

  function sendRequest(body: RequestBody): Promise<SearchResult> {
    return new Promise((resolve, reject) => {
      thread ??= startThread();
      const request: SearchRequest = { id: ++lastId, ...body };
      pending.set(request.id, { resolve, reject });
      // Keeps the process alive as long as it is needed, and no longer.
      thread.ref();
      thread.postMessage(request);
    });
  }

  function handleResponse(response: SearchResponse): void {
    const pendingRequest = pending.get(response.id);
    pending.delete(response.id);
    if (pending.size === 0) thread?.unref();
    if ('result' in response) pendingRequest?.resolve(response.result);
    else pendingRequest?.reject(createError(response.failure));
  }

  return {
    start() {
      thread ??= startThread();
    },
    async find(query) {
      const result = await sendRequest({ kind: 'page', query });
      return 'userIds' in result ? result : throwWrongKind();
    },
    async findAllIds(query) {
      const result = await sendRequest({ kind: 'ids', query });
      return 'joinedIds' in result ? result : throwWrongKind();
    },
    async measure() {
      const result = await sendRequest({ kind: 'metrics' });
      return 'indexBytes' in result ? result : throwWrongKind();
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}

function createError({ isUnreachable, message }: SearchFailure): Error {
  return isUnreachable ? new DatabaseUnreachableError(message) : new Error(message);
}

function throwWrongKind(): never {
  throw new TypeError('The search thread sent a response of another kind.');
}
