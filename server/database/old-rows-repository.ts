import { DeleteResult, sql } from 'kysely';
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
export async function deleteOldRows<Table extends keyof Schema>(
  db: Db,
  { table: tableName, key: keyName, time, before }: OldRows<Table>,
  limit: number,
): Promise<DeleteResult> {
  const [table, key] = [sql.table(tableName), sql.ref(keyName)];
  const { numAffectedRows = 0n } = await sql`
    delete from ${table} where ${key} in (
      select ${key} from ${table} where ${sql.ref(time)} <= ${before} limit ${limit}
    )`.execute(db);
  return new DeleteResult(numAffectedRows);
}
