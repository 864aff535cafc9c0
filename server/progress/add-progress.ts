import { messages } from '#contract/accounts.ts';
import { clampTimes, mergeProgress } from '#contract/merge-progress.ts';
import { emptyProgress, findExcess, type Progress } from '#contract/progress.ts';
import { userExists } from '../accounts/users/users-repository.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../kernel/http-error.ts';
import { findProgress, saveProgress } from './progress-repository.ts';

/**
 * Merges what a device sent into what is stored and returns the result. Devices that send at the same moment
 * take turns, so neither overwrites the other. Throws an HttpError: 413 when more would be stored than a
 * learner can have done, 401 when the account has just been deleted.
 */
export async function addProgress(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  userId: string,
  sent: Progress,
): Promise<Progress> {
  const now = clock();
  return database.transact([lockNames.progress(userId)], async (transaction) => {
    await takeLock(transaction, lockNames.progress(userId), now);
    // Deleting an account takes the same lock, so the account can be gone once the lock is ours.
    if (!(await userExists(transaction, userId))) throw new HttpError(401, messages.sessionEnded);
    const stored = (await findProgress(transaction, userId))?.progress ?? emptyProgress;
    const merged = mergeProgress(stored, clampTimes(sent, now));
    const excess = findExcess(merged);
    if (excess !== undefined)
      throw new HttpError(413, `Progress can have at most ${excess}. Nothing of what was sent was added.`);
    await saveProgress(transaction, userId, { progress: merged, updatedAt: now });
    return merged;
  });
}
