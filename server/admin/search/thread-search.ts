import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseAddress } from '../../database/reader.ts';
import { createThreadCalls, type ThreadCalls } from '../../kernel/concurrency/thread-calls.ts';
import { DatabaseUnreachableError } from '../../database/unreachable.ts';
import type { AccountSearch } from './account-search.ts';
import type { SearchRequest, SearchResult, SearchThreadData } from './search-messages.ts';

/**
 * Searches a copy in memory, in a separate thread, which is started when it is first needed, and again
 * after it has failed.
 */
export function createThreadSearch(
  { engine, address }: DatabaseAddress,
  log: Pick<FastifyBaseLogger, 'error'>,
): AccountSearch {
  let thread: { worker: Worker; calls: ThreadCalls<SearchRequest> } | undefined;
  let isClosed = false;

  function startThread(): NonNullable<typeof thread> {
    if (isClosed) throw new Error('The search was closed.');
    const data: SearchThreadData = { engine, address };
    const worker = new Worker(new URL(`search-thread${extname(import.meta.filename)}`, import.meta.url), {
      workerData: data,
    });
    worker.on('error', (error) =>
      log.error({ err: error }, 'the search thread failed; the next search starts it again'),
    );
    worker.once('exit', () => {
      thread = undefined;
    });
    return { worker, calls: createThreadCalls(worker, 'search') };
  }

  async function sendRequest(request: SearchRequest): Promise<SearchResult> {
    thread ??= startThread();
    const result = await thread.calls.send(request);
    if (typeof result !== 'object' || result === null) throwWrongKind();
    const found = result as SearchResult;
    if ('unreachable' in found) throw new DatabaseUnreachableError(found.unreachable);
    return found;
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
      await thread?.worker.terminate();
    },
  };
}

function throwWrongKind(): never {
  throw new TypeError('The search thread sent a response of another kind.');
}
