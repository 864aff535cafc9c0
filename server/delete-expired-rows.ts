import type { FastifyBaseLogger } from 'fastify';
import { actsKeptDays, knownBrowserDays, mailRecordDays } from '#contract/periods.ts';
import { deleteGuessesBefore } from './accounts/codes/code-guesses-repository.ts';
import { codeLifetimeMs } from './accounts/codes/code-rules.ts';
import { dayMs } from './kernel/durations.ts';
import { deleteCodesExpiredBefore } from './accounts/codes/codes-repository.ts';
import { deleteKnownBrowsersBefore } from './accounts/known-browsers/known-browsers-repository.ts';
import { deleteHitsBefore } from './limits/rate-hits-repository.ts';
import { deleteEmailProofsExpiredBefore } from './accounts/registration/email-proofs-repository.ts';
import { deleteLoginChallengesExpiredBefore } from './accounts/sessions/login-challenges-repository.ts';
import { deletePasskeyChallengesExpiredBefore } from './accounts/second-factor/passkey-challenges-repository.ts';
import { oldestActiveTimes } from './accounts/sessions/session-rules.ts';
import { deleteSessionsBefore } from './accounts/sessions/sessions-repository.ts';
import { deleteActsBefore } from './accounts/users/admin-acts-repository.ts';
import { deleteOldChanges } from './accounts/users/account-changes-repository.ts';
import { deleteInBatches } from './database/delete-in-batches.ts';
import { deleteLocksTakenBefore } from './database/locks-repository.ts';
import type { AppContext } from './context.ts';
import { deleteCodeMailsGivenUpBefore, deleteMailsGivenUpBefore } from './mail/mails-repository.ts';
import { deleteEmailChangesExpiredBefore } from './own-account/email/email-changes-repository.ts';

/** Deletes the rows that have expired and that no rule reads any more, in batches. */
export async function deleteExpiredRows({
  database: { db, engine },
  clock,
}: Pick<AppContext, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteInBatches((limit) => deleteSessionsBefore(db, oldestActiveTimes(now), limit));
  await deleteInBatches((limit) => deleteKnownBrowsersBefore(db, now - knownBrowserDays * dayMs, limit));
  await deleteInBatches((limit) => deleteCodesExpiredBefore(db, now - codeLifetimeMs, limit));
  await deleteInBatches((limit) => deleteGuessesBefore(db, now - dayMs, limit));
  await deleteInBatches((limit) => deleteEmailProofsExpiredBefore(db, now, limit));
  await deleteInBatches((limit) => deleteEmailChangesExpiredBefore(db, now, limit));
  await deleteInBatches((limit) => deleteLoginChallengesExpiredBefore(db, now, limit));
  await deleteInBatches((limit) => deletePasskeyChallengesExpiredBefore(db, now, limit));
  await deleteInBatches((limit) => deleteHitsBefore(db, now - dayMs, limit));
  await deleteInBatches((limit) => deleteMailsGivenUpBefore(db, now - mailRecordDays * dayMs, limit));
  // Anybody can ask for codes, so the records of those that could not be sent are kept for a shorter time.
  await deleteInBatches((limit) => deleteCodeMailsGivenUpBefore(db, now - dayMs, limit));
  await deleteInBatches((limit) => deleteActsBefore(db, now - actsKeptDays * dayMs, limit));
  await deleteInBatches((limit) => deleteLocksTakenBefore(db, now - dayMs, limit));
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
