import { parentPort, workerData } from 'node:worker_threads';
import { openReader, searchConnections } from '../../database/reader.ts';
import { isDatabaseUnreachable } from '../../database/unreachable.ts';
import { AccountCache } from './account-cache.ts';
import type { SearchAnswer, SearchRequest, SearchThreadData } from './search-messages.ts';

const refreshEveryMilliseconds = 30_000;

/** The thread in which accounts are searched, so that neither searching nor building the index keeps other calls waiting. */
function serveSearches(port: NonNullable<typeof parentPort>, data: SearchThreadData): void {
  const cache = new AccountCache(openReader(data, searchConnections), data.engine);

  async function answer({ id, query }: SearchRequest): Promise<SearchAnswer> {
    try {
      return { id, result: await (query === 'figures' ? cache.measure() : cache.find(query)) };
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

  // The first reads all accounts before anybody asks; the others keep the log short. A search tells what goes wrong.
  const refresh = () => cache.refresh().catch(() => undefined);
  port.on('message', async (request: SearchRequest) => port.postMessage(await answer(request)));
  setInterval(refresh, refreshEveryMilliseconds);
  void refresh();
}

if (!parentPort) throw new Error('search-thread.ts runs as a worker thread only.');
serveSearches(parentPort, workerData as SearchThreadData);
