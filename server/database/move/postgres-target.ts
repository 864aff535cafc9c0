import pg from 'pg';
import { int8AsNumber } from '../postgres/postgres-pool.ts';
import { isSiteTable, type MovedTable, type Row } from './moved-tables.ts';

/**
 * The PostgreSQL database that the rows are copied to. All methods except `listTables` work in one transaction.
 */
export type PostgresTarget = {
  /** The tables that exist already, without Kysely's. */
  listTables(): Promise<string[]>;
  /**
   * Begins the transaction, locks the tables against other readers and writers, and disables their triggers. Resolves
   * to the name of a table that has rows already, if any.
   */
  begin(tables: readonly MovedTable[]): Promise<string | undefined>;
  insert(table: MovedTable, rows: readonly Row[]): Promise<void>;
  /** The table's rows with these keys, in any order. */
  read(table: MovedTable, keys: readonly unknown[]): Promise<readonly Row[]>;
  count(table: MovedTable): Promise<number>;
  /**
   * Sets the sequence of the key column, so that its next number is above `last`. Does nothing for a column without
   * a sequence.
   */
  continueSequence(table: MovedTable, last: number): Promise<void>;
  commit(tables: readonly MovedTable[]): Promise<void>;
  /** Undoes what was not committed. */
  close(): Promise<void>;
};

const connectTimeoutMs = 5000;

/** Connects without the time limits of a server's calls. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: int8AsNumber,
  });
  // The running query rejects with the same error.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Connects to the database at `url`. */
export async function connectTarget(url: string): Promise<PostgresTarget> {
  const client = await connect(url);
  return {
    async listTables() {
      const { rows } = await client.query<{ name: string }>(
        'select tablename as name from pg_tables where schemaname = any (current_schemas(false)) order by 1',
      );
      return rows.map(({ name }) => name).filter(isSiteTable);
    },
    async begin(tables) {
      await client.query('begin');
      await client.query(`lock table ${tables.map(({ name }) => quote(name)).join(', ')}`);
      let filled: string | undefined;
      for (const { name } of tables) {
        const { rows } = await client.query(`select 1 from ${quote(name)} limit 1`);
        if (rows.length > 0) filled ??= name;
        // The triggers would log every row as a change, in addition to the log that is copied.
        await client.query(`alter table ${quote(name)} disable trigger user`);
      }
      return filled;
    },
    async insert(table, rows) {
      const columns = listColumns(table);
      await client.query(
        `insert into ${quote(table.name)} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${quote(table.name)}, $1)`,
        [JSON.stringify(rows)],
      );
    },
    async read(table, keys) {
      const { rows } = await client.query<Row>(
        `select ${listColumns(table)} from ${quote(table.name)} where ${quote(table.key)} = any ($1)`,
        [keys],
      );
      return rows;
    },
    async count({ name }) {
      const { rows } = await client.query<{ count: number }>(`select count(*) as count from ${quote(name)}`);
      return rows[0]?.count ?? 0;
    },
    async continueSequence({ name, key }, last) {
      await client.query(
        `select setval(sequence, $2) from pg_get_serial_sequence($1, $3) as sequence where sequence is not null`,
        [quote(name), last, key],
      );
    },
    async commit(tables) {
      for (const { name } of tables) await client.query(`alter table ${quote(name)} enable trigger user`);
      await client.query('commit');
      await client.query('analyze');
    },
    close: () => client.end(),
  };
}

function listColumns({ columns }: MovedTable): string {
  return columns.map(quote).join(', ');
}

function quote(name: string): string {
  return pg.escapeIdentifier(name);
}
