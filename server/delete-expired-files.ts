import type { FastifyBaseLogger } from 'fastify';
import { keptDatabaseDays, noticeHours } from '#contract/periods.ts';
import { databaseFile } from './database/open.ts';
import { deleteOldDatabases } from './database/sqlite/old-databases.ts';
import { hourMs } from './kernel/durations.ts';
import { deleteOutboxFiles } from './mail/outbox.ts';

/** Deletes from the data folder what holds data about people and is no longer needed: old mails and old databases. */
export async function deleteExpiredFiles(
  dataDir: string,
  now: number,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  await deleteOutboxFiles(dataDir, now - noticeHours * hourMs);
  for (const file of deleteOldDatabases(databaseFile(dataDir), now))
    log.info({ file }, `an old database was deleted, as it was ${keptDatabaseDays} days old`);
}
