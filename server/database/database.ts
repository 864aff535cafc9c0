import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';

/** What queries run on: the database itself, or a transaction in it. */
export type Db = Kysely<Schema>;
export type DbTransaction = Transaction<Schema>;

/** An open, migrated database. */
export type Database = {
  db: Db;
  engine: Engine;
  /** SQLite's file or PostgreSQL's URL, for opening another connection. */
  address: string;
  /** Resolves when the database answers a query, rejects within 5 seconds when it can't. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
