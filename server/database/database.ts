import type { Kysely, Transaction } from 'kysely';
import type { PoolLoad } from '../kernel/meter.ts';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** What queries run on: the database itself, or a transaction in it. */
export type Db = Kysely<Schema>;
export type DbTransaction = Transaction<Schema>;

/**
 * Runs the work in a transaction. Within this process, work with the same locks runs one after the other and
 * waits before it takes a connection; between processes only `takeLock` does that. The work may run more than
 * once, so it must change nothing but the database.
 */
export type Transact = <Result>(
  locks: readonly string[],
  work: (transaction: DbTransaction) => Promise<Result>,
  options?: TransactOptions,
) => Promise<Result>;

/**
 * How durable a commit is. `immediate`, the default: it waits for the disk and survives a power cut. `eventual`:
 * it survives the end of the process but does not wait for the disk, so a power cut may undo the newest such
 * transactions, each as a whole (PostgreSQL's asynchronous commit).
 */
export type TransactOptions = { durability?: 'immediate' | 'eventual' };

/** An open, migrated database. */
export type Database = {
  /** For transactions and writes. */
  db: Db;
  /** For reads, on separate connections: they never wait for a write. */
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
