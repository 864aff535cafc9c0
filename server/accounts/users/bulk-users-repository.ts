import { CompiledQuery, sql } from 'kysely';
import type { Database, Db, DbTransaction } from '../../database/database.ts';
import { requirePasswordHash } from './stored-hash.ts';
import type { User } from './users-repository.ts';

const rowsPerInsert = 400;
const sqliteCacheKibibytes = 256 * 1024;

/**
 * Enlarges SQLite's cache for keys that come in random order: with the default of 2 MB each page would be
 * read from the disk and written back again and again. PostgreSQL needs nothing.
 */
export async function prepareForBulkInsert({ db, engine }: Database): Promise<void> {
  if (engine !== 'sqlite') return;
  await sql`pragma cache_size = ${sql.lit(-sqliteCacheKibibytes)}`.execute(db);
  await sql`pragma wal_autocheckpoint = 25000`.execute(db);
}

/** The ids that exist from one id to before another. */
export async function listIdsBetween(db: Db, from: string, until: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '>=', from)
    .where('user_id', '<', until)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Inserts those whose id, username and email are free, and returns how many that were. */
export async function insertManyUsers(
  transaction: DbTransaction,
  engine: Database['engine'],
  users: readonly User[],
): Promise<number> {
  for (const user of users) requirePasswordHash(user.password_hash);
  // Every row of the type has every column, so the first tells them for all.
  const columns = Object.keys(users[0] ?? {}) as (keyof User)[];
  let added = 0;
  for (let start = 0; start < users.length; start += rowsPerInsert) {
    const rows = users.slice(start, start + rowsPerInsert);
    const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
    const { numAffectedRows = 0n } = await transaction.executeQuery(
      CompiledQuery.raw(writeInsert(columns, rows.length, engine), parameters),
    );
    added += Number(numAffectedRows);
  }
  return added;
}

/** Without fresh statistics the query planner takes a table that has just grown for a small one. */
export async function refreshStatistics(db: Db): Promise<void> {
  await sql`analyze users`.execute(db);
}

/** Written by hand, because building a query of thousands of values costs more than running it. */
function writeInsert(columns: readonly string[], rowCount: number, engine: Database['engine']): string {
  const placeholder = (index: number) => (engine === 'postgres' ? `$${index + 1}` : '?');
  const rows = Array.from(
    { length: rowCount },
    (_, row) => `(${columns.map((_column, column) => placeholder(row * columns.length + column)).join(',')})`,
  );
  return `insert into users (${columns.join(',')}) values ${rows.join(',')} on conflict do nothing`;
}
