import {
  clampDraft,
  draftsMaxBytes,
  isSameDraft,
  mergeDrafts,
  type Drafts,
} from '#contract/progress/drafts.ts';
import type { DbTransaction } from '../database/database.ts';
import { AppError } from '../kernel/app-error.ts';
import { deleteDrafts, findDrafts, listPassedDrafts, measureDrafts, saveDraft } from './drafts-repository.ts';

/**
 * Merges drafts that a device sent into what is stored, and returns the result for those. The caller holds the lock of
 * the person's progress. Where all drafts together are too large, those of passed exercises give way, the ones stored
 * longest ago first. Throws an AppError with status 413 when that is not enough.
 */
export async function addDrafts(
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
