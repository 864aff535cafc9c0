import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isBusy, isFull } from './sqlite-errors.ts';

/**
 * In the file's `user_version`: nothing that was deleted is left in it. Releases before `secure_delete` did not
 * overwrite what they deleted.
 */
const overwritten = 1;

/** Whether the file may still have the bytes of what an older release deleted. */
export function hasOldTraces(connection: DatabaseSync): boolean {
  return Number(connection.prepare('pragma user_version').get()?.['user_version']) < overwritten;
}

/**
 * Writes the whole file anew, once, so that the bytes of what an older release deleted are gone. Where the disk has no
 * space for that, or another process is writing, the next start tries again.
 */
export function vacuumOnce(connection: DatabaseSync, file: string): void {
  if (!hasOldTraces(connection)) return;
  const { bavail, bsize } = statfsSync(dirname(file));
  // A copy, and the log.
  if (bavail * bsize < statSync(file).size * 2) return;
  try {
    connection.exec('vacuum');
    connection.exec(`pragma user_version = ${overwritten}`);
  } catch (error) {
    if (!isFull(error) && !isBusy(error)) throw error;
  }
}
