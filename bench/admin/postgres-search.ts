import { sql } from 'kysely';
import { createPostgresSearch } from '../../server/admin/search/postgres-search.ts';
import type { Database } from '../../server/database/database.ts';
import { measureMs } from '../statistics.ts';
import { timeSearches, type GroupTimes } from './search-times.ts';
import type { TermGroup } from './search-terms.ts';

/** The search of large sites: the milliseconds and bytes of its index, and the times of searches. */
export type PostgresSearchTimes = { indexMs: number; bytes: number; times: GroupTimes[] };

/**
 * Creates the index in PostgreSQL, measures searches with it, and drops it, so that it does not affect other
 * measurements.
 */
export async function timePostgresSearch(
  database: Database,
  groups: readonly TermGroup[],
): Promise<PostgresSearchTimes> {
  const search = createPostgresSearch(database);
  try {
    const indexMs = await measureMs(() => search.prepare());
    const { indexBytes: bytes } = await search.measure();
    return { indexMs, bytes, times: await timeSearches(database, search, groups) };
  } finally {
    await search.close();
    await sql`drop function if exists keep_account_text cascade`.execute(database.db);
    await sql`drop table if exists account_texts`.execute(database.db);
  }
}
