import type { Kysely } from 'kysely';
import type { Engine } from './migrations/migration.ts';
import type { Schema } from './schema.ts';

/** An open, migrated database. */
export type Database = {
  db: Kysely<Schema>;
  engine: Engine;
  /** SQLite's file or PostgreSQL's address, for whoever needs a connection of his own. */
  address: string;
  /** Resolves when the database answers a query, rejects within 5 seconds when it can't. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
