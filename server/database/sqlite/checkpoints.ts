import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** 32 MB. Then the main thread does it all the same, with little left to do. */
const mostPagesInLog = 8000;
const everyMilliseconds = 500;
/** While it fails, as on a full disk: each wait is twice the one before, up to this. */
const longestWaitMilliseconds = 30_000;
/** The thread takes 13 MB: a server that nobody writes to does without. */
const idleMilliseconds = 30_000;

/**
 * Carries what SQLite's log holds over to the database file in a separate thread, until what it returns is
 * called. Left alone SQLite does so at every few hundredth commit, and all calls wait for the disk meanwhile.
 * PostgreSQL needs nothing.
 */
export async function checkpointInThread(
  { engine, address, db }: Pick<Database, 'engine' | 'address' | 'db'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { endWhenIdleFor = idleMilliseconds }: { endWhenIdleFor?: number } = {},
): Promise<() => Promise<void>> {
  if (engine !== 'sqlite') return async () => undefined;
  await sql`pragma wal_autocheckpoint = ${sql.lit(mostPagesInLog)}`.execute(db);
  let thread: Worker | undefined;
  let lastChange: string | undefined;
  let changedAt = 0;
  let isStopped = false;
  let failures = 0;
  let nextTryAt = 0;

  function failed(failure: Error | string): void {
    failures += 1;
    const reason = failure instanceof Error ? failure.message : failure;
    nextTryAt = performance.now() + Math.min(everyMilliseconds * 2 ** failures, longestWaitMilliseconds);
    if (failures === 1)
      log.warn({ reason }, 'the log of the database can’t be carried over: tried again, less and less often');
  }

  function succeeded(): void {
    if (failures > 0) log.info('the log of the database is carried over again');
    failures = 0;
  }

  function start(): Worker {
    const started = new Worker(
      new URL(`checkpoint-thread${extname(import.meta.filename)}`, import.meta.url),
      { workerData: address },
    );
    started.unref();
    return started
      .on('message', (answer: string | object | undefined) => {
        // Under `npm run dev` Node tells of the thread's imports by the same way, for its `--watch`.
        if (typeof answer === 'object') return;
        if (answer === undefined) succeeded();
        else failed(answer);
      })
      .on('error', failed)
      .once('exit', () => {
        if (thread === started) thread = undefined;
      });
  }

  /** Whether anybody has written is seen by the log's time: other processes write to it too. */
  async function look(): Promise<void> {
    const log = await stat(`${address}-wal`, { bigint: true }).catch(() => undefined);
    if (log === undefined || isStopped) return;
    const change = `${log.mtimeNs} ${log.size}`;
    if (change !== lastChange) changedAt = performance.now();
    lastChange = change;
    if (performance.now() - changedAt <= endWhenIdleFor) {
      if (performance.now() < nextTryAt) return;
      // Again and again, as somebody who reads may keep a part of the log from being carried over.
      thread ??= start();
      thread.postMessage('carry over');
    } else await thread?.terminate();
  }

  const looking = setInterval(look, everyMilliseconds).unref();
  return async () => {
    isStopped = true;
    clearInterval(looking);
    await thread?.terminate();
  };
}
