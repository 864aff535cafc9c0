import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import type { Database, Engine } from '../server/database/database.ts';
import { openDatabase, type DatabaseSettings } from '../server/database/open.ts';

/**
 * Opens the new database of the running test. Each call opens another connection, like another server on the
 * same data. All are closed after the test.
 */
export type OpenTestDatabase = () => Promise<Database>;

/**
 * Runs the same tests on both engines, each test on its own database without rows. When PostgreSQL is not
 * available, runs them only on SQLite, and the run prints that once. With `hasTables`, PostgreSQL's databases
 * already have all tables, which saves the migrations.
 */
export function describeOnEachEngine(
  name: string,
  define: (open: OpenTestDatabase, findSettings: () => DatabaseSettings, engine: Engine) => void,
  { hasTables = true } = {},
): void {
  const engines: readonly Engine[] = findPostgresUrl() === null ? ['sqlite'] : ['sqlite', 'postgres'];
  for (const engine of engines) {
    describe(`${name} on ${engine}`, () => {
      let testDatabase: TestDatabase;
      const openDatabases: Database[] = [];
      beforeEach(async () => {
        testDatabase = await makeTestDatabase(engine, { hasTables });
      });
      afterEach(async () => {
        await Promise.all(openDatabases.splice(0).map((database) => database.close()));
        await testDatabase.remove();
      });
      const open = async () => {
        const database = await openDatabase(testDatabase);
        openDatabases.push(database);
        return database;
      };
      define(open, () => testDatabase, engine);
    });
  }
}

/** Like `describeOnEachEngine`, on databases without tables: for tests of the migrations. */
export const describeWithoutTables: typeof describeOnEachEngine = (name, define) =>
  describeOnEachEngine(name, define, { hasTables: false });

export type TestDatabase = DatabaseSettings & { remove(): Promise<void> };

/**
 * Creates an empty database for one test. `dataDir` is an existing folder on both engines. With `hasTables`, a
 * PostgreSQL database already has all tables.
 */
export async function makeTestDatabase(engine: Engine, { hasTables = false } = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-commit-data-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };

  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = hasTables ? inject('migratedDatabase') : 'template1';
  await runOnServer(`create database ${name} template ${template}`);
  const url = new URL(requirePostgresUrl());
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      removeFolder();
      await runOnServer(`drop database ${name} with (force)`);
    },
  };
}

/**
 * The URL of the run's PostgreSQL server, or null when PostgreSQL is not available. Throws in a unit test,
 * which starts no PostgreSQL.
 */
function findPostgresUrl(): string | null {
  const url = inject('postgresUrl');
  if (url === undefined)
    throw new Error('A test with a database is named *.store.test.ts or *.api.test.ts (CONTRIBUTING.md).');
  return url;
}

function requirePostgresUrl(): string {
  const url = findPostgresUrl();
  if (url === null)
    throw new Error(
      'A test that needs PostgreSQL is named *.postgres.store.test.ts or *.postgres.api.test.ts.',
    );
  return url;
}

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: requirePostgresUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
