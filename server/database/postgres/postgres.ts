import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import { prepareSchema, type SchemaChange } from '../migrate.ts';
import { toPostgresFailure } from './postgres-failure.ts';
import { createPool, PrimaryConnections, searchConnections } from './postgres-pool.ts';
import type { Schema } from '../schema.ts';
import { createPostgresTransact } from '../transact.ts';

/** How many of a server's connections are for reads; the admin's search has one more. */
const readersOf = (poolSize: number) => Math.max(1, Math.floor(poolSize / 4));

/**
 * Opens a PostgreSQL database over at most `poolSize` connections. A server that goes away later makes calls
 * fail, and needs no restart when it is back.
 */
export async function openPostgres(
  url: string,
  poolSize: number,
  schemaChange: SchemaChange,
): Promise<Database> {
  await preparePostgres(url, schemaChange).catch((error: unknown) => {
    throw toPostgresFailure(url, error, 'DATABASE_URL: ');
  });
  const readers = readersOf(poolSize);
  const primary = new PrimaryConnections();
  const readPool = createPool(url, readers, primary);
  const reader = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readPool }) });
  const pool = createPool(url, poolSize - readers - searchConnections, primary);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    reader,
    transact: createPostgresTransact(db),
    engine: 'postgres',
    address: url,
    ping: async () => {
      await sql`select 1`.execute(reader);
    },
    pools: () => [
      { pool: 'writes', ...pool.load() },
      { pool: 'reads', ...readPool.load() },
    ],
    close: async () => {
      await Promise.all([reader.destroy(), db.destroy()]);
    },
  };
}

/** Changes the tables as far as the program may: `prepareSchema`. */
export async function preparePostgres(url: string, schemaChange: SchemaChange): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createUnlimitedPool(url) }) });
  try {
    await prepareSchema(db, 'postgres', schemaChange);
  } finally {
    await db.destroy();
  }
}

/**
 * One connection without time limits: the migration of a large table may take longer than any call may. For this and
 * for commands.
 */
export function createUnlimitedPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  return pool;
}
