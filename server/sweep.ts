import type { FastifyBaseLogger } from 'fastify';
import { actsKeptDays, knownBrowserDays, mailRecordDays } from '#contract/periods.ts';
import { deleteGuessesBefore } from './accounts/codes/code-guesses-repository.ts';
import { codeLifetimeMs, dayMs } from './accounts/codes/code-rules.ts';
import { deleteCodesExpiredBefore } from './accounts/codes/codes-repository.ts';
import { deleteKnownBrowsersBefore } from './accounts/known-browsers/known-browsers-repository.ts';
import { deleteHitsBefore } from './limits/rate-hits-repository.ts';
import { deleteEmailProofsExpiredBefore } from './accounts/registration/email-proofs-repository.ts';
import { deleteLoginChallengesExpiredBefore } from './accounts/sessions/login-challenges-repository.ts';
import { deletePasskeyChallengesExpiredBefore } from './accounts/second-factor/passkey-challenges-repository.ts';
import { oldestAliveTimes } from './accounts/sessions/session-rules.ts';
import { deleteSessionsBefore } from './accounts/sessions/sessions-repository.ts';
import { deleteActsBefore } from './accounts/users/admin-acts-repository.ts';
import { deleteOldChanges } from './accounts/users/account-changes-repository.ts';
import { deleteInBatches } from './database/delete-in-batches.ts';
import { deleteLocksTakenBefore } from './database/locks-repository.ts';
import type { AppContext } from './accounts/context.ts';
import { deleteMailsGivenUpBefore } from './mail/mails-repository.ts';
import { deleteEmailChangesExpiredBefore } from './own-account/email/email-changes-repository.ts';

/** Deletes the rows that no rule looks at any more, in batches. */
export async function sweep({
  database: { db, engine },
  clock,
}: Pick<AppContext, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteInBatches((most) => deleteSessionsBefore(db, oldestAliveTimes(now), most));
  await deleteInBatches((most) => deleteKnownBrowsersBefore(db, now - knownBrowserDays * dayMs, most));
  await deleteInBatches((most) => deleteCodesExpiredBefore(db, now - codeLifetimeMs, most));
  await deleteInBatches((most) => deleteGuessesBefore(db, now - dayMs, most));
  await deleteInBatches((most) => deleteEmailProofsExpiredBefore(db, now, most));
  await deleteInBatches((most) => deleteEmailChangesExpiredBefore(db, now, most));
  await deleteInBatches((most) => deleteLoginChallengesExpiredBefore(db, now, most));
  await deleteInBatches((most) => deletePasskeyChallengesExpiredBefore(db, now, most));
  await deleteInBatches((most) => deleteHitsBefore(db, now - dayMs, most));
  await deleteInBatches((most) => deleteMailsGivenUpBefore(db, now - mailRecordDays * dayMs, most));
  await deleteInBatches((most) => deleteActsBefore(db, now - actsKeptDays * dayMs, most));
  await deleteInBatches((most) => deleteLocksTakenBefore(db, now - dayMs, most));
  await deleteOldChanges(db, engine);
}

/** The same, unless the clock has jumped: by one that went ahead it would delete sessions that live. */
export async function sweepByEvenClock(
  context: Pick<AppContext, 'database' | 'clock'>,
  isClockEven: () => boolean,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  if (isClockEven()) await sweep(context);
  else log.warn('the clock has jumped: nothing is swept for a day');
}
