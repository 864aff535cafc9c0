import { open } from 'node:fs/promises';
import { DatabaseUnreachableError } from '../unreachable.ts';

/** Brings what was committed to the disk. */
export type WalSync = {
  /** Resolves when everything that was committed before this call is on the disk. */
  settle(): Promise<void>;
  /** Waits for the sync under way. */
  close(): Promise<void>;
};

/**
 * Does for commits what SQLite does itself at `synchronous = full`, off the main thread, which would
 * otherwise stand still for as long as the disk takes. Commits that wait at the same time share one sync.
 */
export function createWalSync(log: { datasync(): Promise<void>; close(): Promise<void> }): WalSync {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;

  async function syncAfterRunning(): Promise<void> {
    // The one under way may have begun before what is to be settled was written.
    await running.catch(() => undefined);
    next = undefined;
    running = log.datasync().catch((error: unknown) => {
      throw new DatabaseUnreachableError('The disk did not take what was written.', { cause: error });
    });
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
  return createWalSync(await open(`${databaseFile}-wal`, 'r+'));
}
