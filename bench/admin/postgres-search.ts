import { sql } from 'kysely';
import { createPostgresSearch } from '../../server/admin/search/postgres-search.ts';
import type { Database } from '../../server/database/database.ts';
import { time } from '../statistics.ts';
import { timeSearches, type GroupTimes } from './search-times.ts';
import type { TermGroup } from './terms.ts';

/** The search of large sites: how long its index took to make, in milliseconds, how large it is, and what it takes. */
export type PostgresSearchFigures = { madeIn: number; bytes: number; times: GroupTimes[] };

/**
 * Makes the index in PostgreSQL, searches with it, and takes it out again, so that other figures know nothing of it.
 */
export async function timePostgresSearch(
  database: Database,
  groups: readonly TermGroup[],
): Promise<PostgresSearchFigures> {
  const search = createPostgresSearch(database);
  try {
    const madeIn = await time(() => search.prepare());
    const { indexBytes: bytes } = await search.measure();
    return { madeIn, bytes, times: await timeSearches(database, search, groups) };
  } finally {
    await search.close();
    await sql`drop function if exists keep_account_text cascade`.execute(database.db);
    await sql`drop table if exists account_texts`.execute(database.db);
  }
}
