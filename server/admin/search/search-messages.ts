import type { DatabaseAddress } from '../../database/reader.ts';
import type { SearchMetrics } from './account-cache.ts';
import type { FoundPage, SearchQuery } from './account-set.ts';

/**
 * The messages of the search thread: the data it is started with, its requests (one page, all ids, or measurements)
 * and its results.
 */
export type SearchThreadData = DatabaseAddress;
export type UnpagedQuery = Omit<SearchQuery, 'page' | 'limit'>;
export type SearchRequest =
  | { kind: 'page'; query: SearchQuery }
  | { kind: 'ids'; query: UnpagedQuery }
  | { kind: 'metrics' };
/**
 * The ids of all accounts found, joined by line breaks: one string is passed to another thread much faster than a
 * million.
 */
export type FoundIds = { joinedIds: string; total: number };
/** `unreachable`: why the database can't be reached. */
export type SearchResult = FoundPage | FoundIds | SearchMetrics | { unreachable: string };
