import type { TestProject } from 'vitest/node';
import { canHaveNginx, nginxLeftOut } from './nginx.ts';
import { canHavePostgres, postgresLeftOut } from './postgres-binaries.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the run's PostgreSQL server; null where there is none. Unit tests have neither. */
    postgresUrl: string | null | undefined;
  }
}

declare global {
  /** The server of this run: Vitest runs this file once for each project, in the same process. */
  var testPostgres: Promise<TestPostgres | undefined> | undefined;
}

async function startOrExplain(): Promise<TestPostgres | undefined> {
  if (!canHaveNginx()) console.warn(nginxLeftOut);
  if (canHavePostgres()) return startPostgres();
  console.warn(postgresLeftOut);
  return undefined;
}

/** One PostgreSQL server for the whole run; every test makes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.testPostgres ??= startOrExplain();
  const postgres = await globalThis.testPostgres;
  project.provide('postgresUrl', postgres?.url ?? null);
  return async () => {
    globalThis.testPostgres = undefined;
    await postgres?.remove();
  };
}
