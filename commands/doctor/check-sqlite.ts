import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { findDamage, DamagedDatabaseError } from '../../server/database/sqlite/damage.ts';
import {
  fileExists,
  requireKnownDatabase,
  requireMounted,
} from '../../server/database/sqlite/known-database.ts';
import { describeFileFailure } from '../../server/kernel/describe-file-failure.ts';
import { isCorruptionError } from '../../server/database/sqlite/sqlite-errors.ts';
import { formatBytes, note, ok, describeReason, wrong, type CheckResult } from './check-result.ts';
import { checkMigrations } from './check-migrations.ts';

/** Reads the embedded database whole, also while a server uses it. Changes nothing. */
export function checkSqlite(file: string): CheckResult[] {
  const loss = findLoss(file);
  if (loss !== undefined) return [wrong(loss)];
  if (!existsSync(file))
    return [note(`there is none at ${file} yet: the first start makes it. Is DATA_DIR the right folder?`)];
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 4000 });
    try {
      return check(database, file);
    } finally {
      database.close();
    }
  } catch (error) {
    return [
      wrong(
        isCorruptionError(error)
          ? new DamagedDatabaseError(file, describeReason(error)).message
          : describeReason(error),
      ),
    ];
  }
}

/** Why there is no database where one should be, or none can be seen; undefined where none was ever made. */
function findLoss(file: string): string | undefined {
  try {
    requireMounted(file);
    requireKnownDatabase(file);
    fileExists(file);
    return undefined;
  } catch (error) {
    return error instanceof Error ? describeFileFailure(error) : describeReason(error);
  }
}

function check(database: DatabaseSync, file: string): CheckResult[] {
  const damage = findDamage(database, 'full');
  if (damage !== undefined) return [wrong(new DamagedDatabaseError(file, damage).message)];
  const orphan = database.prepare('pragma foreign_key_check').get();
  if (orphan !== undefined)
    return [
      wrong(
        `a row of ${String(orphan['table'])} in ${file} belongs to nothing: npm run restore -- FILE with the last good backup`,
      ),
    ];
  const hasMigrations = database.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get();
  const applied = hasMigrations ? database.prepare('select name from kysely_migration').all() : [];
  return [
    ok(`${file} is whole (${formatBytes(sizeWithLog(file))})`),
    checkMigrations(applied.map(({ name }) => String(name))),
  ];
}

/** In bytes, with the write-ahead log: what a running server has written lately is only there. */
function sizeWithLog(file: string): number {
  return statSync(file).size + (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0);
}
