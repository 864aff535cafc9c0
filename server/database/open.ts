import { join } from 'node:path';
import { defaultPoolSize, type Settings } from '../settings/settings.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/** The settings that name the database: with `databaseUrl` it is PostgreSQL, else a file in `dataDir`. */
export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'poolSize'>>;

/** The embedded database's file. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.db');
}

/** Opens the database that the settings name, making and migrating it first where needed. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  poolSize = defaultPoolSize,
}: DatabaseSettings): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, poolSize);
  return openSqlite(databaseFile(dataDir)).catch((error: unknown) => {
    // An error of the file system: the folder can't be made or written.
    if (error instanceof Error && 'syscall' in error)
      throw new Error(`DATA_DIR ${dataDir} can't be used: ${error.message}`, { cause: error });
    throw error;
  });
}
