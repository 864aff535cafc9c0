import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './database.ts';
import { createPool } from './postgres/postgres-pool.ts';
import type { Schema } from './schema.ts';
import { openSqliteReader } from './sqlite/sqlite-reader.ts';

/** Where an open, migrated database is: plain words, so that they can be handed to another thread. */
export type DatabaseAddress = Pick<Database, 'engine' | 'address'>;

/** Connects once more to a database that is open already, to read only. */
export function openReader({ engine, address }: DatabaseAddress, poolSize: number): Kysely<Schema> {
  if (engine === 'sqlite') return openSqliteReader(address);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(address, poolSize) }) });
}
