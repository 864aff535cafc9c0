import type { FastifyBaseLogger } from 'fastify';
import {
  actsKeptDays,
  knownBrowserDays,
  mailRecordDays,
  keptDatabaseDays,
  noticeHours,
} from '#contract/periods.ts';
import { codeLifetimeMs } from './accounts/codes/code-rules.ts';
import { dayMs, hourMs } from './kernel/durations.ts';
import { oldestActiveTimes } from './accounts/sessions/session-rules.ts';
import { deleteSessionsBefore } from './accounts/sessions/sessions-repository.ts';
import { deleteOldChanges } from './accounts/users/account-changes-repository.ts';
import type { AppContext } from './context.ts';
import { deleteOldRows, type OldRows } from './database/old-rows-repository.ts';
import type { Schema } from './database/schema.ts';
import { deleteCodeMailsGivenUpBefore } from './mail/mails-repository.ts';
import { setTimeout } from 'node:timers/promises';
import type { DeleteResult } from 'kysely';
import { databaseFile } from './database/open.ts';
import { deleteOldDatabases } from './database/sqlite/old-databases.ts';
import { deleteOutboxFiles } from './mail/outbox.ts';

/** Deletes the rows that have expired and that no rule reads any more, in batches. */
export async function deleteExpiredRows({
  database: { db, engine },
  clock,
}: Pick<AppContext, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const deleteOld = <Table extends keyof Schema>(
    table: Table,
    key: OldRows<Table>['key'],
    time: OldRows<Table>['time'],
    before: number,
  ) => deleteInBatches((limit) => deleteOldRows(db, { table, key, time, before }, limit));

  await deleteInBatches((limit) => deleteSessionsBefore(db, oldestActiveTimes(now), limit));
  await deleteOld('known_browsers', 'browser_id', 'last_used_at', now - knownBrowserDays * dayMs);
  await deleteOld('codes', 'code_id', 'expires_at', now - codeLifetimeMs);
  await deleteOld('code_guesses', 'guess_id', 'guessed_at', now - dayMs);
  await deleteOld('email_proofs', 'email_key', 'expires_at', now);
  await deleteOld('email_changes', 'user_id', 'expires_at', now);
  await deleteOld('login_challenges', 'secret_hash', 'expires_at', now);
  await deleteOld('passkey_challenges', 'challenge', 'expires_at', now);
  await deleteOld('rate_hits', 'hit_id', 'hit_at', now - dayMs);
  await deleteOld('mails', 'mail_id', 'given_up_at', now - mailRecordDays * dayMs);
  // Anybody can ask for codes, so the records of those that could not be sent are kept for a shorter time.
  await deleteInBatches((limit) => deleteCodeMailsGivenUpBefore(db, now - dayMs, limit));
  // An act is still kept when it is exactly as old.
  await deleteOld('admin_acts', 'act_id', 'acted_at', now - actsKeptDays * dayMs - 1);
  await deleteOld('locks', 'lock_name', 'taken_at', now - dayMs);
  await deleteOldChanges(db, engine);
}

/**
 * Deletes what has expired unless the clock has jumped: with a clock that is ahead it would delete sessions that are
 * still valid.
 */
export async function deleteIfClockSteady(
  deleteExpired: () => Promise<void>,
  isClockSteady: () => boolean,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (isClockSteady()) await deleteExpired();
  else log.warn('the clock has jumped: expired data is not deleted for a day; check the machine’s time');
}

const batchRows = 500;
/** Calls that wait for the database get their turn in between. */
const pauseMs = 20;

/**
 * Deletes rows a little at a time: one large delete would block every other write of SQLite, and run into
 * PostgreSQL's statement time-out. `deleteBatch` deletes at most that many rows.
 */
export async function deleteInBatches(deleteBatch: (limit: number) => Promise<DeleteResult>): Promise<void> {
  while ((await deleteBatch(batchRows)).numDeletedRows === BigInt(batchRows)) await setTimeout(pauseMs);
}

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
