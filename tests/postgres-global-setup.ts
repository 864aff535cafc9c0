import type { TestProject } from 'vitest/node';
import { isNginxAvailable, nginxSkippedMessage } from './nginx.ts';
import { isPostgresAvailable, postgresSkippedMessage } from './postgres-binaries.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the run's PostgreSQL server, or null when there is none. Undefined in unit tests. */
    postgresUrl: string | null | undefined;
  }
}

declare global {
  /**
   * The server of this run, which is global because Vitest runs this file once for each project in the same
   * process.
   */
  var testPostgres: Promise<TestPostgres | undefined> | undefined;
}

async function startIfAvailable(): Promise<TestPostgres | undefined> {
  if (!isNginxAvailable()) console.warn(nginxSkippedMessage);
  if (isPostgresAvailable()) return startPostgres();
  console.warn(postgresSkippedMessage);
  return undefined;
}

/** Starts one PostgreSQL server for the whole run. Every test creates its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.testPostgres ??= startIfAvailable();
  const postgres = await globalThis.testPostgres;
  project.provide('postgresUrl', postgres?.url ?? null);
  return async () => {
    globalThis.testPostgres = undefined;
    await postgres?.remove();
  };
}
