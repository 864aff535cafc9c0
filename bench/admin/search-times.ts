import { sql } from 'kysely';
import { median } from 'simple-statistics';
import type { AccountSearch } from '../../server/admin/search/account-search.ts';
import { findAccounts } from '../../server/admin/search/find-accounts.ts';
import type { Database } from '../../server/database/database.ts';
import { measureMs } from '../statistics.ts';
import type { TermGroup } from './search-terms.ts';
import { createPostgresSearch } from '../../server/admin/search/postgres-search.ts';

export type GroupTimes = {
  group: string;
  page: 'first' | 'middle' | 'last';
  milliseconds: number[];
  scanMs: number;
};

const limit = 5;
const rounds = 4;
const scannedTermCount = 2;

/**
 * Measures the search for every term of every group, for its first, middle and last page, including reading
 * the rows.
 */
export async function timeSearches(
  database: Database,
  search: AccountSearch,
  groups: readonly TermGroup[],
): Promise<GroupTimes[]> {
  const times: GroupTimes[] = [];
  for (const { name, terms } of groups) {
    const scans: number[] = [];
    for (const term of terms.slice(0, scannedTermCount))
      scans.push(await measureMs(() => scan(database, term)));
    for (const page of ['first', 'middle', 'last'] as const)
      times.push({ group: name, page, milliseconds: [], scanMs: median(scans) });
    for (const term of terms) {
      const { totalPages } = await search.find({ search: term, page: 1, limit });
      const pages = { first: 1, middle: Math.ceil(totalPages / 2), last: totalPages };
      for (let round = 0; round < rounds; round++) {
        for (const group of times.slice(-3)) {
          group.milliseconds.push(
            await measureMs(() =>
              findAccounts(database.db, search, { search: term, page: pages[group.page], limit }),
            ),
          );
        }
      }
    }
  }
  return times;
}

/** Counts the matching accounts without an index, with the engine's own `lower()`. */
function scan({ db }: Database, term: string): Promise<unknown> {
  const pattern = `%${term.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const columns = ['name', 'username', 'email', 'college'].map(
    (column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
  );
  return sql`select count(*) from users where ${sql.join(columns, sql` or `)}`.execute(db);
}

/** The median milliseconds of reading one account by its key. */
export async function timeLookup({ db }: Database): Promise<number> {
  const ids = await db.selectFrom('users').select('user_id').limit(400).execute();
  const times: number[] = [];
  for (const { user_id } of ids) {
    times.push(
      await measureMs(() =>
        db.selectFrom('users').selectAll().where('user_id', '=', user_id).executeTakeFirst(),
      ),
    );
  }
  return median(times.slice(100));
}

/** The search of large sites: the milliseconds and bytes of its index, and the times of searches. */
type PostgresSearchTimes = { indexMs: number; bytes: number; times: GroupTimes[] };

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
