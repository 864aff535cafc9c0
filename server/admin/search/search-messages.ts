import type { DatabaseAddress } from '../../database/reader.ts';
import type { FoundPage, SearchQuery } from './account-set.ts';

/** What the search's thread is started with, what it is asked, and what it answers. */
export type SearchThreadData = DatabaseAddress;
export type SearchRequest = { id: number; query: SearchQuery };
export type SearchAnswer = { id: number; found: FoundPage } | { id: number; failure: { message: string; isUnreachable: boolean } };
