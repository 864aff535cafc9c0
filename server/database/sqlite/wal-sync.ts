import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnreachableError } from '../unreachable.ts';

/** Brings what was committed to the disk. */
export type WalSync = {
  /** Resolves when everything that was committed before this call is on the disk. */
  settle(): Promise<void>;
  /** Waits for the sync under way. */
  close(): Promise<void>;
};

/** The log's file, and what makes the database whole without it. */
type Log = { datasync(): Promise<void>; carryOver(): Promise<void>; close(): Promise<void> };

/**
 * Does for commits what SQLite does itself at `synchronous = full`, off the main thread, which would
 * otherwise stop for as long as the disk takes. Commits that wait at the same time share one sync.
 * After a sync that failed the system may have dropped what it was to write, and say yes to the next one all
 * the same; what comes behind in the log could then not be read after a power cut. So nobody is told that
 * anything is kept until the log has been carried over whole.
 */
export function createWalSync(log: Log): WalSync {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  let hasFailed = false;

  async function sync(): Promise<void> {
    try {
      await (hasFailed ? log.carryOver() : log.datasync());
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      throw new DatabaseUnreachableError('The disk did not take what was written.', { cause: error });
    }
  }

  async function syncAfterRunning(): Promise<void> {
    // The one under way may have begun before what is to be settled was written.
    await running.catch(() => undefined);
    next = undefined;
    running = sync();
    await running;
  }

  return {
    settle: () => (next ??= syncAfterRunning()),
    async close() {
      await (next ?? running).catch(() => undefined);
      await log.close();
    },
  };
}

/**
 * The sync of an open database's log. The file is there as long as a connection is open; it carries none of
 * SQLite's locks, so opening it once more takes none away.
 */
export async function openWalSync(databaseFile: string): Promise<WalSync> {
  const log = await open(`${databaseFile}-wal`, 'r+');
  return createWalSync({
    datasync: () => log.datasync(),
    carryOver: () => carryLogOver(databaseFile),
    close: () => log.close(),
  });
}

/** Below the 5 seconds within which every call has to answer. */
const carryOverMs = 2000;

/** Brings all of the log into the database's file, and that to the disk; the log begins again. */
export async function carryLogOver(databaseFile: string): Promise<void> {
  const connection = new DatabaseSync(databaseFile, { timeout: 0 });
  try {
    const checkpoint = connection.prepare('pragma wal_checkpoint(truncate)');
    const deadline = performance.now() + carryOverMs;
    // Somebody may be reading or writing, for some milliseconds.
    while (checkpoint.get()?.['busy'] !== 0) {
      if (performance.now() > deadline) throw new Error('The log of the database is in use.');
      await sleep(5);
    }
  } finally {
    connection.close();
  }
}
