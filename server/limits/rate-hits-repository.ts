import type { Insertable, Selectable } from 'kysely';
import { compileForEachSize, compileOnce } from '../database/compile-once.ts';
import type { Db } from '../database/database.ts';
import type { RateHitsTable } from '../database/schema.ts';

/** Counts the hits, each in its bucket at its time; an empty list is nothing to do. */
export async function insertHits(db: Db, hits: readonly Insertable<RateHitsTable>[]): Promise<void> {
  if (hits.length > 0) await insertSome(db, hits);
}

const insertSome = compileForEachSize((db, hits: Insertable<RateHitsTable>[]) =>
  db.insertInto('rate_hits').values(hits.map(({ hit_id, bucket, hit_at }) => ({ hit_id, bucket, hit_at }))),
);

/**
 * When a bucket was last hit, milliseconds since 1970, newest first; those after `since` and not after
 * `until`, at most `limit`.
 */
export async function listHitTimes(
  db: Db,
  bucket: string,
  { since, until, limit }: { since: number; until: number; limit: number },
): Promise<number[]> {
  const hits = await selectHitTimes(db, { bucket, since, until, limit });
  return hits.map((hit) => hit.hit_at);
}

type HitRange = { bucket: string; since: number; until: number; limit: number };
const selectHitTimes = compileOnce((db, { bucket, since, until, limit }: HitRange) =>
  db
    .selectFrom('rate_hits')
    .select('hit_at')
    .where('bucket', '=', bucket)
    .where('hit_at', '>', since)
    .where('hit_at', '<=', until)
    .orderBy('hit_at', 'desc')
    .limit(limit),
);

/** The hits in these buckets, the oldest first. */
export async function listHits(db: Db, buckets: readonly string[]): Promise<Selectable<RateHitsTable>[]> {
  return db
    .selectFrom('rate_hits')
    .select(['hit_id', 'bucket', 'hit_at'])
    .where('bucket', 'in', buckets)
    .orderBy('hit_at')
    .execute();
}

/** Takes single hits back, by their ids; `deleteHitsIn` empties whole buckets. */
export async function deleteHits(db: Db, hitIds: readonly string[]): Promise<void> {
  if (hitIds.length > 0)
    await deleteSome(
      db,
      hitIds.map((hit_id) => ({ hit_id })),
    );
}

const deleteSome = compileForEachSize((db, hits: { hit_id: string }[]) =>
  db.deleteFrom('rate_hits').where(
    'hit_id',
    'in',
    hits.map(({ hit_id }) => hit_id),
  ),
);

export async function deleteHitsIn(db: Db, buckets: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_hits').where('bucket', 'in', buckets).execute();
}
