import { join } from 'node:path';
import { defaultPoolSize, type Settings } from '../settings/settings.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';

export type { Database } from './database.ts';

/** Where the settings put the database: `databaseUrl` means PostgreSQL, else a file in `dataDir`. */
export type DatabasePlace = Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'poolSize'>>;

/** The embedded database's file. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.db');
}

/** Opens the database that the settings name, making and migrating it first where needed. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  poolSize = defaultPoolSize,
}: DatabasePlace): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, poolSize);
  return openSqlite(databaseFile(dataDir)).catch((error: unknown) => {
    // What the file system refuses: a folder that can't be made, or not be written.
    if (error instanceof Error && 'syscall' in error)
      throw new Error(`DATA_DIR ${dataDir} can't be used: ${error.message}`, { cause: error });
    throw error;
  });
}
