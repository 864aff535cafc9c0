import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './database.ts';
import { createPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { createNodeSqliteDialect } from './sqlite-dialect.ts';

/** Where an open, migrated database is: plain words, so that they can be handed to another thread. */
export type DatabaseAddress = Pick<Database, 'engine' | 'address'>;

// As long as SQLite may have to wait for a moment's exclusive lock, at a checkpoint say.
const busyMilliseconds = 4000;

/** Connects once more to a database that is open already, to read only. */
export function openReader({ engine, address }: DatabaseAddress): Kysely<Schema> {
  if (engine === 'postgres')
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(address) }) });
  return new Kysely<Schema>({
    dialect: createNodeSqliteDialect(
      new DatabaseSync(address, { readOnly: true, timeout: busyMilliseconds }),
    ),
  });
}
