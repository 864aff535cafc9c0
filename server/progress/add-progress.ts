import {
  type ProgressWithDrafts,
  clampDraft,
  draftsMaxBytes,
  isSameDraft,
  mergeDrafts,
  type Drafts,
} from '#contract/progress/drafts.ts';
import { clampTimes, mergeProgress } from '#contract/progress/merge-progress.ts';
import { emptyProgress, findExcess } from '#contract/progress/progress.ts';
import { userExists } from '../accounts/users/users-repository.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../kernel/app-error.ts';
import { findProgress, saveProgress } from './progress-repository.ts';
import type { DbTransaction } from '../database/database.ts';
import { deleteDrafts, findDrafts, listPassedDrafts, measureDrafts, saveDraft } from './drafts-repository.ts';

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

/**
 * Merges drafts that a device sent into what is stored, and returns the result for those. The caller holds the lock of
 * the person's progress. Where all drafts together are too large, those of passed exercises give way, the ones stored
 * longest ago first. Throws an AppError with status 413 when that is not enough.
 */
async function addDrafts(
  transaction: DbTransaction,
  userId: string,
  sent: Drafts,
  now: number,
): Promise<Drafts> {
  if (Object.keys(sent).length === 0) return {};
  const stored = await findDrafts(transaction, userId, Object.keys(sent));
  // Later than everything stored before, by which a device asks for what is new.
  const storedAt = Math.max(now, (await measureDrafts(transaction, userId)).storedAt + 1);
  const merged = Object.entries(sent).map(([sample, versions]) => {
    const before = stored[sample] ?? [];
    const after = mergeDrafts(before, clampDraft(versions, now));
    return { sample, versions: after, isNew: !isSameDraft(before, after) };
  });
  for (const { sample, versions, isNew } of merged)
    if (isNew) await saveDraft(transaction, userId, { sample, versions, storedAt });
  await makeRoom(transaction, userId);
  return Object.fromEntries(merged.map(({ sample, versions }) => [sample, versions]));
}

async function makeRoom(transaction: DbTransaction, userId: string): Promise<void> {
  let excess = (await measureDrafts(transaction, userId)).bytes - draftsMaxBytes;
  if (excess <= 0) return;
  const givingWay: string[] = [];
  for (const { draft_id, bytes } of await listPassedDrafts(transaction, userId)) {
    if (excess <= 0) break;
    givingWay.push(draft_id);
    excess -= bytes;
  }
  if (excess > 0)
    throw new AppError('progress-too-large', {
      sentence: `The code of your exercises and samples can have at most ${draftsMaxBytes / 1024 / 1024} MB together. Nothing of what was sent was added. Shorten or pass some of your exercises.`,
    });
  await deleteDrafts(transaction, givingWay);
}
