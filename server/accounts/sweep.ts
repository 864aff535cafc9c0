import { codeLifetimeMs, dayMs } from './code-rules.ts';
import type { AccountContext } from './context.ts';
import { oldestAliveTimes } from './session-rules.ts';

/** Deletes what no rule looks at any more: dead sessions, old codes, guesses, proofs, hits and locks. */
export async function sweep({ database: { db }, clock }: Pick<AccountContext, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const oldest = oldestAliveTimes(now);
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('last_used_at', '<=', oldest.last_used_at), eb('created_at', '<=', oldest.created_at)]))
    .execute();
  await db.deleteFrom('codes').where('expires_at', '<', now - codeLifetimeMs).execute();
  await db.deleteFrom('code_guesses').where('guessed_at', '<=', now - dayMs).execute();
  await db.deleteFrom('email_proofs').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_hits').where('hit_at', '<=', now - dayMs).execute();
  await db.deleteFrom('locks').where('taken_at', '<=', now - dayMs).execute();
}
