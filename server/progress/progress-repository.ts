import { progressSchema, type Progress } from '#contract/progress/progress.ts';
import { compileOnce } from '../database/compile-once.ts';
import type { Db } from '../database/database.ts';

/** What a learner has done, and when that last changed (milliseconds since 1970). */
export type StoredProgress = { progress: Progress; updatedAt: number };

/**
 * The learner's progress, undefined when there is none. Throws a ZodError when what is stored does not fit
 * this release.
 */
export async function findProgress(db: Db, userId: string): Promise<StoredProgress | undefined> {
  const [row] = await selectProgress(db, { userId });
  return row && { progress: progressSchema.parse(JSON.parse(row.progress)), updatedAt: row.updated_at };
}

const selectProgress = compileOnce((db, { userId }: { userId: string }) =>
  db.selectFrom('progress').select(['progress', 'updated_at']).where('user_id', '=', userId),
);

/** Stores the progress; it replaces what was stored before. */
export async function saveProgress(db: Db, userId: string, stored: StoredProgress): Promise<void> {
  const row = { progress: JSON.stringify(stored.progress), updated_at: stored.updatedAt };
  await db
    .insertInto('progress')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deleteProgress(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('progress').where('user_id', '=', userId).execute();
}
