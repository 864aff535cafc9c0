import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnreachableError } from '../unreachable.ts';

/** Makes commits durable by syncing SQLite's write-ahead log. */
export type WalSync = {
  /** Resolves when everything that was committed before this call is on the disk. */
  settle(): Promise<void>;
  /** Waits for the sync under way. */
  close(): Promise<void>;
};

/** The write-ahead log's file, and a checkpoint, which copies it whole into the database file. */
type Log = { datasync(): Promise<void>; checkpoint(): Promise<void>; close(): Promise<void> };

/**
 * Syncs commits as SQLite does itself at `synchronous = full`, but asynchronously: the main thread does not
 * stop while the disk writes. Commits that wait at the same time share one sync. After a failed sync the
 * system may have dropped the data and still report success for the next one; what follows in the log could
 * then not be read after a power cut. So after a failure no commit counts as durable until a checkpoint has
 * copied the whole log into the database file.
 */
export function createWalSync(log: Log): WalSync {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  let hasFailed = false;

  async function sync(): Promise<void> {
    try {
      await (hasFailed ? log.checkpoint() : log.datasync());
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      throw new DatabaseUnreachableError('The write-ahead log could not be synced to the disk.', {
        cause: error,
      });
    }
  }

  async function syncAfterRunning(): Promise<void> {
    // The running sync may have begun before the commits that are to be synced now.
    await running.catch(() => undefined);
    next = undefined;
    running = sync();
    await running;
  }

  return {
    settle: () => (next ??= syncAfterRunning()),
    async close() {
      // The callers that waited for the sync have got its error.
      await (next ?? running).catch(() => undefined);
      await log.close();
    },
  };
}

/**
 * Opens the sync of an open database's log. The file exists as long as a connection is open, and none of
 * SQLite's locks are on it, so opening and closing it again releases none.
 */
export async function openWalSync(databaseFile: string): Promise<WalSync> {
  const log = await open(`${databaseFile}-wal`, 'r+');
  return createWalSync({
    datasync: () => log.datasync(),
    checkpoint: () => checkpointWal(databaseFile),
    close: () => log.close(),
  });
}

/** Below the 5 seconds within which every call has to answer. */
const checkpointTimeoutMs = 2000;

/**
 * Copies the whole log into the database file and syncs that file; the log starts again. Throws when it takes
 * too long.
 */
export async function checkpointWal(databaseFile: string): Promise<void> {
  const connection = new DatabaseSync(databaseFile, { timeout: 0 });
  try {
    const checkpoint = connection.prepare('pragma wal_checkpoint(truncate)');
    const deadline = performance.now() + checkpointTimeoutMs;
    // Another connection may be reading or writing, for some milliseconds.
    while (checkpoint.get()?.['busy'] !== 0) {
      if (performance.now() > deadline)
        throw new Error('The write-ahead log could not be copied into the database: it stayed in use.');
      await sleep(5);
    }
  } finally {
    connection.close();
  }
}
