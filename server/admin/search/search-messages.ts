import type { DatabaseAddress } from '../../database/reader.ts';
import type { SearchFigures } from './account-cache.ts';
import type { FoundPage, SearchQuery } from './account-set.ts';

/** What the search's thread is started with, what it is asked (a search, or how it is doing), and what it answers. */
export type SearchThreadData = DatabaseAddress;
export type SearchRequest = { id: number; query: SearchQuery | 'figures' };
export type SearchResult = FoundPage | SearchFigures;
export type SearchAnswer =
  | { id: number; result: SearchResult }
  | { id: number; failure: { message: string; isUnreachable: boolean } };
