import * as z from 'zod/mini';
import { findUnmerged, mergeProgress } from '#contract/merge-progress.ts';
import {
  countEntries,
  emptyProgress,
  progressSchema,
  progressVersion,
  type Progress,
} from '#contract/progress.ts';

/** What the browser keeps, as text under one key. */
const recordSchema = z.strictObject({
  version: z.literal(progressVersion),
  /** The `userId` whose progress this is; null while nobody has signed in. */
  owner: z.nullable(z.string()),
  /** Whether it holds something that the account may not hold yet. */
  pending: z.boolean(),
  progress: progressSchema,
  /** On a shared computer: what other people's accounts don't hold yet, by `userId`. */
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

/** The kept text read; nothing for none, undefined when it can't be read. */
export function parseRecord(text: string | null): ProgressRecord | undefined {
  if (text === null) return emptyRecord;
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // no JSON
  }
}

/**
 * What is kept, from the view of who is signed in. Done while nobody was known, it becomes theirs; another
 * person's is put aside until that person comes back, or let go where the account holds it all.
 */
export function recordOf(kept: ProgressRecord, userId: string | undefined): ProgressRecord {
  const { owner, pending, progress, others } = kept;
  if (userId === undefined || owner === userId) return kept;
  const waiting = new Map(Object.entries(others));
  if (owner !== null && pending) waiting.set(owner, progress);
  const mine = mergeProgress(owner === null ? progress : emptyProgress, waiting.get(userId) ?? emptyProgress);
  waiting.delete(userId);
  return {
    version: progressVersion,
    owner: userId,
    pending: countEntries(mine) > 0,
    progress: mine,
    others: Object.fromEntries(waiting),
  };
}

/** With something more done; the same object when that was known already. */
export function withAdded(kept: ProgressRecord, more: Progress): ProgressRecord {
  if (countEntries(findUnmerged(kept.progress, more)) === 0) return kept;
  return { ...kept, pending: true, progress: mergeProgress(kept.progress, more) };
}

/** After the server answered to `sent`: its answer, with what was done here in the meantime. */
export function withServerAnswer(kept: ProgressRecord, sent: Progress, answer: Progress): ProgressRecord {
  const since = findUnmerged(sent, kept.progress);
  return { ...kept, pending: countEntries(since) > 0, progress: mergeProgress(answer, since) };
}
