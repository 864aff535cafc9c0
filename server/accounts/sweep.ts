import { deleteOldChanges } from '../admin/search/change-log.ts';
import { codeLifetimeMs, dayMs } from './code-rules.ts';
import type { AccountContext } from './context.ts';
import { oldestAliveTimes } from './session-rules.ts';

/** Deletes what no rule looks at any more: dead sessions, old codes, guesses, proofs, hits, locks and logged changes. */
export async function sweep({
  database: { db, engine },
  clock,
}: Pick<AccountContext, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const oldest = oldestAliveTimes(now);
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([eb('last_used_at', '<=', oldest.last_used_at), eb('created_at', '<=', oldest.created_at)]),
    )
    .execute();
  await db
    .deleteFrom('codes')
    .where('expires_at', '<', now - codeLifetimeMs)
    .execute();
  await db
    .deleteFrom('code_guesses')
    .where('guessed_at', '<=', now - dayMs)
    .execute();
  await db.deleteFrom('email_proofs').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('rate_hits')
    .where('hit_at', '<=', now - dayMs)
    .execute();
  await db
    .deleteFrom('locks')
    .where('taken_at', '<=', now - dayMs)
    .execute();
  await deleteOldChanges(db, engine);
}
