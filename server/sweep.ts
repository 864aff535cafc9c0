import { deleteGuessesBefore } from './accounts/codes/code-guesses-repository.ts';
import { codeLifetimeMs, dayMs } from './accounts/codes/code-rules.ts';
import { deleteCodesExpiredBefore } from './accounts/codes/codes-repository.ts';
import { deleteHitsBefore } from './accounts/limits/rate-hits-repository.ts';
import { deleteEmailProofsExpiredBefore } from './accounts/registration/email-proofs-repository.ts';
import { oldestAliveTimes } from './accounts/sessions/session-rules.ts';
import { deleteSessionsBefore } from './accounts/sessions/sessions-repository.ts';
import { deleteOldChanges } from './admin/search/account-changes-repository.ts';
import { deleteLocksTakenBefore } from './database/locks-repository.ts';
import type { AppContext } from './kernel/context.ts';

/** Deletes the rows that no rule looks at any more. */
export async function sweep({
  database: { db, engine },
  clock,
}: Pick<AppContext, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteSessionsBefore(db, oldestAliveTimes(now));
  await deleteCodesExpiredBefore(db, now - codeLifetimeMs);
  await deleteGuessesBefore(db, now - dayMs);
  await deleteEmailProofsExpiredBefore(db, now);
  await deleteHitsBefore(db, now - dayMs);
  await deleteLocksTakenBefore(db, now - dayMs);
  await deleteOldChanges(db, engine);
}
