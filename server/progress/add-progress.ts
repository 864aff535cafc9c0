import type { ProgressWithDrafts } from '#contract/progress/drafts.ts';
import { clampTimes, mergeProgress } from '#contract/progress/merge-progress.ts';
import { emptyProgress, findExcess } from '#contract/progress/progress.ts';
import { userExists } from '../accounts/users/users-repository.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../kernel/app-error.ts';
import { addDrafts } from './add-drafts.ts';
import { findProgress, saveProgress } from './progress-repository.ts';

/**
 * Merges what a device sent into what is stored and returns the result; of the drafts, those that were sent. Devices that send at the same moment
 * take turns, so neither overwrites the other. Throws an AppError: 413 when more would be stored than a
 * learner can have done, 401 when the account has just been deleted.
 */
export async function addProgress(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  userId: string,
  { drafts, ...sent }: ProgressWithDrafts,
): Promise<ProgressWithDrafts> {
  const now = clock();
  return database.transact([lockNames.progress(userId)], async (transaction) => {
    await takeLock(transaction, lockNames.progress(userId), now);
    // Deleting an account takes the same lock, so the account can be gone once the lock is ours.
    if (!(await userExists(transaction, userId))) throw new AppError('session-ended');
    const stored = (await findProgress(transaction, userId))?.progress ?? emptyProgress;
    const merged = mergeProgress(stored, clampTimes(sent, now));
    const excess = findExcess(merged);
    if (excess !== undefined)
      throw new AppError('progress-too-large', {
        sentence: `Progress can have at most ${excess}. Nothing of what was sent was added.`,
      });
    await saveProgress(transaction, userId, { progress: merged, updatedAt: now });
    return drafts ? { ...merged, drafts: await addDrafts(transaction, userId, drafts, now) } : merged;
  });
}
