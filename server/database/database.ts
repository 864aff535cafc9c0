import type { Kysely, Transaction } from 'kysely';
import type { PoolLoad } from '../kernel/meter.ts';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** What queries run on: the database itself, or a transaction in it. */
export type Db = Kysely<Schema>;
export type DbTransaction = Transaction<Schema>;

/**
 * Runs the work in a transaction. Work that names the same locks takes turns within this process before it takes a
 * connection; between processes `takeLock` is what makes it. The work may run more than once, so it changes
 * nothing but the database.
 */
export type Transact = <Result>(
  locks: readonly string[],
  work: (transaction: DbTransaction) => Promise<Result>,
  options?: TransactOptions,
) => Promise<Result>;

/**
 * What a committed transaction outlives: a power cut, unless it says that the end of this process is enough.
 * Then nothing waits for the disk; after a power cut the newest of such transactions may be missing, each as a whole.
 */
export type TransactOptions = { outlives?: 'power cut' | 'process' };

/** An open, migrated database. */
export type Database = {
  /** For transactions and writes. */
  db: Db;
  /** For reads, on their own connections: they wait for no write. */
  reader: Db;
  transact: Transact;
  engine: Engine;
  /** SQLite's file or PostgreSQL's URL, for opening another connection. */
  address: string;
  /** Resolves when the database answers a query, rejects within 5 seconds when it can't. */
  ping(): Promise<void>;
  /** How busy its connections are. */
  pools(): readonly PoolLoad[];
  close(): Promise<void>;
};
