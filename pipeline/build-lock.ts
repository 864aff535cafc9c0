import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 500;
/** SQLite's code for a database that another process has locked (https://sqlite.org/rescode.html#busy). */
const sqliteBusy = 5;

function isLocked(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) return true;
    throw error;
  }
}

/**
 * Runs `task` while no other process holds the lock of the same file. It prints a line when it has to wait.
 * The lock is a lock of SQLite: the operating system releases it when the process ends for any reason, so it
 * never has to be cleaned up. Throws what `task` throws.
 */
export async function withBuildLock<Result>(file: string, task: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    if (isLocked(database)) {
      console.log('Another build runs in this folder. Waiting until it ends …');
      while (isLocked(database)) await wait(pollMs);
    }
    return await task();
  } finally {
    database.close();
  }
}
