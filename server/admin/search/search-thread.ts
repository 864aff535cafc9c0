import { parentPort, workerData } from 'node:worker_threads';
import { searchConnections } from '../../database/postgres/postgres-pool.ts';
import { openReader } from '../../database/reader.ts';
import { answerCalls } from '../../kernel/concurrency/thread-calls.ts';
import { isDatabaseUnreachable } from '../../database/unreachable.ts';
import { AccountCache } from './account-cache.ts';
import type { SearchRequest, SearchResult, SearchThreadData } from './search-messages.ts';

const refreshEveryMs = 30_000;

/**
 * The thread in which accounts are searched, so that neither searching nor building the index keeps other
 * calls waiting.
 */
function serveSearches(data: SearchThreadData): void {
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

  /** The class of an error is lost between threads, so a database that can't be reached is a result. */
  async function answerSearch(request: SearchRequest): Promise<SearchResult> {
    try {
      return await find(request);
    } catch (error) {
      if (!isDatabaseUnreachable(error)) throw error;
      return { unreachable: error instanceof Error ? error.message : String(error) };
    }
  }

  // The first reads all accounts before anybody asks; the others keep the log short. An error is not lost:
  // the next search meets it again and reports it.
  const refresh = () => cache.refresh().catch(() => undefined);
  answerCalls(parentPort, answerSearch);
  setInterval(refresh, refreshEveryMs);
  void refresh();
}

serveSearches(workerData as SearchThreadData);
