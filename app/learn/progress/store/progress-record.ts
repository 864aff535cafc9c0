import * as z from 'zod/mini';
import { findUnmerged, mergeProgress } from '#contract/progress/merge-progress.ts';
import {
  countEntries,
  emptyProgress,
  progressSchema,
  progressVersion,
  type Progress,
} from '#contract/progress/progress.ts';

/** What the browser stores, as text under one key. */
const recordSchema = z.strictObject({
  version: z.literal(progressVersion),
  /** The `userId` whose progress this is; null while nobody has signed in. */
  owner: z.nullable(z.string()),
  /** Whether it has something that the account may not have yet. */
  pending: z.boolean(),
  progress: progressSchema,
  /** On a shared computer: progress that other people's accounts don't have yet, by `userId`. */
  others: z.record(z.string(), progressSchema),
});
export type ProgressRecord = z.output<typeof recordSchema>;

export const emptyRecord: ProgressRecord = Object.freeze({
  version: progressVersion,
  owner: null,
  pending: false,
  progress: emptyProgress,
  others: {},
});

/** Parses the stored text; the empty record for none, undefined when it can't be parsed. */
export function parseRecord(text: string | null): ProgressRecord | undefined {
  if (text === null) return emptyRecord;
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // no JSON
  }
}

/**
 * The record of the signed-in user. Progress made while nobody was signed in becomes theirs. Another user's
 * progress is set aside until they sign in again, or dropped when their account has all of it.
 */
export function selectRecord(record: ProgressRecord, userId: string | undefined): ProgressRecord {
  const { owner, pending, progress, others } = record;
  if (userId === undefined || owner === userId) return record;
  const otherProgress = new Map(Object.entries(others));
  if (owner !== null && pending) otherProgress.set(owner, progress);
  const ownProgress = mergeProgress(
    owner === null ? progress : emptyProgress,
    otherProgress.get(userId) ?? emptyProgress,
  );
  otherProgress.delete(userId);
  return {
    version: progressVersion,
    owner: userId,
    pending: countEntries(ownProgress) > 0,
    progress: ownProgress,
    others: Object.fromEntries(otherProgress),
  };
}

/** Adds progress; returns the same object when nothing of it is new. */
export function addToRecord(record: ProgressRecord, more: Progress): ProgressRecord {
  if (countEntries(findUnmerged(record.progress, more)) === 0) return record;
  return { ...record, pending: true, progress: mergeProgress(record.progress, more) };
}

/** After the server's response to `sent`: the response, merged with what was done here in the meantime. */
export function mergeServerResponse(
  record: ProgressRecord,
  sent: Progress,
  response: Progress,
): ProgressRecord {
  const addedSince = findUnmerged(sent, record.progress);
  return { ...record, pending: countEntries(addedSince) > 0, progress: mergeProgress(response, addedSince) };
}
