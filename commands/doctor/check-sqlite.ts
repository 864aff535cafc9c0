import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { findDamage, DamagedDatabaseError } from '../../server/database/sqlite/damage.ts';
import {
  fileExists,
  requireKnownDatabase,
  requireMounted,
} from '../../server/database/sqlite/known-database.ts';
import { listOldDatabases } from '../../server/database/sqlite/old-databases.ts';
import { hasOldTraces } from '../../server/database/sqlite/vacuum-once.ts';
import { formatFileFailure } from '../../server/kernel/format-file-failure.ts';
import { isCorruptionError } from '../../server/database/sqlite/sqlite-errors.ts';
import { formatBytes, note, ok, formatError, wrong, type CheckResult } from './check-result.ts';
import {
  adminsWithoutSecondFactor,
  checkAdmins,
  checkMigrations,
  accountsWithoutHash,
  checkPasswordHashes,
} from './check-database.ts';

/** Reads the complete embedded database and changes nothing. A server may be using it. */
export function checkSqlite(file: string): CheckResult[] {
  const missingReason = formatMissingDatabase(file);
  if (missingReason !== undefined) return [wrong(missingReason)];
  if (!existsSync(file))
    return [
      note(`there is no database at ${file} yet: the first start creates it. Is DATA_DIR the right folder?`),
    ];
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 4000 });
    try {
      return checkContent(database, file);
    } finally {
      database.close();
    }
  } catch (error) {
    return [
      wrong(
        isCorruptionError(error)
          ? new DamagedDatabaseError(file, formatError(error)).message
          : formatError(error),
      ),
    ];
  }
}

/** Why a database that should exist is missing or not accessible. Undefined when there was never one. */
function formatMissingDatabase(file: string): string | undefined {
  try {
    requireMounted(file);
    requireKnownDatabase(file);
    fileExists(file);
    return undefined;
  } catch (error) {
    return error instanceof Error ? formatFileFailure(error) : formatError(error);
  }
}

function checkContent(database: DatabaseSync, file: string): CheckResult[] {
  const damage = findDamage(database, 'full');
  if (damage !== undefined) return [wrong(new DamagedDatabaseError(file, damage).message)];
  const orphan = database.prepare('pragma foreign_key_check').get();
  if (orphan !== undefined)
    return [
      wrong(
        `a row of ${String(orphan['table'])} in ${file} refers to a row that does not exist: run npm run restore -- FILE with the last good backup`,
      ),
    ];
  const hasMigrations = database.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get();
  const applied = hasMigrations ? database.prepare('select name from kysely_migration').all() : [];
  const migrated = checkMigrations(applied.map(({ name }) => String(name)));
  const admins = migrated.state === 'ok' ? database.prepare(adminsWithoutSecondFactor).all() : [];
  const withoutHash = hasMigrations ? database.prepare(accountsWithoutHash).all() : [];
  return [
    ok(`${file} is not damaged (${formatBytes(measureSizeWithLog(file))})`),
    migrated,
    ...(hasMigrations && hasOldTraces(database)
      ? [
          note(
            `bytes of what older releases deleted may still be in ${file}: the next start overwrites them, and needs twice the file's size of free disk space`,
          ),
        ]
      : []),
    ...checkAdmins(admins.map(({ username }) => String(username))),
    ...checkPasswordHashes(withoutHash.map(({ email }) => String(email))),
  ];
}

/** Names the old databases that are kept beside the current one, with either engine. */
export function checkOldDatabases(file: string): CheckResult[] {
  return listOldDatabases(file).map((old) =>
    note(
      `${old.file} is the database from before ${old.reason === 'moved' ? 'the move to PostgreSQL' : 'a restore'}, with the data of everybody who had an account then: the running site deletes it on ${new Date(old.deletedAt).toISOString().slice(0, 10)}. Delete it earlier if you don't need it`,
    ),
  );
}

/** The size in bytes, including the write-ahead log, which has the latest writes of a running server. */
function measureSizeWithLog(file: string): number {
  return statSync(file).size + (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0);
}
