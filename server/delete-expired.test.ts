import { DeleteResult } from 'kysely';
import { expect, test } from 'vitest';
import { deleteInBatches } from './delete-expired.ts';

test('a thousand rows are deleted in batches, and other work runs between them', async () => {
  let rows = 1234;
  const batches: { limit: number; at: number }[] = [];
  await deleteInBatches(async (limit) => {
    batches.push({ limit, at: performance.now() });
    const deletedCount = Math.min(limit, rows);
    rows -= deletedCount;
    return new DeleteResult(BigInt(deletedCount));
  });
  expect(rows).toBe(0);
  expect(batches.map(({ limit }) => limit)).toEqual([500, 500, 500]);
  const [first, second, third] = batches.map(({ at }) => at);
  // Timers may be a millisecond early.
  expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(18);
  expect(Number(third) - Number(second)).toBeGreaterThanOrEqual(18);
});
