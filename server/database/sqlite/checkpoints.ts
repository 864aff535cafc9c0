import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { createThreadCalls, type ThreadCalls } from '../../kernel/concurrency/thread-calls.ts';
import type { Database } from '../database.ts';

/** 32 MB. With a larger log the main thread runs the checkpoint itself. */
const maxPagesInLog = 8000;
const everyMs = 500;
/** After failures, such as on a full disk, each wait is twice the one before, up to this. */
const maxRetryDelayMs = 30_000;
/**
 * A server that never pauses empties its log this often. The log keeps what was deleted until it is emptied, and a
 * pause of half a second is enough for that.
 */
const emptyEveryMs = 60_000;

/** `passive` copies what it can without making anybody wait; `truncate` also empties the log, when nobody reads it. */
export type CheckpointMode = 'passive' | 'truncate';

type CheckpointLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** When the next checkpoint may be tried: after each failure the pause is twice as long. */
function createAttempts(log: CheckpointLog) {
  let failures = 0;
  let nextAttemptAt = 0;
  return {
    isDue: () => performance.now() >= nextAttemptAt,
    succeeded(): void {
      if (failures > 0) log.info('the write-ahead log is copied into the database again');
      failures = 0;
    },
    failed(failure: Error | string): void {
      failures += 1;
      const reason = failure instanceof Error ? failure.message : failure;
      nextAttemptAt = performance.now() + Math.min(everyMs * 2 ** failures, maxRetryDelayMs);
      if (failures === 1)
        log.warn(
          { reason },
          'the write-ahead log can’t be copied into the database; the server tries again, with longer pauses',
        );
    },
  };
}

/**
 * Runs SQLite's checkpoints, which copy the write-ahead log into the database file, in a separate thread. By
 * default SQLite runs one in every few hundredth commit, and all calls wait for the disk meanwhile. In a pause the
 * log is emptied, so that nothing that was deleted stays in it.
 * PostgreSQL needs nothing. Resolves to a function that stops the thread.
 */
export async function checkpointInThread(
  { engine, address, db }: Pick<Database, 'engine' | 'address' | 'db'>,
  log: CheckpointLog,
): Promise<() => Promise<void>> {
  if (engine !== 'sqlite') return async () => undefined;
  await sql`pragma wal_autocheckpoint = ${sql.lit(maxPagesInLog)}`.execute(db);
  let thread: { worker: Worker; calls: ThreadCalls<CheckpointMode> } | undefined;
  let lastChange: string | undefined;
  let emptiedAt = performance.now();
  let isRunning = false;
  let isStopped = false;
  const attempts = createAttempts(log);

  function start(): NonNullable<typeof thread> {
    const worker = new Worker(new URL(`checkpoint-thread${extname(import.meta.filename)}`, import.meta.url), {
      workerData: address,
    });
    worker.once('exit', () => {
      if (thread?.worker === worker) thread = undefined;
    });
    return { worker, calls: createThreadCalls(worker, 'checkpoint') };
  }

  async function checkpoint(mode: CheckpointMode): Promise<void> {
    isRunning = true;
    try {
      thread ??= start();
      const isDone = await thread.calls.send(mode);
      attempts.succeeded();
      if (isDone === true && mode === 'truncate') emptiedAt = performance.now();
    } catch (error) {
      if (!isStopped) attempts.failed(error instanceof Error ? error : String(error));
    } finally {
      isRunning = false;
    }
  }

  /** Compares the log's modification time, because other processes write to the database too. */
  async function checkForWrites(): Promise<void> {
    // SQLite makes the file at the first write.
    const log = await stat(`${address}-wal`, { bigint: true }).catch(() => undefined);
    if (log === undefined || isStopped || isRunning) return;
    const change = `${log.mtimeNs} ${log.size}`;
    const isChanged = change !== lastChange;
    lastChange = change;
    if (log.size === 0n || !attempts.isDue()) return;
    // Also when the log has not changed: a reader may have kept the last checkpoint from copying all of it.
    const isEmptyingDue = !isChanged || performance.now() - emptiedAt > emptyEveryMs;
    await checkpoint(isEmptyingDue ? 'truncate' : 'passive');
  }

  const timer = setInterval(checkForWrites, everyMs).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await thread?.worker.terminate();
  };
}
