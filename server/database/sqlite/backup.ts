import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { findDamage } from './damage.ts';

// All pages in one step: a copy in many steps would start again at every write of a running server, and might
// never end.
export const allPagesInOneStep = 2 ** 31 - 1;

/**
 * Copies the embedded database as it is at one moment, while others go on writing, into a single new file that only
 * its owner can read; checks the copy. Returns its size in bytes. Throws when `target` exists: a backup is
 * never overwritten.
 */
export async function backUpSqlite(source: string, target: string): Promise<number> {
  if (existsSync(target)) throw new Error(`${target} exists already: choose another name.`);
  const partial = `${target}.${process.pid}.partial`;
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    const database = new DatabaseSync(source, { readOnly: true, timeout: 4000 });
    try {
      await backup(database, partial, { rate: allPagesInOneStep });
    } finally {
      database.close();
    }
    finishCopyAt(partial);
    // Creating the file fails when another backup has taken the name; the rename then replaces only this empty
    // file. A hard link would do both at once, but not every file system has them.
    closeSync(openSync(target, 'wx', 0o600));
    renameSync(partial, target);
  } finally {
    for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(`${partial}${ending}`, { force: true });
  }
  return statSync(target).size;
}

function finishCopyAt(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    finishCopy(copy, 'The copy is damaged, so it was thrown away');
  } finally {
    copy.close();
  }
}

/**
 * Turns a copy into a single file without a write-ahead log, and compares every table with its indexes. Throws an
 * Error that begins with `problem` where they don't agree.
 */
export function finishCopy(copy: DatabaseSync, problem: string): void {
  copy.exec('pragma synchronous = full; pragma journal_mode = delete;');
  const damage = findDamage(copy, 'full');
  if (damage !== undefined) throw new Error(`${problem}: ${damage}`);
}
