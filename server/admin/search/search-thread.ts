import { parentPort, workerData } from 'node:worker_threads';
import { searchConnections } from '../../database/postgres/postgres-pool.ts';
import { openReader } from '../../database/reader.ts';
import { isDatabaseUnreachable } from '../../database/unreachable.ts';
import { AccountCache } from './account-cache.ts';
import type { SearchResponse, SearchRequest, SearchResult, SearchThreadData } from './search-messages.ts';

const refreshEveryMs = 30_000;

/**
 * The thread in which accounts are searched, so that neither searching nor building the index keeps other
 * calls waiting.
 */
function serveSearches(port: NonNullable<typeof parentPort>, data: SearchThreadData): void {
  const cache = new AccountCache(openReader(data, searchConnections), data.engine);

  async function find(request: SearchRequest): Promise<SearchResult> {
    if (request.kind === 'metrics') return cache.measure();
    if (request.kind === 'page') return cache.find(request.query);
    const { userIds, total } = await cache.find({
      ...request.query,
      page: 1,
      limit: Number.MAX_SAFE_INTEGER,
    });
    return { joinedIds: userIds.join('\n'), total };
  }

  async function handleRequest(request: SearchRequest): Promise<SearchResponse> {
    const { id } = request;
    try {
      return { id, result: await find(request) };
    } catch (error) {
      return {
        id,
        failure: {
          message: error instanceof Error ? error.message : String(error),
          isUnreachable: isDatabaseUnreachable(error),
        },
      };
    }
  }

  // The first reads all accounts before anybody asks; the others keep the log short. An error is not lost:
  // the next search meets it again and reports it.
  const refresh = () => cache.refresh().catch(() => undefined);
  port.on('message', async (request: SearchRequest) => port.postMessage(await handleRequest(request)));
  setInterval(refresh, refreshEveryMs);
  void refresh();
}

if (!parentPort) throw new Error('search-thread.ts runs as a worker thread only.');
serveSearches(parentPort, workerData as SearchThreadData);
