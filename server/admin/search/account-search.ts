import type { SearchMetrics } from './account-cache.ts';
import type { FoundPage, SearchQuery } from './account-set.ts';
import type { FoundIds, UnpagedQuery } from './search-messages.ts';

/** Finds accounts by a part of their name, username, email or college, however many there are. */
export type AccountSearch = {
  /** Begins to read the accounts where that takes a while; otherwise the first search does. */
  start(): void;
  /** The ids of one page as of now. */
  find(query: SearchQuery): Promise<FoundPage>;
  /** The ids of everybody who is found, as of now. */
  findAllIds(query: UnpagedQuery): Promise<FoundIds>;
  /** Waits until all accounts are indexed. */
  measure(): Promise<SearchMetrics>;
  close(): Promise<void>;
};
