import type { Kysely } from 'kysely';
import { messages } from '../../contract/accounts.ts';
import { clampTimes, mergeProgress } from '../../contract/merge-progress.ts';
import {
  countEntries,
  emptyProgress,
  progressMaxEntries,
  progressSchema,
  type Progress,
} from '../../contract/progress.ts';
import type { AccountContext } from '../accounts/context.ts';
import { takeLock } from '../database/lock.ts';
import type { Schema } from '../database/schema.ts';
import { HttpError } from '../kernel/http-error.ts';

type ProgressContext = Pick<AccountContext, 'database' | 'clock'>;

/** Whoever adds to a learner's progress takes this lock. */
export function progressLock(userId: string): string {
  return `progress:${userId}`;
}

/** What the learner has done so far; empty for who has done nothing. */
export async function readProgress(db: Kysely<Schema>, userId: string): Promise<Progress> {
  const row = await db
    .selectFrom('progress')
    .select('progress')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? emptyProgress : progressSchema.parse(JSON.parse(row.progress));
}

/**
 * Merges what a device sent into what is kept and returns both together. Devices that send at the same moment take turns,
 * so neither overwrites the other. Throws an HttpError: 413 when more would be kept than a learner can have done,
 * 401 when the account has just been deleted.
 */
export async function addProgress(
  { database: { db }, clock }: ProgressContext,
  userId: string,
  sent: Progress,
): Promise<Progress> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    await takeLock(transaction, progressLock(userId), now);
    // Deleting an account takes the same lock: whoever waited here behind it has none any more.
    const user = await transaction
      .selectFrom('users')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (user === undefined) throw new HttpError(401, messages.sessionEnded);
    const kept = await readProgress(transaction, userId);
    const merged = mergeProgress(kept, clampTimes(sent, now));
    if (countEntries(merged) > progressMaxEntries) {
      throw new HttpError(
        413,
        `Progress may hold at most ${progressMaxEntries} entries; nothing of what was sent was added.`,
      );
    }
    const text = JSON.stringify(merged);
    await transaction
      .insertInto('progress')
      .values({ user_id: userId, progress: text, updated_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ progress: text, updated_at: now }))
      .execute();
    return merged;
  });
}
