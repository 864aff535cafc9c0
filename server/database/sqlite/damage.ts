import { statSync } from 'node:fs';
import { extname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createThreadCalls } from '../../kernel/concurrency/thread-calls.ts';
import type { Database } from '../database.ts';
import { isCorruptionError } from './sqlite-errors.ts';

export const howToRestore = 'Put a backup in its place: npm run restore -- FILE (docs/how-to/back-up.md).';

/** The embedded database is damaged. The message says how to restore a backup. */
export class DamagedDatabaseError extends Error {
  override name = 'DamagedDatabaseError';

  constructor(file: string, finding: string) {
    super(`The database ${file} is damaged (${finding}). ${howToRestore}`);
  }
}

/**
 * The first problem that SQLite finds in the file, in one line; undefined when there is none. `quick` does not
 * compare the indexes with their tables.
 */
export function findDamage(connection: DatabaseSync, check: 'quick' | 'full'): string | undefined {
  const pragma = check === 'quick' ? 'quick_check' : 'integrity_check';
  try {
    const finding = connection.prepare(`pragma ${pragma}(1)`).get()?.[pragma];
    return finding === 'ok' ? undefined : String(finding).replaceAll('\n', ' ');
  } catch (error) {
    if (isCorruptionError(error) && error instanceof Error) return error.message;
    throw error;
  }
}

/**
 * The start waits for the check of files up to this size, at 6 ms a MiB; a larger file is checked while the
 * server runs.
 */
const maxBytesToWaitFor = 64 * 1024 * 1024;
const maxWaitMs = 500;

/**
 * Resolves when the check of the database has ended, or would take too long to wait for. Rejects as `check`
 * does.
 */
export async function waitForCheck(
  { engine, address }: Pick<Database, 'engine' | 'address'>,
  check: Promise<void>,
): Promise<void> {
  if (engine === 'sqlite' && statSync(address).size <= maxBytesToWaitFor)
    await Promise.race([check, sleep(maxWaitMs)]);
}

/** A file up to this size is checked whenever it is opened, in at most 20 ms. */
export const maxBytesCheckedAtOnce = 4 * 1024 * 1024;

/**
 * Checks an open database that is too large for `openSqlite` to check, in another thread, while it is used.
 * Resolves when it is whole, rejects with a DamagedDatabaseError.
 */
export async function checkLargeFile({
  engine,
  address,
}: Pick<Database, 'engine' | 'address'>): Promise<void> {
  if (engine !== 'sqlite' || statSync(address).size <= maxBytesCheckedAtOnce) return;
  const thread = new Worker(new URL(`damage-thread${extname(import.meta.filename)}`, import.meta.url));
  try {
    const finding = await createThreadCalls<string>(thread, 'damage').send(address);
    if (typeof finding === 'string') throw new DamagedDatabaseError(address, finding);
  } finally {
    await thread.terminate();
  }
}
