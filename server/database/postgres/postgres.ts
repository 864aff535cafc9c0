import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { describePostgresFailure } from './postgres-failure.ts';
import { createPool, searchConnections } from './postgres-pool.ts';
import type { Schema } from '../schema.ts';
import { createPostgresTransact } from '../transact.ts';

/** How many of a server's connections are for reads; the admin's search has one more. */
const readersOf = (poolSize: number) => Math.max(1, Math.floor(poolSize / 4));

/**
 * Opens a PostgreSQL database over at most `poolSize` connections. A server that goes away later makes calls
 * fail, and needs no restart when it is back.
 */
export async function openPostgres(url: string, poolSize: number): Promise<Database> {
  await migratePostgres(url).catch((error: unknown) => {
    throw describePostgresFailure(url, error, 'DATABASE_URL: ');
  });
  const readers = readersOf(poolSize);
  const readPool = createPool(url, readers);
  const reader = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readPool }) });
  const pool = createPool(url, poolSize - readers - searchConnections);
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

/**
 * Brings the database up to this release. A migration of a large table may take longer than any call may: no
 * time limits on its connection.
 */
export async function migratePostgres(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}
