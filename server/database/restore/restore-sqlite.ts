import { existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { allPagesInOneStep, finishCopy } from '../sqlite/backup.ts';
import { findDamage } from '../sqlite/damage.ts';
import { lockDataDirExclusively } from '../sqlite/data-dir-lock.ts';
import { hasContent, removeMoveMarker } from '../sqlite/known-database.ts';
import { keepOldDatabase, logEndings, syncFile, syncFolder } from '../sqlite/old-databases.ts';
import { createPrivateFile, createPrivateFolder } from '../sqlite/private-file.ts';
import { createNodeSqliteDialect } from '../sqlite/sqlite-dialect.ts';
import { isCorruptionError } from '../sqlite/sqlite-errors.ts';
import { vacuumOnce } from '../sqlite/vacuum-once.ts';
import {
  endWhatWasOpen,
  nothingEnded,
  readEndedSinceBackup,
  type EndedSinceBackup,
  type EraseAccount,
} from './end-what-was-open.ts';

/**
 * `erasedAgain`: how many accounts of the backup were deleted since and are deleted again. `isComplete`: whether the
 * old database could say all that was. `previousFile`: its file, undefined where there was none.
 */
export type Restored = {
  accounts: number;
  erasedAgain: number;
  isComplete: boolean;
  previousFile: string | undefined;
};

/**
 * Puts a backup in place of the embedded database `target`, and keeps the old one beside it under a name with
 * the time. What was ended since the backup stays ended (`endWhatWasOpen`). Throws a DatabaseInUseError while another process has the database open, and an Error with one sentence
 * when the backup is damaged, comes from a newer release or is not a backup. If the process is killed at any
 * moment, either the old or the new database is in place, complete.
 */
export async function restoreSqlite(
  source: string,
  target: string,
  erase: EraseAccount,
  now: Date,
): Promise<Restored> {
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
    const { ended, isComplete } = await readOldDatabase(target);
    const { accounts, erasedAgain } = await prepareCopy(source, partial, (db) =>
      endWhatWasOpen(db, ended, erase, now.getTime()),
    );
    syncFile(partial);
    const previousFile = existsSync(target) ? keepOldDatabase(target, now) : undefined;
    renameSync(partial, target);
    removeMoveMarker(target);
    syncFolder(target);
    return { accounts, erasedAgain, isComplete, previousFile };
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
 * What was ended in the old database since the backup. `isComplete` is false where it is gone, damaged or of an older
 * release.
 */
async function readOldDatabase(target: string): Promise<{ ended: EndedSinceBackup; isComplete: boolean }> {
  const nothing = { ended: nothingEnded, isComplete: false };
  if (!hasContent(target)) return nothing;
  const old = new DatabaseSync(target, { timeout: 1000 });
  const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(old) });
  try {
    const isDamaged = findDamage(old, 'full') !== undefined;
    const ended = await readEndedSinceBackup(db);
    return ended === undefined ? nothing : { ended, isComplete: !isDamaged };
  } catch (error) {
    if (isCorruptionError(error)) return nothing;
    throw error;
  } finally {
    await db.destroy();
  }
}

/**
 * Checks every row, index and reference, brings the copy up to this release and ends what was open in it.
 */
async function prepareCopy(
  source: string,
  file: string,
  endOpen: (db: Kysely<Schema>) => Promise<number>,
): Promise<Pick<Restored, 'accounts' | 'erasedAgain'>> {
  const copy = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(copy) });
  try {
    finishCopy(copy, `The backup ${source} is damaged, so nothing was changed`);
    copy.exec('pragma secure_delete = on');
    if (copy.prepare(`select 1 from sqlite_schema where name = 'users'`).get() === undefined)
      throw createNotABackupError(source);
    await migrate(db, 'sqlite');
    const orphan = copy.prepare('pragma foreign_key_check').get();
    if (orphan !== undefined)
      throw new Error(
        `The backup ${source} is damaged, so nothing was changed: a row of ${String(orphan['table'])} belongs to nothing.`,
      );
    const erasedAgain = await endOpen(db);
    vacuumOnce(copy, file);
    const accounts = Number(copy.prepare('select count(*) as accounts from users').get()?.['accounts']);
    return { accounts, erasedAgain };
  } finally {
    await db.destroy();
  }
}
