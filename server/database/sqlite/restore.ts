import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { Kysely } from 'kysely';
import { allPagesInOneStep, finishCopy } from './backup.ts';
import { lockDataDirExclusively } from './data-dir-lock.ts';
import { migrate } from '../migrate.ts';
import { createPrivateFile, createPrivateFolder } from './private-file.ts';
import type { Schema } from '../schema.ts';
import { createNodeSqliteDialect } from './sqlite-dialect.ts';
import { isBusy, isCorruptionError } from './sqlite-errors.ts';

/** `previousFile`: the old database's file, undefined where there was none. */
export type Restored = { accounts: number; bytes: number; previousFile: string | undefined };

/** The logs that SQLite may keep beside a database. Next to a different database file they would corrupt it. */
const logEndings = ['-wal', '-journal'] as const;

/**
 * Puts a backup in place of the embedded database `target`, and keeps the old one beside it under a name with
 * the time. Throws a DatabaseInUseError while another process has the database open, and an Error with one sentence
 * when the backup is damaged, comes from a newer release or is not a backup. If the process is killed at any
 * moment, either the old or the new database is in place, complete.
 */
export async function restoreSqlite(source: string, target: string, now: Date): Promise<Restored> {
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`);
  if (!statSync(source).isFile()) throw new Error(`${source} is not a file.`);
  if (existsSync(target) && realpathSync(source) === realpathSync(target))
    throw new Error(`${source} is the database itself. Name a backup.`);
  createPrivateFolder(dirname(target));
  const lock = lockDataDirExclusively(target);
  const partial = `${target}.restoring`;
  try {
    removeLeftovers(partial, target);
    createPrivateFile(partial);
    await copyDatabase(source, partial);
    const accounts = await checkCopy(source, partial);
    sync(partial);
    const previousFile = existsSync(target) ? keepOldDatabase(target, now) : undefined;
    renameSync(partial, target);
    syncFolder(target);
    return { accounts, bytes: statSync(target).size, previousFile };
  } finally {
    removeDatabase(partial);
    lock.release();
  }
}

/**
 * Removes what a killed restore left behind: its copy, and the second hard link of the database that is still in
 * use.
 */
function removeLeftovers(partial: string, target: string): void {
  removeDatabase(partial);
  const { ino } = statSync(target, { throwIfNoEntry: false }) ?? {};
  const folder = dirname(target);
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(`${basename(target)}.before-`)))
    if (statSync(join(folder, name)).ino === ino) rmSync(join(folder, name));
}

function removeDatabase(file: string): void {
  for (const ending of ['', '-shm', ...logEndings]) rmSync(`${file}${ending}`, { force: true });
}

async function copyDatabase(source: string, target: string): Promise<void> {
  const backupFile = new DatabaseSync(source, { readOnly: true, timeout: 4000 });
  try {
    await backup(backupFile, target, { rate: allPagesInOneStep });
  } catch (error) {
    throw isCorruptionError(error) ? createNotABackupError(source) : error;
  } finally {
    backupFile.close();
  }
}

const createNotABackupError = (source: string) =>
  new Error(`${source} is not a backup of this site's database.`);

/**
 * Checks every row, index and reference, and brings the copy up to this release. Resolves to the number of
 * accounts.
 */
async function checkCopy(source: string, file: string): Promise<number> {
  const copy = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(copy) });
  try {
    finishCopy(copy, `The backup ${source} is damaged, so nothing was changed`);
    if (copy.prepare(`select 1 from sqlite_schema where name = 'users'`).get() === undefined)
      throw createNotABackupError(source);
    await migrate(db, 'sqlite');
    const orphan = copy.prepare('pragma foreign_key_check').get();
    if (orphan !== undefined)
      throw new Error(
        `The backup ${source} is damaged, so nothing was changed: a row of ${String(orphan['table'])} belongs to nothing.`,
      );
    return Number(copy.prepare('select count(*) as accounts from users').get()?.['accounts']);
  } finally {
    await db.destroy();
  }
}

/**
 * Gives the old database a second name, and removes its logs, which must not be applied to the new one. Returns the
 * second name.
 */
function keepOldDatabase(target: string, now: Date): string {
  const kept = `${target}.before-restore-${now.toISOString().replaceAll(':', '-')}`;
  checkpointIntoOneFile(target);
  // The logs of a database that could not be opened are kept as they are.
  const logs = logEndings.filter((ending) => existsSync(`${target}${ending}`));
  for (const ending of ['', ...logs]) {
    linkOrCopy(`${target}${ending}`, `${kept}${ending}`);
    sync(`${kept}${ending}`);
  }
  syncFolder(target);
  for (const ending of [...logs, '-shm']) rmSync(`${target}${ending}`, { force: true });
  syncFolder(target);
  return kept;
}

/** Copies the write-ahead log into the database file, so that one file is left. A damaged database is not changed. */
function checkpointIntoOneFile(file: string): void {
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

function sync(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** A new name is on the disk only when its folder is. Windows does so by itself, and can't open folders. */
function syncFolder(file: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(dirname(file), 'r');
  fsyncSync(handle);
  closeSync(handle);
}
