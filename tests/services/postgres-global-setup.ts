import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { preparePostgres } from '../../server/database/postgres/postgres.ts';
import { isNginxAvailable, nginxSkippedMessage } from './nginx.ts';
import { isPostgresAvailable, postgresSkippedMessage } from './postgres-binaries.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the run's PostgreSQL server, or null when there is none. Undefined in unit tests. */
    postgresUrl: string | null | undefined;
    /** A database on that server with all tables and no rows. The databases of tests are copies of it. */
    migratedDatabase: string;
  }
}

declare global {
  /**
   * The server of this run, which is global because Vitest runs this file once for each project in the same
   * process.
   */
  var testPostgres: Promise<TestPostgres | undefined> | undefined;
}

const migratedDatabase = 'migrated';

/** Creates the database that tests copy: a copy takes half the time of all migrations. */
async function createMigratedDatabase({ url }: TestPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${migratedDatabase}`);
  await client.end();
  const migratedUrl = new URL(url);
  migratedUrl.pathname = `/${migratedDatabase}`;
  await preparePostgres(migratedUrl.href, 'migrate');
}

async function startIfAvailable(): Promise<TestPostgres | undefined> {
  if (!isNginxAvailable()) console.warn(nginxSkippedMessage);
  if (isPostgresAvailable()) {
    const postgres = await startPostgres();
    try {
      await createMigratedDatabase(postgres);
    } catch (error) {
      await postgres.remove();
      throw error;
    }
    return postgres;
  }
  console.warn(postgresSkippedMessage);
  return undefined;
}

/** Starts one PostgreSQL server for the whole run. Every test creates its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.testPostgres ??= startIfAvailable();
  const postgres = await globalThis.testPostgres;
  project.provide('postgresUrl', postgres?.url ?? null);
  project.provide('migratedDatabase', migratedDatabase);
  return async () => {
    globalThis.testPostgres = undefined;
    await postgres?.remove();
  };
}
