import type { Database } from '../../server/database/database.ts';
import type { Limit } from '../../server/limits/limit-rules.ts';
import { insertHits } from '../../server/limits/rate-hits-repository.ts';

/** Counts as many hits on the limit at `now` (milliseconds since 1970) as it allows. */
export async function useUpLimit(
  { db }: Database,
  { bucket, windows }: Pick<Limit, 'bucket' | 'windows'>,
  now: number,
): Promise<void> {
  const max = Math.max(...windows.map((window) => window.max));
  const hits = Array.from({ length: max }, (_, index) => ({
    hit_id: `${bucket} ${index}`,
    bucket,
    hit_at: now,
  }));
  await insertHits(db, hits);
}
