import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keptDatabaseDays } from '#contract/periods.ts';
import { dayMs } from '../../kernel/durations.ts';
import { isBusy, isCorruptionError } from './sqlite-errors.ts';

/**
 * An old database that was kept beside the embedded one, and why: a restore replaced it, or its data was moved to
 * PostgreSQL. `deletedAt`: when a running server deletes it, in milliseconds since 1970.
 */
export type OldDatabase = {
  file: string;
  reason: 'before-restore' | 'moved';
  keptAt: Date;
  deletedAt: number;
};

/** The logs that SQLite may keep beside a database. Next to a different database file they would corrupt it. */
export const logEndings = ['-wal', '-journal'] as const;

const namePattern = /\.(before-restore|moved)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

function nameOld(file: string, reason: OldDatabase['reason'], now: Date): string {
  return `${file}.${reason}-${now.toISOString().replaceAll(':', '-')}`;
}

/** The old databases beside the embedded database `file`, the oldest first. */
export function listOldDatabases(file: string): OldDatabase[] {
  const folder = dirname(file);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(file)}.`))
    .flatMap((name) => {
      const [, reason, hour, minute, second] = namePattern.exec(name) ?? [];
      if (reason !== 'before-restore' && reason !== 'moved') return [];
      const keptAt = new Date(`${hour}:${minute}:${second}`);
      const deletedAt = keptAt.getTime() + keptDatabaseDays * dayMs;
      return [{ file: join(folder, name), reason, keptAt, deletedAt } as const];
    })
    .toSorted((a, b) => a.deletedAt - b.deletedAt);
}

/** Deletes the old databases whose time has come: they hold data of people who have deleted their account since. */
export function deleteOldDatabases(file: string, now: number): string[] {
  const due = listOldDatabases(file).filter(({ deletedAt }) => deletedAt <= now);
  for (const old of due)
    for (const ending of ['', ...logEndings]) rmSync(`${old.file}${ending}`, { force: true });
  return due.map((old) => old.file);
}

/**
 * Gives the old database a second name, and removes its logs, which must not be applied to the new one. Returns the
 * second name.
 */
export function keepOldDatabase(file: string, now: Date): string {
  const kept = nameOld(file, 'before-restore', now);
  checkpointIntoOneFile(file);
  // The logs of a database that could not be opened are kept as they are.
  const logs = logEndings.filter((ending) => existsSync(`${file}${ending}`));
  for (const ending of ['', ...logs]) {
    linkOrCopy(`${file}${ending}`, `${kept}${ending}`);
    syncFile(`${kept}${ending}`);
  }
  syncFolder(file);
  for (const ending of [...logs, '-shm']) rmSync(`${file}${ending}`, { force: true });
  syncFolder(file);
  return kept;
}

/** Renames a database without logs, whose data was moved, so that no server starts on it. Returns the new name. */
export function renameMovedDatabase(file: string, now: Date): string {
  const moved = nameOld(file, 'moved', now);
  renameSync(file, moved);
  syncFolder(file);
  return moved;
}

/**
 * Copies the write-ahead log into the database file, so that one file is left. A damaged database is not changed.
 * Throws an Error when another program has it open.
 */
export function checkpointIntoOneFile(file: string): void {
  const old = new DatabaseSync(file, { timeout: 1000 });
  try {
    old.exec('pragma synchronous = full; pragma journal_mode = delete;');
  } catch (error) {
    // A release that does not take the lock may have it open, for example.
    if (isBusy(error)) throw new Error(`The database ${file} is in use: stop the server first.`);
    if (!isCorruptionError(error)) throw error;
  } finally {
    old.close();
  }
}

function linkOrCopy(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw error;
    // Not every file system has hard links.
    copyFileSync(file, name, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
}

export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** A new name is on the disk only when its folder is. Windows does so by itself, and can't open folders. */
export function syncFolder(file: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(dirname(file), 'r');
  fsyncSync(handle);
  closeSync(handle);
}
