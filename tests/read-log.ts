import { DatabaseSync } from 'node:sqlite';

/** How many pages SQLite's log holds, and how many of them the database file has. Changes nothing. */
export function readLog(databaseFile: string): { pages: number; carriedOver: number } {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    const row = database.prepare('pragma wal_checkpoint(noop)').get();
    return { pages: Number(row?.log), carriedOver: Number(row?.checkpointed) };
  } finally {
    database.close();
  }
}
