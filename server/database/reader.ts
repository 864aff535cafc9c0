import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './database.ts';
import { createPool } from './postgres/postgres-pool.ts';
import type { Schema } from './schema.ts';
import { createNodeSqliteDialect } from './sqlite/sqlite-dialect.ts';

/** The admin's search reads one thing after another. */
export const searchConnections = 1;

/** Where an open, migrated database is: plain words, so that they can be handed to another thread. */
export type DatabaseAddress = Pick<Database, 'engine' | 'address'>;

/** Connects once more to a database that is open already, to read only. */
export function openReader({ engine, address }: DatabaseAddress, poolSize: number): Kysely<Schema> {
  if (engine === 'sqlite') return openSqliteReader(address);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(address, poolSize) }) });
}

/** Sees what is committed at each query, also while another connection holds the write lock. */
export function openSqliteReader(file: string): Kysely<Schema> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
  return new Kysely<Schema>({ dialect: createNodeSqliteDialect(database) });
}
