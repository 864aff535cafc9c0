import { mkdirSync } from 'node:fs';
import { chmod, chown, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database, Engine } from '../../server/database/database.ts';
import { openDatabase, type DatabaseSettings } from '../../server/database/open.ts';
import { startPostgres, type TestPostgres } from '../../tests/postgres.ts';
import { insertPeople } from '../../commands/seed/insert-people.ts';

/** Where the seeded databases are kept from one run to the next; deleting the folder frees their room. */
export const keptFolder = join(tmpdir(), 'first-commit-bench');

/** Starts the server that the PostgreSQL databases are kept in. */
export async function startKeptPostgres(): Promise<TestPostgres> {
  const keepIn = join(keptFolder, 'postgres');
  mkdirSync(keepIn, { recursive: true });
  await chmod(keptFolder, 0o755);
  if (process.getuid?.() === 0) {
    const { uid, gid } = await stat('/var/lib/postgresql');
    await chown(keepIn, uid, gid);
  }
  return startPostgres({ keepIn });
}

/** The database with so many seeded accounts; it is made when it is not there yet. */
export async function findSeededDatabase(
  engine: Engine,
  accounts: number,
  postgres: TestPostgres | undefined,
): Promise<DatabaseSettings> {
  const dataDir = join(keptFolder, `${engine}-${accounts}`);
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

/** Opens the database and adds what is missing of its accounts. */
export async function openSeeded(place: DatabaseSettings, accounts: number): Promise<Database> {
  const database = await openDatabase(place);
  const { count } = await database.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count < accounts) {
    console.log(`Adding ${accounts} accounts to ${place.databaseUrl ?? place.dataDir} …`);
    await insertPeople(database, { users: accounts, seed: 1 }, () => undefined);
  }
  return database;
}
