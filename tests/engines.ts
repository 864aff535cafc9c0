import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import type { Engine } from '../server/database/migrations/migration.ts';
import { openDatabase, type Database, type DatabasePlace } from '../server/database/open.ts';

/** Opens the fresh database of the running test. Each call is one more server on the same data; all are closed afterwards. */
export type OpenTestDatabase = () => Promise<Database>;

/** Runs the same tests on both engines, each test on an empty database of its own. */
export function describeOnEachEngine(
  name: string,
  define: (open: OpenTestDatabase, findPlace: () => DatabasePlace, engine: Engine) => void,
): void {
  const engines: readonly Engine[] = ['sqlite', 'postgres'];
  for (const engine of engines) {
    describe(`${name} on ${engine}`, () => {
      let place: TestPlace;
      const opened: Database[] = [];
      beforeEach(async () => {
        place = await makePlace(engine);
      });
      afterEach(async () => {
        await Promise.all(opened.splice(0).map((database) => database.close()));
        await place.remove();
      });
      const open = async () => {
        const database = await openDatabase(place);
        opened.push(database);
        return database;
      };
      define(open, () => place, engine);
    });
  }
}

export type TestPlace = DatabasePlace & { remove(): Promise<void> };

/** Room for one database that nothing else uses. Its `dataDir` is a folder that exists, on either engine. */
export async function makePlace(engine: Engine): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-commit-data-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };

  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      removeFolder();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
