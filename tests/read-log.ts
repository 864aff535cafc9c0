import { DatabaseSync } from 'node:sqlite';

/**
 * The number of pages in SQLite's write-ahead log, and how many of them are in the database file. Changes
 * nothing.
 */
export function readLog(databaseFile: string): { pages: number; carriedOver: number } {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    const row = database.prepare('pragma wal_checkpoint(noop)').get();
    return { pages: Number(row?.log), carriedOver: Number(row?.checkpointed) };
  } finally {
    database.close();
  }
}
