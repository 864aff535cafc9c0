import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Makes transactions that name the same lock take turns, on either engine: the written row stays locked until the
 * transaction ends. Who takes several must take them in sorted order.
 */
export async function takeLock(
  transaction: Transaction<Schema>,
  lockName: string,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('locks')
    .values({ lock_name: lockName, taken_at: now })
    .onConflict((conflict) => conflict.column('lock_name').doUpdateSet({ taken_at: now }))
    .execute();
}
