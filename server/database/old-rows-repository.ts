import type { DeleteResult, Kysely } from 'kysely';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

/** The rows of a table whose `time` is not after `before`, in milliseconds since 1970. */
export type OldRows<Table extends keyof Schema> = {
  table: Table;
  key: keyof Schema[Table] & string;
  time: keyof Schema[Table] & string;
  before: number;
};

/** Deletes at most `limit` of the rows. */
export function deleteOldRows<Table extends keyof Schema>(
  db: Db,
  rows: OldRows<Table>,
  limit: number,
): Promise<DeleteResult> {
  // `OldRows` has checked the names: Kysely can't type a table that is a parameter.
  const tables = db as unknown as Kysely<Record<string, Record<string, string | number>>>;
  const { table, key, time, before }: { table: string; key: string; time: string; before: number } = rows;
  const oldest = tables.selectFrom(table).select(key).where(time, '<=', before).limit(limit);
  return tables.deleteFrom(table).where(key, 'in', oldest).executeTakeFirstOrThrow();
}
