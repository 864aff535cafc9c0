import { listBackups } from '../../server/database/sqlite/scheduled-backups.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { note, ok, wrong, type CheckResult } from './check-result.ts';
import { hourMs } from '../../server/kernel/durations.ts';

/** Checks the age of the newest scheduled backup. */
export function checkBackups(
  { backupDir, backupHours, databaseUrl }: Pick<Settings, 'backupDir' | 'backupHours' | 'databaseUrl'>,
  now: number,
): CheckResult {
  if (databaseUrl !== undefined)
    return backupDir === undefined
      ? note(
          'PostgreSQL is backed up by its own tools: make sure that pg_dump runs every night (docs/how-to/back-up.md)',
        )
      : wrong(
          'BACKUP_DIR is for the embedded database, and DATABASE_URL is set: use pg_dump, and remove BACKUP_DIR',
        );
  if (backupDir === undefined)
    return note(
      'BACKUP_DIR is not set, so the site makes no backups by itself: set it, or run npm run backup every night',
    );
  const newest = listBackups(backupDir, now).at(-1);
  if (newest === undefined)
    return wrong(`there is no backup in ${backupDir}: is the site running, and may it write there?`);
  const hours = (now - newest.madeAt) / hourMs;
  const text = `the newest backup in ${backupDir} is ${hours.toFixed(1)} hours old`;
  return hours > backupHours * 2
    ? wrong(
        `${text}, and a new one is due every ${backupHours} hours: is the site running, and may it write there?`,
      )
    : ok(text);
}
