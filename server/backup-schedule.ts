import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import { backUpWhenDue } from './database/sqlite/scheduled-backups.ts';
import type { Settings } from './settings/settings.ts';
import { hourMs, minuteMs } from './kernel/durations.ts';

/** How often the server checks whether a backup is due, and how long it waits after a failure. */
const checkEveryMs = 10 * minuteMs;
/** The first check waits, because the start needs the processor. */
const firstCheckMs = 1000;

type Schedule = Pick<Settings, 'backupDir' | 'backupHours' | 'backupKeep'>;

/**
 * Backs up the embedded database every `BACKUP_HOURS` when `BACKUP_DIR` is set. Returns a function that stops
 * it.
 */
export function scheduleBackups(
  { engine, address }: Pick<Database, 'engine' | 'address'>,
  { backupDir, backupHours, backupKeep }: Schedule,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): () => void {
  if (backupDir === undefined) return () => undefined;
  if (engine === 'postgres') {
    log.warn('BACKUP_DIR is only for the embedded database: back up PostgreSQL with pg_dump');
    return () => undefined;
  }
  const plan = { folder: backupDir, everyMs: backupHours * hourMs, keep: backupKeep };
  let isRunning = false;
  const backUpIfDue = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      const file = await backUpWhenDue(address, plan, Date.now());
      if (file !== undefined) log.info({ file }, 'a backup was made');
    } catch (error) {
      log.error({ err: error }, 'a backup could not be made; check BACKUP_DIR and its disk (npm run doctor)');
    } finally {
      isRunning = false;
    }
  };
  const timers = [
    setTimeout(() => void backUpIfDue(), firstCheckMs).unref(),
    setInterval(() => void backUpIfDue(), checkEveryMs).unref(),
  ];
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
