import type { DatabaseSync } from 'node:sqlite';

/** A table that is copied from one database to another. */
export type MovedTable = {
  name: string;
  /** The column of its primary key. */
  key: string;
  columns: readonly string[];
  rows: number;
};

/**
 * Whether a table holds the site's data. SQLite's internal tables don't, nor do Kysely's: each database keeps its
 * own record of migrations.
 */
export const isSiteTable = (name: string) => !name.startsWith('sqlite_') && !name.startsWith('kysely_');

/**
 * Every table of the embedded database, in the order in which the migrations created them, so that a table comes
 * after the tables that its foreign keys refer to. Throws an Error for a table whose primary key has several columns.
 */
export function listMovedTables(source: DatabaseSync): MovedTable[] {
  const names = source
    .prepare(`select name from sqlite_schema where type = 'table' order by rowid`)
    .all()
    .map(({ name }) => String(name));
  return names.filter(isSiteTable).map((name) => {
    const columns = source.prepare('select name, pk from pragma_table_info(?)').all(name);
    const keys = columns.filter(({ pk }) => pk !== 0).map((column) => String(column['name']));
    const [key] = keys;
    if (key === undefined || keys.length > 1)
      throw new Error(`The table ${name} can't be moved: its primary key is not one column.`);
    const { rows } = source.prepare(`select count(*) as rows from "${name}"`).get() ?? {};
    return { name, key, columns: columns.map((column) => String(column['name'])), rows: Number(rows) };
  });
}

export type Row = Readonly<Record<string, unknown>>;

/** The rows of a table in batches, in the order of its primary key. */
export function* readInBatches(
  source: DatabaseSync,
  { name, key, columns }: MovedTable,
  batchRows: number,
): Generator<readonly Row[]> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const read = (where: string) =>
    source.prepare(`select ${list} from "${name}" ${where} order by "${key}" limit ${batchRows}`);
  const following = read(`where "${key}" > ?`);
  let batch: Row[] = read('').all();
  while (batch.length > 0) {
    yield batch;
    const last = batch.at(-1)?.[key];
    batch = typeof last === 'string' || typeof last === 'number' ? following.all(last) : [];
  }
}
