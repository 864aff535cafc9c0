import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 500;
/** SQLite's code for a database that another process has locked (https://sqlite.org/rescode.html#busy). */
const busy = 5;

function isTaken(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return true;
    throw error;
  }
}

/**
 * Runs `act` while no other process runs with the same lock file; prints once when it has to wait. The lock
 * is one of SQLite's, which the system releases however the process ends, so nothing has to be cleaned up.
 * Throws what `act` throws.
 */
export async function withBuildLock<Result>(file: string, act: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    if (isTaken(database)) {
      console.log('Another build runs in this folder; waiting until it ends …');
      while (isTaken(database)) await wait(pollMs);
    }
    return await act();
  } finally {
    database.close();
  }
}
