import { mkdirSync } from 'node:fs';
import { chmod, chown, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database, Engine } from '../../server/database/database.ts';
import { openDatabase, type DatabaseSettings } from '../../server/database/open.ts';
import { startPostgres, type TestPostgres } from '../../tests/services/postgres.ts';
import { insertPeople } from '../../commands/seed/insert-people.ts';

/** The seeded databases stay in this folder for the next run. */
export const databaseCacheFolder = join(tmpdir(), 'first-commit-bench');

/** Starts the PostgreSQL server with the seeded databases of earlier runs. */
export async function startCachedPostgres(): Promise<TestPostgres> {
  const dataFolder = join(databaseCacheFolder, 'postgres');
  mkdirSync(dataFolder, { recursive: true });
  await chmod(databaseCacheFolder, 0o755);
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat('/var/lib/postgresql');
    await chown(dataFolder, uid, gid);
  }
  return startPostgres({ dataFolder });
}

/**
 * The settings of the database for this number of accounts. Creates the PostgreSQL database when it does not
 * exist.
 */
export async function findSeededDatabase(
  engine: Engine,
  accounts: number,
  postgres: TestPostgres | undefined,
): Promise<DatabaseSettings> {
  const dataDir = join(databaseCacheFolder, `${engine}-${accounts}`);
  if (engine === 'sqlite' || postgres === undefined) return { dataDir, databaseUrl: undefined };
  const name = `bench_${accounts}`;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return { dataDir, databaseUrl: url.href };
}

/** Opens the database and adds missing accounts. */
export async function openSeeded(settings: DatabaseSettings, accounts: number): Promise<Database> {
  const database = await openDatabase(settings);
  const { count } = await database.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count < accounts) {
    console.log(`Adding ${accounts} accounts to ${settings.databaseUrl ?? settings.dataDir} …`);
    await insertPeople(database, { users: accounts, seed: 1 }, () => undefined);
  }
  return database;
}
