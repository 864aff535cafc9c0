import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivateFile } from './private-file.ts';
import { isBusy } from './sqlite-errors.ts';

/** Long enough for another process that tries to take the lock to give up. */
const lockTimeoutMs = 1000;

/** A lock on the data folder. `release` may be called more than once. */
export type DataDirLock = { release(): void };

/** Another process uses the embedded database, or is replacing it. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError';
}

/**
 * Takes the shared lock that each process holds while it has the embedded database open. It is a lock of SQLite
 * on an empty file beside the database: the operating system releases it when the process dies for any reason, and
 * the file stays the same when the database is replaced. Throws a DatabaseInUseError while the database is being
 * restored or moved.
 */
export function lockDataDir(databaseFile: string): DataDirLock {
  return acquireLock(
    databaseFile,
    'begin; select count(*) from sqlite_schema',
    'is just being restored or moved',
  );
}

/**
 * Takes the lock exclusively, to replace or move the database: while it is held, no other process can open the
 * database. Throws a DatabaseInUseError while another process has it open.
 */
export function lockDataDirExclusively(databaseFile: string): DataDirLock {
  return acquireLock(
    databaseFile,
    'begin exclusive',
    'is in use: stop the server, and whatever else has it open, first',
  );
}

function acquireLock(databaseFile: string, statement: string, problem: string): DataDirLock {
  const file = join(dirname(databaseFile), 'site.db-lock');
  if (!existsSync(file)) createPrivateFile(file);
  const lock = new DatabaseSync(file, { timeout: lockTimeoutMs });
  try {
    lock.exec(statement);
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DatabaseInUseError(`The database ${databaseFile} ${problem}.`);
    throw error;
  }
  return {
    release: () => {
      if (lock.isOpen) lock.close();
    },
  };
}
