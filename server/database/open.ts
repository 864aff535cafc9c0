import { join } from 'node:path';
import { describeFileFailure } from '../kernel/describe-file-failure.ts';
import { defaultPoolSize, type Settings } from '../settings/settings.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres/postgres.ts';
import { allowNewDatabase, requireDatabase } from './sqlite/known-database.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/** The settings that name the database: with `databaseUrl` it is PostgreSQL, else a file in `dataDir`. */
export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Settings, 'poolSize'>>;

/**
 * Options for the embedded database. `isNewDatabaseAllowed`: a database that is gone is replaced by an empty one.
 * `isDatabaseRequired`: throw an Error instead of creating a database.
 */
export type OpenOptions = { isNewDatabaseAllowed?: boolean; isDatabaseRequired?: boolean };

/** The embedded database's file. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'site.db');
}

/** Opens the database that the settings name, making and migrating it first where needed. */
export async function openDatabase(
  { databaseUrl, dataDir, poolSize = defaultPoolSize }: DatabaseSettings,
  { isNewDatabaseAllowed = false, isDatabaseRequired = false }: OpenOptions = {},
): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, poolSize);
  const file = databaseFile(dataDir);
  try {
    if (isNewDatabaseAllowed) allowNewDatabase(file);
    if (isDatabaseRequired) requireDatabase(file);
    return await openSqlite(file);
  } catch (error) {
    // An error of the file system: the folder can't be made or written.
    if (error instanceof Error && 'syscall' in error)
      throw new Error(`DATA_DIR ${dataDir} can't be used: ${describeFileFailure(error)}`, { cause: error });
    throw error;
  }
}
