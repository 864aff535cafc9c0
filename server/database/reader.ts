import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './database.ts';
import { createPool } from './postgres/postgres-pool.ts';
import type { Schema } from './schema.ts';
import { openSqliteReader } from './sqlite/sqlite-reader.ts';

/** Where an open, migrated database is, as plain strings that can be passed to another thread. */
export type DatabaseAddress = Pick<Database, 'engine' | 'address'>;

/** Opens another connection, for reads only, to a database that is open already. */
export function openReader({ engine, address }: DatabaseAddress, poolSize: number): Kysely<Schema> {
  if (engine === 'sqlite') return openSqliteReader(address);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(address, poolSize) }) });
}
