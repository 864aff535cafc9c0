import { draftsSchema, type Draft, type Drafts } from '#contract/progress/drafts.ts';
import { compileOnce } from '../database/compile-once.ts';
import type { Db } from '../database/database.ts';

const rowId = (userId: string, sample: string) => `${userId}:${sample}`;

type DraftRow = { sample: string; versions: string };

/** Throws a ZodError when what is stored does not fit this release. */
const toDrafts = (rows: readonly DraftRow[]): Drafts =>
  draftsSchema.parse(Object.fromEntries(rows.map(({ sample, versions }) => [sample, JSON.parse(versions)])));

/** The drafts that were stored after a moment (milliseconds since 1970). */
export async function findDraftsSince(db: Db, userId: string, since: number): Promise<Drafts> {
  return toDrafts(await selectDraftsSince(db, { userId, since }));
}

const selectDraftsSince = compileOnce((db, { userId, since }: { userId: string; since: number }) =>
  db
    .selectFrom('drafts')
    .select(['sample', 'versions'])
    .where('user_id', '=', userId)
    .where('stored_at', '>', since)
    .orderBy('sample'),
);

export async function findDrafts(db: Db, userId: string, samples: readonly string[]): Promise<Drafts> {
  const rows = await db
    .selectFrom('drafts')
    .select(['sample', 'versions'])
    .where(
      'draft_id',
      'in',
      samples.map((sample) => rowId(userId, sample)),
    )
    .execute();
  return toDrafts(rows);
}

/** How many bytes a person's drafts have together, and when the newest was stored; 0 for none. */
export async function measureDrafts(db: Db, userId: string): Promise<{ bytes: number; storedAt: number }> {
  const [row] = await selectMeasures(db, { userId });
  return { bytes: Number(row?.bytes ?? 0), storedAt: Number(row?.stored_at ?? 0) };
}

const selectMeasures = compileOnce((db, { userId }: { userId: string }) =>
  db
    .selectFrom('drafts')
    .select(({ fn }) => [fn.sum('bytes').as('bytes'), fn.max('stored_at').as('stored_at')])
    .where('user_id', '=', userId),
);

/** Stores a draft; it replaces what was stored before. */
export async function saveDraft(
  db: Db,
  userId: string,
  { sample, versions, storedAt }: { sample: string; versions: Draft; storedAt: number },
): Promise<void> {
  const text = JSON.stringify(versions);
  const row = {
    versions: text,
    bytes: Buffer.byteLength(sample) + Buffer.byteLength(text),
    passed: versions.some(({ passed }) => passed) ? (1 as const) : (0 as const),
    stored_at: storedAt,
  };
  await db
    .insertInto('drafts')
    .values({ draft_id: rowId(userId, sample), user_id: userId, sample, ...row })
    .onConflict((conflict) => conflict.column('draft_id').doUpdateSet(row))
    .execute();
}

/** The drafts of passed exercises, those that were stored longest ago first. */
export async function listPassedDrafts(
  db: Db,
  userId: string,
): Promise<{ draft_id: string; bytes: number }[]> {
  return db
    .selectFrom('drafts')
    .select(['draft_id', 'bytes'])
    .where('user_id', '=', userId)
    .where('passed', '=', 1)
    .orderBy('stored_at')
    .orderBy('draft_id')
    .execute();
}

export async function deleteDrafts(db: Db, draftIds: readonly string[]): Promise<void> {
  if (draftIds.length > 0) await db.deleteFrom('drafts').where('draft_id', 'in', draftIds).execute();
}

export async function deleteDraftsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('drafts').where('user_id', '=', userId).execute();
}

/** Every row about the person, for the export. */
export async function listDrafts(
  db: Db,
  userId: string,
): Promise<{ sample: string; versions: string; passed: number; stored_at: number }[]> {
  return db
    .selectFrom('drafts')
    .select(['sample', 'versions', 'passed', 'stored_at'])
    .where('user_id', '=', userId)
    .orderBy('sample')
    .execute();
}
