import { CompiledQuery, sql, type Insertable } from 'kysely';
import type { Database, Db, DbTransaction } from '../../database/database.ts';
import type { UsersTable } from '../../database/schema.ts';

const rowsPerInsert = 400;
const sqliteCacheKibibytes = 256 * 1024;

const columns = [
  'user_id',
  'name',
  'username',
  'username_key',
  'email',
  'email_key',
  'password_hash',
  'college',
  'location',
  'verified',
  'admin',
  'created_at',
  'blocked',
] as const satisfies readonly (keyof UsersTable)[];
/**
 * Names a column that the list above lacks; `never`, so that a new column fails the type check until it is
 * there.
 */
type MissingColumn = Exclude<keyof UsersTable, (typeof columns)[number]>;
const allColumns: [MissingColumn] extends [never] ? typeof columns : MissingColumn = columns;

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
  users: readonly Insertable<UsersTable>[],
): Promise<number> {
  let added = 0;
  for (let start = 0; start < users.length; start += rowsPerInsert) {
    const rows = users.slice(start, start + rowsPerInsert);
    const parameters = rows.flatMap((row) => allColumns.map((column) => row[column]));
    const { numAffectedRows = 0n } = await transaction.executeQuery(
      CompiledQuery.raw(writeInsert(rows.length, engine), parameters),
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
function writeInsert(rowCount: number, engine: Database['engine']): string {
  const placeholder = (index: number) => (engine === 'postgres' ? `$${index + 1}` : '?');
  const rows = Array.from(
    { length: rowCount },
    (_, row) =>
      `(${allColumns.map((_column, column) => placeholder(row * allColumns.length + column)).join(',')})`,
  );
  return `insert into users (${allColumns.join(',')}) values ${rows.join(',')} on conflict do nothing`;
}
