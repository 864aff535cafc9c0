import { setTimeout } from 'node:timers/promises';
import type { DeleteResult } from 'kysely';

const batchRows = 500;
/** Calls that wait for the database get their turn in between. */
const pauseMs = 20;

/**
 * Deletes rows a little at a time: one large delete would block every other write of SQLite, and run into
 * PostgreSQL's statement time-out. `deleteBatch` deletes at most that many rows.
 */
export async function deleteInBatches(deleteBatch: (limit: number) => Promise<DeleteResult>): Promise<void> {
  while ((await deleteBatch(batchRows)).numDeletedRows === BigInt(batchRows)) await setTimeout(pauseMs);
}
