import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** 32 MB. Then the main thread does it all the same, with little left to do. */
const mostPagesInLog = 8000;

/**
 * Carries what SQLite's log holds over to the database file in a thread of its own, until what it returns is
 * called. Left alone SQLite does so at every few hundredth commit, and all calls wait for the disk meanwhile.
 * PostgreSQL needs nothing.
 */
export async function checkpointInThread(
  { engine, address, db }: Pick<Database, 'engine' | 'address' | 'db'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => Promise<void>> {
  if (engine !== 'sqlite') return async () => undefined;
  await sql`pragma wal_autocheckpoint = ${sql.lit(mostPagesInLog)}`.execute(db);
  const thread = new Worker(new URL(`checkpoint-thread${extname(import.meta.filename)}`, import.meta.url), {
    workerData: address,
  });
  thread.unref();
  const warn = (reason: unknown) => log.warn({ reason }, 'the log of the database could not be carried over');
  thread.on('message', warn).on('error', warn);
  return async () => {
    await thread.terminate();
  };
}
