import { openReader, type DatabaseAddress } from '../../database/reader.ts';
import type { AccountSearch } from './account-search.ts';
import { buildPostgresIndex } from './account-texts-index-repository.ts';
import {
  countMatches,
  isIndexComplete,
  listAllMatches,
  listMatches,
  measureIndex,
} from './account-texts-repository.ts';

/** An admin's search scans all accounts where the index can't help; two may do so at the same time. */
const connections = 2;

/**
 * The search in PostgreSQL itself, which needs no memory of the server. `prepare` makes its index, which can
 * take minutes.
 */
export type PostgresSearch = AccountSearch & {
  isPrepared(): Promise<boolean>;
  prepare(): Promise<void>;
};

/**
 * Searches in PostgreSQL by the trigrams of what is searched for. Of one or two characters there are none:
 * then, and for what most accounts have in common, it reads the texts of all.
 */
export function createPostgresSearch(database: DatabaseAddress): PostgresSearch {
  const closing = new AbortController();
  let opened: ReturnType<typeof openReader> | undefined;
  const db = () => (opened ??= openReader(database, connections));
  return {
    start: () => undefined,
    isPrepared: () => isIndexComplete(db()),
    prepare: () => buildPostgresIndex(database.address, closing.signal),
    async find({ search, status, sort = 'newest', page, limit }) {
      const term = search.toLowerCase();
      // One snapshot for both questions: the place of a page goes by the number of all.
      return db()
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          const counts = await countMatches(transaction, term);
          const total = counts[status ?? 'all'];
          const totalPages = Math.max(1, Math.ceil(total / limit));
          const currentPage = Math.min(page, totalPages);
          const part = { limit, offset: (currentPage - 1) * limit, total };
          const userIds = await listMatches(transaction, { term, status: status ?? 'all', sort }, part);
          return { userIds, currentPage, totalPages, total, ...(status && { counts }) };
        });
    },
    async findAllIds({ search, status = 'all', sort = 'newest' }) {
      const userIds = await listAllMatches(db(), { term: search.toLowerCase(), status, sort });
      return { joinedIds: userIds.join('\n'), total: userIds.length };
    },
    async measure() {
      return { readMs: 0, indexMs: 0, indexBytes: await measureIndex(db()) };
    },
    async close() {
      closing.abort();
      await opened?.destroy();
    },
  };
}
