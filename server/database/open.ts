import { join } from 'node:path';
import { formatFileFailure } from '../kernel/format-file-failure.ts';
import { defaultPoolSize, type Settings } from '../settings/settings.ts';
import type { Database } from './database.ts';
import type { SchemaChange } from './migrate.ts';
import { openPostgres } from './postgres/postgres.ts';
import { allowNewDatabase, requireDatabase } from './sqlite/known-database.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/** The settings that name the database: with `databaseUrl` it is PostgreSQL, else a file in `dataDir`. */
export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'poolSize'>>;

/**
 * `isNewDatabaseAllowed`: an embedded database that is gone is replaced by an empty one. `schemaChange`: with `none`
 * there must be a database.
 */
export type OpenOptions = { isNewDatabaseAllowed?: boolean; schemaChange?: SchemaChange };

/** The embedded database's file. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.db');
}

/** Opens the database that the settings name, making and migrating it first where needed and allowed. */
export async function openDatabase(
  { databaseUrl, dataDir, poolSize = defaultPoolSize }: DatabaseSettings,
  { isNewDatabaseAllowed = false, schemaChange = 'migrate' }: OpenOptions = {},
): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, poolSize, schemaChange);
  const file = databaseFile(dataDir);
  try {
    if (isNewDatabaseAllowed) allowNewDatabase(file);
    if (schemaChange === 'none') requireDatabase(file);
    return await openSqlite(file, schemaChange);
  } catch (error) {
    // An error of the file system: the folder can't be made or written.
    if (error instanceof Error && 'syscall' in error)
      throw new Error(`DATA_DIR ${dataDir} can't be used: ${formatFileFailure(error)}`, { cause: error });
    throw error;
  }
}
