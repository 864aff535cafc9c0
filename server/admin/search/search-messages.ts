import type { DatabaseAddress } from '../../database/reader.ts';
import type { SearchMetrics } from './account-cache.ts';
import type { FoundPage, SearchQuery } from './account-set.ts';

/**
 * What the search's thread is started with, what it is asked (a page, everybody, or how it is doing), and
 * what it answers.
 */
export type SearchThreadData = DatabaseAddress;
export type UnpagedQuery = Omit<SearchQuery, 'page' | 'limit'>;
export type SearchRequest = { id: number } & (
  | { kind: 'page'; query: SearchQuery }
  | { kind: 'everybody'; query: UnpagedQuery }
  | { kind: 'figures' }
);
/**
 * The ids of all who are found, with a line break between two: one text goes to another thread much faster
 * than a million.
 */
export type FoundIds = { joinedIds: string; total: number };
export type SearchResult = FoundPage | FoundIds | SearchMetrics;
export type SearchResponse =
  | { id: number; result: SearchResult }
  | { id: number; failure: { message: string; isUnreachable: boolean } };
