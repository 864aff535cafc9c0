import { setTimeout } from 'node:timers/promises';

const batchRows = 500;
/** Calls that wait for the database get their turn in between. */
const pauseMs = 20;

/**
 * Deletes rows a little at a time: one large delete would block every other write of SQLite, and run into PostgreSQL's
 * statement time-out. `deleteBatch` deletes at most that many rows and resolves to how many there were.
 */
export async function deleteInBatches(deleteBatch: (most: number) => Promise<number>): Promise<void> {
  while ((await deleteBatch(batchRows)) === batchRows) await setTimeout(pauseMs);
}
